// verify:
// expect: defect
//
// As `handle_in_object.cu`, but rows are one cell too short.

#include <cstdlib>

struct Picture {
    int *cells;
    int width, height;
    cudaArray_t array;
};

__global__ void rows(int *cells, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x <= width && y < height)
        cells[y * width + x] = x; // error[race]: write, write
}

int main(int argc, char **argv) {
    Picture picture;
    picture.width = atoi(argv[1]);
    picture.height = 64;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
    cudaMallocArray(&picture.array, &format, 64, 64);
    cudaMalloc(&picture.cells, (picture.width * picture.height + 1) * sizeof(int));
    cudaDeviceSynchronize();
    rows<<<dim3((picture.width + 63) / 64, picture.height), 64>>>(picture.cells, picture.width, picture.height);
    return cudaDeviceSynchronize();
}
