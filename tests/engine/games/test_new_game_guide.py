"""``docs/new_game.md`` is followed to the letter: whoever does what it says has a game."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "new_game.md").read_text("utf-8")
NEEDED = ("engine", "gui", "maps", "assets", "tests", "pyproject.toml", "velmoc.py")
COMMANDS = {
    "python3 velmoc.py adjudicate": "python3 -m gui.commandline.commands adjudicate",
    "python3 velmoc.py soak": "python3 -m engine.robots.soak",
}
"""What ``velmoc.py`` starts, without the environment that it makes first."""

COLLECTED = ("tests/cases/test_blank_cases.py", "tests/gui/games/test_catalogue.py")
"""Tests like those that the page has run: they load most of the program."""

PLAYED = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from engine import tables
from engine.board.loader import load_map
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import i18n
from gui.games import catalogue, every_game  # noqa: F401 - as whoever starts the program does
from gui.kit import theme
from gui.table.desk.desk_screen import DeskScreen

path, told = Path("Night.velmoc"), {}
guilds = tuple(load_map("bell_town").board.powers_by_id)
seats = tuple(Seat(power=guild, player=guild.title()) for guild in guilds)
agreement = Agreement(game="ringers", map="bell_town", year=1, title="Night", seats=seats)
table = tables.found_game(path, agreement)
while table.public().outcome is None:
    at = table.public()
    if at.phase.kind.id == "evening":
        sheet = {"MOTHS": ["L MILL RING", "L GATE RING"]}
    else:
        sheet = {}
    for guild in guilds:
        table.envelopes.seal(guild, sheet.get(guild, ()))
    table.reveal()
    assert all(table.verify(table.public().past[-1]).values())
    if table.public().outcome is None:
        table.advance()
before = table.public()
table.close()
table = tables.open_game(path)
assert table.public() == before
told["phases"] = [past.phase.code for past in before.past]
told["outcome"] = [before.outcome.end, *before.outcome.powers]
table.close()

app = QApplication([])
theme.prepare()
theme.use("light")
i18n.speak("en")
table = tables.found_game(Path("Second.velmoc"), agreement)
desk = DeskScreen(table.seat("MOTHS"), table.rules, load_map("bell_town"), width=1280)
desk.resize(1280, 720)
desk.show()
desk.arrive()
app.processEvents()
told["rows"] = sorted(desk.panel.list.rows)
told["empty"] = desk.grab().isNull()
game = catalogue.GAMES["ringers"]
told["words"] = [game.name(), game.phases().date(table.rules.calendar.parse("D2N"))]
print(json.dumps(told))
"""
"""A whole game is founded, sealed, revealed and opened again, and a desk of another is shown."""


@dataclass(frozen=True)
class Block:
    """A block of the page, with the file that is named above it."""

    kind: str
    text: str
    file: str


def steps():
    """Return the blocks of the page by the number of their step."""
    found = {}
    for section in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]:
        number = section.partition(".")[0]
        if not number.isdigit():
            continue
        file, blocks = "", []
        for named, kind, text in re.findall(
            r"^`(\w[\w/.]+\.\w+)`|^```(\w+)\n(.*?)^```", section, re.DOTALL | re.MULTILINE
        ):
            file = named or file
            blocks += [Block(kind, text, file)] if kind else []
        found[int(number)] = blocks
    return found


STEPS = steps()


def missing():
    """Return the rows of the last table: the step left out, the command, and what it says."""
    rows = re.findall(r"^\| step (\d+) \| step (\d+) \| `(.+)` \|$", PAGE, re.MULTILINE)
    found = []
    for left_out, asked_in, said in rows:
        shown = [block.text for block in STEPS[int(asked_in)] if block.kind == "console"]
        command = shown[-1].removeprefix("$ ").partition("\n")[0]
        found.append((int(left_out), command, said))
    return found


def run(tree, *line):
    own = {"QT_QPA_PLATFORM": "offscreen", "VELMOC_HOME": str(tree), "VELMOC_PURE": "1"}
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    # What is of this run; maps are kept alike, and bytecode lies beside the source that was copied.
    ours = ("PYTEST", "VELMOC_COUNTS", "VELMOC_TOOK", "PYTHONPYCACHE", "PYTHONDONTWRITE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        line,
        cwd=tree,
        env={**kept, **own, "PATH": path, "PYTHONPATH": str(tree)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def asked(tree, command):
    """Return what a command says, as somebody who follows the page would give it."""
    for ours, module in COMMANDS.items():
        command = command.replace(ours, module)
    return run(tree, "sh", "-c", command)


def change(tree, block):
    """Take out the lines with a minus and add those with a plus; they stand together."""
    lines = block.text.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    path = tree / block.file
    text = path.read_text("utf-8")
    assert f"\n{old}" in f"\n{text}", f"{block.file} has no\n{old}"
    path.write_text(text.replace(old, new, 1), "utf-8")


def follow(tree, number):
    for block in STEPS[number]:
        if block.kind == "diff":
            change(tree, block)
        elif block.kind == "sh":
            done = run(tree, "sh", "-e", "-c", block.text)
            assert (done.returncode, done.stderr) == (0, "")


def look(tree, number):
    """Hold what a step lets see against what is seen; ``…`` stands for anything."""
    for block in STEPS[number]:
        if block.kind != "console":
            continue
        command, _, wanted = block.text.removeprefix("$ ").partition("\n")
        done = asked(tree, command)
        pattern = ".*".join(map(re.escape, wanted.rstrip().split("…")))
        assert re.fullmatch(pattern, done.stdout.rstrip(), re.DOTALL), done.stdout + done.stderr


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """Return a folder with the program, in which the first step was followed."""
    if lacks := [name for name in ("sh", "perl") if not shutil.which(name)]:
        pytest.skip(f"the system lacks {', '.join(lacks)}")
    folder = tmp_path_factory.mktemp("copied")
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    follow(folder, 1)
    # Bytecode is written once for all copies of it.
    collected = run(folder, sys.executable, "-m", "pytest", "--collect-only", "-q", *COLLECTED)
    assert collected.returncode == 0, collected.stdout
    return folder


@pytest.fixture
def tree(copied, tmp_path):
    return shutil.copytree(copied, tmp_path / "tree")


def test_the_page_has_its_steps_in_order_and_a_row_for_most():
    assert [*STEPS] == [*range(1, len(STEPS) + 1)]
    assert {step for step, _, _ in missing()} == {2, 3, 4, 5, 6, 7}
    assert {block.kind for blocks in STEPS.values() for block in blocks} == {
        *("sh", "diff", "console")
    }


@pytest.mark.evening
def test_whoever_follows_the_page_has_a_game(tree):
    for number in STEPS:
        if number > 1:
            follow(tree, number)
        look(tree, number)

    done = run(tree, sys.executable, "-c", PLAYED)

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["phases"] == [f"D{day}{part}" for day in (1, 2, 3) for part in "MEN"]
    assert told["outcome"] == ["solo", "MOTHS"]
    assert told["rows"] == ["L GATE", "L MILL"]
    assert told["words"] == ["Ringers", "Day 2, night"]
    assert not told["empty"]


@pytest.mark.evening
@pytest.mark.parametrize(("left_out", "command", "said"), missing())
def test_a_step_that_is_left_out_is_named(tree, left_out, command, said):
    for number in STEPS.keys() - {1, left_out}:
        follow(tree, number)

    done = asked(tree, command)

    assert done.returncode != 0
    assert said in done.stdout + done.stderr
