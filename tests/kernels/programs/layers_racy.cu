// verify:
// expect: defect
//
// Rows are read as wider than they are.

__global__ void fill(cudaPitchedPtr volume, size_t width, size_t height) {
    size_t x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, z = blockIdx.z;
    if (x >= width)
        return;
    char *layer = (char *)volume.ptr + z * volume.pitch * height;
    ((float *)(layer + y * volume.pitch))[x] = x; // error[race]: write
}

int main() {
    const size_t width = 100, height = 20, depth = 30;
    cudaPitchedPtr volume;
    cudaMalloc3D(&volume, make_cudaExtent(width * sizeof(char), height, depth));
    fill<<<dim3(4, height, depth), 32>>>(volume, width, height);
    return cudaDeviceSynchronize();
}
