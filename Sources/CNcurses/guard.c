#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "screen.h"

// What a signal handler needs to give the terminal back, all prepared beforehand:
// a handler may only write and set modes.
static struct {
  atomic_int up;
  atomic_int restored;
  int in;
  int out;
  int flags;
  struct termios modes;
  char bytes[512];
  size_t length;
} guard = {.in = -1, .out = -1};

#ifdef NSIG
enum { SIGNAL_COUNT = NSIG };
#else
enum { SIGNAL_COUNT = 65 };
#endif

// What was done on each signal before, where we have taken it over.
static struct sigaction earlier[SIGNAL_COUNT];
static bool is_caught[SIGNAL_COUNT];

static const int noticed[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { NOTICED_COUNT = sizeof noticed / sizeof *noticed };
static struct sigaction unnoticed[NOTICED_COUNT];

static int notices[2] = {-1, -1};
static volatile sig_atomic_t stopping;
static volatile sig_atomic_t continued;

// In milliseconds. A terminal that takes nothing for this long gets no more; a signal is to end
// the program within 2 seconds.
enum { RESTORE_TIME = 1000 };

// In the background the modes are the shell's.
static bool is_in_foreground(void) { return tcgetpgrp(guard.out) == getpgrp(); }

bool nc_shell_modes(struct termios *modes) {
  if (atomic_load(&guard.up)) {
    *modes = guard.modes;
    return is_in_foreground();
  }
  return tcgetattr(STDIN_FILENO, modes) == 0 && tcgetpgrp(STDIN_FILENO) == getpgrp();
}

// Another thread is giving the terminal back: ending the program now would leave it half done.
static void await_restored(void) {
  for (int i = 0; i < RESTORE_TIME / 10 && !atomic_load(&guard.restored); i++) poll(NULL, 0, 10);
}

// Safe in a signal handler.
static void restore(void) {
  if (!atomic_exchange(&guard.up, 0)) return await_restored();
  sigset_t output;
  sigset_t before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  // A terminal that takes nothing, frozen or at the end of a stuck connection, still takes modes;
  // they come after the bytes where it takes those, since keys are echoed from then on.
  long now = nc_now();
  size_t done = nc_write_until(guard.out, guard.bytes, guard.length, now);
  if (is_in_foreground()) tcsetattr(guard.in, TCSANOW, &guard.modes);
  long deadline = now + RESTORE_TIME;
  nc_write_until(guard.out, guard.bytes + done, guard.length - done, deadline);
  fcntl(guard.out, F_SETFL, guard.flags);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  nc_release_error(deadline);
  atomic_store(&guard.restored, 1);
}

// A program that ends by itself may wait for its terminal; a signal ends the waiting.
static void restore_at_exit(void) {
  while (atomic_load(&guard.up)) {
    struct pollfd poller = {.fd = guard.out, .events = POLLOUT};
    if (poll(&poller, 1, -1) >= 0 || errno != EINTR) break;
  }
  if (atomic_load(&guard.up)) restore();
}

static bool is_fault(int number, const siginfo_t *info) {
  bool can_be = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  return can_be && info != NULL && info->si_code > 0;
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  nc_watch_backtrace(number);
  restore();
  nc_return_output();
  struct sigaction last;
  nc_last_action(number, &last);
  sigaction(number, &last, NULL);
  // A fault happens again on return, so that whoever looks sees it where it was.
  if (!is_fault(number, info)) raise(number);
  errno = error;
}

void nc_end_on(int number) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = end;
  // A second signal waits until the terminal is given back.
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Gives the modes back and stops, as the program does by itself where its terminal takes bytes.
static void stop_at_once(void) {
  struct termios ours;
  bool has_modes = tcgetattr(guard.in, &ours) == 0 && is_in_foreground();
  if (has_modes) tcsetattr(guard.in, TCSANOW, &guard.modes);
  struct sigaction listener;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigset_t stop;
  sigset_t before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaction(SIGTSTP, &standard, &listener);
  kill(getpid(), SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &listener, NULL);
  if (has_modes && is_in_foreground()) tcsetattr(guard.in, TCSANOW, &ours);
}

// Whether the terminal takes nothing: then the main thread may hang in a write to it, and does
// not hear of notices.
static bool is_frozen(void) {
  struct pollfd poller = {.fd = guard.out, .events = POLLOUT};
  return atomic_load(&guard.up) && poll(&poller, 1, RESTORE_TIME / 4) == 0;
}

static void notice(int number) {
  int error = errno;
  if (number == SIGCONT && stopping) {
    continued = 1;
  } else {
    char byte = number == SIGWINCH ? NC_NOTICE_SIZE
                : number == SIGTSTP ? NC_NOTICE_STOP
                                    : NC_NOTICE_CONTINUE;
    if (number == SIGTSTP && is_frozen()) {
      stop_at_once();
      byte = NC_NOTICE_CONTINUE;
    }
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

// Whether a signal ends a program that does nothing about it.
static bool is_ending(int number) {
  switch (number) {
    case SIGKILL:
    case SIGSTOP:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGCONT:
    case SIGCHLD:
    case SIGURG:
    case SIGWINCH: return false;
    default: return true;
  }
}

static void catch_signals(void) {
  nc_guard_thread();
  nc_limit_backtraces();
  for (int number = 1; number < SIGNAL_COUNT; number++) {
    if (!is_ending(number) || sigaction(number, NULL, &earlier[number]) != 0) continue;
    // What the program does about a signal stays, and so does what its parent ignores.
    is_caught[number] = earlier[number].sa_handler == SIG_DFL;
    if (is_caught[number]) nc_end_on(number);
  }
  struct sigaction listener = {.sa_flags = SA_RESTART};
  listener.sa_handler = notice;
  sigemptyset(&listener.sa_mask);
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &listener, &unnoticed[i]);
}

void nc_guard_begin(nc_screen *screen) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore_at_exit) == 0;
  open_notices();
  // A descriptor of its own: while keys wait behind a paste, the number of curses' input leads to a
  // pipe (`put_back` in paste.c), whose modes nobody can set.
  if (guard.in >= 0) close(guard.in);
  guard.in = fcntl(fileno(screen->in), F_DUPFD_CLOEXEC, 3);
  if (guard.in < 0) guard.in = fileno(screen->out);
  guard.out = fileno(screen->out);
  guard.modes = screen->shell_modes;
  guard.flags = screen->shell_flags;
  guard.length = 0;
  // Opening the screen changes modes before it is known which bytes undo the rest.
  atomic_store(&guard.restored, 0);
  atomic_store(&guard.up, 1);
  catch_signals();
}

static int collect(int byte) {
  if (guard.length < sizeof guard.bytes) guard.bytes[guard.length++] = (char)byte;
  return byte;
}

void nc_guard_set_up(bool up) {
  if (guard.length == 0) nc_collect_restoration(collect);
  if (up) {
    // Messages would spoil the screen, and those of a crash would go with it.
    nc_hold_error();
    atomic_store(&guard.restored, 0);
    atomic_store(&guard.up, 1);
  } else {
    atomic_store(&guard.up, 0);
    atomic_store(&guard.restored, 1);
    fflush(stderr);
    nc_release_error(LONG_MAX);
  }
}

void nc_guard_end(void) {
  atomic_store(&guard.up, 0);
  atomic_store(&guard.restored, 1);
  nc_release_error(LONG_MAX);
  nc_release_output();
  for (int number = 1; number < SIGNAL_COUNT; number++) {
    if (is_caught[number]) sigaction(number, &earlier[number], NULL);
    is_caught[number] = false;
  }
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
