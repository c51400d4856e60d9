# storeterm: `make run` opens a store, `make test` proves it works; `make help` lists the rest.

FILE ?= Configs/StreamingPass.storekit
ARGS ?=
PREFIX ?= /usr/local
SWIFT ?= swift
# Where there is none, the first build is ahead.
BUILT ?= .build/debug/storeterm

SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources
# Ctrl-C ends a program with exit code 130, which make would report as an error.
LEFT = { code=$$?; [ $$code -eq 130 ] || exit $$code; }
RELEASE = flags=$$(Scripts/release-flags) && $(SWIFT) build $$flags --product storeterm

.PHONY: help run example test build lint format bench docs install soak packages \
  packages-test first-build

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: first-build packages ## open FILE in the terminal (FILE=Configs/StreamingPass.storekit ARGS=)
	@$(SWIFT) run storeterm "$(FILE)" $(ARGS) || $(LEFT)

example: first-build packages ## run the example app, SwiftUI in the terminal
	@$(SWIFT) run Greenhouse || $(LEFT)

test: packages-test ## all tests; of the long ones a seeded hundredth
	@SWIFT="$(SWIFT)" Scripts/test

build: packages ## a debug build of everything
	@$(SWIFT) build

lint: ## check the style of every source file, and the prose of pages and comments
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@Scripts/check-prose

format: ## put every source file into that style
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

bench: packages ## measure start, keys and loading (ARGS=--help lists its options)
	@SWIFT="$(SWIFT)" Benchmarks/run $(ARGS)

docs: packages ## build the DocC documentation of the libraries into .build/documentation
	@SWIFT="$(SWIFT)" Scripts/build-docs

install: packages ## a release build into PREFIX (/usr/local)
	@$(RELEASE)
	@bin=$$($(RELEASE) --show-bin-path) && target="$(DESTDIR)$(PREFIX)/bin" && \
	  install -d "$$target" && install -m 755 "$$bin/storeterm" "$$target/storeterm" && \
	  for bundle in "$$bin"/*.resources "$$bin"/*.bundle; do \
	    [ ! -d "$$bundle" ] || { rm -rf "$$target/$${bundle##*/}" && cp -R "$$bundle" "$$target/"; } || exit 1; \
	  done && echo "installed $$target/storeterm"
	@bin=$$($(RELEASE) --show-bin-path) && \
	  Scripts/install-documentation "$$bin/storeterm" "$(DESTDIR)$(PREFIX)/share"
	@SWIFT="$(SWIFT)" Scripts/install-modules "$(DESTDIR)$(PREFIX)/lib/storeterm"

soak: packages-test ## the long tests in full, in release (takes a while)
	@STORETERM_SOAK=1 $(SWIFT) test -c release -Xswiftc -enable-testing
	@Scripts/start-stress "$$($(SWIFT) build -c release --show-bin-path)/storeterm"

first-build:
	@[ -e "$(BUILT)" ] || echo "Building storeterm and its libraries for the first time." \
	  "That takes about 5 minutes on two cores." >&2

packages:
	@Scripts/packages

packages-test:
	@Scripts/packages tmux python3
