"""A witness comes from a phone, a letter or somebody's notes: it is read however it was written.

What can be read speaks for or against the history; what was misread speaks against nothing.
"""

import os
import unicodedata

import pytest

from engine.proof.evidence import read_evidence
from engine.proof.proofs import Matter, Standing, proofs_from
from engine.proof.witnesses import Held
from engine.table.envelope import twelve_signs
from engine.table.event import Sealed
from gui.commandline import verify
from tests.engine.proof.test_forgeries import played
from tests.engine.proof.test_law import last_witness


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return played(tmp_path_factory.mktemp("witness") / "friday.velmoc", phases=2)


@pytest.fixture(scope="module")
def evidence(path):
    return read_evidence(path)


@pytest.fixture(scope="module")
def kept(path, evidence):
    last = [event for event in evidence.events if isinstance(event, Sealed)][-1]
    signs = twelve_signs(last.fingerprint)
    return {"code": last_witness(path), "digest": last.fingerprint, "signs": signs}


def held(evidence, *texts):
    found = proofs_from(evidence, texts)
    return found, [one.held for one in found.testimonies]


def wide(text):
    """As a phone with a Japanese keyboard has it."""
    return text.translate({ord(c): ord(c) + 0xFEE0 for c in text if c.isascii() and c.isalnum()})


WRITTEN = {
    "as it is": str,
    "lower case": str.lower,
    "upper case": str.upper,
    "wide": wide,
    "decomposed": lambda text: unicodedata.normalize("NFD", text),
    "spaces that do not break": lambda text: text.replace(" ", "\u00a0"),
    "in quotes": lambda text: f"“{text}”.",
    "in a note": lambda text: f"Foto z pátku, {text}, viděl to Karel",
    "below a heading": lambda text: f"Friday night at John's\n\n{text}\n\nsent from my phone\n",
    "with a mark of its order": lambda text: f"\ufeff{text}",
    "twice": lambda text: f"{text}\n{text}",
}
CODES = {
    **{
        f"broken after {width}": lambda text, width=width: "\r\n".join(
            text[at : at + width] for at in range(0, len(text), width)
        )
        for width in (1, 7, 40, 59, 76)
    },
    "every part on a line": lambda text: "\n".join(text.split()),
    "signs that nobody sees": lambda text: text.replace(" ", "\u200b"),
    "in an address": lambda text: f"https://example.org/?q={text.replace(' ', '%20')}",
    "in a form": lambda text: text.replace(" ", "+"),
    "cut off": lambda text: text[:-30],
    "cut off early": lambda text: " ".join(text.split()[:4]),
    "in another order": lambda text: " ".join([*text.split()[:4], *text.split()[:3:-1]]),
}
SIGNS = {
    "with dashes": lambda text: text.replace(" ", "-"),
    "in one": lambda text: text.replace(" ", ""),
    "with a name": lambda text: f"France: {text}",
    "zero as a letter": lambda text: text.replace("0", "O").replace("1", "l"),
}


def ways():
    yield from (
        (kind, way, f) for kind in ("code", "digest", "signs") for way, f in WRITTEN.items()
    )
    yield from (("code", way, f) for way, f in CODES.items())
    yield from (("signs", way, f) for way, f in SIGNS.items())


def test_a_witness_is_read_however_it_was_written(evidence, kept):
    for kind, way, written in ways():
        found, said = held(evidence, written(kept[kind]))

        assert set(said) == {Held.AGREES}, (kind, way)
        assert found.good


def changed(text, at):
    return text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]


def test_what_was_misread_speaks_against_nothing(evidence, kept):
    code = kept["code"]
    phase = code.split()[2]
    misread = (changed(code, len(code) - 5), code.replace(phase, "F1907M"))
    for text in (*misread, "", "Friday night", "VELMOC2", "photo.jpg", "\0", "\ud800", "-" * 900):
        found, (said,) = held(evidence, text)

        assert said is (Held.MISREAD if text in misread else Held.NONE), text
        assert not found.good
        assert Matter.HISTORY in found.table[Standing.WITNESS]


def test_what_can_be_read_and_is_not_there_speaks_against_the_history(evidence, kept):
    head = kept["code"].index(kept["code"].split()[3])
    others = (changed(kept["code"], head), "0" * 64, "K7QF 3M2A 9XTD", "noted: K7QF-3M2A-9XTD")
    for text in others:
        found, (said,) = held(evidence, text)

        assert said in (Held.DIFFERS, Held.GONE), text
        assert Matter.HISTORY in found.table[Standing.BROKEN]


def test_notes_are_a_file_with_anything_around_what_counts(path, kept, tmp_path, capsys, qapp):
    notes = tmp_path / "notes.txt"
    lines = ["# Friday", *kept["code"].split(), "", "noted: " + kept["signs"], "so long"]
    notes.write_text("\n".join(lines), "utf-8")

    assert verify.main([str(path), "--lang", "en", "--witness", str(notes)]) == 0
    assert "Witness 2, Autumn 1901 (F1901M): agrees" in capsys.readouterr().out


def test_what_holds_no_witness_is_said_soon(path, tmp_path, capsys, qapp):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "empty.txt").touch()
    (tmp_path / "photo.png").write_bytes(bytes(range(256)) * 99)
    for place in (*sorted(tmp_path.iterdir()), tmp_path, "/dev/zero", tmp_path / "none.txt"):
        assert verify.main([str(path), "--lang", "en", "--witness", str(place)]) == 1, place
        assert "NO WITNESS" in capsys.readouterr().out
