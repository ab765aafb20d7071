"""Continuations below the typing line."""

from functools import cache

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia.calendar import CALENDAR
from engine.games.diplomatia.offers.completion import complete
from engine.games.diplomatia.profile import Profile
from engine.rules.position import Dislodged, Position, Unit, UnitKind


@cache
def board():
    return load_map("eu").board


@cache
def rules():
    return GAMES["diplomatia"].rules(board(), {})


@cache
def positions():
    start = rules().start()
    fleet = Unit("RUS", UnitKind("F"), "JBA")
    beaten = Dislodged(unit=fleet, attacker="SKA", retreats=("VBA",))
    retreats = Position(phase=CALENDAR.parse("T1R"), units=(), dislodged=(beaten,))
    owners = {**start.owners, "LIT": "RUS"}
    builds = Position(
        phase=CALENDAR.parse("T2C"),
        units=(Unit("RUS", UnitKind("F"), "CMV"), Unit("RUS", UnitKind("F"), "BAR")),
        owners={at: own for at, own in owners.items() if at not in ("FZA", "BAR", "CMV")},
    )
    return {"orders": start, "retreats": retreats, "builds": builds}


def offered(text, phase="orders"):
    return [str(one) for one in complete(text, board(), Profile(), positions()[phase], "RUS")]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Kar ZP", ("A KAR ZP FZA",)),
        ("Karélie zab", ("A KAR ZP FZA",)),
        ("Karelia seizes Kron", ("A KAR ZP FZA",)),
        ("karelie =>n", ("A KAR - NOV", "A KAR - NRL")),
        ("Rusko: armáda Karélie do Nov", ("A KAR - NOV",)),
        ("Moskva PO Kaz", ("A MOS PO KAZ",)),
        ("Mosk ~ Kaz - ", ("A MOS P A KAZ - VOG", "A MOS P A KAZ - VOR")),
        (
            "Finský záliv T Kar",
            ("F FZA T KAR - BOT", "F FZA T KAR - EST", "F FZA T KAR - FIN"),
        ),
        ("Karélie br", ("A KAR O",)),
        ("Karelia holds", ("A KAR O",)),
        ("Xyz", ()),
        ("Kar 😀", ()),
        ("", ()),
    ],
)
def test_what_begins_like_the_text_is_offered(text, orders):
    assert tuple(offered(text)) == orders


def test_moves_come_before_supports():
    assert all(" - " in order and " P " not in order for order in offered("Kar"))


@pytest.mark.parametrize(
    ("text", "phase", "orders"),
    [
        ("Jižní Balt", "retreats", ["F JBA - VBA", "F JBA D"]),
        ("JBa ústup V", "retreats", []),
        ("Jižní Balt D", "retreats", ["F JBA D"]),
        ("Mosk", "builds", ["A MOS B"]),
        ("Východní Černo", "builds", ["F CMV D"]),
    ],
)
def test_other_phases_have_continuations_of_their_own(text, phase, orders):
    assert offered(text, phase) == orders
