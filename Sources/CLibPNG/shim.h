#ifndef STORETERM_CLIBPNG_H
#define STORETERM_CLIBPNG_H

#include <png.h>

#endif
