"""Several orders pasted at once."""

from engine.board.loader import load_map
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import MOST_ORDERS, Trouble, read_many
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit, UnitKind

BOARD = load_map("standard").board
START = Position(
    phase=Phase.parse("S1901M"),
    units=tuple(Unit(p, UnitKind(kind), at) for p, kind, at in BOARD.start_units),
)


def orders(text, power="RUSSIA"):
    return [reading.order for reading in read_many(text, START, power, BOARD)]


def test_lines_commas_and_semicolons_part_orders():
    text = "A War-Gal, A Mos-Ukr;F Sev-Bla\n\nF StP-Bot\r\n"

    assert orders(text) == ["A WAR - GAL", "A MOS - UKR", "F SEV - BLA", "F STP/SC - BOT"]


def test_and_parts_orders_in_both_languages():
    assert orders("A War-Gal a A Mos-Ukr") == ["A WAR - GAL", "A MOS - UKR"]
    assert orders("A War-Gal and F Sev-Bla") == ["A WAR - GAL", "F SEV - BLA"]


def test_a_list_may_be_numbered_and_have_a_heading():
    text = "RUSKO:\n1. A War-Gal\n2. A Mos-Ukr\n• F Sev H"

    assert orders(text) == ["A WAR - GAL", "A MOS - UKR", "F SEV H"]


def test_each_order_stands_for_itself():
    good, bad, unsure = read_many("A War-Gal, A Mos-Xyz, F StP-Nor", START, "RUSSIA", BOARD)

    assert good.order == "A WAR - GAL"
    assert (bad.reason, bad.written[bad.start : bad.end]) == (Trouble.UNKNOWN_PLACE, "Xyz")
    assert unsure.kind is ReadingKind.AMBIGUOUS


def test_nothing_written_is_no_order():
    assert read_many(" ,;\n\n , ", START, "RUSSIA", BOARD) == ()


def test_a_pasted_book_is_cut_short_at_once(steps):
    book = "A War-Gal\n" * 100_000

    assert len(read_many(book, START, "RUSSIA", BOARD)) == MOST_ORDERS
    longer = steps(lambda: read_many(book * 2, START, "RUSSIA", BOARD))
    assert longer < 1.1 * steps(lambda: read_many(book, START, "RUSSIA", BOARD))
