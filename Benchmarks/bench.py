#!/usr/bin/env python3
"""Measures storeterm beside raw ncurses in C (floor.c), alternating in one run, and prints medians.

Run it with `make bench`, which builds everything first. Options go in ARGS:
`make bench ARGS="--plans 10,1000 --instructions"`.
"""

import argparse
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import time

from configurations import plan_name, write_plans, write_products
from terminal import DOWN, REDRAW, UP, Program, ProgramFailed

FRAME_QUIET = 0.004  # seconds without output after a key
START_QUIET = 0.2  # and after the start, when a program may pause to read its file
# What `--check` judges of the browser, with a file of 200 plans. Milliseconds differ by more than a
# factor of two between machines and between hours of a shared one; instructions do not. So these are
# judged where valgrind can count them, and milliseconds elsewhere. The limit of instructions is what
# was counted on x86-64 with Swift 6.3.1 (README.md), plus a quarter.
FIRST_FRAME_LIMIT = 40  # milliseconds of the browser's first frame after the floor's
FIRST_FRAME_INSTRUCTIONS = 168  # millions from the start to the first frame and out again
STYLE_LIMIT = 4  # milliseconds of CPU for a change of style
STYLE_INSTRUCTIONS = 5.8  # millions for a change to a style that was shown before
STYLES = 15  # how many styles `s` goes through


def machine():
    """The processor, its cores and the system, for the head of the report."""
    model = platform.processor() or platform.machine()
    for line in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    return f"{model}, {os.cpu_count()} cores, {system}, Linux {platform.release()}"


def first_frame(argv, marker):
    """Milliseconds from the start to the last byte of the first frame, which must show `marker`."""
    with Program(argv) as program:
        program.frame(START_QUIET)
        if marker.encode() not in program.output:
            raise ProgramFailed(f"the first frame of {argv[0]} does not show {marker}")
        return (program.last_read - program.started) * 1000


def walk(count, keys):
    """Down through the list, and up again where it ends: every key moves the mark."""
    position, key = 0, DOWN
    for _ in range(keys):
        if position == count - 1:
            key = UP
        elif position == 0:
            key = DOWN
        position += 1 if key == DOWN else -1
        yield key, position


def keys(argv, count, presses, check):
    """CPU milliseconds and bytes per key press; with `check` the plan reached must then be on screen."""
    with Program(argv) as program:
        program.frame(START_QUIET)
        cpu, size, position = program.cpu(), len(program.output), 0
        for key, position in walk(count, presses):
            program.press(key)
            program.frame(FRAME_QUIET, timeout=5)
        cpu, size = program.cpu() - cpu, len(program.output) - size
        if check:
            program.press(REDRAW)
            drawn = len(program.output)
            program.frame(START_QUIET)
            if plan_name(position).encode() not in program.output[drawn:]:
                raise ProgramFailed(f"{argv[0]}: after {presses} keys {plan_name(position)} is not on the screen")
        return cpu * 1000 / presses, size / presses


def total_instructions(argv, presses, scratch):
    """Instructions of a whole run under callgrind: the first frame, `presses`, and the way out."""
    out = scratch / "callgrind.out"
    # Valgrind gives up on the debug information that Swift writes.
    stripped = scratch / "stripped"
    subprocess.run(["strip", "--strip-debug", "-o", str(stripped), argv[0]], check=True)
    wrapped = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--log-file={scratch / 'valgrind.log'}"]
    with Program(wrapped + [str(stripped)] + argv[1:]) as program:
        program.frame(3, timeout=300)
        for key in presses:
            program.press(key)
            program.frame(0.05, timeout=60)
        program.quit()
    for line in out.read_text(encoding="utf-8").splitlines():
        if line.startswith(("summary:", "totals:")):
            return int(line.split()[1])
    raise ProgramFailed(f"callgrind left no summary in {out}")


def instructions(argv, count, scratch, presses=100):
    """Instructions per key press: a run with more keys less one with fewer."""

    def total(number):
        return total_instructions(argv, [key for key, _ in walk(count, number)], scratch)

    few = 10
    return (total(few + presses) - total(few)) / presses


def load_time(loader, path, repeats):
    """Milliseconds to load `path`, one figure a load."""
    result = subprocess.run([loader, str(path), str(repeats)], check=True, capture_output=True, text=True)
    return [float(line) for line in result.stdout.split()]


def measure_flow(program, lengths):
    """What simulated time costs, and an action at the end of several lengths of history."""
    result = subprocess.run([program] + lengths, check=True, capture_output=True, text=True)
    print("\nsimulated time, one core")
    for figures in map(json.loads, result.stdout.splitlines()):
        if "renewals" in figures:
            print(f"  {figures['perSecond']:>9,} renewals a second, periods of {figures['renewals']}")
        elif "length" in figures:
            print(f"  {figures['length']:>9,} actions: {figures['actionMicroseconds']:.2f} µs an action")
        else:
            print(f"  50 years over three groups in {figures['fiftyYearsMilliseconds']:.1f} ms")


def measure_journal(program, scratch, lengths):
    """Costs of a journal at several lengths: the figures of one run of `program`, a line a length."""
    argv = [program, str(scratch)] + [str(length) for length in lengths]
    result = subprocess.run(argv, check=True, capture_output=True, text=True)
    print("\njournal")
    for figures in map(json.loads, result.stdout.splitlines()):
        print(
            f"  {figures['length']:>7,} actions: {figures['actionMilliseconds']:.2f} ms an action, "
            f"{figures['openMilliseconds']:.0f} ms to open, {figures['bytesPerAction']:.0f} bytes an action"
        )


def alternate(programs, repeats, measure):
    """`repeats` figures of each program, taken in turns so that a busy moment meets them all."""
    figures = {name: [] for name in programs}
    for _ in range(repeats):
        for name, argv in programs.items():
            figures[name].append(measure(name, argv))
    return figures


def row(label, unit, figures, digits):
    """One line: the median of each program and how many times the floor ours is."""
    medians = {name: statistics.median(values) for name, values in figures.items()}
    cells = "  ".join(
        f"{medians[name]:>14,.{digits}f}" if name in medians else f"{'-':>14}" for name in ("floor", "storeterm")
    )
    ratio = f"{medians['storeterm'] / medians['floor']:>7.2f}" if len(medians) == 2 and medians["floor"] else ""
    print(f"  {label:<28}{cells}  {unit:<13}{ratio}", flush=True)


def measure_list(options, count):
    path = write_plans(options.scratch, count)
    programs = {"floor": [options.floor, str(count)]}
    if options.storeterm:
        programs["storeterm"] = [options.storeterm, "browse", str(path), "--ephemeral"]
    markers = {"floor": "00000", "storeterm": plan_name(0)}
    print(f"{count:,} plans")
    row("first frame", "ms", alternate(programs, options.starts, lambda name, argv: first_frame(argv, markers[name])), 1)
    runs = alternate(programs, options.runs, lambda name, argv: keys(argv, count, options.keys, name == "storeterm"))
    for index, (label, unit, digits) in enumerate((("CPU time per key", "ms", 3), ("bytes per key", "bytes", 0))):
        row(label, unit, {name: [run[index] for run in values] for name, values in runs.items()}, digits)
    if options.instructions:
        figures = alternate(programs, 1, lambda _, argv: instructions(argv, count, options.scratch))
        row("instructions per key", "instructions", figures, 0)


def style_switch(argv, presses):
    """CPU milliseconds of each `s`, which shows the store in the next control style."""
    figures = []
    with Program(argv) as program:
        program.frame(START_QUIET)
        for _ in range(presses):
            before = program.cpu()
            program.press("s")
            program.frame(FRAME_QUIET, timeout=5)
            figures.append((program.cpu() - before) * 1000)
    return figures


def at_rest(argv, seconds):
    """CPU milliseconds and bytes of a program that nobody touches."""
    with Program(argv) as program:
        program.frame(1)
        cpu, size = program.cpu(), len(program.output)
        time.sleep(seconds)
        return (program.cpu() - cpu) * 1000, len(program.output) - size


def limited_figures(options, path, count):
    """What the browser is held to: label, figure, and its limit or None where it is not judged."""
    ours = [options.storeterm, "browse", str(path), "--ephemeral"]
    programs = {"floor": [options.floor, str(count)], "storeterm": ours}
    markers = {"floor": "00000", "storeterm": plan_name(0)}
    starts = alternate(programs, options.starts, lambda name, argv: first_frame(argv, markers[name]))
    later = statistics.median(starts["storeterm"]) - statistics.median(starts["floor"])
    switches = style_switch(ours, options.styles)
    counted = all(map(shutil.which, ("valgrind", "strip")))
    yield "first frame after the floor's, ms", later, None if counted else FIRST_FRAME_LIMIT
    style = f"CPU of a change of style, ms, median of {options.styles}"
    yield style, statistics.median(switches), None if counted else STYLE_LIMIT
    yield "  the quickest", min(switches), None
    yield "  the slowest", max(switches), None
    if counted:
        start, first, second = (
            total_instructions(ours, ["s"] * rounds * STYLES, options.scratch) / 1e6 for rounds in range(3)
        )
        yield "first frame and the way out, million instructions", start, FIRST_FRAME_INSTRUCTIONS
        yield "a change of style, million instructions", (second - first) / STYLES, STYLE_INSTRUCTIONS
        yield "  to a style shown for the first time", (first - start) / STYLES, None
    cpu, size = at_rest(ours, 5)
    yield "CPU in 5 s at rest, ms", cpu, 0
    yield "bytes written in 5 s at rest", size, 0


def measure_limits(options, count=200):
    """Prints what the browser is held to on a file of `count` plans; returns whether all of it holds."""
    path = write_plans(options.scratch, count)
    print(f"\nlimits, a file of {count} plans")
    held = True
    for label, figure, limit in limited_figures(options, path, count):
        missed = limit is not None and round(figure, 1) > limit
        held = held and not missed
        judged = "" if limit is None else f"  at most {limit}"
        print(f"  {label:<52}{figure:>8.1f}{judged}{'  MISSED' if missed else ''}", flush=True)
    return held


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plans", default="10,1000,10000", help="lengths of the lists (10,1000,10000)")
    parser.add_argument("--products", type=int, default=5000, help="products in the file that is loaded (5000)")
    parser.add_argument("--keys", type=int, default=500, help="key presses a run (500)")
    parser.add_argument("--runs", type=int, default=5, help="runs of which the median is taken (5)")
    parser.add_argument("--starts", type=int, default=11, help="starts of which the median is taken (11)")
    parser.add_argument("--styles", type=int, default=60, help="changes of style of which the median is taken (60)")
    parser.add_argument("--check", action="store_true", help="end with status 1 where the browser misses a limit")
    parser.add_argument("--instructions", action="store_true", help="count instructions too, with valgrind; slow")
    parser.add_argument("--actions", default="10,1000,100000", help="lengths of histories and journals (10,1000,100000)")
    for name in ("storeterm", "floor", "loader", "flow-costs", "journal-costs"):
        parser.add_argument(f"--{name}", help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, default=pathlib.Path("."), help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if platform.system() != "Linux":
        sys.exit("bench: the clock of another process is read as Linux has it; run this on Linux")
    if options.instructions and not all(map(shutil.which, ("valgrind", "strip"))):
        sys.exit("bench: --instructions needs valgrind and strip; install them, or leave the option out")
    print(machine())
    print(f"80×24; medians of {options.starts} starts and of {options.runs} runs of {options.keys} keys\n")
    print(f"{'':<30}{'ncurses in C':>14}  {'storeterm':>14}  {'':<13}{'ratio':>7}")
    for count in map(int, filter(None, options.plans.split(","))):
        measure_list(options, count)
    held = measure_limits(options) if options.storeterm else True
    if options.loader:
        path = write_products(options.scratch, options.products)
        size = path.stat().st_size / 1024 / 1024
        times = load_time(options.loader, path, options.starts)
        print(f"\n{options.products:,} products, {size:.1f} MiB")
        print(f"  {'loading':<28}{'':>14}  {statistics.median(times):>14,.1f}  ms")
    if options.flow_costs:
        measure_flow(options.flow_costs, options.actions.split(","))
    if options.journal_costs:
        measure_journal(options.journal_costs, options.scratch, options.actions.split(","))
    if options.check and not held:
        sys.exit("bench: a limit is missed")


if __name__ == "__main__":
    try:
        main()
    except ProgramFailed as failure:
        sys.exit(f"bench: {failure}")
