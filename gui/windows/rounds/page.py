"""The page of a new game of live rounds: who sits down, and where; there is no more to agree on."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Self

from PySide6.QtCore import QDateTime, QEvent, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QWidget
from shiboken6 import isValid

from engine.catalogue import LIVE
from engine.clock.wall import utc_now
from gui import settings
from gui.games import catalogue
from gui.games.live_gui import SeatLook
from gui.kit import theme
from gui.kit.later import later
from gui.kit.one_line import OneLine
from gui.kit.pagebar import PageBar
from gui.kit.widgets import button, column, label, paint_surface, row, rule
from gui.printable import Sheet
from gui.screen import Loss, Screen
from gui.windows.files.shelf import GameCard
from gui.windows.new_game.carried import Carried
from gui.windows.new_game.draft import LONGEST_NAME, LONGEST_TITLE
from gui.windows.new_game.foot import BackButton, say_kept
from gui.windows.new_game.form_parts import scrolling
from gui.windows.new_game.game_strip import GameStrip
from gui.windows.new_game.known_players import alike, day_words, usual_title
from gui.windows.new_game.public_card import PublicCard
from gui.windows.new_game.table_plan import RoundsPlan
from gui.windows.rounds.draft import NOTHING, KeptRounds, RoundsDraft
from gui.windows.window import Window

NARROW = 440
"""Pixels of a usual window that a panel wants; with less of them there are tabs."""


class SeatSign(QWidget):
    """The sign of a seat, with its key."""

    def __init__(self, look: SeatLook) -> None:
        super().__init__()
        self.look = look
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(theme.room(44), theme.room(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.width() * 0.04
        box = self.rect().toRectF().adjusted(edge, edge, -edge, -edge)
        painter.setPen(QPen(theme.colour(self.look.ink, 160), edge))
        painter.setBrush(theme.colour(self.look.colour))
        painter.drawEllipse(box)
        painter.setPen(theme.colour(self.look.ink))
        painter.setFont(theme.font("strong", box.width() * 0.5, 700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.look.key)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Take a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)


class RoundsPage(Screen):
    """Names at seats. Whoever sat here last sits here again until another name is written."""

    keys_place = "Start, study, library"

    left = Signal()
    """Back to the start."""

    agreed = Signal(object)
    """The game begins; carries a ``RoundsPlan``."""

    game_asked = Signal(str, object)
    """Another game is to be played; carries its id, and what is ``Carried`` to its page."""

    study_asked = Signal(object, object)
    """Never: what is studied of such a game are its examples."""

    examples_asked = Signal(str)
    """Its study is wanted, where it has one; carries the game's id."""

    map_asked = Signal(object, object)
    """Never: it is played on no map."""

    record_asked = Signal(object)
    """What the game remembers of whoever plays alone; carries what makes its screen."""

    def __init__(
        self,
        game: str,
        laptop: Window,
        cards: Callable[[], Sequence[GameCard]],
        kept: KeptRounds | None = None,
    ) -> None:
        super().__init__()
        self._kept, self.stored = kept, True
        self.game = self.live = game
        self._card, self._cards = catalogue.LIVE[game], cards
        self._usual = ""
        self.bar = PageBar()
        self.bar.leave.hide()  # the way back stands at the foot
        self.heading, self.which = label("", "h1"), label("", "h3")
        self.who, self.rules = label("", "h3"), label("", "h3")
        self.title, self.games = OneLine(), GameStrip(game)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.title.setMaxLength(LONGEST_TITLE)
        self.signs = {seat: SeatSign(look) for seat, look in self._card.seats().items()}
        self.names = {seat: OneLine() for seat in LIVE[game].seats}
        self.sentences = [label("", wrap=True) for _ in self._card.in_brief()]
        self.picker = self._card.picker() if self._card.picker is not None else None
        self.study = button("", "link", "book")
        if self._card.study is None:
            self.study.hide()
        self.record = button("", "link", small=True)
        if self._card.record is None:
            self.record.hide()
        self.public = PublicCard(laptop)
        self.public.sentence.hide()  # it speaks of boards and seals
        self.room = label("", "h3")
        self.back, self.missing = BackButton(), label("", "strong", wrap=True)
        self.kept = label("", "caption", wrap=True)
        self.start = button("", "primary", "play", "on_accent")
        self._build()
        self._listen()
        self._last = self._last_players()
        draft = self._draft = kept.read() if kept is not None else NOTHING
        usual = dict(zip(self.names, self._last, strict=False))
        for seat, field in self.names.items():
            field.setText((draft.names or usual).get(seat, ""))
        self.title.setText(draft.title)
        if self.picker is not None:
            self.picker.take(draft.map, draft.options)
        self.retranslate()

    @classmethod
    def kept_on(cls, game: str, laptop: Window, cards: Callable[[], Sequence[GameCard]]) -> Self:
        """Return the page as it was left."""
        return cls(game, laptop, cards, KeptRounds(settings.data_folder(), game))

    def _build(self) -> None:
        seats = [row(self.signs[seat], (field, 1), gap=12) for seat, field in self.names.items()]
        for field in self.names.values():
            field.setMaxLength(LONGEST_NAME)
        parts = () if self.picker is None else self.picker.parts
        about = column(
            *(() if self.picker is None or parts else (self.picker, 10)),
            *self.sentences,
            10,
            self.room,
            self.public,
            None,
            gap=8,
        )
        self._panels = [column(*seats, None, gap=10), *(part.panel for part in parts), about]
        self._titles = [self.who, *(label("", "h3") for _ in parts), self.rules]
        for place in range(len(self._panels)):
            self.tabs.addTab("")
            if place and self._panels[place] is about and parts:
                self.which.hide()  # the strip says itself what it is, and room is scarce
        head = row(self.heading, 12, (self.title, 1), self.study, self.record, gap=10)
        columns = [
            (column(title, (panel, 1), gap=8), 1)
            for title, panel in zip(self._titles, self._panels, strict=True)
        ]
        self._columns = [one for one, _ in columns]
        sides = row(*columns, gap=28)
        inside = column(head, self.which, self.games, self.tabs, (sides, 1), gap=12)
        page = column((scrolling(inside), 1), gap=0)
        paint_surface(page, "paper")
        foot = row(self.back, self.kept, None, self.missing, self.start, gap=12)
        paint_surface(foot, "paper2")
        self._edges = (inside, 18, 16), (foot, 10, 10)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(column(self.bar, (page, 1), rule(), foot, gap=0))

    def _arrange(self) -> None:
        """Stand all panels side by side, or one at a time where the window is narrow."""
        many = len(self._panels)
        asked = NARROW * many * theme.text_setting()  # larger words want as much more
        narrow = many > 2 and theme.usual(self.width()) < asked
        self.tabs.setVisible(narrow)
        self.games.set_room(roomy=not narrow)
        side = theme.room(22 if narrow else 48)
        for part, top, foot in self._edges:
            if (laid := part.layout()) is not None:
                laid.setContentsMargins(side, theme.room(top), side, theme.room(foot))
        for place, one in enumerate(self._columns):
            self._titles[place].setVisible(not narrow)
            one.setVisible(not narrow or place == self.tabs.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as many panels side by side as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "tabs"):
            self._arrange()

    def _listen(self) -> None:
        for field in self.names.values():
            field.textChanged.connect(self._refresh)
        for field in (self.title, *self.names.values()):
            field.textChanged.connect(self._keep)
        if self.picker is not None:
            self.picker.changed.connect(self._refresh)
            self.picker.changed.connect(self._keep)
        self.games.taken.connect(self._on_game)
        self.tabs.currentChanged.connect(self._arrange)
        self.study.clicked.connect(lambda: self.examples_asked.emit(self.game))
        if self._card.record is not None:
            door = self._card.record
            self.record.clicked.connect(lambda: self.record_asked.emit(door.screen))
        self.back.clicked.connect(self.left)
        self.back.stayed.connect(self.go_on)
        self.start.clicked.connect(self.begin)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self.begin)

    def _last_players(self) -> tuple[str, ...]:
        """Return who sat at the last table of this game."""
        covers = [card.cover for card in self._cards() if card.cover is not None]
        last = next((cover for cover in covers if cover.game == self.game), None)
        return tuple(last.players.values()) if last is not None else ()

    def take_last(self) -> None:
        """Seat the table that played last."""
        usual = dict(zip(self.names, self._last, strict=False))
        for seat, field in self.names.items():
            field.setText(usual.get(seat, ""))

    def choose_mode(self, mode: str) -> None:
        """Do nothing: all sit at one table, whoever leads it."""

    # -- what is written -------------------------------------------------------------------------

    def _written(self) -> tuple[str, ...]:
        return tuple(field.text().strip() for field in self.names.values())

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits down: seats are filled from the first, whoever left one free."""
        return tuple(name for name in self._written() if name)

    @property
    def would_lose(self) -> Loss | None:
        """What was written and could not be stored on a full disk."""
        return None if self.stored else Loss.DRAFT

    def draft(self) -> RoundsDraft:
        """Return what is written, as it is kept."""
        title, names = self.title.text().strip(), self._written()
        usual = (*self._last, *("" for _ in names))[: len(names)]
        return RoundsDraft(
            title="" if title == self._usual else title,
            names={} if names == usual else dict(zip(self.names, names, strict=True)),
            map=self._unusual_map,
            options={} if self.picker is None else self.picker.agreed.options,
        )

    @property
    def _unusual_map(self) -> str:
        chosen = "" if self.picker is None else self.picker.agreed.map
        return "" if chosen in LIVE[self.game].maps[:1] else chosen

    def _keep(self) -> None:
        """Store what is written, before anything else is done with it."""
        draft = self.draft()
        if self._kept is None or (draft == self._draft and self.stored):
            return
        self._draft = draft
        try:
            self._kept.write(draft)
        except OSError:
            self.stored = False
        else:
            self.stored = True
        self._say_kept()

    def _say_kept(self) -> None:
        say_kept(self.kept, kept=self.stored)

    def go_on(self) -> None:
        """Go to what comes next: a name, or the start."""
        empty = [field for field in self.names.values() if not field.text().strip()]
        if len(self.players) < self._fewest and empty:
            self.tabs.setCurrentIndex(0)  # where the names are
            empty[0].setFocus()
        else:
            self.start.setFocus()

    def begin(self) -> None:
        """Begin the game; show what is missing before it can."""
        if self._missing():
            self.go_on()
            return
        title = self.title.text().strip() or self._usual
        plan = RoundsPlan(self.game, title, self.players)
        if self.picker is not None:
            plan = replace(plan, agreed=self.picker.agreed)
        self.agreed.emit(plan)

    def _missing(self) -> str:
        lacking = self._fewest - len(self.players)
        if lacking > 0:
            return self.tr("%n name(s) missing", "", lacking)
        most = len(self.names) if self.picker is None else self.picker.most
        if len(self.players) > most:
            return self.tr("at most %n player(s)", "", most)
        twins = alike(self.players)
        if twins:
            sentence = self.tr("Two players are called {name}")
            return sentence.format(name=self.players[twins[0][0]])
        return ""

    @property
    def _fewest(self) -> int:
        return LIVE[self.game].fewest if self.picker is None else self.picker.fewest

    def _say_signs(self) -> None:
        """Show everybody's sign; where keys are given by names, as they will be at the table."""
        looks = self._card.seats()
        if self._card.seated is not None:
            looks = self._card.seated(dict(zip(self.names, self._written(), strict=True)))
        for number, (seat, field) in enumerate(self.names.items(), 1):
            look = self.signs[seat].look = looks[seat]
            self.signs[seat].update()
            sentence = self.tr("Player {number}: {sign}, key {key}")
            field.setAccessibleName(sentence.format(number=number, sign=look.name, key=look.key))

    def _refresh(self) -> None:
        missing = self._missing()
        self.missing.setText(missing)
        self.start.setEnabled(not missing)
        self._say_signs()

    def _on_game(self, game: str) -> None:
        # The page goes with it, so the card has to have done its work.
        later(self.window(), lambda: self._ask_for(game))

    def _ask_for(self, game: str) -> None:
        if isValid(self):
            self.game_asked.emit(game, self.carried())

    def carried(self) -> Carried:
        """Return what goes along to the page of another game."""
        by_key = self.games.focused and self.games.by_key
        return Carried(names=self._written(), strip="game" if by_key else "")

    def carry(self, along: Carried) -> None:
        """Go on where another page was left for this one."""
        if not any(self._written()):
            for field, name in zip(self.names.values(), along.names, strict=False):
                field.setText(name)
        if along.strip and self.games.isVisible():
            self.games.go_to_chosen()

    def own_sheets(self) -> "Sequence[Sheet] | None":
        """Return what is printed for an evening without this program."""
        return [] if self._card.blank_sheets is None else self._card.blank_sheets()

    # -- words and keys --------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every word in the language spoken."""
        self.bar.set_title("Velmoc")
        self.heading.setText(self.tr("New game"))
        self._speak_title()
        self.which.setText(self.tr("Game"))
        self.games.speak()
        self.who.setText(self.tr("Who sits down, and at which sign"))
        self.rules.setText(self.tr("How it is played"))
        names = [self.tr("Players"), *self._part_names(), self.rules.text()]
        for place, name in enumerate(names):
            self.tabs.setTabText(place, name)
        for title, name in zip(self._titles[1:-1], names[1:-1], strict=True):
            title.setText(name)
        self.study.say(self.tr("Examples to try out"))
        for line, sentence in zip(self.sentences, self._card.in_brief(), strict=True):
            line.setText(sentence)
        if self.picker is not None:
            self.picker.speak()
        for number, field in enumerate(self.names.values(), 1):
            field.setPlaceholderText(self.tr("Player {number}").format(number=number))
        if self._card.record is not None:
            self.record.say(f"{self._card.record.name()}…")
        self.room.setText(self.tr("Public screen"))
        self.public.speak()
        self.back.say(self.tr("Back"))
        self.back.setToolTip(self.tr("Back (Esc)"))
        self.start.say(self.tr("Begin the game"))
        self.start.setToolTip("Ctrl+Enter")
        self._say_kept()
        self._refresh()

    def _part_names(self) -> Sequence[str]:
        return () if self.picker is None else [part.name() for part in self.picker.parts]

    def _speak_title(self) -> None:
        written = self.title.text().strip()
        today = QDateTime.fromMSecsSinceEpoch(round(utc_now().timestamp() * 1000)).date()
        day = day_words(today, self.tr("dddd d MMMM yyyy", "a date in Qt's signs"))
        before, another = self._usual, self.tr("{day}, game {number}")
        self._usual = usual_title(day, another, [card.title for card in self._cards()])
        if written in ("", before):
            self.title.setText(self._usual)
        self.title.setAccessibleName(self.tr("Name of the game"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter, go back by Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def arrive(self) -> None:
        """Begin with the first name."""
        self.go_on()
