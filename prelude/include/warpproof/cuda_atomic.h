// libcu++'s atomics: cuda::atomic, cuda::atomic_ref, their cuda::std forms (system scope),
// fences and flags.
#ifndef WARPPROOF_CUDA_ATOMIC_H
#define WARPPROOF_CUDA_ATOMIC_H
#pragma clang system_header
#include <warpproof/synchronization.h>

// The atomic operations of a type. By default a value is its bits, which can be loaded,
// stored, exchanged and compared; numbers can be computed with.
#define __WP_BITS(T, TY)                                                                           \
  __WP_DECL T __wp_atomic_load_##TY(const volatile T *p, int order, int scope);                    \
  __WP_DECL void __wp_atomic_store_##TY(volatile T *p, T v, int order, int scope);                 \
  __WP_DECL T __wp_atomic_exch_##TY(volatile T *p, T v, int order, int scope);                     \
  __WP_DECL T __wp_atomic_cas_##TY(volatile T *p, T expected, T desired, int success, int failure, \
                                   int scope);                                                     \
  template <> struct __wp_atomic_bits<sizeof(T)> {                                                 \
    typedef T type;                                                                                \
    static __WP_MEMBER T load(const volatile T *p, int o, int s) {                                 \
      return __wp_atomic_load_##TY(p, o, s);                                                       \
    }                                                                                              \
    static __WP_MEMBER void store(volatile T *p, T v, int o, int s) {                              \
      __wp_atomic_store_##TY(p, v, o, s);                                                          \
    }                                                                                              \
    static __WP_MEMBER T exchange(volatile T *p, T v, int o, int s) {                              \
      return __wp_atomic_exch_##TY(p, v, o, s);                                                    \
    }                                                                                              \
    static __WP_MEMBER T cas(volatile T *p, T e, T d, int success, int failure, int s) {           \
      return __wp_atomic_cas_##TY(p, e, d, success, failure, s);                                   \
    }                                                                                              \
  };
template <size_t Size> struct __wp_atomic_bits;
__WP_BITS(unsigned char, u8)
__WP_BITS(unsigned short, u16)
__WP_BITS(unsigned int, u32)
__WP_BITS(unsigned long long, u64)
#undef __WP_BITS

template <class T> struct __wp_atomic_number {
  static __WP_MEMBER T none() {
    __wp_unsupported("atomic arithmetic on this type");
    return T();
  }
  static __WP_MEMBER T add(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T sub(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T min(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T max(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T bit_and(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T bit_or(volatile T *, T, int, int) { return none(); }
  static __WP_MEMBER T bit_xor(volatile T *, T, int, int) { return none(); }
};
#define __WP_NUMBER_OP(NAME, OP, T, U, TY)                                                         \
  static __WP_MEMBER T NAME(volatile T *p, T v, int order, int scope) {                            \
    return (T)__wp_atomic_##OP##_##TY((volatile U *)p, (U)v, order, scope);                        \
  }
#define __WP_DECLARE(OP, U, TY) __WP_DECL U __wp_atomic_##OP##_##TY(volatile U *, U, int, int);
#define __WP_INTEGER_OPS(U, TY)                                                                    \
  __WP_DECLARE(add, U, TY) __WP_DECLARE(sub, U, TY) __WP_DECLARE(min, U, TY)                       \
  __WP_DECLARE(max, U, TY) __WP_DECLARE(and, U, TY) __WP_DECLARE(or, U, TY)                        \
  __WP_DECLARE(xor, U, TY)
#define __WP_FLOAT_OPS(U, TY)                                                                      \
  __WP_DECLARE(add, U, TY) __WP_DECLARE(sub, U, TY) __WP_DECLARE(min, U, TY)                       \
  __WP_DECLARE(max, U, TY)
__WP_INTEGER_OPS(int, i32)
__WP_INTEGER_OPS(unsigned, u32)
__WP_INTEGER_OPS(long long, i64)
__WP_INTEGER_OPS(unsigned long long, u64)
__WP_FLOAT_OPS(float, f32)
__WP_FLOAT_OPS(double, f64)
#define __WP_INTEGER(T, U, TY)                                                                     \
  template <> struct __wp_atomic_number<T> {                                                       \
    __WP_NUMBER_OP(add, add, T, U, TY)                                                             \
    __WP_NUMBER_OP(sub, sub, T, U, TY)                                                             \
    __WP_NUMBER_OP(min, min, T, U, TY)                                                             \
    __WP_NUMBER_OP(max, max, T, U, TY)                                                             \
    __WP_NUMBER_OP(bit_and, and, T, U, TY)                                                         \
    __WP_NUMBER_OP(bit_or, or, T, U, TY)                                                           \
    __WP_NUMBER_OP(bit_xor, xor, T, U, TY)                                                         \
  };
#define __WP_FLOAT(T, TY)                                                                          \
  template <> struct __wp_atomic_number<T> {                                                       \
    __WP_NUMBER_OP(add, add, T, T, TY)                                                             \
    __WP_NUMBER_OP(sub, sub, T, T, TY)                                                             \
    __WP_NUMBER_OP(min, min, T, T, TY)                                                             \
    __WP_NUMBER_OP(max, max, T, T, TY)                                                             \
  };
__WP_INTEGER(int, int, i32)
__WP_INTEGER(unsigned, unsigned, u32)
__WP_INTEGER(long, long long, i64)
__WP_INTEGER(unsigned long, unsigned long long, u64)
__WP_INTEGER(long long, long long, i64)
__WP_INTEGER(unsigned long long, unsigned long long, u64)
__WP_FLOAT(float, f32)
__WP_FLOAT(double, f64)
#undef __WP_NUMBER_OP
#undef __WP_DECLARE
#undef __WP_INTEGER_OPS
#undef __WP_FLOAT_OPS
#undef __WP_INTEGER
#undef __WP_FLOAT

// A pointer counts in elements.
template <class T> struct __wp_atomic_number<T *> {
  static __WP_MEMBER T *add(T *volatile *p, long long n, int order, int scope) {
    return (T *)__wp_atomic_add_u64((volatile unsigned long long *)p,
                                    (unsigned long long)n * sizeof(T), order, scope);
  }
  static __WP_MEMBER T *sub(T *volatile *p, long long n, int order, int scope) {
    return (T *)__wp_atomic_sub_u64((volatile unsigned long long *)p,
                                    (unsigned long long)n * sizeof(T), order, scope);
  }
};
template <class T> struct __wp_difference { typedef T type; };
template <class T> struct __wp_difference<T *> { typedef long long type; };

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
template <class T, thread_scope Scope, class Self> class atomic_operations {
  typedef __wp_atomic_bits<sizeof(T)> bits;
  typedef typename bits::type raw;
  typedef __wp_atomic_number<T> number;
  typedef typename __wp_difference<T>::type difference;
  static __WP_MEMBER_HD raw to_raw(T v) { return __builtin_bit_cast(raw, v); }
  static __WP_MEMBER_HD T from_raw(raw v) { return __builtin_bit_cast(T, v); }
  __WP_MEMBER_HD T *object() const { return static_cast<const Self *>(this)->address(); }
  __WP_MEMBER_HD volatile raw *cell() const { return (volatile raw *)object(); }
  __WP_MEMBER_HD volatile T *place() const { return object(); }

public:
  typedef T value_type;
  static constexpr bool is_always_lock_free = true;
  __WP_MEMBER_HD bool is_lock_free() const { return true; }

  __WP_MEMBER_HD T load(memory_order o = memory_order_seq_cst) const {
    return from_raw(bits::load(cell(), o, Scope));
  }
  __WP_MEMBER_HD void store(T v, memory_order o = memory_order_seq_cst) const {
    bits::store(cell(), to_raw(v), o, Scope);
  }
  __WP_MEMBER_HD T exchange(T v, memory_order o = memory_order_seq_cst) const {
    return from_raw(bits::exchange(cell(), to_raw(v), o, Scope));
  }
  __WP_MEMBER_HD bool compare_exchange_strong(T &expected, T desired, memory_order success,
                                              memory_order failure) const {
    raw e = to_raw(expected);
    raw old = bits::cas(cell(), e, to_raw(desired), success, failure, Scope);
    if (old == e)
      return true;
    expected = from_raw(old);
    return false;
  }
  __WP_MEMBER_HD bool compare_exchange_strong(T &expected, T desired,
                                              memory_order o = memory_order_seq_cst) const {
    return compare_exchange_strong(expected, desired, o, failure_order(o));
  }
  // The hardware's exchange does not fail spuriously.
  __WP_MEMBER_HD bool compare_exchange_weak(T &expected, T desired, memory_order success,
                                            memory_order failure) const {
    return compare_exchange_strong(expected, desired, success, failure);
  }
  __WP_MEMBER_HD bool compare_exchange_weak(T &expected, T desired,
                                            memory_order o = memory_order_seq_cst) const {
    return compare_exchange_strong(expected, desired, o, failure_order(o));
  }
  __WP_MEMBER_HD operator T() const { return load(); }
  __WP_MEMBER_HD void wait(T, memory_order = memory_order_seq_cst) const {
    __wp_unsupported("waiting for an atomic to change");
  }
  __WP_MEMBER_HD void notify_one() const {}
  __WP_MEMBER_HD void notify_all() const {}

#define __WP_FETCH(NAME, OP, V)                                                                    \
  __WP_MEMBER_HD T fetch_##NAME(V v, memory_order o = memory_order_seq_cst) const {                \
    return number::OP(place(), v, o, Scope);                                                       \
  }
  __WP_FETCH(add, add, difference)
  __WP_FETCH(sub, sub, difference)
  __WP_FETCH(min, min, T)
  __WP_FETCH(max, max, T)
  __WP_FETCH(and, bit_and, T)
  __WP_FETCH(or, bit_or, T)
  __WP_FETCH(xor, bit_xor, T)
#undef __WP_FETCH
  __WP_MEMBER_HD T operator++() const { return fetch_add(1) + 1; }
  __WP_MEMBER_HD T operator++(int) const { return fetch_add(1); }
  __WP_MEMBER_HD T operator--() const { return fetch_sub(1) - 1; }
  __WP_MEMBER_HD T operator--(int) const { return fetch_sub(1); }
  __WP_MEMBER_HD T operator+=(difference v) const { return fetch_add(v) + v; }
  __WP_MEMBER_HD T operator-=(difference v) const { return fetch_sub(v) - v; }
  __WP_MEMBER_HD T operator&=(T v) const { return fetch_and(v) & v; }
  __WP_MEMBER_HD T operator|=(T v) const { return fetch_or(v) | v; }
  __WP_MEMBER_HD T operator^=(T v) const { return fetch_xor(v) ^ v; }
};

} // namespace details

template <class T, thread_scope Scope = thread_scope_system>
class atomic : public details::atomic_operations<T, Scope, atomic<T, Scope>> {
  mutable T value;
  friend class details::atomic_operations<T, Scope, atomic<T, Scope>>;
  __WP_MEMBER_HD T *address() const { return &value; }

public:
  atomic() = default;
  __WP_MEMBER_HD constexpr atomic(T v) : value(v) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  __WP_MEMBER_HD T operator=(T v) {
    this->store(v);
    return v;
  }
};

template <class T, thread_scope Scope = thread_scope_system>
class atomic_ref : public details::atomic_operations<T, Scope, atomic_ref<T, Scope>> {
  T *pointer;
  friend class details::atomic_operations<T, Scope, atomic_ref<T, Scope>>;
  __WP_MEMBER_HD T *address() const { return pointer; }

public:
  static constexpr size_t required_alignment = sizeof(T);
  explicit __WP_MEMBER_HD atomic_ref(T &object) : pointer(&object) {}
  __WP_MEMBER_HD atomic_ref(const atomic_ref &other) : pointer(other.pointer) {}
  atomic_ref &operator=(const atomic_ref &) = delete;
  __WP_MEMBER_HD T operator=(T v) const {
    this->store(v);
    return v;
  }
};

template <thread_scope Scope = thread_scope_system> class atomic_flag_of {
  atomic<unsigned, Scope> flag;

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
template <class T> using atomic = ::cuda::atomic<T, thread_scope_system>;
template <class T> using atomic_ref = ::cuda::atomic_ref<T, thread_scope_system>;
using ::cuda::atomic_flag;
using ::cuda::atomic_signal_fence;
__WP_HD void atomic_thread_fence(memory_order o) { __wp_fence(o, __WP_SCOPE_SYSTEM); }
typedef atomic<int> atomic_int;
typedef atomic<unsigned> atomic_uint;
typedef atomic<bool> atomic_bool;
} // namespace std

} // namespace cuda

#endif
