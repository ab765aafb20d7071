"""Diplomatia on paper: its own words, its evaluation as a table, its places by centres."""

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QPainter, QPicture

from engine.board.loader import load_map
from engine.games.diplomatia.calendar import CALENDAR
from engine.table.view import PastPhase, PublicView, Stage
from gui import i18n
from gui.paper import ink, kinds, press
from gui.paper.flow import A4
from gui.paper.kinds import Kind, Wish
from gui.paper.line_drawing import LineDrawing
from gui.paper.map_sheet import MapView
from gui.paper.order_sheets import OrderPaper
from gui.paper.part import Part
from gui.windows.printing import begun
from gui.words import labels

FOREIGN = {
    "cs": r"konvoj|jar[oau]\b|podzim|\bzim[aouy]\b|\brok\b|19\d\d|držet|rozkaz|pobřeží",
    "en": r"convoy|spring|autumn|winter|\byears?\b|19\d\d|\bhold|\bcoasts?\b",
}
"""What only Diplomacy says."""

OWN = {
    "cs": r"přístav|transport|zabrán|kontrol|\b\d+\. tah\b|mocnost",
    "en": r"\bports?\b|transport|seiz|control|\bturn \d",
}
"""What only Diplomatia says."""


@pytest.fixture(scope="session")
def eu():
    return load_map("eu")


@pytest.fixture
def evaluated(eu, look):
    """Return a table after its second turn, in which one power has taken a centre and a port."""
    matter = begun(eu)
    board, start = eu.board, matter.public.position
    free = next(at for at in board.centres if at not in start.owners)
    port = next(at for at in sorted(board.ports) if at not in start.owners)
    plain = next(at for at in board.provinces if at not in start.owners and at not in board.counted)
    taken = {free: "FRA", port: "FRA", plain: "VIS"}
    before = replace(start, phase=CALENDAR.parse("T2M"), owners={**start.owners, **taken})
    resolution = matter.rules.adjudicate(before, {})
    assert resolution.after.phase.code == "T2C"
    past = PastPhase(
        before=before,
        orders={},
        resolution=resolution,
        fingerprints={},
        nonces={},
        disorder=(),
    )
    public = PublicView.of_board("Thursday", board, resolution.after, (past,), stage=Stage.REVEALED)
    return replace(matter, public=public, at=0)


def words_on(matter, monkeypatch, wishes):
    """Return all that is written on pages, but for names on maps."""
    told, real = [], ink.write
    monkeypatch.setattr(ink, "write", lambda *a, **k: told.append(a[2]) or real(*a, **k))
    monkeypatch.setattr(Part, "paint", lambda *_: None)
    monkeypatch.setattr(LineDrawing, "paint", lambda *_, **__: None)
    for wish in wishes:
        for page in kinds.pages(matter, wish):
            canvas = QPicture()
            painter = QPainter(canvas)
            press.paint_page(painter, page, 1, 1, kinds.running(matter, wish))
            painter.end()
    return "\n".join(told)


def everything(matter):
    kinds_ = [kind for kind in Kind if kind is not Kind.TABLE and kinds.there_is(kind, matter)]
    yield Wish(kinds_, A4)
    yield Wish([Kind.ORDERS], A4, orders=OrderPaper.SLIPS)
    for view in (MapView.PIECES, MapView.CONFERENCE, MapView.PLANS, MapView.BOARD):
        yield Wish([Kind.MAP], A4, view=view)


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_nothing_on_its_paper_is_said_as_in_diplomacy(evaluated, monkeypatch, spoken):
    with i18n.speaking(spoken):
        start = replace(evaluated, public=begun(evaluated.loaded).public, at=-1)
        text = words_on(evaluated, monkeypatch, everything(evaluated))
        text += words_on(start, monkeypatch, everything(start))

    rest = text.replace("2013", "")
    assert re.findall(FOREIGN[spoken], rest, re.IGNORECASE) == []
    assert re.search(OWN[spoken], text, re.IGNORECASE)


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_nothing_on_diplomacys_paper_is_said_as_in_it(matter_after, monkeypatch, spoken):
    with i18n.speaking(spoken):
        matter = matter_after(6)
        text = words_on(matter, monkeypatch, everything(matter))

    assert re.findall(OWN[spoken], text, re.IGNORECASE) == []
    assert re.search(FOREIGN[spoken], text, re.IGNORECASE)


def test_the_evaluation_is_a_table_on_the_page_of_results(evaluated):
    board, after = evaluated.board, evaluated.past.resolution.after
    text = kinds.plain_text(evaluated, Wish([Kind.RESULTS], A4))

    assert "Evaluation of control" in text
    rows = {}
    for line in text.split("\n"):
        head, *cells = [word for word in line.split() if word != "·"] or [""]
        rows[head] = rows.get(head) or cells
    for name, power, more in (("France", "FRA", 1), ("Germany", "GER", 0)):
        told = []
        for kind, feeding in (("A", board.centres), ("F", board.ports)):
            owned = sum(after.owners.get(at) == power for at in feeding)
            units = sum(one.kind == kind for one in after.of(power))
            assert owned - units == more
            told += [str(owned), str(units), f"+{more}" if more else "0"]
        assert rows[name][:6] == told


def test_places_go_by_centres_and_by_nothing_else_that_is_owned(evaluated):
    text = kinds.plain_text(evaluated, Wish([Kind.STANDING], A4))
    rows = [line for line in text.split("\n") if re.match(r"\s*\d+\.", line)]

    figures = {re.search(r"[A-Z]\w+", row)[0]: re.findall(r"\b\d+\b", row)[-2:] for row in rows}
    after = evaluated.past.resolution.after
    for power in evaluated.board.powers_by_id:
        named = figures[labels.power_name(evaluated.board, power).split()[0]]
        counted = after.counted(power, evaluated.board)
        assert named == [str(counted), str(len(after.of(power)))]
    assert after.count("VIS") > after.counted("VIS", evaluated.board)


def test_a_rules_card_without_players_has_no_empty_heading(evaluated):
    assert "Seats" not in kinds.plain_text(evaluated, Wish([Kind.RULES], A4))


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_where_there_is_no_sea_the_rules_card_speaks_of_none(look, spoken):
    with i18n.speaking(spoken):
        text = kinds.plain_text(begun(load_map("praga")), Wish([Kind.RULES], A4))

    words = r"přístav|flotil|transport|sektor|vyplul|\bports?\b|fleet|sector|landed|sail"
    assert re.findall(words, text, re.IGNORECASE) == []
