// verify:
// expect: proved
//
// What comes out of code that is not followed is none of what it was not given.

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1];
}

volatile uintptr_t mask = ~(uintptr_t)255;

int *make(int n) {
    int *all;
    cudaMalloc(&all, n * sizeof(int) + 255);
    return all;
}

Pair *two(int n) {
    return new Pair{make(n), make(n)};
}

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void by_assembly(int n) {
    Pair *pair = two(n);
    int *other = make(n), *same;
    asm("" : "=r"(same) : "0"(other));
    pair->from = same;
    launch<0>(pair, n);
}

void by_library(int n) {
    Pair *pair = two(n);
    pair->to = (int *)memchr(make(n), 0, 0 * n);
    launch<1>(pair, n);
}

void by_mask(int n) {
    Pair *pair = two(n);
    int *from = make(n), *to = make(n);
    pair->from = (int *)(((uintptr_t)from + 255) & mask);
    pair->to = (int *)(((uintptr_t)to + 255) & mask);
    launch<2>(pair, n);
}

int by_key(const void *one, const void *other) {
    return (int)(*(const long *)one - *(const long *)other);
}

void by_sorting(int n) {
    Pair *pair = two(n);
    long keys[4] = {4, n, 2, 1};
    qsort(keys, 4, sizeof(long), by_key);
    for (int i = 0; i < keys[0]; i++)
        launch<3>(pair, n);
}

struct Named {
    std::string name;
    int *from, *to;
};

void by_streams(int n) {
    Named *named = new Named{"shift", make(n), make(n)};
    std::cout << named->name << n << std::endl;
    for (int i = 0; i < n; i++)
        shift<4><<<(n + 127) / 128, 128>>>(named->from, named->to, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_assembly(n);
    by_library(n);
    by_mask(n);
    by_sorting(n);
    by_streams(n);
    cudaDeviceSynchronize();
}
