// verify:
// expect: defect
//
// Kernels that read no ids, and race as soon as there are two threads. The lock is given back
// by a plain write.

__global__ void count(int *c) {
    *c += 1; // error[race]: read, write
}

__global__ void count_once(int *c) {
    if (blockDim.x == 1)
        *c += 1; // error[race]: read, write
}

__global__ void count_under_a_lock(int *lock, int *c) {
    while (atomicCAS(lock, 0, 1) != 0) // error[race]: atomic
        ;
    *c += 1; // error[race?]: read, write
    *lock = 0; // error[race]: write
}
