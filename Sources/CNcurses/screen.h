#ifndef STORETERM_SCREEN_H
#define STORETERM_SCREEN_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <termios.h>

#include "CNcurses.h"

// Whether curses has colour numbers above 32,767: ncurses 6.1 and later.
#define NC_CAN_SEND_DIRECT (NCURSES_EXT_COLORS >= 20180127)

struct nc_screen {
  SCREEN *screen;
  WINDOW *window;
  // A pad for reading keys. Reading through a window would draw it first.
  WINDOW *keys;
  FILE *in;
  FILE *out;
  int columns;
  int rows;
  bool colour;
  // Whether colour numbers from NC_DIRECT on are 24-bit colours.
  bool direct;
  bool mouse;
  bool ground;
  bool guarded;
  bool cursor_shown;
  // The row under construction: as `nc_cell`s and as curses cells.
  nc_cell *cells;
  cchar_t *row;
  int row_capacity;
  // The bytes that turn bracketed paste on and off; empty if they are unknown.
  char paste_on[16];
  char paste_off[16];
  // The bytes that turn reports of mouse movement with a held button on and off.
  const char *motion_on;
  const char *motion_off;
  // The bytes that query the background colour and turn reports of its changes on, and those that
  // turn the reports off.
  const char *ground_on;
  const char *ground_off;
  // The bytes to write after leaving the screen.
  const char *below;
  // The terminal modes and the flags of the output before the screen was opened.
  struct termios shell_modes;
  int shell_flags;
  // The terminal's input and the writing end of the pipe, while curses reads the bytes after a
  // paste from that pipe; -1 otherwise.
  int terminal_in;
  int leftover_in;
  // The bytes that may be the start of a paste's end marker.
  char paste_tail[8];
  size_t paste_tail_length;
};

/// Makes curses use this screen.
void nc_select(const nc_screen *screen);

/// Checks that the terminal description exists and can move the cursor. newterm() also accepts a
/// description that cannot.
nc_failure nc_check_description(const char *name, int output);

/// Sets the environment variable `TERMINFO` to a description of the terminal with direct colours:
/// see `NC_DIRECT`. Returns false if curses or the terminal has none.
bool nc_set_direct_description(const char *name, int output);

/// Finds the bytes that turn bracketed paste, mouse movement and background reports on and off.
void nc_copy_modes(nc_screen *screen);

/// Calls `collect` with each byte of the sequence that resets all modes of curses and of this
/// module.
void nc_collect_restoration(int (*collect)(int));

/// Registers the keys that terminals send in more than one form.
void nc_define_keys(nc_screen *screen);

/// Prepares to restore the terminal, and catches the signals that end the program.
void nc_guard_begin(nc_screen *screen);

/// Sets whether the terminal has the screen's modes now. If not, signals do not restore it.
void nc_guard_set_modes_active(bool up);

/// Restores standard error, standard output and the earlier signal actions.
void nc_guard_end(void);

/// Allocates a stack for signal handlers on this thread, for use after a stack overflow. Call it
/// often: Dispatch's main queue moves from thread to thread.
void nc_guard_thread(void);

/// Writes all bytes and continues after interruptions. On a non-blocking descriptor that accepts
/// nothing for a second, drops the rest.
void nc_write_all(int descriptor, const char *bytes, size_t count);

/// Returns the time of a monotonic clock in milliseconds. Async-signal-safe.
long nc_now(void);

/// Writes the bytes that the terminal accepts until `nc_now()` reaches `deadline`. Returns their
/// number. Async-signal-safe.
size_t nc_write_until(int descriptor, const char *bytes, size_t count, long deadline);

/// If standard error is a terminal, redirects it to a temporary file until `nc_release_stderr`.
void nc_hold_stderr(void);

/// If more than 4 MiB of standard error are held back, keeps only the last 64 KiB.
void nc_limit_stderr(void);

/// Returns the descriptor to which standard error is written when it is released.
/// Async-signal-safe.
int nc_stderr_terminal(void);

/// Writes the held standard error as far as the terminal accepts it until `deadline`, and stops
/// holding it back. Async-signal-safe.
void nc_release_stderr(long deadline);

/// Restores standard output for a process that a signal starts, such as a backtrace.
/// Async-signal-safe.
void nc_return_output(void);

/// Restores standard output.
void nc_release_output(void);

/// Returns the terminal modes to restore after the program. Returns false if the program does not
/// control the terminal. Async-signal-safe.
bool nc_shell_modes(struct termios *modes);

/// Makes a signal end the program after the terminal is restored.
void nc_end_on_signal(int number);

/// Starts the time limit of a backtrace, if the signal starts one. Async-signal-safe.
void nc_watch_backtrace(int number);

/// Returns the action of a signal after the terminal is restored: the default, or a backtrace.
/// Async-signal-safe.
void nc_last_action(int number, struct sigaction *action);

/// Makes curses read from the terminal again once it has read all bytes after a paste.
void nc_resume_terminal_input(nc_screen *screen);

/// Discards the bytes after a paste.
void nc_forget_leftover(nc_screen *screen);

#endif
