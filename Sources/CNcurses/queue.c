#include "CNcurses.h"

#ifdef __linux__

// A run loop polls this descriptor besides its own. Foundation's does the same.
extern int _dispatch_get_main_queue_handle_4CF(void);

int nc_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

#else

int nc_main_queue(void) { return -1; }

#endif
