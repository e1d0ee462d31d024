// verify: -- -fno-strict-aliasing
// expect: proved
//
// Beside an address that is made of halves, objects whose addresses go nowhere keep what they hold.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

struct Pair {
    int *from, *to;
};

__global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1];
}

int *make(int n) {
    int *all;
    cudaMalloc(&all, n * sizeof(int));
    return all;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    Pair *pairs[2] = {new Pair{make(n), make(n)}, new Pair{make(n), make(n)}};
    long *count = new long(0);
    unsigned halves[2];
    memcpy(halves, &count, sizeof count);
    volatile unsigned low = halves[0], high = halves[1];
    *(long *)((uintptr_t)high << 32 | low) = n;
    printf("%p %ld\n", (void *)count, *count);
    for (int i = 0; i < n; i++)
        shift<<<(n + 127) / 128, 128>>>(pairs[i & 1]->from, pairs[i & 1]->to, n);
    cudaDeviceSynchronize();
}
