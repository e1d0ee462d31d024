// verify: --block 64 --grid 2 --engine enumerate
// expect: proved
//
// The first round reads row 0, the others what the round before has not written.
__global__ void five(int *out, int rounds) {
    __shared__ int ring[5][64];
    int id = threadIdx.x;
    int sum = 0;
    ring[2][id] = 1;
    for (int i = 1; i < rounds; i += 2) {
        sum += ring[(i - 1) % 5][63 - id];
        if (rounds & 1)
            ring[(i + 3) % 5][id] = id;
        __syncthreads();
    }
    out[blockIdx.x * 64 + id] = sum;
}
