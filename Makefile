# make play: open a table. make test: prove everything. make install: set-up alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell sed 's/\#.*//' compiled.txt)

.PHONY: install play test lint check pin clean

install: $(VENV)/installed

$(VENV)/pinned: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/installed: $(VENV)/pinned pyproject.toml setup.py compiled.txt $(SOURCES)
	@find src -name '*.so' -delete
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@$(BIN)/motherlode about
	@touch $@

play: install
	$(BIN)/motherlode play karats

test: install
	./scripts/test

lint: install
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

pin:
	$(PYTHON) -m venv build/pin
	build/pin/bin/pip install --quiet -r requirements.in
	build/pin/bin/pip freeze --all --exclude pip > requirements.txt

clean:
	rm -rf $(VENV) build
	find src -name '*.so' -delete
