"""Lines of a stream that nobody should send: maps that are none, units that cannot be, huge orders.

What makes a line wrong is Diplomatia's own here: twin names, ports off their coast, loose borders,
armies at sea, phases that there are not. What has any shape is spoilt by whoever sends them.
"""

import copy
import random
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.robots.games.diplomatia.lines import LINES

Line = dict[str, Any]

_HUGE: Final = 1_000_000

_NAMES: Final[Sequence[Any]] = (
    *("", " ", "\0", "x" * 5000, "Frýdek - Místek", "A", "F", "ZP", "P", "T", "O", "–", "->", "B"),
    *("karélie", "KARELIE", "Karelie", "Kare\u0301lie", " Karélie ", "Karélie T1M", "\u202eKar"),
    *("Finsky zaliv", "Finský  záliv", "WAIVE", "1", "T1M", "RUS", "__proto__", "a\nb", "\ud800"),
)
"""Names that look like others, like signs of orders, or like nothing."""

_PHASES: Final[Sequence[Any]] = (
    *("T0M", "T-1M", "T1C", "T3C", "T2R", "T01M", "T1m", "T\uff11M", "S1901M", "T1", "", "T1X"),
    *(f"T{'9' * 30}M", f"T{'9' * 5000}C", None, 1, ["T1M"], "T2C", "T1R", "T1M"),
)
_PORTS: Final[Sequence[Any]] = (
    *({"name": "Kronštadt", "coast": "Lotyšsko"}, {"name": "X", "coast": "Finský záliv"}),
    *({"name": "X", "coast": "nowhere"}, {"name": "", "coast": "Karélie"}, {"coast": "Karélie"}),
    *({"name": "X", "coast": None}, {"name": ["X"], "coast": "Karélie"}, [], "Karélie", True, {}),
    *({"name": "Karélie", "coast": "Karélie"}, {"name": "x" * 5000, "coast": "Karélie"}),
)
_BORDERS: Final[Sequence[Any]] = (
    *(["Karélie", "Karélie"], ["Karélie", "nowhere"], ["Karélie"], [], ["Karélie"] * 3, "Karélie"),
    *(["Estonsko", "Karélie"], ["Karélie", "Estonsko"], [None, "Karélie"], {"Karélie": 1}, None),
    *(["karélie", "estonsko"], ["Skagerrak", "Karélie"], [["Karélie", "Estonsko"]], ["", ""]),
)
_UNITS: Final[Sequence[Any]] = (
    *("A Finský záliv", "F Karélie", "A Karélie", "A karelie", "Karélie", "X Karélie", "A", "F "),
    *("A nowhere", "A Karélie/NC", "a Karélie", "", None, 7, [], "F Finský záliv", "A  Karélie"),
)
_PROFILES: Final[Sequence[Any]] = (
    *({"army_sites": "yes"}, {"seize_own": True}, {"nothing": "yes"}, {"seize_own": ["no"]}, []),
    *({"": ""}, "usual", {"turned_cuts": "YES"}, {"army_sites": "home_controlled"}, None, 5),
)
_ORDERS: Final[Sequence[str]] = (
    *("Karélie – Karélie", "Karélie ZP Karélie", "Karélie P Karélie – Estonsko", "Karélie PO"),
    *("P P P P", "T T T – T", "Karélie T", "– – –", "Karélie – ", "ZP", "Karélie –> => Estonsko"),
    *("Finský záliv T Finský záliv – Finský záliv", "F Karélie D D", "A nowhere B", "WAIVE WAIVE"),
    *("Karélie P Estonsko P Karélie P Estonsko – Lotyšsko", "1. Karélie O\nT9\nRUS:\n", "\0", "😀"),
)


def rubbish(chance: random.Random) -> Line:
    """Return a line of a stream with one thing wrong with it, or several."""
    line: Line = copy.deepcopy(dict(chance.choice(LINES)))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        chance.choice(_SPOILS)(line, chance)
    if chance.random() < 0.01:
        _huge(line, chance)
    return line


def _spaces(line: Line) -> dict[str, Any]:
    drawn = line.get("map")
    spaces = drawn.get("spaces") if isinstance(drawn, dict) else None
    return spaces if isinstance(spaces, dict) else {}


def _name(line: Line, chance: random.Random) -> str:
    known = list(_spaces(line))
    name = chance.choice(known) if known and chance.random() < 0.7 else chance.choice(_NAMES)
    return str(name)


def _twin(line: Line, chance: random.Random) -> None:
    """Give a space the name of another, or one that reads like it."""
    spaces, name = _spaces(line), _name(line, chance)
    twins = (name.lower(), name.upper(), f" {name}", unicodedata.normalize("NFD", name))
    bare = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    twin = chance.choice((*twins, bare, str(chance.choice(_NAMES))))
    spaces[twin] = chance.choice(({"kind": "land"}, {"kind": "sea"}, dict(spaces.get(name) or {})))


def _space(line: Line, chance: random.Random) -> None:
    """Say something of a space that cannot be."""
    spaces = _spaces(line)
    space = spaces.get(_name(line, chance))
    field = chance.choice(("kind", "centre", "home", "port", "extra"))
    strange = chance.choice((None, True, 0, 1.5, "", "x", [], {}, ["x"], {"": ""}))
    if isinstance(space, dict):
        values = {
            "kind": ("land", "sea", "lake"),
            "centre": (True, 1),
            "home": ("RUS", "", "x" * 99),
        }
        space[field] = chance.choice((strange, *values.get(field, _PORTS)))


def _port(line: Line, chance: random.Random) -> None:
    space = _spaces(line).get(_name(line, chance))
    if isinstance(space, dict):
        space["port"] = chance.choice(_PORTS)


def _gone(line: Line, chance: random.Random) -> None:
    _spaces(line).pop(_name(line, chance), None)


def _border(line: Line, chance: random.Random) -> None:
    drawn = line.get("map")
    borders = drawn.get("borders") if isinstance(drawn, dict) else None
    if isinstance(borders, list):
        borders.insert(chance.randrange(len(borders) + 1), chance.choice(_BORDERS))


def _unit(line: Line, chance: random.Random) -> None:
    units = line.get("units")
    if isinstance(units, dict):
        power = chance.choice([*units, "GER", "", "rus", "R U S"])
        units.setdefault(power, [])
        if isinstance(units[power], list):
            units[power].append(chance.choice(_UNITS))


def _listed(line: Line, chance: random.Random) -> None:
    """List spaces where none of the kind can be."""
    field = chance.choice(("blocked", "seized", "disorder", "control", "orders", "dislodged"))
    names = [_name(line, chance) for _ in range(chance.choice((0, 1, 2, 2, 40)))]
    power = chance.choice(("RUS", "VIS", "GER", ""))
    line[field] = chance.choice((names, {power: names}, dict.fromkeys(names, names)))


def _dislodged(line: Line, chance: random.Random) -> None:
    """Let a unit be driven out that cannot have been, or carry what it cannot."""
    names = [_name(line, chance) for _ in range(4)]
    fallen = {
        "power": chance.choice(("RUS", "VIS", "GER", "", None, 1)),
        "from": chance.choice((None, *names)),
        "retreats": chance.choice((names[:1], names[:2] * 2, [], None)),
        "carried": chance.choice(([], [f"A {names[1]}"], [f"F {names[2]}"] * 2, [names[3]], "A")),
    }
    for field in chance.sample(sorted(fallen), chance.choice((0, 0, 1, 2))):
        del fallen[field]
    told = line.setdefault("dislodged", {})
    if isinstance(told, dict):
        told[f"{chance.choice('AFX')} {names[0]}"] = fallen


def _orders(line: Line, chance: random.Random) -> None:
    orders = line.setdefault("orders", {})
    if isinstance(orders, dict):
        texts = [chance.choice(_ORDERS) for _ in range(chance.choice((1, 2, 9)))]
        texts += [f"{_name(line, chance)} {chance.choice(_ORDERS)}"]
        texts += [f"{_name(line, chance)} – {_name(line, chance)}"]
        orders[chance.choice(("RUS", "VIS", "SCA", "GER"))] = texts


def _phase(line: Line, chance: random.Random) -> None:
    line["phase"] = chance.choice(_PHASES)


def _profile(line: Line, chance: random.Random) -> None:
    line["profile"] = chance.choice(_PROFILES)


def _map(line: Line, chance: random.Random) -> None:
    maps: Sequence[Any] = ("eu", "EU", "standard", "../eu", "/etc", "", {}, {"spaces": {}}, None)
    bare = {"spaces": {"X": {"kind": "land"}}, "borders": []}
    line["map"] = chance.choice((*maps, bare, {"spaces": [], "borders": {}}, ["eu"], "x" * 5000))


def _game(line: Line, chance: random.Random) -> None:
    line["game"] = chance.choice(("diplomacy", "blank", "Diplomatia", "", None, 3, "first_light"))


def _huge(line: Line, chance: random.Random) -> None:
    """Make something of a line very large."""
    match chance.randrange(5):
        case 0:
            line["orders"] = {"RUS": ["Karélie – " + "x" * _HUGE]}
        case 1:
            line["orders"] = {"RUS": ["Karélie O"] * (_HUGE // 10)}
        case 2:
            line["orders"] = {"RUS": ["P " * (_HUGE // 2)]}
        case 3:
            spaces = {
                f"Space {n}": {"kind": "land"} for n in range(chance.choice((999, 1001, 5000)))
            }
            line["map"] = {
                "spaces": spaces,
                "borders": [[f"Space {n}", "Space 0"] for n in range(9)],
            }
        case _:
            line["units"] = {f"P{n}": [] for n in range(chance.choice((26, 27, 3000)))}


_SPOILS: Final[Sequence[Callable[[Line, random.Random], None]]] = (
    *(_twin, _space, _port, _gone, _border, _unit, _listed, _dislodged, _orders, _phase),
    *(_profile, _map, _game),
)
