"""The room's board during a played evening, held against what all may see."""

from engine.table.view import PublicView
from gui.map.arrows.trails import trails
from gui.public.window import PublicWindow


def board_fault(room: PublicWindow, public: PublicView) -> str:
    """Say what is wrong: arrows of the last phase alone, units where everybody knows them."""
    shown, past = room.board, public.past[-1] if public.past else None
    if shown.position != public.position:
        return "the room's board is not the table's"
    if shown.marks.shown != trails(shown.loaded.board, public.position, past):
        return "the room's board shows arrows that nobody may see yet"
    return ""
