#!/usr/bin/env python3
"""Measures storeterm and raw ncurses in C (floor.c) alternately, and prints medians.

Run it with `make bench`, which builds everything first. Options go in ARGS:
`make bench ARGS="--plans 10,1000 --instructions"`.
"""

import argparse
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time

import callgrind
from configurations import plan_name, write_plans, write_products
from terminal import DOWN, REDRAW, UP, Program, ProgramFailed

FRAME_QUIET = 0.004  # seconds without output that end a frame after a key
START_QUIET = 0.2  # the same for the first frame, because a program may pause to read its file
# The limits of `--check` for the browser, with a file of 200 plans. `--check` compares instructions if
# valgrind is installed (callgrind.py gives the reason), and milliseconds otherwise. A limit of
# instructions is the figure of the reference build (README.md) plus a quarter.
FIRST_FRAME_LIMIT = 40  # milliseconds from the floor's first frame to the browser's
FIRST_FRAME_INSTRUCTIONS = 168  # millions for the start, the first frame and the exit
STYLE_LIMIT = 4  # milliseconds of CPU for a change of style
STYLE_INSTRUCTIONS = 5.8  # millions for a change to a style that was shown before
STYLES = 15  # the number of styles that `s` shows in turn


def machine():
    """Returns the processor, its cores and the system, for the heading of the report."""
    model = platform.processor() or platform.machine()
    for line in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    return f"{model}, {os.cpu_count()} cores, {system}, Linux {platform.release()}"


def first_frame(argv, marker):
    """Returns the milliseconds from the start to the last byte of the first frame, which must show `marker`."""
    with Program(argv) as program:
        program.frame(START_QUIET)
        if marker.encode() not in program.output:
            raise ProgramFailed(f"the first frame of {argv[0]} does not show {marker}")
        return (program.last_read - program.started) * 1000


def walk(count, keys):
    """Yields keys that move down the list, and up again from its end, with the selected index after each key."""
    position, key = 0, DOWN
    for _ in range(keys):
        if position == count - 1:
            key = UP
        elif position == 0:
            key = DOWN
        position += 1 if key == DOWN else -1
        yield key, position


def keys(argv, count, presses, check):
    """Returns CPU milliseconds and bytes per key press. With `check`, the selected plan must be on the screen."""
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


def instructions(argv, count, scratch, few=10, presses=100):
    """Returns the instructions per key press: `presses` keys after the first `few`."""
    return callgrind.instructions_per_key(argv, [key for key, _ in walk(count, few + presses)], few, scratch)


def load_time(loader, path, repeats):
    """Returns the milliseconds of each load of `path`."""
    result = subprocess.run([loader, str(path), str(repeats)], check=True, capture_output=True, text=True)
    return [float(line) for line in result.stdout.split()]


def measure_flow(program, lengths):
    """Prints the cost of simulated time, and of an action after histories of several lengths."""
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
    """Prints the costs of journals of several lengths, one line per length."""
    argv = [program, str(scratch)] + [str(length) for length in lengths]
    result = subprocess.run(argv, check=True, capture_output=True, text=True)
    print("\njournal")
    for figures in map(json.loads, result.stdout.splitlines()):
        print(
            f"  {figures['length']:>7,} actions: {figures['actionMilliseconds']:.2f} ms an action, "
            f"{figures['openMilliseconds']:.0f} ms to open, {figures['bytesPerAction']:.0f} bytes an action"
        )


def alternate(programs, repeats, measure):
    """Returns `repeats` figures of each program. The programs alternate, so load affects all of them."""
    figures = {name: [] for name in programs}
    for _ in range(repeats):
        for name, argv in programs.items():
            figures[name].append(measure(name, argv))
    return figures


def row(label, unit, figures, digits):
    """Prints one line: the median of each program, and the ratio of storeterm to the floor."""
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
    """Returns the CPU milliseconds of each press of `s`, which shows the store in the next control style."""
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
    """Returns the CPU milliseconds and the bytes of output of a program without input."""
    with Program(argv) as program:
        program.frame(1)
        cpu, size = program.cpu(), len(program.output)
        time.sleep(seconds)
        return (program.cpu() - cpu) * 1000, len(program.output) - size


def limited_figures(options, path, count):
    """Yields the label, figure and limit of each measurement of the browser; None as the limit if there is none."""
    ours = [options.storeterm, "browse", str(path), "--ephemeral"]
    programs = {"floor": [options.floor, str(count)], "storeterm": ours}
    markers = {"floor": "00000", "storeterm": plan_name(0)}
    starts = alternate(programs, options.starts, lambda name, argv: first_frame(argv, markers[name]))
    later = statistics.median(starts["storeterm"]) - statistics.median(starts["floor"])
    switches = style_switch(ours, options.styles)
    counted = callgrind.is_available()
    yield "first frame after the floor's, ms", later, None if counted else FIRST_FRAME_LIMIT
    style = f"CPU of a change of style, ms, median of {options.styles}"
    yield style, statistics.median(switches), None if counted else STYLE_LIMIT
    yield "  the quickest", min(switches), None
    yield "  the slowest", max(switches), None
    if counted:
        start, first, second = (
            callgrind.total_instructions(ours, ["s"] * rounds * STYLES, options.scratch) / 1e6 for rounds in range(3)
        )
        yield "first frame and the way out, million instructions", start, FIRST_FRAME_INSTRUCTIONS
        yield "a change of style, million instructions", (second - first) / STYLES, STYLE_INSTRUCTIONS
        yield "  to a style shown for the first time", (first - start) / STYLES, None
    cpu, size = at_rest(ours, 5)
    yield "CPU in 5 s at rest, ms", cpu, 0
    yield "bytes written in 5 s at rest", size, 0


def measure_limits(options, count=200):
    """Prints the limited figures of the browser for `count` plans. Returns whether all limits are met."""
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
    parser.add_argument("--plans", default="10,1000,10000", help="lengths of the lists (default: 10,1000,10000)")
    parser.add_argument("--products", type=int, default=5000, help="products in the loaded file (default: 5000)")
    parser.add_argument("--keys", type=int, default=500, help="key presses per run (default: 500)")
    parser.add_argument("--runs", type=int, default=5, help="runs for the median (default: 5)")
    parser.add_argument("--starts", type=int, default=11, help="starts for the median (default: 11)")
    parser.add_argument("--styles", type=int, default=60, help="changes of style for the median (default: 60)")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if the browser exceeds a limit")
    parser.add_argument("--instructions", action="store_true", help="also count instructions with valgrind (slow)")
    parser.add_argument("--actions", default="10,1000,100000", help="lengths of histories and journals (default: 10,1000,100000)")
    for name in ("storeterm", "floor", "loader", "flow-costs", "journal-costs"):
        parser.add_argument(f"--{name}", help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, default=pathlib.Path("."), help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    options = arguments()
    if platform.system() != "Linux":
        sys.exit("bench: the clock of another process is read as Linux has it; run this on Linux")
    if options.instructions and not callgrind.is_available():
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
