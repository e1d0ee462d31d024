// verify:
// expect: defect
// As `allocated_size.cu`, where two threads have one element.
#include <cstdlib>

__global__ void rows(float *out, int n) {
    int i = blockDim.x * (gridDim.x * blockIdx.y + blockIdx.x) + threadIdx.x;
    if (i < n)
        out[i / 2] = i; // error[race]: write, write
}

int main(int argc, char **argv) {
    int n = 10000;
    if (argc > 2)
        n = atoi(argv[1]);
    float *out;
    cudaMalloc(&out, sizeof(float) * n);
    unsigned blocks = (n + 255) / 256, down = (blocks + 65534) / 65535;
    rows<<<dim3((blocks + down - 1) / down, down), 256>>>(out, n);
    return cudaDeviceSynchronize();
}
