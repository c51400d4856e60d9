#ifndef STORETERM_CNCURSES_H
#define STORETERM_CNCURSES_H

// An interface to ncurses screens without ncurses' own names. Types of ncurses differ between
// releases, and Swift cannot import its macros.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A terminal that is open as a curses screen.
typedef struct nc_screen nc_screen;

/// The reason why a screen could not be opened.
typedef enum {
  /// The screen was opened.
  NC_OPENED = 0,
  /// The terminal description is not installed, or no description has the name.
  NC_UNKNOWN_TERMINAL = 1,
  /// The terminal cannot move its cursor to a position.
  NC_LIMITED_TERMINAL = 2,
  /// Memory or file descriptors ran out.
  NC_NO_RESOURCES = 3,
} nc_failure;

/// The options of `nc_open`.
typedef struct {
  /// Terminal descriptors for input and output. `nc_open` duplicates both.
  int input;
  int output;
  /// The terminal's name; NULL uses the environment variable `TERM`.
  const char *name;
  /// Whether colours may be used.
  bool colour;
  /// Whether the terminal shows 24-bit colours.
  bool direct;
  /// Whether clicks and the wheel are reported.
  bool mouse;
  /// Whether to query the terminal's background colour and to request reports of its changes. The
  /// replies arrive as input.
  bool ground;
  /// Whether the screen is the program's own terminal. Then it is restored after every signal that
  /// ends the program, and standard error is held back while the screen is open.
  bool guarded;
} nc_options;

/// Attributes of a cell, as bits.
enum { NC_BOLD = 1, NC_DIM = 2, NC_ITALIC = 4, NC_UNDERLINE = 8, NC_REVERSE = 16 };

/// The kind of an input.
typedef enum {
  /// No input is available.
  NC_INPUT_NONE = 0,
  /// A Unicode scalar in `value`. Control characters are passed unchanged.
  NC_INPUT_CHARACTER,
  /// A key in `value`, as `nc_key`.
  NC_INPUT_KEY,
  /// A function key. `value` is its number, 1 to 63.
  NC_INPUT_FUNCTION,
  /// The main mouse button was pressed at `x` and `y`, in cells from 0. The other mouse events have
  /// positions too.
  NC_INPUT_PRESS,
  /// The main button was released.
  NC_INPUT_RELEASE,
  /// The mouse moved to another cell while the main button was held.
  NC_INPUT_DRAG,
  /// The main button was clicked.
  NC_INPUT_CLICK,
  /// The secondary button was pressed or clicked.
  NC_INPUT_SECONDARY,
  /// The wheel was turned.
  NC_INPUT_WHEEL_UP,
  NC_INPUT_WHEEL_DOWN,
  /// The start and the end of pasted text.
  NC_INPUT_PASTE_BEGIN,
  NC_INPUT_PASTE_END,
  /// Input that this module does not interpret.
  NC_INPUT_OTHER,
} nc_input_kind;

/// The keys that produce no character.
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

/// An input from the terminal.
typedef struct {
  nc_input_kind kind;
  /// A Unicode scalar, an `nc_key` or the number of a function key.
  uint32_t value;
  /// The position of a mouse event, in cells from 0.
  int x;
  int y;
} nc_input;

/// Returns the width of a scalar in columns according to the C library; -1 if it is unknown or a
/// control character.
int nc_width(uint32_t scalar);

/// Sets the character set of the process: UTF-8 if `utf8` is true, otherwise ASCII. UTF-8 works
/// even if the locale of the environment is not installed. Returns whether the character set was
/// set.
bool nc_set_charset(bool utf8);

/// The maximum number of columns and of rows of a screen. The rest of a larger window stays blank.
///
/// Curses stores sizes in a `short`: 32,768 rows crash the program, and 10,000 rows of 10,000
/// columns take gigabytes. The limit is this project's, the same as that of printed screens.
enum { NC_MOST_CELLS = 1000 };

/// Opens a screen. Returns NULL and a reason in `failure` if this is impossible.
nc_screen *nc_open(const nc_options *options, nc_failure *failure);

/// Restores the terminal and frees the screen.
void nc_close(nc_screen *screen);

/// Redirects standard output to a descriptor until the guarded screen is closed. The descriptor
/// also receives a copy of the held standard error.
void nc_keep_printed(int descriptor);

/// Restores the terminal until `nc_enter` is called.
void nc_leave(nc_screen *screen);

/// Sets the screen's modes again and repaints it.
void nc_enter(nc_screen *screen);

/// Resizes the screen to the window, up to `NC_MOST_CELLS` columns and rows.
void nc_resize(nc_screen *screen);

/// Return the size of the screen in cells.
int nc_columns(const nc_screen *screen);
int nc_rows(const nc_screen *screen);

/// The first number of a 24-bit colour: NC_DIRECT and eight bits each for red, green and blue.
/// Smaller numbers are those of the palette.
enum { NC_DIRECT = 1 << 24 };

/// Returns the number of colours; 0 without colour. The number is NC_DIRECT if colour pairs may
/// have 24-bit colours.
int nc_colours(const nc_screen *screen);

/// Defines a colour pair; -1 is the terminal's default colour. Returns false if it is impossible.
bool nc_define_pair(nc_screen *screen, int pair, int foreground, int background);

/// A character in a row.
typedef struct {
  /// The base character.
  uint32_t scalar;
  /// Its width in columns, 1 or 2.
  uint8_t columns;
  /// The number of combining marks in `marks`.
  uint8_t mark_count;
  /// A combination of `NC_BOLD` and the other bits.
  uint8_t attributes;
  /// The number of the colour pair.
  uint16_t pair;
  /// The combining marks.
  uint32_t marks[4];
} nc_cell;

/// Returns a buffer for a row of the screen; NULL if memory runs out. Fill it, then call
/// `nc_row_put`.
nc_cell *nc_row(nc_screen *screen);

/// Draws the first `count` cells of the buffer in the row `y`, followed by blanks. A scalar whose
/// width in the C library differs from `columns` is replaced, because it would shift the rest of
/// the row.
void nc_row_put(nc_screen *screen, int y, int count);

/// Sends the changes to the terminal. Then shows the cursor at `x` and `y`, or hides it if the
/// position is outside the screen.
void nc_refresh(nc_screen *screen, int x, int y);

/// Makes the next refresh send the whole screen.
void nc_invalidate(nc_screen *screen);

/// Makes the next refresh send a row, even if it has not changed.
void nc_redraw_row(nc_screen *screen, int y);

/// Sets the size of a cell in pixels. Returns false if the system does not know it.
bool nc_cell_size(nc_screen *screen, int *width, int *height);

/// The protocol of the pictures on a screen.
typedef enum { NC_PICTURES_NONE = 0, NC_PICTURES_KITTY, NC_PICTURES_SIXEL } nc_pictures;

/// Sets which pictures a signal handler removes from the terminal of the guarded screen.
void nc_guard_pictures(nc_pictures pictures);

/// Copies the bytes with which a signal handler restores the guarded screen, for tests. Returns
/// their number, at most `capacity`.
size_t nc_guard_bytes(char *bytes, size_t capacity);

/// Sends bytes that are not part of the screen, after everything drawn so far.
void nc_send(nc_screen *screen, const char *bytes, size_t count);

/// Reads one input. Does not block, except up to 25 ms after Escape to recognize a key that begins
/// with it.
nc_input nc_read(nc_screen *screen);

/// The size of the buffer for `nc_read_paste`, in bytes.
enum { NC_PASTE_ROOM = 16384 };

/// Reads pasted text as bytes, from the start of the paste on. This bypasses curses, which reads
/// byte by byte and needs 4 seconds for a megabyte.
///
/// Does not block, except to complete a key that follows the paste.
///
/// - Parameters:
///   - bytes: A buffer of `NC_PASTE_ROOM` bytes.
///   - ended: Set to whether the paste has ended. `nc_read` reads the input after the paste.
/// - Returns: The number of bytes; -1 if no input is available.
long nc_read_paste(nc_screen *screen, char *bytes, bool *ended);

/// Stops waiting for the end of a paste. Discards bytes that may be the start of its end marker.
/// Otherwise they would become part of the next paste.
void nc_give_up_paste(nc_screen *screen);

/// Returns whether the terminal is closed. poll() reports a closed terminal as readable.
bool nc_has_gone(nc_screen *screen);

/// Copies the text at a position to `text`, for tests: up to `capacity` bytes in the locale's
/// encoding. Returns the number of bytes.
size_t nc_text_at(nc_screen *screen, int x, int y, char *text, size_t capacity);

/// Opens a pseudo-terminal, for tests. Returns the master descriptor and sets `program` to the
/// descriptor that a program uses as its terminal. Returns -1 on failure.
int nc_open_pseudo_terminal(int *program);

/// The bytes that `nc_signal_pipe` delivers.
enum { NC_SIGNAL_SIZE = 'W', NC_SIGNAL_STOP = 'T', NC_SIGNAL_CONTINUE = 'C' };

/// Returns a descriptor that delivers a byte for each SIGWINCH, SIGTSTP and SIGCONT; -1 if there is
/// none.
int nc_signal_pipe(void);

/// Returns a descriptor that is readable when Dispatch's main queue has work; -1 if the system has
/// none.
int nc_main_queue(void);

/// Stops the program with SIGTSTP, or its whole process group if `group` is true. Returns when the
/// program continues. Call `nc_leave` first.
void nc_stop(bool group);

/// Makes the program end within 3 seconds after a fault: at once if `SWIFT_BACKTRACE` is not set,
/// otherwise after a backtrace of at most 2 seconds. Call it when the program starts; a second call
/// has no effect.
void nc_limit_backtraces(void);

/// Limits glibc to one malloc arena for all threads. No effect with other C libraries. Call it
/// before other threads start.
void nc_use_one_heap(void);

/// The capabilities in a terminal description.
typedef struct {
  /// The number of colours; less than 1 for none.
  int colours;
  /// Whether the cursor can be moved to a position.
  bool places_cursor;
  /// Whether the description has mouse reports (`kmous` or `XM`).
  bool mouse;
  /// Whether the description can set the clipboard (`Ms`, OSC 52).
  bool clipboard;
  /// Whether the description has synchronized output (`Sync` or `BSU`, mode 2026).
  bool synchronized;
} nc_description;

/// Returns whether this version of curses can send 24-bit colours.
bool nc_has_direct_colours(void);

/// Returns the name and version of curses.
const char *nc_version(void);

/// Reads the description of a terminal name. Returns false if there is none. `output` can be any
/// open file. Do not call it while a screen is open.
bool nc_describe(const char *name, int output, nc_description *found);

#endif
