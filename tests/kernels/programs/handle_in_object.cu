// verify:
// expect: proved
//
// The size before a handle stays known where the runtime sets the handle.

#include <cstdlib>

struct Picture {
    int *cells;
    int width, height;
    cudaArray_t array;
};

__global__ void rows(int *cells, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x < width && y < height)
        cells[y * width + x] = x;
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
