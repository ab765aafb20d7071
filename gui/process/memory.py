"""What the system has given to this process and not got back, as every task manager shows it."""

from dataclasses import dataclass
from pathlib import Path

STATUS = Path("/proc/self/status")
"""Where Linux says what a process takes."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Megabytes of a process: at rest, and the most there ever were."""

    now: float
    most: float


def taken() -> Taken:
    """Return what this process takes.

    Raises:
        OSError: the system does not say.
    """
    fields = dict(line.split(":", 1) for line in STATUS.read_text("ascii").splitlines())
    now, most = (int(fields[name].split()[0]) * 1024 / 1e6 for name in ("VmRSS", "VmHWM"))
    return Taken(now, most)
