"""What the game's names and set phrases say in both languages."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import CALENDAR
from engine.games.diplomacy.units import FLEET
from engine.rules.position import Position, Unit
from engine.rules.ruling import Finding, Ruling, Verdict
from engine.table.seat import Seat
from engine.table.view import PublicView, SealView, Stage
from gui import i18n
from gui.games.diplomacy.words import counted
from gui.words import labels, phases
from gui.words.line_ends import tied


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture
def czech(qapp):
    i18n.speak("cs")
    yield
    i18n.speak("en")


@pytest.fixture
def english(qapp):
    i18n.speak("en")


ORDERS = [
    ("A BUD - GAL", "Budapest → Galicia", "Budapešť → Halič"),
    ("A UKR S F SEV - RUM", "support F Sevastopol → Rumania", "podpora F Sevastopol → Rumunsko"),
    ("A BUR S A PAR", "support A Paris", "podpora A Paříž"),
    ("A PAR H", "hold", "obrana"),
    ("F NTH C A LON - BEL", "convoy A London → Belgium", "konvoj A Londýn → Belgie"),
    ("A LON - BEL VIA", "London → Belgium, by convoy", "Londýn → Belgie, konvojem"),
    ("A BUR R GAS", "retreat → Gascony", "ústup → Gaskoňsko"),
    ("A BUR D", "disband", "rozpustit"),
    (
        "F STP/SC B",
        "build a fleet in St. Petersburg (south)",
        "stavba flotily v Petrohradě (jih)",
    ),
    ("WAIVE", "build nothing", "nic nestavět"),
]


@pytest.mark.parametrize(("order", "said", "_czech"), ORDERS)
def test_an_order_is_said_in_english(english, board, order, said, _czech):
    assert labels.order_words(value_of(order), board) == said


@pytest.mark.parametrize(("order", "_english", "said"), ORDERS)
def test_an_order_is_said_in_czech(czech, board, order, _english, said):
    assert labels.order_words(value_of(order), board) == said.replace("v P", tied("v P"))


def test_what_is_no_order_is_returned_as_it_was_written(english, board):
    assert labels.order_words(value_of("march on Paris!"), board) == "march on Paris!"
    assert labels.notation(value_of("march on Paris!"), board) == "march on Paris!"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("A BUD - GAL", "A Bud-Gal"),
        ("A UKR S F SEV - RUM", "A Ukr S F Sev-Rum"),
        ("F STP/SC - BOT", "F StP(sc)-Bot"),
        ("F NTH C A LON - BEL", "F Nth C A Lon-Bel"),
        ("A PAR H", "A Par H"),
        ("A BUR R GAS", "A Bur-Gas"),
        ("A BUR D", "A Bur D"),
        ("F STP/NC B", "F StP(nc) B"),
        ("A LON - BEL VIA", "A Lon-Bel VIA"),
        ("WAIVE", "–"),
    ],
)
def test_an_order_is_written_as_the_rulebook_does(board, order, said):
    assert labels.notation(value_of(order), board) == said


def test_a_full_order_names_its_unit_once(czech, board):
    assert labels.full_order_words(value_of("A BUD - GAL"), board) == "A Budapešť → Halič"
    assert labels.full_order_words(value_of("A PAR H"), board) == "A Paříž: obrana"
    assert labels.full_order_words(value_of("A PAR B"), board) == tied("stavba armády v Paříži")


def test_a_unit_is_named_briefly(czech, board):
    unit = Unit("RUSSIA", FLEET, "STP/NC")

    assert labels.unit_name(unit, board) == "F Petrohrad (sever)"


@pytest.mark.parametrize(
    ("code", "full", "step"),
    [
        ("S1901M", "Jaro 1901", "povely"),
        ("F1901R", "Podzim 1901, ústupy", "ústupy"),
        ("W1901A", "Zima 1901, úprava stavu", "úprava stavu"),
    ],
)
def test_a_phase_is_named(czech, code, full, step):
    phase = CALENDAR.parse(code)

    assert phases.full_phase_words(phase) == full
    assert phases.said(phases.Saying.WRITTEN, phase.kind) == step


@pytest.mark.parametrize(("count", "said"), [(1, "1 centrum"), (3, "3 centra"), (5, "5 center")])
def test_czech_counts_in_three_forms(czech, count, said):
    assert counted.words(count) == said


@pytest.mark.parametrize(("count", "said"), [(1, "1 centre"), (5, "5 centres")])
def test_english_counts_in_two_forms(english, count, said):
    assert counted.words(count) == said


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_every_verdict_and_stage_and_coast_has_a_word(qapp, board, code):
    i18n.speak(code)
    verdicts = [labels.verdict_word(verdict) for verdict in Verdict]
    coasts = [labels.coast_word(coast) for coast in ("NC", "SC", "EC", "WC")]
    i18n.speak("en")

    assert all(verdicts)
    assert len(set(coasts)) == 4


def ruling(verdict, *reasons, **more):
    findings = tuple(Finding(reason=reason) for reason in reasons)
    return Ruling(
        power="RUSSIA",
        unit="A WAR",
        order=value_of("A WAR - GAL"),
        verdict=verdict,
        findings=findings,
        **more,
    )


def test_a_move_stopped_by_an_equal_one_is_a_stand_off(czech, board):
    assert labels.result_word(ruling(Verdict.FAILS, "bounced"), board) == "pat"
    assert labels.result_word(ruling(Verdict.FAILS), board) == "neprovedeno"


def test_what_became_of_the_unit_is_said_before_what_became_of_its_order(czech, board):
    assert labels.result_word(ruling(Verdict.FAILS, dislodged=True), board) == tied(
        "donucena k ústupu"
    )
    assert labels.result_word(ruling(Verdict.FAILS, destroyed=True), board) == "rozpuštěna"


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_every_space_and_power_has_a_name(qapp, board, code):
    i18n.speak(code)
    spaces = {
        labels.province_name(board, place)
        for p in board.provinces.values()
        for place in p.locations
    }
    powers = {labels.power_name(board, power.id) for power in board.powers}
    i18n.speak("en")

    assert len(spaces) == 75 + 3
    assert len(powers) == 7


def test_every_stage_can_be_said(english):
    class Somewhere:
        phase = CALENDAR.parse("F1901R")
        stage = Stage.WRITING

    here = Somewhere()
    assert labels.stage_words(here) == "writing retreats"
    here.stage = Stage.OVER
    assert labels.stage_words(here) == "game over"


def test_the_seas_that_an_order_names_are_said_and_written(english, board):
    order = "A LON - BRE VIA NTH ENG"

    assert labels.order_words(value_of(order), board) == (
        "London → Brest, by convoy (North Sea, English Channel)"
    )
    assert labels.notation(value_of(order), board) == "A Lon-Nth-Eng-Bre"


def test_two_players_of_one_name_are_told_apart_by_what_they_play(english, board):
    seats = (("ITALY", "Alena"), ("FRANCE", "Alena"), ("RUSSIA", "Petr"), ("TURKEY", "Petr"))
    view = PublicView(
        title="Thursday",
        game="diplomacy",
        map="standard",
        seats=tuple(Seat(power=power, player=player) for power, player in seats),
        sides=(("FRANCE",), ("ITALY",), ("RUSSIA", "TURKEY")),
        stage=Stage.WRITING,
        position=Position(phase=CALENDAR.start, units=()),
        phase=CALENDAR.start,
        seals=tuple(SealView(power=power, asked=True, sealed=False) for power, _ in seats),
        queue=tuple(power for power, _ in seats),
        counted={},
        units={},
        past=(),
        outcome=None,
    )

    assert labels.missing_names(view, board) == ("Alena (France)", "Alena (Italy)", "Petr")
    one_left = replace(view, queue=("ITALY",))
    assert labels.missing_names(one_left, board) == ("Alena (Italy)",)
