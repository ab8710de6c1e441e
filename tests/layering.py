"""Contracts for import-linter that its own kinds do not cover.

They find out themselves what there is, so that a new game or a new module is held to them without
being named anywhere.
"""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class _Chains(Contract):
    """A contract that is broken by chains of imports, and shows them."""

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the chains that were found."""
        for chain in check.metadata["chains"]:
            output.print_error(chain)


def _verdict(chains: list[str]) -> ContractCheck:
    return ContractCheck(kept=not chains, metadata={"chains": sorted(chains)})


class IndependentPackages(_Chains):
    """No package directly inside `within` imports another one, not even through a third module.

    Packages in `shared` may be imported by all of them, and import none of them.
    """

    type_name = "independent_packages"

    within = fields.StringField()
    shared = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        """Look for a chain of imports from one package to another."""
        shared = set(self.shared)  # type: ignore[call-overload]
        packages = {
            child for child in graph.find_children(str(self.within)) if graph.find_children(child)
        }
        found = graph.find_illegal_dependencies_for_layers(layers=(packages - shared, shared))
        return _verdict(
            [
                " -> ".join((*route.heads, *route.middle, *route.tails))
                for dependency in found
                for route in dependency.routes
            ]
        )


class AllowedImports(_Chains):
    """The modules of `package` import nothing from outside of ours but what is `allowed`."""

    type_name = "allowed_imports"

    package = fields.StringField()
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        """Look at every direct import of something that is not ours."""
        package = str(self.package)
        allowed = set(self.allowed)  # type: ignore[call-overload]
        return _verdict(
            [
                f"{module} -> {imported}"
                for module in {package, *graph.find_descendants(package)}
                for imported in graph.find_modules_directly_imported_by(module)
                if graph.is_module_squashed(imported) and imported not in allowed
            ]
        )


class NeverImported(_Chains):
    """Nobody imports `module`."""

    type_name = "never_imported"

    module = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        """Look at who does."""
        module = str(self.module)
        return _verdict(
            [f"{other} -> {module}" for other in graph.find_modules_that_directly_import(module)]
        )
