#define _XOPEN_SOURCE 700

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

#include "CNcurses.h"

#ifdef __APPLE__
#include <xlocale.h>
#endif

int nc_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool nc_set_charset(bool utf8) {
  if (!utf8) return setlocale(LC_CTYPE, "C") != NULL;
  if (setlocale(LC_CTYPE, "") != NULL && is_utf8()) return true;
  const char *names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (setlocale(LC_CTYPE, names[i]) != NULL && is_utf8()) return true;
  }
  return false;
}
