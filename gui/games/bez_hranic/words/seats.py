"""What a station says: in a word or two what somebody does, and what a screen reader hears."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, QLocale

from engine.games.bez_hranic.bills import UNDER
from engine.games.bez_hranic.calendar import FINALE, tokens_of
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui import i18n
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.words.bills import RoadCounts, euros
from gui.games.bez_hranic.words.table import seen_of


@dataclass(frozen=True, slots=True)
class Besides:
    """What windows alone know: it passes, or is only in a hand."""

    asleep: tuple[str, ...] = ()
    """Seats whose keys sleep now."""

    holding: tuple[str, ...] = ()
    """Seats with a token in the hand."""

    naming: str = ""
    """The seat that names a field now without having pressed: its station was tapped."""


LAID, QUIET, LIT, PLAIN, SLEEPS = "laid", "quiet", "lit", "plain", "sleeps"
"""How what a station says is told apart."""


def station_words(seen: Seen, seat: str, besides: Besides) -> tuple[str, str]:
    """Say in a word or two what somebody does, and how that is told apart."""
    if seat in seen.away:
        return QCoreApplication.translate("BezHranic", "away"), QUIET
    match seen.doing:
        case Doing.CHOOSING if seen.way == Way.BESIDE:
            return "", QUIET  # his tokens lie on the real table
        case Doing.CHOOSING:
            return _choosing_words(seen, seat, besides)
        case Doing.DEALING:
            return QCoreApplication.translate("BezHranic", "token on the table"), QUIET
        case Doing.OVER if seat in seen.richest:
            return QCoreApplication.translate("BezHranic", "winner"), LIT
    return "", QUIET


def laid_of(seen: Seen, seat: str) -> tuple[int, int]:
    """Return how many tokens of a seat lie, and of how many."""
    every = tokens_of(seen.round) * len(seen.hands[seat])
    return every - sum(seen.in_hand.get(colour, 0) for colour in seen.hands[seat]), every


def _choosing_words(  # noqa: PLR0911 - one line per state
    seen: Seen, seat: str, besides: Besides
) -> tuple[str, str]:
    lie, every = laid_of(seen, seat)
    if seat in seen.sealed:
        return QCoreApplication.translate("BezHranic", "sealed"), LAID
    if seat in (seen.turn, besides.naming):
        return QCoreApplication.translate("BezHranic", "names a field"), LIT
    if seat in seen.queue:
        return QCoreApplication.translate("BezHranic", "is next"), PLAIN
    if lie == every:
        word = QCoreApplication.translate("BezHranic", "laid")
        return (word if every == 1 else f"{word} {lie}/{every}"), LAID
    if seat in besides.asleep:
        return QCoreApplication.translate("BezHranic", "key sleeps 3 s"), SLEEPS
    if seat in besides.holding:
        return QCoreApplication.translate("BezHranic", "holds a token"), LIT
    if lie and every == 2:
        return QCoreApplication.translate("BezHranic", "second token"), LIT
    if lie:
        return QCoreApplication.translate("BezHranic", "laid {count}").format(
            count=f"{lie}/{every}"
        ), LIT
    return QCoreApplication.translate("BezHranic", "thinking"), QUIET


def seconds_words(milliseconds: int) -> str:
    """Say a time to a tenth: ``1,3``."""
    return QLocale(i18n.language()).toString(milliseconds / 1000, "f", 1)


def left_words(milliseconds: int) -> str:
    """Say how long tokens can still be laid, in whole seconds."""
    text = QCoreApplication.translate("BezHranic", "{seconds} s left")
    return text.format(seconds=ceil(milliseconds / 1000))


def surcharge_words(seen: Seen, height: int) -> str:
    """Say what the next token on a stack pays; in the finale, by how much less is received."""
    sign = "\N{MINUS SIGN}" if seen.round == FINALE else "+"
    return f"{sign}{UNDER * height}"


def too_early_words() -> str:
    """Say that a token is still locked."""
    return QCoreApplication.translate("BezHranic", "not yet")


def seat_aloud(view: LiveView, seat: str, words: str) -> str:
    """Say somebody's station for those who cannot see it: ``Lucie, 100 euros, names a field``."""
    parts = (view.player(seat), euros(seen_of(view).purses[seat]), words)
    return ", ".join(part for part in parts if part)


def asleep_words() -> str:
    """Say that somebody's key sleeps, where it is told for how long yet."""
    return QCoreApplication.translate("BezHranic", "key sleeps")


def doing_aloud(player: str, words: str, left: int) -> str:
    """Say what somebody does for those who cannot see it: ``Lucie, names a field, 1.3 s``."""
    seconds = QCoreApplication.translate("BezHranic", "{seconds} s")
    time = seconds.format(seconds=seconds_words(left)) if left else ""
    return ", ".join(part for part in (player, words, time) if part)


def having_aloud(seen: Seen, seat: str, hand: Sequence[str], key: str) -> str:
    """Say what lies in front of somebody: ``100 euros, key Q, 2 tokens: red, white``."""
    parts = [euros(seen.purses[seat])]
    if key:
        parts.append(QCoreApplication.translate("BezHranic", "key {key}").format(key=key))
    if hand:
        tokens = RoadCounts().tokens(len(hand))
        names = ", ".join(colour_name(one).lower() for one in hand)
        parts.append(f"{tokens}: {names}" if len(seen.hands[seat]) > 1 else tokens)
    return ", ".join(parts)


def field_aloud(seen: Seen, key: str, name: str, players: Sequence[str]) -> str:
    """Say a field: ``7, Hungary, two tokens: Tom, Kate, the next one plus 20``."""
    if not players:
        return f"{key}, {name}"
    tokens = RoadCounts().tokens(len(players))
    then = QCoreApplication.translate("BezHranic", "the next one {amount}")
    amount = surcharge_words(seen, len(players))
    return f"{key}, {name}, {tokens}: {', '.join(players)}, {then.format(amount=amount)}"
