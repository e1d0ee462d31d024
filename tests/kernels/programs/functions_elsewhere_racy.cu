// verify:
// expect: inconclusive
//
// Functions whose bodies are elsewhere are called as ones of libraries, or begin like those: they may set pointers.

#include <cstdlib>
#include <functional>

struct Pair {
    int *from, *to;
};

struct Key {
    Pair *pair;
    int *only;
};

namespace std {
template <> struct hash<Key> {
    size_t operator()(const Key &key) const;
};
} // namespace std

extern "C" {
void sched_bind(Pair *pair, int *only);
void cudaMemcpyPair(Pair *pair, int *only);
Pair *realloc_pair(Pair *pair, int *only);
void pair9_M_createERmm(Pair *pair, int *only);
}

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

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    Pair *pairs[] = {two(n), two(n), two(n), two(n), two(n)};
    sched_bind(pairs[0], make(n));
    launch<0>(pairs[0], n);
    cudaMemcpyPair(pairs[1], make(n));
    launch<1>(pairs[1], n);
    realloc_pair(pairs[2], make(n));
    launch<2>(pairs[2], n);
    pair9_M_createERmm(pairs[3], make(n));
    launch<3>(pairs[3], n);
    Key key{pairs[4], make(n)};
    if (std::hash<Key>()(key) != 0)
        launch<4>(pairs[4], n);
    cudaDeviceSynchronize();
}
