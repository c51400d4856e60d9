#include "CImageDecoding.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

/// A file that is being decoded. It is not on the stack of the function that calls setjmp, so its
/// fields keep their values after a jump.
struct png_work {
  struct image_file rest;
  char *reason;
  png_structp png;
  png_infop info;
};

static void fail(png_structp png, png_const_charp text) {
  char *reason = png_get_error_ptr(png);
  snprintf(reason, IMAGE_REASON_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct png_work *work = png_get_io_ptr(png);
  if (count > work->rest.count) png_error(png, "the file ends too early");
  memcpy(target, work->rest.bytes, count);
  work->rest.bytes += count;
  work->rest.count -= count;
}

static int start(struct png_work *work) {
  work->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, work->reason, fail, ignore_warning);
  if (work->png != NULL) work->info = png_create_info_struct(work->png);
  if (work->info != NULL) return 1;
  snprintf(work->reason, IMAGE_REASON_SIZE, "libpng cannot start");
  return 0;
}

static int read_header(struct png_work *work, struct image_size *size) {
  if (setjmp(png_jmpbuf(work->png))) return 0;
  png_set_read_fn(work->png, work, read_bytes);
  // Skips all chunks that do not affect the pixels. Otherwise libpng would decompress texts and
  // colour profiles, which nobody reads.
  png_set_keep_unknown_chunks(work->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // The caller has its own limits for the size.
  png_set_user_limits(work->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_read_info(work->png, work->info);
  size->width = png_get_image_width(work->png, work->info);
  size->height = png_get_image_height(work->png, work->info);
  return 1;
}

static int read_pixels(struct png_work *work, struct image_size size, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(work->png))) return 0;
  png_set_expand(work->png);
  png_set_scale_16(work->png);
  png_set_gray_to_rgb(work->png);
  png_set_add_alpha(work->png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(work->png);
  png_read_update_info(work->png, work->info);
  size_t row = (size_t)size.width * 4;
  // Without this check, an unexpected format would write beyond the buffer.
  if (png_get_rowbytes(work->png, work->info) != row) {
    png_error(work->png, "the pixels have an unexpected format");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < size.height; y++) {
      png_read_row(work->png, pixels + y * row, NULL);
    }
  }
  // Verifies the checksum of the last chunk with pixels.
  png_read_end(work->png, NULL);
  return 1;
}

int image_png_size(
    struct image_file file, struct image_size *size, char reason[IMAGE_REASON_SIZE]) {
  struct png_work work = {.rest = file, .reason = reason};
  int is_read = start(&work) && read_header(&work, size);
  png_destroy_read_struct(&work.png, &work.info, NULL);
  return is_read;
}

int image_png_pixels(
    struct image_file file, struct image_size size, void *pixels,
    char reason[IMAGE_REASON_SIZE]) {
  struct png_work work = {.rest = file, .reason = reason};
  struct image_size found = {0, 0};
  int is_read = start(&work) && read_header(&work, &found);
  if (is_read && (found.width != size.width || found.height != size.height)) {
    snprintf(reason, IMAGE_REASON_SIZE, "the size has changed");
    is_read = 0;
  }
  is_read = is_read && read_pixels(&work, size, pixels);
  png_destroy_read_struct(&work.png, &work.info, NULL);
  return is_read;
}

/// A file that is being written.
struct png_output {
  uint8_t *bytes;
  size_t capacity;
  size_t count;
};

static void fail_quietly(png_structp png, png_const_charp text) {
  (void)text;
  png_longjmp(png, 1);
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  struct png_output *output = png_get_io_ptr(png);
  if (count > output->capacity - output->count) png_error(png, "the file is too large");
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

// Level 6, the default, takes longer and makes few files smaller.
enum { COMPRESSION = 4 };

static int write_file(
    png_structp png, png_infop info, const uint8_t *pixels, struct image_size size,
    int is_opaque, struct png_output *output) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_write_fn(png, output, write_bytes, flush_nothing);
  png_set_compression_level(png, COMPRESSION);
  int colours = is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  png_set_IHDR(
      png, info, size.width, size.height, 8, colours, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  // Drops the fourth byte of each pixel.
  if (is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  size_t row = (size_t)size.width * 4;
  for (uint32_t y = 0; y < size.height; y++) png_write_row(png, pixels + y * row);
  png_write_end(png, NULL);
  return 1;
}

size_t image_png_write(
    const void *pixels, struct image_size size, int is_opaque, uint8_t *bytes, size_t capacity) {
  struct png_output output = {bytes, capacity, 0};
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail_quietly, ignore_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  int is_written = info != NULL && write_file(png, info, pixels, size, is_opaque, &output);
  png_destroy_write_struct(&png, &info);
  return is_written ? output.count : 0;
}
