"""A judged phase as a line of JSON: what a stream answers."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from json.encoder import encode_basestring
from typing import cast

from engine.board.board import Board
from engine.board.location import province_of
from engine.formats.jsontext import dump, quoted
from engine.formats.sentences import OrderResult
from engine.games.diplomacy.exchange import datc_results
from engine.games.diplomacy.orders import Waive, locations, parse
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.citations import datc_case
from engine.games.diplomacy.units import ARMY
from engine.rules.choice import Reading, ReadingKind
from engine.rules.order import OrderError
from engine.rules.position import Dislodged, Position, Unit
from engine.rules.ruling import Finding, Resolution, Ruling

Reader = Callable[[str, Position, str], Reading]
_UNWRITTEN = (Reason.NO_ORDER, Reason.NOT_WRITTEN)
_CUT = 200
"""Signs of an illegible order that an answer repeats."""


def result_word(ruling: Ruling) -> str:
    """Say how an order ended in the words of DATC 3.2, 4.E.2: ``succeeds``, ``cut, dislodged``."""
    return datc_results.result_words(ruling)


def tell(
    position: Position, resolution: Resolution, read: Reader, board: Board
) -> list[OrderResult]:
    """Sort the rulings of a phase under their units; texts that ordered nothing beside them."""
    if all_plain(resolution.rulings):
        return told_plainly(resolution.rulings)
    entries: dict[str, OrderResult] = {}
    beside: list[OrderResult] = []
    for ruling in resolution.rulings:
        if ruling.unit and ruling.unit not in entries:
            entries[ruling.unit] = _told(ruling.unit, ruling, position, read, board)
        elif ruling.unit:
            outcome = _told(ruling.unit, ruling, position, read, board)
            beside.append(_as(outcome, ruling.unit, beside=True))
    for ruling in resolution.rulings:
        if ruling.unit:
            continue
        outcome = _told("", ruling, position, read, board)
        unit = _unit_meant(outcome, position, read)
        known = entries.get(unit)
        if known is not None and known.ruling.power == ruling.power:
            unwritten = any(f.reason in _UNWRITTEN for f in known.ruling.findings)
            if outcome.reading is not None and unwritten:
                entries[unit] = _instead(outcome, known)
            else:
                beside.append(_as(outcome, unit, beside=True))
            continue
        own = unit and known is None and not _foreign(unit, ruling.power, position)
        key = unit if own else f"{ruling.power}: {outcome.order}"
        entries[_free(key, entries)] = _as(outcome, _free(key, entries))
    return [*entries.values(), *beside]


def all_plain(rulings: Sequence[Ruling]) -> bool:
    """Tell whether each unit has one ruling, and each of them is on an order as it was written."""
    units = set()
    for _, unit, _, _, _, _, fate in rulings:
        if fate.written:
            return False
        units.add(unit)
    return len(units) == len(rulings) and "" not in units


def told_plainly(rulings: Sequence[Ruling]) -> list[OrderResult]:
    """Take over plain rulings, which need no sorting."""
    return [OrderResult(ruling.unit, ruling, ruling.ordered.text) for ruling in rulings]


def _foreign(unit: str, power: str, position: Position) -> bool:
    """Tell whether another power's unit stands where an order speaks of one."""
    standing = position.at(province_of(unit[2:]))
    return standing is not None and standing.power != power


def _as(result: OrderResult, key: str, *, beside: bool = False) -> OrderResult:
    return OrderResult(
        key=key, ruling=result.ruling, order=result.order, reading=result.reading, beside=beside
    )


def _free(key: str, taken: Mapping[str, OrderResult]) -> str:
    number, free = 2, key
    while free in taken:
        free, number = f"{key} #{number}", number + 1
    return free


def _told(key: str, ruling: Ruling, position: Position, read: Reader, board: Board) -> OrderResult:
    """Put what was written into good notation, or say why it could not be read."""
    written = str(ruling.written)
    if not written or not ruling.findings:
        return OrderResult(key=key, ruling=ruling, order=ruling.ordered.text)
    with suppress(OrderError):
        order = parse(written)
        if all(province_of(place) in board.provinces for place in locations(order)):
            return OrderResult(key=key, ruling=ruling, order=str(order))
    reading = read(written, position, ruling.power)
    if reading.order:  # one meaning, even where the table minds how it was written
        return OrderResult(key=key, ruling=ruling, order=reading.order)
    return OrderResult(key=key, ruling=ruling, order=written[:_CUT], reading=reading)


def _instead(result: OrderResult, known: OrderResult) -> OrderResult:
    """Let a unit's entry tell that what was written for it could not be read."""
    unit = known.ruling
    kept = tuple(f for f in unit.findings if f.reason != Reason.NO_ORDER)
    ruling = Ruling(
        power=unit.power,
        unit=unit.unit,
        order=unit.order,
        verdict=result.ruling.verdict,
        findings=(*result.ruling.findings, *kept),
        dislodged=unit.dislodged,
        destroyed=unit.destroyed,
        written=result.ruling.written,
    )
    return OrderResult(key=known.key, ruling=ruling, order=result.order, reading=result.reading)


def _unit_meant(result: OrderResult, position: Position, read: Reader) -> str:
    """Return the unit that a text is about, when its beginning names one; else nothing."""
    try:
        order = parse(result.order)
    except OrderError:
        return _unit_at_start(result, position, read)
    if isinstance(order, Waive):
        return ""
    standing = _writable(position, result.ruling.power).get(province_of(order.at))
    return str(standing) if standing else f"{order.kind} {order.at}"


def _unit_at_start(result: OrderResult, position: Position, read: Reader) -> str:
    units = _writable(position, result.ruling.power)
    eyes = Position(
        phase=Phase(position.phase.turn, Season.SPRING, Step.MOVES), units=tuple(units.values())
    )
    words = result.order.split()[:5]
    for count in range(len(words), 0, -1):
        reading = read(" ".join([*words[:count], "H"]), eyes, result.ruling.power)
        if reading.kind is ReadingKind.ORDER:
            unit = units.get(province_of(parse(reading.order).at))
            return str(unit) if unit is not None else ""
    return ""


def _writable(position: Position, power: str) -> dict[str, Unit]:
    """Return the units that a power writes for in this phase, by province."""
    if cast("Phase", position.phase).step is Step.RETREATS:
        own = [one.unit for one in position.dislodged if one.unit.power == power]
    else:
        own = list(position.of(power))
    return {unit.province: unit for unit in own}


# -- the board afterwards --------------------------------------------------------------------------


def board_after(position: Position, resolution: Resolution, board: Board) -> dict[str, object]:
    """Return the position after a phase as an answer tells it."""
    after = resolution.after
    standing: dict[str, list[str]] = {power: [] for power in board.powers_by_id}
    army = ARMY
    for unit in after.units:  # as str() writes them, in a quarter of the time
        at = unit.at
        standing[unit.power].append(f"A {at}" if unit.kind is army else f"F {at}")
    centres: dict[str, list[str]] = {}
    for centre, owner in after.owners.items():
        centres.setdefault(owner, []).append(centre)
    return {
        "phase": after.phase.code,
        "units": {power: units for power, units in standing.items() if units or position.of(power)},
        "dislodged": _dislodged(resolution),
        "contested": _contested(position, resolution),
        "centers": {power: centres[power] for power in board.powers_by_id if power in centres},
    }


def board_written(position: Position, resolution: Resolution, board: Board) -> str:
    """Write the fields that ``board_after`` returns as JSON, without the braces around them.

    Names of the board need no quoting; joined they are written in a third of the time.
    """
    values = board_after(position, resolution, board)
    fields = []
    for name, value in values.items():
        if name in ("units", "centers") and isinstance(value, dict):
            lists = [f'"{power}": {_list_written(places)}' for power, places in value.items()]
            fields.append(f'"{name}": {{{", ".join(lists)}}}')
        else:
            fields.append(f'"{name}": {dump(value) if value else _NOTHING[name]}')
    return ", ".join(fields)


_NOTHING = {"dislodged": "{}", "contested": "[]"}
"""What most turns leave, for which no encoder need be made."""


def _list_written(names: list[str]) -> str:
    joined = '", "'.join(names)
    return f'["{joined}"]' if names else "[]"


def _dislodged(resolution: Resolution) -> dict[str, object]:
    """Return every unit that has to retreat; one with nowhere to go is off the board already."""
    return {
        str(one.unit): {
            "power": one.unit.power,
            "from": _closed(one),
            "retreats": list(one.retreats),
        }
        for one in resolution.after.dislodged
    }


def _closed(one: Dislodged) -> str | None:
    """Return the attacker's space; nothing when it is open since he came by sea (DATC 4.A.5)."""
    by_sea = one.attacker in {province_of(place) for place in one.retreats}
    return None if by_sea else one.attacker


def _contested(position: Position, resolution: Resolution) -> list[str]:
    """Return the spaces left empty by a stand-off, whether or not anybody has to retreat."""
    if cast("Phase", position.phase).step is not Step.MOVES:
        return []
    return sorted(resolution.after.contested.union(resolution.stand_offs))


# -- reasons ---------------------------------------------------------------------------------------


def reasons(result: OrderResult) -> list[dict[str, object]]:
    """Return the chain of reasons, the deciding one first; the reader's own where it failed."""
    chain = [_reason(finding) for finding in result.ruling.findings]
    if result.reading is None:
        return chain
    unread = result.ruling.findings[0].reason in (Reason.UNREADABLE, Reason.AMBIGUOUS_TEXT)
    return [_reader_reason(result.reading), *(chain[1:] if unread else chain)]


def _reader_reason(reading: Reading) -> dict[str, object]:
    fields: dict[str, object] = {
        "code": reading.reason,
        "start": reading.start,
        "end": reading.end,
    }
    if reading.expected:
        fields["expected"] = reading.expected
    if reading.candidates:
        fields["candidates"] = list(reading.candidates)
    return fields


def _reason(finding: Finding) -> dict[str, object]:
    reason, where, by, rule, strength, against = finding
    fields: dict[str, object] = {"code": reason}
    if where:
        fields["where"] = where
    if by:
        fields["by"] = list(by)
    if rule:
        fields["rule"] = rule
    if case := datc_case(finding):
        fields["datc"] = case
    if strength is not None:
        fields["strength"] = strength
    if against is not None:
        fields["against"] = against
    return fields


def plain_results(
    rulings: Sequence[Ruling],
    texts: Sequence[Mapping[str, str]] | None,
    *,
    with_reasons: bool,
) -> str:
    """Write what ``results`` returns of plain rulings, as JSON.

    Most lines of a stream have no others: written at once they take a third of the time.
    """
    entries = []
    for place, ruling in enumerate(rulings):
        _, unit, ordered, verdict, _, _, fate = ruling  # nothing in it has to be quoted
        word = datc_results.result_words(ruling) if fate.dislodged else datc_results.TEXTS[verdict]
        entry = f'"{unit}": {{"order": "{ordered.text}", "result": "{word}"'
        if with_reasons:
            entry += f', "reasons": [{", ".join(map(_reason_written, ruling.findings))}]'
        if texts is not None:
            entry += f', "text": {_text_written(tuple(texts[place].items()))}'
        entries.append(f"{entry}}}")
    return f"{{{', '.join(entries)}}}"


@lru_cache(maxsize=4_000)
def _reason_written(finding: Finding) -> str:
    """Write a reason as ``dump`` does; a field at a time takes a third of the time."""
    fields = []
    for name, fact in _reason(finding).items():
        if isinstance(fact, str):
            text = encode_basestring(fact)
        elif isinstance(fact, list):
            text = f"[{', '.join([encode_basestring(one) for one in fact])}]"
        else:
            text = str(fact)
        fields.append(f'"{name}": {text}')
    return f"{{{', '.join(fields)}}}"


@lru_cache(maxsize=4_000)
def _text_written(texts: tuple[tuple[str, str], ...]) -> str:
    return f"{{{', '.join([f'{quoted(code)}: {quoted(text)}' for code, text in texts])}}}"


def results(
    all_told: Sequence[OrderResult],
    texts: Sequence[Mapping[str, str]] | None,
    *,
    with_reasons: bool,
) -> dict[str, object]:
    """Return every order with its result; ``texts`` are its sentences by language, if wanted."""
    entries: dict[str, dict[str, object]] = {}
    for number, outcome in enumerate(all_told):
        entry: dict[str, object] = {
            "order": outcome.order,
            "result": result_word(outcome.ruling),
        }
        if with_reasons:
            entry["reasons"] = reasons(outcome)
        if texts is not None:
            entry["text"] = dict(texts[number])
        if outcome.beside:
            also = entries[outcome.key].setdefault("also", [])
            if isinstance(also, list):
                also.append(entry)
        else:
            entries[outcome.key] = entry
    return dict(entries)
