// verify: -- -fno-strict-aliasing
// expect: inconclusive
//
// Pointers are written by addresses that are made of numbers, texts, and halves.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

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

void set(Pair *pair, int *only) {
    pair->from = only;
    pair->to = only;
}

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void by_halves(int n) {
    Pair *pair = two(n);
    unsigned halves[2];
    memcpy(halves, &pair, sizeof pair);
    volatile unsigned low = halves[0], high = halves[1];
    set((Pair *)((uintptr_t)high << 32 | low), make(n));
    launch<0>(pair, n);
}

void by_times(int n) {
    Pair *pair = two(n);
    volatile uintptr_t times = (uintptr_t)pair * 3;
    set((Pair *)(times / 3), make(n));
    launch<1>(pair, n);
}

void by_text(int n) {
    Pair *pair = two(n);
    char text[32];
    snprintf(text, sizeof text, "%p", (void *)pair);
    void *read;
    if (sscanf(text, "%p", &read) == 1)
        set((Pair *)read, make(n));
    launch<2>(pair, n);
}

void by_number(int n) {
    Pair *pair = two(n);
    volatile double number = (double)(uintptr_t)pair;
    set((Pair *)(uintptr_t)number, make(n));
    launch<3>(pair, n);
}

void by_argument(int n, const char *text) {
    Pair *pair = two(n);
    printf("%p\n", (void *)pair);
    uintptr_t number = strtoull(text, nullptr, 16);
    if (number == (uintptr_t)pair)
        set((Pair *)number, make(n));
    launch<4>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_halves(n);
    by_times(n);
    by_text(n);
    by_number(n);
    by_argument(n, argv[2]);
    cudaDeviceSynchronize();
}
