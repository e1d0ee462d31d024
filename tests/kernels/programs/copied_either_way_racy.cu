// verify:
// expect: defect
//
// A copy from one half to the other or back, by what the data say: no barrier comes before the
// half that is written is read.
#include <cstdlib>

__global__ void copy(const int *__restrict__ flags, int *__restrict__ out) {
    __shared__ int halves[2][64];
    unsigned t = threadIdx.x;
    halves[0][t] = t;
    halves[1][t] = t + 64;
    __syncthreads();
    int to = 1;
    if (flags[0] == 48317)
        to = 0;
    if (t == 0)
        memcpy(halves[to], halves[1 - to], 4 * blockDim.x); // error[race]: write
    if (flags[1] == 7)
        out[blockIdx.x * 64 + t] = halves[1][t]; // error[race]: read
}

int main(int argc, char **argv) {
    int *flags, *out, host[2] = {atoi(argv[1]), atoi(argv[2])};
    cudaMalloc(&flags, sizeof host);
    cudaMalloc(&out, sizeof(int) * 4 * 64);
    cudaMemcpy(flags, host, sizeof host, cudaMemcpyHostToDevice);
    copy<<<4, 64>>>(flags, out);
}
