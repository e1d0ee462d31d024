// verify: --block 64 --grid 1

__kernel void apply(__global atomic_int *data, memory_order order) {
    atomic_store_explicit(data, 1, order);
}
