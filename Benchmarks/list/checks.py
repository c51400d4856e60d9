#!/usr/bin/env python3
"""Checks the screens and the input of a plan-list program against the floor (raw ncurses in C).

usage: checks.py FLOOR OURS [screens|burst|held|resize|idle ...]      (default: all)

screens  after sequences of keys, all cells of both screens are equal: character, colours, attributes
burst    1,000 keys, written as fast as the terminal accepts them, are handled within 100 ms
held     100 keys, 30 ms apart, are handled; half of the frames are complete within 5 ms after their key
resize   after a resize, the screen equals the floor's screen or that of a new process
idle     without input, no CPU time and no output
"""
import random, statistics, sys, time
from driver import Term, burst, keys

SIZES = [(80, 24), (200, 60)]
COUNTS = [10, 1000, 10000]


def cells(term):
    """Returns all cells of the screen: character, colours, attributes."""
    return [[term.screen.buffer[y][x] for x in range(term.cols)] for y in range(term.rows)]


def start(program, count, cols, rows):
    term = Term([program, str(count)], cols, rows)
    if not term.wait("k=000000", 60): sys.exit(f"{program}: no first frame\n{term.text()}")
    term.drain(0.1)
    return term


def press(term, steps, done=0):
    """Presses Down for each 1 and Up for each -1, and waits until the last key is handled."""
    for step in steps: term.down() if step > 0 else term.up()
    if not term.wait(f"k={done + len(steps):06d}", 30): sys.exit(f"a key was lost\n{term.text()}")
    term.drain(0.05)


def difference(first, second):
    """Returns the first difference between two screens, or None."""
    ours, floor = cells(first), cells(second)
    for y, (row, other) in enumerate(zip(ours, floor)):
        for x, (cell, wanted) in enumerate(zip(row, other)):
            if cell != wanted: return f"{x},{y}: {cell}, expected {wanted}"
    return None


def screens(floor, ours):
    # Narrower screens differ: below 80 columns the floor writes into the last column, plan-list does not.
    for cols, rows in SIZES + [(100, 10)]:
        for count in COUNTS:
            a, b = start(ours, count, cols, rows), start(floor, count, cols, rows)
            done = 0
            for steps in ([], [1] * 5, [1] * rows, [-1] * 3, [-1] * (rows + 9), [1] * 12):
                press(a, steps, done); press(b, steps, done); done += len(steps)
                found = difference(a, b)
                if found: yield f"{cols}x{rows}, N={count}, after {done} keys: {found}"
            a.close(); b.close()


def bursts(floor, ours):
    for cols, rows in SIZES:
        for count in COUNTS:
            results = [burst([ours, str(count)], cols, rows, 1000) for _ in range(3)]
            best = min(r["wall_ms"] for r in results)
            print(f"  {cols}x{rows} N={count}: " + ", ".join(f"{r['wall_ms']:.0f} ms" for r in results))
            if not all(r["ok"] for r in results): yield f"{cols}x{rows}, N={count}: keys were lost"
            elif best > 100: yield f"{cols}x{rows}, N={count}: {best:.0f} ms for 1,000 keys"


def held(floor, ours):
    for cols, rows in SIZES:
        medians = []
        for _ in range(3):
            term = start(ours, 1000, cols, rows)
            begin, lags = time.perf_counter(), []
            for number in range(1, 101):
                pressed, end = time.perf_counter(), begin + number * 0.03
                term.down()
                while time.perf_counter() < end: term.pump(max(0, end - time.perf_counter()))
                # A frame that is late by the whole interval counts as one interval.
                lags.append((term.t_read - pressed if term.t_read > pressed else 0.03) * 1e3)
            if not term.wait("k=000100", 5): yield f"{cols}x{rows}: a key was lost"
            medians.append(statistics.median(lags))
            term.close()
        print(f"  {cols}x{rows}: a frame after " + ", ".join(f"{lag:.1f} ms" for lag in medians))
        if min(medians) > 5: yield f"{cols}x{rows}: {min(medians):.1f} ms from a key to its frame"


def resizes(floor, ours):
    chance = random.Random(7)
    term, done = start(ours, 1000, 80, 24), 0
    twin = start(floor, 1000, 80, 24)
    for _ in range(12):
        steps = [chance.choice((1, 1, 1, -1)) for _ in range(chance.randrange(12))]
        press(term, steps, done); press(twin, steps, done); done += len(steps)
        cols, rows = chance.randrange(80, 140), chance.randrange(8, 50)
        for program in (term, twin): program.resize(cols, rows); program.drain(0.3)
        found = difference(term, twin)
        if found: yield f"{cols}x{rows} after {done} keys: {found}"
    term.close(); twin.close()
    for cols, rows in ((41, 7), (100, 30), (80, 24)):
        term, fresh = start(ours, 1000, 60, 12), start(ours, 1000, cols, rows)
        term.resize(cols, rows); term.drain(0.3)
        found = difference(term, fresh)
        if found: yield f"{cols}x{rows}, compared with a new process: {found}"
        term.close(); fresh.close()


def idle(floor, ours):
    for cols, rows in SIZES:
        result = keys([ours, "1000"], cols, rows, 20)
        print(f"  {cols}x{rows}: {result['idle_cpu_ms_s']:.2f} ms of CPU time and {result['idle_bytes_s']} bytes in one second without input")
        if result["idle_cpu_ms_s"] > 0.5 or result["idle_bytes_s"]: yield f"{cols}x{rows}: CPU time or output without input"


CHECKS = {"screens": screens, "burst": bursts, "held": held, "resize": resizes, "idle": idle}

if __name__ == "__main__":
    if len(sys.argv) < 3: sys.exit(__doc__)
    floor, ours, *names = sys.argv[1:]
    failures = 0
    for name in names or CHECKS:
        found = list(CHECKS[name](floor, ours))
        print(f"{name}: " + ("; ".join(found[:5]) if found else "passed"), flush=True)
        failures += len(found)
    sys.exit(1 if failures else 0)
