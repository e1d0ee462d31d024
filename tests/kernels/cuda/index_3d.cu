// verify: --block 8,8,4 --grid 4,4,4 --assume 'nx == 32' --assume 'ny == 32' --assume 'nz == 16'
// expect: proved
//
// A three-dimensional grid over a volume.

__global__ void fill(float *volume, int nx, int ny, int nz) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x < nx && y < ny && z < nz) {
        volume[(z * ny + y) * nx + x] = x + y + z;
    }
}
