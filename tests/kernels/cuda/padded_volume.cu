// verify:
// expect: proved
//
// Rows and layers with cells around them, whose sizes are multiplied in another order than the index.

__global__ void layers(float *out, int width, int height, int depth) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int row = width + 8, layer = row * (height + 8);
    for (int z = 0; z < depth; z++)
        out[z * layer + (y + 4) * row + x + 4] = z;
}

__global__ void march(float *out, int width, int height, int depth) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    bool is_inside = x < width && y < height;
    int row = width + 8, layer = row * (height + 8);
    int at = (y + 4) * row + x + 4;
    for (int i = 0; i < 4; i++)
        at += layer;
    for (int z = 0; z < depth; z++) {
        __syncthreads();
        if (is_inside) out[at] = z;
        at += layer;
    }
}
