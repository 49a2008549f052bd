# make play: open a table. make quick: test what changed. make test: prove everything.
# make golden: make the golden games again. make install: set-up alone.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
SET_UP := @$(PYTHON) scripts/set_up.py

.PHONY: install play host test quick golden proof lint docs pin pins-check clean screenshots

# A table on this machine, for its players alone; ARGS="--port 9000" are options of `serve`.
play:
	$(SET_UP) play $(ARGS)

# The same, open to phones and computers of the same network.
host:
	$(SET_UP) host $(ARGS)

# All that a developer needs: every extra, the tools, the web client, the compiled modules.
install:
	$(SET_UP) install

screenshots: install
	$(BIN)/python scripts/screenshots.py

test: install
	./scripts/test

quick:
	./scripts/quick

golden: install
	$(BIN)/python -m motherlode.testing.golden tests/golden

# What takes too long for every change: compiled packages, bad compilers, other Pythons.
proof: install
	./scripts/proof

lint: install
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# The documentation as a site in build/site, with an API reference; every link is checked.
docs:
	$(SET_UP) docs

# Newest versions of all packages, with hashes.
pin:
	$(PYTHON) -m venv build/pin
	build/pin/bin/pip install --quiet pip-tools packaging
	build/pin/bin/python scripts/pin.py

pins-check: install
	$(BIN)/python scripts/pin.py check

clean:
	rm -rf .venv build src/motherlode/server/static
	find src -name '*.so' -delete
