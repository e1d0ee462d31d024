// verify:
// expect: defect
//
// A block of at most as many threads as there are slots, by std::min; but the limit is twice that.
#include <algorithm>
#include <cstdlib>

constexpr int slots = 64;

__global__ void gather(int *out, const int *in) {
    out[threadIdx.x % slots] += in[threadIdx.x]; // error[race]: read, write
}

int main(int argc, char **argv) {
    if (argc < 2)
        return 1;
    int n = std::atoi(argv[1]);
    int *in, *out;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, slots * sizeof(int));
    gather<<<1, std::min(n, 2 * slots)>>>(out, in);
    cudaDeviceSynchronize();
    return 0;
}
