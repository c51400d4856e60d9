"""Counts the instructions of a full-screen program with valgrind's callgrind.

Times differ between machines and between hours on a shared machine; numbers of instructions do not.
Counts instructions of the program only, not those of the kernel.
"""

import shutil
import subprocess

from terminal import Program, ProgramFailed


def is_available():
    """Returns whether valgrind and strip are installed."""
    return all(map(shutil.which, ("valgrind", "strip")))


def total_instructions(argv, presses, scratch, columns=80, rows=24):
    """Returns the instructions of a run under callgrind: the first frame, `presses` and the exit."""
    out = scratch / "callgrind.out"
    # Valgrind cannot read the debug information that Swift writes.
    stripped = scratch / "stripped"
    subprocess.run(["strip", "--strip-debug", "-o", str(stripped), argv[0]], check=True)
    wrapped = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--log-file={scratch / 'valgrind.log'}"]
    with Program(wrapped + [str(stripped)] + argv[1:], columns, rows) as program:
        program.frame(3, timeout=300)
        for key in presses:
            program.press(key)
            program.frame(0.05, timeout=60)
        program.quit()
    for line in out.read_text(encoding="utf-8").splitlines():
        if line.startswith(("summary:", "totals:")):
            return int(line.split()[1])
    raise ProgramFailed(f"callgrind left no summary in {out}")


def instructions_per_key(argv, presses, few, scratch, columns=80, rows=24):
    """Returns the instructions per key press after the first `few` of `presses`.

    This is the difference between a run with all keys and a run with the first keys, divided by the
    number of the other keys.
    """
    short = total_instructions(argv, presses[:few], scratch, columns, rows)
    return (total_instructions(argv, presses, scratch, columns, rows) - short) / (len(presses) - few)
