// The log that a recorded program writes, one JSON object a line; `warpproof record` reads it
// when the program has ended. C that is C++ as well.
#ifndef WARPPROOF_RECORD_LOG_H
#define WARPPROOF_RECORD_LOG_H

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A line that is being written.
struct line {
  char *text;
  size_t length, room;
  int broken;
};

static pthread_mutex_t record_lock = PTHREAD_MUTEX_INITIALIZER;

static void *grown(void *memory, size_t *room, size_t needed, size_t size) {
  if (needed <= *room)
    return memory;
  size_t larger = *room * 2 > needed ? *room * 2 : needed + 16;
  void *moved = realloc(memory, larger * size);
  if (moved)
    *room = larger;
  return moved;
}

static void add_bytes(struct line *line, const char *bytes, size_t count) {
  char *text = (char *)grown(line->text, &line->room, line->length + count, 1);
  if (!text) {
    line->broken = 1;
    return;
  }
  line->text = text;
  memcpy(text + line->length, bytes, count);
  line->length += count;
}

static void add(struct line *line, const char *format, ...) {
  char text[256];
  va_list list;
  va_start(list, format);
  int length = vsnprintf(text, sizeof text, format, list);
  va_end(list);
  if (length < 0 || (size_t)length >= sizeof text)
    line->broken = 1;
  else
    add_bytes(line, text, (size_t)length);
}

// Text in quotation marks.
static void add_text(struct line *line, const char *text) {
  add(line, "\"");
  for (; *text; ++text) {
    unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\')
      add(line, "\\%c", c);
    else if (c < 0x20)
      add(line, "\\u%04x", c);
    else
      add_bytes(line, text, 1);
  }
  add(line, "\"");
}

// Bytes as they lie in memory.
static void add_data(struct line *line, const void *data, size_t count) {
  const unsigned char *bytes = (const unsigned char *)data;
  add(line, "\"");
  for (size_t i = 0; i < count; ++i)
    add(line, "%02x", bytes[i]);
  add(line, "\"");
}

static void add_sizes(struct line *line, const char *name, const size_t *sizes) {
  add(line, ",\"%s\":[%zu,%zu,%zu]", name, sizes[0], sizes[1], sizes[2]);
}

static const char *record_folder(void) { return getenv("WARPPROOF_RECORD"); }

// Other threads and processes write to the same file: one write a line keeps lines whole.
static void append(const char *name, const char *bytes, size_t count) {
  char path[4096];
  const char *folder = record_folder();
  if (!folder || snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
    return;
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0)
    return;
  while (count) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno != EINTR)
      break;
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
  close(file);
}

// Writes the line and forgets it. A line that is not whole stands for what is missing.
static void finish(struct line *line) {
  if (line->broken) {
    static const char lost[] = "{\"lost\":true}\n";
    append("log", lost, sizeof lost - 1);
  } else {
    add(line, "\n");
    append("log", line->text, line->length);
  }
  free(line->text);
}

// What a word of an argument may point to.
struct array {
  char *start;
  size_t bytes;
  // One number for what may be the same memory.
  unsigned long number;
  // Bytes from the start of that memory.
  size_t offset;
  // No other number has a part of it.
  int fresh;
  int sized;
};

struct arrays {
  struct array *list;
  size_t count, room;
  unsigned long numbers;
};

static void add_array(struct arrays *arrays, struct array array) {
  struct array *list =
      (struct array *)grown(arrays->list, &arrays->room, arrays->count + 1, sizeof array);
  if (!list)
    return;
  arrays->list = list;
  list[arrays->count++] = array;
}

static void remove_array(struct arrays *arrays, const void *start) {
  for (size_t i = arrays->count; i-- > 0;)
    if (arrays->list[i].start == start)
      arrays->list[i] = arrays->list[--arrays->count];
}

static void add_pointer(struct line *line, size_t at, const struct array *array, size_t offset) {
  add(line, "{\"at\":%zu,\"array\":%lu,\"offset\":%zu,\"fresh\":%s", at, array->number,
      array->offset + offset, array->fresh ? "true" : "false");
  if (array->sized)
    add(line, ",\"bytes\":%zu", array->offset + array->bytes);
  add(line, "}");
}

#endif
