// verify:
// expect: inconclusive
//
// Bytes are below a number that may be too large for those with a sign: what is drawn is not known to be
// anything, and it is in fact nothing that lets threads race.
#include <cstdlib>

__global__ void mirror(float *a, const unsigned char *from, int n) {
    int i = threadIdx.x;
    if (i < n)
        a[i] = a[2 * n - 1 - from[i]]; // possible[race]: read, write
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n < 1 || n > 256)
        return 1;
    unsigned char *drawn = (unsigned char *)malloc(256), *from;
    for (int i = 0; i < 256; i++)
        drawn[i] = rand() % n;
    float *a;
    cudaMalloc(&from, 256);
    cudaMalloc(&a, 2 * n * sizeof(float));
    cudaMemcpy(from, drawn, 256, cudaMemcpyHostToDevice);
    mirror<<<1, 256>>>(a, from, n);
    return cudaDeviceSynchronize();
}
