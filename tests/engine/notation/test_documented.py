"""What ``docs/notation.md`` shows is so."""

import re
from pathlib import Path

import pytest

from engine.notation.position_line import position_line, read_position_line

TEXT = Path("docs/notation.md").read_text(encoding="utf-8")
LINES = re.findall(r"^(?:prints `)?(VEL1 [A-Z0-9:+./*$%\- ]+)", TEXT, re.MULTILINE)


@pytest.mark.parametrize("line", LINES)
def test_its_lines_are_written_so(line):
    read = read_position_line(line)

    assert position_line(read.position, read.rules) == line


def test_its_program_prints_what_is_said(capsys):
    program = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)[1]

    exec(program)

    assert f"prints `{capsys.readouterr().out.strip()}`" in TEXT
    assert len(LINES) == 2


def test_its_arrangements_are_those_of_the_game():
    for sides in re.findall(r"`([A-Z]+(?:\+[A-Z]+)+)`", TEXT):
        read = read_position_line(f"VEL1 STANDARD/{sides} S1901M")

        assert position_line(read.position, read.rules).split()[1] == f"STANDARD/{sides}"
