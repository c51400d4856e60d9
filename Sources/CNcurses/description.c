// Reads a terminal description without opening a terminal.

#define _XOPEN_SOURCE 700

#include "screen.h"

// Included last, because it defines `columns`, `lines` and similar words as macros.
#include <term.h>

/// Returns whether the description has a string capability.
static bool has_text(const char *name) {
  const char *text = tigetstr((char *)name);
  return text != NULL && text != (const char *)-1;
}

const char *nc_version(void) { return curses_version(); }

bool nc_describe(const char *name, int output, nc_description *found) {
  int problem = 0;
  if (setupterm((char *)name, output, &problem) != OK || problem != 1) return false;
  found->colours = tigetnum("colors");
  found->places_cursor = has_text("cup");
  found->mouse = has_text("kmous") || has_text("XM");
  found->clipboard = has_text("Ms");
  found->synchronized = has_text("Sync") || has_text("BSU");
  del_curterm(cur_term);
  return true;
}
