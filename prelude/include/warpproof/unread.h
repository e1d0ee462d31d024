// What stands in the place of host code that does not compile, where the rest of it is read: it may do
// anything to what it is given, and go anywhere.
#pragma once

extern "C" __host__ void __wp_unread_mark(int number);
extern "C" __host__ void __wp_unread_at(const volatile void *place);
extern "C" __host__ bool __wp_unread_choice();

template <class T>
static inline __host__ __attribute__((always_inline, nodebug)) void __wp_unread(T &&it) {
  __wp_unread_at((const volatile void *)__builtin_addressof(it));
}

// A type that nothing can be done with.
struct __wp_unread_thing;

// Stands where what was declared may do something at the end of its life.
struct __wp_unread_end {
  __host__ ~__wp_unread_end() { __wp_unread_at(nullptr); }
};

struct __wp_unread_value {
  template <class T>
  __host__ operator T() const;
};
