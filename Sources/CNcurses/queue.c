#include "CNcurses.h"

#ifdef __linux__

// The descriptor of the main queue's work. Run loops of Foundation poll it too.
extern int _dispatch_get_main_queue_handle_4CF(void);

int nc_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

#else

int nc_main_queue(void) { return -1; }

#endif
