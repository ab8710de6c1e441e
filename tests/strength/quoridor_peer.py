"""The peer gorisanson/quoridor-ai, a tree search by chance in JavaScript, run by Node.js."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from rules.quoridor import Move, Position
from rules.quoridor.moves import legal_moves

FOLDER = os.environ.get("QUORIDOR_AI", "")
HOW_TO_GET_IT = "skipped: clone github.com/gorisanson/quoridor-ai, set QUORIDOR_AI, install node"
_BRIDGE = Path(__file__).with_name("quoridor_bridge.js")


def is_there() -> bool:
    """Return whether the peer can be played against."""
    return Path(FOLDER, "src/js/ai.js").is_file() and bool(shutil.which("node"))


class Peer:
    """The other program."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    @classmethod
    @contextmanager
    def start(cls, rollouts: int) -> Iterator[Self]:
        """Run the peer, which tries out so many games before each move."""
        command = [shutil.which("node") or "node", str(_BRIDGE), FOLDER, str(rollouts)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:  # noqa: S603
            yield cls(process)
            process.kill()

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        """Return its move after these, once it is certain that its rules are ours."""
        entry, answers = self._process.stdin, self._process.stdout
        assert entry
        assert answers
        print(*moves, file=entry, flush=True)
        answer = json.loads(answers.readline())
        legal = {str(move): move for move in legal_moves(position)}
        assert set(answer["legal"]) == set(legal), position
        return legal[answer["move"]]
