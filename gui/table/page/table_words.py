"""What the table's page says: what all wait for, who is ready, who is missing. Public."""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.table.view import PublicView, Stage
from gui.table.page.all_sealed import all_sealed_words
from gui.words import labels, names
from gui.words.endings import motion_words
from gui.words.phases import Saying, said


class Asks(Enum):
    """What the table waits for."""

    ORDERS = auto()
    REVEAL = auto()
    """Nothing: all have sealed."""

    VOTES = auto()


def asks(view: PublicView) -> Asks:
    """Tell what the table waits for."""
    if view.ballot is not None:
        return Asks.VOTES
    return Asks.ORDERS if view.queue or view.stage is not Stage.WRITING else Asks.REVEAL


def voter_of(view: PublicView, power: str) -> str:
    """Return the power by which a power's player votes; nothing where he is not asked."""
    voters = view.ballot.voters if view.ballot is not None else ()
    return next((voter for voter in voters if power in view.side(voter)), "")


def title_words(view: PublicView, board: Board) -> str:
    """Say what the table does, or what is voted on."""
    match asks(view):
        case Asks.VOTES if view.ballot is not None:
            return motion_words(view.ballot.motion, view, board)
        case Asks.REVEAL:
            return all_sealed_words(sum(seal.asked for seal in view.seals))
    stage = labels.stage_words(view)
    return f"{stage[:1].upper()}{stage[1:]}"


def voting_words() -> str:
    """Say, in the bar, that a vote is held."""
    return QCoreApplication.translate("TableSide", "secret vote")


def primary_words(view: PublicView) -> str:
    """Name what follows at the table."""
    match asks(view):
        case Asks.VOTES:
            return QCoreApplication.translate("TableSide", "Next to vote")
        case Asks.REVEAL:
            return said(Saying.REVEAL, view.phase.kind)
    return QCoreApplication.translate("TableSide", "Next at the laptop")


def hint_words(view: PublicView) -> str:
    """Say, below the large button, what comes of it; nothing where the clock says what is to do."""
    match asks(view):
        case Asks.VOTES:
            return QCoreApplication.translate(
                "TableSide", "It passes only if all are for it. Nobody learns who voted how."
            )
        case Asks.REVEAL:
            return said(Saying.FOLLOWS, view.phase.kind)
    return ""


def lead_words(view: PublicView) -> str:
    """Say, above the signs, who taps his own."""
    match asks(view):
        case Asks.VOTES:
            return QCoreApplication.translate("TableSide", "Ready to vote? Tap your sign")
        case Asks.REVEAL if not any(seal.sealed for seal in view.seals):
            return ""
        case Asks.REVEAL:
            return QCoreApplication.translate(
                "TableSide", "Whoever wants his envelope back taps his sign"
            )
    return said(Saying.READY, view.phase.kind)


def count_words(view: PublicView) -> tuple[str, str]:
    """Say how many are ready, shortly and in full."""
    if view.ballot is not None:
        done, of = len(view.ballot.voted), len(view.ballot.voters)
        full = QCoreApplication.translate("TableSide", "{done} of {all} have voted")
    else:
        asked = [seal for seal in view.seals if seal.asked]
        done, of = sum(seal.sealed for seal in asked), len(asked)
        full = QCoreApplication.translate("TableSide", "{done} of {all} have sealed")
    short = QCoreApplication.translate("TableSide", "{done} of {all}")
    facts = {"done": done, "all": names.number(of)}
    return short.format(**facts), full.format(**facts)


def missing_words(view: PublicView, board: Board) -> str:
    """Say by name who is missing."""
    if view.ballot is not None:
        waiting = sorted(view.ballot.waiting, key=lambda power: labels.power_letter(board, power))
        names = tuple(labels.player_apart(view, board, power) for power in waiting)
        sentence = QCoreApplication.translate("TableSide", "Not voted yet: {names}")
    else:
        names = labels.missing_names(view, board)
        sentence = QCoreApplication.translate("TableSide", "Not sealed yet: {names}")
    return sentence.format(names=", ".join(names)) if names else ""


def aside_words(view: PublicView) -> tuple[str, str]:
    """Say, shortly and in full, how the table goes on without those who are missing."""
    match asks(view):
        case Asks.VOTES:
            label = QCoreApplication.translate("TableSide", "Break off the vote…")
            return label, label
        case Asks.REVEAL:
            return "", ""
    return (
        QCoreApplication.translate("TableSide", "Go on without them…"),
        QCoreApplication.translate("TableSide", "Go on without those who have not sealed…"),
    )
