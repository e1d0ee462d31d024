// verify:
// expect: proved
// One object of the host from which several are copied: what is set to something else each time, and what is not.
#include <cuda_runtime.h>
#include <cstdio>
#include <vector>

struct Task {
    const float *in;
    float *out;
    int first, steps[9];
};

__global__ void run(const Task *tasks, int n) {
    Task task = tasks[blockIdx.y];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) task.out[i] = task.in[i] + blockIdx.y;
}

namespace table {
__constant__ float *in, *out;
}

__global__ void shift(int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) table::out[i] = table::in[i + 1];
}

__global__ void shift_rows(float **rows, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) rows[0][i] = rows[1][i + 1];
}

int main(int argc, char **argv) {
    const int n = 4096;
    std::vector<float *> arrays(2 * argc);
    for (auto &array : arrays) cudaMalloc(&array, n * sizeof(float));

    std::vector<Task> tasks;
    Task task;
    for (int i = 0; i < argc; i++) {
        task.in = arrays[i];
        cudaMalloc(&task.out, n * sizeof(float));
        if (scanf("%d", &task.first) != 1) return 1;
        tasks.push_back(task);
    }
    Task *d_tasks;
    cudaMalloc(&d_tasks, argc * sizeof(Task));
    cudaMemcpy(d_tasks, tasks.data(), argc * sizeof(Task), cudaMemcpyHostToDevice);
    run<<<dim3(16, argc), 256>>>(d_tasks, n);

    // What is written over afterwards was copied.
    float *pair[2], *x, *y;
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&y, n * sizeof(float));
    pair[0] = x;
    pair[1] = y;
    float **rows;
    cudaMalloc(&rows, sizeof pair);
    cudaMemcpy(rows, pair, sizeof pair, cudaMemcpyHostToDevice);
    pair[0] = pair[1] = nullptr;
    shift_rows<<<16, 256>>>(rows, n);

    cudaMemcpyToSymbol(table::in, &x, sizeof x);
    cudaMemcpyToSymbol(table::out, &y, sizeof y);
    shift<<<16, 256>>>(n);
    return cudaDeviceSynchronize();
}
