// verify:
// expect: defect(fill), defect(whole), defect(narrow)

#include <cmath>
#include <cstdlib>

// As `side_of_root.cu`; more threads than elements. In `narrow` a root that is negative where its bits are read with a
// sign.

__global__ void fill(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i % n] = i; // error[race]: write, write
}

__global__ void whole(int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i % n] = i; // error[race]: write, write
}

__global__ void narrow(int *out, int side) {
    if (side >= 128)
        out[0] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n <= 0 || n > 1000000)
        return 1;
    int *out;
    cudaMalloc(&out, n * sizeof(int));
    int above = (int)ceil(sqrtf(n));
    fill<<<above, above>>>(out, n);
    whole<<<(int)ceil(n / 64.0), 64>>>(out, n);
    if (n <= 65000)
        narrow<<<1, 64>>>(out, (unsigned char)sqrt((double)n));
    return cudaDeviceSynchronize();
}
