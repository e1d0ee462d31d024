// libcu++'s barriers, latches, semaphores and pipelines, and the pipeline primitives of the
// toolkit: they parse, and a kernel that reaches one is inconclusive.
#ifndef WARPPROOF_CUDA_BARRIER_H
#define WARPPROOF_CUDA_BARRIER_H
#pragma clang system_header
#include <warpproof/cuda_atomic.h>

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
  unsigned long long state;

public:
  struct arrival_token {};
  barrier() = default;
  __WP_MEMBER_HD barrier(ptrdiff_t, __Completion = __Completion()) { reject(); }
  friend __WP_MEMBER_HD void init(barrier *b, ptrdiff_t) { b->reject(); }
  friend __WP_MEMBER_HD void init(barrier *b, ptrdiff_t, __Completion) { b->reject(); }
  __WP_MEMBER_HD arrival_token arrive(ptrdiff_t = 1) {
    reject();
    return {};
  }
  __WP_MEMBER_HD void wait(arrival_token &&) const { reject(); }
  __WP_MEMBER_HD void wait_parity(bool) const { reject(); }
  __WP_MEMBER_HD bool try_wait(arrival_token &&) const {
    reject();
    return true;
  }
  __WP_MEMBER_HD void arrive_and_wait() { reject(); }
  __WP_MEMBER_HD void arrive_and_drop() { reject(); }

private:
  static __WP_MEMBER_HD void reject() { __wp_unsupported("cuda::barrier"); }
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
template <thread_scope __Scope> class pipeline {
public:
  __WP_MEMBER_HD void producer_acquire() { reject(); }
  __WP_MEMBER_HD void producer_commit() { reject(); }
  __WP_MEMBER_HD void consumer_wait() { reject(); }
  __WP_MEMBER_HD void consumer_release() { reject(); }
  __WP_MEMBER_HD bool quit() {
    reject();
    return true;
  }

private:
  static __WP_MEMBER_HD void reject() { __wp_unsupported("cuda::pipeline"); }
};
__WP_HD pipeline<thread_scope_thread> make_pipeline() { return {}; }
template <class __G, thread_scope __Scope, unsigned __Stages, class... __R>
__WP_HD pipeline<__Scope> make_pipeline(const __G &, pipeline_shared_state<__Scope, __Stages> *,
                                        __R...) {
  return {};
}
template <unsigned __Prior, thread_scope __Scope>
__WP_HD void pipeline_consumer_wait_prior(pipeline<__Scope> &) {
  __wp_unsupported("cuda::pipeline");
}
template <class... __A> __WP_HD void memcpy_async(__A &&...) {
  __wp_unsupported("asynchronous copy");
}

namespace device {
using ::cuda::barrier;
} // namespace device

} // namespace cuda

__WP_DEV void __pipeline_memcpy_async(void *, const void *, size_t, size_t = 0) {
  __wp_unsupported("asynchronous copy");
}
__WP_DEV void __pipeline_commit() { __wp_unsupported("asynchronous copy"); }
__WP_DEV void __pipeline_wait_prior(size_t) { __wp_unsupported("asynchronous copy"); }

#endif
