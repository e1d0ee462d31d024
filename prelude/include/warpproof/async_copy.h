// Asynchronous copies: of single threads, and of groups, whose threads copy parts that are
// not specified.
#ifndef WARPPROOF_ASYNC_COPY_H
#define WARPPROOF_ASYNC_COPY_H
#pragma clang system_header
#include <warpproof/annotations.h>
#include <warpproof/base.h>

__WP_DECL void __wp_copy_begin(void *to, const void *from, int bytes);
__WP_DECL void __wp_copy_commit();
__WP_DECL void __wp_copy_wait(unsigned pending);
__WP_DECL void __wp_copy_wait_all();
// The contents behind the pointer become arbitrary; this is no access.
__WP_DECL void __wp_forget(void *p);
// Where the condition does not hold, something that is not supported.
__WP_DECL void __wp_require(bool condition, const char *what);
// The rank of the thread that copies an element: how a group divides a copy may depend on all of it.
__WP_DECL unsigned long long __wp_pure_copier(unsigned long long element, const void *to,
                                              const void *from, unsigned long long bytes,
                                              unsigned long long threads);

namespace __wp_copies {

template <class __T> struct unit { static constexpr int bytes = sizeof(__T); };
template <> struct unit<void> { static constexpr int bytes = 1; };
template <> struct unit<const void> { static constexpr int bytes = 1; };

// A thread copies an array: any of its elements stands for all.
template <int __Bytes>
__WP_DEV void array(void *to, const void *from, unsigned long long bytes) {
  unsigned long long element = __wp_nondet_i64();
  __wp_spec_begin();
  bool inside = element < (bytes + __Bytes - 1) / __Bytes;
  __wp_spec_end();
  if (inside)
    __wp_copy_begin((char *)to + element * __Bytes, (const char *)from + element * __Bytes,
                    __Bytes);
  __wp_forget(to);
}

// Does the thread copy this element of an array that its group copies? One of the group does.
template <int __Bytes, class __G>
__WP_DEV bool is_ours(const __G &g, void *to, const void *from, unsigned long long bytes,
                      unsigned long long element) {
  __wp_takes_for_granted("a group that makes the same asynchronous copy again divides it as before");
  __wp_spec_begin();
  bool ours = (element < (bytes + __Bytes - 1) / __Bytes) &
              (__wp_pure_copier(element, to, from, bytes, g.size()) ==
               (unsigned long long)g.thread_rank());
  __wp_spec_end();
  return ours;
}
template <int __Bytes, class __G>
__WP_DEV void by_group(const __G &g, void *to, const void *from, unsigned long long bytes) {
  unsigned long long element = __wp_nondet_i64();
  if (is_ours<__Bytes>(g, to, from, bytes, element))
    __wp_copy_begin((char *)to + element * __Bytes, (const char *)from + element * __Bytes,
                    __Bytes);
  __wp_forget(to);
}

} // namespace __wp_copies

#endif
