"""Whether pieces and lines say the truth, each by itself and in 200 positions by chance."""

import pytest
from PySide6.QtCore import QPointF

from engine import resources
from engine.board.loader import load_map
from gui import i18n, map_check, piece_check
from gui.kit import theme
from gui.map import runs, standing
from gui.map.track import Track
from gui.map.ways import Ways
from gui.piece_check import SIZES, Fault, Inspector, inspect

STANDARD = resources.maps() / "standard"


@pytest.fixture(scope="module")
def loaded(qapp):
    theme.prepare()
    return load_map("standard")


@pytest.fixture(scope="module")
def tally(loaded):
    return inspect(loaded, 200)


@pytest.mark.parametrize("fault", [one for one in Fault if one is not Fault.ARROW_SHORT])
def test_no_picture_of_the_standard_map_contradicts_its_position(tally, fault):
    assert [one for one in tally.findings if one.fault is fault] == []
    assert sum(count for (_, looked), count in tally.looked.items() if looked is fault) > 100


def test_every_unit_and_every_way_was_looked_at_by_itself(loaded):
    inspector = Inspector(loaded)
    size = SIZES[1]
    inspector.each(size)
    looked = inspector.tally.looked

    assert looked[size.name, Fault.UNIT_AWAY] == 120
    assert looked[size.name, Fault.BEATEN_ASTRAY] == 120
    assert looked[size.name, Fault.WAY_ASTRAY] == 504
    assert looked[size.name, Fault.LEG_ASHORE] == 42
    assert inspector.tally.findings == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_hardly_any_arrow_among_many_units_is_too_short_to_be_seen(tally, size):
    assert tally.looked[size.name, Fault.ARROW_SHORT] > 200
    assert tally.share(size, Fault.ARROW_SHORT) <= size.short


def found(loaded, size, positions=0):
    inspector = Inspector(loaded)
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


def test_straight_lines_would_run_through_third_spaces_and_over_land(loaded, monkeypatch):
    monkeypatch.setattr(
        Ways, "between", lambda self, one, other, ends, others=(): Track([QPointF(e) for e in ends])
    )
    wrong = found(loaded, SIZES[1])

    assert ("F MAO - WES", Fault.LEG_ASHORE) in wrong
    assert ("A APU - VEN", Fault.WAY_ASTRAY) in wrong
    assert sum(fault is Fault.WAY_ASTRAY for _, fault in wrong) > 60


def test_discs_that_do_not_give_way_would_lie_on_pieces_and_centres(loaded, monkeypatch):
    monkeypatch.setattr(runs, "free_place", lambda wanted, ahead, half, taken: wanted)
    faults = {fault for _, fault in found(loaded, SIZES[0], positions=6)}

    assert {Fault.DISC_ON_PIECE, Fault.DISC_ON_CENTRE} <= faults


def test_arrows_that_do_nothing_to_be_seen_are_too_short(loaded, monkeypatch):
    before = [one for one in found(loaded, SIZES[0], positions=5) if one[1] is Fault.ARROW_SHORT]
    monkeypatch.setattr(runs, "SHAFT", 0.0)
    after = [one for one in found(loaded, SIZES[0], positions=5) if one[1] is Fault.ARROW_SHORT]

    assert len(after) > 2 * len(before) + 5


@pytest.fixture(params=i18n.LANGUAGES)
def language(qapp, monkeypatch, request):
    before = i18n.language()
    monkeypatch.setattr(i18n, "system_language", lambda: request.param)
    yield request.param
    i18n.speak(before)


def test_the_command_says_that_all_is_true(language, capsys):
    assert map_check.main(["check", "--pieces", "--positions", "0", str(STANDARD)]) == 0

    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    words = {"en": "pieces and lines say the truth", "cs": "figurky i čáry říkají pravdu"}
    assert said[-1] == f"{STANDARD / 'map.json'}: {words[language]}"
    assert len(said) == 2 + len(SIZES)


def test_the_command_names_what_is_wrong_with_its_figure(language, capsys, monkeypatch):
    monkeypatch.setattr(piece_check, "SIZES", SIZES[1:2])
    monkeypatch.setattr(
        standing.Standing, "_search", lambda self, one: iter([(self.home(one), (0, 0, 0, 0))])
    )

    assert map_check.main(["check", "--pieces", "--positions", "0", str(STANDARD)]) == 1
    said = capsys.readouterr().out
    words = {
        "en": ": 1920x1080: F EDI: only 27% of the unit lies on its own space",
        "cs": "1920x1080: F EDI: na svém prostoru leží jen 27 % jednotky",
    }
    assert words[language] in said


@pytest.mark.parametrize("fault", Fault)
def test_everything_that_is_found_has_words(fault):
    assert map_check.FINDINGS[fault]
    assert map_check.HEADINGS[fault]
