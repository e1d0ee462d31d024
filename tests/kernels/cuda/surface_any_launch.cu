// verify:
// expect: proved
//
// Each thread writes its own texel, however wide the surface is.

__global__ void number(cudaSurfaceObject_t to) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    surf2Dwrite(x + y, to, x * 4, y);
}
