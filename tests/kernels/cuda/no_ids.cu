// verify:
// expect: proved
//
// Kernels that read no ids may be launched with many threads all the same.

__global__ void count(int *c) {
    atomicAdd(c, 1);
}

__global__ void count_once(int *c) {
    if (threadIdx.x == 0 && blockIdx.x == 0)
        *c += 1;
}

__global__ void count_under_a_lock(int *lock, int *c) {
    if (threadIdx.x + blockIdx.x > 0)
        return;
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    *c += 1;
    *lock = 0;
}
