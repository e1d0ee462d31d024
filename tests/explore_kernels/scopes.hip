// A message from one block to another by every form of atomic and fence. What a kernel's
// name ends in says what is found: `ok` and `wide` nothing, `narrow` a heterogeneous race,
// `relaxed_…` and `unfenced` a data race.
#include <hip/hip_runtime.h>

__global__ void hip_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_store(flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_wide(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
  } else if (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM)) {
    out[0] = data[0];
  }
}

__global__ void hip_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_store(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
  } else if (__hip_atomic_load(flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP)) {
    out[0] = data[0];
  }
}

__global__ void hip_rmw_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_exchange(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_fetch_add(flag, 0, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_rmw_relaxed_store(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_exchange(flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_fetch_add(flag, 0, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_rmw_relaxed_load(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_exchange(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else if (__hip_atomic_fetch_add(flag, 0, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) {
    out[0] = data[0];
  }
}

__global__ void hip_rmw_narrow(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __hip_atomic_exchange(flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
  } else if (__hip_atomic_fetch_add(flag, 0, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP)) {
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

__global__ void threadfence_ok(int *data, int *flag, int *out) {
  int seen, expected;
  if (blockIdx.x == 0) {
    data[0] = 42;
    __threadfence(); atomicExch(flag, 1);
  } else if ((seen = atomicAdd(flag, 0), __threadfence(), seen)) {
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
