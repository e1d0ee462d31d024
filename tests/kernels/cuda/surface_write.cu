// verify: --block 16,4 --grid 2,2
// expect: proved
//
// Each thread reads a texel of one surface and writes one of another.

__global__ void copy(cudaSurfaceObject_t from, cudaSurfaceObject_t to) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    float value;
    surf2Dread(&value, from, x * 4, y);
    surf2Dwrite(2 * value, to, x * 4, y);
}
