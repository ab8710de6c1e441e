"""Writes the store that `store.jsonl` and `buttons.json` hold, with the code of version 0.1.0.

It imports modules by the names they had then, and its own by their file names, so it runs in a
checkout of that version:

    git worktree add /tmp/parlour-0.1.0 dc7d66a
    cd /tmp/parlour-0.1.0
    PYTHONPATH=. python .../tests/bot/persistence/old_store/make
"""
