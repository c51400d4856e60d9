"""Runs a full-screen program on a pseudo-terminal, and waits for each frame before the next key.

A frame is complete when the program has written output, writes nothing more for a moment, and all its
threads sleep. Waiting does not change the figures, because they are the CPU time of the program's
process and the bytes of its output. Linux only (/proc, the process's CPU clock).
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

DOWN, UP, REDRAW = "down", "up", "redraw"


class ProgramFailed(Exception):
    """The program did not behave as the measurement requires. The text has the reason and the end of the output."""


class Program:
    """One run of `argv` on its own pseudo-terminal."""

    def __init__(self, argv, columns=80, rows=24):
        self.output = bytearray()
        self.last_read = 0.0
        self._application_keys = False
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8", LANG="C.UTF-8")
        for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "COLORTERM"):
            environment.pop(name, None)
        # Read before the program starts, because the program changes them immediately.
        self.modes_before = self.modes()
        self.started = time.perf_counter()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.setsid()
                fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
                for descriptor in (0, 1, 2):
                    os.dup2(slave, descriptor)
                os.closerange(3, 256)
                os.execvpe(argv[0], argv, environment)
            finally:
                os._exit(127)
        os.close(slave)
        os.set_blocking(self._master, False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def cpu(self):
        """Returns the CPU time of all threads so far, in seconds."""
        return time.clock_gettime((~self.pid << 3) | 2)

    def frame(self, quiet, timeout=60.0):
        """Waits until the program has written a frame. Raises ProgramFailed after `timeout` seconds."""
        before = len(self.output)
        end = time.perf_counter() + timeout
        while len(self.output) == before:
            self._read(end - time.perf_counter())
            if time.perf_counter() > end:
                raise ProgramFailed(self._describe("no output"))
        while self._read(quiet) or not self._sleeps():
            if time.perf_counter() > end:
                raise ProgramFailed(self._describe("no end of output"))

    def press(self, key):
        """Sends one key: DOWN, UP, REDRAW or a character. Arrow keys have the form that the program set."""
        introducer = b"\x1bO" if self._application_keys else b"\x1b["
        names = {DOWN: introducer + b"B", UP: introducer + b"A", REDRAW: b"\x0c"}
        os.write(self._master, names.get(key) or key.encode())

    def modes(self):
        """Returns the modes of the terminal, as `termios.tcgetattr` does; also after the program has ended."""
        return termios.tcgetattr(self._master)

    def quit(self, key=b"q", timeout=120.0):
        """Sends the quit key, waits for the end of the program, and returns its exit code.

        If a signal ended the program, the code is the negative number of the signal.
        """
        os.write(self._master, key)
        end = time.perf_counter() + timeout
        while time.perf_counter() < end:
            try:
                self._read(0.05)
            except ProgramFailed:
                pass
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                self.pid = None
                # The program may have written after the last read.
                self._read_rest()
                return os.waitstatus_to_exitcode(status)
        raise ProgramFailed(self._describe("does not quit"))

    def close(self):
        """Kills the program if it still runs, and closes the pseudo-terminal."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = None
        os.close(self._master)

    def _read_rest(self):
        try:
            while self._read(0):
                pass
        except ProgramFailed:
            pass

    def _read(self, timeout):
        if not select.select([self._master], [], [], max(timeout, 0))[0]:
            return False
        try:
            data = os.read(self._master, 1 << 16)
        except BlockingIOError:
            return False
        except OSError:
            data = b""
        if not data:
            raise ProgramFailed(self._describe("the program ended"))
        self.last_read = time.perf_counter()
        self.output += data
        for code, application in ((b"\x1b[?1h", True), (b"\x1b[?1l", False)):
            if code in data:
                self._application_keys = application
        return True

    def _sleeps(self):
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/stat", encoding="utf-8") as stat:
                if stat.read().rpartition(")")[2].split()[0] not in "SI":
                    return False
        return True

    def _describe(self, what):
        return f"{what}; the end of its output: {bytes(self.output[-400:])!r}"
