// verify:
// expect: proved
//
// What is only written to a file, or copied to the device, stays what it was checked for.

#include <cstdio>

struct Header {
    int count, width;
};

__global__ void fill(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i;
}

int main() {
    Header header;
    if (fread(&header, sizeof(header), 1, stdin) != 1 || header.count <= 0 || header.width < header.count)
        return 1;
    fwrite(&header, sizeof(header), 1, stdout);
    Header *known;
    cudaMalloc(&known, sizeof(header));
    cudaMemcpy(known, &header, sizeof(header), cudaMemcpyHostToDevice);
    int *cells;
    cudaMalloc(&cells, header.width * sizeof(int));
    fill<<<(header.count + 63) / 64, 64>>>(cells, header.count, header.width);
    return cudaDeviceSynchronize();
}
