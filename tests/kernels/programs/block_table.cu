// verify:
// expect: proved
//
// Blocks of sizes in a table, with much around their launch.

#include <stdio.h>

__global__ void scale_rows(float *data, float by) {
    int rows = blockDim.x / 32;
    int row = blockIdx.x * rows + threadIdx.x / 32;
    data[row * 32 + threadIdx.x % 32] *= by;
}

void check(const float *device, const float *expected, const char *name, int n) {
    float *host = (float *)malloc(n * sizeof(float));
    cudaMemcpy(host, device, n * sizeof(float), cudaMemcpyDeviceToHost);
    int faults = 0;
    for (int i = 0; i < n; i++) {
        if (i < 5)
            printf("%s[%d]: %f, %f\n", name, i, host[i], expected[i]);
        if (host[i] != expected[i] && ++faults > 10) {
            printf("%s is wrong at %d\n", name, i);
            free(host);
            exit(EXIT_FAILURE);
        }
    }
    free(host);
}

int main(int argc, char **argv) {
    int n = 1 << 20;
    float *expected = (float *)calloc(n, sizeof(float));
    float *data;
    cudaMalloc(&data, (n + 1024) * sizeof(float));
    int sizes[] = {32, 64, 128, 256, 512, 1024};
    for (int i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        int threads = sizes[i];
        printf("blocks of %d threads\n", threads);
        cudaEvent_t start, stop;
        cudaEventCreate(&start);
        cudaEventCreate(&stop);
        cudaEventRecord(start);
        for (int repeat = 0; repeat < 100; repeat++)
            scale_rows<<<n / threads, threads>>>(data, 1.5f);
        cudaEventRecord(stop);
        cudaEventSynchronize(stop);
        float time;
        cudaEventElapsedTime(&time, start, stop);
        printf("%f ms\n", time);
        check(data, expected, "data", n);
    }
    return 0;
}
