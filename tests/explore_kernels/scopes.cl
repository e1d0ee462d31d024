// A message from one block to another by every form of atomic and fence. What a kernel's
// name ends in says what is found: `ok` and `wide` nothing, `narrow` a heterogeneous race,
// `relaxed_…` and `unfenced` a data race.

__kernel void explicit_ok(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void explicit_relaxed_store(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void explicit_relaxed_load(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void explicit_wide(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_all_svm_devices);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_all_svm_devices)) {
    out[0] = data[0];
  }
}

__kernel void explicit_narrow(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store_explicit(flag, 1, memory_order_release, memory_scope_work_group);
  } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_work_group)) {
    out[0] = data[0];
  }
}

__kernel void rmw_ok(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_fetch_add_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_exchange_explicit(flag, 0, memory_order_acquire, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void rmw_relaxed_store(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_fetch_add_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else if (atomic_exchange_explicit(flag, 0, memory_order_acquire, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void rmw_relaxed_load(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_fetch_add_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else if (atomic_exchange_explicit(flag, 0, memory_order_relaxed, memory_scope_device)) {
    out[0] = data[0];
  }
}

__kernel void rmw_narrow(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_fetch_add_explicit(flag, 1, memory_order_release, memory_scope_work_group);
  } else if (atomic_exchange_explicit(flag, 0, memory_order_acquire, memory_scope_work_group)) {
    out[0] = data[0];
  }
}

__kernel void fence_ok(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device); atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else if ((seen = atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device), atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device), seen)) {
    out[0] = data[0];
  }
}

__kernel void fence_unfenced(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_work_group); atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
  } else if ((seen = atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device), atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group), seen)) {
    out[0] = data[0];
  }
}

__kernel void default_ok(__global int *data, __global atomic_int *flag, __global int *out) {
  int seen;
  if (get_group_id(0) == 0) {
    data[0] = 42;
    atomic_store(flag, 1);
  } else if (atomic_load(flag)) {
    out[0] = data[0];
  }
}
