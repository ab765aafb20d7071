"""A desk of Diplomatia by real clicks: seizures, transports as one act, six places in the ring."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt

from engine.catalogue import GAMES
from engine.games.diplomatia.offers.choices import possible_orders
from engine.games.diplomatia.offers.completion import MOST, complete
from engine.games.diplomatia.orders import value_of
from engine.games.diplomatia.profile import Profile
from engine.rules.position import Dislodged, Unit, UnitKind
from gui import i18n
from gui.games.diplomatia.desk import Desk
from gui.games.diplomatia.journeys import links_of
from gui.games.diplomatia.words import spelt
from gui.map.arrows.marks import MoveMark
from gui.map.board.offers import chip_size
from gui.orders.builder import OrderBuilder
from gui.orders.draft import Draft
from gui.robots.players.board_hand import BoardHand
from gui.robots.players.click_driver import ClickDriver

pytestmark = pytest.mark.usefixtures("bare_boards")

TOKENS = ("-", "P", "ZP", "X", "T", "O")


def test_an_army_and_a_far_goal_are_one_act(sit):
    hands = sit("RUS")

    hands.click("KAR", "UPP")

    assert hands.orders == ("F FZA T KAR - BOT", "A KAR - UPP")
    needs = hands.row("A KAR").needs
    assert [(need.letter[:1], need.written) for need in needs] == [("R", True), ("S", False)]


def test_undoing_takes_the_whole_act_back_and_withdrawing_too(sit):
    hands = sit("RUS")
    hands.click("KAR", "UPP")

    hands.desk.undo()
    assert hands.orders == ()
    hands.desk.redo()
    hands.desk.hand.withdraw("A KAR")
    assert hands.orders == ()


def test_a_fleet_that_was_told_something_keeps_it(sit):
    hands = sit("RUS")
    hands.type("Finský záliv – Východní Balt")
    hands.click("KAR", "UPP")

    assert "F FZA - VBA" in hands.orders
    assert "A KAR - UPP" in hands.orders
    assert not hands.row("A KAR").needs[0].written


def test_an_army_that_is_told_something_else_lets_its_fleet_go(sit):
    hands = sit("RUS")
    hands.click("KAR", "UPP")
    hands.click("KAR", "NOV")

    assert hands.orders == ("A KAR - NOV",)


def test_space_offers_the_next_chain(sit, placed):
    position = placed("SCA A UPP F BOT F VBA F SKA F JBA; RUS A MOS")
    hands = sit("SCA", position)
    hands.click("UPP", "POM")
    seen = set()
    for _ in range(12):
        seen.add(frozenset(hands.orders))
        hands.desk.view.keyboard.focus_on("")
        hands.key(Qt.Key.Key_Space)

    ways = hands.desk.hand.saying._transports._ways["UPP", "POM"]
    assert len(seen) == len(ways) > 1
    assert all("A UPP - POM" in orders for orders in seen)


def test_the_row_shows_whatever_chain_is_written(sit, placed):
    hands = sit("SCA", placed("SCA A UPP F BOT F VBA F SKA F JBA; RUS A MOS"))
    hands.click("UPP", "POM")
    transports = hands.desk.hand.saying._transports
    ways = transports._ways["UPP", "POM"]

    for way in (*ways, *reversed(ways)):
        links = links_of(way, "UPP", "POM")
        for link in links:
            hands.desk.draft.give(str(link))
        assert transports.needs(value_of("A UPP - POM")) == tuple(map(transports._need, links))


@pytest.mark.parametrize("typed", ["Moskva ZP Kronštadt", "Karélie ZP Novgorod"])
def test_of_what_is_no_seizure_no_port_is_told(sit, typed):
    hands = sit("RUS")
    hands.type(typed)

    (line,) = (row for row in hands.desk.hand.saying.rows({}) if row.notation)
    assert line.note == ""


def test_the_port_is_seized_by_army_and_sector(sit):
    hands = sit("RUS")

    hands.click("KAR", "FZA")

    assert hands.orders == ("A KAR ZP FZA",)


@pytest.mark.parametrize("others", ["", "; RUS F BOT"])
@pytest.mark.parametrize("there", ["", "; TUR F FZA"])
def test_the_row_of_a_seizure_says_who_is_there_and_whether_it_is_enough(
    sit, placed, there, others
):
    hands = sit("RUS", placed("RUS A KAR" + there + others))
    hands.click("KAR", "FZA")
    if others:
        hands.type("Botnický záliv P Karélie ZP Finský záliv")

    note = hands.row("A KAR").note
    assert "Kron" in note
    assert ("Turkey" in note) == bool(there)
    assert ("not enough" in note) == (bool(there) and not others)
    assert ("2 against 1" in note) == (bool(there) and bool(others))


@pytest.mark.parametrize("unit", ["KAR", "FZA"])
def test_the_ring_has_six_places_that_never_change(sit, unit, language):
    ring = sit("RUS").ring(unit)

    assert tuple(item.token for item in ring.items) == TOKENS
    out = {item.token for item in ring.items if item.why_not}
    assert ("T" in out, "ZP" in out) == (unit == "KAR", unit == "FZA")
    assert all(item.text and "{" not in item.why_not for item in ring.items)


def test_the_ring_seizes(sit):
    hands = sit("RUS")
    hands.choose(hands.ring("KAR"), "ZP")
    hands.click("FZA")

    assert hands.orders == ("A KAR ZP FZA",)


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("Karélie – Novgorod", "A KAR - NOV"),
        ("Kar ZP Finsky zaliv", "A KAR ZP FZA"),
        ("Moskva PO Kazaň", None),
    ],
)
def test_words_are_taken_as_clicks_are(sit, typed, order):
    hands = sit("RUS")
    hands.type(typed)

    assert hands.orders == ((order,) if order else hands.orders)


def test_keys_choose_kinds_and_goals(sit):
    hands = sit("RUS")
    hands.desk.hand.begin("A MOS")
    hands.key(Qt.Key.Key_O)
    hands.desk.hand.begin("A KAR")
    hands.key(Qt.Key.Key_Z)
    hands.key(Qt.Key.Key_1)

    assert hands.orders == ("A MOS O", "A KAR ZP FZA")


def test_every_space_out_of_reach_says_why(sit, board, language):
    hands = sit("RUS")
    for unit in ("A KAR", "F FZA"):
        hands.desk.hand.begin(unit)
        for space in board.provinces:
            if not hands.desk.hand.builder.offer(space).choices:
                said = hands.desk.hand.saying.why_not_here(space)
                assert said
                assert "{" not in said


def test_a_defeated_unit_retreats_by_a_click(sit, judged):
    past = judged(
        "SCA F SKA F ZBA; VIS F JBA", "SCA F SKA - JBA; SCA F ZBA P F SKA - JBA; VIS F JBA O"
    )
    hands = sit("VIS", past.resolution.after)
    hands.click("VBA")

    assert hands.orders == ("F JBA - VBA",)


def test_armies_and_fleets_are_counted_apart(sit, placed, rules):
    start = rules.start()
    owners = {**start.owners, "LIT": "RUS", "CMV": "TUR"}
    standing = tuple(unit for unit in start.units if unit.at != "KAZ")
    position = replace(placed("RUS A KAR", "T2C"), units=standing, owners=owners)
    hands = sit("RUS", position)

    assert hands.desk.hand.saying.due() == (1, -1)
    hands.click("KAZ", "CMV")
    assert set(hands.orders) == {"A KAZ B", "F CMV D"}
    hands.click("FZA")  # one more than has to go
    assert set(hands.orders) == {"A KAZ B", "F CMV D"}
    hands.click("CMV")
    assert hands.orders == ("A KAZ B",)
    assert hands.desk.panel.sum.text().count("\n") == 1


def test_a_desk_shows_no_orders_but_its_owners(sit, session):
    hands = sit("RUS")
    hands.click("KAR", "UPP")

    marks = hands.desk.view.marks.shown
    assert {mark.letter[:1] for mark in marks} == {"R"}
    via = next(mark.via for mark in marks if isinstance(mark, MoveMark))
    assert via == ("FZA", "BOT")
    other = sit("SCA")
    assert other.orders == ()
    assert not other.desk.view.marks.shown


def test_the_language_can_change_while_an_order_is_made(sit):
    hands = sit("RUS")
    hands.click("KAR", "UPP")
    i18n.speak("cs")
    hands.desk.retranslate()

    assert hands.row("A KAR").needs[1].sign == "cizí"


def test_a_map_without_sea_has_four_places_and_no_word_of_ports(board, placed):
    dry = replace(
        board,
        shore_borders=frozenset(),
        fleet_borders=frozenset(),
        provinces={at: replace(one, port=None) for at, one in board.provinces.items()},
    )
    rules = GAMES["diplomatia"].rules(dry, {})
    position = placed("RUS A KAR A NOV")
    builder = OrderBuilder(rules, position, "RUS")
    desk = Desk(rules, position, "RUS", builder, Draft(rules.order))
    builder.begin(("A KAR",))

    assert [item.token for item in desk.ring("A KAR")] == ["-", "P", "X", "O"]
    assert not {"ZP", "T"} & {shown.choice.token for shown in desk.numbered()}


def test_the_typing_line_offers_orders_by_their_signs(sit):
    hands = sit("RUS")
    line = hands.desk.entry
    line.line.setText("Karelia ZP")

    assert line._completions() == ("Kare ZP GFin",)
    line.line.setText("Atlan")  # where nothing of one's own begins, spaces are named
    assert all("Atlantic" in one for one in line._completions())


PHASES = ("orders", "retreats", "builds")
SIGNS = ("", " –", " P", " PO", " ZP", " T", " O", " B", " D")


@pytest.fixture
def in_phase(rules, placed):
    start = rules.start()
    beaten = Dislodged(unit=Unit("RUS", UnitKind("F"), "JBA"), attacker="SKA", retreats=("VBA",))
    owners = {at: own for at, own in start.owners.items() if at not in ("FZA", "CMV")}
    fleets = (Unit("RUS", UnitKind("F"), "CMV"), Unit("RUS", UnitKind("F"), "BAR"))
    return {
        "orders": start,
        "retreats": replace(placed("RUS A KAR", "T1R"), dislodged=(beaten,)),
        "builds": replace(placed("RUS A KAR", "T2C"), units=fleets, owners=owners),
    }


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_offered_is_read_as_that_legal_order(board, rules, in_phase, phase, language):
    """Of every unit, after its name and after each sign: typed as offered, it is understood."""
    position, profile = in_phase[phase], Profile()
    legal = possible_orders(board, profile, position, "RUS")
    every = {order for orders in legal.values() for order in orders}
    seen = set()
    for token in legal:
        name = board.provinces[token.rpartition(" ")[2]].names[language] if token != "WAIVE" else ""
        for sign in SIGNS if name else ():
            found = complete(name + sign, board, profile, position, "RUS")
            assert len(found) <= MOST
            seen |= set(found)
    assert {type(one) for one in seen} >= {type(value_of(one)) for one in every if one != "WAIVE"}
    for order in seen:
        assert str(order) in every
        assert rules.read(spelt(order, board), position, "RUS").order == str(order)


def test_no_chip_lies_on_another_piece_round_a_strait(sit):
    """At the smallest window, where the pieces of Istanbul and Izmir nearly touch."""
    hands = sit("TUR")
    view = hands.desk.view
    for unit in ("A IST", "A IZM", "A ANA", "F THM"):
        hands.desk.hand.begin(unit)
        hands.app.processEvents()
        half = chip_size() / 2 / view.camera.zoom
        for chip in view.offers.chips.values():
            box = QRectF(-half, -half, 2 * half, 2 * half).translated(chip.pos())
            for at, piece in view.pieces.units.items():
                both = box.intersected(piece.body())
                hidden = both.width() * both.height() / (4 * half * half)
                assert hidden < 0.4 or at == chip.key, (unit, chip.key, at)


def test_the_head_of_every_power_counts_what_feeds_what(sit, board, session):
    position = session.public().position
    for power in board.powers_by_id:
        own = [unit.kind for unit in position.of(power)]
        control = {at for at, owner in position.owners.items() if owner == power}
        numbers = [
            own.count("A"),
            len(control & {*board.centres}),
            own.count("F"),
            len(control & {*board.ports}),
        ]
        desk = sit(power).desk
        head = desk.panel.about.text()

        assert [int(number) for number in re.findall(r"\d+", head)] == numbers
        for word in ("armies", "centres", "fleets", "ports"):
            assert word in head


def test_every_key_that_the_ring_names_takes_its_kind_of_order(sit):
    hands = sit("RUS")
    hand = hands.desk.hand
    pressed = set()
    for unit in [choice.token for choice in hand.builder.choices(())]:
        for item in hand.saying.ring(unit):
            if not item.why_not and item.key.isalpha() and len(item.key) == 1:
                hand.lay_aside()
                hand.begin(unit)
                hands.key(getattr(Qt.Key, f"Key_{item.key}"))
                taken = hand.builder.so_far[1:] == (item.token,)
                assert taken or f" {item.token}" in hand.draft.order_for(unit).text, item
                pressed.add(item.token)

    assert pressed == {"P", "ZP", "T", "O"}


class Fate:
    """Chance that always falls the same."""

    def __init__(self, share):
        self.share = share

    def random(self):
        return self.share


def test_every_kind_of_order_is_given_by_every_means_of_a_hand(sit, placed, rules):
    """Clicks, drags, the signs beside pieces, the ring, keys: what the robots' hand can do."""
    position = placed("SCA A UPP A EST F BOT F VBA; RUS A KAR")
    hands = sit("SCA", position)
    orders = possible_orders(rules.board, Profile(), position, "SCA")
    kinds = {order.split()[2]: order for some in orders.values() for order in some}
    met = {}

    for fate in (0.0, 0.5, 0.99):
        hand = BoardHand(ClickDriver(hands.desk), hands.desk, rules, Fate(fate))
        for kind, order in kinds.items():
            how = hand.take(hand.way(position, order))
            assert order in hands.orders, (how, order)
            met.setdefault(kind, set()).add(how)
            hands.desk.hand.withdraw(value_of(order).key)

    beside = {"by sign", "by key", "by ring"}
    assert {kind: met[kind] for kind in ("P", "PO", "T")} == dict.fromkeys(("P", "PO", "T"), beside)
    assert met["-"] == met["ZP"] == {"dragged", "clicked"}
    assert met["O"] == {"by key", "by ring"}
