// verify: --block 1 --grid 3
// expect: defect
// Several cells share a sum, and each has a lock of its own.
__global__ void add(unsigned *drawn, unsigned *served, int *sum, const int *cell) {
    int c = cell[blockIdx.x] + blockIdx.x;
    unsigned ticket = atomicAdd(&drawn[c], 1u);
    while (atomicAdd(&served[c], 0u) != ticket)
        ;
    __threadfence();
    sum[c / 4] = sum[c / 4] + 1; // error[race]: read, write
    __threadfence();
    atomicExch(&served[c], ticket + 1);
}
