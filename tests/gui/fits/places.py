"""Every place at which words could be cut, in both languages, all sizes of text and window.

The suite walks every place at two of the worst; with ``VELMOC_ALL=1`` at all of them.
"""

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from engine.catalogue import GAMES
from engine.club.memory import Memory
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import SeatView, Stage
from gui import i18n
from gui.kit import sizing, theme
from gui.reveal.step import Scene
from tests.gui.fits.at_the_table import LONG, AtTheTable
from tests.gui.fits.named import nameless

SAMPLES = Path(__file__).parents[2] / "engine/games/diplomacy/exchange/samples"


class Places(AtTheTable):
    """Makes each place with the same table: one after some phases of the sample game."""

    def __init__(self, loaded, rules, played, table_after, matter_after, keeper, made):
        self.loaded, self.rules, self.played, self.table_after = loaded, rules, played, table_after
        self.matter_after, self.keeper, self.made = matter_after, keeper, made

    # -- before a table ------------------------------------------------------------------------

    def start(self, size):
        from gui.windows.start.start_screen import StartScreen

        return StartScreen(_Shelf(), self.loaded), None

    def start_known(self, size):
        from gui.windows.files.shelf import Shelf
        from gui.windows.start.start_screen import StartScreen

        return StartScreen(Shelf(self.made / "data", self.made), self.loaded), None

    def new_game(self, size):
        from gui.windows.new_game.new_game_screen import NewGameScreen

        return NewGameScreen(self.loaded), None

    def new_game_of_many_maps(self, size):
        from engine.board.loader import load_map
        from gui.windows.maps import Maps
        from gui.windows.new_game.new_game_screen import NewGameScreen

        praga = load_map("praga")
        page = NewGameScreen(praga)
        page.table.offer(Maps())

        def read():
            strip = page.table.map.strip
            for key in strip.cards:
                strip.read.emit(key, praga.board)  # as if all were read; nothing is painted
            strip.arrange()

        return page, read

    def new_game_led(self, size):
        return self._new_game(lambda page: page.modes.choose("master"))

    def new_game_alone(self, size):
        return self._new_game(lambda page: page.modes.choose("alone"))

    def new_game_drawn(self, size):
        return self._new_game(lambda page: page.deal.draw_lots())

    def new_game_chosen(self, size):
        return self._new_game(lambda page: page.ways.choose("chosen"))

    def new_game_wishes(self, size):
        return self._new_game(lambda page: page.ways.choose("wishes"))

    def new_game_gunboat(self, size):
        return self._new_game(lambda page: page.deal.gunboat.setChecked(True))

    def new_game_gunboat_bids(self, size):
        def go(page):
            page.deal.gunboat.setChecked(True)
            page.ways.choose("bids")

        return self._new_game(go)

    def _new_game(self, then):
        from gui.windows.new_game.new_game_screen import NewGameScreen

        page = NewGameScreen(self.loaded)
        for field, name in zip(page.seats.names, LONG, strict=True):
            field.put(name)
        return page, lambda: then(page)

    # -- the table -----------------------------------------------------------------------------

    def rules_panel(self, size):
        return self._rules(size, lambda panel: panel.open_at("VI.3"))

    def rules_contents(self, size):
        return self._rules(size, lambda panel: panel.show_contents())

    def _rules(self, size, then):
        from gui.explain.rules_panel import RulesPanel

        page, _ = self.table(size)

        def show():
            panel = RulesPanel(page)
            panel.open_at("I")
            then(panel)

        return page, show

    def board_edited(self, size):
        from gui.master.edit_screen import EditScreen

        return EditScreen(self.table_after(3), self.loaded, self.rules), None

    def _tree(self, then):
        from engine.notation.known_rules import beginning
        from engine.studies import unkept_study
        from gui.sandbox.sandbox_screen import SandboxScreen

        study = unkept_study("diplomacy", beginning("diplomacy"))
        root = study.log.study.chapters[0].root
        orders = {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}
        node = study.sandbox.judge(root, orders)
        study.sandbox.judge(root, {"FRANCE": ["A PAR - PIC"]})
        study.sandbox.note(node, "Mnichov a Paříž se srazí v Burgundsku")
        screen = SandboxScreen(self.loaded, study)
        return screen, lambda: then(screen, node)

    def tree_written(self, size):
        return self._tree(lambda screen, node: screen.course.go(node, writing=True))

    def tree_judged(self, size):
        return self._tree(lambda screen, node: screen.course.go(node, writing=False))

    def tree_set_up(self, size):
        return self._tree(lambda screen, node: screen.foot.set_up.click())

    def _guess(self, then):
        from pathlib import Path
        from tempfile import mkdtemp

        from engine.games.diplomacy.study.annotated import annotated_study
        from gui.sandbox.guess.guess_course import GuessCourse
        from gui.sandbox.guess.guess_screen import GuessScreen
        from gui.sandbox.guess.kept_guesses import KeptGuesses

        study = annotated_study("germany", i18n.language())
        kept = KeptGuesses(Path(mkdtemp()))
        screen = GuessScreen(self.loaded, GuessCourse(study, study.chapters[0].root, kept))
        return screen, lambda: then(screen)

    def guess_whose(self, size):
        return self._guess(lambda screen: screen.arrive())

    def guess_written(self, size):
        return self._guess(lambda screen: screen.course.choose("GERMANY"))

    def guess_sealed(self, size):
        def then(screen):
            screen.course.choose("GERMANY")
            screen.course.seal(("A BER - KIE", "A MUN - RUH"))

        return self._guess(then)

    def guess_ended(self, size):
        from engine.study.guessing import Guesses
        from gui.sandbox.guess.kept_guesses import KeptRound

        def then(screen):
            course = screen.course
            course.choose("GERMANY")
            guesses = Guesses({one.place: () for one in course.phases[:-1]})
            course._kept.keep(course.key, "GERMANY", KeptRound(guesses=guesses))
            course.choose("GERMANY")  # goes on at the last phase
            course.seal(())
            course.go_on()
            assert course.finished

        return self._guess(then)

    def _predict(self, then=None):
        from pathlib import Path
        from tempfile import mkdtemp

        from engine.clock.wall import utc_now
        from engine.notation.known_rules import beginning
        from engine.study.memory.memory import Memory, UnkeptMemory
        from engine.study.memory.memory_event import Subject
        from engine.study.tree.setup import Ordered
        from gui.predict.asking import Turn
        from gui.predict.kept import KeptMarks
        from gui.predict.opening import map_of, theme_word
        from gui.predict.predict_screen import PredictScreen

        orders = {"AUSTRIA": ("A VIE - TYR", "F TRI - VEN"), "ITALY": ("A VEN - TYR",)}
        subject = Subject(
            key="one",
            game="diplomacy",
            map="standard",
            setup=beginning("diplomacy"),
            ordered=Ordered(orders=orders),
            titles={"cs": "Proč se nikdo nedostal do Tyrol", "en": "Why nobody got to Tyrolia"},
            themes=("diplomacy/stand_off", "diplomacy/siege"),
        )
        memory = Memory(UnkeptMemory(utc_now), utc_now)
        screen = PredictScreen(self.loaded, memory, KeptMarks(Path(mkdtemp())), map_of)
        screen.ask([Turn(subject)])

        def go():
            then(screen, lambda: screen.offer_practice(utc_now, theme_word))

        return screen, go if then else None

    def predict_asked(self, size):
        return self._predict()

    def predict_revealed(self, size):
        def then(screen, practice):
            screen.asking.say_of_others()
            screen.asking.reveal()

        return self._predict(then)

    def practice_empty(self, size):
        return self._predict(lambda screen, practice: practice())

    def practice_done(self, size):
        def then(screen, practice):
            screen.asking.say_of_others()
            screen.asking.reveal()
            practice()
            screen.step_back()

        return self._predict(then)

    def _chapter(self, mode, then):
        """A chapter with long words in everything that can be written."""
        from engine.study.tree.marks import Lesson, Mode

        def go(screen, node):
            course, chapter = screen.course, screen.course.chapter.id
            long = "Komu patří Burgundsko, a kdo to na podzim zjistí jako první? " * 2
            course.open.chapters.title(chapter, "Dvě cesty, jak začít za Francii a neprohrát")
            course.open.chapters.text(chapter, long)
            course.open.chapters.fact(chapter, "Player FRANCE", "Eva Nováková z Brna")
            screen.remarks.teach(Lesson(asks=("FRANCE",), hints=(long, long)), course.root)
            course.open.chapters.mode(chapter, Mode(mode))
            course.go_home()
            course.moved.emit()
            then(screen)

        return self._tree(go)

    def tree_chapters(self, size):
        return self._chapter("play", lambda screen: screen.chapters.toggle())

    def tree_lesson_marks(self, size):
        return self._chapter("analysis", lambda screen: screen.papers.toggle(screen.teaching))

    def tree_signed(self, size):
        from engine.study.tree.marks import Sign

        def go(screen, node):
            screen.course.go(node, writing=False)
            screen.remarks.sign_order("FRANCE", "A PAR - BUR", Sign.INTERESTING)
            screen.results.panel.choose(screen.results.panel.rows[0][0])

        return self._tree(go)

    def tree_drawn(self, size):
        from engine.study.tree.marks import Colour, Mark, Shape

        def go(screen, node):
            screen.course.go(node, writing=False)
            screen.remarks.draw(
                (
                    Mark(Shape.ARROW, Colour.GREEN, "MUN", "TYR"),
                    Mark(Shape.ARROW, Colour.YELLOW, "NTH", "NWG"),
                    Mark(Shape.CIRCLE, Colour.RED, "BUR"),
                    Mark(Shape.LIT, Colour.BLUE, "GAL"),
                    Mark(Shape.LIT, Colour.YELLOW, "SPA"),
                    Mark(Shape.CIRCLE, Colour.BLUE, "STP/SC"),
                )
            )
            screen.papers.toggle(screen.sketching.page)

        return self._tree(go)

    def tree_hidden(self, size):
        return self._chapter("hidden", lambda screen: None)

    def tree_lesson(self, size):
        def go(screen):
            screen.reading.hint()
            screen.reading.hint()

        return self._chapter("lesson", go)

    def tree_asked(self, size):
        return self._chapter("lesson", lambda screen: None)

    def tree_refused(self, size):
        def go(screen, node):
            screen.course.go(node, writing=False)
            screen.refuse("Řádek 1, znak 8: taková hra není; hodila by se některá z těch známých.")

        return self._tree(go)

    def tree_computer(self, size):
        return self._chapter("play", lambda screen: None)

    def tree_compared(self, size):
        def go(screen, node):
            screen.course.go(node, writing=False)
            screen.cards.compare()

        return self._tree(go)

    def ruling_log(self, size):
        from gui.master.log_screen import LogScreen

        return LogScreen((), self.table_after(3), self.rules), None

    def sealed(self, size):
        from gui.table.desk.seal import SealedScreen

        view = self.table_after(3, stage=Stage.WRITING)
        return SealedScreen(view, self.loaded.board, ("AUSTRIA",)), None

    def _desk(self, size, power, count=3):
        from gui.table.desk.desk_screen import DeskScreen

        seat = SeatView(public=self.table_after(count, stage=Stage.WRITING), power=power)
        return DeskScreen(seat, self.rules, self.loaded, width=size[0])

    def desk(self, size):
        return self._desk(size, "AUSTRIA"), None

    def desk_of_many(self, size):
        """A desk of a game of many powers, when there are phases to look back at."""
        from engine.board.loader import load_map
        from gui.table.desk.desk_screen import DeskScreen

        game = GAMES["diplomatia"]
        loaded = load_map(game.map)
        rules = game.rules(loaded.board, {})
        powers = enumerate(loaded.board.powers)
        seats = [Seat(power=one.id, player=f"{LONG[at % 7]} {at}") for at, one in powers]
        agreed = Agreement(game=game.id, map=loaded.board.id, year=1, title="Klub", seats=seats)
        table = found(rules, MemoryStore(), agreed)
        public = replace(table.public(), past=self.table_after(1).past)
        seat = SeatView(public=public, power=loaded.board.powers[0].id)
        return DeskScreen(seat, rules, loaded, width=size[0]), None

    def desk_winter(self, size):
        return self._desk(size, "GERMANY", 2), None

    def desk_choosing(self, size):
        desk = self._desk(size, "AUSTRIA")
        return desk, lambda: desk.hand.begin(next(iter(desk.panel.list.rows)))

    def desk_supporting(self, size):
        desk = self._desk(size, "AUSTRIA")

        def support():
            unit = next(iter(desk.panel.list.rows))
            desk.hand.builder.begin((unit, "S"))

        return desk, support

    def desk_fault(self, size):
        desk = self._desk(size, "AUSTRIA")

        def write():
            QTest.keyClicks(desk.entry.line, "A Vie-Nowhere at all")
            QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)

        return desk, write

    def desk_suggestions(self, size):
        desk = self._desk(size, "AUSTRIA")
        return desk, lambda: QTest.keyClicks(desk.entry.line, "A Bud-")

    def desk_sealing(self, size):
        desk = self._desk(size, "AUSTRIA")
        return desk, desk.open_sheet

    def desk_past(self, size):
        desk = self._desk(size, "AUSTRIA")
        return desk, desk.show_past

    def _reveal(self, scene, count=4):
        from gui.table.reveal.reveal_screen import RevealScreen

        screen = RevealScreen(self.played[count], self.table_after(count + 1), self.loaded)

        def go():
            steps = screen.steps
            screen.go_to(next((i for i, step in enumerate(steps) if step.scene is scene), 0))

        return screen, go

    def reveal_opened(self, size):
        return self._reveal(Scene.OPENED)

    def reveal_power(self, size):
        return self._reveal(Scene.POWER)

    def reveal_conflict(self, size):
        return self._reveal(Scene.CONFLICT)

    def reveal_done(self, size):
        return self._reveal(Scene.CARRIED_OUT)

    def results(self, size):
        from gui.table.results.results_screen import ResultsScreen

        return ResultsScreen(self.played[4], self.table_after(5), self.loaded), None

    def results_why(self, size):
        from gui.table.results.results_screen import ResultsScreen

        screen = ResultsScreen(self.played[4], self.table_after(5), self.loaded)
        return screen, lambda: screen.panel.choose(screen.panel.rows[0][0])

    def history(self, size):
        from gui.history.history_screen import HistoryScreen

        return HistoryScreen(self.table_after(5), self.loaded, rules=self.rules), None

    def game_over(self, size):
        from gui.table.results.game_over import GameOverScreen

        return GameOverScreen(self.table_after(7), self.loaded), None

    # -- the study and the club ----------------------------------------------------------------

    def library(self, size):
        from engine.board.loader import load_map
        from gui import settings
        from gui.library.library_screen import LibraryScreen

        return LibraryScreen(self.loaded, settings.games_folder(), load_map), None

    def library_datc(self, size):
        screen, _ = self.library(size)

        def look():
            _wait(lambda: screen.seeker.is_ready)
            screen.show_shelf("diplomacy/datc")

        return screen, look

    def openings_played(self, size):
        from engine.openings.folder import files_in

        screen, _ = self.openings(size)

        def count():
            screen.count_games("games", lambda: files_in([SAMPLES]))
            _wait(lambda: not screen.count.busy)
            screen.ways.taken.emit(screen.ways.ways[0])

        return screen, count

    def changed_card(self, size):
        from engine.store.study_shelf import ShelvedStudy
        from gui.library.changed_card import ChangedCard

        title = "Rusko podporuje z Černého moře, a přesto se do Bulharska nedostane nikdo"
        return ChangedCard(self._under(size), title, (ShelvedStudy(path=SAMPLES),) * 2), None

    def rulebooks_card(self, size):
        return self._over_tree(size, "ask_rulebooks")

    def study_name_card(self, size):
        return self._over_tree(size, "ask_name")

    def _over_tree(self, size, ask):
        """A card over the board of a study."""
        made = []
        screen, go = self._tree(lambda screen, node: made.append(node))
        screen.resize(*size)
        go()
        screen.course.go(made[0], writing=False)
        getattr(screen.cards, ask)()
        self.under = screen
        return screen.findChildren(QDialog)[-1], None

    def openings(self, size):
        from gui import settings
        from gui.library.openings_screen import OpeningsScreen

        return OpeningsScreen(self.loaded, settings.games_folder()), None

    def _item(self, at):
        from engine.board.loader import load_map
        from engine.catalogue import shelves_of
        from gui import settings
        from gui.sandbox.item_opening import item_screen

        item = shelves_of("diplomacy")[0].items[at]
        return item_screen(settings.games_folder(), load_map, item)

    def lesson(self, size):
        return self._lesson(2)

    def lesson_answered(self, size):
        def wrong(screen):
            screen.board.draft.give("A VIE - GAL", "A BUD - GAL")
            screen.judge()

        return self._lesson(2, wrong)

    def lesson_defended(self, size):
        def wrong(screen):
            screen.board.draft.give("A VIE - GAL")
            screen.judge()

        return self._lesson(3, wrong)

    def lesson_at_its_end(self, size):
        def right(screen):
            screen.board.draft.give(*screen.step.deed)
            screen.judge()

        return self._lesson(11, right)

    def _lesson(self, at, then=None):
        from gui import settings
        from gui.games import catalogue
        from gui.lessons.kept import KeptLessons, Progress
        from gui.lessons.lesson_screen import LessonScreen

        lesson = catalogue.played_on(self.loaded.board).first_lesson()
        done = tuple(step.id for step in lesson.steps(self.rules))
        kept = KeptLessons(settings.data_folder())
        kept.keep("diplomacy", Progress(at, done))
        screen = LessonScreen(self.loaded, lesson, kept)
        return screen, (lambda: then(screen)) if then else None

    def study(self, size):
        return self._item(3), None

    def study_judged(self, size):
        screen = self._item(3)
        return screen, screen.go_on

    def sample(self, size):
        return self._item(-1), None

    def club(self, size):
        from gui.club.club_screen import ClubScreen

        return ClubScreen(Memory(self.made / "data"), self.loaded), None

    # -- cards ---------------------------------------------------------------------------------

    def clock_sheet(self, size):
        from gui.clock.sheet import ClockSheet

        return ClockSheet(self.keeper, self._under(size)), None

    def clock_lengths(self, size):
        from gui.clock.sheet import LengthsCard

        return LengthsCard(self.keeper, self._under(size)), None

    def paper_card(self, size):
        from gui.paper.card import PaperCard

        return PaperCard(self._under(size), self.matter_after(4)), None

    def _share(self, size, way, *, read=False):
        from engine.notation.known_rules import beginning
        from engine.studies import unkept_study
        from engine.study.tree.marks import Mode
        from gui.sharing.chapter_maps import map_of
        from gui.sharing.part import Part
        from gui.sharing.share_card import ShareCard

        study = unkept_study("diplomacy", beginning("diplomacy"))
        root = study.log.study.chapters[0].root
        own = study.sandbox.judge(root, {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]})
        study.chapters.add(study.log.study.chapters[0], beginning("diplomacy"))
        if read:
            study.chapters.mode(study.log.study.chapters[0].id, Mode.HIDDEN)
        chapters = study.log.study.chapters
        name, tried = "Dvě cesty, jak začít", frozenset({own} if read else ())
        part = Part(open=study, chapters=chapters, name=name, map_of=map_of, own=tried)
        card = ShareCard(self._under(size), part, chapters[0], study.log.study.nodes[root])
        return card, lambda: way(card)

    def share_file(self, size):
        return self._share(size, lambda card: None)

    def share_text(self, size):
        return self._share(size, lambda card: card.ways.choose("text"))

    def share_read(self, size):
        return self._share(size, lambda card: card.ways.choose("text"), read=True)

    def share_refused(self, size):
        from pathlib import Path

        from gui.sharing.share_card import Way

        nowhere = Path("/proc/nowhere/as/long/as/many/paths/are/that/people/have/one.txt")
        return self._share(size, lambda card: card.save(Way.TEXT, nowhere))

    def code_card(self, size):
        from engine.notation.position_line import position_line
        from gui.sharing.code_card import CodeCard

        line = position_line(self.rules.start(), self.rules)
        return CodeCard(self._under(size), line, lambda: None), None

    def end_card(self, size):
        from gui.windows.ending.end_card import EndCard

        return EndCard(self._under(size), self.table_after(4), self.loaded.board), None

    def keys_card(self, size):
        from gui.paper.help_sheets import matter_on
        from gui.windows.help.help_card import HelpCard

        return HelpCard(self._under(size), matter_on(self.loaded, self.rules)), None

    def about_card(self, size):
        from gui.windows.help.about import AboutCard

        return AboutCard(self._under(size), "credits"), None

    def rules_card(self, size):
        from gui.games.diplomacy.setup.game_rules import GameRulesCard

        return GameRulesCard(self._under(size), {}), None

    def _under(self, size):
        from gui.screen import Screen

        under = self.under = Screen()
        sizing.wear(under)
        under.resize(*size)
        under.show()
        return under


def _wait(until):
    while not until():
        QTest.qWait(10)


class _Shelf:
    complete = True

    def cards(self, *, within):
        return ()

    def forget(self, path):
        raise AssertionError(path)


def names(kind):
    """Return the places that a class makes by itself."""
    return tuple(name for name in vars(kind) if not name.startswith("_"))


UNSAID = ("clock_sheet",)
"""Nobody can open it at this table, which has no clock: its acts have no words."""

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERYWHERE = tuple(
    (size, language, text)
    for size in SIZES
    for language in ("cs", "en")
    for text in (1.0, 1.25, 1.5, 2.0)
)
WORST = (((1280, 720), "cs", 2.0), ((1920, 1080), "en", 1.5))
WALKED = EVERYWHERE if os.environ.get("VELMOC_ALL") else WORST
IDS = [f"{size[0]}-{language}-{text:.0%}" for size, language, text in WALKED]


def walk(qtbot, qapp, places, faults, monkeypatch, name, walked):
    """Show a place and say everything that is cut there."""
    size, language, text = walked
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    i18n.speak(language)
    theme.use("light", text=text)
    sizing.dress()
    root, then = getattr(places, name)(size)
    qtbot.addWidget(root)
    if not isinstance(root, QDialog):
        root.resize(*size)
    root.show()
    qapp.processEvents()
    getattr(root, "arrive", lambda: None)()
    if then is not None:
        then()
    for _ in range(6):
        qapp.processEvents()

    assert isinstance(root, QDialog) or root.size() == QSize(*size), "it asks for a larger window"
    if isinstance(root, QDialog):  # on a screen that is no larger it goes down to that
        assert root.width() <= size[0], f"{root.width()} wide"
        assert root.minimumHeight() <= size[1], f"at least {root.minimumHeight()} high"
    cut = "\n".join(faults(root))
    assert not cut, cut
    if name not in UNSAID:
        unsaid = "\n".join(nameless(QAccessible.queryAccessibleInterface(root)))
        assert not unsaid, unsaid
