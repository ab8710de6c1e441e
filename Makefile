# Everything one does with this repository. `make help` lists it.

# The first Python that is new enough; `make play PYTHON=python3.13` chooses another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input
LOCK    = $(VENV)/lock/bin/uv --quiet pip compile --universal --python-version 3.11 \
	--generate-hashes --upgrade --custom-compile-command "make lock"
# One thread: the matrices are small, and threads would only wait for each other.
TRAINING = OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.training.points

.DEFAULT_GOAL := help
.PHONY: help play install test coverage check format lint types layers gallery recording thorough fuzz mutations torture soak bench floods strength discord-kills telegram-kills computer-kills train-narde train-backgammon endings-checkers tune-checkers problems lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## run Parlour (ARGS="--help" shows what it takes)
	@exec $(BIN)/parlour $(ARGS)

install: $(VENV)/.play ## install what running needs, and run nothing

test: $(VENV)/.test ## run the tests (TESTS="-k word" narrows)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(TESTS) # processes share the bytecode

coverage: $(VENV)/.test ## run the tests, and fail where too few branches were taken
	@$(BIN)/coverage erase
	@PYTHONDONTWRITEBYTECODE= $(BIN)/coverage run -m pytest
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --include='rules/*' --fail-under=100
	@$(BIN)/coverage report --include='render/*,bot/*' --fail-under=95

check: format lint types layers coverage ## format, lint, types, layering, tests, coverage: all that must be true

format: $(VENV)/.test ## put the code into its one layout (in CI: only look)
	@$(BIN)/ruff format $(if $(CI),--check)

lint: $(VENV)/.test ## look for mistakes
	@$(BIN)/ruff check

types: $(VENV)/.test ## check the types
	@$(BIN)/mypy

layers: $(VENV)/.test ## check what may import what
	@PYTHONPATH=. $(BIN)/lint-imports --no-logo

gallery: $(VENV)/.test ## draw every board in every theme into docs/gallery.md
	@$(BIN)/python -m tests.gallery

recording: $(VENV)/.test ## play in Chromium and record it into docs/play.webp
	@$(BIN)/python -m tests.recording

thorough: $(VENV)/.test ## run the tests with all that takes longer: hundreds of kills, every hand in the browser
	@THOROUGH=yes PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(TESTS)

fuzz: $(VENV)/.test ## look for what breaks a law, for long and by chance
	@HYPOTHESIS_PROFILE=thorough $(BIN)/pytest tests/rules/test_laws.py tests/rules/test_tap_laws.py

mutations: $(VENV)/.test ## put faults into a copy of the code, see that the tests notice: docs/mutations.md (MUTATIONS="narde" narrows)
	@$(BIN)/python -m tests.mutations $(MUTATIONS)

torture: $(VENV)/.test ## fail over, crash and move real servers while bots play: docs/reliability.md (TORTURE="cluster-crash --times 3" narrows)
	@$(BIN)/python -m tests.torture $(TORTURE)

soak: $(VENV)/.test ## let bots play for twenty minutes, and see that nothing grows (SOAK=5 for five)
	@$(BIN)/python -m tests.torture.soak $(SOAK)

bench: $(VENV)/bench/.done ## measure us against our peers (BENCH="checkers" narrows)
	@$(VENV)/bench/bin/python -m tests.bench $(BENCH)

floods: $(VENV)/.test ## flood the page of a running Parlour with windows and connections (FLOODS="half rooms" narrows)
	@$(BIN)/python -m tests.torture.page $(FLOODS)

strength: $(VENV)/bench/.done ## let the computers play their peers again, for hours (STRENGTH="narde --scale 0.1" narrows)
	@$(VENV)/bench/bin/python -m tests.strength $(STRENGTH)

discord-kills: $(VENV)/.test ## kill Parlour on Discord 70 times and see what is left, for some minutes
	@$(BIN)/python -m tests.bench.discord_kills

telegram-kills: $(VENV)/.test ## kill Parlour on Telegram 50 times by polling and 50 times by webhook, for some minutes
	@THOROUGH=yes $(BIN)/python -m pytest -n0 tests/bot/chat/telegram_chat/test_kills.py

computer-kills: $(VENV)/.test ## kill Parlour, its workers and its store 100 times each while a computer thinks, for a minute
	@THOROUGH=yes $(BIN)/python -m pytest -n0 tests/bot/crash/test_killed_computers.py

endings-checkers: $(VENV)/.test ## solve the endings of checkers again into build/train, for some minutes
	@$(BIN)/python -m tests.training.checkers_endings

tune-checkers: $(VENV)/.test ## train the evaluation of checkers again into build/train, for some minutes
	@$(BIN)/python -m tests.training.checkers

train-narde: $(VENV)/.test ## train the net of narde again, into build/train, for an hour or more on two cores (TRAIN="--games 100000 --seed 1")
	@$(TRAINING) narde --study 24 $(TRAIN)

train-backgammon: $(VENV)/.test ## train the net of backgammon again (TRAIN="--games 50000 --seed 1")
	@$(TRAINING) backgammon $(TRAIN)

problems: $(VENV)/.test ## make the problems again, for some minutes a game (PROBLEMS="narde --seed 2" narrows)
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.training.problems $(PROBLEMS)

lock: $(VENV)/lock/.done ## look up the newest versions and write requirements/*.txt anew
	$(LOCK) pyproject.toml --group build -o requirements/play.txt
	$(LOCK) pyproject.toml --group build --group test -o requirements/test.txt
	$(LOCK) pyproject.toml --group bench -o requirements/bench.txt
	$(LOCK) --group lock -o requirements/lock.txt

clean: ## remove everything that can be made again
	rm -rf $(VENV) build *.egg-info .coverage* .hypothesis .import_linter_cache .*_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Parlour needs Python 3.11 or newer, and none is on the PATH."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv module is missing here (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing Parlour into $(VENV) (once) ..."
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "Installing the test tools into $(VENV) (once) ..."
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

# Tools that the product and its tests never meet have environments of their own.
$(VENV)/lock/.done $(VENV)/bench/.done: $(VENV)/%/.done: requirements/%.txt | $(VENV)/pyvenv.cfg
	@$(PYTHON) -m venv $(VENV)/$*
	@$(VENV)/$*/bin/python -m pip --quiet --disable-pip-version-check install --require-hashes -r $<
	@touch $@
