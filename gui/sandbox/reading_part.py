"""How a chapter is shown: as analysis, with hidden results, as a lesson, against the computer.

What comes next is left out of the study that the screen has (``engine/study/reading.py``), so that
no row, name, title or tip can tell it. Here is what a reader is told instead, and what he asks for.
"""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.rules.game import Outcome
from engine.study.playing import answered
from engine.study.positions import in_notation
from engine.study.reading import VEILED, Progress
from engine.study.teaching import (
    Answer,
    answer,
    asks,
    is_wrong,
    others,
    question_before,
    right_ones,
    words,
)
from engine.study.tree.marks import Lesson, Mode
from engine.study.tree.study import Study
from gui.errors.sentences import say_error
from gui.sandbox.course.course import Course
from gui.sandbox.course.remarks import Remarks
from gui.sandbox.reading_box import ReadingBox
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.side_papers import SidePapers
from gui.sandbox.writing_page import WritingPage
from gui.words import names
from gui.words.endings import outcome_words


class Readable(Protocol):
    """The screen on which a chapter is read."""

    course: Course
    remarks: Remarks
    page: WritingPage
    foot: SandboxFoot
    reading_box: ReadingBox
    papers: SidePapers

    @property
    def about(self) -> LoadedMap:
        """The map."""

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...


class ReadingPart(QObject):
    """Leads a reader through a chapter."""

    next_asked = Signal()
    """The next chapter is wanted."""

    def __init__(self, screen: Readable) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen, self._course, self.box = screen, screen.course, screen.reading_box
        self._unkept = ""
        box, course = self.box, self._course
        box.hint.clicked.connect(self.hint)
        box.answer.clicked.connect(self.show_answer)
        box.again.clicked.connect(self._try_again)
        box.whole.clicked.connect(self.turn)
        box.anew.clicked.connect(self.begin_anew)
        box.following.clicked.connect(self.next_asked)
        box.replay.clicked.connect(self.begin_anew)
        box.back.clicked.connect(self.look_back)
        box.powers.chosen.connect(self._on_powers)
        course.moved.connect(self.show_state)
        course.told.connect(self.show_state)
        screen.papers.turned.connect(self.show_state)
        for keys, act in (
            ("H", self.hint),
            ("Shift+H", self.show_answer),
            ("E", self.turn),
            ("Shift+E", self.begin_anew),
        ):
            QShortcut(QKeySequence(keys), screen, act)

    # -- which way ----------------------------------------------------------------------------

    @property
    def _whole(self) -> Study:
        """The study with what is not told; nothing of it is shown before it was asked for."""
        return self._course.open.sandbox.study

    @property
    def _mode(self) -> Mode:
        """The way in which the chapter is read here; analysis for who sees all of it."""
        chapter = self._course.chapter
        veiled = chapter.mode in VEILED
        return Mode.ANALYSIS if veiled and not self._course.reading else chapter.mode

    @property
    def _root(self) -> Lesson:
        return self._whole.nodes[self._course.root].lesson

    @property
    def only(self) -> frozenset[str] | None:
        """The powers for which the reader writes at the board looked at; nothing: for all."""
        node = self._course.node
        if self._mode is Mode.PLAY:
            return frozenset(self._root.asks)
        if self._mode is Mode.LESSON and self._whole.nodes[node.id].children:
            return frozenset(asks(self._whole, node.id))
        return None

    def _hidden(self) -> tuple[int, ...]:
        """Return the branches of the board looked at that are not told yet."""
        node = self._course.node
        return tuple(one for one in self._whole.nodes[node.id].children if one not in node.children)

    @property
    def _progress(self) -> Progress:
        return self._course.reader.progress(self._course.chapter.id)

    def _question_before(self) -> int:
        """Return the board whose question was answered wrongly on the way here, if one was."""
        lesson = self._mode is Mode.LESSON
        return question_before(self._whole, self._course.at) if lesson else 0

    # -- acts ---------------------------------------------------------------------------------

    def turn(self) -> None:
        """Show all of a chapter that hides what comes next, or read it again."""
        course, chapter = self._course, self._course.chapter
        if chapter.mode not in VEILED:
            return
        self._screen.settle()
        whole = course.reading
        course.reader.see_all(chapter.id, whole=whole)
        if not whole:
            at, writing = course.reader.left(self._whole, chapter)
            course.go(at, writing=writing)
        else:
            course.moved.emit()

    def begin_anew(self) -> None:
        """Begin to read a chapter again, or go back to where one was before one did."""
        course, chapter, reader = self._course, self._course.chapter, self._course.reader
        if not reader.follows(chapter):
            return
        self._screen.settle()
        if chapter.mode in VEILED:
            goes_back = not self._progress.begun and reader.before(chapter.id).begun
            (reader.go_back if goes_back else reader.begin_anew)(chapter.id)
            at, writing = reader.left(self._whole, chapter)
        else:
            at, writing = chapter.root, True  # what was played stands in the tree
        course.go(at, writing=writing)

    def go_on(self) -> bool:
        """Do what Space does for a reader; tell whether it is something else than to judge."""
        mode, course = self._mode, self._course
        if self._end() is not None:
            (self.next_asked.emit if self._is_followed else self.begin_anew)()
            return True
        if self._question_before() and not asks(self._whole, course.at):
            return self._follow_wrong()
        if not course.writing:
            return False
        match mode:
            case Mode.HIDDEN if self._hidden():
                self._tell_next()
            case Mode.LESSON if self._whole.nodes[course.at].children:
                self._check()
            case Mode.PLAY:
                self._play()
            case _:
                return False
        return True

    def _follow_wrong(self) -> bool:
        """Show what comes of a wrong answer; at its end the reader is led back to the question."""
        children = self._whole.nodes[self._course.at].children
        if children:
            self._meet(children[:1], children[0])
        else:
            self._try_again()
        return True

    def _finished(self) -> bool:
        """Read what stands on the line; tell whether nothing is left there."""
        page = self._screen.page
        if not page.finish():
            return False
        page.keep()
        return True

    def _tell_next(self) -> None:
        """Judge what was written, or tell what happened where nothing was."""
        if not self._finished():
            return
        course, hidden, at = self._course, self._hidden(), self._course.at
        sheets = dict(self._screen.page.sheets)
        if not sheets:
            self._meet(hidden, self._whole.nodes[at].children[0])
        elif course.judge(sheets):
            course.reader.meet(course.chapter.id, hidden)
            course.told.emit()

    def _meet(self, nodes: tuple[int, ...], at: int) -> None:
        """Come to boards, as if they had been judged: what was written is done with."""
        self._course.drafts.judged()
        self._course.reader.meet(self._course.chapter.id, nodes)
        self._course.go(at, writing=False)

    def _check(self) -> None:
        """Check what was written against what the lesson's author recorded."""
        if not self._finished():
            return
        course, study, at = self._course, self._whole, self._course.at
        if not asks(study, at):
            first = study.nodes[at].children[0]
            self._meet((first,), first)
            return
        sheets = self._screen.page.sheets
        if not sheets:
            self._screen.foot.say(self.tr("First write what you would order."))
            return
        written = in_notation(course.rules, course.position, {**others(study, at), **sheets}, ())
        found = answer(study, at, written.orders)
        course.reader.hear(course.chapter.id, at, found)
        if found.node:
            self._meet((found.node,), found.node)
        self.show_state()

    def _try_again(self) -> None:
        """Go back to the question that was answered wrongly."""
        question = self._question_before()
        if question:
            self._course.go(question, writing=True)

    def hint(self) -> None:
        """Tell the next hint."""
        at = self._course.at
        if self._mode is Mode.LESSON and self._course.writing:
            count = len(self._whole.nodes[at].lesson.hints)
            told = min(self._progress.hinted.get(at, 0) + 1, count)
            if told:
                self._course.reader.hint(self._course.chapter.id, at, told)
            self.show_state()

    def show_answer(self) -> None:
        """Show the right orders to who does not find them."""
        at = self._course.at
        if self._mode is Mode.LESSON and self._course.writing and asks(self._whole, at):
            self._screen.settle()
            first = right_ones(self._whole, self._whole.nodes[at])[0]
            self._course.reader.hear(self._course.chapter.id, at, Answer(right=False, node=first))
            self._meet((first,), first)

    def _play(self) -> None:
        """Let the computer write for all others, and judge."""
        if not self._finished():
            return
        course = self._course
        novice = GAMES[course.chapter.game].novice
        mine = self._root.asks
        if novice is None:
            self._screen.foot.say(self.tr("This game has no computer player."))
        elif not mine:
            self._screen.foot.say(self.tr("First choose whom you play."))
        else:
            rules, position, sheets = course.rules, course.position, self._screen.page.sheets
            seed = course.open.log.seed
            told = answered(rules, position, sheets, mine, novice(), seed)
            course.judge(told.sheets, silent=told.silent)

    def _end(self) -> Outcome | None:
        """Return how the game against the computer ended; nothing while it goes on."""
        course = self._course
        return course.rules.outcome(course.position) if self._mode is Mode.PLAY else None

    @property
    def _is_followed(self) -> bool:
        """Whether another chapter comes after this one."""
        return self._course.chapter.id != self._course.study.chapters[-1].id

    def look_back(self) -> None:
        """Look at the first phase of the line that led here."""
        line = self._course.study.line_to(self._course.at)
        if len(line) > 1:
            self._course.go(line[1], writing=False)

    def _on_powers(self, powers: tuple[str, ...]) -> None:
        lesson, root = self._root, self._course.root
        told = Lesson(
            asks=powers, hints=lesson.hints, otherwise=lesson.otherwise, right=lesson.right
        )
        self._screen.settle()
        self._screen.remarks.teach(told, root)
        self._course.moved.emit()

    # -- what is said -------------------------------------------------------------------------

    def _offer_anew(self) -> None:
        """Offer to begin anew, or to go back to where one was before one did."""
        course, box = self._course, self.box
        if not course.reader.follows(course.chapter) or self._end() is not None:
            return
        somewhere = self._progress.begun or course.at != course.root
        if self._mode is Mode.PLAY:
            if somewhere:
                self._offered.append(box.replay)
            return
        if somewhere:
            box.anew.set_glyph("first", "accent")
            box.anew.say(self.tr("Read from the beginning (Shift+E); you can come back"))
        elif course.reader.before(course.chapter.id).begun:
            box.anew.set_glyph("last", "accent")
            box.anew.say(self.tr("Back to where you had come (Shift+E)"))
        else:
            return
        self._offered.append(box.anew)

    def _offer_what_is_next(self) -> None:
        """Offer what there is to do when a game against the computer is over."""
        box, followed = self.box, self._is_followed
        self._screen.foot.call(self.tr("Next chapter") if followed else self.tr("Play again"))
        acts = [box.following, box.replay, box.back]
        self._offered += acts if followed else acts[1:]

    def show_state(self) -> None:
        """Say what a reader is told at the board looked at."""
        course, box = self._course, self.box
        chapter, root = course.chapter, course.at == course.root
        text = chapter.text if root and course.writing else ""
        say: dict[Mode, Callable[[], None]] = {
            Mode.HIDDEN: self._say_hidden,
            Mode.LESSON: self._say_lesson,
            Mode.PLAY: self._say_play,
        }
        self._question, self._told, self._aside = "", "", ""
        self._offered: list[QWidget] = []
        if chapter.mode in VEILED:
            self._offered.append(box.whole)
            on = self.tr("Read on (E)") if self._progress.begun else self.tr("Read it (E)")
            box.whole.say(self.tr("Show all (E)") if course.reading else on)
        self._offer_anew()
        call = say.get(self._mode)
        self._screen.foot.call("")
        if call is not None:
            call()
        elif chapter.mode in VEILED:
            self._aside = self.tr("All of it is shown, as to who writes it.")
        play = self._mode is Mode.PLAY
        if play:
            box.powers.show_taken(self._root.asks)
        box.tell(text, self._question, self._told, self._aside)
        box.offer(self._offered, powers=play and root)
        said = bool(text or self._question or self._told or self._aside or self._offered)
        box.setVisible(said and self._screen.papers.open is None)
        self._say_unkept()

    def _say_unkept(self) -> None:
        """Say why what is read is not kept, as long as it is not."""
        before, trouble = self._unkept, self._course.reader.trouble
        self._unkept = say_error(trouble) if trouble is not None else ""
        if self._unkept or before:
            self._screen.foot.say(self._unkept)

    def _say_hidden(self) -> None:
        if self._course.writing and self._hidden():
            self._question = self.tr("What happens next?")
            self._aside = self.tr(
                "Write orders and judge them, or write none and be told what happened (Space)."
            )
            self._screen.foot.call(self.tr("Go on"))

    def _say_lesson(self) -> None:
        course, study, box = self._course, self._whole, self.box
        node = study.nodes[course.at]
        if not course.writing:
            self._say_answer()
            return
        powers = asks(study, course.at)
        if self._question_before() and not powers:
            self._say_answer()
            return
        if not node.children:
            self._question = self.tr("The lesson ends here.")
            self._aside = self.tr("Everything can be played on from this board.")
            return
        if not powers:
            self._aside = self.tr("Nothing is asked here: Space plays on.")
            self._screen.foot.call(self.tr("Go on"))
            return
        self._screen.foot.call(self.tr("Check"))
        spoken = names.spoken(course.rules.board)
        ask = self.tr("Which orders are right for {powers}?")
        self._question = names.sentence(ask, powers=spoken.powers(powers))
        hints = node.lesson.hints
        told = self._progress.hinted.get(course.at, 0)
        said = self._progress.answers.get(course.at)
        lines = [*hints[:told]]
        if said is not None and not said.node:
            answered = words(study, course.at, said)
            lines.insert(0, answered or self.tr("That is not it. Try it otherwise."))
        self._told = "\n\n".join(lines)
        if told < len(hints):
            left = self.tr("Hint {at} of {count} (H)")
            box.hint.say(left.format(at=told + 1, count=names.number(len(hints))))
            self._offered.append(box.hint)
        if told >= len(hints):
            self._offered.append(box.answer)

    def _say_answer(self) -> None:
        node, whole = self._course.node, self._whole
        parent = whole.nodes.get(node.parent)
        self._told = node.note
        if parent is not None and asks(whole, parent.id):
            found = self._progress.answers.get(parent.id)
            shown = found is not None and not found.right
            right = self.tr("This is right.") if shown else self.tr("Right.")
            wrong = is_wrong(whole, node.id)
            self._question = self.tr("That is not it.") if wrong else right
        if self._question_before():
            self._say_wrong()

    def _say_wrong(self) -> None:
        """Offer what comes of a wrong answer, and the way back to the question."""
        course, whole, foot = self._course, self._whole, self._screen.foot
        wrong = is_wrong(whole, course.at)
        if not self._question:
            self._question = self.tr("This is what comes of it.")
        if whole.nodes[course.at].children:
            self._offered.append(self.box.again)
            see = wrong and not asks(whole, course.at)
            foot.call(self.tr("What comes of it") if see else self.tr("Go on"))
        elif wrong:
            self._offered.append(self.box.again)
            foot.call(self.tr("Try again"))
        else:
            self._aside = self.tr("Space leads back to the question.")
            foot.call(self.tr("Try again"))

    def _say_play(self) -> None:
        course, end = self._course, self._end()
        if end is not None:
            rules = course.rules
            hands = [[one for one in side if one in end.powers] for side in rules.sides]
            self._question = self.tr("The game is over.")
            self._told = outcome_words(rules.board, end, hands, lambda _: "")
            self._offer_what_is_next()
        elif not self._root.asks:
            self._question = self.tr("Whom do you play?")
            self._aside = self.tr("The computer writes for all others.")
        elif course.at == course.root:
            self._question = self.tr("Whom you play; the computer writes for all others:")
        else:
            mine = names.spoken(course.rules.board).powers(self._root.asks)
            said = self.tr("You play {powers}. The computer writes for all others.")
            self._aside = names.sentence(said, powers=mine)
