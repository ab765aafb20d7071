"""What a slip says beside its orders is in no file and no words that leave a master's program."""

import base64
import random
import re
import zlib
from datetime import UTC, datetime

import pytest

from engine.club.memory import Memory
from engine.games.diplomacy.exchange.format_names import Format
from engine.store.library import Library
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.tables import found_game
from gui import i18n
from gui.commandline import commands, verify
from tests.agreements import usual_agreement

SAID = ("neříkej mu, že ho na jaře bodnu v Burgundsku", "do not tell Tom that I stab him in Munich")
PRIVATE = ("říkej", "bodnu", "jaře", "urgundsku", "tell", "stab", "Tom ")
"""Words of them in which no program of ours says anything about this game."""


@pytest.fixture(autouse=True)
def speak_english_again(qapp):
    yield
    i18n.speak("en")


@pytest.fixture
def led(tmp_path, loaded_map):
    """Play a game that a master leads in a file, and end it; slips say something beside orders."""

    def play(name, said):
        path, time = tmp_path / name / "game.velmoc", datetime(2026, 11, 22, 20, tzinfo=UTC)
        path.parent.mkdir()
        seats = [Seat(power=one.id, player=one.letter) for one in loaded_map.board.powers]
        session = found_game(
            path,
            usual_agreement(title="Twins", seats=seats, led=True),
            board=loaded_map.board,
            terms=Terms(rng=random.Random(1), now=lambda: time, nonce=lambda: "00" * 32),
        )
        for orders in (("A Par - Bur", "F Bre - MAO"), ("A Bur - Bel", "F MAO - Por"), ("A Par",)):
            session.master.enter("FRANCE", "\n".join((*said, *orders, *said)))
            if not session.public().phase.code.startswith("W"):
                session.master.enter("GERMANY", "\n".join(("A Mun - Ruh", *said)))
                for one in said[-1:]:
                    session.master.rule("GERMANY", one, struck=True)
            session.master.commit()
            session.advance()
        session.master.enter("FRANCE", "\n".join(said))
        session.ballots.end_by_draw()
        session.close()
        return path

    return play


def written(path, capfdbinary):
    """Return everything that our programs write and say of a game's file in both languages."""
    found = {}
    for form in Format:
        out = path.with_suffix(f".{form}")
        assert commands.main(["convert", str(path), "--to", str(form), "--out", str(out)]) == 0
        found[f"convert {form}"] = unpacked(out.read_bytes())
    for language in ("cs", "en"):
        for form in Format:
            out = path.with_suffix(f".{form}")
            commands.main(["compare", str(out), "--words", "--lang", language])
            found[f"compare {form} {language}"] = heard(capfdbinary)
        verify.main([str(path), "--full", "--lang", language])
        found[f"verify {language}"] = heard(capfdbinary)
    return found


def unpacked(data):
    """Return a file with what is packed in it: our own record stands so below a text."""
    return re.sub(PACKED, lambda found: zlib.decompress(base64.b64decode(found[0])), data)


PACKED = re.compile(rb"^eN[\w+/]{40,}\n(?:[\w+/]+={0,2}\n?)+", re.MULTILINE)
"""What zlib packs, in lines of base64."""


def heard(capfdbinary):
    said = capfdbinary.readouterr()
    return said.out + said.err


def handed_out(path):
    """Return the records that a club gives to another one, and all that it keeps beside games."""
    library = Library(path.parent / "data")
    library.opened(path, "Twins")
    club = Memory(path.parent / "data", library)
    assert len(club.look()) == len(club.book.records) == 1
    club.hand_out(path.parent / "records.json")
    return {
        str(file.name): file.read_bytes()
        for file in (path.parent / "records.json", *(path.parent / "data").rglob("*"))
        if file.is_file()
    }


def test_no_file_and_no_program_tells_what_a_slip_says_beside_its_orders(led, capfdbinary):
    one, other = led("one", SAID), led("other", ())
    assert all(word.encode() in one.read_bytes() for word in PRIVATE), "the game's own file has it"

    here, there = written(one, capfdbinary), written(other, capfdbinary)
    for way, what in (*here.items(), *handed_out(one).items()):
        said = what.decode("utf-8", "replace")
        assert [word for word in PRIVATE if word in said] == [], way
    assert all(b'"turns"' in here[f"convert {form}"] for form in Format), "all of it is unpacked"
    exported = [way for way in here if way.startswith(("convert", "compare"))]
    assert [way for way in exported if here[way].replace(b"/one/", b"/other/") != there[way]] == []
