#define _XOPEN_SOURCE 700

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "screen.h"

int nc_colours(const nc_screen *screen) {
  if (!screen->colour) return 0;
  nc_select(screen);
  if (screen->direct) return NC_DIRECT;
  // In a description such as xterm-direct, numbers from 8 on are components, not palette numbers.
  return tigetflag("RGB") > 0 ? 8 : COLORS;
}

bool nc_define_pair(nc_screen *screen, int pair, int foreground, int background) {
  nc_select(screen);
  if (!screen->colour || pair >= COLOR_PAIRS) return false;
#if NC_CAN_SEND_DIRECT
  if (screen->direct) return init_extended_pair(pair, foreground, background) == OK;
#endif
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

nc_cell *nc_row(nc_screen *screen) {
  if (screen->row_capacity > screen->columns) return screen->cells;
  size_t capacity = (size_t)screen->columns + 1;
  cchar_t *row = realloc(screen->row, sizeof *row * capacity);
  if (row != NULL) screen->row = row;
  nc_cell *cells = realloc(screen->cells, sizeof *cells * capacity);
  if (cells != NULL) screen->cells = cells;
  if (row == NULL || cells == NULL) return NULL;
  screen->row_capacity = (int)capacity;
  return cells;
}

static cchar_t look_of(const nc_cell *cell) {
  cchar_t look;
  wchar_t text[2] = {L' ', 0};
  setcchar(&look, text, curses_attributes(cell->attributes), (short)cell->pair, NULL);
  return look;
}

// Whether a scalar is printable ASCII, which is always one column wide.
static bool is_plain(uint32_t scalar) { return scalar >= 0x20 && scalar < 0x7F; }

// Writes a cell as curses cells at `row`. Returns the position after the last curses cell.
//
// Most characters are plain ASCII in the style of the previous cell: they only replace the
// character in `look`. A character with another width in the C library becomes U+FFFD, or `?` if
// U+FFFD is not one column wide.
static cchar_t *add(cchar_t *row, const nc_cell *cell, const cchar_t *look) {
  *row = *look;
  row->chars[0] = (wchar_t)cell->scalar;
  if (is_plain(cell->scalar) && cell->mark_count == 0) return row + 1;
  if (nc_width(cell->scalar) != cell->columns) {
    row->chars[0] = nc_width(0xFFFD) == 1 ? 0xFFFD : '?';
    for (int i = 1; i < cell->columns; i++) *++row = *look;
    return row + 1;
  }
  int length = 1;
  for (int i = 0; i < cell->mark_count && length < CCHARW_MAX; i++) {
    if (nc_width(cell->marks[i]) == 0) row->chars[length++] = (wchar_t)cell->marks[i];
  }
  return row + 1;
}

void nc_row_put(nc_screen *screen, int y, int count) {
  if (y < 0 || y >= screen->rows || screen->row_capacity <= screen->columns) return;
  cchar_t *end = screen->row;
  cchar_t look = look_of(&(nc_cell){.scalar = ' '});
  const cchar_t blank = look;
  int used = 0;
  for (int i = 0; i < count; i++) {
    const nc_cell *cell = &screen->cells[i];
    if (used + cell->columns > screen->columns) break;
    bool is_same = i > 0 && cell->attributes == cell[-1].attributes && cell->pair == cell[-1].pair;
    if (!is_same) look = look_of(cell);
    end = add(end, cell, &look);
    used += cell->columns;
  }
  for (; used < screen->columns; used++) *end++ = blank;
  nc_select(screen);
  mvwadd_wchnstr(screen->window, y, 0, screen->row, (int)(end - screen->row));
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
  nc_limit_stderr();
}

void nc_send(nc_screen *screen, const char *bytes, size_t count) {
  // These bytes bypass the stream. Without the flush, they would precede the buffered frame.
  fflush(screen->out);
  nc_write_all(fileno(screen->out), bytes, count);
}

void nc_redraw_row(nc_screen *screen, int y) {
  if (y < 0 || y >= screen->rows) return;
  nc_select(screen);
  wredrawln(screen->window, y, 1);
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
