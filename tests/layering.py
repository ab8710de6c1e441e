"""A contract for import-linter: the packages inside a package are strangers to each other.

It finds them itself, so that a new game is held to the rule without being named anywhere.
"""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class IndependentPackages(Contract):
    """No package directly inside `within` imports another one, not even through a third module."""

    type_name = "independent_packages"

    within = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001
        """Look for a chain of imports from one package to another."""
        packages = {
            child for child in graph.find_children(str(self.within)) if graph.find_children(child)
        }
        found = graph.find_illegal_dependencies_for_layers(layers=(packages,))
        chains = sorted(
            " -> ".join((*route.heads, *route.middle, *route.tails))
            for dependency in found
            for route in dependency.routes
        )
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the chains that were found."""
        for chain in check.metadata["chains"]:
            output.print_error(chain)
