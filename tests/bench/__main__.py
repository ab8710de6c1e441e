"""Run every module called `bench_*` in this folder (or those named as arguments)."""

import platform
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from tests.bench.timing import Row, table


def main() -> None:
    """Print one table with the rows of all of them."""
    here = Path(__file__).parent
    names = sys.argv[1:] or sorted(
        path.stem.removeprefix("bench_") for path in here.glob("bench_*.py")
    )
    rows: list[Row] = []
    for name in names:
        print(f"measuring {name} ...", file=sys.stderr)
        module = import_module(f"tests.bench.bench_{name}")
        rows += cast("list[Row]", module.rows())
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    print(table(rows))


if __name__ == "__main__":
    main()
