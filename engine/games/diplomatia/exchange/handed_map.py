"""A map that comes within a line of a stream: spaces and borders, and no drawing.

::

    {"spaces": {"Karélie": {"kind": "land", "centre": true, "home": "RUS"},
                "Finský záliv": {"kind": "sea", "port": {"name": "Kronštadt", "coast": "Karélie"}}},
     "borders": [["Karélie", "Finský záliv"]]}

Its spaces and powers are called as they are written there, in questions and answers. Orders in
canonical notation need short keys: a name that could be one is its own, all others get one that
nobody would write.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.board.board import Board, Pair
from engine.board.names import fold
from engine.board.province import Port, Power, Province, Terrain
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.diplomatia.calendar import KEY
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.games.diplomatia.orders import ARMY, FLEET

MOST_SPACES: Final = 1_000
MOST_BORDERS: Final = 100_000
MOST_POWERS: Final = 100
LONGEST_NAME: Final = 120
"""Signs of a name."""

_KINDS: Final[Mapping[str, Terrain]] = {"land": Terrain.INLAND, "sea": Terrain.SEA}
_KEY: Final = re.compile(r"[A-Z][A-Z0-9_]{1,11}")
_BLANKS: Final = "\u00a0\u202f"
"""Blanks that hold words together: they do not count as printable, and stand in names."""

_Checked = TypeVar("_Checked", str, bool)


@dataclass(frozen=True, slots=True)
class HandedMap:
    """A map out of a line, checked."""

    provinces: tuple[Province, ...]
    army: frozenset[Pair]
    fleet: frozenset[Pair]
    shore: frozenset[Pair]

    def board(self, powers: tuple[str, ...]) -> Board:
        """Return it as a board on which these powers play."""
        return Board(
            id="",
            names={},
            powers=tuple(map(_power, powers)),
            provinces={one.id: one for one in self.provinces},
            army_borders=self.army,
            fleet_borders=self.fleet,
            shore_borders=self.shore,
            start_units=self._start(powers),
            game=KEY,
        )

    @property
    def homes(self) -> tuple[str, ...]:
        """The powers that have a home on it."""
        return tuple(dict.fromkeys(one.home for one in self.provinces if one.home is not None))

    def _start(self, powers: tuple[str, ...]) -> tuple[tuple[str, str, str], ...]:
        """Put a unit on every centre and into every port that is somebody's home (3.3)."""
        kinds = {True: ARMY, False: FLEET}
        return tuple(
            (one.home, str(kinds[one.centre]), one.id)
            for one in self.provinces
            if one.home in powers and (one.centre or one.port is not None)
        )


def check_name(name: str, where: str) -> None:
    """See that people can write a name of a space or a power.

    Raises:
        ExchangeError: they cannot.
    """
    if len(name) > LONGEST_NAME:
        raise ExchangeError(Fault.TOO_LONG, where, {"limit": LONGEST_NAME})
    if not fold(name) or not all(sign.isprintable() or sign in _BLANKS for sign in name):
        raise ExchangeError(DiplomatiaFault.BAD_NAME, where, {"text": name[:SHOWN]})


def read_map(node: Node) -> HandedMap:
    """Read a map.

    Raises:
        ExchangeError: it is none; says what is wrong and where.
    """
    spaces, borders = _needed(node, "spaces"), _needed(node, "borders")
    if not isinstance(spaces.value, dict):
        raise spaces.wrong("object")
    names = list(spaces.value)
    if len(names) > MOST_SPACES:
        raise ExchangeError(Fault.TOO_MANY, spaces.where, {"limit": MOST_SPACES})
    if not names:
        raise ExchangeError(DiplomatiaFault.NO_SPACES, spaces.where)
    _part(names, spaces)
    keys = keys_for(names)
    nodes = spaces.fields()
    terrains = {name: _terrain(nodes[name]) for name in names}
    pairs = _pairs(borders, keys)
    shore = frozenset(
        (keys[one], keys[other]) if terrains[one] is Terrain.INLAND else (keys[other], keys[one])
        for one, other in pairs
        if terrains[one] is not terrains[other]
    )
    provinces = tuple(_province(nodes[name], name, terrains, keys, shore) for name in names)
    return HandedMap(
        provinces=provinces,
        army=_of(Terrain.INLAND, pairs, terrains, keys),
        fleet=_of(Terrain.SEA, pairs, terrains, keys),
        shore=shore,
    )


def keys_for(names: list[str]) -> dict[str, str]:
    """Return a key for each name, as canonical notation has them.

    They are the same in whatever order the names come: lots are drawn among them (9.1).
    """
    names = sorted(names)
    named = {name for name in names if _KEY.fullmatch(name)}
    written = {fold(name) for name in names}
    salt = 0
    while True:
        sum_of_all = hashlib.blake2s("\n".join((str(salt), *names)).encode("utf-8", "replace"))
        stem = f"X{sum_of_all.hexdigest()[:6].upper()}"
        if not any(one.startswith(stem.casefold()) for one in written):
            break
        salt += 1
    return {
        name: name if name in named else f"{stem}_{number:04d}" for number, name in enumerate(names)
    }


def _part(names: list[str], spaces: Node) -> None:
    """See that no two names are the same to whoever writes them."""
    known: dict[str, str] = {}
    for name in names:
        where = f"{spaces.where}.{name[:SHOWN]}"
        check_name(name, where)
        other = known.setdefault(fold(name), name)
        if other is not name:
            raise ExchangeError(DiplomatiaFault.TWIN_NAMES, where, {"one": other, "other": name})


def _needed(node: Node, name: str) -> Node:
    found = node.field(name)
    if found is None or found.value is None:
        raise ExchangeError(Fault.MISSING, f"{node.where}.{name}".lstrip("."))
    return found


def _terrain(node: Node) -> Terrain:
    kind = _needed(node, "kind")
    text = kind.text()
    if text not in _KINDS:
        facts = {"text": text[:SHOWN], "like": ", ".join(_KINDS)}
        raise ExchangeError(DiplomatiaFault.NO_KIND_OF_SPACE, kind.where, facts)
    return _KINDS[text]


def _pairs(node: Node, keys: Mapping[str, str]) -> list[Pair]:
    pairs: list[Pair] = []
    for border in node.items(MOST_BORDERS):
        match border.value:
            case [str(one), str(other)] if one in keys and other in keys and one != other:
                pairs.append((one, other))
            case _:
                raise _loose(border, keys)
    return pairs


def _loose(border: Node, keys: Mapping[str, str]) -> ExchangeError:
    """Say what is wrong with a border."""
    ends = [*border.items()]
    for end in ends:
        name = end.text()
        if name not in keys:
            return ExchangeError(Fault.UNKNOWN_PLACE, end.where, {"text": name[:SHOWN]})
    return ExchangeError(DiplomatiaFault.LOOSE_BORDER, border.where)


def _of(
    terrain: Terrain, pairs: list[Pair], terrains: Mapping[str, Terrain], keys: Mapping[str, str]
) -> frozenset[Pair]:
    """Return the borders between spaces of one kind, each once."""
    return frozenset(
        (min(keys[one], keys[other]), max(keys[one], keys[other]))
        for one, other in pairs
        if terrains[one] is terrain and terrains[other] is terrain
    )


def _province(
    node: Node,
    name: str,
    terrains: Mapping[str, Terrain],
    keys: Mapping[str, str],
    shore: frozenset[Pair],
) -> Province:
    centre = _given(node, "centre", bool)
    if centre and terrains[name] is Terrain.SEA:
        raise ExchangeError(DiplomatiaFault.CENTRE_AT_SEA, f"{node.where}.centre")
    home = _given(node, "home", str)
    if home is not None:
        check_name(home, f"{node.where}.home")
    return Province(
        id=keys[name],
        abbr=name,
        terrain=terrains[name],
        names={"cs": name, "en": name},
        centre=bool(centre),
        home=home,
        port=_port(node, name, terrains, keys, shore),
    )


def _port(
    node: Node,
    name: str,
    terrains: Mapping[str, Terrain],
    keys: Mapping[str, str],
    shore: frozenset[Pair],
) -> Port | None:
    port = node.field("port")
    if port is None or port.value is None:
        return None
    called, coast = _needed(port, "name"), _needed(port, "coast")
    check_name(called.text(), called.where)
    land = coast.text()
    if terrains[name] is not Terrain.SEA:
        raise ExchangeError(DiplomatiaFault.PORT_ON_LAND, port.where)
    if land not in keys:
        raise ExchangeError(Fault.UNKNOWN_PLACE, coast.where, {"text": land[:SHOWN]})
    if (keys[land], keys[name]) not in shore:
        raise ExchangeError(DiplomatiaFault.PORT_OFF_COAST, coast.where, {"coast": land})
    return Port(names={"cs": called.text(), "en": called.text()}, coast=keys[land])


def _given(node: Node, name: str, kind: type[_Checked]) -> _Checked | None:
    """Return a field that may be left out or be null."""
    found = node.field(name)
    if found is None or found.value is None:
        return None
    if not isinstance(found.value, kind):
        raise found.wrong("bool" if kind is bool else "text")
    return found.value


def _power(name: str) -> Power:
    return Power(id=name, letter=name, names={"cs": name, "en": name})
