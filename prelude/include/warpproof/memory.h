// Device-side allocation, printf and assert's target.
#ifndef WARPPROOF_MEMORY_H
#define WARPPROOF_MEMORY_H
#pragma clang system_header
#include <warpproof/base.h>

__WP_DECL int printf(const char *format, ...);
__WP_DECL int vprintf(const char *format, void *arguments);

__WP_DEV void *__wp_no_heap(const char *what) {
  __wp_unsupported(what);
  return nullptr;
}
__WP_DEV void *malloc(size_t) { return __wp_no_heap("device malloc"); }
__WP_DEV void *calloc(size_t, size_t) { return __wp_no_heap("device calloc"); }
__WP_DEV void free(void *) { __wp_unsupported("device free"); }
__WP_DEV void *memcpy(void *to, const void *from, size_t n) {
  return __builtin_memcpy(to, from, n);
}
__WP_DEV void *memmove(void *to, const void *from, size_t n) {
  return __builtin_memmove(to, from, n);
}
__WP_DEV void *memset(void *to, int v, size_t n) { return __builtin_memset(to, v, n); }

// clang's own <new> adds operators for the device, which call the functions above.
#include <new>

#endif
