// A message from one block to another by every form of atomic and fence. What a kernel's
// name ends in says what is found: `ok` and `wide` nothing, `narrow` a heterogeneous race,
// `relaxed_…` and `unfenced` a data race.
#include <cuda/atomic>

__global__ void ref_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).store(1, cuda::memory_order_release);
  } else if (cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).load(cuda::memory_order_acquire)) {
    out[0] = data[0];
  }
}

__global__ void ref_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).store(1, cuda::memory_order_relaxed);
  } else if (cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).load(cuda::memory_order_acquire)) {
    out[0] = data[0];
  }
}

__global__ void ref_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).store(1, cuda::memory_order_release);
  } else if (cuda::atomic_ref<int, cuda::thread_scope_device>(*flag).load(cuda::memory_order_relaxed)) {
    out[0] = data[0];
  }
}

__global__ void ref_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_ref<int, cuda::thread_scope_block>(*flag).store(1, cuda::memory_order_release);
  } else if (cuda::atomic_ref<int, cuda::thread_scope_block>(*flag).load(cuda::memory_order_acquire)) {
    out[0] = data[0];
  }
}

__global__ void fence_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_device); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_device), seen)) {
    out[0] = data[0];
  }
}

__global__ void fence_unfenced(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_block); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_block), seen)) {
    out[0] = data[0];
  }
}

__global__ void threadfence_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence(); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __threadfence(), seen)) {
    out[0] = data[0];
  }
}

__global__ void threadfence_wide(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence_system(); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __threadfence_system(), seen)) {
    out[0] = data[0];
  }
}

__global__ void threadfence_unfenced(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence_block(); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __threadfence_block(), seen)) {
    out[0] = data[0];
  }
}

__global__ void legacy_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence(); atomicExch(flag, 1);
  } else if ((seen = atomicCAS(flag, 0, 0), __threadfence(), seen)) {
    out[0] = data[0];
  }
}

__global__ void legacy_wide(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence(); atomicExch_system(flag, 1);
  } else if ((seen = atomicCAS_system(flag, 0, 0), __threadfence(), seen)) {
    out[0] = data[0];
  }
}

__global__ void legacy_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence(); atomicExch_block(flag, 1);
  } else if ((seen = atomicCAS_block(flag, 0, 0), __threadfence(), seen)) {
    out[0] = data[0];
  }
}

__global__ void nv_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_store_n(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_load_n(flag, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_store_n(flag, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_load_n(flag, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_store_n(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_load_n(flag, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_store_n(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_BLOCK);
  } else if (__nv_atomic_load_n(flag, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK)) {
    out[0] = data[0];
  }
}

__global__ void nv_fetch_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_fetch_add(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_fetch_or(flag, 0, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_fetch_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_fetch_add(flag, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_fetch_or(flag, 0, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_fetch_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_fetch_add(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
  } else if (__nv_atomic_fetch_or(flag, 0, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void nv_fetch_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_fetch_add(flag, 1, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_BLOCK);
  } else if (__nv_atomic_fetch_or(flag, 0, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK)) {
    out[0] = data[0];
  }
}

__global__ void nv_cas_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    expected = 0; __nv_atomic_compare_exchange_n(flag, &expected, 1, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  } else if ((expected = 1, __nv_atomic_compare_exchange_n(flag, &expected, 2, false, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE))) {
    out[0] = data[0];
  }
}

__global__ void nv_cas_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    expected = 0; __nv_atomic_compare_exchange_n(flag, &expected, 1, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  } else if ((expected = 1, __nv_atomic_compare_exchange_n(flag, &expected, 2, false, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE))) {
    out[0] = data[0];
  }
}

__global__ void nv_cas_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    expected = 0; __nv_atomic_compare_exchange_n(flag, &expected, 1, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  } else if ((expected = 1, __nv_atomic_compare_exchange_n(flag, &expected, 2, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE))) {
    out[0] = data[0];
  }
}

__global__ void nv_cas_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    expected = 0; __nv_atomic_compare_exchange_n(flag, &expected, 1, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  } else if ((expected = 1, __nv_atomic_compare_exchange_n(flag, &expected, 2, false, __NV_ATOMIC_ACQUIRE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK))) {
    out[0] = data[0];
  }
}

__global__ void nv_fence_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_thread_fence(__NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __nv_atomic_thread_fence(__NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE), seen)) {
    out[0] = data[0];
  }
}

__global__ void nv_fence_unfenced(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __nv_atomic_thread_fence(__NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __nv_atomic_thread_fence(__NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK), seen)) {
    out[0] = data[0];
  }
}

__global__ void scoped_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __scoped_atomic_store_n(flag, 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  } else if (__scoped_atomic_load_n(flag, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void scoped_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __scoped_atomic_store_n(flag, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  } else if (__scoped_atomic_load_n(flag, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void scoped_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __scoped_atomic_store_n(flag, 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  } else if (__scoped_atomic_load_n(flag, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)) {
    out[0] = data[0];
  }
}

__global__ void scoped_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __scoped_atomic_store_n(flag, 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_WRKGRP);
  } else if (__scoped_atomic_load_n(flag, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_WRKGRP)) {
    out[0] = data[0];
  }
}

__global__ void ptx_ok(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_wide(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_narrow(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("st.release.cta.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("ld.acquire.cta.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_relaxed_store(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_relaxed_load(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_fence_ok(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
    asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("atom.relaxed.gpu.global.or.b32 %0, [%1], 0;" : "=r"(seen) : "l"(flag) : "memory");
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
    if (seen)
      out[0] = data[0];
  }
}

__global__ void ptx_fence_unfenced(int *data, int *flag, int *out) {
  if (blockIdx.x == 0) {
    data[0] = 42;
    asm volatile("fence.acq_rel.cta;" ::: "memory");
    asm volatile("red.relaxed.gpu.global.add.u32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
  } else {
    int seen;
    asm volatile("atom.relaxed.gpu.global.or.b32 %0, [%1], 0;" : "=r"(seen) : "l"(flag) : "memory");
    asm volatile("fence.acq_rel.cta;" ::: "memory");
    if (seen)
      out[0] = data[0];
  }
}
