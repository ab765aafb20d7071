"""Whether it is found where pieces and lines do not say the truth: each is put elsewhere."""

import math
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPointF

from engine.board.loader import load_map
from engine.board.province import Terrain
from gui import i18n
from gui.games.diplomacy.marks.drawing import marks_for_resolution
from gui.kit import theme
from gui.map.arrows import order_lines as runs
from gui.map.arrows.line_routes import Ways
from gui.map.arrows.marks import MoveMark
from gui.map.arrows.order_lines import Runs, Situation
from gui.map.board.view import BoardView
from gui.map.names.labels import Labeller
from gui.map.pictures import arrangement
from gui.map.pieces import standing
from gui.map.qt_lines import through
from gui.robots.map_check import __main__ as map_check
from gui.robots.map_check import inspector as piece_check
from gui.robots.map_check.inspector import Fault, Inspector, chance_position
from gui.robots.map_check.measured_board import SIZES, Specimen
from gui.robots.map_check.raster import body
from tests.gui.robots.said_of_map import said_by_the_command


@pytest.fixture(scope="module")
def loaded(qapp):
    theme.prepare()
    return load_map("standard")


def test_every_unit_and_every_way_was_looked_at_by_itself(loaded):
    inspector = Inspector(loaded)
    size = SIZES[1]
    inspector.each(size)
    looked = inspector.tally.looked

    assert looked[size.name, Fault.UNIT_AWAY] == 120
    assert looked[size.name, Fault.BEATEN_ASTRAY] == 120
    assert looked[size.name, Fault.WAY_ASTRAY] == 504
    assert looked[size.name, Fault.LEG_ASHORE] == 42
    assert looked[size.name, Fault.ARROW_SHORT] == 504
    assert looked[size.name, Fault.VOYAGE_ASHORE] > 60
    assert looked[size.name, Fault.COAST_UNNAMED] == 12
    assert inspector.tally.findings == []


@pytest.fixture(scope="module")
def ports(qapp):
    """Look at a map on which fleets keep to the sea."""
    theme.prepare()
    return Inspector(load_map("eu"))


def test_every_shore_is_left_and_landed_on_by_transport(ports):
    voyages, board = [*ports._carried()], ports.board
    shores = {
        (land, sector)
        for land in board.shores
        for sector in board.shores[land]
        if board.provinces[sector].terrain is Terrain.SEA and len(board.shores[sector]) > 1
    }

    assert {(mark.at, mark.via[0]) for mark in voyages} == shores
    assert {(mark.to, mark.via[-1]) for mark in voyages} == shores


def test_every_port_is_seized_from_its_coast(ports):
    seized = {(mark.at, mark.to) for mark in ports._seizures() if mark.stays}
    board = ports.board

    assert seized == {(board.provinces[sector].port.coast, sector) for sector in board.ports}


def test_an_anchor_under_pieces_is_found(ports, monkeypatch):
    mark, size = next(ports._seizures()), SIZES[1]
    ports._board(size).lay_units([ports._unit("A", mark.at)], (), [mark])
    ports._hook(size, mark)
    before = [*ports.tally.findings]
    covered = ports._covered(size)
    monkeypatch.setattr(ports, "_covered", lambda size: covered | True)
    ports._hook(size, mark)

    assert before == []
    assert [one.fault for one in ports.tally.findings] == [Fault.ANCHOR_HIDDEN]


def test_the_line_of_a_seizure_leaves_its_spaces_no_more_than_the_usual_bow(ports):
    shapes, arranged = arrangement.shared(ports.loaded)
    spots, ways, gave_way = ports.loaded.atlas.spots, arranged.ways, 0
    for mark, turn in product(ports._seizures(), range(8)):
        x, y = spots[mark.at].army
        army = QPointF(x + 40 * math.cos(turn), y + 40 * math.sin(turn))

        def place(*_, army=army):
            return army

        lines = Runs(Situation(shapes, ways, place, place, frozenset(), 1.0, 1.0))
        bow = next(ways.bows((army, lines.port(mark))))
        usual = bow.cut(min(16, bow.length * 0.4), bow.length)
        before = ways.stray(mark.at, mark.to, usual)
        after = ways.stray(mark.at, mark.to, lines.shaft(mark).track)
        assert after <= max(before, runs.BORNE)
        gave_way += after < before
    assert gave_way


def test_a_unit_on_a_centre_or_a_port_is_found(ports):
    for mark in ports.loaded.atlas.marks:
        piece = body("A") + np.array(mark)
        assert ports._hidden(piece, 1.0) == pytest.approx(1, abs=0.1)
        assert ports._hidden(piece + 1000.0, 1.0) == 0


def another(loaded):
    """Return the same map as another one, of which nothing is remembered."""
    return replace(loaded, board=replace(loaded.board))


def found(loaded, size, positions=0):
    inspector = Inspector(another(loaded))
    if not positions:
        inspector.each(size)
    for seed in range(positions):
        inspector.position(size, seed)
    return {(one.place, one.fault) for one in inspector.tally.findings}


def test_units_at_the_map_s_own_spots_would_lie_on_other_spaces(loaded, monkeypatch):
    monkeypatch.setattr(
        standing.Standing, "_search", lambda self, one: iter([(self.home(one), (0, 0, 0, 0))])
    )
    wrong = found(loaded, SIZES[1])

    assert {("F EDI", Fault.UNIT_AWAY), ("A ROM", Fault.UNIT_AWAY)} <= wrong
    assert sum(fault is Fault.BEATEN_ASTRAY for _, fault in wrong) > 20


def test_a_beaten_unit_without_a_line_back_is_found(loaded, monkeypatch):
    monkeypatch.setattr(standing.Standing, "leads", lambda self, stands: {})

    assert ("A EDI", Fault.BEATEN_LOST) in found(loaded, SIZES[0])


def straight(self, one, other, ends, others=()):
    return through(ends)


def test_straight_lines_would_run_through_third_spaces_and_over_land(loaded, monkeypatch):
    monkeypatch.setattr(Ways, "between", straight)
    monkeypatch.setattr(Ways, "bows", lambda self, ends, **_: iter(()))
    wrong = found(loaded, SIZES[1])

    assert ("F MAO - WES", Fault.LEG_ASHORE) in wrong
    assert ("A APU - VEN", Fault.WAY_ASTRAY) in wrong
    assert sum(fault is Fault.WAY_ASTRAY for _, fault in wrong) > 60


def test_discs_that_do_not_give_way_would_lie_on_pieces_and_centres(loaded, monkeypatch):
    monkeypatch.setattr(runs, "free_place", lambda wanted, *_: wanted)
    faults = {fault for _, fault in found(loaded, SIZES[0], positions=6)}

    assert {Fault.DISC_ON_PIECE, Fault.DISC_ON_CENTRE} <= faults


def test_arrows_that_do_nothing_to_be_seen_are_too_short(loaded, monkeypatch):
    before = [one for one in found(loaded, SIZES[0], positions=5) if one[1] is Fault.ARROW_SHORT]
    monkeypatch.setattr(runs, "SHAFT", 0.0)
    after = [one for one in found(loaded, SIZES[0], positions=5) if one[1] is Fault.ARROW_SHORT]

    assert before == []
    assert len(after) > 5


@pytest.mark.evening
def test_what_is_measured_is_what_lies_on_a_board(loaded, qtbot):
    """A board on screen draws each piece and line where the measured one has it."""
    for seed, size in enumerate(SIZES):
        before, resolution, orders = chance_position(loaded, seed)
        marks = marks_for_resolution(loaded.board, before, orders, resolution)
        measured, seen = Specimen(loaded, size), BoardView(loaded, interactive=False)
        qtbot.addWidget(seen)
        seen.resize(*size.port)
        seen.pieces.set_big(size.big)
        seen.show()
        qtbot.waitExposed(seen)
        for position, drawn in ((before, marks), (resolution.after, ())):
            measured.lay(position, drawn)
            seen.show_position(position)
            seen.marks.show(drawn)
            seen.camera.fit()
            seen.finish()

            assert seen.camera.zoom == pytest.approx(measured.view.camera.zoom)
            assert laid(seen) == laid(measured.view)


def laid(board):
    """Return where every piece, line back and line of an order is drawn on a board."""
    pieces = [
        (item.kind, item.at, item.state, item.x(), item.y(), item.scale())
        for item in (*board.pieces.units.values(), *board.pieces.dislodged.values())
    ]
    lines = [
        (mark, item.zValue(), item.sceneBoundingRect().getRect(), item.pos().toTuple())
        for (mark, _), items in board.marks.items.items()
        for item in items
    ]
    return pieces, [leader.lead for leader in board.pieces.leaders], lines


def test_a_map_on_which_names_of_coasts_have_no_room_is_found(loaded, monkeypatch):
    monkeypatch.setattr(Labeller, "_along", lambda self, location: iter(()))

    assert ("SPA/NC", Fault.COAST_UNNAMED) in found(loaded, SIZES[0])


def test_a_convoy_that_cut_across_the_land_is_found(loaded, monkeypatch):
    monkeypatch.setattr(Ways, "between", straight)
    inspector = Inspector(another(loaded))
    board = Specimen(inspector.loaded, SIZES[1])
    army, fleet = inspector._unit("A", "EDI"), inspector._unit("F", "MAO")
    mark = MoveMark(letter="E", kind="A", at="EDI", to="TUN", via=("MAO",))
    board.lay_units([army, fleet], (), [mark])
    inspector._boards[SIZES[1].name] = board
    inspector._wave(SIZES[1], mark)

    assert [one.fault for one in inspector.tally.findings] == [Fault.VOYAGE_ASHORE]


@pytest.mark.evening
def test_the_command_names_what_is_wrong_with_its_figure(loaded, monkeypatch):
    monkeypatch.setattr(piece_check, "SIZES", SIZES[1:2])
    monkeypatch.setattr(
        standing.Standing, "_search", lambda self, one: iter([(self.home(one), (0, 0, 0, 0))])
    )

    _, found = said_by_the_command(monkeypatch, "--positions", "0")

    words = {
        "en": ": 1920x1080: F EDI: only 27% of the unit lies on its own space",
        "cs": "1920x1080: F EDI: na svém prostoru leží jen 27 % jednotky",
    }
    assert found.keys() == words.keys() == {*i18n.LANGUAGES}
    for language, (code, said) in found.items():
        assert code == 1
        assert words[language] in said


@pytest.mark.parametrize("fault", Fault)
def test_everything_that_is_found_has_words(fault):
    assert map_check.FINDINGS[fault]
    assert map_check.HEADINGS[fault]
