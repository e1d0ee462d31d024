// libcu++'s barriers, latches, semaphores and pipelines, and the pipeline primitives of the
// toolkit. Latches, semaphores and pipelines of several threads are not modelled.
#ifndef WARPPROOF_CUDA_BARRIER_H
#define WARPPROOF_CUDA_BARRIER_H
#pragma clang system_header
#include <utility>
#include <warpproof/async_copy.h>
#include <warpproof/barrier_objects.h>
#include <warpproof/cuda_atomic.h>
#include <warpproof/intrinsics.h>
#include <warpproof/synchronization.h>

namespace cuda {

struct __wp_no_completion {
  __WP_MEMBER_HD void operator()() const {}
};
template <size_t __Alignment> struct aligned_size_t {
  size_t value;
  explicit __WP_MEMBER_HD constexpr aligned_size_t(size_t n) : value(n) {}
  __WP_MEMBER_HD constexpr operator size_t() const { return value; }
};

template <thread_scope __Scope = thread_scope_system, class __Completion = __wp_no_completion>
class barrier {
  mutable unsigned long long state;

public:
  class arrival_token {
    unsigned long long phase;
    friend class barrier;

  public:
    __WP_MEMBER_HD arrival_token(unsigned long long p = 0) : phase(p) {}
  };
  barrier() = default;
  __WP_MEMBER barrier(ptrdiff_t n, __Completion = __Completion()) { init(this, n); }
  friend __WP_MEMBER void init(barrier *b, ptrdiff_t n) {
    if (__Scope == thread_scope_thread)
      __wp_unsupported("cuda::barrier of one thread's scope");
    __wp_object_init(&b->state, (unsigned)n);
  }
  friend __WP_MEMBER void init(barrier *b, ptrdiff_t n, __Completion) {
    __wp_unsupported("cuda::barrier with a completion function");
    init(b, n);
  }
  __WP_MEMBER arrival_token arrive(ptrdiff_t n = 1) {
    return __wp_object_arrive(&state, (unsigned)n);
  }
  __WP_MEMBER void wait(arrival_token &&token) const { __wp_object_wait(&state, token.phase); }
  __WP_MEMBER void wait_parity(bool parity) const { __wp_object_wait_parity(&state, parity); }
  __WP_MEMBER bool try_wait(arrival_token &&token) const {
    return __wp_object_try_wait(&state, token.phase);
  }
  __WP_MEMBER bool try_wait_parity(bool parity) const {
    return __wp_object_try_wait_parity(&state, parity);
  }
  __WP_MEMBER void arrive_and_wait() { wait(arrive()); }
  __WP_MEMBER void arrive_and_drop() { __wp_object_arrive_drop(&state, 1); }
  __WP_MEMBER arrival_token __wp_arrive_expecting(unsigned bytes, unsigned n) {
    __wp_object_expect(&state, bytes);
    return arrive(n);
  }
  __WP_MEMBER void *__wp_state() const { return &state; }
  static __WP_MEMBER_HD constexpr ptrdiff_t max() { return (1 << 20) - 1; }
};

template <thread_scope __Scope = thread_scope_system> class latch {
public:
  explicit __WP_MEMBER_HD constexpr latch(ptrdiff_t) {}
  __WP_MEMBER_HD void count_down(ptrdiff_t = 1) { reject(); }
  __WP_MEMBER_HD void wait() const { reject(); }
  __WP_MEMBER_HD void arrive_and_wait(ptrdiff_t = 1) { reject(); }
  __WP_MEMBER_HD bool try_wait() const {
    reject();
    return true;
  }

private:
  static __WP_MEMBER_HD void reject() { __wp_unsupported("cuda::latch"); }
};

template <thread_scope __Scope = thread_scope_system, ptrdiff_t __Maximum = 1>
class counting_semaphore {
public:
  explicit __WP_MEMBER_HD constexpr counting_semaphore(ptrdiff_t = 0) {}
  __WP_MEMBER_HD void acquire() { reject(); }
  __WP_MEMBER_HD void release(ptrdiff_t = 1) { reject(); }
  __WP_MEMBER_HD bool try_acquire() {
    reject();
    return true;
  }

private:
  static __WP_MEMBER_HD void reject() { __wp_unsupported("cuda::counting_semaphore"); }
};
template <thread_scope __Scope = thread_scope_system>
using binary_semaphore = counting_semaphore<__Scope, 1>;

enum class pipeline_role { producer, consumer };
template <thread_scope __Scope, unsigned __Stages> class pipeline_shared_state {
  unsigned long long state[__Stages];

public:
  pipeline_shared_state() = default;
};
// A pipeline of one thread: its stages are groups of copies.
template <thread_scope __Scope> class pipeline {
  unsigned head, tail;

public:
  __WP_MEMBER pipeline() : head(0), tail(0) {}
  __WP_MEMBER void producer_acquire() {}
  __WP_MEMBER void producer_commit() {
    __wp_copy_commit();
    ++head;
  }
  __WP_MEMBER void consumer_wait() { __wp_copy_wait(head - tail - 1); }
  __WP_MEMBER void consumer_release() { ++tail; }
  __WP_MEMBER bool quit() { return true; }
};
// One that several threads share: not modelled.
struct __wp_shared_pipeline {
  __WP_MEMBER void producer_acquire() { reject(); }
  __WP_MEMBER void producer_commit() { reject(); }
  __WP_MEMBER void consumer_wait() { reject(); }
  __WP_MEMBER void consumer_release() { reject(); }
  __WP_MEMBER bool quit() {
    reject();
    return true;
  }

private:
  static __WP_MEMBER void reject() { __wp_unsupported("cuda::pipeline of a group of threads"); }
};
#define __WP_SHARED_PIPELINE(SCOPE)                                                                \
  template <> class pipeline<SCOPE> : public __wp_shared_pipeline {};
__WP_SHARED_PIPELINE(thread_scope_block)
__WP_SHARED_PIPELINE(thread_scope_device)
__WP_SHARED_PIPELINE(thread_scope_system)
#undef __WP_SHARED_PIPELINE
__WP_DEV pipeline<thread_scope_thread> make_pipeline() { return {}; }
template <class __G, thread_scope __Scope, unsigned __Stages, class... __R>
__WP_DEV pipeline<__Scope> make_pipeline(const __G &, pipeline_shared_state<__Scope, __Stages> *,
                                         __R...) {
  return {};
}
template <unsigned __Prior, thread_scope __Scope>
__WP_DEV void pipeline_consumer_wait_prior(pipeline<__Scope> &p) {
  __wp_require(__Scope == thread_scope_thread, "cuda::pipeline of a group of threads");
  __wp_copy_wait(__Prior);
}

// The last argument is the pipeline or barrier that the copy is bound to. What a pipeline
// of one thread commits is what the thread has copied; a barrier waits for all copies.
template <class __P> struct __wp_binding {
  template <int __Bytes>
  static __WP_DEV void array(void *to, const void *from, unsigned long long bytes, __P &) {
    __wp_copies::array<__Bytes>(to, from, bytes);
  }
  template <int __Bytes, class __G>
  static __WP_DEV void by_group(const __G &g, void *to, const void *from,
                                unsigned long long bytes, __P &) {
    __wp_copies::by_group<__Bytes>(g, to, from, bytes);
  }
};
// A group's copy: each thread of the group copies a part, of which any element stands for all.
template <thread_scope __Scope, class __C> struct __wp_binding<barrier<__Scope, __C>> {
  template <int __Bytes>
  static __WP_DEV void array(void *to, const void *from, unsigned long long bytes,
                             barrier<__Scope, __C> &b) {
    __wp_bound_copy(to, from, (unsigned)bytes, b.__wp_state(), 0);
    __wp_forget(to);
  }
  template <int __Bytes, class __G>
  static __WP_DEV void by_group(const __G &g, void *to, const void *from,
                                unsigned long long bytes, barrier<__Scope, __C> &b) {
    unsigned long long element = __wp_nondet_i64();
    if (__wp_copies::is_ours<__Bytes>(g, to, from, bytes, element))
      __wp_bound_copy((char *)to + element * __Bytes, (const char *)from + element * __Bytes,
                      __Bytes, b.__wp_state(), 0);
    __wp_forget(to);
  }
};
template <class __T, class __S, class __P>
__WP_DEV void memcpy_async(__T *to, const __T *from, const __S &bytes, __P &p) {
  __wp_binding<__P>::template array<__wp_copies::unit<__T>::bytes>(to, from, (size_t)bytes, p);
}
template <class __S, class __P>
__WP_DEV void memcpy_async(void *to, const void *from, const __S &bytes, __P &p) {
  __wp_binding<__P>::template array<1>(to, from, (size_t)bytes, p);
}
template <class __G, class __T, class __S, class __P>
__WP_DEV void memcpy_async(const __G &g, __T *to, const __T *from, const __S &bytes, __P &p) {
  __wp_binding<__P>::template by_group<__wp_copies::unit<__T>::bytes>(g, to, from, (size_t)bytes,
                                                                      p);
}
template <class __G, class __S, class __P>
__WP_DEV void memcpy_async(const __G &g, void *to, const void *from, const __S &bytes, __P &p) {
  __wp_binding<__P>::template by_group<1>(g, to, from, (size_t)bytes, p);
}

namespace device {
using ::cuda::barrier;
template <thread_scope __Scope, class __C>
__WP_DEV unsigned long long *barrier_native_handle(barrier<__Scope, __C> &b) {
  return (unsigned long long *)b.__wp_state();
}
template <class __C>
__WP_DEV typename barrier<thread_scope_block, __C>::arrival_token
barrier_arrive_tx(barrier<thread_scope_block, __C> &b, ptrdiff_t n, ptrdiff_t bytes) {
  return b.__wp_arrive_expecting((unsigned)bytes, (unsigned)n);
}
template <class __C>
__WP_DEV void barrier_expect_tx(barrier<thread_scope_block, __C> &b, ptrdiff_t bytes) {
  __wp_object_expect(b.__wp_state(), (unsigned)bytes);
}
template <class __T, class __S, class __C>
__WP_DEV void memcpy_async_tx(__T *to, const __T *from, const __S &bytes,
                              barrier<thread_scope_block, __C> &b) {
  __wp_bound_copy(to, from, (unsigned)(size_t)bytes, b.__wp_state(), 1);
  __wp_forget(to);
}
} // namespace device

} // namespace cuda

// The sizes are 4, 8 or 16 bytes; the last ones are filled with zeros. Where some are read, all count
// as read.
__WP_DEV void __pipeline_memcpy_async(void *to, const void *from, size_t bytes, size_t zeros = 0) {
  char none[16];
  if (zeros >= bytes)
    from = none;
  switch (bytes) {
  case 4:
    return __wp_copy_begin(to, from, 4);
  case 8:
    return __wp_copy_begin(to, from, 8);
  default:
    return __wp_copy_begin(to, from, 16);
  }
}
__WP_DEV void __pipeline_commit() { __wp_copy_commit(); }
__WP_DEV void __pipeline_wait_prior(unsigned pending) { __wp_copy_wait(pending); }
__WP_DEV void __pipeline_arrive_on(unsigned long long *) {
  __wp_unsupported("a barrier object that copies arrive on");
}

#endif
