// verify:
// expect: inconclusive
//
// Copies of the runtime that are not ones of plain memory bring one pointer to two places.

#include <cstdlib>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1]; // possible[race]: read, write
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
    Pair *pair = two(n);
    cudaMemcpy2D(&pair->to, sizeof(int *), &pair->from, sizeof(int *), sizeof(int *), 1, cudaMemcpyHostToHost);
    launch<0>(pair, n);
}

void by_volume(int n) {
    Pair *pair = two(n);
    cudaMemcpy3DParms parms = {};
    parms.srcPtr = make_cudaPitchedPtr(&pair->from, sizeof(int *), sizeof(int *), 1);
    parms.dstPtr = make_cudaPitchedPtr(&pair->to, sizeof(int *), sizeof(int *), 1);
    parms.extent = make_cudaExtent(sizeof(int *), 1, 1);
    parms.kind = cudaMemcpyHostToHost;
    cudaMemcpy3D(&parms);
    launch<1>(pair, n);
}

__device__ int *kept;

void by_symbol(int n) {
    Pair *pair = two(n);
    cudaMemcpyToSymbol(kept, &pair->from, sizeof kept);
    cudaMemcpyFromSymbol(&pair->to, kept, sizeof kept);
    launch<2>(pair, n);
}

void by_device(int n) {
    Pair *pair = two(n);
    int **staged;
    cudaMalloc(&staged, sizeof(int *));
    cudaMemcpy(staged, &pair->from, sizeof(int *), cudaMemcpyHostToDevice);
    cudaMemcpy2D(&pair->to, sizeof(int *), staged, sizeof(int *), sizeof(int *), 1, cudaMemcpyDeviceToHost);
    launch<3>(pair, n);
}

void by_managed(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    *pair = *two(n);
    cudaMemcpy(&pair->to, &pair->from, sizeof(int *), cudaMemcpyDeviceToDevice);
    cudaDeviceSynchronize();
    launch<4>(pair, n);
}

void by_pitches(int n) {
    int *wide[4] = {make(n), make(n), nullptr, nullptr}, *narrow[2];
    wide[2] = wide[0];
    wide[3] = wide[1];
    cudaMemcpy2D(narrow, sizeof(int *), wide, 2 * sizeof(int *), sizeof(int *), 2, cudaMemcpyHostToHost);
    shift<5><<<(n + 127) / 128, 128>>>(narrow[0], narrow[1], n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_rows(n);
    by_volume(n);
    by_symbol(n);
    by_device(n);
    by_managed(n);
    by_pitches(n);
    cudaDeviceSynchronize();
}
