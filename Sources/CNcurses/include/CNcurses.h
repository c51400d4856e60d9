#ifndef STORETERM_CNCURSES_H
#define STORETERM_CNCURSES_H

// The wide-character interface; Swift's importer does not see a target's C flags.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>

#endif
