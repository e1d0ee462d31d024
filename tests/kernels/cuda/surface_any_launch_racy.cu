// verify:
// expect: defect
//
// Texels of four bytes, two bytes apart.

__global__ void number(cudaSurfaceObject_t to) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    surf2Dwrite(x + y, to, x * 2, y); // error[race]: write, write
}
