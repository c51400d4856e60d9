#include <stdlib.h>

#include "CNcurses.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void nc_use_one_heap(void) {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}
