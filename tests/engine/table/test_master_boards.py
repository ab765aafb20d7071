"""A master's table: what he sees before he commits is what happens, and boards set up by hand."""

import random
from dataclasses import replace

import pytest

from engine.board.province import Terrain
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.robots.players.random_table import random_orders
from engine.rules.flaws import Flaw, Found, flaws
from engine.rules.position import Dislodged, Unit
from engine.table.refusal import CommandError, Refusal
from engine.table.view import Stage

REASON = "agreed at the table"


def test_who_has_to_retreat_is_set_up_by_hand(club):
    """Whoever drove them out: where they can go follows from the board."""
    start = club.public().position
    beaten = Dislodged(unit=Unit("AUSTRIA", ARMY, "MUN"), attacker="BOH", retreats=())
    board = replace(
        start,
        phase=Phase.parse("S1901R"),
        dislodged=(beaten,),
        contested=frozenset({"BUR"}),
    )
    club.master.edit(board, reason="the pieces had been put away")

    fallen = club.public().position.dislodged[0]
    assert set(fallen.retreats) == {"RUH", "SIL", "TYR"}
    assert club.public().queue == ("AUSTRIA",)
    club.master.enter("AUSTRIA", "ústup Tyr")
    club.master.commit()
    assert club.public().past[-1].resolution.after.at("TYR").power == "AUSTRIA"
    assert club.public().past[-1].resolution.after.phase.code == "F1901M"


def test_a_retreat_that_came_out_of_a_game_keeps_its_ways_when_owners_are_edited(club):
    start = club.public().position
    fallen = Dislodged(unit=Unit("AUSTRIA", ARMY, "MUN"), attacker="BOH", retreats=("BOH",))
    board = replace(start, phase=Phase.parse("S1901R"), dislodged=(fallen,))
    club.log._state = replace(club.log.state, position=board, phase=board.phase)

    club.master.edit(replace(board, owners={**board.owners, "BEL": "FRANCE"}), reason=REASON)

    assert club.public().position.dislodged == (fallen,)


BEATEN_GERMAN = Dislodged(unit=Unit("GERMANY", ARMY, "MUN"), attacker=None, retreats=())
BEATEN_ENGLISH = Dislodged(unit=Unit("ENGLAND", ARMY, "MUN"), attacker=None, retreats=())


@pytest.mark.parametrize(
    ("flaw", "change"),
    [
        (Flaw.EMPTY, {"units": ()}),
        (Flaw.NO_SPACE, {"extra": Unit("FRANCE", ARMY, "XXX")}),
        (Flaw.NO_SPACE, {"extra": Unit("SWEDEN", ARMY, "BUR")}),
        (Flaw.CROWDED, {"extra": Unit("FRANCE", FLEET, "MAR")}),
        (Flaw.CROWDED, {"extra": Unit("RUSSIA", FLEET, "STP/NC")}),
        (Flaw.AT_SEA, {"extra": Unit("FRANCE", ARMY, "NTH")}),
        (Flaw.INLAND, {"extra": Unit("FRANCE", FLEET, "BUR")}),
        (Flaw.COAST_MISSING, {"extra": Unit("FRANCE", FLEET, "SPA")}),
        (Flaw.NO_SUCH_COAST, {"extra": Unit("FRANCE", FLEET, "SPA/EC")}),
        (Flaw.NO_SUCH_COAST, {"extra": Unit("FRANCE", ARMY, "SPA/NC")}),
        (Flaw.NOBODYS, {"owners": {"BUR": "FRANCE"}}),
        (Flaw.NO_SPACE, {"owners": {"XXX": "FRANCE"}}),
        (Flaw.ELIMINATED, {"owners": {}}),
        (Flaw.NOBODY_BEATEN, {"phase": Phase.parse("S1901R")}),
        (Flaw.BEATEN_TWICE, {"dislodged": (BEATEN_ENGLISH, BEATEN_ENGLISH)}),
        (Flaw.BEATEN_BY_OWN, {"dislodged": (BEATEN_GERMAN,)}),
        (
            Flaw.TAKEN_STANDOFF,
            {"dislodged": (BEATEN_ENGLISH,), "contested": frozenset({"PAR"})},
        ),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_what_is_wrong(club, flaw, change):
    start = club.public().position
    extra = change.get("extra")
    units = change.get("units", start.units if extra is None else (*start.units, extra))
    fields = {name: given for name, given in change.items() if name not in ("units", "extra")}
    if "dislodged" in fields:
        fields["phase"] = Phase.parse("S1901R")
    board = replace(start, units=units, **fields)

    with pytest.raises(CommandError) as caught:
        club.master.edit(board, reason=REASON)
    assert caught.value.code is Refusal.BOARD_IMPOSSIBLE
    assert caught.value.facts["flaw"] == flaw


def test_there_is_no_room_for_more_units_than_centres(club):
    start = club.public().position
    land = [at for at, p in club.rules.board.provinces.items() if p.terrain is not Terrain.SEA]
    units = tuple(Unit("FRANCE", ARMY, at) for at in land[:35])

    found = flaws(replace(start, units=units), club.rules.board)

    assert Found(Flaw.TOO_MANY) in found
    assert not flaws(replace(start, units=units[:34]), club.rules.board)


@pytest.mark.parametrize(
    ("power", "line"),
    [
        ("ENGLAND", "F Lon - Nor"),  # one of its meanings only is legal
        ("FRANCE", "A Par - Bur (nebo Pic)"),
        ("FRANCE", "> A Par - Bur\nDíky"),
        ("FRANCE", "A Par ~~- Bur~~"),
        ("FRANCE", "~~A Par - Bur~~"),
        ("FRANCE", "A Par - Bur // ne, A Par - Pic"),
    ],
)
def test_what_is_asked_about_or_crossed_out_is_not_carried_out(club, power, line):
    club.master.enter(power, line)

    after = club.master.preview().resolution.after

    assert {*after.of(power)} == {*club.public().position.of(power)}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_preview_shows_is_what_a_commit_does(club, seed):
    chance = random.Random(seed)
    for _ in range(8):
        view = club.public()
        for power in view.queue:
            orders = random_orders(club.rules, view.position, power, chance)
            club.master.enter(
                power, "\n".join((*orders, chance.choice(("", "Nor?", "F Edi - Nor"))))
            )
            if orders and chance.random() < 0.2:
                club.master.rule(power, orders[0], struck=True, reason=REASON)
            if chance.random() < 0.1:
                club.master.late(power, late=True, accepted=chance.random() < 0.5, reason=REASON)
            if chance.random() < 0.1:
                club.master.declare_disorder(power, declared=chance.random() < 0.5, reason=REASON)
        shown = club.master.preview()
        club.master.commit()

        done = club.public().past[-1]
        assert (done.before, done.orders, done.disorder) == (
            shown.before,
            shown.orders,
            shown.disorder,
        )
        assert done.resolution.rulings == shown.resolution.rulings
        assert done.resolution.after == shown.resolution.after
        if club.public().stage is Stage.OVER:
            return
        club.advance()
