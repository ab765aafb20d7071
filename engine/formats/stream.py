"""JSON Lines in, JSON Lines out: one position judged per line, whatever comes.

Exactly one line goes out for each that comes in, in their order. A line that cannot be judged is
answered with what is wrong with it and where, and the stream goes on.
"""

from collections.abc import Iterator
from typing import BinaryIO

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node, dump, load
from engine.formats.line_judge import Identity, LineJudge

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes. A full board with orders takes four thousand; the rest of a longer line is not kept."""

_PIECE = 64 * 1024


def answer(line: bytes, judge: LineJudge) -> tuple[str, bool]:
    """Judge one line; return the line to answer and whether it could be judged."""
    name: Identity = None
    try:
        node = _read(line)
        name = _identity(node)
        return judge.line(node, name), True
    except ExchangeError as error:
        message = judge.sentences.fault(error)
        fault: dict[str, object] = {
            "code": str(error.code),
            "where": error.where,
            "message": message,
        }
        if error.column:
            fault["column"] = error.column
        return dump({"id": name, "error": fault}), False


def _identity(node: Node) -> Identity:
    """Return what a line is called, nothing when it has no name.

    Raises:
        ExchangeError: its name is no single value.
    """
    identity = node.field("id")
    if identity is None or identity.value is None:
        return None
    if isinstance(identity.value, str | int | float | bool):
        return identity.value
    raise identity.wrong("id")


def _read(line: bytes) -> Node:
    if not line.strip():
        raise ExchangeError(Fault.EMPTY_LINE)
    if len(line) > LONGEST_LINE:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LONGEST_LINE})
    node = load(line)
    if not isinstance(node.value, dict):
        raise node.wrong("object")
    return node


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream as they come; of one that is too long only its beginning."""
    while line := source.readline(LONGEST_LINE + 2):
        whole = line.endswith(b"\n")
        yield line.removesuffix(b"\n").removesuffix(b"\r")
        while not whole:
            rest = source.readline(_PIECE)
            whole = not rest or rest.endswith(b"\n")


def run(source: BinaryIO, sink: BinaryIO, judge: LineJudge, *, flush: bool = True) -> int:
    """Answer every line; return 0 if all of them could be judged, otherwise 1.

    With ``flush`` each answer leaves at once, so that two programs can talk by question and answer.
    """
    code = 0
    for line in lines(source):
        reply, judged = answer(line, judge)
        sink.write(reply.encode("utf-8") + b"\n")
        if flush:
            sink.flush()
        code = code if judged else 1
    sink.flush()
    return code
