#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "CNcurses.h"

int nc_open_pseudo_terminal(int *program) {
  int person = posix_openpt(O_RDWR | O_NOCTTY);
  if (person < 0) return -1;
  if (grantpt(person) == 0 && unlockpt(person) == 0) {
    const char *name = ptsname(person);
    *program = name == NULL ? -1 : open(name, O_RDWR | O_NOCTTY);
    if (*program >= 0) return person;
  }
  close(person);
  return -1;
}
