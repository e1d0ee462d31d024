// verify:
// expect: inconclusive
// Tables and structs of pointers that are copied to the device in parts, from one place or through a vector: one of them twice.
#include <cuda_runtime.h>
#include <cstdlib>
#include <vector>

struct Job {
    const float *in;
    float *out;
    int n;
};

__global__ void run(const Job *jobs) {
    Job job = jobs[blockIdx.y];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < job.n) job.out[i] = job.in[i] * blockIdx.y;
}

__global__ void shift(float **table, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) table[0][i] = table[1][i + 1];
}

__global__ void add(float **table, const float *more, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) table[0][i] += more[i + 1];
}

int main(int argc, char **argv) {
    const int n = 1000;
    float *a, *b, *c;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMalloc(&c, n * sizeof(float));

    // One element after the other.
    float **table;
    cudaMalloc(&table, 2 * sizeof(float *));
    cudaMemcpy(&table[0], &a, sizeof(float *), cudaMemcpyHostToDevice);
    cudaMemcpy(&table[1], &a, sizeof(float *), cudaMemcpyHostToDevice);
    shift<<<8, 128>>>(table, n);
    add<<<8, 128>>>(table, a, n);

    // One struct of the host for all.
    Job *jobs;
    cudaMalloc(&jobs, 2 * sizeof(Job));
    for (int i = 0; i < 2; i++) {
        Job job;
        float *in;
        cudaMalloc(&in, n * sizeof(float));
        job.in = in;
        job.out = c;
        job.n = n;
        cudaMemcpy(jobs + i, &job, sizeof job, cudaMemcpyHostToDevice);
    }
    run<<<dim3(8, 2), 128>>>(jobs);

    // Through a vector.
    std::vector<float *> rows;
    rows.push_back(std::move(b));
    rows.push_back(std::move(b));
    float **others;
    cudaMalloc(&others, 2 * sizeof(float *));
    cudaMemcpy(others, rows.data(), 2 * sizeof(float *), cudaMemcpyHostToDevice);
    shift<<<8, 128>>>(others, n);

    // At a place that moves on.
    float **last, **next;
    cudaMalloc(&last, 8 * sizeof(float *));
    next = last;
    for (int i = 0; i < atoi(argv[1]); i++) {
        float *row = argc > 1 ? a : c;
        cudaMemcpy(next++, &row, sizeof row, cudaMemcpyHostToDevice);
    }
    shift<<<8, 128>>>(last, n);
}
