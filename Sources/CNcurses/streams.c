#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "screen.h"

// The redirections of standard error and standard output while the screen is open.
static struct {
  // The file that receives standard error, and the original standard error, a terminal.
  int held;
  int error;
  // The log that receives standard output, and the original standard output.
  int log;
  int output;
} streams = {.held = -1, .error = -1, .log = -1, .output = -1};

void nc_write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EAGAIN) {
      struct pollfd poller = {.fd = descriptor, .events = POLLOUT};
      if (poll(&poller, 1, 1000) <= 0) return;
    } else if (written < 0 && errno != EINTR) {
      return;
    } else if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
}

long nc_now(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

size_t nc_write_until(int descriptor, const char *bytes, size_t count, long deadline) {
  // A writable terminal may accept only a part of the bytes. Without O_NONBLOCK, the write would
  // then block.
  int flags = fcntl(descriptor, F_GETFL);
  fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  size_t done = 0;
  while (done < count) {
    long left = deadline - nc_now();
    struct pollfd poller = {.fd = descriptor, .events = POLLOUT};
    int ready = poll(&poller, 1, left > INT_MAX ? INT_MAX : left > 0 ? (int)left : 0);
    if (ready == 0 || (ready < 0 && errno != EINTR)) break;
    ssize_t written = write(descriptor, bytes + done, count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written < 0 && errno != EINTR && errno != EAGAIN) {
      break;
    } else if (left <= 0) {
      break;
    }
  }
  fcntl(descriptor, F_SETFL, flags);
  return done;
}

void nc_hold_stderr(void) {
  if (streams.held >= 0 || !isatty(STDERR_FILENO)) return;
  char path[] = "/tmp/storeterm-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return;
  unlink(path);
  int error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, O_APPEND);
  if (error < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (error >= 0) close(error);
    close(file);
    return;
  }
  streams.error = error;
  streams.held = file;
}

// The maximum of held bytes, and the number of bytes kept when it is exceeded. A program that
// prints errors in a loop would otherwise fill the disk. The end is kept because the last messages
// explain why a program ended. Both numbers are arbitrary.
#define HELD_LIMIT (4 << 20)
#define HELD_END (64 << 10)

void nc_limit_stderr(void) {
  static const char notice[] = "[earlier output is omitted]\n";
  static char end[HELD_END];
  struct stat status;
  if (streams.held < 0 || fstat(streams.held, &status) != 0) return;
  if (status.st_size <= HELD_LIMIT) return;
  ssize_t count = pread(streams.held, end, sizeof end, status.st_size - HELD_END);
  if (count <= 0 || ftruncate(streams.held, 0) != 0) return;
  // The first line may be incomplete.
  const char *line = memchr(end, '\n', (size_t)count);
  const char *first = line && line + 1 < end + count ? line + 1 : end;
  nc_write_all(streams.held, notice, sizeof notice - 1);
  nc_write_all(streams.held, first, (size_t)(end + count - first));
}

int nc_stderr_terminal(void) { return streams.held >= 0 ? streams.error : STDERR_FILENO; }

void nc_release_stderr(long deadline) {
  if (streams.held < 0) return;
  char bytes[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(streams.held, bytes, sizeof bytes, offset)) > 0) {
    nc_write_until(streams.error, bytes, (size_t)count, deadline);
    // The log may be a device that accepts no output, so writing to it ends at the deadline too.
    if (streams.log >= 0) nc_write_until(streams.log, bytes, (size_t)count, deadline);
    offset += count;
  }
  dup2(streams.error, STDERR_FILENO);
  close(streams.error);
  close(streams.held);
  streams.held = -1;
  streams.error = -1;
}

void nc_keep_printed(int descriptor) {
  if (streams.output >= 0) return;
  int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (output < 0) return;
  fflush(stdout);
  if (dup2(descriptor, STDOUT_FILENO) < 0) {
    close(output);
    return;
  }
  // Writes each line to the log when it is complete, as on a terminal.
  setvbuf(stdout, NULL, _IOLBF, 0);
  streams.log = descriptor;
  streams.output = output;
}

void nc_return_output(void) {
  if (streams.output >= 0) dup2(streams.output, STDOUT_FILENO);
}

void nc_release_output(void) {
  if (streams.output < 0) return;
  fflush(stdout);
  nc_return_output();
  close(streams.output);
  streams.output = -1;
  streams.log = -1;
}
