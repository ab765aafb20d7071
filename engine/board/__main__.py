"""``python -m engine.board FOLDER``: check a map folder, print what is wrong with it."""

import argparse
import sys
from pathlib import Path

from engine.board.errors import MapError
from engine.board.loader import NAME, check


def main(arguments: list[str] | None = None) -> int:
    """Check a map; the exit code is 0 if it can be played on, 1 if not."""
    parser = argparse.ArgumentParser(prog="engine.board", description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder with a map.json")
    folder: Path = parser.parse_args(arguments).folder
    try:
        wrong = check(folder)
    except MapError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    for finding in wrong:
        sys.stdout.write(f"{folder / NAME}: {finding}\n")
    if not wrong:
        sys.stdout.write(f"{folder / NAME}: ok\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
