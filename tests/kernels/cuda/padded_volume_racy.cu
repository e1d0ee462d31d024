// verify:
// expect: defect
//
// As `padded_volume.cu`, but rows are wider than the size of one says.

__global__ void layers(float *out, int width, int height, int depth) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width + 9 || y >= height) return;
    int row = width + 8, layer = row * (height + 8);
    for (int z = 0; z < depth; z++)
        out[z * layer + (y + 4) * row + x + 4] = x; // error[race]: write, write
}

__global__ void march(float *out, int width, int height, int depth) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    bool is_inside = x < width + 9 && y < height;
    int row = width + 8, layer = row * (height + 8);
    int at = (y + 4) * row + x + 4;
    for (int i = 0; i < 4; i++)
        at += layer;
    for (int z = 0; z < depth; z++) {
        if (is_inside) out[at] = x; // error[race]: write, write
        at += layer;
    }
}
