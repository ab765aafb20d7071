"""What may be clicked follows the rulebook: by convoy, across what seas, to which coast."""

import random

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.completion import complete
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.orders import Move, parse
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position, Unit, UnitKind

BOARD = load_map("standard").board
POWERS = ("ENGLAND", "FRANCE", "ITALY")


def position(**powers):
    units = [(power, text) for power, texts in powers.items() for text in texts.split(", ")]
    standing = tuple(Unit(power, UnitKind(text[0]), text[2:]) for power, text in units)
    return Position(phase=Phase.parse("S1901M"), units=standing)


def offered(where, *so_far, power="ENGLAND", **play):
    found = Diplomacy(BOARD, Profile.of(play)).choices(where, power, so_far)
    return {choice.token: choice.order or choice.why_not for choice in found}


CHANNEL = position(ENGLAND="A LON, F NTH, F ENG", FRANCE="A BRE")
ROME = position(ITALY="A ROM, F TYS, F ADR")
IBERIA = position(FRANCE="F LYO, A GAS", ITALY="F MAO, A MAR")


@pytest.mark.parametrize("edition", ["2000", "2023", "datc"])
def test_where_words_count_an_army_can_be_told_to_sail_next_door(edition):
    options = PROFILES[edition].options

    assert offered(ROME, "A ROM", power="ITALY", **options)["V"] == ""
    assert offered(ROME, "A ROM", "V", power="ITALY", **options) == {
        "NAP": "A ROM - NAP VIA",
        "TUS": "A ROM - TUS VIA",
    }


@pytest.mark.parametrize("edition", ["1982", "1971"])
def test_where_words_do_not_count_nobody_is_asked(edition):
    options = PROFILES[edition].options

    assert "V" not in offered(ROME, "A ROM", power="ITALY", **options)
    assert offered(ROME, "A ROM", "V", power="ITALY", **options) == {}


def test_who_has_no_way_by_sea_is_not_asked():
    inland = position(ITALY="A BOH, F TYS")

    assert "V" not in offered(inland, "A BOH", power="ITALY", neighbour_convoy="by_mark")
    assert "V" not in offered(ROME, "F TYS", power="ITALY", neighbour_convoy="by_mark")


def test_seas_are_clicked_one_after_another_where_they_are_named():
    found = offered(CHANNEL, "A LON", convoy_path="allowed")

    assert found["NTH"] == found["ENG"] == ""
    assert found["BEL"] == "A LON - BEL"
    across = offered(CHANNEL, "A LON", "NTH", convoy_path="allowed")
    assert across["BEL"] == "A LON - BEL VIA NTH"
    assert across["ENG"] == ""
    assert "NTH" not in across
    assert "LON" not in across
    farther = offered(CHANNEL, "A LON", "NTH", "ENG", convoy_path="allowed")
    assert farther["BRE"] == "A LON - BRE VIA NTH ENG"


def test_where_seas_must_be_named_a_landing_is_not_clicked_at_once():
    found = offered(CHANNEL, "A LON", convoy_path="required")

    assert found["BEL"] == Reason.PATH_MISSING
    assert found["WAL"] == "A LON - WAL"
    reach = UnitReach(BOARD, CHANNEL, Profile.of({"convoy_path": "required"}))
    assert explain_not(reach, "ENGLAND", "A LON", "BEL") == Reason.PATH_MISSING


def test_a_way_that_cannot_begin_like_this_leads_nowhere():
    assert offered(CHANNEL, "A LON", "MAO", convoy_path="allowed") == {}
    assert offered(CHANNEL, "A LON", "NTH", convoy_path="ignored") == {}
    assert offered(CHANNEL, "F NTH", "ENG", convoy_path="allowed") == {}


@pytest.mark.parametrize(
    ("policy", "foreign", "own"),
    [
        ("free", {"SPA"}, {"SPA"}),
        ("must_match", {"SPA"}, {"SPA"}),
        ("required_for_foreign", {"SPA/NC", "SPA/SC"}, {"SPA"}),
        ("required", {"SPA/NC", "SPA/SC"}, {"SPA/NC", "SPA/SC"}),
    ],
)
def test_a_support_names_a_coast_where_it_must(policy, foreign, own):
    theirs = offered(IBERIA, "A GAS", "S", "F MAO", power="FRANCE", support_coast=policy)
    mine = offered(IBERIA, "A MAR", "S", "F MAO", power="ITALY", support_coast=policy)

    assert {token for token in theirs if token[:3] == "SPA"} == foreign
    assert {token for token in mine if token[:3] == "SPA"} == own


def test_a_support_names_the_only_coast_where_tables_are_strict():
    lyon = position(FRANCE="F LYO, A GAS")
    strict = {"support_coast": "required", "coast_single": "fails"}

    assert "SPA/SC" in offered(lyon, "A GAS", "S", "F LYO", power="FRANCE", **strict)
    assert "SPA" in offered(lyon, "A GAS", "S", "F LYO", power="FRANCE", support_coast="required")


def completed(text, where, power, **play):
    return complete(text, where, power, BOARD, "en", Profile.of(play))


def test_what_is_offered_while_typing_is_written_as_the_table_wants():
    required = {"support_coast": "required", "convoy_path": "required"}

    assert completed("A Lon - B", CHANNEL, "ENGLAND") == ("A Lon-Bel", "A Lon-Bre")
    assert completed("A Lon - B", CHANNEL, "ENGLAND", **required) == ()
    assert completed("A Lon - W", CHANNEL, "ENGLAND", **required) == ("A Lon-Wal",)
    assert completed("A Gas S F Mid - Sp", IBERIA, "FRANCE", **required) == (
        "A Gas S F MAt-Spa(nc)",
        "A Gas S F MAt-Spa(sc)",
    )


@pytest.mark.parametrize(
    ("policy", "order", "warned"),
    [
        ("ignored", "A LON - BEL", []),
        ("allowed", "A LON - BEL", []),
        ("required", "A LON - BEL", [Warn.PATH_MISSING]),
        ("required", "A LON - BEL VIA NTH", []),
        ("required", "A LON - BEL VIA ENG", [Warn.ARMY_WITHOUT_CONVOY]),
        ("ignored", "A LON - BEL VIA ENG", []),
        ("required", "A LON - WAL", [Warn.CONVOY_WITHOUT_ARMY]),
    ],
)
def test_a_convoy_without_its_seas_is_warned_of(policy, order, warned):
    rules = Diplomacy(BOARD, Profile.of({"convoy_path": policy}))

    told = rules.advise(CHANNEL, "ENGLAND", [order, "F NTH C A LON - BEL", "F ENG H"])

    assert [one.reason for one in told] == warned


TABLES = (
    *(profile.options for profile in PROFILES.values()),
    {"convoy_path": "allowed"},
    {"convoy_path": "required", "neighbour_convoy": "by_mark"},
    {"support_coast": "required", "coast_single": "fails", "neighbour_convoy": "by_mark"},
    {"support_coast": "required_for_foreign"},
)


@pytest.mark.parametrize("play", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_is_legal_at_its_table(play, seed):
    dice = random.Random(seed)
    rules = Diplomacy(BOARD, Profile.of(play))
    places = dice.sample([*BOARD.fleet_neighbours, *BOARD.army_neighbours], 26)
    units = {
        at[:3]: Unit(
            dice.choice(POWERS), UnitKind("F" if at in BOARD.fleet_neighbours else "A"), at
        )
        for at in places
    }
    where = Position(phase=Phase.parse("S1901M"), units=tuple(units.values()))

    def follow(power, *so_far):
        for choice in rules.choices(where, power, so_far):
            if choice.why_not or len(so_far) > 3:
                continue
            if choice.order:
                yield choice.order
            else:
                yield from follow(power, *so_far, choice.token)

    for power in POWERS:
        for order in set(follow(power)):
            meant = parse(order)
            tidy, fault = check(meant, units[meant.at[:3]], where, rules._chart, rules.profile)
            assert fault is None
            assert str(tidy) == order
            if isinstance(meant, Move) and rules.options["convoy_path"] == "required":
                assert meant.path or BOARD.reaches(meant.kind, meant.at, meant.to[:3])
