"""One game of the library: its board, who played, how it ended, and what can be done with it."""

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.catalogue import GAMES, LIVE
from engine.club.memory import Entry
from engine.store.errors import StoreFault
from gui import i18n
from gui.club import club_words
from gui.club.desk import Club
from gui.club.off_best import words_of
from gui.games import catalogue
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.widgets import button, column, label, row, rule
from gui.map.pictures.board_picture import BoardPicture, part_of
from gui.map.pictures.picture import thumbnail
from gui.words import labels
from gui.words.days import day_of
from gui.words.names import things
from gui.words.phases import numbered_turn_words

_SEEN = QRectF(60, 170, 1400, 800)
_HIGH, _LOW, _ENOUGH = 200, 116, 760
_SHARE = 0.56
"""Of its width, at most, is a picture high."""
_PAUSE = 160
"""Milliseconds before a board is drawn: whoever runs through the list looks at none."""


def playable(entry: Entry) -> bool:
    """Tell whether a game can be opened."""
    return entry.trouble in (None, StoreFault.DAMAGED) and entry.path is not None


class GamePanel(QWidget):
    """What is public of one game."""

    open_asked = Signal()
    replay_asked = Signal()
    study_asked = Signal()
    find_asked = Signal()
    file_asked = Signal()
    count_asked = Signal()
    league_asked = Signal()
    remove_asked = Signal()

    def __init__(self, club: Club) -> None:
        super().__init__()
        self._club, self._loaded = club, club.loaded
        self.entry: Entry | None = None
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self.draw)
        self.picture = BoardPicture(club.loaded.key, None, _SEEN)
        self.picture.setFixedHeight(_HIGH)
        self.title = label("", "h2", wrap=True)
        self.state = label("", "strong", wrap=True)
        self.facts = label("", "muted", wrap=True)
        self._seats = QWidget()
        self._grid = QGridLayout(self._seats)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(2, 1)
        self.open = button("", "primary", "play", "on_accent")
        self.look_for = button("", "", "folder")
        self.replay = button("", small=True)
        self.study = button("", "", "branch", small=True)
        self.file, self.count = button("", small=True), button("", small=True)
        self.league, self.remove = button("", small=True), button("", small=True)
        for act, asked in (
            (self.open, self.open_asked),
            (self.look_for, self.find_asked),
            (self.replay, self.replay_asked),
            (self.study, self.study_asked),
            (self.file, self.file_asked),
            (self.count, self.count_asked),
            (self.league, self.league_asked),
            (self.remove, self.remove_asked),
        ):
            act.clicked.connect(asked)
        inside = column(
            *(self.picture, self.title, self.state, self.facts, self._seats, None),
            gap=6,
            pad=(0, 0, 8, 0),
        )
        acts = column(
            *(self.open, self.look_for),
            row((self.replay, 1), (self.study, 1), gap=8),
            row((self.league, 1), (self.file, 1), gap=8),
            row((self.count, 1), (self.remove, 1), gap=8),
            gap=8,
        )
        whole = column((scroller(inside), 1), rule(), acts, gap=10)
        layout = whole.layout()
        if layout is not None:
            self.setLayout(layout)

    def show_entry(self, entry: Entry | None) -> None:
        """Show a game, or nothing."""
        self.entry = entry
        self.setVisible(entry is not None)
        if entry is None:
            return
        loaded = self._loaded = self._club.map_of(entry)
        cover = entry.cover if entry.cover and entry.cover.lies_on(loaded.board) else None
        self.picture.map_key, self.picture.crop = loaded.key, part_of(loaded, _SEEN)
        self.picture.setVisible(cover is not None)
        if cover is not None and self.picture.position != cover.position:
            self.picture.position = cover.position
            self.picture.set_picture(QPixmap())  # one that is on disk is shown at once
            self._later.start()
        self.open.setVisible(playable(entry))
        self.replay.setEnabled(playable(entry))
        self.study.setVisible(entry.game in GAMES)
        self.study.setEnabled(playable(entry) and entry.finished)
        self.look_for.setVisible(entry.trouble is StoreFault.MISSING)
        for act in (self.file, self.league):
            act.setEnabled(bool(entry.id))
        self.count.setEnabled(bool(entry.id) and entry.finished)
        self.speak()

    def set_high(self, high: int) -> None:
        """Fit into a window so high: who played is worth more than a large picture."""
        large = max(_HIGH, min(round(self.width() * _SHARE), round(high * 0.3)))
        self.picture.setFixedHeight(large if high > _ENOUGH else _LOW)

    def draw(self) -> None:
        """Draw the board that is shown."""
        if self.picture.position is not None and self.picture.waiting:
            # Loaded for what was never drawn before; what was is on disk.
            position, size = self.picture.position, self.picture.size()
            seen, ratio = self.picture.view(), self.devicePixelRatioF()
            self.picture.set_picture(
                thumbnail(self._loaded, position, size, seen, ratio, rough=True)
            )

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        entry, board = self.entry, self._loaded.board
        self.open.say(self.tr("Look at it") if entry and entry.finished else self.tr("Continue"))
        self.look_for.say(self.tr("Find the file…"))
        live = entry is not None and entry.game in LIVE
        self.replay.say(self.tr("What has happened") if live else self.tr("Past phases"))
        counted = self._club.counted([entry.id] if entry is not None else [])
        every_phase = self.tr("Every phase with its orders, {counted} and statistics")
        every_round = self.tr("Every round with what it brought to everybody")
        tip = every_round if live else every_phase.format(counted=things(counted.names))
        self.replay.setToolTip(tip)
        away, counts = bool(entry and entry.archived), bool(entry is None or entry.counts)
        self.study.say(self.tr("Study"))
        self.study.setToolTip(
            self.tr("The whole game as a chapter, to play it otherwise from any phase")
        )
        self.file.say(self.tr("Bring back") if away else self.tr("Put away"))
        self.file.setToolTip(self.tr("Into the archive, or out of it"))
        self.count.say(self.tr("Leave out") if counts else self.tr("Let it count"))
        self.count.setToolTip(self.tr("Whether rankings, battlefield and leagues count this game"))
        self.league.say(self.tr("League…"))
        self.remove.say(self.tr("Remove…"))
        self.remove.setToolTip(self.tr("Take the game off the list; its file stays"))
        if entry is None:
            return
        self.title.setText(club_words.parted(entry.title))
        self.state.setText(club_words.state_words(board, entry))
        facts = [self._what(entry), day_of(entry.played)]
        if entry.finished and entry.year:
            facts.append(numbered_turn_words(self._club.played(entry.id), entry.year))
        if entry.league:
            facts.append(self.tr("League: {league}").format(league=entry.league))
        if entry.gunboat:
            facts.append(self.tr("gunboat"))
        if entry.archived:
            facts.append(self.tr("in the archive"))
        if not entry.counts:
            facts.append(self.tr("left out of the rankings"))
        elif entry.finished and len({who for who in entry.players.values() if who}) < 2:
            facts.append(self.tr("not ranked, nobody played against anybody"))
        if entry.finished and entry.trouble is not None:
            facts.append(club_words.trouble_words(entry.trouble))
        if entry.path is None:
            facts.append(self.tr("only the result is remembered, the file is not here"))
        self.facts.setText(" · ".join(fact for fact in facts if fact))
        self._fill_seats(entry)

    def _what(self, entry: Entry) -> str:
        """Say which game was played and on which map, unless that goes without saying."""
        cover, board, game = entry.cover, self._loaded.board, entry.game
        if game not in catalogue.CARDS:
            return ""
        where = ""
        if cover and board.id == cover.map and (game not in GAMES or GAMES[game].map != board.id):
            where = board.names.get(i18n.language(), board.id)
        name = catalogue.CARDS[game].name() if len(self._club.games) > 1 else ""
        return ", ".join(part for part in (name, where) if part)

    def _fill_seats(self, entry: Entry) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        board = self._loaded.board
        known = [power for power in entry.players if power in board.powers_by_id]
        if not known and any(entry.players.values()):  # nobody commands a power in that game
            known = [*entry.players]
        # Two lines for everybody want more air between one and the next.
        self._grid.setVerticalSpacing(theme.room(9 if entry.off_best else 3))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for line, power in enumerate(
            sorted(known, key=lambda one: (-entry.counted.get(one, 0), one))
        ):
            there = power in board.powers_by_id
            name = labels.power_name(board, power) if there else self._club.seat(entry.id, power)
            cells = (
                Badge(labels.power_letter(board, power), 24, name=name) if there else QWidget(),
                label(name),
                self._player(entry, power),
                label(str(entry.counted.get(power, 0)), "strong", align=right),
            )
            for place, cell in enumerate(cells):
                self._grid.addWidget(cell, line, place)

    def _player(self, entry: Entry, power: str) -> QWidget:
        """Name who played, and below how far he was from the best, where the game can tell."""
        name = club_words.parted(entry.players[power])
        distance = entry.off_best.get(power)
        if distance is None:
            return label(name, "muted", wrap=True)
        far = words_of(self._club.off_best([entry.id]), distance)
        return column(label(name, wrap=True), label(far, "muted", wrap=True), gap=0)
