// verify:
// expect: proved
//
// A block of at most as many threads as there are slots, by std::min.
#include <algorithm>
#include <cstdlib>

constexpr int slots = 64;

__global__ void gather(int *out, const int *in) {
    out[threadIdx.x % slots] += in[threadIdx.x];
}

int main(int argc, char **argv) {
    if (argc < 2)
        return 1;
    int n = std::atoi(argv[1]);
    int *in, *out;
    cudaMalloc(&in, n * sizeof(int));
    cudaMalloc(&out, slots * sizeof(int));
    gather<<<1, std::min(n, slots)>>>(out, in);
    cudaDeviceSynchronize();
    return 0;
}
