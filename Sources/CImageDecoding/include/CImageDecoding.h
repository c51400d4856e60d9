#ifndef STORETERM_CIMAGEDECODING_H
#define STORETERM_CIMAGEDECODING_H

// Decodes PNG files with libpng and JPEG files with libjpeg, from memory. Encodes PNG files.
//
// Both libraries report errors with longjmp. These functions catch each jump in C, because a jump
// across Swift code has undefined behaviour. No function keeps memory or a pointer after it
// returns, so the functions can run on several threads at once.
//
// Swift clients that import this module do not need the headers of the libraries.

#include <stddef.h>
#include <stdint.h>

/// The size of the buffer for a reason, including the final zero byte.
enum { IMAGE_REASON_SIZE = 200 };

/// The bytes of a file.
struct image_file {
  const uint8_t *bytes;
  size_t count;
};

/// The size of a picture in pixels.
struct image_size {
  uint32_t width;
  uint32_t height;
};

/// Reads the size of a PNG picture from the start of its file. Decodes no pixel.
///
/// - Parameter reason: Receives the reason of a failure: one line of ASCII text.
/// - Returns: 1 on success, 0 on failure.
int image_png_size(
    struct image_file file, struct image_size *size, char reason[IMAGE_REASON_SIZE]);

/// Decodes a PNG picture of any colour type and depth. Verifies all checksums of the pixel data.
/// Ignores chunks that do not affect the pixels, such as texts and colour profiles.
///
/// - Parameters:
///   - size: The size that `image_png_size` has read.
///   - pixels: Receives `width * height` pixels, row by row, of 4 bytes each: red, green, blue, and
///     opacity. The colours are not multiplied by the opacity. Undefined after a failure.
///   - reason: Receives the reason of a failure: one line of ASCII text.
/// - Returns: 1 on success, 0 on failure.
int image_png_pixels(
    struct image_file file, struct image_size size, void *pixels, char reason[IMAGE_REASON_SIZE]);

/// Reads the size of a JPEG picture, as `image_png_size` does. The size is the size of the stored
/// picture, before the EXIF orientation is applied.
int image_jpeg_size(
    struct image_file file, struct image_size *size, char reason[IMAGE_REASON_SIZE]);

/// Decodes a JPEG picture, as `image_png_pixels` does: greyscale, YCbCr, RGB, CMYK or YCCK,
/// sequential or progressive. Fails if the file ends early or a code in it is invalid. All pixels
/// are opaque.
int image_jpeg_pixels(
    struct image_file file, struct image_size size, void *pixels, char reason[IMAGE_REASON_SIZE]);

/// Encodes a picture as a PNG file with 8 bits per component.
///
/// - Parameters:
///   - pixels: The pixels, as `image_png_pixels` returns them.
///   - is_opaque: 1 to drop the opacity.
///   - bytes: Receives the file.
///   - capacity: The size of `bytes`.
/// - Returns: The size of the file; 0 if it does not fit, or if memory runs out.
size_t image_png_write(
    const void *pixels, struct image_size size, int is_opaque, uint8_t *bytes, size_t capacity);

#endif
