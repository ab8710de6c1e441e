"""A worker that starts in no time, thinks for a while, and answers what it was told to, or nothing.

It imports nothing of Parlour: run it with `python -S -E`.
"""

import json
import sys
import time

SECONDS = float(sys.argv[1])
ANSWER = {"move": sys.argv[2]} if sys.argv[2:] else {"error": "dull"}

print("{}", flush=True)  # noqa: T201 - ready
for line in sys.stdin:
    time.sleep(SECONDS)
    number = json.loads(line)["number"]
    print(json.dumps({"number": number, "answer": ANSWER}), flush=True)  # noqa: T201 - its answer
