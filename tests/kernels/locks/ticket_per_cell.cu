// verify: --block 1 --grid 3
// expect: proved
// A lock for each cell; the holder serves the ticket behind its own.
__global__ void add(unsigned *drawn, unsigned *served, int *sum, const int *cell) {
    int c = cell[blockIdx.x];
    unsigned ticket = atomicAdd(&drawn[c], 1u);
    while (atomicAdd(&served[c], 0u) != ticket)
        ;
    __threadfence();
    sum[c] = sum[c] + 1;
    __threadfence();
    atomicExch(&served[c], ticket + 1);
}
