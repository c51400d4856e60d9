#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "screen.h"

// Reads pasted text in blocks. Curses makes two system calls for each byte: 4 seconds for a
// megabyte.

static const char paste_end[] = "\033[201~";
enum { END_LENGTH = sizeof paste_end - 1 };

static bool is_readable(int descriptor, int timeout) {
  struct pollfd poller = {.fd = descriptor, .events = POLLIN};
  return poll(&poller, 1, timeout) > 0;
}

static bool is_empty(int descriptor) {
  int waiting = 0;
  return ioctl(descriptor, FIONREAD, &waiting) != 0 || waiting == 0;
}

void nc_forget_leftover(nc_screen *screen) {
  if (screen->terminal_in < 0) return;
  dup2(screen->terminal_in, fileno(screen->in));
  close(screen->terminal_in);
  close(screen->leftover_in);
  screen->terminal_in = -1;
  screen->leftover_in = -1;
}

void nc_resume_terminal_input(nc_screen *screen) {
  if (screen->terminal_in >= 0 && is_empty(fileno(screen->in))) nc_forget_leftover(screen);
}

// Makes curses read `bytes` before the rest of the terminal's input: a pipe replaces the terminal
// until all of them are read.
static void put_back(nc_screen *screen, const char *bytes, size_t count) {
  if (count == 0) return;
  // Unread bytes from an earlier call follow the new bytes.
  char rest[NC_PASTE_ROOM];
  ssize_t left = 0;
  if (screen->terminal_in >= 0) {
    if (!is_empty(fileno(screen->in))) left = read(fileno(screen->in), rest, sizeof rest);
  } else {
    int ends[2];
    if (pipe(ends) != 0) return;
    screen->terminal_in = fcntl(fileno(screen->in), F_DUPFD_CLOEXEC, 3);
    if (screen->terminal_in < 0 || dup2(ends[0], fileno(screen->in)) < 0) {
      if (screen->terminal_in >= 0) close(screen->terminal_in);
      screen->terminal_in = -1;
      close(ends[0]);
      close(ends[1]);
      return;
    }
    close(ends[0]);
    screen->leftover_in = ends[1];
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    // A pipe holds 64 KiB on Linux and a paste buffer 16 KiB, so all bytes fit.
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
  }
  nc_write_all(screen->leftover_in, bytes, count);
  if (left > 0) nc_write_all(screen->leftover_in, rest, (size_t)left);
}

// Whether the bytes end within a key's escape sequence.
static bool ends_within_key(const char *bytes, size_t count) {
  size_t start = count;
  while (start > 0 && bytes[start - 1] != 033) start--;
  if (start == 0) return false;
  const char *key = bytes + start - 1;
  size_t length = count - start + 1;
  if (length == 1) return true;
  if (key[1] == 'O') return length == 2;
  if (key[1] != '[') return false;
  // The older mouse report has three bytes after its letter.
  if (length > 2 && key[2] == 'M') return length < 6;
  for (size_t i = 2; i < length; i++) {
    if (key[i] >= 0x40 && key[i] < 0x7F) return false;
  }
  return true;
}

// Returns the number of bytes at the end that may be the start of a paste's end marker.
static size_t tail_length(const char *bytes, size_t count) {
  for (size_t length = END_LENGTH - 1; length > 0; length--) {
    if (length <= count && memcmp(bytes + count - length, paste_end, length) == 0) return length;
  }
  return 0;
}

void nc_give_up_paste(nc_screen *screen) { screen->paste_tail_length = 0; }

long nc_read_paste(nc_screen *screen, char *bytes, bool *ended) {
  *ended = false;
  nc_resume_terminal_input(screen);
  int input = fileno(screen->in);
  if (!is_readable(input, 0)) return -1;
  size_t count = screen->paste_tail_length;
  memcpy(bytes, screen->paste_tail, count);
  ssize_t added = read(input, bytes + count, NC_PASTE_ROOM / 2);
  if (added <= 0) return -1;
  count += (size_t)added;
  screen->paste_tail_length = 0;
  char *end = memmem(bytes, count, paste_end, END_LENGTH);
  if (end == NULL) {
    size_t tail = tail_length(bytes, count);
    memcpy(screen->paste_tail, bytes + count - tail, tail);
    screen->paste_tail_length = tail;
    return (long)(count - tail);
  }
  *ended = true;
  size_t text = (size_t)(end - bytes);
  size_t behind = text + END_LENGTH;
  // Completes the escape sequence of a key before it is put back. Otherwise curses would wait for
  // the rest in the pipe, where it never arrives.
  while (ends_within_key(bytes + behind, count - behind) && count < NC_PASTE_ROOM) {
    nc_resume_terminal_input(screen);
    if (!is_readable(input, ESCDELAY)) break;
    added = read(input, bytes + count, NC_PASTE_ROOM - count);
    if (added <= 0) break;
    count += (size_t)added;
  }
  put_back(screen, bytes + behind, count - behind);
  return (long)text;
}
