"""Hands at the table of Bez hranic: keys, clicks, drags and fingers, on the real screen."""

from dataclasses import replace
from itertools import pairwise
from math import atan2, hypot, tau

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.bez_hranic.view import Doing
from engine.table.live.table import Agreed, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms
from gui import i18n
from gui.games.bez_hranic.agreement_picker import AgreementPicker
from gui.games.bez_hranic.beside.reading import read_stack
from gui.games.bez_hranic.drawing import far
from gui.games.bez_hranic.looks import FIELD_KEYS, KEYS, TOKENS, keys_of, letters_of
from gui.games.bez_hranic.show.keep import KeepShow
from gui.games.bez_hranic.show.steps import Act, Cue, steps
from gui.games.bez_hranic.show.telling import Telling
from gui.games.bez_hranic.table import bars, calm_drawing, places
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.words.states import state_name
from gui.kit import sizing, stillness, theme
from gui.live_bridge import LiveBridge
from gui.windows.rounds.draft import KeptRounds, RoundsDraft
from tests.gui.games.bez_hranic.conftest import played

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")


class Table:
    def __init__(self, qtbot, way, players=3, size=(1280, 720), **options):
        self.now = 0
        terms = Terms(steady=lambda: self.now, nonce=lambda: "ab" * 32)
        agreed = Agreed("europe", options if way == "buzzer" else {"way": way, **options})
        table = found_live(BEZ_HRANIC, MemoryStore(), "Friday", PLAYERS[:players], terms, agreed)
        self.bridge = LiveBridge(table)
        self.screen = RoadScreen(self.bridge)
        sizing.wear(self.screen)
        qtbot.addWidget(self.screen)
        self.screen.resize(*size)
        self.screen.show()
        self.canvas = self.screen.table.canvas

    @property
    def seen(self):
        return self.bridge.public().seen

    def key(self, key):
        QTest.keyClick(self.screen, Qt.Key.Key_Space if key == " " else Qt.Key(ord(key)))

    def open(self):
        """Deal until the start lies."""
        for _ in range(9):
            self.key(" ")
        assert self.seen.doing is Doing.CHOOSING

    def pixel(self, units):
        return self.canvas.units.map(units).toPoint()

    def station(self, place):
        return self.pixel(self.canvas.showing.station_box(self.seen.seats[place]).center())

    def field(self, place):
        key = self.canvas.showing.keys[places.fields_of(self.seen.offer)[place]]
        return self.pixel(self.canvas.showing.field_box(key).center())


@pytest.fixture
def table(qtbot, qapp):
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    return lambda way="buzzer", **more: Table(qtbot, way, **more)


def test_a_press_counts_and_the_digit_names_the_field(table):
    at = table()
    at.open()
    jana, tomas, _ = keys_of(dict(zip(TOKENS, PLAYERS[:3], strict=False))).values()

    at.key(tomas)
    at.key(jana)
    assert (at.seen.turn, at.seen.queue) == ("yellow", ("red",))
    at.key("2")
    at.key("1")

    assert [(one.colour, one.field) for one in at.seen.laid] == [
        ("yellow", "40"),
        ("red", at.seen.offer[0]),
    ]


def test_before_the_start_lies_a_press_has_no_effect(table):
    at = table()
    at.key(" ")
    at.key(" ")
    for key in (*KEYS, *FIELD_KEYS):
        at.key(key)

    assert at.seen.doing is Doing.DEALING
    assert at.seen.turn == ""
    assert at.canvas.hand.early


@pytest.mark.parametrize("place", range(8))
def test_every_field_lies_where_its_key_lies(table, place):
    at = table("touch")
    at.open()
    fields = places.fields_of(at.seen.offer)

    assert at.canvas.showing.field_at(at.canvas.at(QPointF(at.field(place)))) == fields[place]


@pytest.mark.parametrize("place", range(8))
def test_a_token_is_dragged_onto_any_field(table, place):
    at = table("touch")
    at.open()
    QTest.mousePress(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(1))
    QTest.mouseMove(at.canvas, at.field(place))
    QTest.mouseRelease(at.canvas, Qt.MouseButton.LeftButton, pos=at.field(place))

    fields = places.fields_of(at.seen.offer)
    assert [(one.colour, one.field) for one in at.seen.laid] == [("yellow", fields[place])]


def test_a_token_that_is_let_go_elsewhere_is_back_in_the_hand(table):
    at = table("touch")
    at.open()
    QTest.mousePress(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(0))
    QTest.mouseMove(at.canvas, QPoint(5, 5))
    QTest.mouseRelease(at.canvas, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))

    assert at.seen.laid == ()
    assert at.canvas.drags.held == {}


def test_fingers_that_let_go_together_lay_together(table, qapp):
    at = table("touch", players=6, size=(1920, 1080))
    at.open()
    device = QTest.createTouchDevice()
    fingers = QTest.touchEvent(at.canvas, device, autoCommit=False)
    for place in range(6):
        fingers.press(place, at.station(place), at.canvas)
    fingers.commit()
    for place in range(6):
        fingers.move(place, at.field(0) + QPoint(place, 0), at.canvas)
    fingers.commit()
    for place in range(6):
        fingers.release(place, at.field(0) + QPoint(place, 0), at.canvas)
    fingers.commit()

    (past,) = at.seen.past
    assert sorted(one.colour for one in past.laid) == sorted(TOKENS)
    assert {one.field for one in past.laid} == {"40"}


def test_a_second_finger_of_the_same_hand_takes_nothing(table):
    at = table("touch")
    at.open()
    drags = at.canvas.drags

    assert drags.take(1, "red", "red", QPointF())
    assert not drags.take(2, "red", "red", QPointF())
    assert drags.take(3, "blue", "blue", QPointF())


def test_keys_are_never_the_first_letter_of_somebody_at_the_table():
    for name in ("Quido", "Petr", "xaver", "Marek", "Filip"):
        players = dict(zip(TOKENS, [name, *PLAYERS[1:]], strict=True))
        keys = keys_of(players)
        assert len({*keys.values()}) == 6
        assert not {*keys.values()} & {player[:1].upper() for player in players.values()}


def test_two_who_begin_alike_have_two_letters():
    assert letters_of({"red": "Jana", "blue": "Josef", "white": "Eva"}) == {
        "red": "Ja",
        "blue": "Jo",
        "white": "E",
    }


def test_nothing_of_the_map_or_of_prices_is_said_before_all_tokens_lie(table):
    at = table()
    at.open()
    said = at.screen.table.read_aloud()

    assert "crossing" not in said
    assert "best" not in said.lower()
    assert len([one for one in said.split(". ") if ", " in one]) == 8 + 3


def test_calm_choices_are_seen_by_nobody_else_and_sealed_by_enter(table):
    at = table("calm", players=2)
    at.open()
    first, second = at.seen.offer[:2]
    room = at.screen.table.__class__("")
    room.show_view(at.bridge.public())

    def choose(place, digit):
        QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(place))
        before = at.bridge.public()
        at.key(digit)
        assert at.canvas.hand.marked
        assert at.bridge.public() is before
        assert room.canvas.hand.marked == ()
        at.screen.hide_secrets()
        assert at.canvas.hand.marked == ()
        QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(place))
        assert at.canvas.hand.marked
        QTest.keyClick(at.screen, Qt.Key.Key_Return)

    choose(0, "1")
    assert at.seen.sealed == ("red",)
    assert at.seen.laid == ()
    choose(1, "4")

    (past,) = at.seen.past
    assert {(one.colour, one.field) for one in past.laid} == {("red", first), ("yellow", second)}
    assert {bill.beneath for bill in past.bills} == {0}


def typed(at, texts):
    for line, text in zip(at.screen.form.lines, texts, strict=False):
        line.setText(text)
    QTest.mouseClick(at.screen.form.enter, Qt.MouseButton.LeftButton)


def test_beside_the_real_game_cards_and_stacks_are_typed_and_put_right(table):
    at = table("beside", players=3)
    at.key(" ")
    cards = ["Francie", "GB", "hung", "gr", "Portugalsko", "it", "Belgium", "ua"]
    typed(at, [*cards[:7], "GB"])
    assert at.seen.doing is Doing.DEALING
    assert "twice" in at.screen.form.wrong.text()
    typed(at, cards)
    assert (at.seen.doing, at.seen.start) == (Doing.CHOOSING, "FR")

    typed(at, ["k", "j x"])
    assert "x" in at.screen.form.wrong.text()
    typed(at, ["k", "", "JT"])
    (past,) = at.seen.past
    assert {bill.colour: bill.price for bill in past.bills} == {"red": 30, "yellow": 40, "blue": 40}
    assert at.seen.purses == {"red": 70, "yellow": 60, "blue": 60}

    at.screen.form.reason.setText("Klára lay beneath")
    typed(at, ["", "", "kjt"])
    assert at.seen.purses == {"red": 60, "yellow": 50, "blue": 70}
    assert [entry[0] for entry in at.seen.log] == ["counted again"]


@pytest.mark.parametrize(
    ("text", "colours"), [("jt", "JT"), ("J, T", "JT"), ("", ""), ("tjt", "TJT")]
)
def test_stacks_are_read_from_the_bottom_up(text, colours):
    letters = {"red": "J", "yellow": "T"}
    read = read_stack("HU", text, letters)

    assert "".join(letters[one.colour] for one in read.tokens) == colours
    assert read.unread == ""


def test_one_key_leads_the_show_and_the_room_follows(table):
    at = table("beside", players=3)
    at.key(" ")
    typed(at, ["FR", "GB", "HU", "GR", "PT", "IT", "BE", "UA"])
    typed(at, ["k", "j", "t"])
    told = steps(at.seen.past[0])
    cue = lambda: at.bridge.public().cue  # noqa: E731

    assert (cue().round, cue().step) == (1, 0)
    at.key(" ")
    assert cue().step == 1
    QTest.keyClick(at.screen, Qt.Key.Key_Left)
    assert cue().step == 0
    for place in range(1, len(told)):
        at.key(" ")
        assert at.screen.table.show_canvas.step() == told[place]
        assert at.screen.table.pages.currentWidget() is at.screen.table.show_canvas
        assert at.screen.table.show_canvas.read_aloud()
        at.screen.table.show_canvas.grab()
    at.key(" ")
    assert cue() is None
    assert at.seen.doing is Doing.DEALING


def test_a_bill_of_the_show_comes_to_its_price_step_by_step(table):
    at = table("beside", players=3)
    at.key(" ")
    typed(at, ["FR", "GB", "HU", "GR", "PT", "IT", "BE", "UA"])
    typed(at, ["", "jk", "t"])
    (past,) = at.seen.past
    for place, step in enumerate(steps(past)):
        if step.bill < 0:
            continue
        so_far = Telling(at.bridge.public(), Cue(1, place)).told(1e9).so_far
        assert so_far <= past.bills[step.bill].price
        if step.act is Act.TOTAL:
            assert so_far == past.bills[step.bill].price
        if step.act is Act.BENEATH:
            assert so_far == past.bills[step.bill].price


def test_the_map_is_looked_at_only_where_the_table_agreed_on_it(table, qtbot):
    closed = table("touch")
    closed.open()
    assert not closed.screen.look.isVisible()
    closed.screen._look()
    assert closed.screen.table.pages.currentWidget() is closed.canvas

    at = table("touch", open_map="yes")
    at.open()
    QTest.mouseClick(at.screen.look, Qt.MouseButton.LeftButton)
    assert at.screen.table.pages.currentWidget() is at.screen.table.map
    at.screen.table.map.grab()
    QTest.mouseClick(at.screen.look, Qt.MouseButton.LeftButton)
    assert at.screen.table.pages.currentWidget() is at.canvas


def test_what_was_agreed_on_is_there_again(table, tmp_path):
    theme.prepare()
    first = AgreementPicker()
    for point, choice in first.points.items():
        for place in range(choice.count()):
            picker, kept = AgreementPicker(), KeptRounds(tmp_path, "bez-hranic")
            if point == "bots":
                picker.points["way"].setCurrentIndex(picker.points["way"].findData("alone"))
            if point == "order":
                picker.points["way"].setCurrentIndex(picker.points["way"].findData("calm"))
            picker.points[point].setCurrentIndex(place)
            kept.write(RoundsDraft(map=picker.agreed.map, options=picker.agreed.options))
            again, draft = AgreementPicker(), kept.read()
            again.take(draft.map, draft.options)
            assert again.agreed == picker.agreed


def test_what_is_typed_stays_while_it_is_asked(table):
    at = table("beside", players=3)
    at.key(" ")
    typed(at, ["FR", "GB"])
    at.screen.refresh()
    i18n.speak("cs")
    at.screen.retranslate()
    i18n.speak("en")

    assert [line.text() for line in at.screen.form.lines[:2]] == ["FR", "GB"]


def everything_seen(widget, view):
    """All that windows, their names and the clipboard have of a table, beside its pictures."""
    clipboard = QGuiApplication.clipboard()
    seen = replace(view.seen, seals={})  # fingerprints; what hides behind them has a salt
    said = [clipboard.text(), repr(seen), widget.windowTitle()]
    for one in (widget, *widget.findChildren(QWidget)):
        said += [one.accessibleName(), one.accessibleDescription(), one.toolTip()]
        said += [str(getattr(one, "text", str)())]
    return said


@pytest.mark.parametrize("sealing", [False, True])
def test_tables_that_differ_in_one_calm_choice_alone_look_alike_once_the_curtain_falls(
    table, sealing, qtbot, monkeypatch
):
    """Twins: nothing but the file knows what was chosen."""
    monkeypatch.setattr(stillness, "wanted", lambda: True)  # pictures of what has come to rest
    seen, pictures = [], []
    for digit in ("1", "9"):
        at = table("calm", players=3)
        at.open()
        room = at.screen.table.__class__("projector")
        qtbot.addWidget(room)
        room.resize(640, 360)
        QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(0))
        at.key(digit)
        room.show_view(at.bridge.public())
        behind = room.grab().toImage()
        if sealing:
            QTest.keyClick(at.screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            at.screen.hide_secrets()
        at.screen.table._say_aloud()
        room.show_view(at.bridge.public())
        seen.append((everything_seen(at.screen, at.bridge.public()), at.screen.secret_of))
        pictures.append((behind, room.grab().toImage(), at.screen.grab().toImage()))
    assert seen[0] == seen[1]
    assert pictures[0] == pictures[1]


def test_who_has_sealed_is_told_in_the_order_of_seats_and_not_of_sealing(table):
    said = []
    for order in ((2, 0), (0, 2)):
        at = table("calm", players=3)
        at.open()
        for place in order:
            QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(place))
            at.key("1")
            QTest.keyClick(at.screen, Qt.Key.Key_Return)
        said.append(at.screen.table.read_aloud())
    assert said[0] == said[1]


def test_behind_the_curtain_a_choice_is_taken_back_by_its_line_and_sealed_by_click(table):
    at = table("calm", players=2, size=(1920, 1080))
    at.open()
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(0))
    at.key("1")
    line = at.pixel(calm_drawing.line_box(0, 1).center())
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=line)
    assert at.canvas.hand.marked == ()
    seal = at.pixel(calm_drawing.SEAL.center())
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=seal)
    assert at.seen.sealed == ()
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.field(3))
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=seal)
    assert at.seen.sealed == ("red",)


@pytest.mark.parametrize("players", range(2, 7))
def test_around_a_flat_table_field_40_lies_before_the_dealer_and_the_deal_goes_clockwise(
    table, players
):
    at = table("touch", players=players)
    angles = []
    for turn in range(players):
        at.key(" ")
        shown = at.canvas.showing
        seat = shown.seen.dealer
        box, home = shown.field_box(shown.forty), shown.station_box(seat)
        nearest = min(
            FIELD_KEYS,
            key=lambda key: hypot(*(shown.field_box(key).center() - home.center()).toTuple()),
        )
        assert shown.forty == nearest
        assert box.center().y() == home.center().y()
        way = home.center() - QPointF(960, 530)
        angles.append(atan2(way.y(), way.x()))
        while at.seen.doing is not Doing.CHOOSING:
            at.key(" ")
        for one in at.seen.seats:
            for place in range(at.bridge._table._state.game.round.hands.tokens):
                at.screen.lay([(one, at.seen.offer[place])])
        at.screen.lead.key(Qt.Key.Key_E)
        at.bridge.tell(None)
        assert len(at.seen.past) == turn + 1
    turns = [(b - a) % tau for a, b in pairwise([*angles, angles[0]])]
    assert sum(turns) == pytest.approx(tau)


@pytest.mark.parametrize("away", [0, 39, 41, 60])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_drop_counts_up_to_40_pixels_from_a_field(table, away, size):
    at = table("touch", size=size)
    at.open()
    shown, key = at.canvas.showing, at.canvas.showing.keys[at.seen.offer[5]]
    edge = at.canvas.units.mapRect(shown.field_box("9" if key != "9" else key))
    point = QPointF(edge.center().x(), edge.top() - away)
    near = shown.near_field(at.canvas.at(point), at.canvas._reach)
    assert bool(near) is (away <= 40)


def test_a_token_that_lies_cannot_be_dragged(table):
    at = table("touch", players=3)
    at.open()
    at.screen.lay([("red", at.seen.offer[0])])
    QTest.mousePress(at.canvas, Qt.MouseButton.LeftButton, pos=at.field(1))
    QTest.mouseMove(at.canvas, at.field(5))
    QTest.mouseRelease(at.canvas, Qt.MouseButton.LeftButton, pos=at.field(5))
    QTest.mousePress(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(0))
    assert at.canvas.drags.held == {}
    assert [one.field for one in at.seen.laid] == [at.seen.offer[0]]


@pytest.mark.parametrize("way", ["buzzer", "touch"])
def test_a_touch_before_the_start_is_seen_and_has_no_effect(table, way):
    at = table(way)
    at.key(" ")
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(1))
    assert at.canvas.showing.station("yellow").early
    assert at.canvas.showing.station("yellow").words == "not yet"
    assert not at.canvas.showing.station("red").early
    assert at.seen.laid == ()


def test_the_show_is_kept_by_a_key_or_a_click_and_never_before_it_is_told(table):
    at = table("beside", players=3)
    assert not at.screen.keep.isVisible()
    at.key("P")
    assert not at.screen.findChildren(KeepShow)
    at.key(" ")
    typed(at, ["FR", "GB", "HU", "GR", "PT", "IT", "BE", "UA"])
    assert not at.screen.keep.isVisible()
    typed(at, ["k", "j", "t"])
    at.key("P")
    (sheet,) = at.screen.findChildren(KeepShow)
    assert sheet.which.count() == 1
    sheet.reject()
    QTest.mouseClick(at.screen.keep, Qt.MouseButton.LeftButton)
    assert len(at.screen.findChildren(KeepShow)) >= 1


def test_alone_a_digit_lays_ones_own_token_and_no_hand_moves_a_bots(table):
    at = table("alone", players=3, bots="slow")
    at.open()
    QTest.mousePress(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(1))
    assert at.canvas.drags.held == {}
    QTest.mouseRelease(at.canvas, Qt.MouseButton.LeftButton, pos=at.station(1))
    at.key("7")
    assert [one.colour for one in at.seen.laid] == ["red"]
    at.key("8")
    assert [one.colour for one in at.seen.laid] == ["red"]


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_where_the_start_lies_a_click_turns_the_card_of_the_round_before_to_be_read(
    table, rounds, qtbot
):
    """As F does: outside a round alone, and where one was counted; a game was opened again."""
    at = table("touch")
    at.bridge = bridge = played(rounds, players=3)
    at.screen = RoadScreen(bridge)
    qtbot.addWidget(at.screen)
    at.screen.resize(1280, 720)
    at.screen.show()
    at.canvas = at.screen.table.canvas
    middle = at.pixel(places.middle_box().center())

    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=middle)

    told = bridge.public().cue
    assert (told is not None and told.facts) == (rounds > 0)
    if rounds:
        start = state_name("europe", at.seen.past[-1].offer.start)
        assert start in at.screen.table.show_canvas.read_aloud()
    at.screen.lead.close()
    at.open()
    QTest.mouseClick(at.canvas, Qt.MouseButton.LeftButton, pos=middle)
    assert bridge.public().cue is None
    assert (at.seen.doing, at.seen.laid) == (Doing.CHOOSING, ())


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize(
    ("wide", "high"), [(1280, 668), (1280, 664), (1366, 716), (1920, 1028), (1600, 948)]
)
def test_no_seam_is_seen_where_the_table_ends_and_its_window_goes_on(table, wide, high, look):
    """Its bars lead on to the edges of the window, and nothing is darker than the ground there."""
    theme.use(look)
    try:
        at = table("touch")
        at.canvas.setFixedSize(wide, high)
        at.canvas.refresh()
        picture = at.canvas.grab().toImage()
    finally:
        theme.use("light")
    page = at.canvas.units.mapRect(QRectF(0, 0, far.WIDE, far.HIGH))
    ends = [int(end) for end in (page.left(), page.right()) if 3 < end < wide - 3]
    for box in (bars.top_box(), bars.strip_box()):
        middle = round(at.canvas.units.map(QPointF(0, box.center().y())).y())
        for end in ends:
            assert len({picture.pixel(end + step, middle) for step in range(-3, 4)}) == 1
    ground = QColor(far.GROUND).lightness()
    for end in ends:
        for y in range(high // 4, 3 * high // 4, 7):
            beside = [picture.pixelColor(end + step, y).lightness() for step in range(-2, 3)]
            assert min(beside) >= ground - 2
