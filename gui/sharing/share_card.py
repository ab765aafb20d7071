"""A study handed on: which way, what it makes, and where that is put."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QPlainTextEdit,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from engine.store.disk import keep_whole
from engine.store.errors import StoreError
from engine.study.tree.node import Chapter, Node
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.ask_where import ask_where
from gui.kit.choice import Choices
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.widgets import Note, button, column, label, row, tool
from gui.paper import kinds
from gui.paper.flow import Page, paginate
from gui.paper.press import Running
from gui.paper.preview import Preview
from gui.paper.print_card import PrintCard
from gui.printable import Sheet
from gui.sharing.board_picture import BoardPicture
from gui.sharing.booklet import booklet
from gui.sharing.chapter_film import KeptChapter
from gui.sharing.part import Part
from gui.sharing.ways import board_drawn, keep_study, picture_of, text_of
from gui.table.reveal.keep_sheet import KeepSheet
from gui.words import names

WIDTH = 1000
_AROUND, _LEAST, _MOST = 300, 240, 1300
"""Room round what a way makes, and how high that is shown at least and at most."""

_WAYS, _MOST_WAYS, _TIGHT = 330, 0.44, 330
"""How wide the ways are, how much of the window at most; and with how little room they are low."""


_PICTURE = QSize(_LEAST, _LEAST)
"""How large a picture is shown at least."""


class Way(StrEnum):
    """What a study is handed on as."""

    FILE = "file"
    TEXT = "text"
    BOOKLET = "booklet"
    PICTURE = "picture"
    ANIMATION = "animation"


_GLYPHS = {
    Way.FILE: "folder",
    Way.TEXT: "scroll",
    Way.BOOKLET: "print",
    Way.PICTURE: "layers",
    Way.ANIMATION: "play",
}
_SUFFIXES = {Way.FILE: ".velstudy", Way.TEXT: ".txt", Way.PICTURE: ".png"}


class ShareCard(Card):
    """Shows of every way what it makes before anything is written; it asks before it replaces."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, whole: Part, chapter: Chapter, node: Node) -> None:
        """``chapter`` is the one that is looked at, ``node`` the board."""
        super().__init__(parent, "", WIDTH)
        self._whole, self._chapter, self._node = whole, chapter, node
        self.title.setText(self.tr("Share"))
        self.setAccessibleName(self.title.text())
        self.ways = Choices([(way.value, _GLYPHS[way]) for way in Way], across=1)
        self.one = button("", small=True, checkable=True)
        self.all = button("", small=True, checkable=True)
        group = QButtonGroup(self)
        for choice in (self.one, self.all):
            group.addButton(choice)
        self.tells, self.own = QCheckBox(), QCheckBox()
        self._bare = whole.without_own
        self.text = QPlainTextEdit(readOnly=True)
        self.pages = Preview()
        self.pages.setMinimumSize(_LEAST, _LEAST)
        self.before, self.after = (
            tool("left", self.tr("Page back")),
            tool("right", self.tr("Page on")),
        )
        self.place = label("", "muted", align=Qt.AlignmentFlag.AlignCenter)
        self._turned = row(None, self.before, self.place, self.after, None, gap=12)
        self._booklet: tuple[Page, ...] = ()
        self.painted = BoardPicture(self)
        self.picture = label("", align=Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(1, 1)  # what is shown there is as large as the card lets it be
        self.said = label("", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self._shows = QStackedWidget()
        for shown in (self.said, self.text, self.pages, self.picture):
            self._shows.addWidget(shown)
        window = parent.window()
        room = window.height() - round(_AROUND * theme.text_scale())
        self._shows.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._shows.setMinimumHeight(max(_LEAST, min(room, _MOST)))
        self.state = label("", "muted", wrap=True)
        self.trouble = Note("bad", "")
        self.trouble.setVisible(False)
        which = row(self.one, self.all, None, column(self.tells, self.own, gap=2), gap=8)
        left = column(self.ways, None)
        left.setFixedWidth(min(theme.px(_WAYS), round(window.width() * _MOST_WAYS)))
        self._tight = room < _TIGHT
        self.ways.lay(1, tight=self._tight)
        made = column(which, (self._shows, 1), self._turned, gap=8)
        self.add(row(left, (made, 1), gap=20), 1)
        self.add(self.state)
        self.add(self.trouble)
        self.shut = button(self.tr("Close"), "quiet")
        self.copy = button(self.tr("Copy"), "quiet")
        self.go = button("", "primary")
        self.add_acts(self.shut, self.copy, self.go)
        self._speak()
        for choice in (self.one, self.all):
            choice.setVisible(len(whole.chapters) > 1)
        self.all.setChecked(True)
        self._connect()
        self.look()

    def _connect(self) -> None:
        for choice in (self.one, self.all, self.tells, self.own):
            choice.toggled.connect(self.look)
        self.ways.chosen.connect(lambda _: self.look())
        self.painted.made.connect(self._on_painted)
        self.pages.turned.connect(self._turn)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.shut.clicked.connect(self.reject)
        self.copy.clicked.connect(self._on_copy)
        self.go.clicked.connect(self._on_go)
        QShortcut(QKeySequence("Ctrl+S"), self, self.go.click)

    @property
    def way(self) -> Way:
        """The way that is chosen."""
        return Way(self.ways.value)

    @property
    def part(self) -> Part:
        """What is handed on."""
        tells = self.tells.isChecked()
        whole = self._whole if self.own.isChecked() else self._bare
        if self.all.isChecked() and self.way not in (Way.PICTURE, Way.ANIMATION):
            return replace(whole, tells=tells)
        return replace(whole, chapters=(self._chapter,), tells=tells)

    def look(self) -> None:
        """Show what the way that is chosen makes."""
        self._tell("")
        way, part = self.way, self.part
        for choice in (self.one, self.all):
            choice.setEnabled(way not in (Way.PICTURE, Way.ANIMATION))
        self.tells.setVisible(part.hides and way is not Way.FILE)
        self.own.setVisible(self._bare is not self._whole)
        self.copy.setVisible(way in (Way.TEXT, Way.PICTURE))
        self.go.say(self._act_words(way))
        show = {
            Way.FILE: self._show_file,
            Way.TEXT: self._show_text,
            Way.BOOKLET: self._show_booklet,
            Way.PICTURE: self._show_picture,
            Way.ANIMATION: self._show_animation,
        }
        there = show[way](part)
        self._turned.setVisible(way is Way.BOOKLET)
        self.copy.setEnabled(there)
        self.go.setEnabled(there)

    def _show_file(self, part: Part) -> bool:
        boards = len(part.alone.nodes)
        text = self.tr(
            "Chapters: {chapters}, boards: {boards}. Whoever opens the file has all that is seen "
            "here, and nothing of what was taken back."
        )
        chapters = names.number(len(part.chapters))
        told = text.format(chapters=chapters, boards=names.number(boards))
        if part.hides:
            hides = self.tr("What a chapter hides stays hidden there until its reader comes to it.")
            told += "\n\n" + hides
        self.said.setText(told)
        self._shows.setCurrentWidget(self.said)
        return True

    def _show_text(self, part: Part) -> bool:
        text = text_of(part)
        self.text.setPlainText(text)
        self.text.setAccessibleName(self.tr("Game text"))
        self._shows.setCurrentWidget(self.text)
        if text and part.hides and not part.tells:
            self.text.clear()
            hidden = self.tr(
                "The text has everything, and says which chapters hide it: the program hides it "
                "again. Whoever reads the text by himself is told all of it."
            )
            self.said.setText(hidden)
            self._shows.setCurrentWidget(self.said)
            return True
        return self._there(there=bool(text))

    def _show_booklet(self, part: Part) -> bool:
        self._booklet = paginate(booklet(part), kinds.usual_form())
        self.pages.show_pages(self._booklet, Running(part.name, ""), 0)
        self._shows.setCurrentWidget(self.pages)
        self._turn(0)
        return True

    def _turn(self, by: int) -> None:
        count = len(self._booklet)
        at = max(0, min(self.pages.at + by, count - 1))
        if at != self.pages.at:
            self.pages.show_pages(self._booklet, Running(self.part.name, ""), at)
        text = self.tr("page {number} of {count}")
        self.place.setText(text.format(number=at + 1, count=names.number(count)))
        self.pages.setAccessibleName(self.place.text())
        self.before.setEnabled(at > 0)
        self.after.setEnabled(at < count - 1)

    def _show_picture(self, part: Part) -> bool:
        drawn = board_drawn(part, self._chapter, self._node)
        if drawn is None:
            return self._there(there=False)
        self.painted.want(drawn)
        self.said.setText(self.tr("The board is being painted…"))
        self._shows.setCurrentWidget(self.said)
        return False

    def _on_painted(self) -> None:
        """Show the picture, if it is still wanted."""
        if self.way is Way.PICTURE:
            self._image = QImage.fromData(self.painted.data)
            self._show_image(self._image)
            self.copy.setEnabled(True)
            self.go.setEnabled(True)

    def _show_animation(self, part: Part) -> bool:
        kept = KeptChapter(part, self._chapter)
        there = kept.there
        if there:
            studio = kept.studio(QSize(960, 720))
            self._show_image(studio.paint(kept.stills()[-1]))
            studio.close()
        else:
            nothing = self.tr("Nothing was judged in this chapter yet.")
            hidden = self.tr("This chapter hides what comes next: an animation would tell it.")
            self.said.setText(hidden if part.hides and not part.tells else nothing)
            self._shows.setCurrentWidget(self.said)
        return there

    def _show_image(self, image: QImage) -> None:
        room = self._shows.size().expandedTo(_PICTURE)
        ratio = self.devicePixelRatioF()
        how = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        shown = QPixmap.fromImage(image.scaled(room * ratio, *how))
        shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)
        self._shows.setCurrentWidget(self.picture)

    def _there(self, *, there: bool) -> bool:
        if not there:
            self.said.setText(self.tr("Something stands where it cannot: nobody can judge that."))
            self._shows.setCurrentWidget(self.said)
        return there

    # -- acts -----------------------------------------------------------------------------------

    def _on_copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if self.way is Way.TEXT:
            clipboard.setText(text_of(self.part))
        else:
            clipboard.setImage(self._image)
        self._tell(self.tr("Copied; paste it into a chat or a letter."))

    def _on_go(self) -> None:
        way, part = self.way, self.part
        if way is Way.BOOKLET:
            sheets = partial(_sheets, part)
            PrintCard(self.window(), part.name, sheets).open()
        elif way is Way.ANIMATION:
            KeepSheet(self.window(), KeptChapter(part, self._chapter)).open()
        else:
            suffix = _SUFFIXES[way]
            kinds_ = {suffix.lstrip("."): f"{self.ways.cards[way].name.text()} (*{suffix})"}
            ask_where(*(self, self.title.text(), _stem(part.name), kinds_), partial(self.save, way))

    def save(self, way: Way, path: Path) -> None:
        """Write it; say where it lies, or why it does not."""
        part, path = self.part, ended(path, _SUFFIXES[way])
        write: dict[Way, Callable[[], None]] = {
            Way.FILE: lambda: keep_study(part, path),
            Way.TEXT: lambda: keep_whole(path, text_of(part).encode()),
            Way.PICTURE: lambda: keep_whole(path, self._picture()),
        }
        try:
            write[way]()
        except (OSError, StoreError) as error:
            self._tell("")
            sentence = self.tr("Not done. {cause}").format(cause=say_error(error))
            self.trouble.words.setText(sentence)
            self.trouble.setVisible(True)
            self.state.setVisible(False)
        else:
            self._tell(self.tr("Kept as {file}").format(file=path))

    def _picture(self) -> bytes:
        return self.painted.data or picture_of(self.part, self._chapter, self._node)

    def _tell(self, text: str) -> None:
        self.trouble.setVisible(False)
        self.state.setVisible(True)
        self.state.setText(text)

    # -- words ----------------------------------------------------------------------------------

    def _act_words(self, way: Way) -> str:
        if way is Way.BOOKLET:
            return self.tr("Print, PDF…")
        return self.tr("Keep…") if way is Way.ANIMATION else self.tr("Save…")

    def _speak(self) -> None:
        self.one.say(self.tr("This chapter"))
        self.all.say(self.tr("All chapters"))
        self.tells.setText(self.tr("Tell what is hidden, too"))
        self.own.setText(self.tr("With your own tries while reading"))
        for way, words, sentence in (
            (Way.FILE, self.tr("File"), self.tr("A study to be opened and worked on")),
            (Way.TEXT, self.tr("Game text"), self.tr("To be pasted, read and written by hand")),
            (Way.BOOKLET, self.tr("Booklet"), self.tr("Boards, orders, notes and variations")),
            (Way.PICTURE, self.tr("Picture"), self.tr("This board with orders and drawings, PNG")),
            (Way.ANIMATION, self.tr("Animation"), self.tr("The main line, revealed: WebP, GIF")),
        ):
            self.ways.set_words(way, words, sentence)
            self.ways.cards[way].sentence.setVisible(not self._tight)


def _sheets(part: Part, black: bool) -> Sequence[Sheet]:  # noqa: FBT001 - as the card asks
    return booklet(part, black=black)


def _stem(name: str) -> str:
    return "".join("-" if sign in '/\\:*?"<>|.' else sign for sign in name.strip())[:80]
