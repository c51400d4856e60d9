# storeterm: `make run` opens a store, `make test` runs the tests, `make help` lists all targets.

FILE ?= Configs/StreamingPass.storekit
ARGS ?=
PREFIX ?= /usr/local
SWIFT ?= swift
# If this file is missing, the next build is the first one.
BUILT ?= .build/debug/storeterm

SOURCES = Package.swift Packages Plugins Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources
# Ctrl-C ends a program with exit code 130, which make would report as an error.
LEFT = { code=$$?; [ $$code -eq 130 ] || exit $$code; }
RELEASE = flags=$$(Scripts/release-flags) && $(SWIFT) build $$flags --product storeterm

.PHONY: help run example demo test build lint format bench docs install soak packages \
  packages-test first-build

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: first-build packages ## open FILE in the terminal (FILE=Configs/StreamingPass.storekit ARGS=)
	@$(SWIFT) run storeterm "$(FILE)" $(ARGS) || $(LEFT)

example: first-build packages ## run the example app (SwiftUI in the terminal)
	@$(SWIFT) run Greenhouse || $(LEFT)

demo: first-build packages ## run the example shop (StoreKit in the terminal)
	@$(SWIFT) run Tidewatch --store Examples/Tidewatch/Tidewatch.storekit || $(LEFT)

test: packages-test ## run all tests, but only 1 % of the rounds of the long tests
	@SWIFT="$(SWIFT)" Scripts/test

build: packages ## build everything in debug mode
	@$(SWIFT) build

lint: ## check the style of every source file, and the prose of pages and comments
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@Scripts/check-prose

format: ## format every source file
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

bench: packages ## measure start, keys and loading (ARGS=--help lists its options)
	@SWIFT="$(SWIFT)" Benchmarks/run $(ARGS)

docs: packages ## build the DocC documentation of the libraries into .build/documentation
	@SWIFT="$(SWIFT)" Scripts/build-docs

install: packages ## install a release build into PREFIX (/usr/local)
	@$(RELEASE)
	@bin=$$($(RELEASE) --show-bin-path) && target="$(DESTDIR)$(PREFIX)/bin" && \
	  install -d "$$target" && install -m 755 "$$bin/storeterm" "$$target/storeterm" && \
	  for bundle in "$$bin"/*.resources "$$bin"/*.bundle; do \
	    [ ! -d "$$bundle" ] || { rm -rf "$$target/$${bundle##*/}" && cp -R "$$bundle" "$$target/"; } || exit 1; \
	  done && echo "installed $$target/storeterm"
	@bin=$$($(RELEASE) --show-bin-path) && \
	  Scripts/install-documentation "$$bin/storeterm" "$(DESTDIR)$(PREFIX)/share"
	@SWIFT="$(SWIFT)" Scripts/install-modules "$(DESTDIR)$(PREFIX)/lib/storeterm"

soak: packages-test ## run the long tests in full, in release mode (slow)
	@STORETERM_SOAK=1 $(SWIFT) test -c release -Xswiftc -enable-testing
	@Scripts/start-stress "$$($(SWIFT) build -c release --show-bin-path)/storeterm"

first-build:
	@[ -e "$(BUILT)" ] || echo "Building storeterm and its libraries for the first time." \
	  "That takes about 5 minutes on two cores." >&2

packages:
	@Scripts/packages

packages-test:
	@Scripts/packages tmux python3
