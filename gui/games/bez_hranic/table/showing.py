"""How every part of the table looks now: from what all may see, and from what is in a hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import hypot

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from engine.games.bez_hranic.calendar import OFFER, has_target, tokens_of
from engine.games.bez_hranic.placements import STAYS, Placement, stacks
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.tokens import Token
from gui.games.bez_hranic.looks import BLOCKS, keys_of, letters_of
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.table.bars import BarLook, StripLook
from gui.games.bez_hranic.table.calm_drawing import CalmPanel, Chosen
from gui.games.bez_hranic.table.field_drawing import FieldLook, MiddleLook, StackLook
from gui.games.bez_hranic.table.keyboard import sign_of
from gui.games.bez_hranic.table.keys import blocks_of
from gui.games.bez_hranic.table.station_drawing import StationLook, token_places
from gui.games.bez_hranic.words import seats as seat_words
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import headline, map_words, round_words, seen_of
from gui.words import names

_ASIDE = (-288, 6)
"""How far the fields lie aside while somebody chooses behind the curtain."""

FIELDS = (STAYS, *(f"card {place}" for place in range(OFFER)))
"""The fields by their places, clockwise from field 40, whatever lies there."""


@dataclass(slots=True)
class InHand:
    """What windows know beside the view: tokens in hands, what was tapped, what is said."""

    holding: Mapping[str, str] = field(default_factory=dict)
    """The colour in somebody's hand, by his seat."""

    over: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The colours that would fall on a field."""

    asleep: tuple[str, ...] = ()
    early: tuple[str, ...] = ()
    naming: str = ""
    """The colour that is laid next, where a station was tapped or a colour chosen."""

    said: str = ""
    """What the strip says for a while."""

    hint: str = ""
    typed: tuple[Placement, ...] = ()
    """Tokens of a real table, as they are typed so far."""

    left: int = 0
    """Milliseconds that are left for laying, where that has a limit."""

    private: str = ""
    """The seat that chooses behind the curtain; nothing where nobody does."""

    marked: tuple[Placement, ...] = ()
    """What it has chosen so far. The room never sees this."""


@dataclass(frozen=True)
class Showing:
    """The table at one moment."""

    view: LiveView
    hand: InHand

    @property
    def seen(self) -> Seen:
        """What all may see."""
        return seen_of(self.view)

    @cached_property
    def players(self) -> Mapping[str, str]:
        """Who sits where."""
        return {seat.power: seat.player for seat in self.view.seats}

    @property
    def around(self) -> bool:
        """Whether the table lies flat, and everybody sits at his own side."""
        return self.seen.way == Way.TOUCH

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """Everybody's letter, by his colours."""
        letters = letters_of(self.players)
        return {one: letters[seat] for seat, own in self.seen.hands.items() for one in own}

    def token(self, colour: str) -> Token:
        """Return a token with the letter of its player."""
        return Token(colour, self.letters[colour])

    @cached_property
    def signs(self) -> Mapping[str, tuple[str, ...]]:
        """What is written on everybody's keys."""
        if self.seen.nine:
            blocks = blocks_of(self.seen.seats)
            return {seat: tuple(map(sign_of, BLOCKS[block])) for seat, block in blocks.items()}
        return {seat: (sign_of(key),) for seat, key in keys_of(self.players).items()}

    # -- what is where ---------------------------------------------------------------------------

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The place of every seat."""
        seats = self.seen.seats
        return dict(zip(seats, places.seat_places(len(seats), around=self.around), strict=True))

    @cached_property
    def forty(self) -> str:
        """Where field 40 lies: at the dealer, where the table lies flat."""
        return places.nearest_key(self.places[self.seen.dealer]) if self.around else places.FOOT

    @cached_property
    def keys(self) -> Mapping[str, str]:
        """The key of every field whose card lies."""
        return places.keys_of_fields(places.fields_of(self.seen.offer), self.forty)

    def field_box(self, key: str) -> QRectF:
        """Return where a field lies; behind the curtain further left."""
        box = places.field_box(key)
        return box.translated(*_ASIDE) if self.hand.private else box

    def middle_box(self) -> QRectF:
        """Return where the start lies."""
        box = places.middle_box()
        return box.translated(*_ASIDE) if self.hand.private else box

    def field_at(self, point: QPointF) -> str:
        """Return the field under a point in units; nothing where there is none."""
        found = (one for one, key in self.keys.items() if self.field_box(key).contains(point))
        return next(found, "")

    def station_box(self, seat: str) -> QRectF:
        """Return where somebody sits."""
        return places.station_box(self.places[seat])

    def station_at(self, point: QPointF) -> str:
        """Return the seat under a point in units; nothing where there is none."""
        seats = () if self.hand.private else self.seen.seats
        return next((seat for seat in seats if self.station_box(seat).contains(point)), "")

    def colour_at(self, seat: str, point: QPointF) -> str:
        """Return the colour of the token of somebody that lies nearest to a point."""
        place, look = self.places[seat], self.station(seat)
        lie = token_places(places.station_box(place), look)
        facing = places.turned(place, around=self.around)
        ways = [facing.map(at) - point for at in lie]
        away = [
            (hypot(way.x(), way.y()), token.colour)
            for way, token in zip(ways, look.hand, strict=True)
        ]
        return min(away, default=(0.0, ""))[1]

    def near_field(self, point: QPointF, reach: float) -> str:
        """Return the field on which a token falls that is let go here: so near to it at most."""
        away = {
            field: places.distance(self.field_box(key), point) for field, key in self.keys.items()
        }
        nearest = min(away, key=lambda field: away[field])
        return nearest if away[nearest] <= reach else ""

    # -- how it looks ----------------------------------------------------------------------------

    def fields(self) -> Mapping[str, FieldLook]:
        """Return how every field looks, by the key of its place."""
        seen = self.seen
        lying = (STAYS, *seen.offer)
        looks: dict[str, FieldLook] = {}
        for place, key in enumerate(places.keys_of_fields(FIELDS, self.forty).values()):
            name = lying[place] if place < len(lying) else ""
            words = home_words() if name == STAYS else name and state_name(self.view.map, name)
            looks[key] = FieldLook(
                map=self.view.map,
                field=name,
                name=words,
                key="" if self.around else key,
                both=self.around,
                coming=seen.doing is Doing.DEALING and place == len(lying),
                lit=bool(name) and name in self.hand.over,
                faces=places.faces(key) if self.around and name == STAYS else 0,
            )
        return looks

    def piles(self) -> Mapping[str, StackLook]:
        """Return how every stack looks, by the key of its field; none where nothing lies."""
        seen, looks = self.seen, dict[str, StackLook]()
        typed = self.hand.typed if seen.doing is Doing.CHOOSING else ()
        lying = stacks(seen.laid or typed)
        for name, key in self.keys.items():
            stack, over = lying.get(name, ()), self.hand.over.get(name, ())
            if stack or over:
                looks[key] = StackLook(
                    tuple(self.token(colour) for colour in stack),
                    seat_words.surcharge_words(self.seen, len(stack)),
                    tuple(self.token(colour) for colour in over),
                )
        return looks

    def middle(self) -> MiddleLook:
        """Return how the middle looks."""
        seen = self.seen
        two = has_target(max(seen.round, 1))
        states = (seen.start, seen.target) if two else (seen.start,)
        return MiddleLook(self.view.map, states, start_words(two=two), both=self.around and not two)

    def hand_of(self, seat: str) -> tuple[str, ...]:
        """Return the colours of all tokens that lie in front of a player."""
        seen = self.seen
        if seen.doing is not Doing.CHOOSING:
            lies = tokens_of(max(seen.round, 1)) if seen.doing is not Doing.OVER else 0
            return tuple(one for one in seen.hands[seat] for _ in range(lies))
        held = self.hand.holding.get(seat, "")
        tokens = [one for one in seen.hands[seat] for _ in range(seen.in_hand.get(one, 0))]
        if held in tokens:
            tokens.remove(held)
        return () if seat in seen.sealed else tuple(tokens)

    def station(self, seat: str) -> StationLook:
        """Return how somebody's station looks."""
        seen, hand = self.seen, self.hand
        naming = next((one for one, own in seen.hands.items() if hand.naming in own), "")
        besides = seat_words.Besides(hand.asleep, tuple(hand.holding), naming)
        words, how = seat_words.station_words(seen, seat, besides)
        locked = seen.doing is Doing.DEALING and seat not in seen.away
        if seat in hand.early and locked:
            words, how = seat_words.too_early_words(), seat_words.LIT
        tokens = self.hand_of(seat)
        lit = seat in (seen.turn, naming)
        idle = not tokens or seen.doing is not Doing.CHOOSING
        two = len(seen.hands[seat]) > 1 and len({*tokens}) > 1
        return StationLook(
            name=self.view.player(seat),
            purse=str(seen.purses[seat]),
            colours=seen.hands[seat],
            hand=tuple(self.token(colour) for colour in tokens),
            keys=self.signs[seat] if seen.way == Way.BUZZER else (),
            words=words,
            how=how,
            lit=lit,
            asleep=seat in hand.asleep or idle or seat in seen.away,
            locked=locked,
            early=seat in hand.early and locked,
            away=seat in seen.away,
            right=places.on_the_right(self.places[seat]) and not self.around,
            large=seen.way in (Way.TOUCH, Way.ALONE),
            chosen=hand.naming if lit and two else "",
        )

    def bar(self) -> BarLook:
        """Return what the bar says."""
        seen, dot = self.seen, "\N{MIDDLE DOT}"
        left = f"{self.view.title}   {dot}   {map_words(self.view.map)}   {dot}   "
        right = dealer_words(self.view.player(seen.dealer))
        if self.hand.private:
            right = QCoreApplication.translate("BezHranic", "calmly, behind the curtain")
        elif seen.doing in (Doing.DEALING, Doing.CHOOSING):
            right += f"  {dot}  {closed_words(seen)}"
        return BarLook(left + round_words(seen.round), right)

    def strip(self) -> StripLook:
        """Return what the strip says."""
        seen = self.seen
        if self.hand.private:
            return StripLook(self.hand.hint)
        waiting = tuple(seat for seat in (seen.turn, *seen.queue) if seat)
        tokens = tuple(self.token(seen.hands[seat][0]) for seat in waiting)
        locked = seen.doing is Doing.DEALING
        words = self.hand.said or headline(self.view)
        hint = self.hand.hint
        if self.hand.left:
            hint = f"{seat_words.left_words(self.hand.left)}  \N{MIDDLE DOT}  {hint}"
        return StripLook(words, hint, () if self.hand.said else tokens, locked)

    def panel(self) -> CalmPanel:
        """Return what is said to somebody behind the curtain."""
        seen, seat = self.seen, self.hand.private
        many, colours = tokens_of(seen.round), seen.hands[seat]
        chosen: list[Chosen] = []
        for colour in colours:
            mine = [one.field for one in self.hand.marked if one.colour == colour]
            fields = (*mine, *("",) * many)[:many]
            chosen += [Chosen(self.token(colour), name) for name in fields]
        here = [one for one in seen.seats if one not in seen.away]
        about = QCoreApplication.translate("BezHranic", "Nobody pays for the order.")
        if seen.lot:
            about = QCoreApplication.translate("BezHranic", "A lot draws the order.")
        sentence = QCoreApplication.translate("BezHranic", "one field") if many == 1 else ""
        if many > 1:
            sentence = QCoreApplication.translate("BezHranic", "two different fields")
        if len(colours) > 1:
            sentence = QCoreApplication.translate("BezHranic", "each colour otherwise")
        open_map = QCoreApplication.translate("BezHranic", "The map may be looked at.")
        count = QCoreApplication.translate("BezHranic", "Sealed: {count} of {all}")
        return CalmPanel(
            map=self.view.map,
            token=self.token(colours[0]),
            heading=QCoreApplication.translate("BezHranic", "{player} chooses").format(
                player=self.view.player(seat)
            ),
            sentence=sentence,
            chosen=tuple(chosen),
            about_order=about,
            about_map=open_map
            if seen.open_map
            else QCoreApplication.translate("BezHranic", "The map stays closed."),
            count=count.format(count=len(seen.sealed), all=names.number(len(here))),
            others=tuple((self.token(seen.hands[one][0]), one in seen.sealed) for one in here),
            act=QCoreApplication.translate("BezHranic", "Seal the choice"),
            whole=all(one.field for one in chosen),
        )


def home_words() -> str:
    """Say what field 40 means."""
    return QCoreApplication.translate("BezHranic", "I stay at home")


def start_words(*, two: bool) -> str:
    """Say what lies in the middle."""
    if two:
        return QCoreApplication.translate("BezHranic", "START ⇄ TARGET")
    return QCoreApplication.translate("BezHranic", "START")


def dealer_words(player: str) -> str:
    """Say who deals."""
    return QCoreApplication.translate("BezHranic", "{player} deals").format(player=player)


def closed_words(seen: Seen) -> str:
    """Say whether the map may be looked at."""
    if seen.open_map:
        return QCoreApplication.translate("BezHranic", "the map is open")
    return QCoreApplication.translate("BezHranic", "the map is closed")
