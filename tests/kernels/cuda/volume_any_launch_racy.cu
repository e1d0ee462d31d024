// verify: --assume 'w == 8' --assume 'h == 8' --assume 'd == 8'
// expect: defect
//
// The last column of a row is the first of the next.

__global__ void scale(float *a, int w, int h, int d) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x <= w && y < h && z < d) {
        a[z * w * h + y * w + x] *= 2.0f; // error[race]: read, write
    }
}
