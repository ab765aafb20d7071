"""Lines of a stream that nobody should send about Bez hranic, wrong in ways of its own.

Parts given as states, one state under two names, maps that are none, tokens that are not there.
What has any shape is spoilt by whoever sends them.
"""

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.games.bez_hranic.calendar import KEY

Line = dict[str, Any]

_OFFER: Final = ("GB", "HU", "GR", "PT", "IT", "BE", "UA")
_ROUND: Final[Line] = {
    "id": 1,
    "game": KEY,
    "map": "europe",
    "round": 1,
    "start": "FR",
    "offer": [*_OFFER],
    "players": [
        {"seat": "A", "colours": ["red"], "purse": 0},
        {"seat": "B", "colours": ["blue"], "purse": 5},
    ],
    "placements": [["red", "GB"], ["blue", "40"]],
}
_FINALE: Final[Line] = {
    **_ROUND,
    "round": 7,
    "target": "DE",
    "placements": [["red", "GB"], ["blue", "40"], ["blue", "HU"], ["red", "HU"]],
}
_HANDED: Final[Line] = {
    "id": "x",
    "game": KEY,
    "map": {"states": {"A": ["A1", "A2"], "B": [], "C": []}, "borders": [["A1", "B"], ["B", "C"]]},
    "start": "A",
    "chosen": ["B"],
    "target": "C",
}
_WALK: Final[Line] = {
    "game": KEY,
    "map": "europe",
    "start": "PL",
    "chosen": ["FI"],
    "route": ["PL", "RU-K", "FI"],
}
_DEAL: Final[Line] = {
    "game": KEY,
    "map": "usa",
    "deal": "seed",
    "players": ["A", "B"],
    "first_dealer": "B",
}
LINES: Final[Sequence[Line]] = (_ROUND, _FINALE, _HANDED, _WALK, _DEAL)

_STATES: Final[Sequence[Any]] = (
    *("", " ", "40", "fr", "Francie", "France", "FRANCIE", "Spojené království", "RU-M", "RU-K"),
    *("AZ-N", "Kaliningrad", "Rusko", "Russia", "XK", "Kosovo", "CA", "Georgia", "GE", "nowhere"),
    *("x" * 5000, "\ud800", "\0", "F\u0301R", "ＦＲ", "😀", "__proto__", "FR\n", "\u202eFR"),
    *(None, True, 0, -1, 1.5, 10**40, [], {}, ["FR"], {"id": "FR"}, [["FR"]]),
)
_NUMBERS: Final[Sequence[Any]] = (
    *(0, 8, -1, 10**4000, 1.0, 1e308, float("nan"), float("inf"), "1", True, None, [], {}, 3, 5),
)
_COLOURS: Final[Sequence[Any]] = (
    *("red", "Red", "rot", "blue", "", "x" * 3000, None, 1, [], "\ud800", "green", "40"),
)
_MAPS: Final[Sequence[Any]] = (
    *("europe", "usa", "EUROPE", "../europe", "standard", "", None, 7, [], {}),
    *({"states": {}}, {"states": []}, {"states": {"FR": None}}, {"states": {"FR": "FR"}}),
    *({"states": {"FR": ["FR"]}, "borders": [["FR", "FR"]]}, {"borders": []}),
    *({"states": {"A": ["B"], "B": []}}, {"states": {"A": ["B"], "C": ["B"]}}),
    *({"states": {"40": []}}, {"states": {"": []}}, {"states": {"A": ["A", "A"]}}),
    *({"states": {"A": [], "B": []}, "borders": [["A", "B"], ["B", "A"], ["A", "B"]]},),
    *(
        {"states": {"A": [], "B": []}, "borders": {"A": "B"}},
        {"states": {f"S{n}": [] for n in range(60)}},
    ),
)


def rubbish(chance: random.Random) -> Line:
    """Return a line of a stream with one thing wrong with it, or several."""
    line: Line = copy.deepcopy(dict(chance.choice(LINES)))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        chance.choice(_SPOILS)(line, chance)
    return line


def _state(line: Line, chance: random.Random) -> None:
    """Put anything where a state is named."""
    spots: list[tuple[str, int | None]] = [("start", None), ("target", None)]
    for name in ("offer", "chosen", "route", "players"):
        held = line.get(name)
        spots += [(name, place) for place in range(len(held))] if isinstance(held, list) else []
    name, place = chance.choice(spots)
    if place is None:
        line[name] = chance.choice(_STATES)
    elif isinstance(line.get(name), list):
        line[name][place] = chance.choice(_STATES)


def _number(line: Line, chance: random.Random) -> None:
    line["round"] = chance.choice(_NUMBERS)


def _purse(line: Line, chance: random.Random) -> None:
    for player in line.get("players", ()):
        if isinstance(player, dict):
            player["purse"] = chance.choice(_NUMBERS)


def _player(line: Line, chance: random.Random) -> None:
    held = line.get("players")
    if not isinstance(held, list):
        return
    colours = [chance.choice(_COLOURS) for _ in range(chance.randint(0, 3))]
    held.append({"seat": chance.choice(("A", "C", "", None, "x" * 900)), "colours": colours})
    if chance.random() < 0.5:
        held[-1]["purse"] = chance.choice((0, 10, 10**18))


def _token(line: Line, chance: random.Random) -> None:
    held = line.setdefault("placements", [])
    if not isinstance(held, list):
        return
    if held and chance.random() < 0.4:
        held.pop(chance.randrange(len(held)))
    token = [chance.choice(_COLOURS), chance.choice((*_STATES, *_OFFER))]
    held.append(chance.choice((token, token[:1], [*token, "GB"], None, {}, "red GB", token)))


def _map(line: Line, chance: random.Random) -> None:
    line["map"] = copy.deepcopy(chance.choice(_MAPS))


def _field(line: Line, chance: random.Random) -> None:
    """Take a field away, or put one there of another question."""
    if line and chance.random() < 0.5:
        line.pop(chance.choice([*line]))
        return
    other = chance.choice(LINES)
    name = chance.choice([*other])
    line[name] = copy.deepcopy(other[name])


def _many(line: Line, chance: random.Random) -> None:
    """Put far too much into a list."""
    name = chance.choice(("offer", "players", "placements", "chosen", "route"))
    held = line.get(name)
    line[name] = (held if isinstance(held, list) and held else ["FR"]) * chance.choice((2, 7, 900))


def _nested(line: Line, chance: random.Random) -> None:
    """Put a list into a list into a list."""
    deep: Any = "FR"
    for _ in range(chance.choice((3, 50, 400))):
        deep = [deep]
    line[chance.choice(("start", "offer", "map", "placements", "players", "deal", "route"))] = deep


def _game(line: Line, chance: random.Random) -> None:
    line["game"] = chance.choice((KEY, "bez hranic", "", None, "first_light", "diplomacy", 1))


_SPOILS: Final[Sequence[Callable[[Line, random.Random], None]]] = (
    *(_state, _state, _state, _number, _purse, _player, _token, _token, _map, _field, _many),
    *(_nested, _game),
)
