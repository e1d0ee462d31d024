// verify:
// expect: proved(count), inconclusive(place)
// What algorithms of libraries compute is made by the program itself, and may never hold such elements.
#include <thrust/execution_policy.h>
#include <thrust/scan.h>

__global__ void count(const char *in, int *counts) {
    int i = blockIdx.x * 256 + threadIdx.x;
    counts[i] = i == 0 || in[i] != in[i - 1] ? 1 : 0;
}

__global__ void place(const int *places, int *out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[places[i]] = i; // possible[race]: write, write
}

int main() {
    char *in;
    int *counts, *out;
    cudaMalloc(&in, 4096);
    cudaMalloc(&counts, 4096 * sizeof(int));
    cudaMalloc(&out, 4097 * sizeof(int));
    count<<<16, 256>>>(in, counts);
    thrust::inclusive_scan(thrust::device, counts, counts + 4096, counts);
    place<<<16, 256>>>(counts, out);
    return cudaDeviceSynchronize();
}
