#include "CImageDecoding.h"

// jpeglib.h uses size_t and FILE without their headers.
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

/// The maximum number of scans. Encoders write about ten. Without a limit, a file of a few
/// kilobytes with thousands of scans would take minutes.
enum { MOST_SCANS = 100 };

/// The maximum memory of the library in bytes: enough for the coefficients of a picture with four
/// components and 2^25 pixels.
static const long MOST_MEMORY = 512L * 1024 * 1024;

/// A file that is being decoded. It is not on the stack of the function that calls setjmp, so its
/// fields keep their values after a jump.
struct jpeg_work {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  char *reason;
};

static _Noreturn void fail(j_common_ptr decoder) {
  struct jpeg_work *work = decoder->client_data;
  char text[JMSG_LENGTH_MAX];
  decoder->err->format_message(decoder, text);
  snprintf(work->reason, IMAGE_REASON_SIZE, "%.*s", IMAGE_REASON_SIZE - 1, text);
  longjmp(work->jump, 1);
}

/// Receives warnings and traces. After a warning, the library invents the missing pixels.
static void receive_message(j_common_ptr decoder, int level) {
  if (level >= 0) return;
  switch (decoder->err->msg_code) {
  case JWRN_JPEG_EOF:
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_BOGUS_PROGRESSION:
  case JWRN_MUST_RESYNC: fail(decoder);
  // The other warnings concern bytes that do not affect the pixels. Cameras write such files.
  default: break;
  }
}

static void check_scans(j_common_ptr decoder) {
  struct jpeg_work *work = decoder->client_data;
  if (work->decoder.input_scan_number <= MOST_SCANS) return;
  snprintf(work->reason, IMAGE_REASON_SIZE, "it has more than %d scans", MOST_SCANS);
  longjmp(work->jump, 1);
}

static int read_header(struct jpeg_work *work, struct image_file file, struct image_size *size) {
  if (setjmp(work->jump)) return 0;
  jpeg_create_decompress(&work->decoder);
  work->decoder.progress = &work->progress;
  work->decoder.mem->max_memory_to_use = MOST_MEMORY;
  jpeg_mem_src(&work->decoder, file.bytes, file.count);
  jpeg_read_header(&work->decoder, TRUE);
  size->width = work->decoder.image_width;
  size->height = work->decoder.image_height;
  return 1;
}

static void store_rgb(const JSAMPLE *row, uint32_t width, uint8_t *pixels) {
  for (uint32_t x = 0; x < width; x++, row += 3, pixels += 4) {
    memcpy(pixels, row, 3);
    pixels[3] = 0xFF;
  }
}

/// Converts a row of CMYK samples to opaque pixels.
///
/// - Parameter is_inverted: Whether 255 means no ink, as in the files that Adobe's programs write.
static void store_cmyk(const JSAMPLE *row, uint32_t width, int is_inverted, uint8_t *pixels) {
  int mask = is_inverted ? 0 : 0xFF;
  for (uint32_t x = 0; x < width; x++, row += 4, pixels += 4) {
    int light = row[3] ^ mask;
    for (int i = 0; i < 3; i++) pixels[i] = (uint8_t)((row[i] ^ mask) * light / 0xFF);
    pixels[3] = 0xFF;
  }
}

static int read_pixels(struct jpeg_work *work, struct image_size size, uint8_t *pixels) {
  if (setjmp(work->jump)) return 0;
  j_decompress_ptr decoder = &work->decoder;
  int is_cmyk =
      decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
  decoder->out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  jpeg_start_decompress(decoder);
  if (decoder->output_width != size.width || decoder->output_height != size.height ||
      decoder->output_components != (is_cmyk ? 4 : 3)) {
    // Without this check, an unexpected format would write beyond the buffer.
    snprintf(work->reason, IMAGE_REASON_SIZE, "the pixels have an unexpected format");
    return 0;
  }
  JSAMPARRAY row = decoder->mem->alloc_sarray(
      (j_common_ptr)decoder, JPOOL_IMAGE, size.width * (is_cmyk ? 4 : 3), 1);
  while (decoder->output_scanline < size.height) {
    uint8_t *target = pixels + (size_t)decoder->output_scanline * size.width * 4;
    jpeg_read_scanlines(decoder, row, 1);
    if (is_cmyk) {
      store_cmyk(row[0], size.width, decoder->saw_Adobe_marker, target);
    } else {
      store_rgb(row[0], size.width, target);
    }
  }
  return 1;
}

/// Decodes the header, and the pixels unless `pixels` is NULL.
static int decode(
    struct image_file file, struct image_size *size, uint8_t *pixels, char *reason) {
  struct jpeg_work work;
  memset(&work, 0, sizeof work);
  work.reason = reason;
  work.decoder.err = jpeg_std_error(&work.errors);
  work.decoder.client_data = &work;
  work.errors.error_exit = fail;
  work.errors.emit_message = receive_message;
  work.progress.progress_monitor = check_scans;
  struct image_size found = {0, 0};
  int is_read = read_header(&work, file, &found);
  if (pixels == NULL) {
    *size = found;
  } else if (is_read && (found.width != size->width || found.height != size->height)) {
    snprintf(reason, IMAGE_REASON_SIZE, "the size has changed");
    is_read = 0;
  } else {
    is_read = is_read && read_pixels(&work, found, pixels);
  }
  jpeg_destroy_decompress(&work.decoder);
  return is_read;
}

int image_jpeg_size(
    struct image_file file, struct image_size *size, char reason[IMAGE_REASON_SIZE]) {
  return decode(file, size, NULL, reason);
}

int image_jpeg_pixels(
    struct image_file file, struct image_size size, void *pixels,
    char reason[IMAGE_REASON_SIZE]) {
  return decode(file, &size, pixels, reason);
}
