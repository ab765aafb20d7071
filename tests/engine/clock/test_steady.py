import sys
import time

import pytest

from engine.clock.steady import steady_ms


def test_it_never_goes_back():
    read = [steady_ms() for _ in range(1000)]

    assert read == sorted(read)
    assert all(isinstance(one, int) for one in read)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has two such clocks")
def test_on_linux_it_counts_sleep_as_well():
    before = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    read = steady_ms()
    after = time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    assert before // 1_000_000 <= read <= after // 1_000_000
