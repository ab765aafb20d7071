"""Says in JSON which tests a change can reach: ``velmoc.py test --touched`` asks it.

``python -m tests.touched [REF] [--took FILE] [--processes N]``
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from tests.touched.changes import NoGitError, NoSuchRefError, Repository
from tests.touched.choice import Took, choose
from tests.touched.tree import Tree

ROOT = Path(__file__).parents[2]


def remembered(file: Path | None) -> Took:
    """Return how long tests took; nothing where that is not known."""
    try:
        told = json.loads(file.read_text("utf-8")) if file else {}
        return {name: (float(seconds), int(cases)) for name, (seconds, cases) in told.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def answer(root: Path, ref: str, took: Took, processes: int) -> dict[str, object]:
    """Return what a change can reach, and which of it is run."""
    try:
        since, changed = Repository(root).since(ref)
    except NoGitError:
        return {"fault": "no_git"}
    except NoSuchRefError:
        return {"fault": "no_ref"}
    tree = Tree(root)
    choice = choose(tree.reached(changed), tree.tests, took, processes)
    return {"fault": "", "since": since, "changed": len(changed), **asdict(choice)}


def main(arguments: list[str] | None = None) -> int:
    """Answer the question of a command line."""
    parser = argparse.ArgumentParser(prog="tests.touched", description=__doc__)
    parser.add_argument("ref", nargs="?", default="", help="what to compare with")
    parser.add_argument("--took", type=Path, help="what is remembered of tests")
    parser.add_argument("--processes", type=int, default=1, help="how many run at once")
    given = parser.parse_args(arguments)
    told = answer(ROOT, given.ref, remembered(given.took), given.processes)
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
