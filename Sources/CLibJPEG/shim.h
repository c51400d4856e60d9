#ifndef STORETERM_CLIBJPEG_H
#define STORETERM_CLIBJPEG_H

// jpeglib.h uses size_t and FILE without their headers.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

#endif
