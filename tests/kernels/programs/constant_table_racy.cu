// verify:
// expect: inconclusive
//
// The host copies to the table by its address.

#include <cstdio>

__constant__ int offsets[4] = {0, 64, 128, 192};

__global__ void spread(int *a) {
    a[offsets[threadIdx.y] + threadIdx.x] = threadIdx.x; // possible[race]: write, write
}

int main() {
    int *a;
    cudaMalloc(&a, 256 * sizeof(int));
    void *place;
    cudaGetSymbolAddress(&place, offsets);
    int known[4];
    FILE *file = fopen("offsets", "r");
    fread(known, sizeof(int), 4, file);
    cudaMemcpy(place, known, sizeof(known), cudaMemcpyHostToDevice);
    spread<<<1, dim3(64, 4)>>>(a);
    return cudaDeviceSynchronize();
}
