"""A command that reads a game leaves its file as it lies there, of whatever version it is."""

import shutil
import time
from contextlib import suppress
from pathlib import Path

import pytest

from engine.club.memory import Memory
from engine.club.parcel import pack, unpack
from gui import i18n
from gui.commandline import commands, study, verify
from tests.engine.store.test_kept_files import KEPT

ROOT = Path(__file__).parents[3]

READERS = {
    "adjudicate": [(commands.main, "adjudicate")],
    "compare": [(commands.main, "compare")],
    "convert": [
        (commands.main, "convert", "--to", form)
        for form in ("json", "judge", "realpolitik", "datc", "velmoc")
    ],
    "line": [(commands.main, "line")],
    "study": [(study.main,), (study.main, "--text", "-")],
    "verify": [(verify.main,), (verify.main, "--full")],
}
"""Every command that is given a file, and how it can be asked."""


@pytest.fixture(autouse=True)
def english(qapp):
    yield
    i18n.speak("en")


def lies(file):
    """Return all that could tell that somebody wrote into a file, or beside it."""
    status = file.stat()
    return (
        *(file.read_bytes(), status.st_size, status.st_mtime_ns, status.st_mode),
        *(sorted(one.name for one in file.parent.iterdir()), file.parent.stat().st_mtime_ns),
    )


@pytest.fixture(params=KEPT, ids=lambda file: file.stem)
def kept(request, tmp_path):
    place = tmp_path / "games" / "Night.velmoc"
    place.parent.mkdir()
    shutil.copy(request.param, place)
    place.chmod(0o644)
    time.sleep(0.01)  # a disk's clock goes by ticks
    return place


def test_every_command_that_is_given_a_file_is_asked():
    told = (ROOT / "assets" / "help" / "en.txt").read_text("utf-8").split("\n== ")[1:]
    given = {page.split(maxsplit=1)[0] for page in told if "FILE" in page.splitlines()[1].split()}
    given |= {page.split(maxsplit=1)[0] for page in told if "[FILE]" in page.splitlines()[1]}

    assert given == READERS.keys()


@pytest.mark.parametrize("command", READERS)
def test_a_command_leaves_what_it_reads_as_it_was(kept, command, capfdbinary):
    before = lies(kept)
    for act, *words in READERS[command]:
        out = ["--out", str(kept.parents[1] / "new.velmoc")] if words[-1:] == ["velmoc"] else []
        with suppress(SystemExit):  # of this game it cannot be asked
            act([*words, str(kept), *out])

        assert lies(kept) == before


def test_a_club_leaves_what_it_takes_in_and_hands_out_as_it_was(kept, tmp_path):
    before, memory = lies(kept), Memory(tmp_path / "data")

    assert unpack(memory, kept.parent, tmp_path / "taken").added == 1
    assert lies(kept) == before

    memory.know({kept: "Night"})
    pack(memory, tmp_path / "parcel")
    assert lies(kept) == before
