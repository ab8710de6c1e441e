"""What every test shares: how hard hypothesis looks."""

import os

from hypothesis import HealthCheck, settings

# Whole games are walked in one example, so an example has no time limit of its own. The usual look
# is the same each time: a gate on coverage must not depend on luck. `make fuzz` looks elsewhere.
settings.register_profile(
    "usual",
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", max_examples=1_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
