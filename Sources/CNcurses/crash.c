// Limits the time that Swift's runtime spends on a backtrace.
//
// If a toolchain is installed, the runtime catches faults and starts swift-backtrace, which reads
// the debug information of the whole program. On a busy machine this took two minutes, during which
// the program kept its terminal and its pipes.

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

#ifdef __linux__

#include <sys/syscall.h>

// The signals for which the runtime writes a backtrace.
static const int faults[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { FAULT_COUNT = sizeof faults / sizeof *faults };

// The runtime's action for each of these signals; all zero (the default action) if no backtrace is
// requested.
static struct sigaction backtraces[FAULT_COUNT];

// In milliseconds. The program must end within 3 seconds after a fault. Restoring a terminal that
// accepts no output takes 1 second.
enum { BACKTRACE_TIME = 2000, KILL_TIME = 300 };

void nc_limit_backtraces(void) {
  static bool is_done;
  if (is_done) return;
  is_done = true;
  const char *wish = getenv("SWIFT_BACKTRACE");
  bool is_wanted = wish != NULL && *wish != 0;
  for (int i = 0; i < FAULT_COUNT; i++) {
    struct sigaction found;
    if (sigaction(faults[i], NULL, &found) != 0) continue;
    if (found.sa_handler == SIG_DFL || found.sa_handler == SIG_IGN) continue;
    if (is_wanted) {
      backtraces[i] = found;
      nc_end_on_signal(faults[i]);
    } else {
      sigaction(faults[i], &backtraces[i], NULL);
    }
  }
}

void nc_last_action(int number, struct sigaction *action) {
  memset(action, 0, sizeof *action);
  for (int i = 0; i < FAULT_COUNT; i++) {
    if (faults[i] == number) *action = backtraces[i];
  }
}

// Kills the swift-backtrace processes that a thread has started. Other child processes continue.
static void end_backtraces(pid_t program, pid_t thread) {
  char path[96];
  snprintf(path, sizeof path, "/proc/%d/task/%d/children", program, thread);
  int list = open(path, O_RDONLY | O_CLOEXEC);
  if (list < 0) return;
  char children[1024];
  ssize_t count = read(list, children, sizeof children - 1);
  close(list);
  children[count > 0 ? count : 0] = 0;
  for (char *next = children; *next != 0;) {
    char *start = next;
    pid_t child = (pid_t)strtol(start, &next, 10);
    if (next == start) return;
    while (*next == ' ') next++;
    snprintf(path, sizeof path, "/proc/%d/comm", child);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    // The kernel stores the first 15 bytes of a program's name.
    char name[16] = "";
    ssize_t length = read(file, name, sizeof name - 1);
    close(file);
    if (length == 15 && strcmp(name, "swift-backtrace") == 0) kill(child, SIGKILL);
  }
}

// Waits in the watchdog process until the program ends. After `BACKTRACE_TIME`, ends the backtrace
// and restores the terminal modes. After a further `KILL_TIME`, kills the program.
static _Noreturn void watch(pid_t program, pid_t thread, int end) {
  struct termios modes;
  bool has_modes = nc_shell_modes(&modes);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  struct pollfd poller = {.fd = end, .events = POLLIN};
  if (poll(&poller, 1, BACKTRACE_TIME) != 0) _exit(0);
  static const char message[] =
      "\nThe backtrace took longer than 2 seconds and was ended. "
      "Run the program in lldb for a whole one.\n";
  end_backtraces(program, thread);
  // swift-backtrace may have set its own terminal modes to read a command.
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
  nc_write_until(nc_stderr_terminal(), message, sizeof message - 1, nc_now());
  if (poll(&poller, 1, KILL_TIME) == 0) kill(program, SIGKILL);
  _exit(0);
}

void nc_watch_backtrace(int number) {
  static volatile sig_atomic_t is_watched;
  struct sigaction action;
  nc_last_action(number, &action);
  if (action.sa_handler == SIG_DFL || is_watched) return;
  is_watched = 1;
  // The writing end closes when the program ends, which wakes the watchdog.
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  pid_t program = getpid();
  pid_t thread = (pid_t)syscall(SYS_gettid);
  // fork() would run the handlers of pthread_atfork(), which are unsafe after a fault.
  pid_t watchdog = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (watchdog == 0) {
    close(ends[1]);
    watch(program, thread, ends[0]);
  }
  close(ends[0]);
}

#else

// Other systems write their crash report outside the program.
void nc_limit_backtraces(void) {}

void nc_watch_backtrace(int number) { (void)number; }

void nc_last_action(int number, struct sigaction *action) {
  (void)number;
  memset(action, 0, sizeof *action);
}

#endif
