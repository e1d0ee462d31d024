// verify:
// expect: proved
//
// A macro ends the program if something is wrong, also if the input is too long for one block.
#include <cstdio>
#include <cstdlib>

#define CHECK(call)                                                                    \
    do {                                                                               \
        cudaError_t status = (call);                                                   \
        if (status != cudaSuccess) {                                                   \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__,                         \
                    cudaGetErrorString(status));                                       \
            exit(1);                                                                   \
        }                                                                              \
    } while (0)
#define REQUIRE(condition)                                                             \
    do {                                                                               \
        if (!(condition)) {                                                            \
            fprintf(stderr, "not met: %s\n", #condition);                              \
            exit(1);                                                                   \
        }                                                                              \
    } while (0)

__global__ void prefix_sums(int *data, int n) {
    int t = threadIdx.x;
    for (int d = 1; d < n; d *= 2) {
        int left = t >= d && t < n ? data[t - d] : 0;
        __syncthreads();
        if (t < n)
            data[t] += left;
        __syncthreads();
    }
}

int main(int argc, char **argv) {
    REQUIRE(argc > 1);
    int n = atoi(argv[1]);
    REQUIRE(n > 0 && n <= 256);
    int *data;
    CHECK(cudaMalloc(&data, n * sizeof(int)));
    CHECK(cudaMemset(data, 0, n * sizeof(int)));
    prefix_sums<<<(n + 255) / 256, 256>>>(data, n);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    return 0;
}
