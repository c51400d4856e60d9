#define _XOPEN_SOURCE 700

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "screen.h"

int nc_colours(const nc_screen *screen) {
  if (!screen->colour) return 0;
  nc_select(screen);
  return COLORS;
}

bool nc_define_pair(nc_screen *screen, int pair, int foreground, int background) {
  nc_select(screen);
  if (!screen->colour || pair >= COLOR_PAIRS) return false;
  return init_pair((short)pair, (short)foreground, (short)background) == OK;
}

static attr_t curses_attributes(int attributes) {
  attr_t result = A_NORMAL;
  if (attributes & NC_BOLD) result |= A_BOLD;
  if (attributes & NC_DIM) result |= A_DIM;
#ifdef A_ITALIC
  if (attributes & NC_ITALIC) result |= A_ITALIC;
#endif
  if (attributes & NC_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & NC_REVERSE) result |= A_REVERSE;
  return result;
}

void nc_row_begin(nc_screen *screen) {
  screen->row_length = 0;
  if (screen->row_capacity > screen->columns) return;
  cchar_t *row = realloc(screen->row, sizeof *row * ((size_t)screen->columns + 1));
  if (row == NULL) return;
  screen->row = row;
  screen->row_capacity = screen->columns + 1;
}

static void add(nc_screen *screen, wchar_t character, attr_t attributes, int pair) {
  if (screen->row_length + 1 >= screen->row_capacity) return;
  wchar_t text[2] = {character, 0};
  setcchar(&screen->row[screen->row_length++], text, attributes, (short)pair, NULL);
}

void nc_row_add(nc_screen *screen, uint32_t scalar, int columns, int attributes, int pair) {
  attr_t look = curses_attributes(attributes);
  bool is_plain = scalar >= 0x20 && scalar < 0x7F;
  if (is_plain || nc_width(scalar) == columns) {
    add(screen, (wchar_t)scalar, look, pair);
    return;
  }
  add(screen, nc_width(0xFFFD) == 1 ? 0xFFFD : '?', look, pair);
  for (int i = 1; i < columns; i++) add(screen, ' ', look, pair);
}

void nc_row_mark(nc_screen *screen, uint32_t scalar) {
  if (screen->row_length == 0 || nc_width(scalar) != 0) return;
  cchar_t *cell = &screen->row[screen->row_length - 1];
  wchar_t text[CCHARW_MAX + 2] = {0};
  attr_t attributes;
  short pair;
  if (getcchar(cell, text, &attributes, &pair, NULL) != OK) return;
  size_t length = wcslen(text);
  if (length >= CCHARW_MAX) return;
  text[length] = (wchar_t)scalar;
  setcchar(cell, text, attributes, pair, NULL);
}

void nc_row_end(nc_screen *screen, int y) {
  if (y < 0 || y >= screen->rows || screen->row_length == 0) return;
  nc_select(screen);
  mvwadd_wchnstr(screen->window, y, 0, screen->row, screen->row_length);
}

void nc_refresh(nc_screen *screen, int x, int y) {
  nc_select(screen);
  bool shows = x >= 0 && x < screen->columns && y >= 0 && y < screen->rows;
  if (shows != screen->cursor_shown) {
    curs_set(shows ? 1 : 0);
    screen->cursor_shown = shows;
  }
  leaveok(screen->window, !shows);
  if (shows) wmove(screen->window, y, x);
  wnoutrefresh(screen->window);
  doupdate();
}

void nc_invalidate(nc_screen *screen) {
  nc_select(screen);
  clearok(curscr, TRUE);
}

size_t nc_text_at(nc_screen *screen, int x, int y, char *text, size_t capacity) {
  nc_select(screen);
  cchar_t cell;
  wchar_t characters[CCHARW_MAX + 2] = {0};
  attr_t attributes;
  short pair;
  if (mvwin_wch(screen->window, y, x, &cell) != OK) return 0;
  if (getcchar(&cell, characters, &attributes, &pair, NULL) != OK) return 0;
  size_t count = wcstombs(text, characters, capacity);
  return count == (size_t)-1 ? 0 : count;
}
