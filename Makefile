# make play: open a table. make quick: test what changed. make test: prove everything.
# make golden: make the golden games again. make install: set-up alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell sed 's/\#.*//' compiled.txt)

STATIC := src/motherlode/server/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*')

.PHONY: install play test quick golden lint check pin clean web screenshots

install: $(VENV)/installed web

$(VENV)/pinned: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/installed: $(VENV)/pinned pyproject.toml setup.py compiled.txt $(SOURCES)
	@find src -name '*.so' -delete
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@$(BIN)/motherlode about
	@touch $@

web: $(STATIC)

web/node_modules/.package-lock.json: web/package-lock.json $(VENV)/pinned
	cd web && ../scripts/node npm install --silent --no-save
	@touch $@

$(STATIC): web/node_modules/.package-lock.json $(WEB)
	cd web && ../scripts/node npm run --silent build
	@touch $@

screenshots: install
	$(BIN)/python scripts/screenshots.py

play: install
	$(BIN)/motherlode serve --open --host 0.0.0.0

test: install
	./scripts/test

quick:
	./scripts/quick

golden: install
	$(BIN)/python -m motherlode.testing.golden tests/golden

lint: install
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

pin:
	$(PYTHON) -m venv build/pin
	build/pin/bin/pip install --quiet -r requirements.in
	build/pin/bin/pip freeze --all --exclude pip > requirements.txt

clean:
	rm -rf $(VENV) build
	find src -name '*.so' -delete
