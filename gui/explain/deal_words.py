"""How the powers of a table were dealt, in words that anybody can check."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.seating.dealt import Grant, lots
from engine.seating.record import Dealing, Way, deal, order_of, seats_of
from engine.table.view import PublicView
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels
from gui.words.endings import ending_words

Named = Callable[[str], str]
"""Names a side by its first power: ``Anglie, Itálie``."""

_HOW: Final[Mapping[str, str]] = MappingProxyType(
    {
        Way.LOT: QT_TRANSLATE_NOOP("Deal", "The powers were dealt by lot."),
        Way.CHOSEN: QT_TRANSLATE_NOOP("Deal", "The powers were chosen in the open."),
        Way.WISHES: QT_TRANSLATE_NOOP(
            "Deal", "The powers were dealt by lists of wishes written in secret (appendix 1)."
        ),
        Way.SCORES: QT_TRANSLATE_NOOP(
            "Deal", "The powers were chosen one after another, in the order of scores."
        ),
        Way.BIDS: QT_TRANSLATE_NOOP(
            "Deal", "The powers were dealt by sealed bids, the highest first."
        ),
    }
)


def how_words(way: str) -> str:
    """Say how powers were given out."""
    return QCoreApplication.translate("Deal", _HOW[Way(way)]) if way in set(Way) else ""


def gunboat_words() -> str:
    """Say what a game without talk is."""
    return QCoreApplication.translate(
        "Deal", "Gunboat: nobody talks, and nobody knows who plays what until the game is over."
    )


def secret_words() -> str:
    """Say why a deal cannot be checked yet."""
    return QCoreApplication.translate(
        "Deal", "Who plays what, the lists and the lots are published when the game is over."
    )


def house_words(view: PublicView) -> tuple[str, ...]:
    """Return what the table agreed on beside its rulebook."""
    ends = ending_words(view.ending, view.phase.kind.game)
    sentences = (gunboat_words() if view.gunboat else "", ends, _veil(view))
    return tuple(one for one in sentences if one)


def _veil(view: PublicView) -> str:
    if not view.ending.veiled:
        return ""
    return QCoreApplication.translate("Deal", "A vote tells only whether it passed")


def seed_words(way: str, lot: str) -> str:
    """Say from what the lots follow, and how anybody draws them again."""
    if not lot:
        return ""
    if way == Way.LOT:
        text = QCoreApplication.translate(
            "Deal",
            "Seed of the lot: {seed}. Powers sorted by the SHA-256 of “seed POWER” go to the seats "
            "in order.",
        )
    else:
        text = QCoreApplication.translate(
            "Deal",
            "Seed of the lots: {seed}. Of those who want a power, whoever’s SHA-256 of “seed POWER "
            "seat” is the smallest gets it.",
        )
        if way == Way.SCORES:
            text = QCoreApplication.translate(
                "Deal",
                "Seed of the lots: {seed}. Of equal scores, whoever’s SHA-256 of “seed score seat” "
                "is the smallest comes first.",
            )
    return text.format(seed=lot)


def player_names(dealing: Dealing) -> Mapping[str, str]:
    """Name the seats; who bears a name twice is told apart by his seat."""
    twice = {name for name in dealing.players if dealing.players.count(name) > 1}
    return {
        seat: f"{name} ({seat})" if name in twice else name
        for seat, name in zip(seats_of(dealing.players), dealing.players, strict=True)
    }


def grant_words(way: str, grant: Grant, place: int, dealing: Dealing, named: Named) -> str:
    """Say who got what, and against whom: one step of a deal; ``place`` counts them from 1."""
    names = player_names(dealing)
    facts = {
        "player": names[grant.player],
        "side": named(grant.side),
        "others": ", ".join(names[seat] for seat in grant.against),
        "place": place,
        "choice": grant.choice,
    }
    if way == Way.SCORES and grant.choice:
        text = QCoreApplication.translate("Deal", "{player}: {side}, chosen as number {place}.")
    elif not grant.choice:
        text = QCoreApplication.translate("Deal", "{player}: {side}, which was left.")
        if grant.against:
            text = QCoreApplication.translate(
                "Deal", "{player}: {side}, which nobody asked for. By lot, before {others}."
            )
    elif way == Way.BIDS:
        facts["bid"] = dealing.bids[int(grant.player) - 1].get(grant.side, 0)
        text = QCoreApplication.translate("Deal", "{player}: {side}, for a bid of {bid}.")
        if grant.against:
            text = QCoreApplication.translate(
                "Deal",
                "{player}: {side}, for a bid of {bid}. By lot, before {others}: the same bid.",
            )
    else:
        text = QCoreApplication.translate("Deal", "{player}: {side}, wish no. {choice}.")
        if grant.against:
            text = QCoreApplication.translate(
                "Deal",
                "{player}: {side}, wish no. {choice}. By lot, before {others}: the same wish.",
            )
    return text.format(**facts)


def entry_words(way: str, seat: int, dealing: Dealing, named: Named) -> str:
    """Say what a seat (from 0) had handed in: ``Ada: 1. Francie, 2. Turecko``."""
    name = player_names(dealing)[str(seat + 1)]
    if way == Way.SCORES:
        return f"{name}: {dealing.scores[seat]:g}"
    if way == Way.BIDS:
        bids = sorted(dealing.bids[seat].items(), key=lambda bid: -bid[1])
        entries = [f"{named(side)} {bid}" for side, bid in bids if bid]
    else:
        entries = [f"{place}. {named(side)}" for place, side in enumerate(dealing.wishes[seat], 1)]
    nothing = QCoreApplication.translate("Deal", "nothing")
    return f"{name}: {', '.join(entries) or nothing}"


def named_in(view: PublicView, board: Board) -> Named:
    """Return what names the sides of a game."""

    def named(side: str) -> str:
        return ", ".join(labels.power_name(board, power) for power in view.side(side))

    return named


def needed_lots(way: str, lot: str, dealing: Dealing) -> bool:
    """Tell whether anything was decided by lot."""
    if way == Way.SCORES:
        return len(set(dealing.scores)) < len(dealing.scores)
    return any(grant.against for grant in deal(way, lot, dealing).grants)


def deal_lines(view: PublicView, board: Board) -> Iterator[str]:
    """Tell a table's deal, line by line: how, what was handed in, who got what, the seed."""
    yield how_words(view.dealt)
    if view.gunboat and view.outcome is None:
        yield secret_words()
        return
    way, dealing, named = view.dealt, view.dealing, named_in(view, board)
    if dealing is None:
        if seed := seed_words(way, view.lot):
            yield seed
        return
    if way == Way.LOT:
        yield ", ".join(f"{seat}. {name}" for seat, name in enumerate(dealing.players, 1))
        yield seed_words(way, view.lot)
        return
    for seat in range(len(dealing.players)):
        yield entry_words(way, seat, dealing, named)
    if way == Way.SCORES:
        yield order_words(view.lot, dealing)
    for place, grant in enumerate(deal(way, view.lot, dealing).grants, 1):
        yield grant_words(way, grant, place, dealing, named)
    if needed_lots(way, view.lot, dealing):
        yield seed_words(way, view.lot)


def table_lines(view: PublicView, board: Board) -> tuple[str, ...]:
    """Return all that a table agreed on about its seats, line by line."""
    return tuple(line for line in (*house_words(view), *deal_lines(view, board)) if line)


def order_words(lot: str, dealing: Dealing) -> str:
    """Say in which order players chose."""
    names = player_names(dealing)
    order = order_of(dealing.scores, lots(lot), highest_first=dealing.highest_first)
    if dealing.highest_first:
        text = QCoreApplication.translate("Deal", "The highest score chose first: {players}.")
    else:
        text = QCoreApplication.translate("Deal", "The lowest score chose first: {players}.")
    return text.format(players=", ".join(names[seat] for seat in order))
