// verify:
// expect: inconclusive
// Pointers that kernels read from memory of the device, of which the host puts one into two places.
#include <cuda_runtime.h>
#include <utility>
#include <vector>

__device__ float *g_in, *g_out;
struct Params { float *temp, *next; int n; };
__constant__ Params P;

struct Managed {
    void *operator new(size_t bytes) {
        void *p;
        cudaMallocManaged(&p, bytes);
        return p;
    }
};
struct Cells : Managed {
    float *pos, *posNew;
    int n;
    explicit Cells(int n) : n(n) {
        cudaMallocManaged(&pos, n * sizeof(float));
        posNew = pos;
    }
};

__global__ void shift(int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) g_out[i] = g_in[i + 1];
}

__global__ void conduct() {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < P.n - 1) P.next[i] = P.temp[i - 1] + P.temp[i + 1];
}

__global__ void relax(Cells *c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < c->n) c->posNew[i] = c->pos[i - 1];
}

__global__ void fill(float **p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[blockIdx.y][i] = blockIdx.y;
}

int main() {
    const int n = 1000;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    for (int step = 0; step < 10; step++) {
        cudaMemcpyToSymbol(g_in, &a, sizeof a);
        cudaMemcpyToSymbol(g_out, &a, sizeof a);
        shift<<<8, 128>>>(n);
        Params p{b, b, n};
        cudaMemcpyToSymbol(P, &p, sizeof p);
        conduct<<<8, 128>>>();
        std::swap(a, b);
    }
    Cells *c = new Cells(n);
    relax<<<8, 128>>>(c);
    float *h[4], **d;
    for (int i = 0; i < 4; i++) cudaMalloc(&h[i], n * sizeof(float));
    for (int i = 1; i < 4; i += 2) h[i] = h[i - 1];
    cudaMalloc(&d, sizeof h);
    cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    fill<<<dim3(8, 4), 128>>>(d, n);
    std::vector<float *> rows;
    for (int i = 0; i < 4; i++) {
        float *row;
        cudaMalloc(&row, n * sizeof(float));
        rows.push_back(row);
        rows.push_back(row);
    }
    cudaMemcpy(d, rows.data(), rows.size() * sizeof(float *), cudaMemcpyHostToDevice);
    fill<<<dim3(8, 4), 128>>>(d, n);
}
