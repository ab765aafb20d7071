"""The chapters of a study: added, called something, moved, taken out, taken over from another."""

from collections.abc import Iterator
from dataclasses import replace

from engine.study import words
from engine.study.positions import RulesOf
from engine.study.refusal import StudyError, StudyRefusal
from engine.study.study_event import (
    Branched,
    ChapterAdded,
    ChapterFact,
    ChapterMoved,
    ChapterRemoved,
    ChapterTold,
    Drafted,
    Drawn,
    NodeTold,
    SetUp,
    Signed,
    StudyBegun,
    StudyEvent,
    StudyNamed,
    Taught,
)
from engine.study.study_log import StudyLog
from engine.study.tree.marks import NO_LESSON, Mode
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study, numbered


class Chapters:
    """What is done to whole chapters."""

    def __init__(self, log: StudyLog, rules_of: RulesOf) -> None:
        self._log, self._rules_of = log, rules_of

    def begin(
        self, game: str, map_: str, setup: Setup, salt: str = "", carried: str = ""
    ) -> Chapter:
        """Begin the study itself with its first chapter: this is never taken back.

        ``salt`` is chance in hex, so that two studies are never the same one; for a map that is
        ``carried`` along see ``Chapter``.
        """
        number, root = self._log.numbers(2)
        added = ChapterAdded(
            chapter=number,
            root=root,
            game=game,
            map=map_,
            setup=self._whole(game, map_, carried, setup),
            place=0,
            carried=carried,
        )
        self._log.commit(StudyBegun(salt=salt), added, shown=root)
        return self._chapter(number)

    def begin_told(self, study: Study, salt: str = "") -> Chapter:
        """Begin the study itself with chapters that were told elsewhere: never taken back.

        ``study`` has a chapter.
        """
        named = (StudyNamed(name=study.name),) if study.name else ()
        step = tuple(told_anew(study))
        first = next(one for one in step if isinstance(one, ChapterAdded))
        self._log.commit(StudyBegun(salt=salt), *named, *step, shown=first.root)
        return self._chapter(first.chapter)

    def add(
        self, like: Chapter, setup: Setup, *, title: str = "", place: int | None = None
    ) -> Chapter:
        """Begin a chapter of the game and on the map of another one, at the end or at a place."""
        known = self._log.study.chapters
        number, root = self._log.numbers(2)
        event = ChapterAdded(
            chapter=number,
            root=root,
            game=like.game,
            map=like.map,
            carried=like.carried,
            setup=self._whole(like.game, like.map, like.carried, setup),
            place=len(known) if place is None else min(max(place, 0), len(known)),
            title=words.one_line(title)[: words.LONGEST_NAME],
        )
        self._log.commit(event, shown=root)
        return self._chapter(number)

    def title(self, chapter: int, title: str) -> None:
        """Call a chapter something."""
        told = _short(words.one_line(title), words.LONGEST_NAME)
        if self._chapter(chapter).title != told:
            self._log.commit(ChapterTold(chapter=chapter, what="title", value=told))

    def text(self, chapter: int, text: str) -> None:
        """Write what stands at the head of a chapter."""
        told = _short(words.lines(text), words.LONGEST_NOTE)
        if self._chapter(chapter).text != told:
            self._log.commit(ChapterTold(chapter=chapter, what="text", value=told))

    def mode(self, chapter: int, mode: Mode) -> None:
        """Show a chapter in another way."""
        if self._chapter(chapter).mode is not mode:
            self._log.commit(ChapterTold(chapter=chapter, what="mode", value=mode))

    def fact(self, chapter: int, fact: str, value: str) -> None:
        """Write something into the head of a chapter, as who played; an empty text takes it out."""
        name, told = words.fact_name(fact), _short(words.one_line(value), words.LONGEST_NAME)
        if not name:
            raise StudyError(StudyRefusal.NO_SUCH_PLACE, fact=fact[: words.LONGEST_NAME])
        if self._chapter(chapter).facts.get(name, "") != told:
            self._log.commit(ChapterFact(chapter=chapter, fact=name, value=told))

    def move(self, chapter: int, place: int) -> None:
        """Let a chapter come at another place."""
        known = self._log.study.chapters
        here = known.index(self._chapter(chapter))
        to = min(max(place, 0), len(known) - 1)
        if to != here:
            self._log.commit(ChapterMoved(chapter=chapter, place=to))

    def remove(self, chapter: int) -> None:
        """Take a chapter out, with its tree."""
        self._chapter(chapter)
        self._log.commit(ChapterRemoved(chapter=chapter))

    def take_over(self, study: Study) -> tuple[int, ...]:
        """Add the chapters of another study, as of a text that was read: one step to take back.

        Returns their numbers here.
        """
        if not study.chapters:
            return ()
        after, known = self._log.numbers(1)[0] - 1, self._log.study
        step = list(told_anew(study, after, len(known.chapters)))
        if study.name and not known.name:
            step.insert(0, StudyNamed(name=study.name))
        added = tuple(one for one in step if isinstance(one, ChapterAdded))
        self._log.commit(*step, shown=added[0].root)
        return tuple(one.chapter for one in added)

    def _whole(self, game: str, map_: str, carried: str, setup: Setup) -> Setup:
        """Return a board with every point of its rulebook.

        Raises:
            StudyError: nobody knows such rules.
        """
        chapter = Chapter(id=0, root=0, game=game, map=map_, carried=carried)
        try:
            rules = self._rules_of(chapter, setup)
        except (KeyError, ValueError) as error:
            raise StudyError(StudyRefusal.NO_RULES, why=str(error)) from error
        return replace(setup, position=normal(setup.position), options=dict(rules.options))

    def _chapter(self, number: int) -> Chapter:
        chapter = self._log.study.chapter(number)
        if chapter is None:
            raise StudyError(StudyRefusal.NO_SUCH_CHAPTER, chapter=str(number))
        return chapter


def told_anew(study: Study, after: int = 0, chapters: int = 0) -> Iterator[StudyEvent]:
    """Tell how chapters could have come about, with numbers ``after`` one, behind so many others.

    The steps by which somebody really made them are not told.
    """
    source = numbered(study)
    for place, chapter in enumerate(source.chapters, chapters):
        yield from _of_chapter(source, chapter, after, place)
        for node in source.under(chapter.root):
            yield from _of_node(node, chapter, after)


def _of_chapter(study: Study, chapter: Chapter, after: int, place: int) -> Iterator[StudyEvent]:
    setup = study.nodes[chapter.root].set_up
    assert setup is not None
    number = chapter.id + after
    yield ChapterAdded(
        chapter=number,
        root=chapter.root + after,
        game=chapter.game,
        map=chapter.map,
        setup=setup,
        place=place,
        title=chapter.title,
        mode=chapter.mode,
        carried=chapter.carried,
    )
    if chapter.text:
        yield ChapterTold(chapter=number, what="text", value=chapter.text)
    for fact, value in chapter.facts.items():
        yield ChapterFact(chapter=number, fact=fact, value=value)


def _of_node(node: Node, chapter: Chapter, after: int) -> Iterator[StudyEvent]:
    number, under = node.id + after, node.parent + after
    if node.ordered is not None:
        yield Branched(
            node=number, under=under, orders=node.ordered.orders, disorder=node.ordered.disorder
        )
    elif node.parent and node.set_up is not None:
        yield SetUp(node=number, under=under, game=chapter.game, setup=node.set_up)
    if node.name:
        yield NodeTold(node=number, what="name", value=node.name)
    if node.note:
        yield NodeTold(node=number, what="note", value=node.note)
    if node.sign is not None:
        yield Signed(node=number, sign=node.sign)
    for one in node.order_signs:
        yield Signed(node=number, sign=one.sign, power=one.power, order=one.order)
    if node.marks:
        yield Drawn(node=number, marks=node.marks)
    if node.lesson != NO_LESSON:
        yield Taught(node=number, lesson=node.lesson)
    if node.draft:
        yield Drafted(node=number, orders=node.draft)


def _short(text: str, limit: int) -> str:
    if len(text) > limit:
        raise StudyError(StudyRefusal.TOO_LONG, limit=str(limit))
    return text
