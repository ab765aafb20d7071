"""How far players were from the best: in the words of a game that can tell, and nowhere else."""

from dataclasses import replace

import pytest

from engine.club.ranking import ranking
from engine.rules.distance import Distance
from gui import i18n
from gui.club.club_screen import Tab
from gui.club.club_words import figure
from gui.club.off_best import AnyOffBest
from gui.games import catalogue
from gui.paper import kinds
from gui.paper.flow import A4
from gui.paper.kinds import Kind, Wish
from gui.windows.printing import begun

TELLS = [game for game, card in catalogue.LIVE.items() if card.off_best is not None]


@pytest.fixture(params=i18n.LANGUAGES, autouse=True)
def language(request, club):
    i18n.speak(request.param)
    yield
    i18n.speak("en")


def tell(club, game, *, every=1):
    """Have all files be of a game, and each so many of them tell distances of all but one seat."""
    ours, off = club.club, {}
    for number, (id_, record) in enumerate(sorted(ours.memory.book.records.items())):
        seats = [*record.players][1:] if number % every == 0 else []
        off[id_] = {seat: Distance(7 * at + number, 7) for at, seat in enumerate(seats)}
    ours.change(
        lambda book: book.kept(replace(one, off_best=off[id_]) for id_, one in book.records.items())
    )
    ours.memory.entries = tuple(
        replace(
            one,
            cover=one.cover and replace(one.cover, game=game),
            off_best=off.get(one.id, {}),
        )
        for one in ours.memory.entries
    )
    page = club.page(Tab.PLAYERS)
    page.refresh()
    return page


def columns(table, name):
    """Return the place of a column in a table; nothing where it has none."""
    return [at for at, head in enumerate(table.model_of.heads) if head.text == name]


@pytest.mark.parametrize("game", TELLS)
@pytest.mark.parametrize("every", [1, 3])
def test_the_ranking_tells_the_mean_of_all_choices_and_nothing_of_whom_nobody_knows(
    club, game, every
):
    page, name = tell(club, game, every=every), catalogue.LIVE[game].off_best()
    (at,) = columns(page.table, name.column())
    known = {one.player: one.off_best for one in ranking(club.club.told(one=True))}

    assert any(known.values())
    for line in page.table.model_of.lines:
        off = known[line.key]
        expected = "" if off is None else name.figure(figure(float(off.mean)))
        assert line.cells[at].text == expected
    page.table.model_of.sort(at)
    told = [known[line.key] for line in page.table.model_of.lines]
    assert told == sorted(told, key=lambda one: (one is None, one.mean if one else 0))


@pytest.mark.parametrize("game", TELLS)
def test_every_game_of_a_player_tells_its_own_and_the_columns_are_printed(club, game, loaded_map):
    page, name = tell(club, game, every=2), catalogue.LIVE[game].off_best()
    (at,) = columns(page.games, name.column())
    played = {record.id: one.off_best for record, one in page._played[page.table.key]}

    assert any(played.values())
    for line in page.games.model_of.lines:
        off = played[line.key]
        assert line.cells[at].text == ("" if off is None else name.figure(figure(float(off.mean))))
    text = kinds.plain_text(club.printable(begun(loaded_map)), Wish((Kind.TABLE,), A4))
    assert name.column() in text


@pytest.mark.parametrize("game", TELLS)
def test_the_panel_of_a_game_says_it_of_everybody_of_whom_it_is_known(club, game):
    tell(club, game)
    name, panel = catalogue.LIVE[game].off_best(), club.library.panel
    entry = next(one for one in club.club.memory.entries if one.off_best)
    panel.show_entry(entry)
    said = "\n".join(one.text() for one in panel.findChildren(type(panel.title)))

    for distance in entry.off_best.values():
        assert name.words(figure(float(distance.mean))) in said


@pytest.mark.parametrize("game", [one for one in catalogue.CARDS if one not in TELLS])
def test_games_that_cannot_tell_have_no_such_column(club, game):
    club.club.memory.entries = tuple(
        replace(one, cover=one.cover and replace(one.cover, game=game))
        for one in club.club.memory.entries
    )
    page = club.page(Tab.PLAYERS)
    page.refresh()
    names = {AnyOffBest().column(), *(catalogue.LIVE[one].off_best().column() for one in TELLS)}

    for table in (page.table, page.games):
        assert not any(columns(table, name) for name in names)


def test_of_a_game_that_is_not_known_it_is_told_without_a_unit(club):
    page = tell(club, club.club.board.game)
    (at,) = columns(page.table, AnyOffBest().column())

    texts = {line.cells[at].text for line in page.table.model_of.lines} - {""}
    assert texts
    assert not any("€" in text for text in texts)


@pytest.mark.parametrize("game", TELLS)
def test_all_columns_go_into_a_small_window(club, game, qapp):
    page = tell(club, game)
    club._show(Tab.PLAYERS)
    qapp.processEvents()

    for table in (page.table, page.games):
        wide = sum(table.columnWidth(at) for at in range(len(table.model_of.heads)))
        assert wide <= table.viewport().width()
