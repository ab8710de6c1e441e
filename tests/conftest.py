"""What every test shares: how hard hypothesis looks."""

import os

from hypothesis import HealthCheck, settings

# Whole games are walked in one example, so an example has no time limit of its own.
settings.register_profile("dev", max_examples=10, deadline=None)
settings.register_profile(
    "ci",
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", max_examples=2_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
