// verify: --block 256 --grid 1 --engine two-thread
// expect: proved
//
// What a branch chooses is less than the length of a row.

__global__ void count(const unsigned *__restrict__ keys, unsigned *__restrict__ out, int size) {
    __shared__ unsigned rows[256][16];
    for (int digit = 0; digit < 16; digit++)
        rows[threadIdx.x][digit] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < size; i += 256) {
        unsigned digit = i & 1 ? keys[i] & 15 : 3;
        rows[threadIdx.x][digit] += 1;
    }
    __syncthreads();
    unsigned sum = 0;
    for (int i = 0; i < 16; i++)
        sum += rows[i * 16 + threadIdx.x % 16][threadIdx.x / 16];
    out[threadIdx.x] = sum;
}
