// verify: --block 16,4 --grid 2,2
// expect: defect
//
// Threads read the texels that others write.

__global__ void copy(cudaSurfaceObject_t from, cudaSurfaceObject_t to) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    float value;
    surf2Dread(&value, to, x * 4 + 4, y); // error[race]: read
    surf2Dwrite(2 * value, to, x * 4, y); // error[race]: write
}
