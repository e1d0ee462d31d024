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

// A thing of a type that does not exist: nothing can be done with it but to pass it on.
struct __wp_unread_thing;
extern "C" __host__ __wp_unread_thing &__wp_unread_thing_anywhere();

struct __wp_unread_value {
  template <class T>
  __host__ operator T() const;
};
