// verify:
// expect: proved
//
// Copies of the runtime bring pointers to where they came from, or to what no launch is given.

#include <cstdlib>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1];
}

int *make(int n) {
    int *all;
    cudaMalloc(&all, n * sizeof(int));
    return all;
}

Pair *two(int n) {
    return new Pair{make(n), make(n)};
}

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void by_rows(int n) {
    Pair *pair = two(n), *other = two(n);
    cudaMemcpy2D(&other->to, sizeof(int *), &pair->from, sizeof(int *), sizeof(int *), 1, cudaMemcpyHostToHost);
    launch<0>(pair, n);
}

void by_volume(int n) {
    Pair *pair = two(n);
    float before[16] = {}, after[16];
    cudaMemcpy3DParms parms = {};
    parms.srcPtr = make_cudaPitchedPtr(before, 4 * sizeof(float), 4, 4);
    parms.dstPtr = make_cudaPitchedPtr(after, 4 * sizeof(float), 4, 4);
    parms.extent = make_cudaExtent(4 * sizeof(float), 4, 1);
    parms.kind = cudaMemcpyHostToHost;
    cudaMemcpy3D(&parms);
    launch<1>(pair, n);
}

__device__ int *kept;

void by_symbol(int n) {
    Pair *pair = two(n);
    cudaMemcpyToSymbol(kept, &pair->from, sizeof kept);
    cudaMemcpyFromSymbol(&pair->from, kept, sizeof kept);
    launch<2>(pair, n);
}

void by_device(int n) {
    Pair *pair = two(n), *other = two(n);
    int **staged;
    cudaMalloc(&staged, sizeof(int *));
    cudaMemcpy(staged, &pair->from, sizeof(int *), cudaMemcpyHostToDevice);
    cudaMemcpy2D(&other->to, sizeof(int *), staged, sizeof(int *), sizeof(int *), 1, cudaMemcpyDeviceToHost);
    launch<3>(pair, n);
}

void by_managed(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    *pair = *two(n);
    cudaDeviceSynchronize();
    launch<4>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_rows(n);
    by_volume(n);
    by_symbol(n);
    by_device(n);
    by_managed(n);
    cudaDeviceSynchronize();
}
