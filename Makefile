# The commands of the package. `make` alone lists them.

SWIFT_SOURCES = Package.swift Plugins Sources Tests Samples Benchmarks

# A statically linked program starts faster. Not every toolchain contains the static library.
STATIC = $(shell d=$$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p'); \
	[ -d "$${d}_static" ] && echo --static-swift-stdlib)

# Swift's own linker can pack the hundred thousand relocations of a start, if the C library (2.36 or later) can unpack
# them. That saves 2 MB of file and memory.
LINK = $(shell [ -x "$$(dirname "$$(readlink -f "$$(command -v swift)")")/ld.lld" ] && \
	printf '%s\n' 2.36 "$$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -CV && \
	echo -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)

RELEASE = swift build -c release $(STATIC) $(LINK)

help:
	@echo "make setup     install what building needs (apt), or say what is missing"
	@echo "make install   build Pica as a shared library and install it with the command pica (PREFIX, by default ~/.local)"
	@echo "make gallery   build and open the sample gallery; without a display, render its pages"
	@echo "make test      install what testing needs, check the layout, test; warnings are errors"
	@echo "make test-long a million random commands to the editing core, thousands to fields, pictures tampered with, and a random person in the gallery and in Notebook (an hour)"
	@echo "make test-sanitized  the tests that need no session under the address and the thread sanitizer (two hours)"
	@echo "make pictures  draw the pictures of docs/ anew: pages of the gallery, all controls in all states"
	@echo "make docs      write the guides and the reference of all public declarations into out/docs"
	@echo "make bench     build the benchmarks and say how to run them"
	@echo "make figures   print what building costs: times, the size of an app"
	@echo "make coverage  write docs/declarations.md, the tests and gallery pages of each declaration, and the names that pica doctor knows"
	@echo "make format    lay out the source as the project does"

setup:
	@scripts/setup build

gallery: setup
	@$(RELEASE) --product Gallery
	@scripts/gallery "$$($(RELEASE) --show-bin-path)/Gallery" out/gallery

PREFIX ?= $(HOME)/.local

install: setup
	@PICA_LINK="$(LINK)" scripts/install "$(PREFIX)"

PICTURE = "$$($(RELEASE) --show-bin-path)/Gallery" --scale 2 --width 740 --height 460

pictures: setup
	@$(RELEASE) --product Gallery
	@mkdir -p docs/images
	$(PICTURE) --width 1080 --height 880 --page Welcome --light --png docs/images/gallery-light.png
	$(PICTURE) --page Scripts --dark --png docs/images/gallery-dark.png
	$(PICTURE) --width 900 --page Themes --bare --light --png docs/images/themes.png
	PICA_RECORD_PICTURES=1 swift test --filter ControlSheetTests

# Warnings are errors here and not in Package.swift, because there other packages could not depend on this one.
# PicaViewsTests run on the main thread only, so they run in parallel with the other tests. DesktopTests start real
# sessions and check response times, so they run alone and one after another.
TEST = swift test -Xswiftc -warnings-as-errors --skip-build

test:
	@scripts/setup test
	swift format lint --strict --parallel -r $(SWIFT_SOURCES)
	swift build --build-tests -Xswiftc -warnings-as-errors
	$(TEST) --ignore-lock --skip 'PicaViewsTests|DesktopTests' & others=$$!; \
		$(TEST) --ignore-lock --filter PicaViewsTests; views=$$?; wait $$others && exit $$views
	$(TEST) --no-parallel --filter DesktopTests
	scripts/check-readme

test-long: setup
	PICA_EDIT_COMMANDS=1000000 PICA_FUZZ_EPISODES=1000 PICA_FUZZ_VALUES=1000 PICA_FUZZ_PICTURES=10000 PICA_EXPLORE_STEPS=10000 \
		swift test --filter 'SessionModelTests|RichModelTests|CompositionFuzzTests|ValueFuzzTests|PictureFuzzTests|ExploringTests|RandomPersonTests'

# libdispatch, ICU, SDL and other libraries are not built with the sanitizers, so leaks and the libraries' own races
# are not checked. SecretMemoryTests read the whole memory of the process, and a sanitizer maps terabytes of it.
test-sanitized:
	@scripts/setup test
	for kind in address thread; do \
		swift build --build-tests --sanitize=$$kind --scratch-path .build/$$kind && \
		ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/thread-sanitizer.txt" \
		PICA_TEST_SLOWNESS=10 swift test --sanitize=$$kind --scratch-path .build/$$kind --skip-build \
		--skip 'DesktopTests|SecretMemoryTests' || exit 1; \
	done

bench: setup
	@$(RELEASE) --product PicaBench
	@echo "Run $$($(RELEASE) --show-bin-path)/PicaBench; it lists what it can measure."

docs: setup
	@swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	@swift run -q pica-docs "$$(swift build --show-bin-path)/../symbolgraph" docs out/docs

figures: setup
	@scripts/build-figures

coverage: setup
	PICA_RECORD_COVERAGE=1 swift test -Xswiftc -warnings-as-errors --filter 'CoverageTests|DoctorDataTests'

format:
	swift format -i -r $(SWIFT_SOURCES)

.PHONY: help setup install gallery pictures test test-long test-sanitized docs bench figures coverage format
