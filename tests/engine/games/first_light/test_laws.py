"""What holds in every game of First Light, whoever touches when."""

import hashlib
import random
from dataclasses import replace
from itertools import permutations, product

import pytest

from engine.games.first_light.calendar import ROUNDS, SEATS
from engine.games.first_light.commands import GoOn, Lay, Pause, Touch, Turn
from engine.games.first_light.deck import LAMPS, LONGEST, SHORTEST, Card, drawn
from engine.games.first_light.events import EVENTS
from engine.games.first_light.state import BEGIN, PURSE, State
from engine.games.first_light.view import Doing
from engine.rules.live import LiveRefusalError
from engine.rules.secret import print_of

AT = "2026-11-26T20:00:00+00:00"
SEED = "2b" * 32


def begun(players, seed=SEED):
    start = State.start(SEATS[:players])
    return replace(start, seed=seed, cards=drawn(seed))


def done(state, command, since=0):
    """Return the state after a command; the same where it is refused."""
    try:
        events = state.decide(command, since)
    except LiveRefusalError:
        return state
    for place, event in enumerate(events):
        state = state.after(event.stamped(AT, since if place == 0 and state.running else 0))
    return state


def lawful(state):
    seen = state.seen()
    assert seen.purse + sum(seen.coins.values()) == PURSE + BEGIN * len(seen.seats)
    assert min(seen.purse, *seen.coins.values()) >= 0
    assert bool(seen.face) == (seen.doing is Doing.OPEN)
    assert (state.outcome is not None) == (seen.doing is Doing.OVER) == bool(seen.seed)
    assert (state.due is not None) == (seen.doing is Doing.LYING and not seen.resting)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_touches_first_takes_the_card_in_every_order_of_touches(players):
    """Some touch too early, the others after the turn: every split, in every order."""
    for early, order in product(
        product([False, True], repeat=players), permutations(range(players))
    ):
        state = done(begun(players), Lay())
        for place in order:
            if early[place]:
                state = done(state, Touch(SEATS[place]))
                lawful(state)
        state = done(state, Turn(), LONGEST)
        lawful(state)
        late = [place for place in order if not early[place]]
        for place in order:
            state = done(state, Touch(SEATS[place]), 1)
            lawful(state)
        past = state.seen().past[0]
        assert past.seat == (SEATS[late[0]] if late else "")
        assert past.burnt == tuple(SEATS[place] for place in order if early[place])
        for place, seat in enumerate(SEATS[:players]):
            won = past.taken if seat == past.seat else 0
            assert state.coins[seat] == BEGIN - early[place] + won


@pytest.mark.parametrize("first", ["red", "blue"])
def test_of_two_touches_in_the_same_moment_the_one_stored_first_counts(first):
    second = "blue" if first == "red" else "red"
    state = done(done(begun(2), Lay()), Turn(), LONGEST)
    taken = done(state, Touch(first), 250)
    with pytest.raises(LiveRefusalError) as refused:
        taken.decide(Touch(second), 0)

    assert taken.seen().past[0].seat == first
    assert refused.value.facts == {"seat": second, "first": first}


def play(chance):
    """Play a game at random and return every state of it, with its events."""
    state, events = begun(chance.randint(2, 6), f"{chance.getrandbits(256):064x}"), []
    state = replace(state, cards=())
    shuffled = EVENTS[0](seed=state.seed).stamped(AT, 0)
    states = [state, state.after(shuffled)]
    events = [shuffled]
    while states[-1].outcome is None:
        state, since = states[-1], chance.choice((0, 1, 700, 8000))
        by_hand = chance.choice(state.commands)
        command = state.due.command if state.due and chance.random() < 0.5 else by_hand
        try:
            happened = state.decide(command, since if state.running else 0)
        except LiveRefusalError:
            continue
        for place, event in enumerate(happened):
            stamped = event.stamped(AT, since if place == 0 and states[-1].running else 0)
            states.append(states[-1].after(stamped))
            events.append(stamped)
    return states, events


@pytest.mark.parametrize("seed", range(60))
def test_a_game_told_again_is_the_same_from_wherever_it_is_left(seed):
    states, events = play(random.Random(seed))
    for state in states[1:]:
        lawful(state)
    for place in range(1, len(states)):  # left there, opened again, and played to its end
        state = states[place].still()
        assert state.seen() in (states[place].seen(), replace(states[place].seen(), resting=True))
        again = states[place]
        for event in events[place:]:
            again = again.after(event)
        assert again == states[-1]


def folded(state, events):
    """Return what a history leads to; nothing where it cannot have happened."""
    try:
        for event in events:
            state = state.after(event)
    except ValueError:
        return None
    return state


@pytest.mark.parametrize("seed", range(60))
def test_what_is_told_in_another_order_cannot_have_happened(seed):
    states, events = play(random.Random(seed))
    for place in range(len(events) - 1):
        one, other = events[place], events[place + 1]
        if one.kind == other.kind or {one.kind, other.kind} & {"paused", "resumed"}:
            continue  # who burnt his fingers first, and when there was a break, is as it is told
        swapped = (other, one, *events[place + 2 :])

        assert folded(states[place], swapped) in (None, states[-1])
    assert folded(states[-1], events[-1:]) is None


@pytest.mark.parametrize("kind", ["burnt", "turned", "taken", "finished"])
def test_no_event_can_say_another_sum_or_winner(kind):
    found = 0
    for seed in range(40):
        states, events = play(random.Random(seed))
        for state, event in zip(states, events, strict=False):
            if event.kind != kind:
                continue
            found += 1
            if kind == "finished":
                forged = replace(event, seats=(*event.seats[1:], "nobody"))
            else:
                forged = replace(event, coins=event.coins + 1)
            with pytest.raises(ValueError, match="follow"):
                state.after(forged)
    assert found


@pytest.mark.parametrize("since", [0, 1, 1999])
def test_no_card_is_turned_before_its_time(since):
    state = done(begun(2), Lay())
    with pytest.raises(LiveRefusalError):
        state.decide(Turn(), since)


def test_breaks_of_any_length_anywhere_do_not_move_the_moment_of_the_turn():
    card = begun(2).cards[0]
    for first, rest in product((0, 1, card.wait // 2, card.wait - 1), (0, 10, 10**9)):
        state = done(done(begun(2), Lay()), Pause(), first)
        assert not state.running
        state = done(state, GoOn(), rest)

        assert state.due.after == card.wait - first


def test_decks_are_drawn_as_the_page_says_and_every_lamp_comes():
    faces, waits = set(), set()
    for number in range(400):
        cards = drawn(f"{number:064x}")
        assert len({card.coins for card in cards}) == ROUNDS
        faces |= {(place, card.coins) for place, card in enumerate(cards)}
        waits |= {card.wait for card in cards}
    assert faces == {*product(range(ROUNDS), LAMPS)}
    assert min(waits) >= SHORTEST
    assert max(waits) <= LONGEST
    assert len(waits) > 900


def test_anybody_can_draw_the_cards_again_from_the_seed():
    """By the letter of the page, with nothing of ours."""

    def digest(line):
        return hashlib.sha256(line.encode()).hexdigest()

    ranked = sorted([2, 3, 4, 5, 6], key=lambda coins: digest(f"{SEED} lamp {coins}"))
    waits = [2000 + int(digest(f"{SEED} wait {turn}"), 16) % 5001 for turn in (1, 2, 3)]
    assert drawn(SEED) == tuple(map(Card, ranked[:3], waits))
    assert print_of(SEED) == digest(SEED)


def test_nothing_that_lies_face_down_is_printed():
    state = done(begun(2), Lay())
    said = f"{state} {state.seen()} {EVENTS[0](seed=SEED)!r}"

    assert SEED not in said
    assert "Card(" not in said
    assert state.seen().print == print_of(SEED)


def test_what_is_seen_depends_on_no_card_that_lies_face_down():
    """Twins: two games whose cards differ look the same until the first is turned."""
    one, other = begun(3, "aa" * 32), begun(3, "bb" * 32)
    assert one.cards != other.cards
    for command in (Lay(), Touch("red"), Pause(), GoOn()):
        one, other = done(one, command, 10), done(other, command, 10)
        assert replace(one.seen(), print="") == replace(other.seen(), print="")
