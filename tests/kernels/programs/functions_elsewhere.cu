// verify:
// expect: proved
//
// Functions whose bodies are elsewhere are given no pointers.

#include <cstdlib>
#include <functional>

struct Pair {
    int *from, *to;
};

struct Key {
    int first, second;
};

namespace std {
template <> struct hash<Key> {
    size_t operator()(const Key &key) const;
};
} // namespace std

extern "C" void sched_bind(long *counts, int count);

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
    Pair *pair = new Pair{make(n), make(n)};
    long counts[2] = {1, 2};
    sched_bind(counts, 2);
    Key key{argc, n};
    for (int i = 0; i < counts[0]; i++)
        if (std::hash<Key>()(key) != 0)
            shift<<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
    cudaDeviceSynchronize();
}
