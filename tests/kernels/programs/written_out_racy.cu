// verify:
// expect: defect
//
// As `written_out.cu`, but another one is read from the file.

#include <cstdio>

struct Header {
    int count, width;
};

__global__ void fill(int *cells, int count, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        cells[i % width] = i; // error[race]: write, write
}

int main() {
    Header header;
    if (fread(&header, sizeof(header), 1, stdin) != 1 || header.count <= 0 || header.width < header.count)
        return 1;
    if (fread(&header, sizeof(header), 1, stdin) != 1 || header.width < 1)
        return 1;
    Header *known;
    cudaMalloc(&known, sizeof(header));
    cudaMemcpy(known, &header, sizeof(header), cudaMemcpyHostToDevice);
    int *cells;
    cudaMalloc(&cells, header.width * sizeof(int));
    fill<<<(header.count + 63) / 64, 64>>>(cells, header.count, header.width);
    return cudaDeviceSynchronize();
}
