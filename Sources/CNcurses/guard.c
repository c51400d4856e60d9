#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "screen.h"

// What a signal handler needs to give the terminal back, all prepared beforehand:
// a handler may only write and set modes.
static struct {
  volatile sig_atomic_t up;
  int in;
  int out;
  struct termios modes;
  char bytes[512];
  size_t length;
  // Standard error while it is held back: the file it goes to, and what it was.
  int held;
  int error;
  // Where what is printed goes while the screen is up, and what standard output was.
  int log;
  int output;
} guard = {.held = -1, .error = -1, .log = -1, .output = -1};

// The signals that end a program: those sent to it, and those of its own faults.
static const int ending[] = {
    SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL,
    SIGFPE,  SIGTRAP, SIGSYS,  SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
};
enum { ENDING_COUNT = sizeof ending / sizeof *ending };
static struct sigaction earlier[ENDING_COUNT];

static const int noticed[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { NOTICED_COUNT = sizeof noticed / sizeof *noticed };
static struct sigaction unnoticed[NOTICED_COUNT];

// Swift's own handler stops at a question after a crash. Who sets its variable wants
// it; else the program just ends.
static bool keeps_backtraces;

static int notices[2] = {-1, -1};
static volatile sig_atomic_t stopping;
static volatile sig_atomic_t continued;

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

// Safe in a signal handler.
static void release_error(void) {
  if (guard.held < 0) return;
  char bytes[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(guard.held, bytes, sizeof bytes, offset)) > 0) {
    nc_write_all(guard.error, bytes, (size_t)count);
    if (guard.log >= 0) nc_write_all(guard.log, bytes, (size_t)count);
    offset += count;
  }
  dup2(guard.error, STDERR_FILENO);
  close(guard.error);
  close(guard.held);
  guard.held = -1;
  guard.error = -1;
}

// Messages would spoil the screen, and those of a crash would go with it.
static void hold_error(void) {
  if (guard.held >= 0 || !isatty(STDERR_FILENO)) return;
  char path[] = "/tmp/storeterm-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return;
  unlink(path);
  int error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, O_APPEND);
  if (error < 0 || dup2(file, STDERR_FILENO) < 0) {
    close(file);
    return;
  }
  guard.error = error;
  guard.held = file;
}

void nc_keep_printed(int descriptor) {
  if (guard.output >= 0) return;
  int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (output < 0) return;
  fflush(stdout);
  if (dup2(descriptor, STDOUT_FILENO) < 0) {
    close(output);
    return;
  }
  // A line is kept when it is complete, as a terminal would show it.
  setvbuf(stdout, NULL, _IOLBF, 0);
  guard.log = descriptor;
  guard.output = output;
}

static void release_output(void) {
  if (guard.output < 0) return;
  fflush(stdout);
  dup2(guard.output, STDOUT_FILENO);
  close(guard.output);
  guard.output = -1;
  guard.log = -1;
}

// Safe in a signal handler.
static void restore(void) {
  if (!guard.up) return;
  guard.up = 0;
  sigset_t output;
  sigset_t before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  nc_write_all(guard.out, guard.bytes, guard.length);
  // In the background the modes are the shell's.
  if (tcgetpgrp(guard.out) == getpgrp()) tcsetattr(guard.in, TCSANOW, &guard.modes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  release_error();
}

static bool is_fault(int number, const siginfo_t *info) {
  bool can_be = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  return can_be && info != NULL && info->si_code > 0;
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  restore();
  struct sigaction last = {.sa_handler = SIG_DFL};
  sigemptyset(&last.sa_mask);
  for (int i = 0; i < ENDING_COUNT; i++) {
    if (ending[i] == number && keeps_backtraces) last = earlier[i];
  }
  sigaction(number, &last, NULL);
  // A fault happens again on return, so that whoever looks sees it where it was.
  if (!is_fault(number, info)) raise(number);
  errno = error;
}

static void notice(int number) {
  int error = errno;
  if (number == SIGCONT && stopping) {
    continued = 1;
  } else {
    char byte = number == SIGWINCH ? NC_NOTICE_SIZE
                : number == SIGTSTP ? NC_NOTICE_STOP
                                    : NC_NOTICE_CONTINUE;
    ssize_t written = write(notices[1], &byte, 1);
    (void)written;
  }
  errno = error;
}

static void open_notices(void) {
  if (notices[0] >= 0 || pipe(notices) != 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(notices[i], F_SETFD, FD_CLOEXEC);
    fcntl(notices[i], F_SETFL, O_NONBLOCK);
  }
}

int nc_notices(void) { return notices[0]; }

void nc_guard_thread(void) {
  static _Thread_local bool is_done;
  if (is_done) return;
  is_done = true;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  enum { SIZE = 65536 };
  stack_t own = {.ss_sp = malloc(SIZE), .ss_size = SIZE};
  if (own.ss_sp != NULL) sigaltstack(&own, NULL);
}

static void catch_signals(void) {
  nc_guard_thread();
  keeps_backtraces = getenv("SWIFT_BACKTRACE") != NULL;
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = end;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < ENDING_COUNT; i++) {
    sigaction(ending[i], &action, &earlier[i]);
    if (earlier[i].sa_handler == SIG_IGN) sigaction(ending[i], &earlier[i], NULL);
  }
  struct sigaction listener = {.sa_flags = SA_RESTART};
  listener.sa_handler = notice;
  sigemptyset(&listener.sa_mask);
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &listener, &unnoticed[i]);
}

void nc_guard_begin(nc_screen *screen) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore) == 0;
  open_notices();
  guard.in = fileno(screen->in);
  guard.out = fileno(screen->out);
  guard.modes = screen->shell_modes;
  guard.length = 0;
  catch_signals();
}

static int collect(int byte) {
  if (guard.length < sizeof guard.bytes) guard.bytes[guard.length++] = (char)byte;
  return byte;
}

void nc_guard_set_up(bool up) {
  if (guard.length == 0) nc_collect_restoration(collect);
  if (up) {
    hold_error();
    guard.up = 1;
  } else {
    guard.up = 0;
    fflush(stderr);
    release_error();
  }
}

void nc_guard_end(void) {
  guard.up = 0;
  release_error();
  release_output();
  for (int i = 0; i < ENDING_COUNT; i++) sigaction(ending[i], &earlier[i], NULL);
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &unnoticed[i], NULL);
}

void nc_stop(bool group) {
  struct sigaction listener;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &listener);
  continued = 0;
  stopping = 1;
  if (group) {
    kill(0, SIGTSTP);
  } else {
    kill(getpid(), SIGTSTP);
  }
  // The stop may come a moment later, on another thread; and a program without a
  // shell to continue it is not stopped at all.
  for (int i = 0; i < 20 && !continued; i++) poll(NULL, 0, 10);
  stopping = 0;
  sigaction(SIGTSTP, &listener, NULL);
}
