// verify:
// expect: proved
// Each thread has a chunk of an array, whose end may be that of the array; blocks go over tiles of a plane.
__global__ void number(int *cells, int n) {
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * 8;
    if (first >= n)
        return;
    for (int k = 0; k < 8 && first + k < n; ++k)
        cells[first + k] = k;
}

__global__ void tiles(int *plane, int width, int height) {
    int across = (width + 15) / 16, all = across * ((height + 15) / 16);
    for (int tile = blockIdx.x; tile < all; tile += gridDim.x) {
        int x = tile % across * 16 + threadIdx.x, y = tile / across * 16 + threadIdx.y;
        if (x < width && y < height)
            plane[y * width + x] = tile;
    }
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1000, width = argc > 2 ? atoi(argv[2]) : 640;
    if (n < 1 || width < 1 || width > 4096)
        return 1;
    int *cells, *plane;
    cudaMalloc(&cells, n * sizeof(int));
    cudaMalloc(&plane, width * 480 * sizeof(int));
    number<<<((n + 7) / 8 + 127) / 128, 128>>>(cells, n);
    tiles<<<80, dim3(16, 16)>>>(plane, width, 480);
}
