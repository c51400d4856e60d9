#include "CNcurses.h"

#ifdef __linux__

// Returns the descriptor that is readable when the main queue has work. Foundation's run loops also
// poll it.
extern int _dispatch_get_main_queue_handle_4CF(void);

int nc_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

#else

int nc_main_queue(void) { return -1; }

#endif
