"""The club's book: what it remembers and decides, how it is written, what it refuses."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.club import text
from engine.club.book import Book, Joined
from engine.club.faults import ClubError, ClubFault
from engine.club.keeper import NAME, Keeper
from engine.club.names import tidy
from engine.club.record import Record
from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS


def game(number, **more):
    return Record(
        id=f"{number:064x}",
        title=more.pop("title", f"Game {number}"),
        played=f"2026-01-{number:02}T20:00:00+00:00",
        players=more.pop("players", {"AUSTRIA": "Ada", "ENGLAND": "Bob"}),
        counted={"AUSTRIA": 18, "ENGLAND": 16},
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
    one = book.merged("Ada", "Adéla").merged("Adéla", "Cyr")

    assert one.names == {"Ada": "Cyr", "Adéla": "Cyr"}
    assert one.parted("Ada").players() == ("Ada", "Bob", "Cyr")


def test_names_may_go_round_and_are_parted_again(book):
    there = book.merged("Ada", "Adéla")
    back = there.merged("Adéla", "Ada")

    assert back.names == {"Adéla": "Ada"}
    assert back.merged("Ada", "Adéla") == there
    assert back.parted("Adéla") == book


def test_two_names_at_one_table_are_two_players_unless_the_club_says_so(book):
    with pytest.raises(ClubError) as caught:
        book.merged("Ada", "Bob")
    assert caught.value.code is ClubFault.PLAYED_TOGETHER
    assert caught.value.facts == {"one": "Ada", "other": "Bob", "game": "Game 1"}

    one = book.merged("Ada", "Bob", together=True)
    out = book.counting(game(1).id, counts=False).merged("Ada", "Bob")

    assert one.names == out.names == {"Ada": "Bob"}
    assert game(1).id not in [record.id for record in one.told()]  # nobody played against anybody


@pytest.mark.parametrize(
    "name", ["Adéla ", "  Adéla", "Ade\u0301la", "Adéla\u200b", "\u202eAdéla\u202c", "Adéla\n"]
)
def test_what_nobody_sees_does_not_tell_players_apart(book, name):
    assert tidy(name) == "Adéla"
    found = json.loads(text.write(book))
    found["games"][0]["players"]["AUSTRIA"] = name
    found["names"] = {name: "Adéla"}

    assert text.read(json.dumps(found).encode()).names == {}
    assert text.read(json.dumps(found).encode()).players() == ("Adéla", "Bob")


@pytest.mark.parametrize("name", ["A" * 200, "אסתר", "Ádám Ő", "<b>x</b>", "a.b", "Ch", "12"])
def test_any_name_is_kept_as_it_is_written(book, name):
    named = book.merged("Bob", name)

    assert text.read(text.write(named)) == named
    assert name in named.players()


def test_times_are_told_in_utc_so_that_games_are_counted_in_their_order(book):
    found = json.loads(text.write(book))
    for said in ("2026-01-01T21:00:00+01:00", "2026-01-01T20:00:00Z", "2026-01-01T20:00:00"):
        found["games"][0]["played"] = said
        told = text.read(json.dumps(found).encode())
        assert told.records[game(1).id].played == "2026-01-01T20:00:00+00:00"


def books():
    names = st.sampled_from(["Ada", "Bob", "Cyr", "Dan", "Eva"])
    ids = st.sampled_from([game(number).id for number in range(1, 6)])
    records = st.lists(
        st.builds(
            lambda number, one, other: game(number, players={"AUSTRIA": one, "ENGLAND": other}),
            st.integers(1, 5),
            names,
            names,
        ),
        max_size=5,
    )

    def made(found, merges, leagues, sets, scoring):
        book = Book(leagues=leagues, archived=sets[0], left_out=sets[1], scoring=scoring)
        book = book.kept(found)
        for one, other in merges:
            with suppress(ClubError):
                book = book.merged(one, other, together=True)
        return book

    return st.builds(
        made,
        records,
        st.lists(st.tuples(names, names), max_size=4),
        st.dictionaries(ids, st.sampled_from(["L", "M"]), max_size=3),
        st.tuples(st.frozensets(ids, max_size=2), st.frozensets(ids, max_size=2)),
        st.dictionaries(st.sampled_from(["L", "M"]), st.sampled_from(sorted(SYSTEMS)), max_size=2),
    )


@given(books(), books())
def test_joining_twice_is_joining_once_and_an_empty_club_takes_all(one, other):
    joined, told = one.joined(other)

    assert joined.joined(other) == (joined, Joined(0, len(other.records), told.differing))
    assert Book().joined(one)[0] == one
    assert text.read(text.write(joined)) == joined
    assert set(one.records) | set(other.records) == set(joined.records)


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
        (lambda found: found.update(scoring={"L": "mine"}), "scoring.L"),
        (lambda found: found["games"][0].update(year=10**400), "games[0].year"),
        (
            lambda found: found["games"][0]["players"].update(AUSTRIA="A" * 5000),
            "games[0].players.AUSTRIA",
        ),
        (lambda found: found["games"][0].update(played="0001-01-01T00+14:00"), "games[0].played"),
        (lambda found: found["games"][0].update(out={"ITALY": "1903"}), "games[0].out.ITALY"),
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


NAMED = st.sampled_from(["", "diplomacy", "bez-hranic", "one of a later version"])
"""What a result says that it was of."""


@given(st.lists(NAMED, max_size=5), st.lists(NAMED, max_size=5))
def test_a_result_names_its_game_and_one_that_does_not_is_written_as_before(here, there):
    def told(names):
        return Book().kept(game(at, game=name) for at, name in enumerate(names, 1))

    one, other = told(here), told(there)
    assert text.read(text.write(one)) == text.rescued(text.write(one)) == one
    lines = json.loads(text.write(one))["games"]
    assert [line.get("game") for line in lines] == [name or None for name in here]

    joined, counts = one.joined(other)
    longer = here if len(here) > len(there) else there
    learnt = [own or his for own, his in zip(here, there, strict=False)]
    assert [joined.records[game(at).id].game for at in range(1, len(longer) + 1)] == [
        *learnt,
        *longer[len(learnt) :],
    ]
    both = zip(here, there, strict=False)
    assert counts.differing == sum(bool(own and his and own != his) for own, his in both)


@pytest.mark.parametrize("value", [None, 3, ["diplomacy"], {}, True])
def test_a_game_without_a_right_name_is_refused_by_its_place_and_loses_that_alone(value):
    named = Book().kept([game(1, game="bez-hranic"), game(2, game="bez-hranic")])
    found = json.loads(text.write(named))
    found["games"][1]["game"] = value
    broken = json.dumps(found).encode()

    with pytest.raises(ClubError) as caught:
        text.read(broken)
    assert caught.value.facts["where"] == "games[1].game"
    assert text.rescued(broken) == named.kept([game(2)])
