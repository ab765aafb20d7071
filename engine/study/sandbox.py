"""A study that somebody works at: every change is stored first and then there, and can be undone.

It plays on from any board, in any phase, and knows no game: what a game says is asked of its rules.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.board.location import province_of
from engine.rules.flaws import Found, flaws
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.study import words
from engine.study.edits import BoardSet, Edit, RulebookSet, WaysSet
from engine.study.positions import Positions, drafted, in_notation, playable
from engine.study.refusal import StudyError, StudyRefusal
from engine.study.study_event import (
    Branched,
    BranchMoved,
    CutOff,
    Drafted,
    Drawn,
    Edited,
    NodeTold,
    Redone,
    SetUp,
    Signed,
    StudyEvent,
    StudyNamed,
    Taught,
    Undone,
)
from engine.study.study_log import StudyLog
from engine.study.tree.marks import Lesson, Mark, Sign
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study


class Sandbox:
    """Plays on in a study: branches, boards set up by hand, and what is said about them."""

    def __init__(self, log: StudyLog, positions: Positions) -> None:
        self._log, self._positions = log, positions

    @property
    def study(self) -> Study:
        """The study as it stands."""
        return self._log.study

    def rules(self, node: int) -> Rules:
        """Return the rules that are in force at a node.

        Raises:
            StudyError: there is no such node, or nobody knows such rules.
        """
        self._log.node(node)
        return known(self._positions, self.study, node)

    def position(self, node: int) -> Position:
        """Return what stands on the board at a node."""
        self.rules(node)
        try:
            return self._positions.position(self.study, node)
        except ValueError as error:
            raise StudyError(StudyRefusal.CANNOT_BE) from error

    def judged(self, node: int) -> JudgedPhase | None:
        """Return the phase that led to a node, with every reason; nothing at a board set up."""
        self.position(node)
        return self._positions.judged(self.study, node)

    def look(self, node: int) -> None:
        """Show a board on the study's cover, and when it is opened again: nothing has happened."""
        self._log.node(node)
        self._log.look(node)

    # -- playing on ---------------------------------------------------------------------------

    def judge(
        self, node: int, orders: Mapping[str, Sequence[str]], disorder: Iterable[str] = ()
    ) -> int:
        """Judge a phase as it is written, and return the board after it.

        The same orders on the same board are the same branch: it is not there twice.
        """
        rules, position = self.rules(node), self.position(node)
        self._see_that_it_can_be(rules, position)
        known = rules.board.powers_by_id
        given = {power: texts for power, texts in orders.items() if power in known}
        silent = [power for power in disorder if power in known]
        ordered = in_notation(rules, position, given, silent)
        here = self._log.node(node)
        judged_here: list[StudyEvent] = [Drafted(node=node, orders={})] if here.draft else []
        for child in here.children:
            if self.study.nodes[child].content == ordered:
                if judged_here:
                    self._log.commit(*judged_here, shown=child)
                return child
        (fresh,) = self._log.numbers(1)
        branched = Branched(
            node=fresh, under=node, orders=ordered.orders, disorder=ordered.disorder
        )
        self._log.commit(branched, *judged_here, shown=fresh)
        return fresh

    def _see_that_it_can_be(self, rules: Rules, position: Position) -> None:
        if not position.lies_on(rules.board):
            raise StudyError(StudyRefusal.CANNOT_BE)
        if not playable(rules, position):
            raise StudyError(StudyRefusal.NOBODY_WRITES)

    def draft(self, node: int, orders: Mapping[str, Sequence[str]]) -> None:
        """Keep what is being written on a board, until it is judged."""
        here, sheets = self._log.node(node), drafted(orders)
        texts = {one: tuple(map(words.one_line, each)) for one, each in sheets.items()}
        if here.draft != texts:
            self._log.commit(Drafted(node=node, orders=texts), shown=node)

    # -- setting up ---------------------------------------------------------------------------

    def edit(self, node: int, *edits: Edit) -> int:
        """Change a board by hand, and return where the changed one is: one step, however many.

        A board that was judged, or played on, stays as it is: the changed one is a branch of it.
        """
        here, rules = self._log.node(node), self.rules(node)
        step: list[StudyEvent] = []
        if here.set_up is None or here.children:
            (fresh,) = self._log.numbers(1)
            setup = self.setup(node)
            step.append(SetUp(node=fresh, under=node, game=rules.game, setup=setup))
        else:
            fresh = node
        step += [Edited(node=fresh, game=rules.game, edit=edit) for edit in edits]
        step += self._settled(fresh, step, ways=not _tells_ways(edits))
        self._log.commit(*step, shown=fresh)
        return fresh

    def _settled(self, node: int, step: Sequence[StudyEvent], *, ways: bool) -> list[StudyEvent]:
        """Return what the rules say of a changed board: all their points, and ways to retreat.

        Raises:
            StudyError: nobody knows the rules by which it would be played on.
        """
        tried = self._log.tried(step)
        rules = known(self._positions, tried, node)
        setup = tried.nodes[node].set_up
        assert setup is not None
        more: list[Edit] = []
        if setup.options != rules.options:
            more.append(RulebookSet(options=dict(rules.options)))
        if ways and setup.position.dislodged and setup.position.lies_on(rules.board):
            board = normal(rules.with_ways_out(setup.position))
            if board != setup.position:
                more.append(WaysSet(ways={one.unit.at: one.retreats for one in board.dislodged}))
        return [Edited(node=node, game=rules.game, edit=edit) for edit in more]

    def setup(self, node: int) -> Setup:
        """Return the board at a node as if it had been set up by hand: *from this phase*."""
        found = self.study.setup_of(node)
        return Setup(position=self.position(node), options=found.options, lineup=found.lineup)

    def flaws(self, node: int) -> tuple[Found, ...]:
        """Return what cannot be on a board, as a game master is told who sets one up.

        It may be judged all the same, as long as everything stands where it can: the study has
        boards without a centre, and with one piece.
        """
        return flaws(self.position(node), self.rules(node).board)

    def clear(self, node: int) -> int:
        """Take everything off the board."""
        return self.edit(
            node, BoardSet(position=Position(phase=self.position(node).phase, units=()))
        )

    def basic(self, node: int) -> int:
        """Set up the board as the game begins."""
        rules = self.rules(node)
        return self.edit(node, BoardSet(position=rules.start(rules.calendar.begins)))

    # -- what is said about it ----------------------------------------------------------------

    def name(self, node: int, name: str) -> None:
        """Call a variation something, or nothing."""
        told = _short(words.one_line(name), words.LONGEST_NAME)
        if self._log.node(node).name != told:
            self._log.commit(NodeTold(node=node, what="name", value=told), shown=node)

    def note(self, node: int, note: str) -> None:
        """Remark something on a board."""
        told = _short(words.lines(note), words.LONGEST_NOTE)
        if self._log.node(node).note != told:
            self._log.commit(NodeTold(node=node, what="note", value=told), shown=node)

    def sign(self, node: int, sign: Sign | None, power: str = "", order: str = "") -> None:
        """Say how good a phase was, or one order of it; nothing takes the sign away."""
        here = self._log.node(node)
        if order and (here.ordered is None or order not in here.ordered.orders.get(power, ())):
            raise StudyError(StudyRefusal.NO_SUCH_ORDER, power=power, order=order)
        before = here.sign_of(power, order) if order else here.sign
        if before is not sign:
            event = Signed(node=node, sign=sign, power=power if order else "", order=order)
            self._log.commit(event, shown=node)

    def draw(self, node: int, marks: Iterable[Mark]) -> None:
        """Draw arrows, circles and lit spaces: all that are to be there."""
        drawn, spaces = tuple(dict.fromkeys(marks)), self.rules(node).board.provinces
        for one in drawn:
            if not one.fits or not {province_of(at) for at in (one.at, one.to or one.at)} <= {
                *spaces
            }:
                raise StudyError(StudyRefusal.NO_SUCH_PLACE, at=one.at, to=one.to)
        if self._log.node(node).marks != drawn:
            self._log.commit(Drawn(node=node, marks=drawn), shown=node)

    def teach(self, node: int, lesson: Lesson) -> None:
        """Say what a lesson does at a board."""
        hints = tuple(filter(None, map(words.lines, lesson.hints)))
        told = Lesson(
            asks=tuple(sorted(set(lesson.asks) & self.rules(node).board.powers_by_id.keys())),
            hints=tuple(_short(hint, words.LONGEST_NOTE) for hint in hints),
            otherwise=_short(words.lines(lesson.otherwise), words.LONGEST_NOTE),
            right=lesson.right,
        )
        if self._log.node(node).lesson != told:
            self._log.commit(Taught(node=node, lesson=told), shown=node)

    def rename(self, name: str) -> None:
        """Give the whole study a name, or none."""
        told = _short(words.one_line(name), words.LONGEST_NAME)
        if self.study.name != told:
            self._log.commit(StudyNamed(name=told))

    # -- order among branches -----------------------------------------------------------------

    def move_up(self, node: int) -> None:
        """Let a branch come before the one above it; the first is the main line."""
        place = self._siblings(node).index(node)
        if place:
            self._log.commit(BranchMoved(node=node, place=place - 1), shown=node)

    def make_main(self, node: int) -> None:
        """Let a branch be the main line."""
        if self._siblings(node).index(node):
            self._log.commit(BranchMoved(node=node, place=0), shown=node)

    def _siblings(self, node: int) -> tuple[int, ...]:
        parent = self._log.node(node).parent
        if not parent:
            raise StudyError(StudyRefusal.IS_ROOT)
        return self.study.nodes[parent].children

    def cut_off(self, node: int) -> int:
        """Cut a board off with all that was played from it, and return the one before it."""
        self._siblings(node)
        parent = self.study.nodes[node].parent
        self._log.commit(CutOff(node=node), shown=parent)
        return parent

    # -- back and forth -----------------------------------------------------------------------

    def undo(self) -> tuple[StudyEvent, ...]:
        """Take the last step back, whatever it was, and return it."""
        step = self._log.undoable
        if not step:
            raise StudyError(StudyRefusal.NOTHING)
        self._log.commit(Undone())
        return step

    def redo(self) -> tuple[StudyEvent, ...]:
        """Make the step again that was taken back last, and return it."""
        step = self._log.redoable
        if not step:
            raise StudyError(StudyRefusal.NOTHING)
        self._log.commit(Redone())
        return step


def known(positions: Positions, study: Study, node: int) -> Rules:
    """Return the rules that are in force at a node.

    Raises:
        StudyError: nobody knows such rules.
    """
    try:
        return positions.rules(study, node)
    except ValueError as error:
        raise StudyError(StudyRefusal.NO_RULES, why=str(error)) from error


def _tells_ways(edits: Sequence[Edit]) -> bool:
    """Tell whether it is said where units may retreat to, alone or with a whole board."""
    last = edits[-1] if edits else None
    return isinstance(last, WaysSet) or (
        isinstance(last, BoardSet) and any(one.retreats for one in last.position.dislodged)
    )


def _short(text: str, limit: int) -> str:
    if len(text) > limit:
        raise StudyError(StudyRefusal.TOO_LONG, limit=str(limit))
    return text
