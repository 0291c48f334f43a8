# `make help` lists what can be made. Settings: PYTHON=python3.12, TORCH_INDEX=<index of CPU wheels> JOBS=<tests at once>
PYTHON ?=
TORCH_INDEX ?=
JOBS ?= 2
export PYTHON TORCH_INDEX

BIN := .venv/bin
BASE := .venv/.ready-base
DEV := .venv/.ready-dev
INPUTS := pyproject.toml constraints.txt scripts/setup.sh scripts/system.sh

.DEFAULT_GOAL := setup
.PHONY: setup demo test lint bench build verify mutants picture browser help

setup: $(BASE)  ## make .venv, with what grading needs
	@echo "Ready. Next: make demo, or $(BIN)/autograder --help"

$(BASE): $(INPUTS)
	@scripts/setup.sh base
	@touch $@

$(DEV): $(INPUTS)
	@scripts/setup.sh dev
	@touch $(BASE) $@

demo: $(BASE)  ## grade a small class made on the spot; the reports go to demo/
	@$(BIN)/autograder demo

test: lint  ## all checks: lint, types, built files, tests
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder

lint: $(DEV)  ## style, types, and whether the built files are up to date
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check -q .
	@$(BIN)/mypy
	@$(BIN)/autograder build --check

build: $(BASE)  ## assignments/, source/ and release/ from solutions/
	@$(BIN)/autograder build

verify: $(BASE)  ## prove the graders against right and wrong programs
	@$(BIN)/autograder verify

mutants: $(BASE)  ## spoil the solutions in one place each: does every hidden check that is needed exist?
	@$(BIN)/python -m autograder.mutants

bench: $(DEV)  ## measure what isolation costs
	@$(BIN)/python benchmarks/report_cost.py

picture: $(BASE)  ## draw docs/images from a real run
	@$(BIN)/python scripts/picture.py

browser:  ## install Chromium for the tests in a browser, where that is possible
	@scripts/system.sh chromium

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 12
