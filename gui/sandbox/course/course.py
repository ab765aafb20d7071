"""Where one is in a study, and every act on it: stored first, then shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.rules.game import Rules
from engine.rules.order import Order, texts_of
from engine.rules.position import Position
from engine.store.errors import StoreError
from engine.studies import OpenStudy
from engine.study.differing import edits_between
from engine.study.edits import BoardSet, Edit, LineupSet, RulebookSet, WaysSet
from engine.study.refusal import StudyError
from engine.study.study_event import (
    Act,
    Branched,
    ChapterAdded,
    ChapterTold,
    CutOff,
    Drafted,
    Edited,
    SetUp,
    StudyEvent,
)
from engine.study.tree.node import Chapter, Node
from engine.study.tree.study import Study
from engine.table.view import PastPhase
from gui.errors.sentences import say_error
from gui.sandbox.course.half_typed import of_study
from gui.sandbox.course.kept_reading import reader_of
from gui.sandbox.course.reader_drafts import ReaderDrafts, Sheets
from gui.sandbox.course.refusals import study_refusal

_REST: Final = 700
"""Milliseconds after which a board counts as looked at."""


class Course(QObject):
    """A place in the tree: a board with the phase that led to it, or the one that is written."""

    moved = Signal()
    """Another board is looked at, or this one in another way."""

    told = Signal()
    """Something else is said about it, or in the tree; the board is the same."""

    refused = Signal(str)
    """Nothing was done; says why."""

    def __init__(self, open_study: OpenStudy, at: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.open = open_study
        self.reader = reader_of(open_study)
        self.drafts = ReaderDrafts(self)
        self.half_typed = of_study(open_study)
        """What somebody is typing and the study does not have yet."""

        self.told.connect(self.half_typed.settle)
        self.only: frozenset[str] | None = None
        """The powers for which somebody writes here; nothing: for whichever he likes."""

        self.failures = 0
        """How often something could not be done."""

        self._came: dict[int, int] = {}
        """The branch by which one came back to a board."""

        self._past: tuple[int, object, PastPhase] | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        """Whoever walks through the tree is met where he rests."""

        self._rest.timeout.connect(self.stay)
        study = self.study
        whole = open_study.sandbox.study
        begun = whole.line_to(at)[0] if at in whole.nodes else study.chapters[0].root
        self.at = at if at in study.nodes else begun
        self.writing = True
        begun = bool(self.node.draft or self.half_typed.line(self.at))
        self.writing = self.node.ordered is None or begun
        if self.reader.follows(self.chapter):
            self.at, self.writing = self.reader.left(whole, self.chapter)

    @property
    def study(self) -> Study:
        """The study as it stands, as far as it may be told here."""
        return self.reader.seen(self.open.sandbox.study)

    @property
    def chapter(self) -> Chapter:
        """The chapter that is looked at."""
        found = self.study.chapter_of(self.at)
        assert found is not None
        return found

    @property
    def reading(self) -> bool:
        """Whether what comes next is not told here."""
        return self.reader.veils(self.chapter)

    @property
    def node(self) -> Node:
        """Where one is."""
        return self.study.nodes[self.at]

    @property
    def root(self) -> int:
        """The board with which its chapter begins."""
        return self.study.line_to(self.at)[0]

    @property
    def rules(self) -> Rules:
        """The rules in force there."""
        return self.open.sandbox.rules(self.at)

    @property
    def position(self) -> Position:
        """What stands there."""
        return self.open.sandbox.position(self.at)

    @property
    def past(self) -> PastPhase | None:
        """The phase that led there, while its results are looked at."""
        if self.writing:
            return None
        judged = self.open.sandbox.judged(self.at)
        if judged is None:
            return None
        if self._past is None or self._past[:2] != (self.at, judged):
            past = PastPhase(
                before=judged.before,
                orders=judged.orders,
                resolution=judged.resolution,
                disorder=judged.disorder,
            )
            self._past = self.at, judged, past
        return self._past[2]

    @property
    def sheets(self) -> Mapping[str, tuple[str, ...]]:
        """What is written there: a draft, or what was ordered on the branch one came from."""
        content = self.study.nodes[self.child].ordered if self.child else None
        sheets = self.node.draft or (content.orders if content is not None else {})
        if self.only is None:
            return sheets
        return {power: texts for power, texts in sheets.items() if power in self.only}

    @property
    def child(self) -> int:
        """The branch one came from, or else the main line; nought where nothing follows."""
        children = self.node.children
        came = self._came.get(self.at, 0)
        return came if came in children else next(iter(children), 0)

    # -- going about --------------------------------------------------------------------------

    def go(self, node: int, *, writing: bool) -> None:
        """Look at a board: its results, or what is written on it."""
        if node not in self.study.nodes:
            return
        for one in self.study.line_to(node):
            self._came[self.study.nodes[one].parent] = one
        self.at = node
        self.writing = writing or self.node.ordered is None
        self.reader.look(self.chapter, self.at, writing=self.writing)
        self._rest.start()
        self.moved.emit()

    def stay(self) -> None:
        """Keep where one is, so that the study opens there again; nothing has happened by that."""
        self._rest.stop()
        with suppress(StoreError):  # it is looked at all the same
            self.open.sandbox.look(self.at)

    def step_back(self) -> None:
        """Go to the board before, as far as there is one."""
        if self.node.parent:
            self._came[self.node.parent] = self.at
            self.go(self.node.parent, writing=self.writing)

    def step_on(self) -> None:
        """Go on along the branch one came from, or else the main line."""
        child = self.child
        if child:
            self.go(child, writing=False)

    def branch(self, by: int) -> None:
        """Go to the next branch of the board before, or the one before."""
        parent = self.node.parent
        beside = self.study.nodes[parent].children if parent else ()
        if len(beside) > 1:
            self.go(beside[(beside.index(self.at) + by) % len(beside)], writing=self.writing)

    def go_home(self) -> None:
        """Go to the board with which all begins."""
        self.go(self.root, writing=True)

    def go_to_end(self) -> None:
        """Go to the last board of the line."""
        line = self.study.main_line(self.at)
        if line:
            self.go(line[-1], writing=False)

    def order_otherwise(self) -> None:
        """Go back to the orders that led here, to change them."""
        parent = self.node.parent
        if parent and self.node.ordered is not None:
            self._came[parent] = self.at
            self.go(parent, writing=True)

    def play_on(self) -> None:
        """Write for the phase after the one whose results are looked at."""
        self.go(self.at, writing=True)

    # -- acts ---------------------------------------------------------------------------------

    def did(self, act: Callable[[], object]) -> bool:
        """Do something to the study, or say why it cannot be done; tell whether it was."""
        try:
            act()
        except (StudyError, StoreError) as error:
            self.failures += 1
            said = study_refusal(error) if isinstance(error, StudyError) else say_error(error)
            self.refused.emit(said)
            return False
        return True

    def judge(self, sheets: Sheets, node: int = 0, silent: Iterable[str] = ()) -> bool:
        """Judge what is written here, or on another board; tell whether there is a result.

        ``silent`` are powers in civil disorder.
        """
        sandbox, fresh, node = self.open.sandbox, 0, node or self.at
        known = sandbox.study.nodes

        def act() -> None:
            nonlocal fresh
            fresh = sandbox.judge(node, sheets, silent)

        if not self.did(act):
            return False
        if self.reading:
            self.drafts.judged()
            if fresh in known:
                self.reader.meet(self.chapter.id, (fresh,))
            else:
                self.reader.add(self.chapter.id, fresh)
        self.go(fresh, writing=False)
        return True

    def try_out(self, changes: Iterable[tuple[str, Order]]) -> None:
        """Play the phase that led here through with some orders changed."""
        past, parent = self.past, self.node.parent
        if past is None:
            return
        read = self.rules.order
        sheets = {power: list(texts) for power, texts in texts_of(past.orders).items()}
        for power, order in changes:
            own = sheets.setdefault(power, [])
            own[:] = [text for text in own if read(text).key != order.key] + [str(order)]
        self.judge(sheets, parent)

    def draft(self, sheets: Sheets) -> None:
        """Keep what is being written; what only stands there to be changed is no draft."""
        told = {power: tuple(texts) for power, texts in sheets.items() if texts}
        if told == dict(self.sheets):
            return
        if self.reading:
            self.drafts.write(told)
            self.told.emit()
        elif self.did(lambda: self.open.sandbox.draft(self.at, told)):
            self.told.emit()

    def set_up(self, wanted: Position) -> None:
        """Set the board up otherwise."""
        self._edit(edits_between(self.position, wanted))

    def put_board(
        self,
        position: Position,
        options: Mapping[str, str] | None = None,
        lineup: str | None = None,
    ) -> None:
        """Put another board there as a whole, played by other rules where some are named."""
        book: list[Edit] = [] if options is None else [RulebookSet(options=dict(options))]
        if lineup is not None and lineup != self.study.setup_of(self.at).lineup:
            book.append(LineupSet(lineup=lineup))
        told: list[Edit] = [*book, BoardSet(position=position)]
        if position.dislodged:  # as they are said to be, also where there is none
            told.append(WaysSet(ways={one.unit.at: one.retreats for one in position.dislodged}))
        self._edit(told)

    def play_by(self, options: Mapping[str, str]) -> None:
        """Judge by another rulebook from here on."""
        if dict(options) != dict(self.rules.options):
            self._edit((RulebookSet(options=dict(options)),))

    def share(self, lineup: str) -> None:
        """Let players share the powers otherwise from here on."""
        if lineup != self.study.setup_of(self.at).lineup:
            self._edit((LineupSet(lineup=lineup),))

    def judge_by(self, options: Mapping[str, str]) -> None:
        """Play the phase that led here again by another rulebook, as a branch."""
        past, parent = self.past, self.node.parent
        if past is None:
            return
        at, sheets = parent, texts_of(past.orders)

        def act() -> None:
            nonlocal at
            at = self.open.sandbox.edit(parent, RulebookSet(options=dict(options)))

        other = dict(options) != dict(self.rules.options)
        if other and self._may_change() and self.did(act):
            self.judge(sheets, at)

    def _edit(self, edits: Sequence[Edit]) -> None:
        at = self.at

        def act() -> None:
            nonlocal at
            at = self.open.sandbox.edit(self.at, *edits)

        if edits and self._may_change() and self.did(act):
            self.go(at, writing=True)

    def _may_change(self) -> bool:
        """Tell whether the chapter's own boards may be changed here, or say that they may not."""
        if self.reading:
            self.refused.emit(self.tr("This chapter is being read: show all of it to change it."))
        return not self.reading

    def clear(self) -> None:
        """Take everything off the board."""
        self.put_board(Position(phase=self.position.phase, units=()))

    def basic(self) -> None:
        """Set the board up as the game begins."""
        at = self.at

        def act() -> None:
            nonlocal at
            at = self.open.sandbox.basic(self.at)

        if self._may_change() and self.did(act):
            self.go(at, writing=True)

    def cut_off(self) -> None:
        """Cut this board off with all that was played from it: undo brings it back."""
        at = 0

        def act() -> None:
            nonlocal at
            at = self.open.sandbox.cut_off(self.at)

        if self._may_change() and self.did(act):
            self.go(at, writing=self.writing)

    def move_up(self, *, main: bool = False) -> None:
        """Let this branch come before the one above it, or be the ``main`` line beside others."""
        sandbox = self.open.sandbox
        if self._may_change():
            self.tell(lambda: (sandbox.make_main if main else sandbox.move_up)(self.at))

    def tell(self, act: Callable[[], object]) -> bool:
        """Do what changes no board, and show it; tell whether it was done."""
        done = self.did(act)
        if done:
            self.told.emit()
        return done

    # -- back and forth -----------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back, whatever it was, and go where it was made."""
        at = self.drafts.undo()
        if at:
            self.go(at, writing=True)
        else:
            self._again(self.open.sandbox.undo, self.open.log.undoable)

    def redo(self) -> None:
        """Make it again."""
        at = self.drafts.redo()
        if at:
            self.go(at, writing=True)
        else:
            self._again(self.open.sandbox.redo, self.open.log.redoable)

    def _is_hidden(self, event: StudyEvent) -> bool:
        """Tell whether something was done to what may not be told, or to the way it is shown."""
        if isinstance(event, ChapterTold):
            return event.what == "mode"
        hidden = self.open.sandbox.study.nodes.keys() - self.study.nodes.keys()
        return not hidden.isdisjoint((getattr(event, "node", 0), getattr(event, "under", 0)))

    def _again(self, act: Callable[[], tuple[StudyEvent, ...]], which: Act) -> None:
        come = any(isinstance(event, ChapterAdded) for event in which)  # all of it comes or goes
        if self.reading and not come and any(map(self._is_hidden, which)):
            self._may_change()
            return
        before, step = self.study, tuple[StudyEvent, ...]()

        def again() -> None:
            nonlocal step
            step = act()

        if self.did(again):
            at, writing = _place_of(self, step, before)
            self.go(at, writing=writing)


def _place_of(course: Course, step: Sequence[StudyEvent], before: Study) -> tuple[int, bool]:
    """Return where a step was made that is or is not made now, as far as that may be told."""
    nodes = course.study.nodes
    for event in step:
        match event:
            case ChapterAdded() if event.root in nodes:
                return event.root, True
            case Branched() | SetUp() if {event.node, event.under} & nodes.keys():
                there = event.node in nodes
                return (event.node, False) if there else (event.under, True)
            case Drafted() | Edited() if event.node in nodes:
                return event.node, True
            case CutOff() if event.node not in nodes and event.node in before.nodes:
                return before.nodes[event.node].parent, course.writing
            case _:
                place = _place_told(course, event)
                if place is not None:
                    return place
    line = before.line_to(course.at) if course.at in before.nodes else ()
    left = [one for one in line if one in nodes]
    return (left[-1] if left else course.study.chapters[0].root), course.writing


def _place_told(course: Course, event: StudyEvent) -> tuple[int, bool] | None:
    """Return where something was said of a board or of a chapter."""
    study, chapter = course.study, course.study.chapter(getattr(event, "chapter", 0))
    if chapter is not None:
        here = course.at in study.nodes and study.chapter_of(course.at) == chapter
        return (course.at, course.writing) if here else (chapter.root, True)
    node = getattr(event, "node", 0)
    return (node, course.writing and node == course.at) if node in study.nodes else None
