"""The same orders as five kinds of people write them, in both languages, for the bench.

Nothing here comes from the reader: a hand that it cannot read would be its fault, not ours.
"""

import random
import unicodedata
from collections.abc import Callable

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.reader.spelling import abbreviation, full_name, spell

Hand = Callable[[DiplomacyOrder, Board, str, random.Random], str]

_SAID = {
    "en": {
        "A": "Army",
        "F": "Fleet",
        "hold": "{unit} holds",
        "move": "{unit} moves to {to}",
        "stay": "{unit} supports {other}",
        "help": "{unit} supports {other} to {to}",
        "carry": "{unit} convoys {other} to {to}",
    },
    "cs": {
        "A": "armáda",
        "F": "loďstvo",
        "hold": "{unit} brání",
        "move": "{unit} táhne {to}",
        "stay": "{unit} podporuje {other}",
        "help": "{unit} podporuje {other} - {to}",
        "carry": "{unit} konvojuje {other} - {to}",
    },
}


def notation(order: DiplomacyOrder, board: Board, language: str, chance: random.Random) -> str:
    """Write as the rulebook does: ``A Gas S A Par-Bur``."""
    del chance
    return spell(order, board, language)


def short(order: DiplomacyOrder, board: Board, language: str, chance: random.Random) -> str:
    """Write as little as possible: ``gas s par-bur``."""
    del language, chance

    def of(location: str) -> str:
        return abbreviation(location, board).lower()

    match order:
        case Move():
            return f"{of(order.at)}-{of(order.to)}"
        case SupportHold():
            return f"{of(order.at)} s {of(order.target)}"
        case SupportMove():
            return f"{of(order.at)} s {of(order.target)}-{of(order.to)}"
        case Convoy():
            return f"{of(order.at)} c {of(order.target)}-{of(order.to)}"
    return f"{of(getattr(order, 'at', ''))} h"


def names(order: DiplomacyOrder, board: Board, language: str, chance: random.Random) -> str:
    """Write names in full, and signs: ``A Gascony S A Paris - Burgundy``."""
    del chance

    def unit(kind: str, location: str) -> str:
        return f"{kind} {full_name(location, board, language)}"

    match order:
        case Move():
            return f"{unit(order.kind, order.at)} - {full_name(order.to, board, language)}"
        case SupportHold():
            return f"{unit(order.kind, order.at)} S {unit(order.target_kind, order.target)}"
        case SupportMove():
            helped = f"{unit(order.target_kind, order.target)}"
            to = full_name(order.to, board, language)
            return f"{unit(order.kind, order.at)} S {helped} - {to}"
        case Convoy():
            to = full_name(order.to, board, language)
            return f"{unit(order.kind, order.at)} C {unit('A', order.target)} - {to}"
        case Hold():
            return f"{unit(order.kind, order.at)} H"
    return str(order)


def words(order: DiplomacyOrder, board: Board, language: str, chance: random.Random) -> str:
    """Write a sentence: ``Army Gascony supports Army Paris to Burgundy``."""
    del chance
    say = _SAID[language]

    def unit(kind: str, location: str) -> str:
        return f"{say[kind]} {full_name(location, board, language)}"

    match order:
        case Move():
            facts, form = {"to": full_name(order.to, board, language)}, "move"
        case SupportHold():
            facts, form = {"other": unit(order.target_kind, order.target)}, "stay"
        case SupportMove():
            to = full_name(province_of(order.to), board, language)
            facts, form = {"other": unit(order.target_kind, order.target), "to": to}, "help"
        case Convoy():
            to = full_name(order.to, board, language)
            facts, form = {"other": unit("A", order.target), "to": to}, "carry"
        case _:
            facts, form = {}, "hold"
    kind, at = getattr(order, "kind", "A"), getattr(order, "at", "")
    return say[form].format(unit=unit(kind, at), **facts)


def phone(order: DiplomacyOrder, board: Board, language: str, chance: random.Random) -> str:
    """Type names with a thumb: no capitals, no accents, a slip in every third order."""
    text = unicodedata.normalize("NFKD", names(order, board, language, chance)).lower()
    text = "".join(char for char in text if not unicodedata.combining(char))
    long = [word for word in text.split() if len(word) > 5]
    if long and chance.random() < 1 / 3:
        word = chance.choice(long)
        at = chance.randrange(1, len(word) - 1)
        text = text.replace(word, word[:at] + word[at + 1] + word[at] + word[at + 2 :], 1)
    return text


HANDS: dict[str, Hand] = {
    "notation": notation,
    "short": short,
    "names": names,
    "words": words,
    "phone": phone,
}


def written(text: str, hand: str, board: Board, language: str, chance: random.Random) -> str:
    """Write an order in good notation as a person would."""
    return HANDS[hand](parse(text), board, language, chance)
