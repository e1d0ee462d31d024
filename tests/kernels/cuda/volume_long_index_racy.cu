// verify: --assume 'w <= 65536 && h <= 65536'
// expect: defect
//
// Layers are as far apart as they are wide squared, which may be less than their size.

__global__ void scale(float *a, int w, int h, int d) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x < w && y < h && z < d) {
        a[(size_t)z * w * w + (size_t)y * w + x] *= 2.0f; // error[race]: read, write
    }
}
