"""The club of people who play another game, or several, says nothing of one that they do not."""

import re
from dataclasses import replace
from functools import reduce

import pytest
from PySide6.QtWidgets import QLabel

from engine.catalogue import GAMES
from engine.club.rating import ratings
from engine.rules.game import End, Outcome
from gui import i18n
from gui.club import club_words
from gui.club.club_screen import Tab
from gui.club.counted import AnyCounted
from gui.club.figures_table import FiguresTable
from gui.games import catalogue
from gui.games.catalogue import CARDS

CENTRES = re.compile(r"centre|centr[auy]|center", re.IGNORECASE)


def play(club, games):
    """Have the club's files be of these games by turns."""

    def told(entry, game):
        return replace(entry, cover=entry.cover and replace(entry.cover, game=game))

    memory = club.club.memory
    club.club.change(lambda book: book.assigned(next(iter(book.records)), "Monday"))
    memory.entries = tuple(
        told(entry, games[at % len(games)]) for at, entry in enumerate(memory.entries)
    )


def words(page):
    """Return all that a page says, with what it says at the pointer."""
    page.refresh()
    heads = [
        f"{head.text} {head.tip}"
        for table in page.findChildren(FiguresTable)
        for head in table.model_of.heads
    ]
    cells = [
        cell.text
        for table in page.findChildren(FiguresTable)
        for line in table.model_of.lines
        for cell in line.cells
    ]
    return "\n".join([*(one.text() for one in page.findChildren(QLabel)), *heads, *cells])


def said(club):
    """Return what the pages say whose words go by what is counted."""
    counting = (Tab.PLAYERS, Tab.BATTLEFIELD, Tab.HALL, Tab.LEAGUE)
    return "\n".join(words(club.page(tab)) for tab in counting)


@pytest.fixture(params=i18n.LANGUAGES)
def language(request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.mark.parametrize("game", catalogue.CARDS)
def test_tables_of_one_game_say_what_it_counts(club, game, language):
    play(club, [game])
    text = said(club)

    counted = catalogue.CARDS[game].counted()
    assert all(word in text for word in (counted.title(), counted.column()))
    assert bool(CENTRES.search(text)) == bool(CENTRES.search(counted.title()))


def test_tables_of_several_games_speak_of_neither(club, language):
    cards = catalogue.CARDS.items()
    play(club, [game for game, card in cards if not CENTRES.search(card.counted().title())])
    text = said(club)

    assert AnyCounted().column() in text
    assert not CENTRES.search(text)


def test_ratings_and_places_are_those_of_one_game_and_the_others_are_a_click_away(club, language):
    played = [*catalogue.CARDS][:3]
    play(club, played)
    club.page(Tab.PLAYERS)
    chips = club.games.chips
    assert {*chips} - {""} == {*played} == {*club.club.games}
    assert not club.games.isHidden()
    assert chips[""].isHidden()  # ratings of two games cannot stand together
    assert chips[club.club.games[0]].isChecked()

    told = {}
    for game in played:
        chips[game].click()
        page = club.page(Tab.PLAYERS)
        assert {club.club.played(one.id) for one in page._told} <= {game}
        now = ratings(page._told)
        for line in page.table.model_of.lines:
            assert f"{now[line.key]:.0f}" == line.cells[-1].text
        told[game] = len(page._told)
        assert club.page(Tab.BATTLEFIELD)._told == page._told
    assert sum(told.values()) == len(club.club.memory.book.told())

    club.page(Tab.LIBRARY)
    chips[""].click()
    kinds = {line.cells[-1].text for line in club.library.table.model_of.lines}
    assert kinds == {catalogue.CARDS[game].name() for game in played} | kinds & {""}
    chips[played[0]].click()
    assert {club.club.played(one.id) for one in club.library._by_key.values()} == {played[0]}


def test_where_one_game_is_played_nothing_is_asked(club):
    assert len(club.club.games) == 1
    assert club.games.isHidden()
    assert club.club.told(one=True) == club.club.told(one=False)


PLACES = {Tab.LIBRARY: ("table", 3), Tab.HALL: ("table", 5), Tab.LEAGUE: ("games", 2)}
"""On each page that says which turn a game played last: its table, and the column there."""


def turns(club, tab):
    """Return the head of the turns of a page, and what stands below it beside each number."""
    page = club.page(tab)
    page.refresh()
    name, at = PLACES[tab]
    table = getattr(page, name).model_of
    cells = [line.cells[at] for line in table.lines]
    return table.heads[at].text, {(cell.text, int(cell.worth)) for cell in cells}


def calls(monkeypatch, game):
    """Have a game call its turns like no other."""
    monkeypatch.setattr(catalogue.CARDS[game].phases(), "column", lambda turn: f"{game} {turn}")


@pytest.mark.parametrize("tab", PLACES)
@pytest.mark.parametrize("game", catalogue.CARDS)
def test_a_turn_is_called_as_its_game_calls_it(club, game, tab, language, monkeypatch):
    calls(monkeypatch, game)
    play(club, [game])
    head, cells = turns(club, tab)

    assert head == catalogue.CARDS[game].phases().turn_name()
    assert cells == {(f"{game} {number}", number) for _, number in cells}


@pytest.mark.parametrize("tab", PLACES)
def test_over_turns_of_several_games_stands_neither_name(club, tab, language, monkeypatch):
    for game in GAMES:
        calls(monkeypatch, game)
    club.club.change(
        lambda book: reduce(lambda one, game: one.assigned(game, "Monday"), book.records, book)
    )
    play(club, [*GAMES])
    head, cells = turns(club, tab)

    assert head == {"en": "Turn", "cs": "Tah"}[language]
    assert {text.split()[0] for text, number in cells if number} == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_chosen_game_says_its_last_turn_in_its_own_words(club, game, language):
    play(club, [game])
    page = club.page(Tab.LIBRARY)
    page.refresh()
    entry = next(one for one in page.club.memory.entries if one.finished and one.year)
    page.panel.show_entry(entry)

    last = GAMES[game].calendar.turn(entry.year)[0]
    assert catalogue.CARDS[game].phases().turn(last) in page.panel.facts.text().split(" · ")


@pytest.mark.parametrize("game", [*CARDS, "", "one of a later version"])
def test_a_result_without_its_file_is_of_the_game_that_it_names(club, game, language):
    """It has its own ratings and words; without a name it is one of the club's own board."""
    own, memory = club.club.board.game, club.club.memory
    kept = replace(next(iter(memory.book.records.values())), id="f" * 64, game=game, year=7)
    club.club.change(lambda book: book.kept([kept]))
    alone = {one.id for one in memory.book.told() if club.club.played(one.id) == (game or own)}

    assert club.club.played(kept.id) == (game or own)
    assert kept.id in alone
    assert (len(alone) == 1) == (game not in ("", own))
    assert set(club.club.games) == {own, game} & CARDS.keys() | {own}
    for asked in club.club.games:
        club.club.game = asked
        told = {one.id for one in club.club.told(one=True)}
        assert (kept.id in told) == (asked == (game or own))
        here = {one.id for one in club.club.entries()}
        assert (kept.id in here) == (kept.id in told)
        said(club)
        words(club.page(Tab.LIBRARY))
    club.club.game = ""
    club.library.refresh()
    club.library.choose(next(one for one in memory.entries if one.id == kept.id))
    club.library.show_chosen()
    several = game in CARDS and game != own
    facts = club.library.panel.facts.text().split(" · ")
    assert (facts[0] == CARDS[game].name()) if several else (kept.title not in facts)


def test_a_result_without_a_file_or_a_name_is_one_of_the_clubs_own_board(club):
    assert club.club.counted(["no such game"]) is club.club.counted([])
    assert club.club.counted([]) is catalogue.played_on(club.club.board).counted()


def without_years(club, game):
    """Have all results be of a game of live rounds, which counts no years, and its seats win."""
    seats = [*catalogue.LIVE[game].seats()]

    def seated(record):
        given = dict(zip(record.players, seats, strict=False))
        outcome = Outcome(End.SOLO, (seats[0],))
        players = {given[power]: who for power, who in record.players.items() if power in given}
        return replace(record, players=players, outcome=outcome, year=0)

    club.club.change(lambda book: book.kept([seated(one) for one in book.records.values()]))
    club.club.change(
        lambda book: reduce(lambda one, id_: one.assigned(id_, "Monday"), book.records, book)
    )
    memory = club.club.memory
    live = {"game": game, "position": None, "map": "", "lasted": 0}
    memory.entries = tuple(
        replace(one, year=0, cover=one.cover and replace(one.cover, **live))
        for one in memory.entries
    )


@pytest.mark.parametrize("game", catalogue.LIVE)
def test_no_column_is_empty_where_no_game_counts_years(club, game, language):
    without_years(club, game)
    for tab, (name, _) in PLACES.items():
        page = club.page(tab)
        page.refresh()
        table = getattr(page, name).model_of
        assert table.lines
        assert {"Turn", "Tah"} & {head.text for head in table.heads} == set()
        assert {len(line.cells) for line in table.lines} == {len(table.heads)}


@pytest.mark.parametrize("game", catalogue.LIVE)
def test_a_victory_in_live_rounds_is_told_by_the_seat_and_by_what_is_counted(club, game, language):
    without_years(club, game)
    card = catalogue.LIVE[game]
    page = club.page(Tab.HALL)
    page.refresh()
    lines = page.table.model_of.lines

    assert lines
    won = next(iter(card.seats().values())).name
    most = club_words.how_won(None, card.counted())
    for line in lines:
        assert [cell.text for cell in line.cells[2:4]] == [won, most]
    of_player = club.page(Tab.PLAYERS)
    of_player.refresh()
    for heads in (page.table.model_of.heads, of_player.games.model_of.heads):
        named = {head.text for head in heads} & {"Power", "Played as", "Hrál za"}
        assert named == {{"en": "Played as", "cs": "Hrál za"}[i18n.language()]}


@pytest.mark.parametrize("game", CARDS)
def test_the_past_of_a_game_is_called_as_it_is_told(club, game, language):
    play(club, [game])
    page = club.page(Tab.LIBRARY)
    page.refresh()
    page.panel.show_entry(next(one for one in club.club.memory.entries if one.finished))

    said = {True: ("What has happened", "Co se stalo"), False: ("Past phases", "Minulé fáze")}
    assert page.panel.replay.text() in said[game in catalogue.LIVE]
