#define _XOPEN_SOURCE 700

#include <string.h>

#include "screen.h"

// Included last, because it defines `columns`, `lines` and similar words as macros.
#include <term.h>

static const char *capability(const char *name) {
  const char *found = tigetstr(name);
  return found == (const char *)-1 ? NULL : found;
}

nc_failure nc_check_description(const char *name, int output) {
  int status = 0;
  if (setupterm(name, output, &status) != OK || status != 1) return NC_UNKNOWN_TERMINAL;
  bool places = capability("cup") != NULL;
  del_curterm(cur_term);
  return places ? NC_OPENED : NC_LIMITED_TERMINAL;
}

void nc_copy_modes(nc_screen *screen) {
  // A terminal with a mouse is assumed to be compatible with xterm, which ignores unknown modes.
  bool is_likely = key_mouse != NULL;
  bool follows = is_likely && screen->mouse;
  screen->motion_on = follows ? "\033[?1002h" : "";
  screen->motion_off = follows ? "\033[?1002l" : "";
  bool tells = is_likely && screen->ground;
  screen->ground_on = tells ? "\033]11;?\033\\\033[?2031h" : "";
  screen->ground_off = tells ? "\033[?2031l" : "";
  screen->below = exit_ca_mode == NULL ? "\r\n" : "";
  const char *on = capability("BE");
  const char *off = capability("BD");
  if (on == NULL || off == NULL) on = off = NULL;
  if (on == NULL && is_likely) on = "\033[?2004h";
  if (off == NULL && is_likely) off = "\033[?2004l";
  if (on == NULL || strlen(on) >= sizeof screen->paste_on) return;
  if (off == NULL || strlen(off) >= sizeof screen->paste_off) return;
  strcpy(screen->paste_on, on);
  strcpy(screen->paste_off, off);
}

static void put(const char *bytes, int (*collect)(int)) {
  if (bytes != NULL && bytes != (const char *)-1) tputs(bytes, 1, collect);
}

void nc_collect_restoration(int (*collect)(int)) {
  if (key_mouse != NULL) put("\033[?2031l\033[?1006l\033[?1002l\033[?1000l\033[?2004l", collect);
  put(exit_attribute_mode, collect);
  put(orig_pair, collect);
  put(cursor_normal, collect);
  put(keypad_local, collect);
  if (exit_ca_mode != NULL) {
    put(exit_ca_mode, collect);
  } else {
    put(tparm(cursor_address, lines - 1, 0, 0, 0, 0, 0, 0, 0, 0), collect);
    put("\r\n", collect);
  }
}
