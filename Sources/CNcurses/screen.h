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

struct nc_screen {
  SCREEN *screen;
  WINDOW *window;
  // What keys are read through: reading through a window would draw it first.
  WINDOW *keys;
  FILE *in;
  FILE *out;
  int columns;
  int rows;
  bool colour;
  bool mouse;
  bool ground;
  bool guarded;
  bool cursor_shown;
  // The row that is being put together, as we and as curses know cells.
  nc_cell *cells;
  cchar_t *row;
  int row_capacity;
  // Bytes that switch bracketed paste on and off, empty where it is not known.
  char paste_on[16];
  char paste_off[16];
  // Bytes that have the mouse told of while a button is held, and no more.
  const char *motion_on;
  const char *motion_off;
  // Bytes that ask for the ground's colour and have the terminal tell of changes, and that
  // end the telling.
  const char *ground_on;
  const char *ground_off;
  // What is written after leaving.
  const char *below;
  struct termios shell_modes;
  int shell_flags;
  // The terminal's input while curses reads what came behind a paste from a pipe, and the
  // pipe's writing end; -1 otherwise.
  int terminal_in;
  int leftover_in;
  // The begin of what may be the end of a paste.
  char paste_tail[8];
  size_t paste_tail_length;
};

/// Makes curses act on this screen.
void nc_select(const nc_screen *screen);

/// Whether the terminal's description is there and suffices; newterm alone would
/// accept one that cannot place the cursor.
nc_failure nc_examine(const char *name, int output);

/// Finds out how bracketed paste and the movements of the mouse are switched.
void nc_copy_modes(nc_screen *screen);

/// Hands out the bytes that undo all that curses and we switch on.
void nc_collect_restoration(int (*collect)(int));

/// Tells curses the keys that terminals send in more than one form.
void nc_define_keys(nc_screen *screen);

/// Remembers how to restore the terminal, and catches what could end the program.
void nc_guard_begin(nc_screen *screen);

/// Says whether the terminal is in our modes now.
void nc_guard_set_up(bool up);

/// Forgets the terminal.
void nc_guard_end(void);

/// Gives this thread a stack for handlers, which a stack overflow leaves none. The main
/// queue moves from thread to thread.
void nc_guard_thread(void);

/// Writes all bytes, whatever interrupts; waits for a terminal that takes none.
void nc_write_all(int descriptor, const char *bytes, size_t count);

/// Milliseconds of a clock that always goes on; safe in a signal handler.
long nc_now(void);

/// Writes what a terminal takes until `nc_now()` has come to `deadline`, and returns how many
/// bytes it took; safe in a signal handler.
size_t nc_write_until(int descriptor, const char *bytes, size_t count, long deadline);

/// Holds back what is written to standard error, where that is a terminal.
void nc_hold_error(void);

/// Forgets the beginning of what is held back where that is more than 4 MiB, and keeps its last
/// 64 KiB.
void nc_limit_error(void);

/// Where standard error goes once it is held back no more; safe in a signal handler.
int nc_error_terminal(void);

/// Writes what was held back of standard error as far as the terminal takes it until
/// `deadline`, and holds back no more; safe in a signal handler.
void nc_release_error(long deadline);

/// Gives standard output back to what a signal starts, as a backtrace; safe in a signal handler.
void nc_return_output(void);

/// Gives standard output back.
void nc_release_output(void);

/// The modes that the terminal is to have when the program has ended; false where they are
/// none of its business. Safe in a signal handler.
bool nc_shell_modes(struct termios *modes);

/// Has a signal end the program, once the terminal is given back.
void nc_end_on(int number);

/// Starts the time that a backtrace has, where the signal starts one; safe in a signal handler.
void nc_watch_backtrace(int number);

/// What a signal does when the terminal is given back: the default, or a backtrace; safe in a
/// signal handler.
void nc_last_action(int number, struct sigaction *action);

/// Has curses read from the terminal again once it has read what came behind a paste.
void nc_finish_leftover(nc_screen *screen);

/// Forgets what came behind a paste.
void nc_forget_leftover(nc_screen *screen);

#endif
