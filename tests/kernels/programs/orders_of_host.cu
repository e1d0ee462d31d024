// verify:
// expect: proved
// As `orders_of_host_racy.cu`, where the places decide nothing but what is written.
#include <cstdlib>

__global__ void put(int *out, const int *places, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = places[i];
}

int main(int argc, char **argv) {
    const int n = 1024;
    int *held = (int *)malloc(n * sizeof(int)), *places, *out, next = 0;
    cudaMalloc(&places, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    for (int i = 0; i < n; i++) {
        held[i] = next;
        next = (next + 7) % n;
    }
    cudaMemcpy(places, held, n * sizeof(int), cudaMemcpyHostToDevice);
    put<<<4, 256>>>(out, places, n);
    return cudaDeviceSynchronize();
}
