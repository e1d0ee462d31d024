// verify:
// expect: proved
//
// Functions that are not inlined give other pointers than those beside them.

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

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

__attribute__((noinline)) void check(const char *place) {
    if (cudaDeviceSynchronize() != cudaSuccess) {
        fprintf(stderr, "%s: %s\n", place, cudaGetErrorString(cudaGetLastError()));
        exit(1);
    }
}

int level;

// What functions are too long for that say so much.
#define SAY(text, number) fprintf(stderr, "%s:%d: %s %d of %d\n", __FILE__, __LINE__, text, number, level);
#define SAY_ALL(a, b) SAY("a", a) SAY("b", b) SAY("c", a + b) SAY("d", a - b) SAY("e", a * b) SAY("f", a ^ b)
#define TRACE(a, b) \
    if (level > 2) { \
        SAY_ALL(a, b) SAY_ALL(b, a) SAY_ALL(a + 1, b) SAY_ALL(b + 1, a) SAY_ALL(a + 2, b) SAY_ALL(b + 2, a) \
    }

__global__ void by_number(int *const *arrays, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        arrays[1][i] = arrays[0][i - 1];
}

int *grown(int *old, int needed, int had) {
    TRACE(needed, had)
    return needed > had ? make(needed) : old;
}

void by_choice(int n) {
    int *from = make(n), *other = make(n), *to = grown(other, n, 1024);
    check("grown");
    shift<0><<<(n + 127) / 128, 128>>>(from, other, to != other ? n : n / 2);
}

Pair cloned(const Pair &pair) {
    TRACE(1, 2)
    return pair;
}

void by_value(int n) {
    Pair *pair = two(n);
    Pair clone = cloned(*pair);
    shift<1><<<(n + 127) / 128, 128>>>(pair->from, clone.to, n);
}

struct Named {
    int key;
    int *array;
};

Named table[4];

Named *found(int key) {
    TRACE(key, 4)
    for (Named &named : table)
        if (named.key == key)
            return &named;
    return &table[0];
}

void by_search(int n) {
    for (int i = 0; i < 4; i++)
        table[i] = {i, make(n)};
    int *other;
    cudaMalloc(&other, n * sizeof(int));
    shift<2><<<(n + 127) / 128, 128>>>(found(n)->array, other, n);
}

void by_table(int n) {
    int *host[4] = {make(n), make(n), make(n), make(n)}, **device, **last;
    cudaMalloc(&device, 3 * sizeof(int *));
    cudaMalloc(&last, 3 * sizeof(int *));
    cudaMemcpy(device, host, 3 * sizeof(int *), cudaMemcpyHostToDevice);
    cudaMemcpy(last, device, 3 * sizeof(int *), cudaMemcpyDeviceToDevice);
    by_number<<<(n + 127) / 128, 128>>>(last, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    level = atoi(argv[2]);
    by_choice(n);
    by_value(n);
    by_search(n);
    by_table(n);
    cudaDeviceSynchronize();
}
