// verify: --block 64 --grid 1

__global__ void kernel(const cudaSurfaceObject_t *surfaces) {
    surf2Dwrite(1.0f, surfaces[0], 4 * threadIdx.x, 0);
}
