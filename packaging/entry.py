"""The installed program: ``velmoc`` on the command line, or ``python -m velmoc``.

The program lies beside this in a folder of its own, and is run from there as in a checkout. It is
never on the path of anything else: there are other packages called ``engine`` and ``gui``.
"""

import runpy
import sys
from pathlib import Path


def main() -> None:
    """Do what the command line asks; ends the process with its exit code."""
    program = Path(__file__).resolve().parent / "program" / "velmoc.py"
    sys.argv[0] = str(program)
    runpy.run_path(str(program), run_name="__main__")
