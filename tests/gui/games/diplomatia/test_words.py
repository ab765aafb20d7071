"""What is said at a desk of Diplomatia and at a game master's: every code, in both languages."""

import itertools
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.offers.moves import NoChoice
from engine.games.diplomatia.reader.written_orders import Trouble
from engine.games.diplomatia.reasons import VERDICTS, Reason
from engine.rules.choice import Advice, Reading, ReadingKind
from engine.rules.ruling import Verdict
from engine.table.slips import Desk, read_slip
from gui import i18n
from gui.explain.accounts_table import AccountsTable, by_reach, difference
from gui.games import catalogue
from gui.games.diplomatia import adjusting, effects, lesson, owners, reading, slips, warnings
from gui.games.diplomatia.writing import why_not_words
from gui.master.edit_screen import EditScreen
from gui.orders.leads import Act
from gui.words.adjusting import due_in


@pytest.mark.parametrize("why", ["", Reason.TOO_FAR, Reason.SAME_SPACE])
@pytest.mark.parametrize("code", list(Warn))
def test_every_warning_is_a_sentence(code, why, language, board):
    advice = Advice(reason=code, unit="A KAR", where="JBA", others=("F FZA", "F BOT"), why=why)

    said = warnings.advice_words(advice, board)

    assert said.endswith(".")
    assert "{" not in said


def test_czech_differs_for_every_warning(look, board):
    def told():
        facts = {"unit": "A KAR", "where": "JBA", "others": ("F FZA",)}
        return [warnings.advice_words(Advice(reason=one, **facts), board) for one in Warn]

    english = told()
    i18n.speak("cs")
    assert all(one != other for one, other in zip(english, told(), strict=True))


@pytest.mark.parametrize(
    "code",
    [*NoChoice, *(r for r, v in VERDICTS.items() if v is Verdict.ILLEGAL)],
)
def test_every_reason_why_not_is_a_sentence(code, language, board):
    for where in ("", "LOY", "JBA"):
        said = why_not_words(board, code, where, "KAR")
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_is_said(trouble, language):
    for expected in ("", "place", "unit", "order"):
        facts = {"written": "Kar x", "start": 0, "end": 3, "expected": expected}
        said = reading.reading_words(Reading(kind=ReadingKind.UNREADABLE, reason=trouble, **facts))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("account", [adjusting.ARMIES, adjusting.FLEETS])
def test_every_account_is_said(account, language):
    for count in (1, 2, 5, -1, -2, -5):
        said = [
            account.words(count),
            account.choose(count),
            account.act(count),
            account.nothing_yet(count),
            account.so_far(count, 1),
            account.written(count, 0),
        ]
        assert not any("{" in one or "%n" in one or "(s)" in one for one in said)
        assert len(set(said)) >= 5
        assert account.words(count) != account.words(-count)


def test_the_table_counts_every_power_in_both_accounts(qtbot, rules, board):
    start = rules.start()
    position = replace(start, owners={**start.owners, "LIT": "RUS", "CMV": "TUR"})
    table = AccountsTable(board, position)
    qtbot.addWidget(table)

    assert list(table.rows) == list(by_reach(board, position))
    assert set(table.rows) == set(board.powers_by_id)
    seen = []
    table.lit.connect(seen.append)
    table.rows["RUS"].entered.emit("RUS")
    table.rows["RUS"].entered.emit("")
    assert set(seen[0]) == {at for at, own in position.owners.items() if own == "RUS"}
    assert seen[1] == ()
    for power, account in itertools.product(board.powers_by_id, adjusting.accounts(board)):
        due = due_in(account, board, position, power)
        assert (account.words(due) in table.rows[power].text) == bool(due)


def test_a_table_told_anew_says_what_a_new_one_says(qtbot, rules, board):
    start = rules.start()
    few = {at: own for at, own in start.owners.items() if own in ("RUS", "TUR", "ITA")}
    all_russian = dict.fromkeys(start.owners, "RUS")
    lost = replace(start, owners=few, units=tuple(u for u in start.units if u.power == "RUS"))
    told = AccountsTable(board, start)
    qtbot.addWidget(told)
    for position in (lost, start, replace(start, owners=all_russian), lost):
        told.tell(position)
        fresh = AccountsTable(board, position)
        qtbot.addWidget(fresh)
        for tables in (lambda one: one, lambda one: one.rows.values()):
            pairs = zip(*(looks(tables(one)) for one in (told, fresh)), strict=True)
            assert all(one == other for one, other in pairs)
        assert [power for power, row in told.rows.items() if row.isHidden()] == []


def looks(part):
    """Return the words and tints that are to be seen in a table, or in its rows in their order."""
    tops = [part] if isinstance(part, AccountsTable) else part
    return [
        (one.text(), one.property("chip") or "", one.toolTip())
        for top in tops
        for one in top.findChildren(QLabel)
        if one.isVisibleTo(top)
    ]


def test_differences_have_their_sign():
    assert [difference(count) for count in (2, 0, -1)] == ["+2", "0", "−1"]


def test_a_map_without_sea_counts_armies_alone(board):
    dry = replace(
        board, provinces={at: replace(one, port=None) for at, one in board.provinces.items()}
    )

    assert list(adjusting.accounts(dry)) == [adjusting.ARMIES]
    assert "ports" not in adjusting.rule(dry)


def test_a_first_turn_asks_for_a_move_a_support_and_the_seal(rules, board, language):
    start = rules.start()
    for power in board.powers_by_id:
        told, led = [], None
        for _ in range(4):
            lead = lesson.lead_for(rules, start, power, told, led=led)
            said = lesson.step_words(lead, board, left=2)
            assert "{" not in said
            assert len(said.split()) <= 25
            assert lesson.title_words(lead.act)
            if lead.act is Act.SEAL:
                break
            told.append(rules.order(lead.order))
            led = lead.act
        assert lead.act is Act.SEAL
        assert len(told) == 2


SLIP = """Tah 1
Karélie – Uppland
Finský záliv T Karélie – Botnický záliv
Moskva – Londýn
Moskva O
Kazaň P Kazaň
"""


def test_every_line_of_a_slip_is_said(rules, language):
    start = rules.start()
    lines = read_slip(rules.slip(SLIP, start, "RUS"), "RUS", Desk())
    said = slips.said_lines(lines, rules, start, "RUS")

    assert len(said) == len(lines) > 0
    assert all(one.text and "{" not in one.text for one in said)


@pytest.mark.parametrize("code", ["T1M", "T1R", "T2C"])
def test_the_effect_of_every_order_offered_is_said(rules, board, placed, judged, code, language):
    start = rules.start()
    positions = {
        "T1M": start,
        "T1R": judged(
            "SCA F SKA F ZBA; VIS F JBA", "SCA F SKA - JBA; SCA F ZBA P F SKA - JBA; VIS F JBA O"
        ).resolution.after,
        "T2C": replace(
            placed("RUS A KAR", "T2C"), units=start.units, owners={**start.owners, "LIT": "RUS"}
        ),
    }
    position = positions[code]
    for power in rules.asked(position):
        for order in _all_orders(rules, position, power):
            said = effects.effect_words(rules.order(order), (), position, board)
            assert said.endswith(".")
            assert "{" not in said


def _all_orders(rules, position, power, so_far=()):
    for choice in rules.choices(position, power, so_far):
        if choice.why_not or choice.token == "-":
            continue
        if choice.order:
            yield choice.order
        else:
            yield from _all_orders(rules, position, power, (*so_far, choice.token))


def test_a_master_gives_out_every_space(shown, session, eu, rules, board):
    edit = shown(EditScreen(session.public(), eu, rules), 1280, 720)
    assert set(owners.places(board)) == set(board.provinces)

    edit.owning.setChecked(True)
    edit.tray.power = "RUS"
    for space in ("LIT", "JBA", "VBA"):
        edit.view.location_clicked.emit(space)
        assert edit.position.owners[space] == "RUS"


def test_the_card_brings_the_games_own_modules():
    game = catalogue.GAMES["diplomatia"]

    assert game.warnings() is warnings
    assert game.slips() is slips
    assert game.adjusting() is adjusting
    assert load_map(GAMES["diplomatia"].map).board.game == "diplomatia"


def test_a_port_at_another_coast_is_said_to_lie_there(board, language):
    said = why_not_words(board, Reason.PORT_ELSEWHERE, "BOT", "FIN")

    assert "Uppland" in said
    assert "Fin" not in said
