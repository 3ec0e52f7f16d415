# Every target makes the virtual environment it needs. Only Python 3.11+, make and git are expected.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := rfcgen tests benchmarks generated_examples
ARM := generated_examples/arm
WORKERS ?= auto

.DEFAULT_GOAL := help
.PHONY: help demo test check lint golden examples bench sizes clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "rfcgen needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.demo: pyproject.toml | $(BIN)/python
	$(PIP) install --editable '.[can,plot]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.demo

demo: $(VENV)/.demo  ## validate, regenerate and run the arm; writes build/demo/
	$(BIN)/python $(ARM)/demo.py

test: $(VENV)/.dev  ## run every test
	$(BIN)/python -m pytest -q -n $(WORKERS)

lint: $(VENV)/.dev  ## style, types, layers
	$(BIN)/ruff format --no-cache --check $(SOURCES)
	$(BIN)/ruff check --no-cache $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test  ## all that a commit must pass

golden: $(VENV)/.dev  ## rewrite the expected output of tests; review the diff
	$(BIN)/python tests/golden/regenerate.py
	$(BIN)/python tests/diagnostics/regenerate.py

examples: $(VENV)/.dev  ## regenerate generated_examples/ with the tool itself
	$(BIN)/rfcgen new types $(ARM)/arm.types.xml
	for part in motion_core can_drives arm_simulator; do \
	  $(BIN)/rfcgen new component $(ARM)/$$part/component.xml || exit; done
	$(BIN)/rfcgen integrate system $(ARM)/motion.system.xml

bench: $(VENV)/.dev  ## measure; prints ratios and medians
	$(BIN)/python -m benchmarks

sizes: | $(BIN)/python  ## the ten longest modules and functions
	@$(BIN)/python tests/contract/sizes.py rfcgen

clean:  ## remove what make made
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
