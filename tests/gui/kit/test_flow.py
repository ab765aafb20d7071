"""Acts that go on in another line: nothing is cut, nothing is over something else."""

import itertools

import pytest

from gui.kit.flow import flow
from gui.kit.widgets import button

WORDS = ("Take back", "As printed again", "On the route desk", "B")


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("room", [900, 420, 260, 180])
def test_all_are_whole_in_as_few_lines_as_there_is_room_for(look, qtbot, room, right):
    acts = [button(words) for words in WORDS]
    whole = flow(*acts, gap=6, right=right)
    qtbot.addWidget(whole)
    acts[3].hide()
    high = whole.heightForWidth(room)
    whole.resize(room, high)
    whole.show()

    shown = [one.geometry() for one in acts[:3]]
    assert all(one.width() >= act.sizeHint().width() for one, act in zip(shown, acts, strict=False))
    assert all(whole.rect().contains(one) for one in shown)
    assert not any(one.intersects(other) for at, one in enumerate(shown) for other in shown[:at])
    tops = sorted({one.top() for one in shown})
    lines = [[one for one in shown if one.top() == top] for top in tops]
    for line, following in itertools.pairwise(lines):
        wide = line[-1].right() - line[0].left() + 1
        assert wide + 6 + following[0].width() > room
    ends = {one[-1].right() for one in lines} if right else {one[0].left() for one in lines}
    assert ends == ({room - 1} if right else {0})
