// verify:
// expect: defect
//
// Bytes that are drawn are any, and let threads read what others write.
#include <cstdlib>

__global__ void mirror(float *a, const unsigned char *from, int n) {
    int i = threadIdx.x;
    if (i < n)
        a[i] = a[from[i]]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1 || n > 256)
        return 1;
    unsigned char *drawn = (unsigned char *)malloc(256), *from;
    for (int i = 0; i < 256; i++)
        drawn[i] = rand() % 256;
    float *a;
    cudaMalloc(&from, 256);
    cudaMalloc(&a, 2 * n * sizeof(float));
    cudaMemcpy(from, drawn, 256, cudaMemcpyHostToDevice);
    mirror<<<1, 256>>>(a, from, n);
    return cudaDeviceSynchronize();
}
