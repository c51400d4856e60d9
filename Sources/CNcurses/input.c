#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>

#include "screen.h"

// Key codes of this program. They are greater than those of curses and of terminal descriptions.
enum { PASTE_BEGIN = 3000, PASTE_END = 3001 };

void nc_define_keys(nc_screen *screen) {
  (void)screen;
  // Terminals send keys in either form, even if their description lists only one form.
  static const struct {
    const char *sequence;
    int code;
  } keys[] = {
      {"\033[A", KEY_UP},      {"\033OA", KEY_UP},    {"\033[B", KEY_DOWN},
      {"\033OB", KEY_DOWN},    {"\033[C", KEY_RIGHT}, {"\033OC", KEY_RIGHT},
      {"\033[D", KEY_LEFT},    {"\033OD", KEY_LEFT},  {"\033[H", KEY_HOME},
      {"\033OH", KEY_HOME},    {"\033[1~", KEY_HOME}, {"\033[7~", KEY_HOME},
      {"\033[F", KEY_END},     {"\033OF", KEY_END},   {"\033[4~", KEY_END},
      {"\033[8~", KEY_END},    {"\033[5~", KEY_PPAGE}, {"\033[6~", KEY_NPAGE},
      {"\033[3~", KEY_DC},     {"\033[Z", KEY_BTAB},  {"\033OM", KEY_ENTER},
      {"\033[200~", PASTE_BEGIN}, {"\033[201~", PASTE_END},
  };
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    if (key_defined(keys[i].sequence) <= 0) define_key(keys[i].sequence, keys[i].code);
  }
}

static nc_input simple(nc_input_kind kind, uint32_t value) {
  return (nc_input){.kind = kind, .value = value};
}

static nc_input read_mouse(void) {
  MEVENT event;
  if (getmouse(&event) != OK) return simple(NC_INPUT_OTHER, 0);
  nc_input input = {.kind = NC_INPUT_OTHER, .x = event.x, .y = event.y};
  if (event.bstate & BUTTON4_PRESSED) {
    input.kind = NC_INPUT_WHEEL_UP;
  } else if (event.bstate & BUTTON5_PRESSED) {
    input.kind = NC_INPUT_WHEEL_DOWN;
  } else if (event.bstate & (BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED)) {
    input.kind = NC_INPUT_CLICK;
  } else if (event.bstate & BUTTON1_PRESSED) {
    input.kind = NC_INPUT_PRESS;
  } else if (event.bstate & BUTTON1_RELEASED) {
    input.kind = NC_INPUT_RELEASE;
  } else if (event.bstate & REPORT_MOUSE_POSITION) {
    input.kind = NC_INPUT_DRAG;
  } else if (event.bstate & (BUTTON3_PRESSED | BUTTON3_CLICKED)) {
    input.kind = NC_INPUT_SECONDARY;
  }
  return input;
}

static nc_input read_key(int code) {
  switch (code) {
    case KEY_UP: return simple(NC_INPUT_KEY, NC_KEY_UP);
    case KEY_DOWN: return simple(NC_INPUT_KEY, NC_KEY_DOWN);
    case KEY_LEFT: return simple(NC_INPUT_KEY, NC_KEY_LEFT);
    case KEY_RIGHT: return simple(NC_INPUT_KEY, NC_KEY_RIGHT);
    case KEY_ENTER: return simple(NC_INPUT_KEY, NC_KEY_ENTER);
    case KEY_BTAB: return simple(NC_INPUT_KEY, NC_KEY_BACKTAB);
    case KEY_HOME: return simple(NC_INPUT_KEY, NC_KEY_HOME);
    case KEY_END: return simple(NC_INPUT_KEY, NC_KEY_END);
    case KEY_PPAGE: return simple(NC_INPUT_KEY, NC_KEY_PAGE_UP);
    case KEY_NPAGE: return simple(NC_INPUT_KEY, NC_KEY_PAGE_DOWN);
    case KEY_BACKSPACE: return simple(NC_INPUT_KEY, NC_KEY_BACKSPACE);
    case KEY_DC: return simple(NC_INPUT_KEY, NC_KEY_DELETE);
    case KEY_MOUSE: return read_mouse();
    case PASTE_BEGIN: return simple(NC_INPUT_PASTE_BEGIN, 0);
    case PASTE_END: return simple(NC_INPUT_PASTE_END, 0);
    default: break;
  }
  if (code > KEY_F0 && code <= KEY_F(63)) {
    return simple(NC_INPUT_FUNCTION, (uint32_t)(code - KEY_F0));
  }
  return simple(NC_INPUT_OTHER, 0);
}

nc_input nc_read(nc_screen *screen) {
  nc_select(screen);
  if (screen->guarded) nc_guard_thread();
  nc_resume_terminal_input(screen);
  wint_t value = 0;
  switch (wget_wch(screen->keys, &value)) {
    case OK: return simple(NC_INPUT_CHARACTER, (uint32_t)value);
    // The start of a paste discards the incomplete end marker of an earlier paste.
    case KEY_CODE_YES:
      if (value == PASTE_BEGIN) screen->paste_tail_length = 0;
      return read_key((int)value);
    default: return simple(NC_INPUT_NONE, 0);
  }
}

bool nc_has_gone(nc_screen *screen) {
  nc_resume_terminal_input(screen);
  struct pollfd poller = {.fd = fileno(screen->in), .events = POLLIN};
  if (poll(&poller, 1, 0) < 0) return false;
  if (poller.revents & (POLLHUP | POLLERR | POLLNVAL)) return true;
  int waiting = 0;
  bool is_readable = (poller.revents & POLLIN) != 0;
  // A closed terminal is readable but has no bytes.
  return is_readable && ioctl(poller.fd, FIONREAD, &waiting) == 0 && waiting == 0;
}
