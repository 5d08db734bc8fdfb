"""Hypothesis profiles: quick samples by default, large ones under `make deep`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("deep", settings.get_profile("quick"), max_examples=1500)
settings.load_profile("deep" if os.environ.get("SHIPMATES_DEEP") else "quick")
