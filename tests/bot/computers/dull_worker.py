"""A worker that starts in no time, thinks for a while, and never has an answer of its own.

So the first legal move is played. It imports nothing of Parlour: run it with `python -S -E`.
"""

import json
import sys
import time

SECONDS = float(sys.argv[1])

print("{}", flush=True)  # noqa: T201 - ready
for line in sys.stdin:
    time.sleep(SECONDS)
    answer = {"number": json.loads(line)["number"], "answer": {"error": "dull"}}
    print(json.dumps(answer), flush=True)  # noqa: T201 - its answer
