"""The ruling log in words: everything that the master did, in the order in which he did it.

It is read aloud, printed and handed on, so it tells what was judged and never quotes a slip: what
stands there besides orders is between its writer and the master. Only he sees it with their words.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import Resolution
from engine.table.ballot.council import told
from engine.table.ballot_event import BallotEvent
from engine.table.event import Ended, Event, Founded, Resolved, Tossed
from engine.table.master_event import (
    Branched,
    Committed,
    DisorderDeclared,
    Edited,
    How,
    LateOrders,
    LineRuled,
    Replaced,
    Rewound,
    SlipEntered,
    SlipLine,
    SlipSettled,
)
from engine.table.slips import unread, untold
from gui import i18n
from gui.explain.deal_words import gunboat_words
from gui.games import catalogue
from gui.words import labels, names, phases
from gui.words.counted import counted
from gui.words.disorder import disorder
from gui.words.incidents import incident_words

RULE = "─" * 60

_NOISE = (How.REMARK, How.CROSSED)
"""Lines that order nothing, and of which nobody but the master needs to know."""


def log_text(events: Sequence[Event], rules: Rules, *, quoting: bool = False) -> str:
    """Write the whole ruling log as plain text; ``quoting`` slips, for nobody but the master."""
    return "\n".join(_Log(rules, quoting=quoting).lines(events)) + "\n"


def when(at: str) -> str:
    """Say when something happened, by the clock on the wall here."""
    if not at:
        return ""
    moment = datetime.fromisoformat(at).astimezone()
    locale = QLocale(i18n.language())
    day = QDate(moment.year, moment.month, moment.day)
    date = locale.toString(day, QLocale.FormatType.ShortFormat)
    return f"{date} {moment:%H:%M}"


def _settled(*, counts: bool, earlier: bool) -> str:
    """Say what became of a slip that was written for another board, or before."""
    if earlier:
        return QCoreApplication.translate("Log", "{power}: the earlier slip is left aside.")
    if counts:
        return QCoreApplication.translate("Log", "{power}: the slip counts on the changed board.")
    return QCoreApplication.translate("Log", "{power}: the slip is set aside.")


def _masked(events: Sequence[Event]) -> bool:
    """Tell whether nobody but the master is to know who plays what: a log is read aloud."""
    silent = over = False
    for event in events:
        match event:
            case Founded():
                silent = event.gunboat
            case Ended():
                over = True
            case Rewound():
                over = False
    return silent and not over


class _Log:
    def __init__(self, rules: Rules, *, quoting: bool) -> None:
        self._rules, self._board, self._quoting = rules, rules.board, quoting
        self._position: Position | None = None
        self._masked = False
        self._slips: dict[str, str] = {}
        """What lies on the desk and is not judged yet."""

    def lines(self, events: Sequence[Event]) -> Iterator[str]:
        """Return the log line by line."""
        self._masked = _masked(events)
        lines: Mapping[str, tuple[SlipLine, ...]] = {}
        hidden: Mapping[str, frozenset[str]] = {}
        ruled: list[str] = []
        for event in events:
            match event:
                case Founded():
                    yield from self._founded(event)
                case SlipEntered(power=power, text=text):
                    self._slips[power] = text
                case LineRuled():
                    ruled += self._other(event)
                case Committed():
                    lines, hidden = event.lines, unread(event)
                    yield from ruled
                    ruled = []
                    yield from self._heading(event)
                case Resolved():
                    self._slips = {}
                    yield from self._judged(lines, untold(event.resolution, hidden))
                case _:
                    yield from self._other(event)

        if ruled:
            # A log is read aloud and printed: what is not committed is nobody else's business.
            message = QCoreApplication.translate(
                "Log", "(rulings on slips not committed yet: {count})"
            )
            yield from ("", message.format(count=len(ruled) // 2))

    def _founded(self, event: Founded) -> Iterator[str]:
        self._position = self._rules.start(event.year)
        yield QCoreApplication.translate("Log", "Ruling log: {title}").format(title=event.title)
        yield QCoreApplication.translate("Log", "Rules: {rules}").format(
            rules=catalogue.played_on(self._rules.board).rulebook().rules_words(self._rules.options)
        )
        yield QCoreApplication.translate("Log", "Founded: {time}").format(time=when(event.at))
        if self._masked:
            yield f"  {gunboat_words()}"
            return
        for seat in event.seats:
            yield f"  {labels.power_name(self._board, seat.power)}: {seat.player}"

    def _heading(self, event: Committed) -> Iterator[str]:
        yield ""
        yield RULE
        yield f"{self._named(event.phase)}  ({when(event.at)})"
        for power in event.disorder:
            yield f"{labels.power_name(self._board, power)}: {disorder(self._board)}"

    def _judged(
        self, lines: Mapping[str, tuple[SlipLine, ...]], resolution: Resolution
    ) -> Iterator[str]:
        for power in self._board.powers:
            slip = lines.get(power.id, ())
            rulings = [one for one in resolution.rulings if one.power == power.id]
            if not slip and not rulings:
                continue
            yield ""
            yield labels.power_name(self._board, power.id)
            if not slip:
                yield "  " + QCoreApplication.translate("Log", "(no slip)")
            yield from self._slip(slip)
            for ruling in rulings:
                order = (
                    labels.full_order_words(ruling.order, self._board)
                    if ruling.order
                    else labels.notation(ruling.given, self._board)
                )
                result = labels.result_word(ruling, self._board)
                yield f"    {order}: {result}"
        yield ""
        board, after = self._board, resolution.after
        counts = ", ".join(
            f"{labels.power_name(board, power.id)} {after.counted(power.id, board)}"
            for power in board.powers
        )
        yield f"{counted(self._board).title()}: {counts}"
        self._position = resolution.after

    def _slip(self, slip: Sequence[SlipLine]) -> Iterator[str]:
        """Tell how each line of a slip was judged; without quoting, alike ones once."""
        lines = [self._slip_line(line) for line in slip if self._quoting or line.how not in _NOISE]
        yield from lines if self._quoting else dict.fromkeys(lines)

    def _slip_line(self, line: SlipLine) -> str:
        how = self._how(line)
        reason = f" – {line.reason}" if line.reason else ""
        if not self._quoting:
            return f"  {how}{reason}"
        quoted = QCoreApplication.translate("Log", "“{line}”").format(line=line.written)
        return f"  {quoted} {how}{reason}"

    def _how(self, line: SlipLine) -> str:  # noqa: C901, PLR0911 - one line per way
        match line.how:
            case How.READ:
                return f"= {self._notation(line.order)}"
            case How.RULED:
                order = self._notation(line.order)
                return QCoreApplication.translate("Log", "= {order} (the master’s ruling)").format(
                    order=order
                )
            case How.STRUCK:
                return QCoreApplication.translate("Log", "(struck out)")
            case How.CROSSED:
                return QCoreApplication.translate("Log", "(crossed out on the slip)")
            case How.REMARK:
                return QCoreApplication.translate("Log", "(no order)")
            case How.ASKED:
                return QCoreApplication.translate("Log", "(several meanings, none carried out)")
            case How.REFUSED:
                return QCoreApplication.translate("Log", "(written badly, not accepted)")
            case How.UNREADABLE if not self._quoting:
                return QCoreApplication.translate("Log", "(not all of it was read)")
            case How.UNREADABLE:
                return QCoreApplication.translate("Log", "(unreadable)")
            case How.ASIDE:
                return QCoreApplication.translate("Log", "(set aside: for another board)")
            case How.LATE:
                return QCoreApplication.translate("Log", "(late, not taken)")
        return f"({disorder(self._board)})"

    def _meant(self, event: LineRuled) -> str:
        """Say what the master made of a line."""
        if not self._quoting:
            if event.order:
                return QCoreApplication.translate("Log", "{power}: one line means {order}.")
            if event.struck:
                return QCoreApplication.translate("Log", "{power}: one line is struck out.")
            return QCoreApplication.translate("Log", "{power}: one line is read as it stands.")
        if event.order:
            return QCoreApplication.translate("Log", "{power}: “{line}” means {order}.")
        if event.struck:
            return QCoreApplication.translate("Log", "{power}: “{line}” is struck out.")
        return QCoreApplication.translate("Log", "{power}: “{line}” is read as it stands.")

    def _other(self, event: Event) -> Iterator[str]:
        text = self._told(event)
        if isinstance(event, BallotEvent):
            text = ", ".join(incident_words(one, self._board) for one in told(event))
        if text:
            yield ""
            yield f"* {when(event.at)}  {self._named(self._phase(event))}: {text}"
            if isinstance(event, Edited):
                yield from self._set_up(event.position)
        yield from self._set_aside(event)

    def _set_aside(self, event: Event) -> Iterator[str]:
        """Quote slips that an event takes off the desk without their having been judged."""
        match event:
            case SlipSettled(power=power, counts=False, earlier=False):
                left = {power: self._slips.pop(power, "")}
            case Rewound():
                left, self._slips = self._slips, {}
            case Edited(phase=phase, position=position) if position.phase.code != phase:
                left, self._slips = self._slips, {}
            case _:
                return
        if not self._quoting:
            return
        for power, text in left.items():
            for line in filter(None, map(str.strip, text.split("\n"))):
                quoted = QCoreApplication.translate("Log", "“{line}”").format(line=line)
                aside = QCoreApplication.translate("Log", "(set aside)")
                yield f"    {labels.power_name(self._board, power)}: {quoted} {aside}"

    def _notation(self, order: str) -> str:
        return labels.notation(self._rules.order(order), self._board)

    def _named(self, phase: str) -> str:
        return phases.full_phase_words(self._rules.calendar.parse(phase))

    def _phase(self, event: Event) -> str:
        own_code = getattr(event, "phase", "")
        return str(own_code) if own_code else self._position.phase.code if self._position else ""

    def _told(self, event: Event) -> str:  # noqa: C901 - one case per kind
        template, facts = "", dict[str, object]()
        match event:
            case LineRuled(line=line, order=order):
                facts = {"line": line, "order": self._notation(order)}
                template = self._meant(event)
            case SlipSettled(counts=counts, earlier=earlier):
                template = _settled(counts=counts, earlier=earlier)
            case LateOrders(late=late, accepted=accepted):
                taken = QCoreApplication.translate("Log", "{power}: late orders, taken.")
                left = QCoreApplication.translate("Log", "{power}: late orders, not taken.")
                template = taken if accepted else left
                template = (
                    template
                    if late
                    else QCoreApplication.translate("Log", "{power}: the orders were not late.")
                )
            case DisorderDeclared(declared=declared):
                begun = QCoreApplication.translate("Log", "{power}: {disorder} from now on.")
                template = (
                    begun
                    if declared
                    else QCoreApplication.translate("Log", "{power}: the end of its {disorder}.")
                )
                facts = {"disorder": disorder(self._board)}
            case Rewound(to=to):
                template = QCoreApplication.translate(
                    "Log", "The table goes back to: {to}. What came after does not count."
                )
                facts = {"to": self._named(to)}
            case Edited(position=position):
                template = QCoreApplication.translate("Log", "The board is set up otherwise: {to}.")
                facts = {"to": phases.full_phase_words(position.phase)}
            case Replaced(player=player, before=before):
                template = QCoreApplication.translate(
                    "Log", "{power}: {player} plays instead of {before}."
                )
                facts = {"player": player, "before": before}
                if self._masked:
                    template = QCoreApplication.translate("Log", "{power}: somebody else plays.")
            case Branched(origin=origin, step=step):
                template = QCoreApplication.translate(
                    "Log", "A branch of the game {origin} (its first {step} entries)."
                )
                facts = {"origin": origin, "step": str(step)}
            case Tossed(side=side, seed=seed):
                template = QCoreApplication.translate(
                    "Log", "A coin: {power:the} joins {powers:the}. Seed: {seed}."
                )
                facts = {"powers": names.spoken(self._board).powers(side), "seed": seed}
            case Ended(powers=powers):
                template = QCoreApplication.translate("Log", "The game is over: {powers}.")
                facts = {"powers": names.spoken(self._board).powers(powers)}
        power = getattr(event, "power", "")
        if power:
            facts["power"] = names.spoken(self._board).power(power)
        reason = getattr(event, "reason", "")
        text = names.sentence(template, **facts)
        return f"{text} ({reason})" if reason else text

    def _set_up(self, position: Position) -> Iterator[str]:
        for power in self._board.powers:
            units = ", ".join(labels.unit_name(unit, self._board) for unit in position.of(power.id))
            owned = [at for at, owner in sorted(position.owners.items()) if owner == power.id]
            places = ", ".join(labels.province_name(self._board, at) for at in owned)
            if units or places:
                name = labels.power_name(self._board, power.id)
                yield f"    {name}: {units or '–'} / {places or '–'}"
        for one in position.dislodged:
            text = QCoreApplication.translate("Log", "has to retreat: {unit} ({power}), to: {ways}")
            ways = ", ".join(labels.abbreviation(self._board, at) for at in one.retreats)
            unit = labels.unit_name(one.unit, self._board)
            owner = labels.power_name(self._board, one.unit.power)
            yield "    " + text.format(unit=unit, power=owner, ways=ways or "–")
        if position.contested:
            text = QCoreApplication.translate("Log", "stand-off: {spaces}")
            spaces = names.spoken(self._board).places(sorted(position.contested))
            yield "    " + text.format(spaces=spaces)
