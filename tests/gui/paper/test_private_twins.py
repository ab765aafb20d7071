"""What a slip says beside its orders changes nothing on paper: not a word, a line or a pixel.

Whether words are drawn as text or as shapes, prints that are the same to the byte tell the same.
"""

import random
import re
import zlib
from datetime import UTC, datetime

import pytest

from engine.catalogue import GAMES
from engine.exchange.doors import write_table
from engine.games.diplomacy.exchange.format_names import Format
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from gui import i18n
from gui.master.log_words import log_text
from gui.paper import kinds, press, sights
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import views_of
from gui.printable import Matter
from tests.agreements import usual_agreement

SENTENCES = (
    "neříkej mu, že ho na jaře bodnu v Burgundsku",
    "do not tell Tom that I stab him in Munich",
    "Ahoj, tady jsou moje povely",
    "",
)
"""Read as nobody's order, as noise, and nothing at all."""

ORDERS = ("A Par - Bur", "F Bre - MAO", "A Mar H")


def evening(rules, said):
    """Play a season and its autumn from slips of which one says something beside its orders."""
    store, time = MemoryStore(), datetime(2026, 11, 22, 20, tzinfo=UTC)
    seats = [Seat(power=power.id, player=power.letter) for power in rules.board.powers]
    found(
        rules,
        store,
        usual_agreement(title="Twins", seats=seats, led=True),
        terms=Terms(rng=random.Random(1), now=lambda: time, nonce=lambda: "00" * 32),
    )
    session = Table(rules, store, terms=Terms(now=lambda: time))
    for orders in (ORDERS, ("A Bur - Bel",)):
        session.master.enter("FRANCE", "\n".join((said, *orders, said)))
        session.master.enter("GERMANY", "A Mun - Ruh")
        session.master.commit()
        session.advance()
    session.master.enter("FRANCE", f"A Par\n{said}")  # not judged yet
    return session


def pressed(matter, wished, *, shapes=True):
    """Return everything that comes out of the press: PDF, pictures, text, and shapes if wanted."""
    wish = Wish(wished, view=views_of(matter)[0])
    pages, running = kinds.pages(matter, wish), kinds.running(matter, wish)
    count = len(pages)
    pictures = [press.picture(page, at, count, running, 0.3) for at, page in enumerate(pages, 1)]
    return {
        "PDF": undated(press.pdf(pages, running)),
        "pictures": [bytes(picture.constBits()) for picture in pictures],
        "shapes": [
            sights.svg(page, at, count, running) for at, page in enumerate(pages, 1) if shapes
        ],
        "text": kinds.plain_text(matter, wish),
    }


def undated(pdf):
    """Return what is in a PDF, unpacked, without the time at which it was made."""
    streams = [_unpacked(one) for one in re.findall(_STREAM, pdf)]
    rest = re.sub(rb"/(?:Creation|Mod)Date \([^)]*\)|/ID \[.*?\]", b"", re.sub(_STREAM, b"", pdf))
    return rest, [re.sub(rb"\d{4}-\d\d-\d\dT[\d:+Z-]+|uuid:[\w-]+", b"", one) for one in streams]


_STREAM = re.compile(rb"stream\n(.*?)\nendstream", re.DOTALL)


def _unpacked(stream):
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return stream


SILENT = tuple(kind for kind in Kind if kind not in (Kind.TABLE, Kind.LOG, Kind.MAP))


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_nothing_on_paper_depends_on_what_a_slip_says_beside_its_orders(look, loaded_map, spoken):
    i18n.speak(spoken)
    rules = GAMES["diplomacy"].rules(loaded_map.board, {})
    printed = []
    for said in SENTENCES:
        session = evening(rules, said)
        matter = Matter(public=session.public(), loaded=loaded_map, rules=rules, at=0)
        found = pressed(matter, SILENT, shapes=False)
        found["other programs"] = [write_table(session, form) for form in Format]
        printed.append(found)
    for said, found in zip(SENTENCES, printed, strict=True):
        for way, what in found.items():
            assert what == printed[0][way], (said, way)


def test_no_map_depends_on_it_either(look, loaded_map):
    rules = GAMES["diplomacy"].rules(loaded_map.board, {})
    one, other = (
        pressed(
            Matter(public=evening(rules, said).public(), loaded=loaded_map, rules=rules, at=0),
            (Kind.MAP,),
            shapes=False,
        )
        for said in (SENTENCES[0], "")
    )

    assert one == other


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_the_log_says_that_something_was_not_read_and_not_what(look, loaded_map, spoken):
    i18n.speak(spoken)
    rules = GAMES["diplomacy"].rules(loaded_map.board, {})
    logs = [log_text(evening(rules, said).log.store.events(), rules) for said in SENTENCES]
    public = evening(rules, "").public()
    one, other = (
        pressed(Matter(public=public, loaded=loaded_map, rules=rules, log=log), (Kind.LOG,))
        for log in logs[:2]
    )

    assert one == other
    assert logs[0] != logs[2] == logs[3], "the log does tell of lines that nobody could read"


def test_the_comparison_sees_a_single_word(look, loaded_map):
    rules = GAMES["diplomacy"].rules(loaded_map.board, {})
    public = evening(rules, "").public()
    one, other = (
        pressed(Matter(public=public, loaded=loaded_map, rules=rules, log=log), (Kind.LOG,))
        for log in SENTENCES[:2]
    )

    assert [way for way in one if one[way] == other[way]] == []
