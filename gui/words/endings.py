"""When a game ends, how it ended, and what was proposed and voted: in words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from engine.board.board import Board
from engine.clock.wall import utc_now
from engine.rules.game import End, Outcome
from engine.table.ballot.ballot import Motion, MotionKind, Takeover
from engine.table.ending import Count, Ending, Why, held
from engine.table.incident import IncidentKind
from engine.table.view import PublicView
from gui import i18n
from gui.games import catalogue
from gui.games.endings import EndingWords
from gui.words import labels, names
from gui.words.counted import counted, counted_words

_MANY = 3
"""Of more players than these a draw tells how many share it, not who they are."""


class Counted(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def shared(self, count: int) -> str:
        """Say how many share a draw."""
        return self.tr("A draw shared by %n player(s)", "", count)

    def minutes(self, count: int) -> str:
        """Count minutes."""
        return self.tr("%n minute(s) left", "", count)


# -- when it ends ---------------------------------------------------------------------------------


def clock_words(moment: datetime, now: datetime | None = None) -> str:
    """Say when something is on the clock on the wall; with its date where that is another day."""
    locale = QLocale("en_GB" if i18n.language() == "en" else i18n.language())
    short = QLocale.FormatType.ShortFormat
    local = QDateTime.fromMSecsSinceEpoch(round(moment.timestamp() * 1000))
    today = QDateTime.fromMSecsSinceEpoch(round((now or utc_now()).timestamp() * 1000))
    time = locale.toString(local.time(), short)
    match today.daysTo(local):
        case 0:
            return time
        case 1:
            return QCoreApplication.translate("Ending", "tomorrow {time}").format(time=time)
    return f"{locale.toString(local.date(), short)} {time}"


def left_words(minutes: int) -> str:
    """Say how long it is until the end: ``2 h 05 min``."""
    if minutes < 60:
        return Counted().minutes(minutes)
    hours, rest = divmod(minutes, 60)
    text = QCoreApplication.translate("Ending", "{hours} h {minutes} min left")
    return text.format(hours=hours, minutes=f"{rest:02}")


def _own(game: str) -> EndingWords:
    """Return what a game says of its short ends."""
    return catalogue.GAMES[game].endings()


def ending_words(ending: Ending, game: str, now: datetime | None = None) -> str:
    """Say when a game ends by itself, and who wins then; nothing where it does not."""
    parts: list[str] = []
    own = _own(game)
    if ending.year:
        parts.append(own.after(ending.year))
    moment = ending.moment
    if moment is not None:
        at = clock_words(moment, now)
        if ending.at_once:
            text = QCoreApplication.translate("Ending", "at {time}, at once")
        else:
            text = QCoreApplication.translate("Ending", "at {time}, when the turn is over")
        parts.append(text.format(time=at))
    if not parts:
        return ""
    whole = QCoreApplication.translate("Ending", " or ").join(parts)
    text = QCoreApplication.translate("Ending", "Short game: ends {when}, {count}")
    return text.format(when=whole, count=own.most(ending.count))


def coming_words(view: PublicView, minutes: int | None) -> str:
    """Say what is left until the end, in a line beside other things; nothing where none is agreed.

    ``minutes`` until the agreed time on the wall.
    """
    ending = view.ending
    if view.outcome is not None or not ending.short:
        return ""
    if view.time_up:
        return QCoreApplication.translate(
            "Ending", "The agreed time has come: this is the last turn"
        )
    parts: list[str] = []
    moment = ending.moment
    if moment is not None and minutes is not None:
        sentence = QCoreApplication.translate("Ending", "The game ends at {time}: {left}")
        parts.append(sentence.format(time=clock_words(moment), left=left_words(minutes)))
    if ending.year:
        own = _own(view.phase.kind.game)
        parts.append(own.coming(ending.year, now=view.phase.turn >= ending.year))
    return " · ".join(parts)


def goal_words(view: PublicView, board: Board) -> str:
    """Say how far each side is where its units win (XIV.2): ``Ada 12, Bob 10; 24 win``."""
    if not view.units_to_win:
        return ""
    sides = ", ".join(
        f"{view.player(side[0]) or hand_words(board, side, '')}\N{NO-BREAK SPACE}"
        f"{sum(view.units.get(power, 0) for power in side)}"
        for side in view.sides
    )
    return _own(board.game).units_to_win(sides, view.units_to_win)


# -- how it ended ---------------------------------------------------------------------------------


def hand_words(board: Board, hand: Sequence[str], player: str) -> str:
    """Name a power, or the player of several with his powers: ``Ada (Anglie, Francie)``."""
    powers = ", ".join(labels.power_name(board, power) for power in hand)
    return f"{player} ({powers})" if len(hand) > 1 and player else powers


def hands_of(powers: Iterable[str], players: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """Put those powers together that one player commands, as far as names tell."""
    hands: dict[str, list[str]] = {}
    for power in powers:
        hands.setdefault(players.get(power) or power, []).append(power)
    return tuple(map(tuple, hands.values()))


def outcome_words(
    board: Board,
    outcome: Outcome,
    hands: Sequence[Sequence[str]],
    player: Callable[[str], str],
    much: str = "",
) -> str:
    """Say how a game ended; ``hands`` won or share it, ``much`` is what a winner has."""
    called = [hand_words(board, hand, player(hand[0])) for hand in hands if hand]
    return _ended(outcome, called, much)


def players_outcome_words(outcome: Outcome, players: Mapping[str, str]) -> str:
    """Say how a game ended in which nobody commands a power: its players are named."""
    return _ended(outcome, [players[seat] for seat in outcome.powers if seat in players], "")


def _ended(outcome: Outcome, called: Sequence[str], much: str) -> str:
    who = ", ".join(called)
    if outcome.end is End.DRAW:
        if len(called) > _MANY:
            return Counted().shared(len(called))
        return QCoreApplication.translate("Ending", "Draw: {players}").format(players=who)
    if len(called) > 1:
        sentence = QCoreApplication.translate("Ending", "Short game, equal at its end: {players}")
        return sentence.format(players=who)
    if much:
        who = f"{who}, {much}"
    match outcome.end:
        case End.SHORT:
            sentence = QCoreApplication.translate("Ending", "Victory in a short game: {player}")
        case End.CONCEDED:
            sentence = QCoreApplication.translate("Ending", "Victory conceded to: {player}")
        case _:
            sentence = QCoreApplication.translate("Ending", "Victory: {player}")
    return sentence.format(player=who)


def verdict_words(view: PublicView, board: Board) -> str:
    """Say how the game ended, with what the winner has; or that it was left."""
    outcome = view.outcome
    if outcome is None:
        return QCoreApplication.translate("Ending", "The game was left")
    hands = view.winners
    much = _much(view, hands[0], board) if len(hands) == 1 and outcome.end is not End.DRAW else ""
    return outcome_words(board, outcome, hands, view.player, much)


def _much(view: PublicView, hand: Sequence[str], board: Board) -> str:
    """Say what a winner has of that which counted."""
    if view.outcome is not None and view.outcome.end is End.SOLO and view.goal is None:
        won = [power for power in view.outcome.powers if power in hand]  # one of them, or together
        return counted_words(sum(view.counted.get(power, 0) for power in won), board)
    count = view.ending.count
    if view.outcome is not None and view.outcome.why == Why.STOPPED:
        count = Count.COUNTED
    elif view.outcome is not None and view.outcome.end is not End.SHORT:
        count = Count.UNITS if view.goal is not None else Count.COUNTED
    whole = sum(held(view.position, board, power, count) for power in hand)
    if count is Count.COUNTED:
        return counted_words(whole, board)
    return counted(board).count_pieces(whole)


def why_words(view: PublicView) -> str:
    """Say what ended the game, where that is more than a victory or a draw."""
    outcome, ending = view.outcome, view.ending
    if outcome is None:
        return ""
    if outcome.end is End.CONCEDED:
        return QCoreApplication.translate("Ending", "All others have given up the game.")
    if outcome.end is not End.SHORT:
        return ""
    moment, own = ending.moment, _own(view.phase.kind.game)
    if outcome.why == Why.YEAR:
        reason = own.turn_over(ending.year)
    elif outcome.why == Why.STOPPED:
        reason = own.stopped()
    else:
        reason = own.time_over(clock_words(moment) if moment is not None else "")
    rest = own.most(Count.COUNTED if outcome.why == Why.STOPPED else ending.count)
    if len(view.winners) > 1:
        rest = QCoreApplication.translate("Ending", "{count}, and these are equal").format(
            count=rest
        )
    return f"{reason}: {rest}."


def unplayed_words(view: PublicView, board: Board) -> str:
    """Say which powers nobody plays, and whose player has left; nothing where all are played.

    Whoever left just now is told of by the last of the incidents, beside these words.
    """
    last = view.incidents[-1:]
    told = [*(view.side(one.power) for one in last if one.kind is IncidentKind.RESIGNED)]
    idle = [power for power in view.counted if not view.played(power)]
    parts: list[str] = []
    for powers, phrase in (
        (idle, QCoreApplication.translate("Ending", "Nobody plays {powers:the}")),
        (
            [power for power in view.gone if view.played(power) and [view.side(power)] != told],
            QCoreApplication.translate(
                "Ending", "The {powers:#player/players} of {powers:the} {powers:#has/have} left"
            ),
        ),
    ):
        alive = [p for p in powers if view.units.get(p, 0) or view.counted.get(p, 0)]
        if alive:
            parts.append(names.sentence(phrase, powers=names.spoken(board).powers(alive)))
    return " · ".join(parts)


# -- proposals and votes --------------------------------------------------------------------------


def motion_words(motion: Motion, view: PublicView, board: Board) -> str:
    """Say what is proposed."""
    if motion.kind is MotionKind.DRAW:
        return QCoreApplication.translate("Ending", "A draw: all survivors share the game equally")
    if motion.kind is MotionKind.STOP:
        return _own(view.game).stop()
    if isinstance(motion, Takeover):
        text = QCoreApplication.translate("Ending", "{player} plays on for: {hand}")
        return text.format(
            player=motion.player, hand=hand_words(board, view.side(motion.power), "")
        )
    who = hand_words(board, view.side(motion.power), view.player(motion.power))
    return QCoreApplication.translate("Ending", "The game is given to: {player}").format(player=who)


def proposed_words(view: PublicView, board: Board) -> str:
    """Say what the opened envelopes propose; nothing where they propose nothing."""
    if not view.proposed:
        return ""
    text = names.listed([motion_words(motion, view, board) for motion in view.proposed])
    return QCoreApplication.translate(
        "Ending", "Proposed in secret: {motions}. The vote comes before the next phase."
    ).format(motions=text)
