// verify:
// expect: inconclusive
//
// What one launch counts in, the other one has for its parts: the counter begins at one, and
// the third block takes itself for the last one.

#include <cstdlib>

__global__ void sum(unsigned *count, unsigned *parts, unsigned *out) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        parts[blockIdx.x] = blockIdx.x + 1; // possible[race]: write
        __threadfence();
        is_last = atomicInc(count, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        unsigned all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i]; // possible[race]: read
        *out = all; // possible[race]: write, write
    }
}

int main(int, char **argv) {
    unsigned *count, *parts, *out;
    cudaMalloc(&count, 64 * 4);
    cudaMalloc(&parts, 64 * 4);
    cudaMalloc(&out, 4);
    cudaMemset(count, 0, 64 * 4);
    cudaMemset(parts, 0, 64 * 4);
    for (int rounds = std::atoi(argv[1]); rounds > 0; rounds--) {
        sum<<<4, 32>>>(parts, count, out);
        sum<<<4, 32>>>(count, parts, out);
    }
}
