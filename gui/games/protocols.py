"""What the shared rooms ask of a game, room by room; each game answers with modules of its own."""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.rules.choice import Advice, Choice, Reading
    from engine.rules.game import Rules
    from engine.rules.order import Order
    from engine.rules.phase import Kind, Phase
    from engine.rules.position import Position
    from engine.rules.ruling import Conflict, Finding, Resolution, Ruling, Side
    from engine.table.slips import ReadLine
    from engine.table.view import PastPhase
    from gui.games.sayings import Phrase, Saying
    from gui.map.arrows.marks import Mark
    from gui.orders.hint import Key
    from gui.orders.leads import Act, Lead
    from gui.orders.order_list import OrderLine
    from gui.orders.ring import RingItem
    from gui.orders.slip_line import Said
    from gui.orders.steps import StepChoice, Steps
    from gui.reveal.step import Mode, RevealStep, Scene


class PhaseWords(Protocol):
    """A game's calendar in words."""

    def date(self, phase: "Phase") -> str:
        """Say when a phase is, as it stands at the head of a page."""
        ...

    def name(self, phase: "Phase") -> str:
        """Say the name of a phase, told apart from all others of the game."""
        ...

    def turn(self, phase: "Phase") -> str:
        """Say the turn of a phase within a sentence."""
        ...

    def column(self, turn: int) -> str:
        """Say a turn by its number, below a chart and over a column.

        The number before the first turn is how the game begins.
        """
        ...

    def chosen(self, phase: "Phase") -> str:
        """Name a phase in the list of those of its turn."""
        ...

    def list_name(self) -> str:
        """Name that list."""
        ...

    def turn_name(self) -> str:
        """Name the number beside that list."""
        ...

    def phrases(self, kind: "Kind") -> "Mapping[Saying, Phrase]":
        """Return what is said otherwise than where orders are written; see ``gui.words.phases``."""
        ...

    def pieces(self) -> str:
        """Say how the pieces are written in short, at the foot of an order sheet."""
        ...


class ClockWords(Protocol):
    """The clocks that the game's tables play by, in words."""

    def name(self, key: str) -> str:
        """Name one of the plans on the engine's card."""
        ...

    def sentence(self, key: str) -> str:
        """Say in a sentence how a table plays by it."""
        ...

    def length(self, name: str) -> str:
        """Name a length that the calendar has, below its minutes."""
        ...

    def without_the_rest(self) -> str:
        """Say that the table goes on at nought without those who did not seal."""
        ...


class OrderWords(Protocol):
    """Orders as a row, a sheet of paper or the projector says them."""

    def order_words(self, order: "Order", board: "Board") -> str:
        """Say an order beside its unit; what is none stays as it was written."""
        ...

    def full_order_words(self, order: "Order", board: "Board") -> str:
        """Say an order with its unit."""
        ...

    def notation(self, order: "Order", board: "Board") -> str:
        """Write an order as the game's rulebook does."""
        ...

    def kinds(self) -> "Mapping[str, str]":
        """Return the kinds of order that statistics count, each with the head of its column."""
        ...


class Reasons(Protocol):
    """Why an order came out as it did, in sentences."""

    def order_said(self, order: "Order", board: "Board") -> str:
        """Say an order with its space, in a row that shows its piece."""
        ...

    def order_line(self, ruling: "Ruling", board: "Board") -> str:
        """Say a ruling's order; what was written where that was not carried out."""
        ...

    def tell(self, finding: "Finding", ruling: "Ruling", board: "Board") -> str:
        """Say one step of reasoning as a sentence."""
        ...

    def tell_in_each(
        self, languages: Iterable[str], finding: "Finding", ruling: "Ruling", board: "Board"
    ) -> dict[str, str]:
        """Say one step of reasoning in several languages."""
        ...

    def told_apart(self, finding: "Finding", ruling: "Ruling") -> Hashable:
        """Return what else of a ruling, beside a finding of its, decides its sentence."""
        ...

    def headline(self, ruling: "Ruling", board: "Board") -> str:
        """Say a verdict in a few words, as they stand over its reasons."""
        ...

    def question(self, ruling: "Ruling", board: "Board") -> str:
        """Ask why an order came out so, where the usual question does not fit; else nothing."""
        ...

    def own_result(self, ruling: "Ruling") -> str:
        """Say in a word how an order ended, as ``stand-off``, where its verdict says too little."""
        ...

    def balance(self, ruling: "Ruling") -> str:
        """Say the strengths that decided, ``2 against 1``; nothing where none did."""
        ...


class Contests(Protocol):
    """Who met whom where an order was decided, and which spaces its fate turned on."""

    def contest(self, ruling: "Ruling", past: "PastPhase") -> "Conflict | None":
        """Return the sides of what decided an order, each with the strength that counted."""
        ...

    def blocks(self, side: "Side", before: "Position", board: "Board") -> tuple[str, ...]:
        """Return who gives each unit of a side's strength, as letters of powers."""
        ...

    def places(self, finding: "Finding", ruling: "Ruling", board: "Board") -> tuple[str, ...]:
        """Return the provinces a sentence speaks of, to be lit while it is read."""
        ...

    def concerned(self, ruling: "Ruling", board: "Board") -> tuple[str, ...]:
        """Return every province an order's fate turns on; the rest is veiled."""
        ...


class Marks(Protocol):
    """Orders as marks on the board."""

    def marks_for_orders(
        self, board: "Board", position: "Position", orders_by_power: Mapping[str, Sequence["Order"]]
    ) -> tuple["Mark", ...]:
        """Draw orders as they were written, before anybody judged them."""
        ...

    def marks_for_resolution(
        self,
        board: "Board",
        before: "Position",
        orders: Mapping[str, Sequence["Order"]],
        resolution: "Resolution",
        *,
        after: bool = False,
    ) -> tuple["Mark", ...]:
        """Draw orders with what came of them, on the position before them or after."""
        ...


class Course(Protocol):
    """The course of a reveal: what the table is shown, step by step."""

    def script(
        self, past: "PastPhase", board: "Board", mode: "Mode" = ...
    ) -> tuple["RevealStep", ...]:
        """Return all steps of one phase's reveal."""
        ...

    def everything(self, past: "PastPhase", board: "Board") -> tuple["Mark", ...]:
        """Draw all orders at once, as they were written."""
        ...

    def read_out(self, past: "PastPhase", board: "Board") -> tuple[str, ...]:
        """Return the powers that are read out, the silent ones among them."""
        ...


class Telling(Protocol):
    """What is said beside the board while a phase is revealed."""

    def scene_words(self, scene: "Scene", kind: "Kind") -> str:
        """Say what a step shows that is about no power and no contest."""
        ...

    def outcome(self, conflict: "Conflict", board: "Board") -> str:
        """Say in a few words how a contest ended."""
        ...

    def consequence(self, conflict: "Conflict", past: "PastPhase", board: "Board") -> str:
        """Say in one short sentence what becomes of a contested space."""
        ...

    def section(self, conflict: "Conflict", past: "PastPhase") -> str:
        """Return the rule that decided a contest; nothing where it cannot be opened."""
        ...

    def reasons(self, conflict: "Conflict", past: "PastPhase", board: "Board") -> tuple[str, ...]:
        """Say of every side why it fared as it did, and what else hung on it."""
        ...

    def stays(self, side: "Side", past: "PastPhase", board: "Board") -> str:
        """Say what the piece does that stands in a contested space."""
        ...

    def not_yet(self) -> str:
        """Say what nobody knows before the first order is read."""
        ...

    def carried_out(self, past: "PastPhase") -> tuple[int, int]:
        """Return how many orders did what they were to do, and how many were written."""
        ...

    def silence(self, past: "PastPhase", power: str) -> str:
        """Say what becomes of a power that wrote nothing, or did not seal."""
        ...


class RulebookWords(Protocol):
    """By which rules a table plays, in words."""

    disorder_word: "Mapping[str, str]"
    """What it is called when nobody writes for a power, in every language, as ``pieces`` are."""

    disorder_rule: str
    """The section that tells of it."""

    def profile_name(self, options: Mapping[str, str]) -> str:
        """Name what a table plays: an edition, or its own choice."""
        ...

    def house_rules(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Return what is played otherwise than usual, point by point."""
        ...

    def rules_words(self, options: Mapping[str, str]) -> str:
        """Name the rulebook, and the house rules after it."""
        ...

    def disorder(self) -> str:
        """Say in a sentence what becomes of a power in civil disorder."""
        ...

    def left(self) -> str:
        """Say in a sentence what becomes of the pieces of a player who has left the table."""
        ...


class Arrangement(Protocol):
    """How a certain number of players share the powers."""

    @property
    def id(self) -> str:
        """Key in files."""
        ...

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """What each player commands."""
        ...

    @property
    def years(self) -> tuple[int, ...]:
        """Years in which the game may begin."""
        ...

    @property
    def units(self) -> int:
        """Units of one side that win the game; 0 where something else decides."""
        ...


class SetUp(Protocol):
    """What may be agreed on before a game is founded."""

    def arrangements(self, board: "Board") -> "Mapping[str, Arrangement]":
        """Return the arrangements for fewer players than powers of a map, by their id."""
        ...

    def usual(self) -> Mapping[str, str]:
        """Return every point of the rules as it is played where nobody chooses."""
        ...

    def checked(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Return every point of the rules, those that are missing as usual.

        Raises ``ValueError`` or ``KeyError`` for what the game does not know.
        """
        ...


class Desk(Protocol):
    """One power's orders at its desk in one phase: what is said, listed and offered of them."""

    def for_unit(self, unit: str) -> tuple[str, str, tuple["Key", ...]]:
        """Say at the pointer what a unit has been told, and how to choose it."""
        ...

    def for_choice(
        self, choice: "Choice", *, several: bool = False
    ) -> tuple[str, str, tuple["Key", ...]]:
        """Say at the pointer what taking a choice would write."""
        ...

    def why_not(self, code: str, location: str) -> str:
        """Say why a choice is out."""
        ...

    def why_not_here(self, location: str) -> str:
        """Say why a click on a space means nothing now."""
        ...

    def not_taken(self, order: "Order") -> str:
        """Say why an order that was typed is for nothing that its writer may order now."""
        ...

    def nothing_due(self) -> str:
        """Say that all that may come is written."""
        ...

    def due(self) -> Sequence[int]:
        """Return how many pieces may come, or have to go when below nought, account by account."""
        ...

    def still_due(self) -> int:
        """Return how many of those that may come are still to be written."""
        ...

    def has_room(self, order: "Order") -> bool:
        """Tell whether one more order for a piece that comes or goes is due; more may be warned of.

        Asked where a click writes it.
        """
        ...

    def along(self, order: "Order", others: Sequence["Order"]) -> Sequence[str]:
        """Return orders that are written with one in the same step: of pieces that take part in it.

        ``others`` are all that are written now; what they say themselves is left out.
        """
        ...

    def hung_on(self, key: str) -> Sequence[str]:
        """Return the keys of orders that mean nothing without one, and go when it goes."""
        ...

    def another(self) -> Sequence[str]:
        """Return what writes the last order in the next way there is, itself at the end.

        Nothing where there is one way alone.
        """
        ...

    def ring(self, unit: str, over: str = "") -> tuple["RingItem", ...]:
        """Return what stands in the places of the ring round a unit.

        ``over`` is the space of the piece on which it was dropped.
        """
        ...

    def rows(self, impossible: Mapping[str, str]) -> tuple["OrderLine", ...]:
        """Return the rows of the paper; ``impossible`` says by space why an order is vain."""
        ...

    def numbered(self) -> tuple["StepChoice", ...]:
        """Return what may follow in the order being made, with the keys that take it."""
        ...

    def steps(self) -> "Steps":
        """Return the inside of the row whose order is being made."""
        ...

    def completions(self, text: str) -> tuple[str, ...]:
        """Return how a line that is being typed may go on."""
        ...

    def parted(self, text: str) -> tuple[str, ...]:
        """Part a text that holds several orders, each as it was written."""
        ...


class Warnings(Protocol):
    """What the owner of orders may have overlooked, in sentences."""

    def while_writing(self, advice: Sequence["Advice"]) -> tuple["Advice", ...]:
        """Return what is said beside the rows: not what they say themselves."""
        ...

    def impossible(self, advice: Sequence["Advice"], board: "Board") -> dict[str, str]:
        """Return why orders cannot be carried out, by the space of their units."""
        ...

    def at_sealing(self, advice: Sequence["Advice"], board: "Board") -> tuple[tuple[str, str], ...]:
        """Return all that is to be known before the seal, each with the kind of its note."""
        ...

    def advice_words(self, advice: "Advice", board: "Board") -> str:
        """Say a warning in a sentence."""
        ...


class Readings(Protocol):
    """What is said of a text that somebody typed, pasted or read off a slip."""

    def reading_words(self, reading: "Reading") -> str:
        """Say what is wrong with a text, or lead in to its meanings."""
        ...

    def note_words(self, reading: "Reading", board: "Board") -> str:
        """Say which of its meanings a word was given; empty where it has but one."""
        ...

    def meaning_words(self, candidate: str, board: "Board") -> str:
        """Name one of several meanings: a space, or a whole order."""
        ...

    def means_places(self, reading: "Reading") -> bool:
        """Tell whether the meanings of a text are spaces, and not whole orders."""
        ...


class Slips(Protocol):
    """What is said beside a slip that a game master typed off paper."""

    def said_lines(
        self, lines: Sequence["ReadLine"], rules: "Rules", position: "Position", power: str
    ) -> tuple["Said", ...]:
        """Say how each line of a power's slip was read."""
        ...


class FirstTurn(Protocol):
    """A first turn that is led by the hand: what its bubbles ask for."""

    def lead_for(
        self,
        rules: "Rules",
        position: "Position",
        power: str,
        orders: Sequence["Order"],
        *,
        led: "Act | None" = None,
    ) -> "Lead":
        """Return what to try next after these orders; ``led`` is what was done last."""
        ...

    def number_of(self, act: "Act") -> int:
        """Return which of the three bubbles asks for something."""
        ...

    def title_words(self, act: "Act") -> str:
        """Name what is asked for."""
        ...

    def step_words(self, lead: "Lead", board: "Board", *, left: int = 0) -> str:
        """Say what to do; ``left`` is how many units have no order yet."""
        ...


class Owners(Protocol):
    """What of a board belongs to somebody, as a game master gives it out."""

    def places(self, board: "Board") -> Collection[str]:
        """Return the spaces that can belong to somebody."""
        ...

    def title(self) -> str:
        """Name the switch with which they are given out."""
        ...

    def hint(self) -> str:
        """Say what a click does then."""
        ...

    def nobodys(self, place: str, board: "Board") -> str:
        """Say that a space cannot belong to anybody."""
        ...
