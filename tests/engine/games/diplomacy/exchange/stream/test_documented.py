"""What docs/engine.md shows is what happens."""

import json
import re
import subprocess
import sys
from pathlib import Path

from engine.formats.stream import answer

ROOT = Path(__file__).parents[6]
TEXT = (ROOT / "docs" / "engine.md").read_text("utf-8")


def example(language):
    return re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)[1]


def test_the_example_in_python_prints_what_is_shown():
    told = subprocess.run(
        [sys.executable, "-c", example("python")],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )

    assert told.stderr == ""
    assert told.stdout == example("text")


def test_the_example_of_a_line_is_judged(service):
    line = re.search(r"echo '(.*?)'", example("sh"), re.DOTALL)[1].replace("\n", "")

    said, judged = answer(line.encode(), service)

    assert judged
    assert json.loads(said)["results"]["A PAR"]["result"] == "succeeds"


def test_every_field_of_an_answer_is_documented(service):
    line = json.dumps({"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}})

    fields = json.loads(answer(line.encode(), service)[0])

    assert [name for name in fields if f"`{name}`" not in TEXT] == []
