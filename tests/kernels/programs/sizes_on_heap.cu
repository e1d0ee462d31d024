// verify:
// expect: proved
//
// Block and grid are kept in objects on the heap.

#include <cstdlib>
#include <memory>
#include <vector>

__global__ void tile(float *out, int width) {
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y;
    if (x < width) {
        out[y * width + x] = blockIdx.x;
    }
}

__global__ void rows(float *out) {
    out[blockIdx.x * 32 + threadIdx.x] = threadIdx.x;
}

struct Launcher {
    dim3 grid, block;

    Launcher(int width, int height) : grid((width + 15) / 16, height), block(16) {}
};

int main(int argc, char **argv) {
    int width = atoi(argv[1]);
    if (width < 1 || width > 4096) {
        return 1;
    }
    float *out;
    cudaMalloc(&out, width * 64 * sizeof(float));
    auto launcher = std::make_unique<Launcher>(width, 64);
    tile<<<launcher->grid, launcher->block>>>(out, width);
    std::vector<dim3> sizes(2);
    sizes[0] = dim3(4);
    sizes[1] = dim3(32);
    rows<<<sizes[0], sizes[1]>>>(out);
}
