# Everything a developer does, by name: `make` lists the verbs.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory

PYTHON  ?= python3
WORKERS ?= 4
ARGS    ?=

# Packages of src/shipmates whose every line must be covered by tests.
COMPLETE := kernel tricks planet9 deepsea crewdeck

# Modules behind the verbs `bench`, `golden`, `wire` and `briefings`.
BENCH  := benchmarks.rules
GOLDEN := tests.golden.make
WIRE   := tests.client.make
BRIEFS := tests.words.make

VENV  := .venv
BIN   := $(VENV)/bin
STAMP := $(VENV)/.installed
CORE  := $(VENV)/.native
RELEASE := $(VENV)/release/.installed
SCHEMA := $(VENV)/release/bin/check-jsonschema --quiet --builtin-schema
CXX   ?= c++

# Where packages come from is the machine's to say, in its pip and uv settings; where they
# go is ours. So these, and only these, are not passed on.
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH
unexport PIP_USER PIP_TARGET PIP_PREFIX PIP_ROOT PIP_PYTHON PIP_REQUIRE_HASHES
unexport UV_PYTHON UV_SYSTEM_PYTHON UV_REQUIRE_HASHES UV_PROJECT_ENVIRONMENT

# Nor this: without its bytecode every program compiles every module anew, and the tests start
# hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE

ifneq ($(shell command -v uv || true),)
UV := uv
else
UV := $(VENV)/tools/bin/uv
OWN_UV := $(UV)
endif

PAGES := src/shipmates/server/static/index.html
CLIENT_FILES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f) \
  $(wildcard src/shipmates/words/*/*.ftl)
NODE_FITS := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NO_NODE := The pages need Node.js 20.19 or newer and npm

# Which browser plays the stories, and how many at a time.
export CHROMIUM ?= /usr/bin/chromium
BROWSERS ?= 2
STORY    ?=

PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal


.PHONY: help audit pages client native stories pictures chromium run install check test deep bench bench-envs bench-server bench-fleet bench-solver bench-browser strength sense impossible golden golden-solver man native-test wire briefings build format pins clean static covered tests
.PHONY: bench-portable container cross one-line package release test-package

help:  ## say what each verb does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

run: $(STAMP) native pages  ## start the server (ARGS="play planet9" for the terminal, or any other command)
	@$(BIN)/shipmates $(or $(ARGS),serve)

install: $(STAMP)  ## make .venv with the pinned tools and this checkout in it
	@echo "ready: $(BIN)/shipmates"

check: static native  ## format, lint, types, imports, and the quick tests
	@echo "== quick tests"
	@$(PYTEST) -q -m "not deep and not slow" $(ARGS)

# All side by side, so that no core waits for a part that is nearly done: a browser often waits, and
# what checks the code is one process. Each part says what it found in one piece when it is done;
# pytest, the longest, as it goes.
test:  ## what CI runs: the checks, every test but the deep ones, and coverage
	@$(MAKE) --jobs=4 --output-sync=target client static stories tests package
	@if [[ -d .git && -z $$(git status --porcelain) ]]; then git rev-parse HEAD > $(VENV)/.tested; fi

deep: static native client  ## the same with the deep sweeps and larger samples, for hours
	@echo "== tests, deep"
	@SHIPMATES_DEEP=1 $(PYTEST) -m "" -o faulthandler_timeout=0 $(ARGS)
	@SHIPMATES_DEEP=1 $(MAKE) stories ARGS=
	@$(MAKE) test-package bench-portable container ARGS=
	@$(MAKE) audit

audit: $(STAMP) $(OWN_UV)  ## ask for known flaws in the packages we use; it needs the web, and says so
	@echo "== known flaws"
	@$(BIN)/python -m tests.audit $(UV)

bench: $(STAMP)  ## measure how fast the rules are
	@$(BIN)/python -m $(BENCH) $(ARGS)

bench-envs: $(STAMP) native  ## measure the environments beside OpenSpiel's trick games (ARGS="--seconds 0.3")
	@$(BIN)/python -m benchmarks.envs $(ARGS)

bench-server: $(STAMP)  ## measure how many tables one server holds (ARGS="--tables 300 --seconds 60")
	@$(BIN)/python -m benchmarks.server $(ARGS)

bench-fleet: $(STAMP)  ## measure one server on SQLite and two on PostgreSQL (ARGS="--tables 1000 --seconds 600")
	@$(BIN)/python -m benchmarks.fleet $(ARGS)

bench-solver: $(STAMP) native  ## measure the solver beside a SAT solver (ARGS="--deals 50" for a quick look)
	@$(BIN)/python -m benchmarks.solver $(ARGS)

strength: $(STAMP) native  ## measure how strong the bots are (ARGS="--only tasks --deals 1000 --workers 2")
	@$(BIN)/python -m benchmarks.bots $(ARGS)

sense: $(STAMP) native  ## learn the bots' card sense anew (ARGS="--game deepsea --minutes 20")
	@$(BIN)/python -m benchmarks.bots.learn $(ARGS)

impossible: $(STAMP)  ## decide anew which tasks of Deep Sea exclude each other: an hour, resumable
	@$(BIN)/python -m benchmarks.impossible $(ARGS)

golden: $(STAMP)  ## write the golden files anew; read the diff before you commit it
	@$(BIN)/python -m $(GOLDEN) $(ARGS)

golden-solver: $(STAMP) native  ## write the golden deals of the solver anew (ARGS=--slowest for the slowest)
	@$(BIN)/python -m tests.solver.make $(ARGS)

man: $(STAMP)  ## write the man pages anew, from the words of the help
	@$(BIN)/python -m shipmates.cli.manual man

wire: $(STAMP)  ## write the schema of the protocol anew; read the diff before you commit it
	@$(BIN)/python -m $(WIRE)

briefings: $(STAMP)  ## write the pages of all briefings anew, to be read by people who play
	@$(BIN)/python -m $(BRIEFS)

client: $(PAGES)  ## check, test and build the browser's client
	@echo "== client"
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent test

stories: $(STAMP) $(PAGES) native chromium  ## play in a real browser against the real server (STORY=solo for some of it)
	@echo "== stories"
	@cd web && WORKERS=$(BROWSERS) npm run --silent stories -- $(STORY)

pictures: $(STAMP) $(PAGES) chromium  ## take the pictures of docs/pictures anew: contact sheets of the main screens
	@cd web && WORKERS=1 npx playwright test --config e2e/contact/playwright.config.ts

bench-browser: $(STAMP) $(PAGES) chromium  ## measure frames and input delay on a slow phone with five seats
	@cd web && npx playwright test --config e2e/bench/playwright.config.ts

build: $(STAMP) $(PAGES) $(RELEASE)  ## put the packages into dist/: source archives, and wheels built from them
	@$(BIN)/python -m tools.package.build dist

# Empty environments, without compiler or Node: what a person gets who installs the packages.
test-package: build chromium  ## try the packages in empty environments, with every Python there is
	@echo "== packages"
	@$(BIN)/python -m tools.package

package: build chromium
	@echo "== packages, this Python"
	@$(BIN)/python -m tools.package short

one-line: build chromium  ## time `uvx shipmates serve` and `pipx run shipmates serve` until cards are in a browser
	@$(BIN)/python -m tools.package.oneline

cross: $(STAMP) $(RELEASE)  ## build the core for other systems with Zig, without running it (ARGS=musl for some)
	@$(BIN)/python -m tools.package.cross $(ARGS)

release:  ## build, try and tag a release, or say what is in the way; the upload is the hosted workflow's
	@$(BIN)/python -m tools.release prepare

container: build  ## try the steps of the Containerfile in a chroot; it needs root and debootstrap, and says so
	@echo "== container"
	@$(BIN)/python -m tools.container

bench-portable: $(STAMP) native build  ## measure the portable core beside the tuned one (ARGS="--rounds 9")
	@$(BIN)/python -m benchmarks.portable $(ARGS)

format: $(STAMP)  ## lay out the code and mend what the linter can mend
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

pins: $(OWN_UV)  ## bring requirements/*.txt in step with pyproject.toml (UPGRADE=1 for newest)
	@$(call compile,run,pyproject.toml)
	@$(call compile,dev,pyproject.toml --extra dev --extra envs --extra fast --extra toolchain --extra sat --extra lab --extra ray --extra postgres --extra redis --constraints requirements/run.txt)
	@$(call compile,uv,requirements/uv.in)
	@$(call compile,release,--group release)
	@echo "pinned: requirements/run.txt dev.txt uv.txt release.txt"

clean:  ## remove all that these verbs made, .venv too
	@rm -rf web/node_modules web/.svelte-check src/shipmates/server/static
	@rm -rf $(VENV) dist build .coverage .coverage.* htmlcov .hypothesis
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true


# The core is built where a compiler is; its twin in Python answers elsewhere.
native: $(STAMP)  ## build the native core of the solver
	@if command -v $(CXX) >/dev/null; then $(MAKE) $(CORE); \
	  else echo "There is no C++ compiler ($(CXX)): the solver's slow twin answers instead."; fi

native-test: $(STAMP)  ## test the core by itself, with sanitizers
	@command -v $(CXX) >/dev/null || { echo "There is no C++ compiler ($(CXX))."; exit 1; }
	@$(BIN)/cmake -S native -B native/build/tests -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	  -DCMAKE_BUILD_TYPE=Release -DSHIPMATES_TUNED=ON -DSHIPMATES_TESTS=ON >/dev/null
	@$(BIN)/cmake --build native/build/tests
	@native/build/tests/shipmates_tests $(or $(ARGS),native/vectors/deals100.txt native/vectors/setups.txt)

$(CORE): $(wildcard native/src/* native/src/env/* native/cmake/* native/shipmates_native/*) native/CMakeLists.txt native/pyproject.toml $(VENV)/.pinned
	@echo "building the native core"
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --no-index \
	  --config-settings=cmake.define.SHIPMATES_TUNED=ON --config-settings=build-dir=build/tuned ./native
	@touch $@

static: $(STAMP) $(RELEASE)
	@echo "== format"
	@$(BIN)/ruff format --check .
	@echo "== lint"
	@$(BIN)/ruff check .
	@echo "== types"
	@$(BIN)/mypy
	@echo "== imports"
	@$(BIN)/lint-imports --no-logo
	@echo "== hosted workflows and forms"
	@$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/fault.yml .github/ISSUE_TEMPLATE/wish.yml
	@$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA) vendor.renovate .github/renovate.json
	@$(SCHEMA) vendor.citation-file-format CITATION.cff
	@$(SCHEMA) vendor.compose-spec docs/operate/compose.yml
	@$(VENV)/release/bin/zizmor --quiet --offline --no-progress --min-severity medium .github

pages:
	@$(NODE_FITS) && $(MAKE) $(PAGES) || echo "$(NO_NODE): the browser gets a plain page."

# What people see in a browser. It is built where Node.js is, and travels in the wheel.
$(PAGES): web/node_modules/.installed $(CLIENT_FILES)
	@echo "building the pages"
	@cd web && npm run --silent build -- --logLevel error && touch ../$@

# Not `npm ci`: a registry that lacks some other system's binaries leaves gaps in the lock file,
# which it will not have. What is there is held to its version and hash all the same.
web/node_modules/.installed: web/package-lock.json
	@$(NODE_FITS) || { echo "$(NO_NODE), from nodejs.org or your system."; exit 1; }
	@echo "installing the client's packages into web/node_modules"
	@cd web && npm install --no-save --silent --no-audit --no-fund && touch node_modules/.installed

# The stories use the system's browser: what Debian ships is what is tested.
chromium:
	@command -v $(CHROMIUM) >/dev/null || { \
	  [[ $(CHROMIUM) == /usr/bin/chromium && $$(id -u) == 0 ]] && command -v apt-get >/dev/null && { \
	    echo "Chromium is missing; installing it"; \
	    apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } \
	  && command -v $(CHROMIUM) >/dev/null; } || { \
	  echo "The stories are played in Chromium, and there is none at $(CHROMIUM)."; \
	  echo "On Debian: apt-get install chromium. Another one: make stories CHROMIUM=/path/to/it"; exit 1; }

# Tracing doubles the time a test takes, so only the rules' own tests are traced: they must
# reach every line by themselves, without the random games of the laws.
covered: native
	@echo "== tests of the rules, reaching every line of: $(COMPLETE)"
	+@$(PYTEST) $(COMPLETE:%=tests/%) $(COMPLETE:%=--cov=shipmates.%) \
	  --cov-report=term-missing:skip-covered --cov-fail-under=100

# `+`: what it says is shown as it comes.
tests: covered $(PAGES)
	@echo "== tests"
	+@$(PYTEST) $(COMPLETE:%=--ignore=tests/%) $(ARGS)

define compile
$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
  --no-emit-index-url --no-emit-find-links --no-emit-package shipmates-native --custom-compile-command "make pins" \
  $(if $(UPGRADE),--upgrade) --output-file requirements/$(1).txt $(2)
endef


$(STAMP): pyproject.toml $(VENV)/.pinned
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# `uv` does the work; where it cannot be had or cannot reach the index, pip does the same.
$(VENV)/.pinned: requirements/dev.txt | $(BIN)/python $(OWN_UV)
	@echo "installing the pinned packages into $(VENV)"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt || { \
	  echo "uv could not do it; trying pip"; \
	  $(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt; }
	@touch $@

# What builds and checks packages lives beside `.venv`, not in it: it brings much along.
$(RELEASE): requirements/release.txt | $(BIN)/python $(OWN_UV)
	@echo "installing the tools for packages into $(VENV)/release"
	@$(BIN)/python -m venv $(VENV)/release
	@$(UV) pip sync --quiet --python $(VENV)/release/bin/python --require-hashes requirements/release.txt || \
	  $(VENV)/release/bin/python -m pip install --quiet --require-hashes -r requirements/release.txt
	@touch $@

$(VENV)/tools/bin/uv: requirements/uv.txt | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --require-hashes --upgrade \
	  --target $(VENV)/tools -r requirements/uv.txt && touch $@ || echo "no uv to be had"

NEEDS := Shipmates needs Python 3.11 or newer

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "$(NEEDS), and there is no '$(PYTHON)' here."; \
	  echo "Install it, or name one you have: make install PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$(NEEDS); '$(PYTHON)' is $$($(PYTHON) --version)."; \
	  echo "Install a newer one and name it: make install PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  [[ $$(id -u) == 0 ]] && command -v apt-get >/dev/null && { \
	    echo "Python's venv module is missing; installing python3-venv"; \
	    apt-get install -y -qq python3-venv || { apt-get update -qq && apt-get install -y -qq python3-venv; }; } \
	  && $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; } || { \
	  echo "'$(PYTHON)' lacks its venv module; on Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
