// verify:
// expect: proved
//
// Host code that uses a library which is not there is left out, and the rest is read.

#include <missing/everything.hpp>

#define CHECK(x) do { if ((x) != missing::OK) { return 1; } } while (0)

__global__ void reversed(float *a) {
    __shared__ float tile[256];
    tile[threadIdx.x] = a[blockIdx.x * 256 + threadIdx.x];
    __syncthreads();
    a[blockIdx.x * 256 + threadIdx.x] = tile[255 - threadIdx.x];
}

__global__ void reversed_rows(float *a, int n) {
    __shared__ float tile[256];
    int row = blockIdx.x * 256;
    tile[threadIdx.x] = row + threadIdx.x < n ? a[row + threadIdx.x] : 0;
    __syncthreads();
    if (row + threadIdx.x < n) {
        a[row + threadIdx.x] = tile[255 - threadIdx.x];
    }
}

__global__ void shifted(float *a, const float *b) {
    a[threadIdx.x] = b[threadIdx.x + 1];
}

int main(int argc, char **argv) {
    missing::Options options(argc, argv);
    missing::Image image = missing::load(options.path());
    CHECK(missing::start(options));
    const int n = missing::size(image);
    float *a, *b;
    cudaMalloc(&a, 4096);
    reversed<<<4, 256>>>(a);
    for (auto &tile : image) {
        tile.clear();
    }
    cudaMalloc(&b, n * sizeof(float));
    reversed_rows<<<(n + 255) / 256, 256>>>(b, n);
    shifted<<<1, 128>>>(a, b);
    image.print();
    return missing::stop();
}
