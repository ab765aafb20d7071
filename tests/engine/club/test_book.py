"""The club's book: what it remembers and decides, how it is written, what it refuses."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.club import text
from engine.club.book import Book
from engine.club.faults import ClubError, ClubFault
from engine.club.keeper import NAME, Keeper
from engine.club.record import Record
from engine.rules.game import End, Outcome


def game(number, **more):
    return Record(
        id=f"{number:064x}",
        title=more.pop("title", f"Game {number}"),
        played=f"2026-01-{number:02}T20:00:00+00:00",
        players=more.pop("players", {"AUSTRIA": "Ada", "ENGLAND": "Bob"}),
        centres={"AUSTRIA": 18, "ENGLAND": 16},
        outcome=more.pop("outcome", Outcome(End.SOLO, ("AUSTRIA",))),
        year=1908,
        **more,
    )


@pytest.fixture
def book():
    return Book().kept([game(1), game(2, outcome=None, players={"AUSTRIA": "Adéla"})])


def test_what_is_written_is_read_again(book):
    full = (
        book.merged("Ada", "Adéla")
        .assigned(game(1).id, " Gunboat  league ")
        .filed(game(2).id, away=True)
        .counting(game(2).id, counts=False)
    )

    assert text.read(text.write(full)) == full
    assert full.leagues == {game(1).id: "Gunboat league"}


def test_players_go_by_one_name_and_games_left_out_are_not_told(book):
    one = book.merged("Ada", "Adéla").counting(game(2).id, counts=False)

    assert one.players() == ("Adéla", "Bob")
    assert [record.players["AUSTRIA"] for record in one.told()] == ["Adéla"]


def test_names_never_make_a_chain(book):
    one = book.merged("Ada", "Adéla").merged("Adéla", "Bob")

    assert one.names == {"Ada": "Bob", "Adéla": "Bob"}
    assert one.parted("Ada").players() == ("Ada", "Bob")


@pytest.mark.parametrize(
    ("other", "into", "fault"),
    [
        ("Ada", "Ada", ClubFault.SAME_PLAYER),
        ("Ada", " ", ClubFault.NO_NAME),
        ("", "Ada", ClubFault.NO_NAME),
    ],
)
def test_a_player_is_not_merged_with_himself_or_nobody(book, other, into, fault):
    with pytest.raises(ClubError) as caught:
        book.merged(other, into)
    assert caught.value.code is fault


def test_two_clubs_are_joined_and_this_ones_word_stands(book):
    other = Book(names={"Bob": "Robert", "Cyr": "Cyril"}).kept([game(1, title="Mine"), game(3)])
    mine = book.merged("Bob", "Bobby")

    joined, told = mine.joined(other)

    assert (told.added, told.known, told.differing) == (1, 1, 1)
    assert joined.records[game(1).id].title == "Game 1"
    assert joined.names == {"Bob": "Bobby", "Cyr": "Cyril"}
    assert joined.joined(other)[0] == joined


def test_without_a_game_nothing_of_it_is_left(book):
    id_ = game(1).id
    full = book.assigned(id_, "L").filed(id_, away=True).counting(id_, counts=False)

    left = full.without(id_)

    assert id_ not in text.write(left).decode()


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda found: found.update(version=0), "version"),
        (lambda found: found.update(games={}), "games"),
        (lambda found: found["games"][0].update(played="yesterday"), "games[0].played"),
        (lambda found: found["games"][0].update(id=""), "games[0].id"),
        (lambda found: found["games"][1].update(id=found["games"][0]["id"]), "games[1].id"),
        (lambda found: found["games"][0]["centres"].update(AUSTRIA=-1), "games[0].centres.AUSTRIA"),
        (
            lambda found: found["games"][0]["centres"].update(AUSTRIA=True),
            "games[0].centres.AUSTRIA",
        ),
        (lambda found: found["games"][0]["players"].update(AUSTRIA=4), "games[0].players.AUSTRIA"),
        (lambda found: found["games"][0].update(outcome={"end": "fire"}), "games[0].outcome.end"),
        (lambda found: found["games"][0].update(outcome=3), "games[0].outcome"),
        (lambda found: found.update(names={"a": "b", "b": "c"}), "names.a"),
        (lambda found: found.update(archived=[1]), "archived"),
        (lambda found: found["games"].append(7), "games[2]"),
    ],
)
def test_a_bad_value_is_named_by_its_place(book, spoil, where):
    found = json.loads(text.write(book))
    spoil(found)

    with pytest.raises(ClubError) as caught:
        text.read(json.dumps(found).encode())

    assert (caught.value.code, caught.value.facts["where"]) == (ClubFault.BAD_VALUE, where)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", ClubFault.NOT_JSON),
        (b'{"format": ', ClubFault.NOT_JSON),
        (b"[" * 100_000, ClubFault.NOT_JSON),
        (b"\xff\xfe\x00", ClubFault.NOT_UTF8),
        (b"[]", ClubFault.NOT_A_CLUB),
        (b'{"format": "velmoc club", "version": 99}', ClubFault.NEWER),
    ],
)
def test_what_is_no_book_is_refused(data, fault):
    with pytest.raises(ClubError) as caught:
        text.read(data)
    assert caught.value.code is fault


def test_a_broken_book_is_set_aside_and_never_written_over(tmp_path, book):
    keeper = Keeper(tmp_path)
    for turn, name in enumerate(("club.broken.json", "club.broken-2.json")):
        (tmp_path / NAME).write_text(f"broken {turn}")

        with pytest.raises(ClubError):
            keeper.read()

        assert keeper.set_aside == tmp_path / name
        assert (tmp_path / name).read_text() == f"broken {turn}"
    assert keeper.change(lambda empty: book) == book
    assert Keeper(tmp_path).read() == book


def test_a_later_versions_book_is_left_as_it_is(tmp_path, book):
    said = '{"format": "velmoc club", "version": 99, "games": 12}'
    (tmp_path / NAME).write_text(said)

    with pytest.raises(ClubError):
        Keeper(tmp_path).change(lambda _: book)

    assert (tmp_path / NAME).read_text() == said


def test_a_book_that_cannot_be_written_is_not_lost(tmp_path, book, monkeypatch):
    keeper = Keeper(tmp_path)
    keeper.change(lambda _: book)

    def full(self, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    with pytest.raises(ValueError, match="disk full"):
        keeper.change(lambda one: one.filed("x", away=True))

    assert keeper.read() == book


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(st.data())
def test_whatever_stands_in_a_file_it_is_read_or_refused(data):
    whole = Book().kept([game(1)]).merged("Ada", "Adéla").assigned(game(1).id, "L")
    found = json.loads(text.write(whole))
    key = data.draw(st.sampled_from(sorted(found)))
    inner = data.draw(st.sampled_from([None, *sorted(found["games"][0])]))
    if inner is None:
        found[key] = data.draw(JSON)
    else:
        found["games"][0][inner] = data.draw(JSON)

    try:
        book = text.read(json.dumps(found).encode())
    except ClubError:
        return
    assert text.read(text.write(book)) == book
    assert len(book.told()) <= len(book.records)
