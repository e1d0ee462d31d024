// verify: --timeout 20
// expect: proved
// Rows of a volume that the runtime pads: their distance is not known but for what it is no less than.
#include <cstdlib>

struct Size {
    int width, height, depth;
};

__device__ float *row(cudaPitchedPtr volume, int y, int z, int height) {
    return (float *)((char *)volume.ptr + ((size_t)z * height + y) * volume.pitch);
}

__global__ void scale(cudaPitchedPtr volume, Size size) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= size.width || y >= size.height || z >= size.depth)
        return;
    row(volume, y, z, size.height)[x] *= 2;
}

int main(int argc, char **argv) {
    if (argc != 4)
        return 1;
    Size size{atoi(argv[1]), atoi(argv[2]), atoi(argv[3])};
    if (size.width < 1 || size.height < 1 || size.depth < 1)
        return 1;
    cudaPitchedPtr volume;
    cudaMalloc3D(&volume, make_cudaExtent(size.width * sizeof(float), size.height, size.depth));
    dim3 block(16, 8, 2);
    scale<<<dim3((size.width + 15) / 16, (size.height + 7) / 8, (size.depth + 1) / 2), block>>>(volume, size);
    return cudaDeviceSynchronize();
}
