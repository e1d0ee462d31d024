// verify: --block 16,16 --grid 32,32 --assume 'width == 512' --assume 'height == 512'
// expect: proved
//
// One Jacobi step from one grid into another.

__global__ void relax(const float *now, float *next, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1) {
        int i = y * width + x;
        float sides = now[i - 1] + now[i + 1];
        float ends = now[i - width] + now[i + width];
        next[i] = 0.25f * (sides + ends);
    }
}
