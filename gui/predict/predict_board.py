"""The board with what was ordered, marks of what somebody says, and nothing of what comes of it."""

from collections.abc import Iterator, Mapping

from engine.board.loader import LoadedMap
from gui.explain.board_panel import JudgedBoard
from gui.games import catalogue
from gui.predict.asking import Asking
from gui.predict.fate_words import SIGNS
from gui.study.near import crop_of

UNSURE = "?"

_MANY = 18
"""So many pieces stand all over the board."""


class PredictBoard:
    """Until a phase is revealed it knows the orders alone."""

    def __init__(self, loaded: LoadedMap) -> None:
        self.view = JudgedBoard(loaded)
        self._marking = catalogue.played_on(loaded.board).marks()

    def ask(self, asking: Asking) -> None:
        """Show what was ordered, and nothing of another phase."""
        self.view.past, self.view.coming = None, ()
        self.view.spotlight(None)
        self.view.point_out(())
        before = asking.before
        orders = asking.question.written
        marks = self._marking.marks_for_orders(self.view.loaded.board, before, orders)
        self.view.show_judged(before, marks)
        self.mark(asking)

    def frame(self, asking: Asking) -> None:
        """Look at the part of the board that it is about, where that is not all of it."""
        before = asking.before
        if len(before.units) >= _MANY:
            self.view.camera.fit()
            return
        places = [one.province for one in before.units]
        places += [one.unit.province for one in before.dislodged]
        places += [order.goal for one in asking.question.asked for order in one.orders]
        known = [one for one in dict.fromkeys(places) if one in self.view.loaded.board.provinces]
        port = self.view.viewport().size()
        shape = max(port.width(), 1) / max(port.height(), 1)
        self.view.camera.look_at(crop_of(self.view.loaded, known, shape))

    def mark(self, asking: Asking) -> None:
        """Show what is said of each unit, and which is looked at."""
        asked = asking.asked
        here = asked.province if asked is not None else ""
        standing = {(one.power, str(one)) for one in asking.before.units}
        self.view.pieces.set_states(
            {
                one.province: "chosen" if one.province == here else "mine"
                for one in asking.question.asked
                if (one.power, one.unit) in standing
            }
        )
        self.view.offers.offer_chips(dict(self._chips(asking)))
        self.view.light((here,) if here else (), "target")
        self.view.redraw.refresh()

    def _chips(self, asking: Asking) -> Iterator[tuple[str, str]]:
        for one in asking.question.asked:
            said = asking.said.get(one.key)
            if said is not None:
                yield one.province, SIGNS[said]

    def reveal(self, asking: Asking, *, before: bool) -> None:
        """Show what came of it; what was not foreseen is lit."""
        past, score = asking.past, asking.score
        if past is None or score is None:
            return
        self.view.pieces.set_states({})
        self.view.offers.offer_chips(self._missed(asking) if before else {})
        self.view.show_past(past, before=before)
        self.view.light((), "target")
        self.view.light(tuple(one.asked.province for one in score.missed), "support")

    @staticmethod
    def _missed(asking: Asking) -> Mapping[str, str]:
        answers = asking.score.answers if asking.score is not None else ()
        return {one.asked.province: SIGNS[one.came] for one in answers}
