"""What follows from what has happened to a study: the study, and what can be taken back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from engine.study.edits import edited
from engine.study.study_event import (
    Act,
    Branched,
    BranchMoved,
    ChapterAdded,
    ChapterFact,
    ChapterMoved,
    ChapterRemoved,
    ChapterTold,
    CutOff,
    Drafted,
    Drawn,
    Edited,
    NodeTold,
    Redone,
    SetUp,
    Signed,
    StudyBegun,
    StudyEvent,
    StudyNamed,
    Taught,
    Undone,
)
from engine.study.tree.marks import Mode, OrderSign
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Ordered, normal
from engine.study.tree.study import NO_STUDY, Change, Study


class StudyHistoryError(ValueError):
    """Something is told that cannot have happened; ``step`` is the number of its event."""

    def __init__(self, step: int, why: str) -> None:
        super().__init__(f"{step}: {why}")
        self.step = step


@dataclass(frozen=True, slots=True)
class _Turn:
    """A step that counts or was taken back, with what leads the other way."""

    step: tuple[StudyEvent, ...]
    back: tuple[Change, ...]


class Timeline:
    """A study as it stands, with the steps that can be taken back or made again."""

    def __init__(self, steps: Iterable[Act] = ()) -> None:
        self.study = NO_STUDY
        self.events = 0
        """How many have happened, those taken back among them."""

        self.highest = 0
        """No node or chapter of the study ever had a greater number."""

        self._done: list[_Turn] = []
        self._undone: list[_Turn] = []
        for step in steps:
            self.take(step)

    @property
    def undoable(self) -> tuple[StudyEvent, ...]:
        """What would be taken back next; nothing where nothing can."""
        return self._done[-1].step if self._done else ()

    @property
    def redoable(self) -> tuple[StudyEvent, ...]:
        """What would be made again next; nothing where nothing was taken back."""
        return self._undone[-1].step if self._undone else ()

    def take(self, step: Act) -> None:
        """Let something happen, whole or not at all.

        Raises:
            StudyHistoryError: it cannot happen now.
        """
        if _turns(step):
            forth = isinstance(step[0], Redone)
            give, take = (self._undone, self._done) if forth else (self._done, self._undone)
            self.study, way = self._turned(step)
            take.append(_Turn(give.pop().step, way))
        else:
            first = self.events == 0
            self.study, self.highest, way = self._followed(step)
            if step and not first:
                self._done.append(_Turn(tuple(step), way))
            self._undone.clear()
        self.events += len(step)

    def tried(self, step: Act) -> Study:
        """Return the study as it would be, and let nothing happen.

        Raises:
            StudyHistoryError: it cannot happen now.
        """
        return self._turned(step)[0] if _turns(step) else self._followed(step)[0]

    def _followed(self, step: Act) -> tuple[Study, int, tuple[Change, ...]]:
        study, highest, back = self.study, self.highest, list[Change]()
        for number, event in enumerate(step, self.events + 1):
            if (number == 1) != isinstance(event, StudyBegun):
                raise StudyHistoryError(number, "begun once, and first")
            try:
                highest = _fresh(event, highest)
                change = _changed(study, event)
            except (KeyError, IndexError, ValueError) as error:
                raise StudyHistoryError(number, str(error)) from error
            back.append(study.reverse(change))
            study = study.after(change)
        return study, highest, tuple(reversed(back))

    def _turned(self, step: Act) -> tuple[Study, tuple[Change, ...]]:
        give = self._undone if isinstance(step[0], Redone) else self._done
        if not give:
            raise StudyHistoryError(self.events + 1, "nothing to take back")
        study, way = self.study, list[Change]()
        for change in give[-1].back:
            way.append(study.reverse(change))
            study = study.after(change)
        return study, tuple(reversed(way))


def _turns(step: Act) -> bool:
    return len(step) == 1 and isinstance(step[0], Undone | Redone)


def _fresh(event: StudyEvent, highest: int) -> int:
    """See that what is new has a number that nothing ever had; return the greatest one."""
    match event:
        case ChapterAdded():
            numbers: tuple[int, ...] = (event.chapter, event.root)
        case Branched() | SetUp():
            numbers = (event.node,)
        case _:
            return highest
    for number in numbers:
        if number <= highest:
            raise ValueError(f"number {number} again")
        highest = number
    return highest


def _changed(study: Study, event: StudyEvent) -> Change:
    return _FOLDS[type(event)](study, event)


def _begun(study: Study, event: StudyBegun) -> Change:
    del study, event
    return Change()


def _named(study: Study, event: StudyNamed) -> Change:
    del study
    return Change(name=event.name)


# -- chapters ------------------------------------------------------------------------------------


def _chapter_added(study: Study, event: ChapterAdded) -> Change:
    chapter = Chapter(
        id=event.chapter,
        root=event.root,
        game=event.game,
        map=event.map,
        title=event.title,
        mode=event.mode,
        carried=event.carried,
    )
    setup = replace(event.setup, position=normal(event.setup.position))
    root = Node(id=event.root, content=setup)
    chapters = list(study.chapters)
    chapters.insert(_place(event.place, len(chapters)), chapter)
    return Change(nodes={root.id: root}, chapters=tuple(chapters))


def _chapter(study: Study, number: int) -> Chapter:
    chapter = study.chapter(number)
    if chapter is None:
        raise ValueError(f"no chapter {number}")
    return chapter


def _with_chapter(study: Study, fresh: Chapter) -> Change:
    chapters = tuple(fresh if one.id == fresh.id else one for one in study.chapters)
    return Change(chapters=chapters)


def _chapter_told(study: Study, event: ChapterTold) -> Change:
    chapter = _chapter(study, event.chapter)
    if event.what == "mode":
        return _with_chapter(study, replace(chapter, mode=Mode(event.value)))
    if event.what == "title":
        return _with_chapter(study, replace(chapter, title=event.value))
    return _with_chapter(study, replace(chapter, text=event.value))


def _chapter_fact(study: Study, event: ChapterFact) -> Change:
    chapter = _chapter(study, event.chapter)
    facts = {name: value for name, value in chapter.facts.items() if name != event.fact}
    if event.value:
        facts[event.fact] = event.value
    return _with_chapter(study, replace(chapter, facts=dict(sorted(facts.items()))))


def _chapter_moved(study: Study, event: ChapterMoved) -> Change:
    chapter = _chapter(study, event.chapter)
    others = [one for one in study.chapters if one is not chapter]
    others.insert(_place(event.place, len(others)), chapter)
    return Change(chapters=tuple(others))


def _chapter_removed(study: Study, event: ChapterRemoved) -> Change:
    chapter = _chapter(study, event.chapter)
    others = tuple(one for one in study.chapters if one is not chapter)
    return Change(nodes={one.id: None for one in study.under(chapter.root)}, chapters=others)


def _place(place: int, most: int) -> int:
    if not 0 <= place <= most:
        raise ValueError(f"no place {place}")
    return place


# -- branches ------------------------------------------------------------------------------------


def _grown(study: Study, under: int, node: Node) -> Change:
    parent = study.nodes[under]
    twins = (study.nodes[child].content for child in parent.children)
    if node.ordered is not None and node.content in twins:
        raise ValueError("the same orders again")
    fresh = replace(parent, children=(*parent.children, node.id))
    return Change(nodes={under: fresh, node.id: node})


def _branched(study: Study, event: Branched) -> Change:
    content = Ordered(orders=dict(event.orders), disorder=tuple(event.disorder))
    node = Node(id=event.node, parent=event.under, content=content)
    return _grown(study, event.under, node)


def _set_up(study: Study, event: SetUp) -> Change:
    _see_whose(study, event.under, event.game)
    setup = replace(event.setup, position=normal(event.setup.position))
    return _grown(study, event.under, Node(id=event.node, parent=event.under, content=setup))


def _see_whose(study: Study, node: int, game: str) -> None:
    """See that a board is of the game of its chapter: its phases were read as that game's."""
    chapter = study.chapter_of(node)
    if chapter is None or chapter.game != game:
        raise ValueError(f"no board of {game}")


def _edited(study: Study, event: Edited) -> Change:
    node = study.nodes[event.node]
    if node.set_up is None or node.children:
        raise ValueError("no board that was set up by hand and not played on")
    _see_whose(study, node.id, event.game)
    return Change(nodes={node.id: replace(node, content=edited(node.set_up, event.edit))})


def _branch_moved(study: Study, event: BranchMoved) -> Change:
    node = study.nodes[event.node]
    parent = study.nodes[node.parent]
    others = [child for child in parent.children if child != node.id]
    others.insert(_place(event.place, len(others)), node.id)
    return Change(nodes={parent.id: replace(parent, children=tuple(others))})


def _cut_off(study: Study, event: CutOff) -> Change:
    node = study.nodes[event.node]
    parent = study.nodes[node.parent]
    left = tuple(child for child in parent.children if child != node.id)
    gone: dict[int, Node | None] = {one.id: None for one in study.under(node.id)}
    return Change(nodes={**gone, parent.id: replace(parent, children=left)})


# -- what is said about them ---------------------------------------------------------------------


def _node_told(study: Study, event: NodeTold) -> Change:
    node = study.nodes[event.node]
    if event.what == "name":
        return Change(nodes={node.id: replace(node, name=event.value)})
    return Change(nodes={node.id: replace(node, note=event.value)})


def _signed(study: Study, event: Signed) -> Change:
    node = study.nodes[event.node]
    if not event.order:
        return Change(nodes={node.id: replace(node, sign=event.sign)})
    if node.ordered is None or event.order not in node.ordered.orders.get(event.power, ()):
        raise ValueError(f"no such order: {event.order}")
    key = event.power, event.order
    signs = {(one.power, one.order): one for one in node.order_signs}
    signs.pop(key, None)
    if event.sign is not None:
        signs[key] = OrderSign(power=event.power, order=event.order, sign=event.sign)
    told = tuple(signs[one] for one in sorted(signs))
    return Change(nodes={node.id: replace(node, order_signs=told)})


def _drawn(study: Study, event: Drawn) -> Change:
    node = study.nodes[event.node]
    if not all(mark.fits for mark in event.marks):
        raise ValueError("a mark without its place")
    marks = tuple(dict.fromkeys(event.marks))
    return Change(nodes={node.id: replace(node, marks=marks)})


def _taught(study: Study, event: Taught) -> Change:
    node = study.nodes[event.node]
    return Change(nodes={node.id: replace(node, lesson=event.lesson)})


def _drafted(study: Study, event: Drafted) -> Change:
    node = study.nodes[event.node]
    return Change(nodes={node.id: replace(node, draft=dict(event.orders))})


_FOLDS: Mapping[type, Callable[..., Change]] = {
    StudyBegun: _begun,
    StudyNamed: _named,
    ChapterAdded: _chapter_added,
    ChapterTold: _chapter_told,
    ChapterFact: _chapter_fact,
    ChapterMoved: _chapter_moved,
    ChapterRemoved: _chapter_removed,
    Branched: _branched,
    SetUp: _set_up,
    Edited: _edited,
    NodeTold: _node_told,
    Signed: _signed,
    Drawn: _drawn,
    Taught: _taught,
    Drafted: _drafted,
    BranchMoved: _branch_moved,
    CutOff: _cut_off,
}
