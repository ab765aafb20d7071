"""An evening that a game master leads: slips, a preview, results; and back again if need be."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt

from engine.board.loader import LoadedMap
from engine.rules.choice import Reading, ReadingKind
from engine.table.slips import LeftLine, ReadLine
from gui.clock.keeper import ClockKeeper
from gui.games import catalogue
from gui.kit.dialog import Card, Question
from gui.kit.topbar import TopBar
from gui.kit.widgets import tool
from gui.master import screens as own
from gui.master.cards import (
    LateCard,
    LeftCard,
    LineCard,
    LineReader,
    PhaseCard,
    PlayerCard,
    ReasonCard,
    vote_of,
)
from gui.master.desk_screen import MasterDesk
from gui.master.guarded import Guarded
from gui.master.preview import PreviewScreen
from gui.master.remarks import UNDECIDED
from gui.master.slip_box import FORGET, KEEP
from gui.table.curtain.why_it_fell import shown_twice_words
from gui.table.evening import screens
from gui.table.evening.agreed_end import AgreedEnd
from gui.table.evening.game_course import GameCourse
from gui.table.evening.table_flow import IDLE_SECONDS, ShowsScreens, TableFlow
from gui.table_bridge import TableBridge
from gui.words import labels, names
from gui.words.disorder import disorder

if TYPE_CHECKING:
    from gui.master.edit_screen import EditScreen


class MasterEvening(QObject):
    """Decides which screen a game shows whose slips one person types."""

    def __init__(
        self,
        bridge: TableBridge,
        loaded: LoadedMap,
        window: ShowsScreens,
        place: Callable[[str], Path],
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
    ) -> None:
        """``place`` returns a free file for a branch of a title.

        Raises:
            ValueError: nobody leads the table.
        """
        if bridge.master is None:
            raise ValueError("a table that nobody leads")
        super().__init__()
        self.flow = TableFlow(bridge, loaded, window, self, idle_seconds=idle_seconds, clock=clock)
        self.course = GameCourse(self.flow, self)
        self.end = AgreedEnd(self.flow, self.course, self)
        self._master, self._place = bridge.master, place
        self._desk: MasterDesk | None = None
        """The desk, while it is shown."""

        self.course.told.connect(self._add_acts)
        self.flow.leaving.connect(self._on_leaving)
        self.flow.shown.connect(self._on_shown)
        self.flow.unattended.left.connect(self.flow.later(self.begin))

    def begin(self) -> None:
        """Show what the stored game asks for; the time may have come while it lay closed."""
        self.end.look()
        self.course.begin()

    def advance(self) -> None:
        """Go on to the next phase."""
        self.course.advance()

    def set_idle(self, seconds: float) -> None:
        """Let the cover fall after so many seconds without a touch; 0 for never."""
        self.flow.set_idle(seconds)

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose what cannot be stored; all else is kept first."""
        return not self._keep()

    def _keep(self) -> bool:
        """Store what is typed; tell whether all of it is, and say on the desk if not."""
        desk = self._desk
        if desk is None:
            return True
        desk.keep()
        return desk.kept

    # -- covering -----------------------------------------------------------------------------

    def _show_guarded(self, screen: Guarded) -> None:
        """Show what only the master may see, and watch over it."""
        screen.uncover_asked.connect(partial(self._on_uncover, screen))
        self.flow.show(screen, lower=screen.hide_secrets)
        if self.flow.watch.unseen():
            self.flow.watch.start()
        else:
            screen.hide_secrets(shown_twice_words())

    def _on_leaving(self) -> None:
        self._take_copies()
        self._keep()

    def _on_shown(self) -> None:
        self._desk = None

    def close(self) -> None:
        """Store what is typed, watch over nothing any more, leave no slip on the clipboard."""
        if self._desk is not None and shiboken6.isValid(self._desk):
            self._desk.keep()  # the last letters wait for a moment's pause
        self._take_copies()
        self.flow.close()
        self._desk = None

    def _take_copies(self) -> None:
        if self._desk is not None and shiboken6.isValid(self._desk):
            self._desk.leave_no_copy()

    def _on_uncover(self, guarded: Guarded) -> None:
        if self.flow.watch.unseen():
            guarded.uncover()
            self.flow.watch.start()
        else:
            guarded.hide_secrets(shown_twice_words())

    def show_history(self) -> None:
        """Look at past phases, once what is typed is stored."""
        if self._keep():
            self.course.show_history()

    # -- slips --------------------------------------------------------------------------------

    def show_writing(self) -> None:
        """Show the desk with all slips."""
        desk = MasterDesk(self._master, self.flow.loaded)
        desk.entered.connect(self._on_entered)
        desk.meant.connect(self._on_meant)
        desk.line_asked.connect(self._on_line)
        desk.settled.connect(self._on_settled)
        desk.shared.connect(self._on_shared)
        desk.late_asked.connect(self._on_late)
        desk.disorder_asked.connect(self._on_disorder)
        desk.player_asked.connect(self._on_player)
        desk.rules_asked.connect(self.flow.rules_asked)
        desk.adjudicated.connect(self.flow.later(self._show_preview))
        desk.rewind_asked.connect(self._ask_rewind)
        desk.branch_asked.connect(self._ask_branch)
        desk.edit_asked.connect(self.flow.later(self._show_edit))
        desk.log_asked.connect(self.flow.later(self.show_log))
        self._show_guarded(desk)
        self._desk = desk

    def _stored(self, act: Callable[[], None]) -> bool:
        """Do something that is stored; the desk says so when it could not be."""
        done = self.flow.did(act)
        if done and self._desk is not None:
            self._desk.calm_down()
        return done

    def _on_entered(self, power: str, text: str) -> None:
        self._stored(lambda: self._master.enter(power, text))

    def _on_meant(self, power: str, line: ReadLine, meaning: str) -> None:
        """Take a meaning that was offered; none strikes the line out.

        A reason is asked for only where an order is struck out that anybody can read.
        """
        self._keep()
        if meaning or line.judged.how in UNDECIDED or line.noted is not None:
            struck = not meaning
            self._stored(lambda: self._master.rule(power, line, meaning, struck=struck))
        else:
            self._ask_strike(power, line)

    def _on_settled(self, power: str, answer: str) -> None:
        self._keep()
        counts, earlier = answer == KEEP, answer == FORGET
        self._stored(lambda: self._master.settle(power, counts=counts, earlier=earlier))

    def _on_shared(self, power: str, text: str) -> None:
        self._keep()
        self._stored(lambda: self._master.share(power, text))

    def _ask_strike(self, power: str, line: ReadLine) -> None:
        card = ReasonCard(
            self.flow.over,
            self.tr("Strike out: {line}").format(line=line.written),
            self.tr("The unit stands as if nothing had been written for it."),
            self.tr("Strike out"),
            danger=True,
        )
        card.agreed.connect(
            lambda: self._stored(
                lambda: self._master.rule(power, line, struck=True, reason=card.said)
            )
        )
        self._open(card)

    def _on_line(self, power: str, number: int) -> None:
        self._keep()
        lines = self._master.read(power)
        if number < len(lines):
            self._rule(power, lines[number])

    def _reading_words(self, reading: Reading) -> str:
        if reading.kind is ReadingKind.ORDER:
            return labels.full_order_words(self._master.rules.order(reading.order), self.flow.board)
        return catalogue.played_on(self.flow.board).readings().reading_words(reading)

    def _rule(self, power: str, line: ReadLine) -> None:
        position = self._master.public().position
        card = LineCard(
            self.flow.over,
            labels.power_name(self.flow.board, power),
            line,
            LineReader(
                lambda text: self._master.rules.read(text, position, power), self._reading_words
            ),
            [
                labels.notation(labels.order_of(one, self.flow.board), self.flow.board)
                for one in self._master.likely(power, line)
            ],
            vote_of(self._master.public(), self.flow.board),
        )
        rule = self._master.rule
        card.agreed.connect(
            lambda: self._stored(lambda: rule(power, line, card.order, reason=card.said))
        )
        card.struck.connect(
            lambda: self._stored(lambda: rule(power, line, struck=True, reason=card.said))
        )
        card.as_read.connect(lambda: self._stored(lambda: rule(power, line)))
        card.finished.connect(lambda _: self._back_to_lines(power))
        self._open(card)

    def _back_to_lines(self, power: str) -> None:
        """Give the keys back to the list of lines that was being ruled on."""
        desk = self._desk
        if desk is not None and not desk.covered:
            desk.boxes[power].readings.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_late(self, power: str) -> None:
        noted = power in self._master.desk().desk.late
        card = LateCard(self.flow.over, labels.power_name(self.flow.board, power), noted=noted)

        def note(*, late: bool, accepted: bool = False) -> None:
            why = card.said
            self._stored(lambda: self._master.late(power, late=late, accepted=accepted, reason=why))

        card.agreed.connect(lambda: note(late=True, accepted=True))
        card.refused.connect(lambda: note(late=True))
        card.in_time.connect(lambda: note(late=False))
        self._open(card)

    def _on_disorder(self, power: str) -> None:
        lifted = power in self._master.desk().desk.disorder
        name = labels.power_name(self.flow.board, power)
        if lifted:
            title, yes = self.tr("End of {disorder}: {power}"), self.tr("Lift it")
            text = self.tr("From now on its slips are judged again.")
        else:
            title, yes = self.tr("{disorder}: {power}"), self.tr("Declare it")
            rules = catalogue.played_on(self.flow.board).rulebook()
            lasts = self.tr("It lasts until it is lifted.")
            text = f"{rules.disorder()} {lasts}"
        head = names.sentence(title, power=name, disorder=disorder(self.flow.board))
        card = ReasonCard(self.flow.over, head, text, yes, danger=not lifted)
        card.agreed.connect(
            lambda: self._stored(
                lambda: self._master.declare_disorder(power, declared=not lifted, reason=card.said)
            )
        )
        self._open(card)

    def _on_player(self, power: str) -> None:
        name = labels.power_name(self.flow.board, power)
        card = PlayerCard(self.flow.over, name, self._master.desk().player(power))
        card.agreed.connect(
            lambda: self._stored(
                lambda: self._master.replace_player(power, card.name.text(), reason=card.said)
            )
        )
        self._open(card)

    # -- judging ------------------------------------------------------------------------------

    def _show_preview(self) -> None:
        past = self.flow.tried(self._master.preview) if self._keep() else None
        if past is None:
            return
        preview = PreviewScreen(
            past, self._master.desk(), self.flow.loaded, self._master.rules, self._master.read
        )
        preview.committed.connect(self.flow.later(self._on_commit))
        preview.back_asked.connect(self.flow.later(self.begin))
        preview.rule_asked.connect(self.flow.open_rule)
        back = self.flow.later(self._show_preview)
        preview.study_asked.connect(
            self.flow.later(lambda what: self._show_guarded(own.preview_study(what, back)))
        )
        self._show_guarded(preview)

    def _on_commit(self) -> None:
        if self.flow.did(self._master.commit):
            self.begin()

    def _add_acts(self) -> None:
        """Let the master go back, or read the log, from where the game shows its results."""
        screen = self.flow.screen
        top = screen.findChild(TopBar) if screen is not None else None
        if top is None:
            return
        back = tool("undo", self.tr("Go back…"), "on_chrome")
        log = tool("list", self.tr("Ruling log"), "on_chrome")
        back.clicked.connect(self._ask_rewind)
        log.clicked.connect(self.flow.later(self.show_log))
        top.add_right(back)
        top.add_right(log)

    # -- going back, branching, setting up, the log ---------------------------------------------

    def _ask_rewind(self) -> None:
        past = self._master.public().past
        if not past or not self._keep():
            return
        card = PhaseCard(
            self.flow.over,
            self.tr("Go back to an earlier phase"),
            self.tr(
                "Its slips lie on the desk again as they were. What was played since stays in the "
                "file and in the ruling log."
            ),
            self.tr("Go back"),
            [one.phase for one in past],
        )
        card.agreed.connect(lambda: self._rewind(card.phase, card.said))
        self._open(card)

    def _rewind(self, phase: str, reason: str) -> None:
        if self._keep() and self.flow.did(lambda: self._master.rewind(phase, reason=reason)):
            self.begin()

    def _ask_branch(self) -> None:
        if not self._keep():
            return
        calendar = self._master.rules.calendar
        begun = [calendar.parse(one.phase) for one in self._master.beginnings()]
        title = self._master.public().title
        card = PhaseCard(
            self.flow.over,
            self.tr("Branch into a new game"),
            self.tr(
                "A new file begins as this game did, up to the writing of the phase chosen, and "
                "goes its own way. This game stays as it is."
            ),
            self.tr("Branch"),
            begun,
            name=self.tr("{title} – branch").format(title=title)[:60],
        )
        card.agreed.connect(lambda: self._branch(card.phase, card.name.text().strip(), card.said))
        self._open(card)

    def _branch(self, phase: str, title: str, reason: str) -> None:
        def write() -> Path:
            path = self._place(title)
            self._master.branch(path, phase=phase, title=title, reason=reason)
            return path

        path = self.flow.tried(write)
        if path is None:
            return
        question = Question(
            self.flow.over,
            self.tr("The branch is stored"),
            self.tr("It lies in {file}. Open it now? This game stays as it is.").format(
                file=path.name
            ),
            yes=self.tr("Open the branch"),
            no=self.tr("Stay in this game"),
        )
        question.agreed.connect(lambda: self.flow.branched.emit(path))
        self._open(question)

    def _show_edit(self) -> None:
        if not self._keep():
            return
        edit = own.edit()(self._master.public(), self.flow.loaded, self._master.rules)
        edit.edited.connect(self.flow.later(partial(self._on_edit, edit)))
        edit.left.connect(self.flow.later(self.begin))
        self._show_guarded(edit)

    def _on_edit(self, edit: "EditScreen") -> None:
        position, reason = edit.position, edit.reason.text()
        if self.flow.did(lambda: self._master.edit(position, reason=reason)):
            self.begin()

    def show_log(self) -> None:
        """Show everything that was ruled, rewound, edited: to be read, copied, kept as a file."""
        if not self._keep():
            return
        public, rules = self._master.public(), self._master.rules
        events = self.flow.tried(self._master.events)
        if events is None:
            return
        log = own.log()(events, public, rules)
        log.closed.connect(self.flow.later(self.begin))
        log.print_asked.connect(self.flow.print_asked)
        log.left_asked.connect(self._ask_left)
        self._show_guarded(log)

    def _ask_left(self) -> None:
        lines = self.flow.tried(self._master.left_lines)
        if lines:
            card = LeftCard(self.flow.over, lines)
            card.agreed.connect(self.flow.later(lambda at: self._show_left(lines[at])))
            self._open(card)

    def _show_left(self, line: LeftLine) -> None:
        """Look at phases that the table went back from, as at any past ones."""
        was = replace(self._master.public(), past=line.past, outcome=None)
        history = screens.history()(was, self.flow.loaded, rules=self._master.rules)
        history.closed.connect(self.flow.later(self.show_log))
        history.rule_asked.connect(self.flow.open_rule)
        self.flow.show(history)

    # -- how ----------------------------------------------------------------------------------

    def _open(self, card: Card) -> None:
        if self.flow.over is not None:
            card.open()
