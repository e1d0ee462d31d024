// verify:
// expect: proved
//
// An object that holds one pointer twice stays where it is, beside one that holds two.

#include <cstdio>
#include <cstdlib>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1];
}

Pair *two(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    cudaMalloc(&pair->from, n * sizeof(int));
    cudaMalloc(&pair->to, n * sizeof(int));
    return pair;
}

Pair *one_twice(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    int *only;
    cudaMalloc(&only, n * sizeof(int));
    pair->from = only;
    pair->to = only;
    return pair;
}

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void beside(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    launch<0>(pair, n);
    printf("%d\n", other->from == other->to);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    beside(n);
    cudaDeviceSynchronize();
}
