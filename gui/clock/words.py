"""What a clock says in words, in the language now spoken."""

from PySide6.QtCore import QCoreApplication, QObject

from engine.clock.clock import MINUTE, Clock, Part
from engine.clock.plan import AtZero
from gui.words.phases import Saying, said

_SECOND = 1000


class Spans(QObject):
    """Lengths of time. The collector of texts finds plural forms in ``tr`` alone."""

    def minutes(self, count: int) -> str:
        """Count minutes: ``5 minut``."""
        return self.tr("%n minute(s)", "", count)

    def seconds(self, count: int) -> str:
        """Count seconds: ``20 sekund``."""
        return self.tr("%n second(s)", "", count)

    def hours(self, count: int) -> str:
        """Count hours: ``2 hodiny``."""
        return self.tr("%n hour(s)", "", count)


def span_words(seconds: int) -> str:
    """Say how long something lasts, in the unit that fits: ``5 minut``, ``20 sekund``."""
    if seconds >= 2 * 3600:
        return Spans().hours(round(seconds / 3600))
    if seconds >= 60:
        return Spans().minutes(round(seconds / 60))
    return Spans().seconds(seconds)


def figures(seconds: int) -> str:
    """Write a time as clocks do: ``12:47``, ``3:42``."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def part_words(clock: Clock) -> str:
    """Say what the table is doing: ``Vyjednávání``, ``Psaní povelů``."""
    match clock.part:
        case Part.TALK:
            return QCoreApplication.translate("Clock", "Negotiation")
        case Part.WRITING:
            return said(Saying.CLOCK, clock.phase.kind) if clock.phase is not None else ""
        case Part.RESOLUTION:
            if clock.ahead is not None:
                return QCoreApplication.translate("Clock", "Negotiation has begun")
            return QCoreApplication.translate("Clock", "Orders revealed")
    return QCoreApplication.translate("Clock", "Game over")


def note_words(clock: Clock) -> str:
    """Say what matters most about the clock now, or else what comes after it."""
    return _standing_words(clock) or _urgent_words(clock) or _next_words(clock)


def state_words(clock: Clock) -> str:
    """Say whether the clock runs: ``hodiny stojí``, ``běží``, ``přestávka``, ``čas vypršel``."""
    if clock.part is Part.WRITING and clock.sealed:
        return QCoreApplication.translate("Clock", "all have sealed")
    if clock.up:
        return QCoreApplication.translate("Clock", "time is up")
    shown = clock.shown
    if shown is None:
        return QCoreApplication.translate("Clock", "no limit")
    if clock.going:
        return QCoreApplication.translate("Clock", "running")
    if clock.missed or shown.left == shown.length:
        return QCoreApplication.translate("Clock", "the clock stands")
    return QCoreApplication.translate("Clock", "break")


def doing_words(clock: Clock | None) -> str:
    """Say that the table talks or has no time left: the game only knows that it writes."""
    if clock is not None and clock.up and not clock.sealed:
        return QCoreApplication.translate("Clock", "time is up")
    talks = clock is not None and clock.part is Part.TALK
    return QCoreApplication.translate("Clock", "negotiation") if talks else ""


def startable(clock: Clock) -> bool:
    """Tell whether the clock stands and would count if it were started."""
    waits = clock.part is Part.WRITING and clock.sealed
    return not clock.going and not clock.up and not waits and clock.shown is not None


def _standing_words(clock: Clock) -> str:
    """Say why the clock stands, if it does."""
    if clock.missed:
        sentence = QCoreApplication.translate("Clock", "The clock stood still for {span}.")
        return sentence.format(span=span_words(clock.missed // _SECOND))
    if clock.part is Part.WRITING and clock.sealed:
        return QCoreApplication.translate("Clock", "All orders are sealed.")
    if clock.going or clock.up or clock.shown is None:
        return ""
    if clock.shown.left == clock.shown.length:
        return QCoreApplication.translate("Clock", "The clock is not running yet.")
    return QCoreApplication.translate("Clock", "Break")


def _urgent_words(clock: Clock) -> str:
    if clock.grace:
        sentence = QCoreApplication.translate(
            "Clock", "Time is up. The table goes on without the rest in {time}."
        )
        return sentence.format(time=figures(-(-clock.grace // _SECOND)))
    if clock.up:
        return QCoreApplication.translate("Clock", "Time is up. The table waits for all seals.")
    if clock.last_minute and clock.plan.hush and clock.part is not Part.WRITING:
        return QCoreApplication.translate("Clock", "Last minute, in silence")
    return QCoreApplication.translate("Clock", "Last minute") if clock.last_minute else ""


def _next_words(clock: Clock) -> str:
    match clock.part:
        case Part.TALK:
            seconds = clock.writes
            text = QCoreApplication.translate("Clock", "then writing, {span} in silence")
            due = QCoreApplication.translate("Clock", "orders are due at the end")
            return text.format(span=span_words(seconds)) if seconds else due
        case Part.WRITING:
            return _silence_words(clock)
    if clock.ahead is not None and not clock.ahead.left:
        return QCoreApplication.translate("Clock", "The time for negotiation is up.")
    return ""


def _silence_words(clock: Clock) -> str:
    if clock.ahead is not None and clock.ahead.left:
        text = QCoreApplication.translate("Clock", "then negotiation, {time} left")
        return text.format(time=figures(clock.ahead.seconds))
    if clock.count is None:
        return QCoreApplication.translate("Clock", "in silence, without a limit")
    if clock.plan.at_zero is AtZero.HOLD:
        return QCoreApplication.translate("Clock", "in silence; at nought the table goes on")
    return QCoreApplication.translate("Clock", "in silence")


def read_aloud(clock: Clock) -> str:
    """Say the clock to somebody who cannot see it; changes once a minute and when it matters."""
    shown = clock.shown
    parts: tuple[str, ...] = (part_words(clock), note_words(clock))
    if shown is not None:
        text = QCoreApplication.translate("Clock", "{span} left")
        minutes = -(-shown.left // MINUTE)
        left = Spans().minutes(minutes) if shown.left else Spans().seconds(0)
        parts = (part_words(clock), text.format(span=left), _steady_note(clock))
    return ". ".join(part.rstrip(".") for part in parts if part)


def _steady_note(clock: Clock) -> str:
    """Leave out what counts seconds: a screen reader would read it again each second."""
    if clock.grace:
        return QCoreApplication.translate("Clock", "Time is up")
    runs_ahead = clock.part is Part.WRITING and clock.ahead is not None
    return "" if runs_ahead else note_words(clock)
