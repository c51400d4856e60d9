#!/usr/bin/env python3
"""Prints the CPU time and peak memory of commands for files of several sizes, one line per command.

`Benchmarks/sizes.py PROGRAM`, with a program built with the flags of Scripts/release-flags. With --check
it exits with status 1 if a limit is exceeded.
"""

import argparse
import concurrent.futures
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile

from configurations import write_groups, write_once

SCREENS = (
    "store gallery account timeline transactions messages settings configuration help palette"
).split()
COMMANDS = ["check", "check --no-review", "diff", "fmt", "simulate"]
WHOLE = ["account json", "configuration json", "account spoken"]


def one_group(folder, count):
    return write_groups(folder, count, count)


def groups_of_100(folder, count):
    return write_groups(folder, count, min(count, 100))


def groups_of_one(folder, count):
    return write_groups(folder, count, 1)


SHAPES = {
    "one group": one_group,
    "groups of 100": groups_of_100,
    "groups of one": groups_of_one,
    "sold once": write_once,
}

SCREEN_LIMIT = (1.0, 200)  # seconds of CPU time and MiB, for each screen of 10,000 plans
REVIEW_LIMIT = (400, 1.0)  # plans, and seconds of CPU time for their review


def written(shape, folder, count):
    """Writes a file of a shape in a child process: child processes inherit the peak memory of this one."""
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as pool:
        return pool.submit(SHAPES[shape], folder, count).result()


def cost(argv):
    """Returns the CPU seconds and the peak MiB of one run, whose exit code must be 0 or 1."""
    process = subprocess.Popen(argv, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"sizes: {' '.join(argv)} ended with {process.returncode}: {errors.decode()[-300:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def scenario(folder, path):
    """Writes a scenario that buys the first plan of a file."""
    text = f"store: {path.name}\nstart: 2026-01-01T00:00:00Z\nsteps:\n- purchase: com.example.plan.1\n"
    file = folder / (path.stem + ".yaml")
    file.write_text(text, encoding="utf-8")
    return file


def command(program, name, path):
    """Returns the command line of a row."""
    words = name.split()
    if words[0] in SCREENS:
        line = [program, "render", str(path), "--screen", words[0]]
        return line + (["--format", words[1]] if words[1:] else [])
    if words[0] == "diff":
        return [program, "diff", str(path), str(path)]
    if words[0] == "fmt":
        return [program, "fmt", "--check", str(path)]
    if words[0] == "simulate":
        return [program, "simulate", str(scenario(path.parent, path))]
    return [program] + words + [str(path)]


def missed(name, count, seconds, memory):
    """Returns whether a row exceeds its limit."""
    if name in SCREENS and count <= 10000:
        return seconds > SCREEN_LIMIT[0] or memory > SCREEN_LIMIT[1]
    return name == "check" and count <= REVIEW_LIMIT[0] and seconds > REVIEW_LIMIT[1]


def measure(program, rows, counts, shapes, folder, review_most):
    """Prints the table of each shape. Returns the rows that exceed a limit."""
    failures = []
    for shape in shapes:
        paths = {count: written(shape, folder, count) for count in counts}
        print(f"\n{shape}: CPU s, peak MiB\n")
        print("| Command | " + " | ".join(f"{count:,}" for count in counts) + " |")
        print("| --- |" + " --- |" * len(counts))
        for name in rows:
            cells = []
            for count in counts:
                if name == "check" and count > review_most:
                    cells.append("–")
                    continue
                seconds, memory = cost(command(program, name, paths[count]))
                cells.append(f"{seconds:.2f}, {memory:.0f}")
                if missed(name, count, seconds, memory):
                    failures.append(f"{name} of {count:,} plans, {shape}: {seconds:.2f} s, {memory:.0f} MiB")
            print(f"| `{name}` | " + " | ".join(cells) + " |", flush=True)
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program to measure")
    parser.add_argument("--plans", default="10,100,400,1000,10000", help="numbers of plans (default: 10,100,400,1000,10000)")
    parser.add_argument("--shapes", default=",".join(SHAPES), help="shapes of files (" + ", ".join(SHAPES) + ")")
    parser.add_argument("--rows", default=",".join(SCREENS + COMMANDS + WHOLE), help="screens and commands")
    parser.add_argument("--review-most", type=int, default=1000, help="maximum number of plans to review (default: 1000)")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()
    counts = [int(count) for count in options.plans.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        rows = options.rows.split(",")
        failures = measure(options.program, rows, counts, options.shapes.split(","), folder, options.review_most)
    for failure in failures:
        print(f"missed: {failure}", file=sys.stderr)
    if options.check and failures:
        sys.exit(1)


if __name__ == "__main__":
    main()
