"""Units that are to be built are seen for what they will be."""

import pytest

from gui.map.arrows.lines import BuildGhost
from gui.map.arrows.marks import BuildMark


def ghosts(view):
    return [one for one in view.scene().items() if isinstance(one, BuildGhost)]


@pytest.mark.parametrize(("kind", "at"), [("A", "VIE"), ("F", "TRI"), ("F", "STP/NC")])
def test_a_build_shows_the_piece_that_will_stand_there(view, kind, at):
    view.marks.show([BuildMark(letter="A", kind=kind, at=at)])

    (found,) = ghosts(view)
    assert (found.kind, found.letter) == (kind, "A")
    assert found.pos() == view.pieces.stand(at, kind)
    view.marks.show([])
    assert not ghosts(view)


def test_army_and_fleet_look_different(view):
    seen = []
    for kind in ("A", "F"):
        view.marks.show([BuildMark(letter="A", kind=kind, at="TRI")])
        seen.append(view.grab().toImage())

    assert seen[0] != seen[1]
