"""All cards of a game, drawn from one seed. Anybody can draw them again.

A shuffle ranks cards by the SHA-256 (in hex) of the line ``SEED DRAW CARD``, in UTF-8 with one
space between: ``DRAW`` is 1 for the shuffle at the beginning and one more for each after it,
``CARD`` the key of a state. The first of the ranking is dealt first: seven clockwise from field
40, then the start, then (rounds 5 to 7) the target.

Before round 7 all cards are shuffled again, and so is what was not yet dealt when an offer was
void: its own cards go back among them. The SHA-256 of the seed itself is told before the first
card, the seed after the last.

Practice (``practice``) is dealt from the seed too, from pairs of states that the table agreed on:
its lots are the SHA-256 of ``SEED DRAW practice ROUND WHAT``.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.calendar import FINALE, OFFER, ROUNDS, has_target
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.practice import Pair, practice_offer
from engine.hashing import line_hash

NEEDED = 50
"""States a map must have at least: six rounds deal so many cards."""


@dataclass(frozen=True, slots=True, repr=False)
class Deck:
    """What is still to be dealt; never printed."""

    seed: str
    cards: tuple[str, ...]
    """All there are, in the order of keys."""

    left: tuple[str, ...] = ()
    draw: int = 0
    """How often was shuffled."""

    dealt: tuple[Offer, ...] = field(default=())
    pairs: tuple[Pair, ...] = ()
    """What is practised; nothing in a usual game."""

    def shuffled(self, cards: Iterable[str]) -> "Deck":
        """Shuffle these cards; they are all that is left."""
        draw = self.draw + 1
        ranked = sorted(cards, key=lambda card: line_hash(f"{self.seed} {draw} {card}"))
        return replace(self, left=tuple(ranked), draw=draw)

    def next(self) -> tuple[Offer, "Deck"]:
        """Deal the next round."""
        number = len(self.dealt) + 1
        if self.pairs:
            offer = practice_offer(number, self.pairs, self.cards, self._practice_lot(number))
            return offer, replace(self, dealt=(*self.dealt, offer))
        deck = self.shuffled(self.cards) if number == FINALE and not self._void else self
        states, rest = deck.left[:OFFER], deck.left[OFFER:]
        target = rest[1] if has_target(number) else ""
        offer = Offer(number, rest[0], states, target)
        left = rest[2:] if target else rest[1:]
        return offer, replace(deck, left=left, dealt=(*deck.dealt, offer))

    def _practice_lot(self, number: int) -> Callable[[str], str]:
        return lambda what: line_hash(f"{self.seed} {self.draw} practice {number} {what}")

    @property
    def _void(self) -> bool:
        """Whether the finale was dealt already, and its cards were shuffled back."""
        return len(self.left) == len(self.cards)

    def taken_back(self, rounds: int) -> "Deck":
        """Take what was dealt after so many rounds back, and shuffle all that is left then.

        What was drawn once is never drawn again: whoever saw an offer knows nothing of the next.
        """
        if rounds == len(self.dealt):
            return self
        kept = self.dealt[:rounds]
        gone = {card for offer in kept for card in offer.cards}
        left = self.cards if self.pairs else [card for card in self.cards if card not in gone]
        return replace(self, dealt=kept).shuffled(left)

    def voided(self) -> "Deck":
        """Shuffle the cards of the last round back among those that are left."""
        last = self.dealt[-1]
        before = replace(self, dealt=self.dealt[:-1])
        if self.pairs:
            return before.shuffled(self.cards)
        return before.shuffled((*self.left, *last.cards))


def new_deck(seed: str, states: Iterable[str], pairs: Sequence[Pair] = ()) -> Deck:
    """Shuffle all states for the first round; ``pairs`` are what is practised."""
    cards = tuple(sorted(states))
    if len(cards) < NEEDED:
        raise ValueError(f"{len(cards)} states are too few")
    return Deck(seed, cards, pairs=tuple(pairs)).shuffled(cards)


def deals(seed: str, states: Iterable[str]) -> tuple[Offer, ...]:
    """Deal all seven rounds of a game in which no offer was void."""
    deck = new_deck(seed, states)
    for _ in range(ROUNDS):
        _, deck = deck.next()
    return deck.dealt


def dealers(players: Sequence[str], first: str) -> tuple[str, ...]:
    """Return who deals in each round: to the left, round after round."""
    begins = players.index(first)
    return tuple(players[(begins + turn) % len(players)] for turn in range(ROUNDS))


def lot_order(seed: str, what: str, tokens: Sequence[Placement]) -> tuple[Placement, ...]:
    """Order tokens that came in the same moment: by the SHA-256 of ``SEED lot WHAT COLOUR FIELD``.

    The seed is published after the last round, so that anybody can draw the lot again.
    """
    return tuple(
        sorted(tokens, key=lambda one: line_hash(f"{seed} lot {what} {one.colour} {one.field}"))
    )


def nonce_of(seed: str, what: str) -> str:
    """Return the nonce of a calm choice: the SHA-256 of ``SEED nonce WHAT``.

    It tells nothing of the seed, and with the seed anybody can draw it again.
    """
    return line_hash(f"{seed} nonce {what}")
