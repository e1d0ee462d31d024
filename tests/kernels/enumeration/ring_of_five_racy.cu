// verify: --block 64 --grid 2 --engine enumerate
// expect: defect
//
// The first round reads the row that is written before it, without a barrier between them.
__global__ void five(int *out, int rounds) {
    __shared__ int ring[5][64];
    int id = threadIdx.x;
    int sum = 0;
    ring[0][id] = 1; // error[race]: write
    for (int i = 1; i < rounds; i += 2) {
        sum += ring[(i - 1) % 5][63 - id]; // error[race]: read
        if (rounds & 1)
            ring[(i + 3) % 5][id] = id;
        __syncthreads();
    }
    out[blockIdx.x * 64 + id] = sum;
}
