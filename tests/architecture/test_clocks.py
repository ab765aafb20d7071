"""Nothing at the table depends on when it is tried: who reads a clock, and which."""

import ast
import re

import pytest

from tests.architecture.sources import in_program, pieces

WALL = "engine/clock/wall.py"
"""The one function that reads the clock on the wall; everybody is handed it."""

STEADY = {
    "engine/clock/steady.py": "the one that is handed to the table's clock and to the board's keys",
    "engine/robots/fuzz/run.py": "how long a trial takes",
    "engine/store/bounded_reads.py": "how long a file may keep whoever reads it",
    "engine/store/guard.py": "how long another program's lock is waited for",
    "engine/store/library.py": "how long a look at the shelf may take",
    "engine/store/study_shelf.py": "how long a look at the shelf of studies may take",
    "engine/robots/crash/killed_run.py": "how long a killed player was at work",
    "engine/store/hardening.py": "how long reading a file may take",
    "gui/robots/crash/__main__.py": "how long the kills took",
    "gui/robots/crash/studies.py": "how long the kills took",
    "gui/robots/rounds/crash.py": "how long the kills took",
    "gui/robots/crash/telling_driver.py": "how long a window may take to answer",
    "gui/explain/change_search.py": "slices of a search beside the event loop",
    "gui/games/bez_hranic/table/stamps.py": "how long ago a key was pressed",
    "gui/map/board/foresight.py": "slices of preparing pictures of the board",
    "gui/process/first_paint.py": "how long the first paint may take",
    "gui/reveal/reveal_marks.py": "slices of preparing pictures of a reveal",
    "gui/reveal/player.py": "the time of moving pictures",
    "gui/table/curtain/call_cards.py": "how long a wrong PIN waits",
    "gui/table/curtain/watch.py": "whether the laptop has slept",
    "gui/windows/files/shelf.py": "how long a look at the shelf took",
}
"""Who reads a clock that nobody can set, and what for: never what is ruled or said."""

BENCHES = re.compile(r"/robots/(?:games/\w+/)?bench/|/robots/games/(?:timing|stored_game)\.py$")
WALL_CALLS = {
    *(f"time.{name}" for name in ("time", "time_ns", "ctime", "asctime", "strftime")),
    *(f"time.{name}" for name in ("localtime", "gmtime", "mktime")),
    *(f"{kind}.{name}" for kind in ("datetime", "date") for name in ("now", "today", "utcnow")),
    *("QDate.currentDate", "QTime.currentTime"),
    *(f"QDateTime.current{rest}" for rest in ("DateTime", "DateTimeUtc")),
    *(f"QDateTime.current{rest}SinceEpoch" for rest in ("MSecs", "Secs")),
}
STEADY_CALLS = {
    *(f"time.{name}{rest}" for name in ("monotonic", "perf_counter") for rest in ("", "_ns")),
    *("time.clock_gettime", "time.clock_gettime_ns", "time.process_time", "time.thread_time"),
    *("QElapsedTimer", "QDeadlineTimer"),
}
SQL = re.compile(
    r"CURRENT_(?:TIME|DATE|TIMESTAMP)|\(\s*'now'|strftime\(|unixepoch\(|julianday\(", re.IGNORECASE
)


def root(node):
    """Return the name with which a chain of attributes begins."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


@in_program
def readers(path, pieces):
    """Return the lines of a module on which the time is read, of each kind of clock, and by SQL."""
    return clocks(pieces, WALL_CALLS), clocks(pieces, STEADY_CALLS), asked_of_sql(pieces)


def looked_at():
    return {path: read for path, read in readers().items() if not BENCHES.search(path)}


def asked_of_sql(nodes):
    """Return the lines on which a database is asked for the time."""
    texts = [node for node in nodes if isinstance(node, ast.Constant)]
    return [one.lineno for one in texts if isinstance(one.value, str) and SQL.search(one.value)]


def clocks(nodes, names):
    """Return the lines on which one of the named clocks is read, under whatever name."""
    called = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom | ast.Import):
            origin = getattr(node, "module", None)
            for one in node.names:
                called[one.asname or one.name] = f"{origin}.{one.name}" if origin else one.name
    found, lasts = [], {one.rpartition(".")[2] for one in names}
    for node in nodes:
        match node:
            case ast.Attribute(attr=last):  # nobody else is looked at further
                pass
            case ast.Name(id=last):
                last = called.get(last, "").rpartition(".")[2]
            case _:
                continue
        if last in lasts and root(node) in called:
            first, *rest = ast.unparse(node).split(".")
            whole = "." + ".".join([called.get(first, "?"), *rest])
            if any(whole.endswith(f".{one}") for one in names):
                found.append(node.lineno)
    return found


def test_one_function_reads_the_clock_on_the_wall():
    read = looked_at()

    assert WALL in read
    assert [
        f"{path}:{line}"
        for path, (wall, _, by_sql) in read.items()
        for line in [*(wall if path != WALL else []), *by_sql]
    ] == []


def test_who_reads_a_clock_that_nobody_can_set_is_known():
    assert {path for path, (_, steady, _) in looked_at().items() if steady} == STEADY.keys()


@pytest.mark.parametrize(
    "text",
    [
        "import time\ntime.time()",
        "import time as late\nlate.time()",
        "from time import time\ntime()",
        "from time import time_ns as late\nlate()",
        "import datetime\ndatetime.datetime.now()",
        "import datetime as dt\ndt.date.today()",
        "from datetime import datetime\nhanded(now=datetime.utcnow)",
        "from datetime import datetime as moment\nmoment.now(UTC)",
        "from PySide6.QtCore import QDateTime\nQDateTime.currentDateTime()",
        "from PySide6.QtCore import QTime as T\nT.currentTime()",
        "from PySide6 import QtCore\nQtCore.QDateTime.currentSecsSinceEpoch()",
    ],
)
def test_a_clock_is_found_by_whatever_name(text):
    assert clocks(pieces(text), WALL_CALLS)


@pytest.mark.parametrize(
    "text",
    [
        "db.execute('INSERT INTO games VALUES (CURRENT_TIMESTAMP)')",
        "db.execute(\"SELECT date('now')\")",
        "db.execute('SELECT unixepoch(day) FROM games')",
    ],
)
def test_a_clock_is_found_in_what_a_database_is_asked(text):
    assert asked_of_sql(pieces(text))


def test_a_time_that_is_only_kept_is_no_clock():
    nodes = pieces("self.time.time()\nplan.now()\nmoment.date()\nnow = 3")

    assert not clocks(nodes, WALL_CALLS)
