"""The clock on the wall. Nobody else reads it: everybody is handed this function, or a test's own.

So nothing at the table depends on when it is tried, and one test can let years pass.
"""

from datetime import UTC, datetime


def utc_now() -> datetime:
    """Return the time on the wall, in UTC."""
    return datetime.now(UTC)
