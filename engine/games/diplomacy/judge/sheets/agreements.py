"""Sheets that need other sheets, or other lines of their own, to be understood (4.E.2, 4.E.5).

What is judged is one clear sheet for each power. Tables that let an order explain another one, or
let somebody write for somebody else, have their sheets made into such ones here, before a phase is
judged. A proxy is a line of the owner's: ``A BUR PROXY GERMANY``, ``A Bur zastupuje Německo``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.board.location import province_of
from engine.games.diplomacy.judge.sheets.intake import Reader, Text, idle, read_sheet
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reader.names import index_of
from engine.games.diplomacy.reader.words import fold, tokens
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ProxyOrders, UnclearOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position
from engine.rules.ruling import Finding, Ruling

Sheets = Mapping[str, Sequence[str]]

_PROXY = re.compile(
    r"\s(?:proxy|proxied|proxies|zastupuje|zastoupi|zmocnenec)(?:\s+(?:to|by))?[\s:]\s*"
)
"""The words of a proxy, folded: what stands before is the unit, what follows the power."""

_LONGEST = 100
"""No proxy is longer: a unit, a word, a power."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Clear sheets, and the rulings on lines that these have left behind."""

    sheets: Sheets
    left: tuple[Ruling, ...] = ()


def binds(profile: Profile) -> bool:
    """Tell whether sheets have to be settled at a table before they are judged."""
    return (
        profile.proxy_orders is not ProxyOrders.IGNORED
        or profile.unclear_orders is UnclearOrders.BY_OTHERS
    )


def settle(
    position: Position, sheets: Sheets, chart: Chart, profile: Profile, reader: Reader
) -> Settled:
    """Make each power's sheet one that can be judged by itself."""
    settled = Settled(sheets)
    if profile.proxy_orders is not ProxyOrders.IGNORED:
        settled = _handed_over(position, sheets, profile, reader, chart)
    if (
        profile.unclear_orders is UnclearOrders.BY_OTHERS
        and dated(position.phase).step is Step.MOVES
    ):
        clear = {
            power: _explained(position, power, texts, chart, profile, reader)
            for power, texts in settled.sheets.items()
        }
        settled = Settled(clear, settled.left)
    return settled


# Proxies (4.E.5)


def _own(position: Position, power: str) -> set[str]:
    """Return the provinces of the units that a power writes for."""
    if dated(position.phase).step is Step.RETREATS:
        return {d.unit.province for d in position.dislodged if d.unit.power == power}
    return {unit.province for unit in position.of(power)}


def _proxy(
    text: str, position: Position, power: str, reader: Reader, chart: Chart
) -> tuple[str, str] | None:
    """Return the province of the unit that is handed over, and to whom."""
    proxy = _PROXY.search(fold(text)) if len(text) <= _LONGEST else None
    if proxy is None or dated(position.phase).step is Step.ADJUSTMENTS:
        return None
    words = tokens(fold(text)[proxy.end() :])
    if not words:
        return None
    named = [who for after, who in index_of(chart.board).power(words, 0) if after == len(words)]
    still = "D" if dated(position.phase).step is Step.RETREATS else "H"
    reading = reader(f"{fold(text)[: proxy.start()]} {still}", position, power)
    if not reading.order or len(set(named)) != 1 or named[0] == power:
        return None
    where = province_of(parse(reading.order).at)
    return (where, named[0]) if where in _own(position, power) else None


def _handed_over(
    position: Position, sheets: Sheets, profile: Profile, reader: Reader, chart: Chart
) -> Settled:
    """Put what proxies wrote where the owners' lines about them stand."""
    given = {
        power: {
            text: proxy
            for text in texts
            if (proxy := _proxy(text, position, power, reader, chart)) is not None
        }
        for power, texts in sheets.items()
    }
    if not any(given.values()):
        return Settled(sheets)
    asked = {(who, where) for lines in given.values() for where, who in lines.values()}
    written: dict[tuple[str, str], list[str]] = {}
    own: dict[str, list[tuple[str, str]]] = {}
    for power, texts in sheets.items():
        plain = [text for text in texts if text not in given[power]]
        for text in read_sheet(plain, position, power, reader, chart):
            where = _about(text)
            if (power, where) in asked and where not in _own(position, power):
                written.setdefault((power, where), []).append(_clear(text))
            else:
                own.setdefault(power, []).append((where, text.written))
    return _joined(sheets, given, own, written, profile)


def _joined(
    sheets: Sheets,
    given: Mapping[str, Mapping[str, tuple[str, str]]],
    own: Mapping[str, Sequence[tuple[str, str]]],
    written: Mapping[tuple[str, str], Sequence[str]],
    profile: Profile,
) -> Settled:
    """Write each power's sheet anew: its own lines, then those of its proxies."""
    announced = profile.proxy_orders is ProxyOrders.ANNOUNCED
    done: dict[str, tuple[str, ...]] = {}
    left: list[Ruling] = []
    for power in sheets:
        hands = dict.fromkeys(given[power].values())
        lent = {where for where, _ in hands}
        kept: list[str] = []
        for place, (where, text) in enumerate(own.get(power, ())):
            if announced and where in lent:
                # What was announced is out of its owner's hands.
                finding = Finding(reason=Reason.HANDED_OVER, where=where, rule="DATC 4.E.5")
                left.append(idle(power, Text(place=place, written=text), finding)[1])
            else:
                kept.append(text)
        for where, who in hands:
            kept += written.get((who, where), ())
        done[power] = tuple(kept)
    return Settled(done, tuple(left))


def _about(text: Text) -> str:
    """Return the province whose unit a line is about, if it is about one only."""
    places = {province_of(order.at) for order in text.orders}
    return places.pop() if len(places) == 1 else ""


def _clear(text: Text) -> str:
    """Return a line in good notation, which means the same under any power's name."""
    return str(text.orders[0]) if len(text.orders) == 1 and not text.fault else text.written


# One order explains another (4.E.2)


def _explained(
    position: Position,
    power: str,
    texts: Sequence[str],
    chart: Chart,
    profile: Profile,
    reader: Reader,
) -> tuple[str, ...]:
    """Write lines with several meanings as their owner's other orders show they were meant."""
    sheet = read_sheet(texts, position, power, reader, chart)
    clear = [text.orders[0] for text in sheet if len(text.orders) == 1 and not text.fault]
    done = []
    for text in sheet:
        meant = {
            str(order)
            for order in _legal(text, position, power, chart, profile)
            if any(_agree(order, other) or _agree(other, order) for other in clear)
        }
        done.append(meant.pop() if len(meant) == 1 else text.written)
    return tuple(done)


def _legal(
    text: Text, position: Position, power: str, chart: Chart, profile: Profile
) -> list[MoveOrder]:
    """Return the meanings among which a line leaves the choice."""
    legal: list[MoveOrder] = []
    if not text.doubtful:
        return legal
    for order in text.orders:
        unit = position.at(province_of(order.at))
        if unit is None or unit.power != power or not isinstance(order, MoveOrder):
            continue
        tidy, fault = check(order, unit, position, chart, profile)
        if fault is None:
            legal.append(tidy)
    return legal


def _agree(helper: DiplomacyOrder, order: DiplomacyOrder) -> bool:
    """Tell whether one order takes the other for granted."""
    if isinstance(helper, SupportMove | Convoy):
        return (
            isinstance(order, Move)
            and province_of(helper.target) == province_of(order.at)
            and province_of(helper.to) == province_of(order.to)
        )
    if isinstance(helper, SupportHold):
        stays = isinstance(order, Hold | SupportHold | SupportMove | Convoy)
        return stays and province_of(helper.target) == province_of(order.at)
    return False
