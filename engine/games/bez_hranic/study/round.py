"""A round in the study: its cards, tokens and purses, all of which can be changed.

Its cards are always all different: where a card is laid that lies elsewhere, the two change
places. Tokens may lie wrong, or be missing; then nothing is counted, and it is said why.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.games.bez_hranic.bills import (
    Bill,
    Choice,
    Hand,
    Offer,
    best,
    bills,
    is_offer,
)
from engine.games.bez_hranic.calendar import (
    COLOURS,
    OFFER,
    ROUNDS,
    has_target,
    tokens_of,
)
from engine.games.bez_hranic.deck import deals
from engine.games.bez_hranic.placements import Placement, repair, taken_off
from engine.games.bez_hranic.setting import MOST_WITH_TWO
from engine.games.bez_hranic.tables import load_table, table_names

if TYPE_CHECKING:
    from collections.abc import Mapping

START, TARGET = -2, -1
"""Places of cards beside the seven of the offer, which are counted from nought."""

MOST_MONEY = 9_990
"""Euros in a purse at most: more than any game has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """What a round comes to."""

    missing: Mapping[str, int]
    """Tokens that are still to be laid, by colour; where some are, nothing is counted."""

    wrong: tuple[Placement, ...]
    """Tokens that lie wrong and would be taken; where some do, nothing is counted."""

    best: Choice
    """For tokens that lie lowest."""

    bills: tuple[Bill, ...] = ()
    """In the order of telling."""

    purses: Mapping[str, int] = field(default_factory=dict)
    """After the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyRound:
    """Cards, players and tokens. Immutable; every change is a new one."""

    map: str
    offer: Offer
    hands: tuple[Hand, ...]
    laid: tuple[Placement, ...]

    @property
    def colours(self) -> tuple[str, ...]:
        """Every colour that is played."""
        return tuple(colour for hand in self.hands for colour in hand.colours)

    @property
    def two(self) -> bool:
        """Whether everybody plays two colours."""
        return any(len(hand.colours) > 1 for hand in self.hands)

    def counts(self) -> Counts:
        """Count the round."""
        on = load_table(self.map).map
        each = tokens_of(self.offer.round)
        lying = Counter(one.colour for one in self.laid)
        missing = {one: each - lying[one] for one in self.colours if lying[one] < each}
        wrong = repair(self.laid, [hand.colours for hand in self.hands], each)
        seen = best(on, self.offer)
        if missing or wrong:
            return Counts(missing=missing, wrong=wrong, best=seen)
        told, purses = bills(on, self.offer, self.laid, self.hands)
        return Counts(missing={}, wrong=(), best=seen, bills=told, purses=purses)

    # -- tokens ----------------------------------------------------------------------------------

    def may_lay(self, colour: str) -> bool:
        """Tell whether a colour has a token in hand."""
        lying = sum(one.colour == colour for one in self.laid)
        return colour in self.colours and lying < tokens_of(self.offer.round)

    def lay(self, colour: str, on_field: str) -> StudyRound:
        """Lay a token on top of a field's stack.

        Raises:
            ValueError: none is in hand, or there is no such field.
        """
        if not self.may_lay(colour) or on_field not in self.offer.fields:
            raise ValueError(f"{colour} cannot be laid on {on_field}")
        return replace(self, laid=(*self.laid, Placement(colour, on_field)))

    def lift(self, on_field: str) -> StudyRound:
        """Take the uppermost token off a field; the same round where none lies there."""
        for place in range(len(self.laid) - 1, -1, -1):
            if self.laid[place].field == on_field:
                return replace(self, laid=(*self.laid[:place], *self.laid[place + 1 :]))
        return self

    def take(self, *tokens: Placement) -> StudyRound:
        """Take tokens; of two that are alike the lower one goes, and stacks close."""
        return replace(self, laid=taken_off(self.laid, tokens))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, place: int) -> str:
        """Return the state that lies somewhere; nothing for a target that is not there."""
        if place == START:
            return self.offer.start
        return self.offer.target if place == TARGET else self.offer.states[place]

    @property
    def places(self) -> tuple[int, ...]:
        """Where cards lie."""
        ends = (START, TARGET) if self.offer.target else (START,)
        return (*ends, *range(len(self.offer.states)))

    def with_card(self, place: int, state: str) -> StudyRound:
        """Lay another card; where it lies elsewhere the two change places. Tokens stay."""
        lying = {one: self.card(one) for one in self.places}
        other = next((one for one, key in lying.items() if key == state), place)
        lying[other], lying[place] = lying[place], state
        return self._with_cards(lying)

    def _with_cards(self, lying: Mapping[int, str]) -> StudyRound:
        states = tuple(lying[place] for place in range(len(self.offer.states)))
        offer = Offer(self.offer.round, lying[START], states, lying.get(TARGET, ""))
        moved = dict(zip(self.offer.fields, offer.fields, strict=True))
        laid = tuple(Placement(one.colour, moved[one.field]) for one in self.laid)
        return replace(self, offer=offer, laid=laid)

    def in_round(self, number: int) -> StudyRound:
        """Play it as another round: with or without a target, with one token of each or two."""
        offer, target = self.offer, ""
        if has_target(number):
            lying = {offer.start, *offer.states}
            free = (one for one in load_table(self.map).map.parts if one not in lying)
            target = offer.target or next(free)
        laid: list[Placement] = []
        for one in self.laid:
            if sum(other.colour == one.colour for other in laid) < tokens_of(number):
                laid.append(one)
        fresh = Offer(number, offer.start, offer.states, target)
        return replace(self, offer=fresh, laid=tuple(laid))

    def on_map(self, name: str) -> StudyRound:
        """Play it on another map: cards are dealt there, tokens lie where they lay."""
        if name == self.map:
            return self
        dealt = deals("study", load_table(name).map.parts)[self.offer.round - 1]
        moved = dict(zip(self.offer.fields, dealt.fields, strict=True))
        laid = tuple(Placement(one.colour, moved[one.field]) for one in self.laid)
        return replace(self, map=name, offer=dealt, laid=laid)

    # -- players ---------------------------------------------------------------------------------

    def played_by(self, many: int, *, two: bool = False) -> StudyRound:
        """Let so many play, with two colours each or one; who stays keeps purse and tokens.

        Raises:
            ValueError: nobody plays so.
        """
        if not 1 <= many <= (MOST_WITH_TWO if two else len(COLOURS)):
            raise ValueError(f"{many} players")
        known = list(self.colours)
        known += [one for one in COLOURS if one not in known]
        purses = [hand.purse for hand in self.hands] + [0] * many
        each = 2 if two else 1
        hands = tuple(
            Hand(str(seat + 1), tuple(known[seat * each : seat * each + each]), purses[seat])
            for seat in range(many)
        )
        playing = {colour for hand in hands for colour in hand.colours}
        laid = tuple(one for one in self.laid if one.colour in playing)
        return replace(self, hands=hands, laid=laid)

    def with_purse(self, seat: str, euros: int) -> StudyRound:
        """Put another sum into a purse."""
        euros = min(max(euros, 0), MOST_MONEY)
        hands = tuple(
            replace(hand, purse=euros) if hand.seat == seat else hand for hand in self.hands
        )
        return replace(self, hands=hands)

    # -- kept ------------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        """Return it as it is kept in a file."""
        return {
            "map": self.map,
            "round": self.offer.round,
            "start": self.offer.start,
            "target": self.offer.target,
            "offer": list(self.offer.states),
            "hands": [[list(hand.colours), hand.purse] for hand in self.hands],
            "laid": [[one.colour, one.field] for one in self.laid],
        }

    @classmethod
    def of_kept(cls, said: Mapping[str, Any]) -> StudyRound:
        """Return what was kept.

        Raises:
            KeyError, TypeError, ValueError: it is none.
        """
        name, number = str(said["map"]), int(said["round"])
        if name not in table_names() or not 1 <= number <= ROUNDS:
            raise ValueError(name)
        states = tuple(str(one) for one in said["offer"])
        offer = Offer(number, str(said["start"]), states, str(said["target"]))
        hands = tuple(
            Hand(str(seat), tuple(str(one) for one in colours), int(purse))
            for seat, (colours, purse) in enumerate(said["hands"], 1)
        )
        colours = [colour for hand in hands for colour in hand.colours]
        known = set(colours) <= {*COLOURS} and len({*colours}) == len(colours)
        alike = len({len(hand.colours) for hand in hands}) == 1 and len(hands[0].colours) in (1, 2)
        if not (known and alike and is_offer(load_table(name).map, offer) and len(states) == OFFER):
            raise ValueError("no round")
        bare = cls(map=name, offer=offer, hands=hands, laid=())
        for colour, on_field in said["laid"]:
            bare = bare.lay(str(colour), str(on_field))
        for hand in hands:
            bare = bare.with_purse(hand.seat, hand.purse)
        return bare
