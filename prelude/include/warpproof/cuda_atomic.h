// libcu++'s atomics: cuda::atomic, cuda::atomic_ref, their cuda::std forms (system scope),
// fences and flags.
#ifndef WARPPROOF_CUDA_ATOMIC_H
#define WARPPROOF_CUDA_ATOMIC_H
#pragma clang system_header
#include <warpproof/atomic_types.h>

// A pointer counts in elements.
template <class __T> struct __wp_atomic_number<__T *> {
  static __WP_MEMBER __T *add(__T *volatile *p, long long n, int order, int scope) {
    return (__T *)__wp_atomic_add_u64((volatile unsigned long long *)p,
                                    (unsigned long long)n * sizeof(__T), order, scope);
  }
  static __WP_MEMBER __T *sub(__T *volatile *p, long long n, int order, int scope) {
    return (__T *)__wp_atomic_sub_u64((volatile unsigned long long *)p,
                                    (unsigned long long)n * sizeof(__T), order, scope);
  }
};
template <class __T> struct __wp_difference { typedef __T type; };
template <class __T> struct __wp_difference<__T *> { typedef long long type; };

namespace cuda {

enum thread_scope {
  thread_scope_thread = __WP_SCOPE_THREAD,
  thread_scope_block = __WP_SCOPE_BLOCK,
  thread_scope_cluster = __WP_SCOPE_CLUSTER,
  thread_scope_device = __WP_SCOPE_GPU,
  thread_scope_system = __WP_SCOPE_SYSTEM
};

namespace std {
enum memory_order {
  memory_order_relaxed,
  memory_order_consume,
  memory_order_acquire,
  memory_order_release,
  memory_order_acq_rel,
  memory_order_seq_cst
};
} // namespace std
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;

namespace details {

// The order of a failed exchange, where only the order of success is given.
__WP_HD constexpr memory_order failure_order(memory_order success) {
  return success == memory_order_acq_rel   ? memory_order_acquire
         : success == memory_order_release ? memory_order_relaxed
                                           : success;
}

// The operations on an object at some address; Self says which.
template <class __T, thread_scope __Scope, class __Self> class atomic_operations {
  typedef __wp_atomic_bits<sizeof(__T)> bits;
  typedef typename bits::type raw;
  typedef __wp_atomic_number<__T> number;
  typedef typename __wp_difference<__T>::type difference;
  static __WP_MEMBER_HD raw to_raw(__T v) { return __builtin_bit_cast(raw, v); }
  static __WP_MEMBER_HD __T from_raw(raw v) { return __builtin_bit_cast(__T, v); }
  __WP_MEMBER_HD __T *object() const volatile { return static_cast<const volatile __Self *>(this)->address(); }
  __WP_MEMBER_HD volatile raw *cell() const volatile { return (volatile raw *)object(); }
  __WP_MEMBER_HD volatile __T *place() const volatile { return object(); }

public:
  typedef __T value_type;
  static constexpr bool is_always_lock_free = true;
  __WP_MEMBER_HD bool is_lock_free() const volatile { return true; }

  __WP_MEMBER_HD __T load(memory_order o = memory_order_seq_cst) const volatile {
    return from_raw(bits::load(cell(), o, __Scope));
  }
  __WP_MEMBER_HD void store(__T v, memory_order o = memory_order_seq_cst) const volatile {
    bits::store(cell(), to_raw(v), o, __Scope);
  }
  __WP_MEMBER_HD __T exchange(__T v, memory_order o = memory_order_seq_cst) const volatile {
    return from_raw(bits::exchange(cell(), to_raw(v), o, __Scope));
  }
  __WP_MEMBER_HD bool compare_exchange_strong(__T &expected, __T desired, memory_order success,
                                              memory_order failure) const volatile {
    raw e = to_raw(expected);
    raw old = bits::cas(cell(), e, to_raw(desired), success, failure, __Scope);
    if (old == e)
      return true;
    expected = from_raw(old);
    return false;
  }
  __WP_MEMBER_HD bool compare_exchange_strong(__T &expected, __T desired,
                                              memory_order o = memory_order_seq_cst) const volatile {
    return compare_exchange_strong(expected, desired, o, failure_order(o));
  }
  // The hardware's exchange does not fail spuriously.
  __WP_MEMBER_HD bool compare_exchange_weak(__T &expected, __T desired, memory_order success,
                                            memory_order failure) const volatile {
    return compare_exchange_strong(expected, desired, success, failure);
  }
  __WP_MEMBER_HD bool compare_exchange_weak(__T &expected, __T desired,
                                            memory_order o = memory_order_seq_cst) const volatile {
    return compare_exchange_strong(expected, desired, o, failure_order(o));
  }
  __WP_MEMBER_HD operator __T() const volatile { return load(); }
  __WP_MEMBER_HD void wait(__T, memory_order = memory_order_seq_cst) const volatile {
    __wp_unsupported("waiting for an atomic to change");
  }
  __WP_MEMBER_HD void notify_one() const volatile {}
  __WP_MEMBER_HD void notify_all() const volatile {}

#define __WP_FETCH(NAME, OP, __V)                                                                  \
  __WP_MEMBER_HD __T fetch_##NAME(__V v, memory_order o = memory_order_seq_cst) const volatile {            \
    return number::OP(place(), v, o, __Scope);                                                     \
  }
  __WP_FETCH(add, add, difference)
  __WP_FETCH(sub, sub, difference)
  __WP_FETCH(min, min, __T)
  __WP_FETCH(max, max, __T)
  __WP_FETCH(and, bit_and, __T)
  __WP_FETCH(or, bit_or, __T)
  __WP_FETCH(xor, bit_xor, __T)
#undef __WP_FETCH
  __WP_MEMBER_HD __T operator++() const volatile { return fetch_add(1) + 1; }
  __WP_MEMBER_HD __T operator++(int) const volatile { return fetch_add(1); }
  __WP_MEMBER_HD __T operator--() const volatile { return fetch_sub(1) - 1; }
  __WP_MEMBER_HD __T operator--(int) const volatile { return fetch_sub(1); }
  __WP_MEMBER_HD __T operator+=(difference v) const volatile { return fetch_add(v) + v; }
  __WP_MEMBER_HD __T operator-=(difference v) const volatile { return fetch_sub(v) - v; }
  __WP_MEMBER_HD __T operator&=(__T v) const volatile { return fetch_and(v) & v; }
  __WP_MEMBER_HD __T operator|=(__T v) const volatile { return fetch_or(v) | v; }
  __WP_MEMBER_HD __T operator^=(__T v) const volatile { return fetch_xor(v) ^ v; }
};

} // namespace details

template <class __T, thread_scope __Scope = thread_scope_system>
class atomic : public details::atomic_operations<__T, __Scope, atomic<__T, __Scope>> {
  mutable __T value;
  friend class details::atomic_operations<__T, __Scope, atomic<__T, __Scope>>;
  __WP_MEMBER_HD __T *address() const volatile { return const_cast<__T *>(&value); }

public:
  atomic() = default;
  __WP_MEMBER_HD constexpr atomic(__T v) : value(v) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  __WP_MEMBER_HD __T operator=(__T v) {
    this->store(v);
    return v;
  }
};

template <class __T, thread_scope __Scope = thread_scope_system>
class atomic_ref : public details::atomic_operations<__T, __Scope, atomic_ref<__T, __Scope>> {
  __T *pointer;
  friend class details::atomic_operations<__T, __Scope, atomic_ref<__T, __Scope>>;
  __WP_MEMBER_HD __T *address() const volatile {
    return const_cast<const atomic_ref *>(this)->pointer;
  }

public:
  static constexpr size_t required_alignment = sizeof(__T);
  explicit __WP_MEMBER_HD atomic_ref(__T &object) : pointer(&object) {}
  __WP_MEMBER_HD atomic_ref(const atomic_ref &other) : pointer(other.pointer) {}
  atomic_ref &operator=(const atomic_ref &) = delete;
  __WP_MEMBER_HD __T operator=(__T v) const {
    this->store(v);
    return v;
  }
};

template <thread_scope __Scope = thread_scope_system> class atomic_flag_of {
  atomic<unsigned, __Scope> flag;

public:
  atomic_flag_of() = default;
  __WP_MEMBER_HD constexpr atomic_flag_of(bool set) : flag(set) {}
  __WP_MEMBER_HD bool test(memory_order o = memory_order_seq_cst) const {
    return flag.load(o) != 0;
  }
  __WP_MEMBER_HD bool test_and_set(memory_order o = memory_order_seq_cst) {
    return flag.exchange(1, o) != 0;
  }
  __WP_MEMBER_HD void clear(memory_order o = memory_order_seq_cst) { flag.store(0, o); }
};
typedef atomic_flag_of<> atomic_flag;

__WP_HD void atomic_thread_fence(memory_order o, thread_scope s = thread_scope_system) {
  __wp_fence(o, s);
}
__WP_HD void atomic_signal_fence(memory_order) {}

namespace std {
template <class __T> using atomic = ::cuda::atomic<__T, thread_scope_system>;
template <class __T> using atomic_ref = ::cuda::atomic_ref<__T, thread_scope_system>;
using ::cuda::atomic_flag;
using ::cuda::atomic_signal_fence;
__WP_HD void atomic_thread_fence(memory_order o) { __wp_fence(o, __WP_SCOPE_SYSTEM); }
typedef atomic<int> atomic_int;
typedef atomic<unsigned> atomic_uint;
typedef atomic<bool> atomic_bool;
} // namespace std

} // namespace cuda

#endif
