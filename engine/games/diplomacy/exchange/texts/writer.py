"""Writes games as order lists in the manner of a judge or of Realpolitik, and as case texts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.exchange.differences import marks
from engine.games.diplomacy.exchange.format_names import Format, Mark
from engine.games.diplomacy.exchange.stream.answer import result_word
from engine.games.diplomacy.exchange.texts.notes import ABSENT
from engine.games.diplomacy.phase import Phase, Season, Step, dated
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Unit, UnitKind
from engine.rules.ruling import JudgedPhase, Ruling

_SEASONS = {Season.SPRING: "Spring", Season.AUTUMN: "Fall", Season.WINTER: "Winter"}
_KINDS = ((ARMY, "an army", "armies"), (FLEET, "a fleet", "fleets"))
_COASTS = {"NC": "north coast", "SC": "south coast", "EC": "east coast", "WC": "west coast"}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Style:
    """How a format writes places and orders."""

    army: str
    fleet: str
    place: Callable[[Board, str], str]
    arrow: str
    support: str
    convoy: str
    hold: str
    via: str = " via convoy"


def write_text(form: Format, pasts: Sequence[JudgedPhase], board: Board, title: str) -> str:
    """Write judged phases in one of the text formats; a reader of it gets the same game."""
    if form is Format.JUDGE:
        lines = _judge(pasts, board, title)
    elif form is Format.REALPOLITIK:
        lines = _realpolitik(pasts, board)
    else:
        lines = _datc(pasts, board, title)
    return "\n".join(lines) + "\n"


def _name(board: Board, place: str) -> str:
    return board.provinces[province_of(place)].names["en"]


def _long(board: Board, place: str) -> str:
    side = coast_of(place)
    return _name(board, place) + (f" ({_COASTS[side]})" if side else "")


def _short(_: Board, place: str) -> str:
    return province_of(place).lower() + _side(place)


def _cased(board: Board, place: str) -> str:
    return _name(board, place) + _side(place)


def _side(place: str) -> str:
    side = coast_of(place).lower()
    return f"({side})" if side else ""


_JUDGE = _Style(
    army="Army",
    fleet="Fleet",
    place=_long,
    arrow=" -> ",
    support="SUPPORT",
    convoy="CONVOY",
    hold="HOLD",
)
_RP = _Style(
    army="A",
    fleet="F",
    place=_short,
    arrow="-",
    support="S",
    convoy="C",
    hold="H",
)
_CASE = _Style(
    army="A",
    fleet="F",
    place=_cased,
    arrow=" - ",
    support="Supports",
    convoy="Convoys",
    hold="Hold",
)


# -- the three manners -----------------------------------------------------------------------------


def _judge(pasts: Sequence[JudgedPhase], board: Board, title: str) -> Iterator[str]:
    for number, past in enumerate(pasts, 1):
        what = {Step.MOVES: "Movement results", Step.RETREATS: "Retreat results"}.get(
            dated(past.phase).step, "Adjustment results"
        )
        season = _SEASONS[dated(past.phase).season]
        yield f"{what} for {season} of {past.phase.turn}.  ({title or 'game'}.{number:03})"
        yield from _set_up(past, pasts[number - 2] if number > 1 else None, board)
        for name, rulings in _by_power(past, board):
            yield ""
            for ruling in rulings:
                text = _winter(ruling, board, _JUDGE) or _order(ruling, board, _JUDGE)
                yield f"{name}: {text}.{_star(ruling, dated(past.phase), str)}"
        yield ""


def _realpolitik(pasts: Sequence[JudgedPhase], board: Board) -> Iterator[str]:
    for past, before in zip(pasts, (None, *pasts), strict=False):
        yield _date(dated(past.phase))
        yield from _set_up(past, before, board)
        for name, rulings in _by_power(past, board):
            yield ""
            yield f"{name}:"
            for ruling in rulings:
                yield _order(ruling, board, _RP) + _star(ruling, dated(past.phase), str.capitalize)
        yield ""


def _date(phase: Phase) -> str:
    retreats = " (retreats)" if phase.step is Step.RETREATS else ""
    return f"{_SEASONS[phase.season]} {phase.year}{retreats}"


def _datc(pasts: Sequence[JudgedPhase], board: Board, title: str) -> Iterator[str]:
    if title:
        yield title
        yield ""
    for past, before in zip(pasts, (None, *pasts), strict=False):
        with_dates = len(pasts) > 1 or past.phase.code != "S1901M"
        if with_dates:
            yield _date(dated(past.phase))
            yield ""
        if dated(past.phase).step is Step.ADJUSTMENTS:
            yield from _owners(past, board)
            if past is pasts[0]:  # later on, who stands where follows from the moves
                yield from _garrisons(past, board)
        elif with_dates:  # a case by itself tells all by its orders
            yield from _set_up(past, before, board)
        for name, rulings in _by_power(past, board):
            yield f"{name}:"
            for ruling in rulings:
                result = ABSENT if _absent(ruling, dated(past.phase)) else result_word(ruling)
                yield f"{_order(ruling, board, _CASE)}  {result}"
            yield ""


def _set_up(past: JudgedPhase, before: JudgedPhase | None, board: Board) -> Iterator[str]:
    """Say who stands where as far as it does not follow from the phase before."""
    if before is None:
        yield from _beginning(past, board)
        return
    led_to = before.resolution.after
    if past.before.owners != led_to.owners or {*past.before.units} != {*led_to.units}:
        yield from _owners(past, board)
        yield from _garrisons(past, board)


def _beginning(past: JudgedPhase, board: Board) -> Iterator[str]:
    """Say in prose who owns what and who stands where, unless a reader finds it without."""
    before = past.before
    places = board.provinces.items()
    homes = {name: place.home for name, place in places if place.centre and place.home}
    if before.owners and before.owners != homes:
        yield ""
        yield from _owners(past, board)
    start = {Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units}
    spaces = {(unit.power, unit.province) for unit in before.units}
    alike = spaces <= {(unit.power, unit.province) for unit in start}  # taken for the first board
    if dated(past.phase).step is Step.ADJUSTMENTS or (alike and {*before.units} != start):
        yield ""
        yield from _garrisons(past, board)


def _owners(past: JudgedPhase, board: Board) -> Iterator[str]:
    for power in board.powers_by_id:
        own = [_name(board, c) for c, owner in past.before.owners.items() if owner == power]
        if own:
            yield f"{board.powers_by_id[power].names['en']} owns {', '.join(own)}."
    yield ""


def _garrisons(past: JudgedPhase, board: Board) -> Iterator[str]:
    """Say in prose who stands where, of whom not everybody is ordered anything in a winter."""
    for power in board.powers_by_id:
        units = past.before.of(power)
        parts = [
            _counted(one, many, [_cased(board, unit.at) for unit in units if unit.kind is kind])
            for kind, one, many in _KINDS
        ]
        if units:
            name = board.powers_by_id[power].names["en"]
            yield f"{name} has {' and '.join(part for part in parts if part)}."
    yield ""


def _counted(one: str, many: str, places: Sequence[str]) -> str:
    if len(places) < 2:
        return "".join(f"{one} in {place}" for place in places)
    return f"{many} in {', '.join(places[:-1])} and {places[-1]}"


def _by_power(past: JudgedPhase, board: Board) -> Iterator[tuple[str, list[Ruling]]]:
    """Return the rulings that are written down, by the names of their powers."""
    by_power: Mapping[str, list[Ruling]] = {r.power: [] for r in past.resolution.rulings}
    seen: set[tuple[str, str]] = set()
    for ruling in past.resolution.rulings:
        key = ruling.unit, str(ruling.given)
        if key not in seen or isinstance(ruling.order, orders.Waive):
            by_power[ruling.power].append(ruling)
        seen.add(key)
    for power, rulings in by_power.items():
        yield board.powers_by_id[power].names["en"], rulings


def _star(ruling: Ruling, phase: Phase, case: Callable[[str], str]) -> str:
    words = [case(str(mark)) for mark in Mark if mark in marks(ruling, phase.step)]
    if _absent(ruling, phase):
        words = [case(ABSENT)]
    return f"  (*{', '.join(words)}*)" if words else ""


def _absent(ruling: Ruling, phase: Phase) -> bool:
    """Tell whether a power ordered a unit that it did not have."""
    return not ruling.unit and phase.step is not Step.ADJUSTMENTS and _parsed(ruling) is not None


# -- orders ----------------------------------------------------------------------------------------


def _winter(ruling: Ruling, board: Board, style: _Style) -> str:
    """Say a build or removal as a judge does; nothing for other orders."""
    order = _parsed(ruling)
    if isinstance(order, orders.Waive):
        return "1 build waived"
    if isinstance(order, orders.Build):
        act = "Builds an army" if order.kind == "A" else "Builds a fleet"
    elif isinstance(order, orders.Disband) and not ruling.dislodged and _winterly(ruling):
        act = "Removes the army" if order.kind == "A" else "Removes the fleet"
    else:
        return ""
    return f"{act} in {style.place(board, order.at)}"


def _winterly(ruling: Ruling) -> bool:
    return any(str(finding.reason).startswith("removed") for finding in ruling.findings)


def _parsed(ruling: Ruling) -> orders.DiplomacyOrder | None:
    return orders.meant(ruling.given)


def _order(ruling: Ruling, board: Board, style: _Style) -> str:
    """Say an order; one that could not be read as it was written."""
    order = _parsed(ruling)
    known = board.provinces.keys()
    if order is None or not known >= {province_of(place) for place in _places(order)}:
        return str(ruling.given)
    return _said(order, board, style)


def _places(order: orders.DiplomacyOrder) -> list[str]:
    places = (getattr(order, name, "") for name in ("at", "to", "target"))
    return [str(place) for place in places if place]


def _said(order: orders.DiplomacyOrder, board: Board, style: _Style) -> str:
    def unit(kind: str, place: str) -> str:
        return f"{style.army if kind == 'A' else style.fleet} {style.place(board, place)}"

    def goal(place: str) -> str:
        return style.arrow + style.place(board, place)

    if isinstance(order, orders.Waive):
        return "Waive"
    me = unit(order.kind, order.at)
    match order:
        case orders.Move(to=to, via_convoy=via):
            text = f"{me}{goal(to)}{style.via if via else ''}"
        case orders.Retreat(to=to):
            text = me + goal(to)
        case orders.SupportHold(target_kind=kind, target=target):
            text = f"{me} {style.support} {unit(kind, target)}"
        case orders.SupportMove(target_kind=kind, target=target, to=to):
            text = f"{me} {style.support} {unit(kind, target)}{goal(to)}"
        case orders.Convoy(target=target, to=to):
            text = f"{me} {style.convoy} {unit('A', target)}{goal(to)}"
        case _:
            text = _alone(order, me, style)
    return text


def _alone(order: orders.DiplomacyOrder, me: str, style: _Style) -> str:
    match order:
        case orders.Build():
            return f"Build {me}"
        case orders.Disband():
            return f"{me} Disband"
    return f"{me} {style.hold}"
