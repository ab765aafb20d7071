"""Answers a stream: what a round costs, what a trip does, which cards are dealt."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import partial

from engine.formats.faults import ExchangeError
from engine.formats.jsontext import Node, dump
from engine.formats.line_judge import Identity
from engine.formats.sentences import Codes, Sentences
from engine.games.bez_hranic.calendar import KEY
from engine.games.bez_hranic.exchange.deal_answer import deal_answer
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.question_map import QuestionMap, question_map
from engine.games.bez_hranic.exchange.round_answer import round_answer
from engine.games.bez_hranic.exchange.trip_answer import trip_answer

MOST_MAPS = 8
"""Maps out of lines that are kept in mind: whoever asks much asks about the same one."""


class RoadJudge:
    """Answers one question after the other."""

    def __init__(
        self,
        *,
        options: Mapping[str, str],
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None,
        texts: bool,
        reasons: bool,
    ) -> None:
        """Take the map of lines that name none; there are no points of rules, and no reasons."""
        del options, reasons
        self._map = map
        self._sentences = sentences or Codes()
        self._texts = texts and sentences is not None
        self._handed: OrderedDict[str, QuestionMap] = OrderedDict()

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        return self._sentences

    def line(self, node: Node, name: Identity) -> str:
        """Answer one question as a line of JSON.

        Raises:
            ExchangeError: it cannot be answered.
        """
        fields = node.fields()
        on = self._on(fields.get("map", Node(self._map, "map")))
        if "deal" in fields:
            return dump({"id": name, **deal_answer(fields, on)})
        if "round" in fields:
            say = partial(self._sentences.told, KEY) if self._texts else None
            return dump({"id": name, **round_answer(fields, on, say)})
        if "chosen" in fields or "route" in fields:
            return dump({"id": name, **trip_answer(fields, on)})
        raise ExchangeError(RoadFault.NO_QUESTION)

    def _on(self, node: Node) -> QuestionMap:
        if not isinstance(node.value, dict):
            return question_map(node)
        key = dump(node.value)
        if key not in self._handed:
            self._handed[key] = question_map(node)
            if len(self._handed) > MOST_MAPS:
                self._handed.popitem(last=False)
        return self._handed[key]
