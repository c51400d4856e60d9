#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include "screen.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static FILE *duplicate(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  FILE *file = copy < 0 ? NULL : fdopen(copy, mode);
  if (file == NULL && copy >= 0) close(copy);
  return file;
}

static void free_screen(nc_screen *screen) {
  if (screen->keys != NULL) delwin(screen->keys);
  if (screen->screen != NULL) delscreen(screen->screen);
  nc_forget_leftover(screen);
  if (screen->in != NULL) fclose(screen->in);
  if (screen->out != NULL) fclose(screen->out);
  free(screen->row);
  free(screen->cells);
  free(screen);
}

static void set_modes(nc_screen *screen) {
  raw();
  noecho();
  nonl();
  intrflush(screen->window, FALSE);
  keypad(screen->keys, TRUE);
  nodelay(screen->keys, TRUE);
  scrollok(screen->window, FALSE);
  typeahead(-1);
  // 25 ms: curses' default of 1,000 ms would delay Escape.
  set_escdelay(25);
  curs_set(0);
  if (screen->mouse) {
    mouseinterval(0);
    mousemask(
        BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED |
            BUTTON1_TRIPLE_CLICKED | BUTTON3_PRESSED | BUTTON3_CLICKED | BUTTON4_PRESSED |
            BUTTON5_PRESSED | REPORT_MOUSE_POSITION,
        NULL);
  }
  if (screen->colour) {
    start_color();
    use_default_colors();
  }
}

// Reads the window's size, limited to `NC_MOST_CELLS` columns and rows.
static bool read_size(int terminal, struct winsize *size) {
  if (ioctl(terminal, TIOCGWINSZ, size) != 0 || size->ws_row == 0 || size->ws_col == 0) return false;
  if (size->ws_row > NC_MOST_CELLS) size->ws_row = NC_MOST_CELLS;
  if (size->ws_col > NC_MOST_CELLS) size->ws_col = NC_MOST_CELLS;
  return true;
}

static void set_number(const char *variable, int number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  setenv(variable, text, 1);
}

// Makes curses use the limited size. Curses rereads the terminal's size at times, but prefers these
// variables. They are set only for a larger window. For a smaller window, they would keep the size
// fixed even after the window is resized.
static void limit_size(int terminal) {
  struct winsize full, drawn;
  unsetenv("LINES");
  unsetenv("COLUMNS");
  if (ioctl(terminal, TIOCGWINSZ, &full) != 0 || !read_size(terminal, &drawn)) return;
  if (full.ws_row == drawn.ws_row && full.ws_col == drawn.ws_col) return;
  set_number("LINES", drawn.ws_row);
  set_number("COLUMNS", drawn.ws_col);
}

static void measure(nc_screen *screen) {
  screen->columns = getmaxx(screen->window);
  screen->rows = getmaxy(screen->window);
}

// Opens the curses screen, with direct colours if they are wanted and possible.
static void open_screen(nc_screen *screen, const nc_options *options) {
  if (options->colour && options->direct) {
    const char *terminfo = getenv("TERMINFO");
    char *before = terminfo == NULL ? NULL : strdup(terminfo);
    if (nc_set_direct_description(options->name, options->output)) {
      screen->screen = newterm(options->name, screen->out, screen->in);
      // A curses that ignores such descriptions has opened the installed one.
      screen->direct = screen->screen != NULL && tigetnum("colors") > NC_DIRECT;
      // Other programs that this process starts must not inherit the description.
      if (before == NULL) {
        unsetenv("TERMINFO");
      } else {
        setenv("TERMINFO", before, 1);
      }
    }
    free(before);
  }
  if (screen->screen == NULL) screen->screen = newterm(options->name, screen->out, screen->in);
}

// Calls endwin() once before anything is sent, with output to /dev/null. The next frame enters the
// screen again.
//
// Before the first endwin(), curses flushes after each cursor movement. A frame would be sent in
// about twenty pieces, and each piece wakes the terminal.
static void leave_unseen(const nc_screen *screen) {
  int output = fileno(screen->out);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int terminal = fcntl(output, F_DUPFD_CLOEXEC, 3);
  if (nowhere >= 0 && terminal >= 0 && dup2(nowhere, output) >= 0) {
    endwin();
    dup2(terminal, output);
  }
  if (nowhere >= 0) close(nowhere);
  if (terminal >= 0) close(terminal);
}

// Makes writes block. With O_NONBLOCK, curses retries at once while the terminal accepts no output,
// and uses a whole core. The flags are shared with the program that opened the terminal, such as a
// shell.
static void make_output_wait(const nc_screen *screen) {
  fcntl(fileno(screen->out), F_SETFL, screen->shell_flags & ~O_NONBLOCK);
}

static bool open_files(nc_screen *screen, const nc_options *options) {
  screen->in = duplicate(options->input, "r");
  screen->out = duplicate(options->output, "w");
  return screen->in != NULL && screen->out != NULL;
}

nc_screen *nc_open(const nc_options *options, nc_failure *failure) {
  *failure = nc_check_description(options->name, options->output);
  if (*failure != NC_OPENED) return NULL;
  *failure = NC_NO_RESOURCES;
  nc_screen *screen = calloc(1, sizeof *screen);
  if (screen == NULL) return NULL;
  if (!open_files(screen, options)) {
    free_screen(screen);
    return NULL;
  }
  tcgetattr(options->input, &screen->shell_modes);
  screen->shell_flags = fcntl(options->output, F_GETFL);
  screen->terminal_in = -1;
  screen->leftover_in = -1;
  make_output_wait(screen);
  screen->guarded = options->guarded;
  if (screen->guarded) nc_guard_begin(screen);
  limit_size(fileno(screen->out));
  open_screen(screen, options);
  if (screen->screen == NULL) {
    if (screen->guarded) nc_guard_end();
    fcntl(fileno(screen->out), F_SETFL, screen->shell_flags);
    free_screen(screen);
    return NULL;
  }
  *failure = NC_OPENED;
  if (screen->guarded) nc_guard_set_modes_active(true);
  screen->window = stdscr;
  nc_select(screen);
  leave_unseen(screen);
  // Enters the screen before colours start. Otherwise curses would make the terminal reset its own
  // colour settings.
  doupdate();
  screen->keys = newpad(1, 1);
  screen->colour = options->colour && has_colors();
  screen->mouse = options->mouse;
  screen->ground = options->ground;
  set_modes(screen);
  nc_copy_modes(screen);
  nc_define_keys(screen);
  measure(screen);
  nc_enter(screen);
  return screen;
}

void nc_select(const nc_screen *screen) {
  static SCREEN *selected;
  if (selected == screen->screen && stdscr == screen->window) return;
  selected = screen->screen;
  set_term(screen->screen);
}

void nc_enter(nc_screen *screen) {
  nc_select(screen);
  make_output_wait(screen);
  if (screen->guarded) nc_guard_set_modes_active(true);
  clearok(curscr, TRUE);
  wnoutrefresh(screen->window);
  doupdate();
  // endwin() turned the keypad mode off. Curses turns it on only at the next read of a key. Until
  // then, terminals may send keys in another form.
  keypad(screen->keys, TRUE);
  nc_write_all(fileno(screen->out), screen->paste_on, strlen(screen->paste_on));
  nc_write_all(fileno(screen->out), screen->motion_on, strlen(screen->motion_on));
  nc_write_all(fileno(screen->out), screen->ground_on, strlen(screen->ground_on));
}

void nc_leave(nc_screen *screen) {
  nc_select(screen);
  nc_write_all(fileno(screen->out), screen->ground_off, strlen(screen->ground_off));
  nc_write_all(fileno(screen->out), screen->motion_off, strlen(screen->motion_off));
  nc_write_all(fileno(screen->out), screen->paste_off, strlen(screen->paste_off));
  endwin();
  // If the last frame stays on the screen, the next output begins below it.
  nc_write_all(fileno(screen->out), screen->below, strlen(screen->below));
  // While curses reads the bytes after a paste, the input descriptor is a pipe: see `put_back`.
  int input = screen->terminal_in >= 0 ? screen->terminal_in : fileno(screen->in);
  tcsetattr(input, TCSADRAIN, &screen->shell_modes);
  fcntl(fileno(screen->out), F_SETFL, screen->shell_flags);
  if (screen->guarded) nc_guard_set_modes_active(false);
}

void nc_close(nc_screen *screen) {
  if (!isendwin()) nc_leave(screen);
  if (screen->guarded) nc_guard_end();
  free_screen(screen);
}

void nc_resize(nc_screen *screen) {
  nc_select(screen);
  struct winsize size;
  limit_size(fileno(screen->out));
  if (read_size(fileno(screen->out), &size)) {
    resizeterm(size.ws_row, size.ws_col);
    clearok(curscr, TRUE);
  }
  measure(screen);
}

bool nc_cell_size(nc_screen *screen, int *width, int *height) {
  struct winsize size;
  if (ioctl(fileno(screen->out), TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_row == 0 || size.ws_col == 0) return false;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

int nc_columns(const nc_screen *screen) { return screen->columns; }
int nc_rows(const nc_screen *screen) { return screen->rows; }
