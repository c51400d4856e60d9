// Gives curses 24-bit colours.
//
// curses sends the colour sequences of the terminal's description, and almost every terminal names
// a description with 256 colours in `TERM`. Descriptions with direct colours, such as xterm-direct,
// are rarely installed and have no palette numbers. ncurses 6.1 and later also accept a compiled
// description in the variable `TERMINFO`, see ncurses(3X). This file copies the terminal's own
// description into that form, see term(5), with other colour sequences.

#define _XOPEN_SOURCE 700

#include <stdlib.h>
#include <string.h>

#include "screen.h"

// Included last, because it defines `columns`, `lines` and similar words as macros.
#include <term.h>

// A palette number below NC_DIRECT, or NC_DIRECT and eight bits each for red, green and blue.
// The first sixteen palette numbers have the short sequences that every terminal accepts.
#define SEQUENCE(first, bright, other)                                                           \
  "\033[%?%p1%{8}%<%t" first "%p1%d%e%p1%{16}%<%t" bright "%p1%{8}%-%d%e%p1%{256}%<%t" other      \
  ";5;%p1%d%e" other ";2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"

#if NC_CAN_SEND_DIRECT

// ncurses reads at most 32,768 bytes of a description. The largest known ones have about 5,000.
enum { CAPACITY = 16384, EXTENDED_NUMBERS_MAGIC = 01036 };

typedef struct {
  unsigned char bytes[CAPACITY];
  size_t count;
  bool is_full;
} buffer;

static void add_byte(buffer *out, unsigned value) {
  if (out->count < CAPACITY) {
    out->bytes[out->count++] = (unsigned char)value;
  } else {
    out->is_full = true;
  }
}

static void add_short(buffer *out, int value) {
  add_byte(out, (unsigned)value & 255);
  add_byte(out, (unsigned)value >> 8 & 255);
}

static void add_int(buffer *out, int value) {
  add_short(out, value & 0xFFFF);
  add_short(out, (int)((unsigned)value >> 16));
}

static void add_text(buffer *out, const char *text) {
  for (; *text != 0; text++) add_byte(out, (unsigned char)*text);
  add_byte(out, 0);
}

static void align(buffer *out) {
  if (out->count % 2 != 0) add_byte(out, 0);
}

static bool is_present(const char *text) { return text != NULL && text != (const char *)-1; }

// Adds the offsets of texts in a table that begins at `start`. Returns the end of the last text.
static int add_offsets(buffer *out, char *const *texts, int count, int start) {
  for (int i = 0; i < count; i++) {
    add_short(out, is_present(texts[i]) ? start : texts[i] == NULL ? -1 : -2);
    if (is_present(texts[i])) start += (int)strlen(texts[i]) + 1;
  }
  return start;
}

static int length_of(char *const *texts, int count) {
  int length = 0;
  for (int i = 0; i < count; i++) {
    if (is_present(texts[i])) length += (int)strlen(texts[i]) + 1;
  }
  return length;
}

static void add_texts(buffer *out, char *const *texts, int count) {
  for (int i = 0; i < count; i++) {
    if (is_present(texts[i])) add_text(out, texts[i]);
  }
}

// Replaces a text of the standard capabilities.
static void replace(char **texts, char **place, const char *text) {
  texts[place - CUR Strings] = (char *)text;
}

// Adds the standard capabilities with direct colours.
static void add_standard(buffer *out, char **texts, int text_count) {
  const TERMTYPE *type = (const TERMTYPE *)cur_term;
  int flags = type->num_Booleans - type->ext_Booleans;
  int numbers = type->num_Numbers - type->ext_Numbers;
  replace(texts, &set_a_foreground, SEQUENCE("3", "9", "38"));
  replace(texts, &set_a_background, SEQUENCE("4", "10", "48"));
  replace(texts, &set_foreground, NULL);
  replace(texts, &set_background, NULL);
  replace(texts, &initialize_color, NULL);
  add_short(out, EXTENDED_NUMBERS_MAGIC);
  add_short(out, (int)strlen(type->term_names) + 1);
  add_short(out, flags);
  add_short(out, numbers);
  add_short(out, text_count);
  add_short(out, length_of(texts, text_count));
  add_text(out, type->term_names);
  for (int i = 0; i < flags; i++) {
    bool is_can_change = &type->Booleans[i] == &can_change;
    add_byte(out, is_can_change ? 0 : (unsigned char)type->Booleans[i]);
  }
  align(out);
  for (int i = 0; i < numbers; i++) {
    int value = type->Numbers[i];
    if (&type->Numbers[i] == &max_colors) value = 2 * NC_DIRECT;
    // More pairs than a `short` can number are never defined.
    if (&type->Numbers[i] == &max_pairs) value = 32767;
    add_int(out, value);
  }
  add_offsets(out, texts, text_count, 0);
  add_texts(out, texts, text_count);
  align(out);
}

// Adds the extended capabilities, and the flag RGB, with which curses expects direct colours.
static void add_extended(buffer *out, char *const *texts) {
  const TERMTYPE *type = (const TERMTYPE *)cur_term;
  int flags = type->ext_Booleans, numbers = type->ext_Numbers, count = type->ext_Strings;
  int names = flags + numbers + count;
  char *const rgb = "RGB";
  add_short(out, flags + 1);
  add_short(out, numbers);
  add_short(out, count);
  add_short(out, count + names + 1);
  int values = length_of(texts, count);
  add_short(out, values + (int)strlen(rgb) + 1 + length_of(type->ext_Names, names));
  add_byte(out, 1);
  for (int i = 0; i < flags; i++) {
    add_byte(out, (unsigned char)type->Booleans[type->num_Booleans - flags + i]);
  }
  align(out);
  for (int i = 0; i < numbers; i++) {
    add_int(out, type->Numbers[type->num_Numbers - numbers + i]);
  }
  add_offsets(out, texts, count, 0);
  int next = add_offsets(out, &rgb, 1, 0);
  add_offsets(out, type->ext_Names, names, next);
  add_texts(out, texts, count);
  add_text(out, rgb);
  add_texts(out, type->ext_Names, names);
}

// Sets `TERMINFO` to the bytes in hexadecimal digits.
static bool set_description(const buffer *made) {
  static const char digits[] = "0123456789ABCDEF";
  char *text = malloc(made->count * 2 + 5);
  if (text == NULL) return false;
  memcpy(text, "hex:", 4);
  for (size_t i = 0; i < made->count; i++) {
    text[4 + 2 * i] = digits[made->bytes[i] >> 4];
    text[5 + 2 * i] = digits[made->bytes[i] & 15];
  }
  text[4 + 2 * made->count] = 0;
  bool is_set = setenv("TERMINFO", text, 1) == 0;
  free(text);
  return is_set;
}

static bool make_description(void) {
  const TERMTYPE *type = (const TERMTYPE *)cur_term;
  // A terminal with fewer colours is unlikely to understand the sequences.
  bool has_many = max_colors >= 256 || tigetflag("RGB") > 0;
  if (!has_many || !is_present(set_a_foreground) || !is_present(set_a_background)) return false;
  int text_count = type->num_Strings - type->ext_Strings;
  char **texts = malloc(sizeof *texts * type->num_Strings);
  buffer *made = calloc(1, sizeof *made);
  bool is_set = false;
  if (texts != NULL && made != NULL) {
    memcpy(texts, type->Strings, sizeof *texts * type->num_Strings);
    add_standard(made, texts, text_count);
    add_extended(made, texts + text_count);
    is_set = !made->is_full && set_description(made);
  }
  free(made);
  free(texts);
  return is_set;
}

bool nc_set_direct_description(const char *name, int output) {
  int status = 0;
  if (setupterm(name, output, &status) != OK || status != 1) return false;
  bool is_set = make_description();
  del_curterm(cur_term);
  return is_set;
}

bool nc_has_direct_colours(void) { return true; }

#else

bool nc_set_direct_description(const char *name, int output) {
  (void)name;
  (void)output;
  return false;
}

bool nc_has_direct_colours(void) { return false; }

#endif
