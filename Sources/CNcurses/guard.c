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

// The data with which a signal handler restores the terminal. It is prepared beforehand, because a
// handler may call only async-signal-safe functions such as write() and tcsetattr().
static struct {
  atomic_int up;
  atomic_int restored;
  int in;
  int out;
  int flags;
  struct termios modes;
  char bytes[512];
  size_t length;
  atomic_int pictures;
} guard = {.in = -1, .out = -1};

// The start of the restoring bytes. They first end a string that was cut off, and delete the
// pictures of the kitty graphics protocol. Terminals without pictures receive only the bytes after
// these.
static const char delete_kitty[] = "\033\\\033_Ga=d,d=A,q=2\033\\";
static const char end_string[] = "\033\\";

#ifdef NSIG
enum { SIGNAL_COUNT = NSIG };
#else
enum { SIGNAL_COUNT = 65 };
#endif

// The earlier actions of the signals that are caught now.
static struct sigaction earlier[SIGNAL_COUNT];
static bool is_caught[SIGNAL_COUNT];

// The signals that do not end the program, and their earlier actions.
static const int noticed[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { NOTICED_COUNT = sizeof noticed / sizeof *noticed };
static struct sigaction unnoticed[NOTICED_COUNT];

static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t stopping;
static volatile sig_atomic_t continued;

// In milliseconds. Output is dropped after this time if the terminal accepts none. A signal must
// end the program within 2 seconds.
enum { RESTORE_TIME = 1000 };

// A background process must not change the terminal's modes, because the shell uses them.
static bool is_in_foreground(void) { return tcgetpgrp(guard.out) == getpgrp(); }

bool nc_shell_modes(struct termios *modes) {
  if (atomic_load(&guard.up)) {
    *modes = guard.modes;
    return is_in_foreground();
  }
  return tcgetattr(STDIN_FILENO, modes) == 0 && tcgetpgrp(STDIN_FILENO) == getpgrp();
}

// Waits until another thread has restored the terminal. If the program ended now, the terminal
// would be half restored.
static void await_restored(void) {
  for (int i = 0; i < RESTORE_TIME / 10 && !atomic_load(&guard.restored); i++) poll(NULL, 0, 10);
}

void nc_guard_pictures(nc_pictures pictures) { atomic_store(&guard.pictures, pictures); }

// The restoring bytes that are not sent, because the screen has no pictures that need them.
static size_t unneeded(void) {
  switch (atomic_load(&guard.pictures)) {
    case NC_PICTURES_KITTY: return 0;
    case NC_PICTURES_SIXEL: return sizeof delete_kitty - 1;
    default: return sizeof delete_kitty - 1 + sizeof end_string - 1;
  }
}

size_t nc_guard_bytes(char *bytes, size_t capacity) {
  size_t count = 0;
  for (size_t i = unneeded(); i < guard.length && count < capacity; i++) {
    bytes[count++] = guard.bytes[i];
  }
  return count;
}

// Restores the terminal. Async-signal-safe.
static void restore(void) {
  if (!atomic_exchange(&guard.up, 0)) return await_restored();
  sigset_t output;
  sigset_t before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  // A terminal that accepts no output, as after Ctrl-S, still accepts modes. So the first write
  // does not wait. The modes are set after it, because they make the terminal echo keys.
  long now = nc_now();
  size_t done = unneeded();
  if (done > guard.length) done = guard.length;
  done += nc_write_until(guard.out, guard.bytes + done, guard.length - done, now);
  if (is_in_foreground()) tcsetattr(guard.in, TCSANOW, &guard.modes);
  long deadline = now + RESTORE_TIME;
  nc_write_until(guard.out, guard.bytes + done, guard.length - done, deadline);
  fcntl(guard.out, F_SETFL, guard.flags);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  nc_release_stderr(deadline);
  atomic_store(&guard.restored, 1);
}

// At a normal exit, waits without limit for a terminal that accepts no output. A signal ends the
// wait.
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
  // A fault recurs when the handler returns, so a debugger or core dump shows the faulty
  // instruction. With raise(), it would show this function.
  if (!is_fault(number, info)) raise(number);
  errno = error;
}

void nc_end_on_signal(int number) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = end;
  // Blocks other signals until the terminal is restored.
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Restores the modes and stops the program at once, without output. Called only if the terminal
// accepts no output; otherwise the main thread stops the program.
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

// Whether the terminal accepts no output for a quarter of a second. If so, the main thread may
// block in a write and not read the signal pipe.
static bool is_frozen(void) {
  struct pollfd poller = {.fd = guard.out, .events = POLLOUT};
  return atomic_load(&guard.up) && poll(&poller, 1, RESTORE_TIME / 4) == 0;
}

// Handles the signals for resizing, stopping and continuing: writes a byte to the signal pipe.
static void notice(int number) {
  int error = errno;
  if (number == SIGCONT && stopping) {
    continued = 1;
  } else {
    char byte = number == SIGWINCH ? NC_SIGNAL_SIZE
                : number == SIGTSTP ? NC_SIGNAL_STOP
                                    : NC_SIGNAL_CONTINUE;
    if (number == SIGTSTP && is_frozen()) {
      stop_at_once();
      byte = NC_SIGNAL_CONTINUE;
    }
    ssize_t written = write(signal_pipe[1], &byte, 1);
    (void)written;
  }
  errno = error;
}

static void open_signal_pipe(void) {
  if (signal_pipe[0] >= 0 || pipe(signal_pipe) != 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
  }
}

int nc_signal_pipe(void) { return signal_pipe[0]; }

void nc_guard_thread(void) {
  static _Thread_local bool is_done;
  if (is_done) return;
  is_done = true;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  // After a stack overflow, a handler cannot run on the thread's own stack: the program would end
  // without restoring the terminal.
  enum { SIZE = 65536 };
  stack_t own = {.ss_sp = malloc(SIZE), .ss_size = SIZE};
  if (own.ss_sp != NULL) sigaltstack(&own, NULL);
}

// Whether a signal ends a program by default.
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
    // Signals that the program handles, or that its parent ignores, keep their action.
    is_caught[number] = earlier[number].sa_handler == SIG_DFL;
    if (is_caught[number]) nc_end_on_signal(number);
  }
  struct sigaction listener = {.sa_flags = SA_RESTART};
  listener.sa_handler = notice;
  sigemptyset(&listener.sa_mask);
  for (int i = 0; i < NOTICED_COUNT; i++) sigaction(noticed[i], &listener, &unnoticed[i]);
}

void nc_guard_begin(nc_screen *screen) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore_at_exit) == 0;
  open_signal_pipe();
  // Uses a duplicate: while curses reads the bytes after a paste, its input descriptor is a pipe
  // (`put_back` in paste.c), which has no terminal modes.
  if (guard.in >= 0) close(guard.in);
  guard.in = fcntl(fileno(screen->in), F_DUPFD_CLOEXEC, 3);
  if (guard.in < 0) guard.in = fileno(screen->out);
  guard.out = fileno(screen->out);
  guard.modes = screen->shell_modes;
  guard.flags = screen->shell_flags;
  guard.length = 0;
  // The guard starts before the restoring bytes are known, because opening the screen already
  // changes the modes.
  atomic_store(&guard.restored, 0);
  atomic_store(&guard.up, 1);
  catch_signals();
}

static int collect(int byte) {
  if (guard.length < sizeof guard.bytes) guard.bytes[guard.length++] = (char)byte;
  return byte;
}

void nc_guard_set_modes_active(bool up) {
  if (guard.length == 0) {
    for (const char *byte = delete_kitty; *byte != 0; byte++) collect(*byte);
    for (const char *byte = end_string; *byte != 0; byte++) collect(*byte);
    nc_collect_restoration(collect);
  }
  if (up) {
    // Messages on the screen would damage the frame, and crash messages would disappear with it.
    nc_hold_stderr();
    atomic_store(&guard.restored, 0);
    atomic_store(&guard.up, 1);
  } else {
    atomic_store(&guard.up, 0);
    atomic_store(&guard.restored, 1);
    fflush(stderr);
    nc_release_stderr(LONG_MAX);
  }
}

void nc_guard_end(void) {
  atomic_store(&guard.up, 0);
  atomic_store(&guard.restored, 1);
  nc_release_stderr(LONG_MAX);
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
  // Another thread may receive the signal a moment later. In an orphaned process group, which no
  // shell can continue, the system ignores the signal. So this waits at most 200 ms.
  for (int i = 0; i < 20 && !continued; i++) poll(NULL, 0, 10);
  stopping = 0;
  sigaction(SIGTSTP, &listener, NULL);
}
