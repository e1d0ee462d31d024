// verify:
// expect: proved
// What algorithms of libraries compute is copied in its order.
#include <thrust/execution_policy.h>
#include <thrust/scan.h>

__global__ void count(const char *in, int *counts) {
    int i = blockIdx.x * 256 + threadIdx.x;
    counts[i] = i == 0 || in[i] != in[i - 1] ? 1 : 0;
}

__global__ void place(const int *places, int *out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[i] = places[i];
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
