// verify:
// expect: proved
//
// Pointers of one array are exchanged, or copied where no launch sees it.

#include <cstdlib>
#include <utility>
#include <vector>

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

void by_exchange(int n, int m) {
    int *arrays[8];
    for (int i = 0; i < 8; i++)
        arrays[i] = make(n);
    for (int i = m; i < 7; i++)
        std::swap(arrays[i], arrays[i + 1]);
    shift<0><<<(n + 127) / 128, 128>>>(arrays[m], arrays[m + 1], n);
}

void by_other_array(int n, int m) {
    std::vector<int *> arrays(8), others(8);
    for (int i = 0; i < 8; i++) {
        arrays[i] = make(n);
        others[i] = make(n);
    }
    int kept = 0;
    for (int i = 0; i < 8; i++)
        if (i % 3 != m)
            arrays[kept++] = arrays[i];
    shift<1><<<(n + 127) / 128, 128>>>(arrays[m], others[m], n);
}

struct Row {
    int *from, *to;
};

void by_rows(int n, int m) {
    Row rows[4];
    for (int i = 0; i < 4; i++)
        rows[i] = {make(n), make(n)};
    std::swap(rows[(m + 1) % 4], rows[m % 4]);
    shift<2><<<(n + 127) / 128, 128>>>(rows[m % 4].from, rows[m % 4].to, n);
}

int *turned[8];

void turn(int first, int last) {
    if (first >= last)
        return;
    std::swap(turned[first], turned[last]);
    turn(first + 1, last - 1);
}

void by_turning(int n, int m) {
    for (int i = 0; i < 8; i++)
        turned[i] = make(n);
    turn(0, 7);
    shift<3><<<(n + 127) / 128, 128>>>(turned[m], turned[m + 1], n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    int m = atoi(argv[2]);
    by_exchange(n, m);
    by_other_array(n, m);
    by_rows(n, m);
    by_turning(n, m);
    cudaDeviceSynchronize();
}
