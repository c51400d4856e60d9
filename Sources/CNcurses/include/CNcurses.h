#ifndef STORETERM_CNCURSES_H
#define STORETERM_CNCURSES_H

// A screen on ncurses, without a name of ncurses: its types differ between
// releases, and its macros do not reach Swift.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A terminal that curses has taken over.
typedef struct nc_screen nc_screen;

/// Why a screen could not be opened.
typedef enum {
  NC_OPENED = 0,
  /// The terminal description is not installed, or there is none of that name.
  NC_UNKNOWN_TERMINAL = 1,
  /// The terminal cannot place its cursor.
  NC_LIMITED_TERMINAL = 2,
  /// Memory or file descriptors ran out.
  NC_NO_RESOURCES = 3,
} nc_failure;

/// What a screen is opened with.
typedef struct {
  /// Open terminals to read keys from and to draw on; both are duplicated.
  int input;
  int output;
  /// The terminal's name, or NULL for the one of the environment.
  const char *name;
  /// Whether colours may be used.
  bool colour;
  /// Whether clicks and the wheel are reported.
  bool mouse;
  /// Whether the terminal is asked for the colour of its ground, and to tell when that
  /// changes; the answers are input.
  bool ground;
  /// Whether this is the program's own terminal: then it is restored on every
  /// signal that ends the program, and what is written to standard error meanwhile
  /// is held back.
  bool guarded;
} nc_options;

/// Attributes of a cell, as bits.
enum { NC_BOLD = 1, NC_DIM = 2, NC_ITALIC = 4, NC_UNDERLINE = 8, NC_REVERSE = 16 };

/// What a read of the input gave.
typedef enum {
  /// Nothing more has arrived.
  NC_INPUT_NONE = 0,
  /// A scalar, in `value`; controls as the terminal sent them.
  NC_INPUT_CHARACTER,
  /// A key, in `value`, as `nc_key`.
  NC_INPUT_KEY,
  /// A function key, its number in `value`.
  NC_INPUT_FUNCTION,
  /// The main button went down at `x` and `y`.
  NC_INPUT_PRESS,
  /// The main button went up.
  NC_INPUT_RELEASE,
  /// The mouse came to another cell with the main button held.
  NC_INPUT_DRAG,
  /// The main button went down and up.
  NC_INPUT_CLICK,
  /// The other button went down.
  NC_INPUT_SECONDARY,
  /// The wheel was turned.
  NC_INPUT_WHEEL_UP,
  NC_INPUT_WHEEL_DOWN,
  /// Pasted text begins and ends.
  NC_INPUT_PASTE_BEGIN,
  NC_INPUT_PASTE_END,
  /// Something that has no meaning here.
  NC_INPUT_OTHER,
} nc_input_kind;

/// The keys that are no character.
typedef enum {
  NC_KEY_UP = 1,
  NC_KEY_DOWN,
  NC_KEY_LEFT,
  NC_KEY_RIGHT,
  NC_KEY_ENTER,
  NC_KEY_BACKTAB,
  NC_KEY_HOME,
  NC_KEY_END,
  NC_KEY_PAGE_UP,
  NC_KEY_PAGE_DOWN,
  NC_KEY_BACKSPACE,
  NC_KEY_DELETE,
} nc_key;

/// One thing read from the terminal.
typedef struct {
  nc_input_kind kind;
  uint32_t value;
  int x;
  int y;
} nc_input;

/// The columns the C library gives a scalar, -1 when it does not know it.
int nc_width(uint32_t scalar);

/// Sets the character set of the process: UTF-8, whether or not the locale of the
/// environment is installed, or plain ASCII. False when there is no UTF-8 locale.
bool nc_set_charset(bool utf8);

/// The most columns and the most rows of a screen; more of a window stays blank. Curses keeps sizes
/// in a `short`, so that 32,768 rows end the program with a fault, and 10,000 rows of 10,000
/// columns take gigabytes. Ours, the same as of printed screens.
enum { NC_MOST_CELLS = 1000 };

/// Takes the terminal over. NULL and a reason when it cannot be.
nc_screen *nc_open(const nc_options *options, nc_failure *failure);

/// Gives the terminal back and frees the screen.
void nc_close(nc_screen *screen);

/// Sends what the program prints on standard output to an open file until the guarded
/// screen is closed, and a copy of what was held back of standard error.
void nc_keep_printed(int descriptor);

/// Gives the terminal back for a while.
void nc_leave(nc_screen *screen);

/// Takes the terminal again and repaints it.
void nc_enter(nc_screen *screen);

/// Reads the window's size and follows it.
void nc_resize(nc_screen *screen);

int nc_columns(const nc_screen *screen);
int nc_rows(const nc_screen *screen);

/// How many colours there are: 0 without colour.
int nc_colours(const nc_screen *screen);

/// Defines a pair of colours, -1 for the terminal's own; false when it cannot be.
bool nc_define_pair(nc_screen *screen, int pair, int foreground, int background);

/// One cell of a row.
typedef struct {
  /// The spacing character.
  uint32_t scalar;
  /// The columns it takes, 1 or 2.
  uint8_t columns;
  /// How many of the marks there are.
  uint8_t mark_count;
  /// `NC_BOLD` and the others.
  uint8_t attributes;
  /// The pair of colours.
  uint16_t pair;
  /// What is drawn on the character.
  uint32_t marks[4];
} nc_cell;

/// The room for a row as wide as the screen; NULL when memory has run out. To be filled
/// and then handed to `nc_row_put`.
nc_cell *nc_row(nc_screen *screen);

/// Puts so many cells of the row at `y`, and blanks after them. A scalar whose width the C
/// library sees otherwise is replaced, so that the columns of the row stay true.
void nc_row_put(nc_screen *screen, int y, int count);

/// Sends what differs, then shows the cursor at `x` and `y`, or hides it when `x` is
/// negative.
void nc_refresh(nc_screen *screen, int x, int y);

/// Makes the next refresh send everything.
void nc_invalidate(nc_screen *screen);

/// Sends bytes that are no part of the picture, after what was drawn.
void nc_send(nc_screen *screen, const char *bytes, size_t count);

/// Reads one thing that has arrived; never waits, save to tell Escape from a key.
nc_input nc_read(nc_screen *screen);

/// The room that `nc_read_paste` needs, in bytes.
enum { NC_PASTE_ROOM = 16384 };

/// Reads pasted text as bytes, much faster than curses does, from the begin of the paste on.
/// Never waits, save for the rest of a key behind the paste.
///
/// - Parameters:
///   - bytes: Room for `NC_PASTE_ROOM` bytes.
///   - ended: Set when the paste has ended; what came behind it is read by `nc_read`.
/// - Returns: How many bytes there are; -1 when nothing more has arrived.
long nc_read_paste(nc_screen *screen, char *bytes, bool *ended);

/// Gives up waiting for the end of a paste. Forgets the bytes that may have been the start of its
/// end marker, so that they do not become part of the next paste.
void nc_give_up_paste(nc_screen *screen);

/// Whether a terminal that poll reports readable has in truth gone.
bool nc_has_gone(nc_screen *screen);

/// The text curses would show at a place, for tests: up to `capacity` bytes of UTF-8.
size_t nc_text_at(nc_screen *screen, int x, int y, char *text, size_t capacity);

/// Opens both ends of a pseudo-terminal, for tests: returns the person's, -1 when
/// there is none.
int nc_open_pseudo_terminal(int *program);

/// What `nc_notices` hands out.
enum { NC_NOTICE_SIZE = 'W', NC_NOTICE_STOP = 'T', NC_NOTICE_CONTINUE = 'C' };

/// A descriptor that gets a byte when the window changes its size, when the program
/// is asked to stop, and when it was continued. -1 when there is none.
int nc_notices(void);

/// A descriptor that is readable when something waits to run on Dispatch's main queue; -1
/// where there is none.
int nc_main_queue(void);

/// Stops the program, or with `group` its whole job, as the shell's job control
/// does, and returns when it is continued. The terminal must have been left.
void nc_stop(bool group);

/// Has a fault of the program end it within 3 seconds: at once where `SWIFT_BACKTRACE` is not
/// set, else after a backtrace that takes 2 seconds at most. To be called when the program
/// starts; a second call does nothing.
void nc_limit_backtraces(void);

/// What a terminal description says.
typedef struct {
  /// How many colours; less than 1 for none.
  int colours;
  /// Whether the cursor can be placed.
  bool places_cursor;
  /// Whether a report of the mouse is described.
  bool mouse;
  /// Whether the clipboard can be set (OSC 52).
  bool clipboard;
  /// Whether a frame can be shown at once (mode 2026).
  bool synchronized;
} nc_description;

/// The release of curses.
const char *nc_version(void);

/// Reads the description of a terminal name; `output` may be any open file. False when
/// there is none of that name. Must not be called while a screen is open.
bool nc_describe(const char *name, int output, nc_description *found);

#endif
