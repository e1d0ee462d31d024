// verify: -- -fno-strict-aliasing
// expect: inconclusive
//
// Pointers come out of code that is not followed, and was given them before.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <immintrin.h>
#include <pthread.h>
#include <utility>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1]; // possible[race]: read, write
}

__device__ Pair table[2];
volatile uintptr_t mask = ~(uintptr_t)0;

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

void by_assembly(int n) {
    Pair *pair = two(n);
    int *only = make(n), *same;
    asm("" : "=r"(same) : "0"(only));
    pair->from = same;
    pair->to = only;
    launch<0>(pair, n);
}

void by_both_results(int n) {
    int *only = make(n), *from, *to;
    asm("mov %2, %0; mov %2, %1" : "=&r"(from), "=&r"(to) : "r"(only));
    Pair pair{from, to};
    launch<1>(&pair, n);
}

void by_library(int n) {
    Pair *pairs[2] = {two(n), two(n)};
    int *only = make(n);
    Pair *pair = pairs[n & 1];
    pair->from = only;
    pair->to = (int *)memchr(only, 0, 0 * n);
    launch<2>(pairs[n >> 1 & 1], n);
}

void by_mask(int n) {
    Pair *pairs[2] = {two(n), two(n)};
    int *only = make(n);
    Pair *pair = pairs[n & 1];
    pair->from = only;
    pair->to = (int *)((uintptr_t)only & mask);
    launch<3>(pairs[n >> 1 & 1], n);
}

std::pair<int *, int *> both(int *only, int depth) {
    if (depth > 3)
        return both(only, depth - 1);
    return {only, only};
}

void in_registers(int n) {
    auto returned = both(make(n), n);
    Pair pair{returned.first, returned.second};
    launch<4>(&pair, n);
}

int by_key(const void *one, const void *other) {
    long difference = ((const long *)one)[2] - ((const long *)other)[2];
    return (int)difference;
}

void by_sorting(int n) {
    struct Keyed {
        Pair pair;
        long key;
    };
    int *only = make(n);
    Keyed all[2] = {{*two(n), 1}, {{only, only}, 0}};
    qsort(all, 2, sizeof(Keyed), by_key);
    launch<5>(&all[0].pair, n);
}

void by_atomics(int n) {
    Pair *pair = two(n);
    int *only = make(n);
    unsigned halves[2];
    memcpy(halves, &only, sizeof only);
    for (int i = 0; i < 4; i++)
        __atomic_exchange_n((unsigned *)pair + i, halves[i & 1], __ATOMIC_SEQ_CST);
    launch<6>(pair, n);
}

void by_a_masked_store(int n) {
    Pair *pair = two(n);
    int *only = make(n);
    __m128i both = _mm_set1_epi64x((long)only);
    _mm_maskmoveu_si128(both, _mm_set1_epi8(-128), (char *)pair);
    launch<7>(pair, n);
}

void by_symbol(int n) {
    Pair *pair = two(n);
    int *only = make(n);
    Pair all[2] = {*two(n), {only, only}};
    cudaMemcpyToSymbol(table, all, sizeof all);
    cudaMemcpyFromSymbol(pair, table, sizeof(Pair), sizeof(Pair));
    launch<8>(pair, n);
}

void by_attributes(int n) {
    int *only = make(n);
    cudaPointerAttributes found;
    cudaPointerGetAttributes(&found, only);
    Pair pair{(int *)found.devicePointer, only};
    launch<9>(&pair, n);
}

void *give_back(void *given) {
    return given;
}

void by_a_thread(int n) {
    Pair *pair = two(n);
    int *only = make(n);
    pthread_t thread;
    pthread_create(&thread, nullptr, give_back, only);
    pthread_join(thread, (void **)&pair->from);
    pair->to = only;
    launch<10>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_assembly(n);
    by_both_results(n);
    by_library(n);
    by_mask(n);
    in_registers(n);
    by_sorting(n);
    by_atomics(n);
    by_a_masked_store(n);
    by_symbol(n);
    by_attributes(n);
    by_a_thread(n);
    cudaDeviceSynchronize();
}
