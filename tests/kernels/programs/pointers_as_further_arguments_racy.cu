// verify:
// expect: inconclusive
//
// One of the further arguments of a function is read twice, or two of them are one.

#include <cstdarg>
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

void by_list(int n, ...) {
    va_list all, again;
    va_start(all, n);
    va_copy(again, all);
    int *from = va_arg(all, int *), *to = va_arg(again, int *);
    shift<0><<<(n + 127) / 128, 128>>>(from, to, n);
    va_end(again);
    va_end(all);
}

void by_starts(int n, ...) {
    va_list all;
    va_start(all, n);
    int *from = va_arg(all, int *);
    va_end(all);
    va_start(all, n);
    int *to = va_arg(all, int *);
    va_end(all);
    shift<1><<<(n + 127) / 128, 128>>>(from, to, n);
}

void given(int n, ...) {
    va_list all;
    va_start(all, n);
    Pair pair = va_arg(all, Pair);
    va_end(all);
    shift<2><<<(n + 127) / 128, 128>>>(pair.from, pair.to, n);
}

void by_structs(int n) {
    int *only = make(n);
    given(n, Pair{only, only});
}

void beside(int n, const int *from, ...) {
    va_list all;
    va_start(all, from);
    int *to = va_arg(all, int *);
    va_end(all);
    shift<3><<<(n + 127) / 128, 128>>>(from, to, n);
}

void by_parameter(int n) {
    int *only = make(n);
    beside(n, only, only);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_list(n, make(n), make(n));
    by_starts(n, make(n), make(n));
    by_structs(n);
    by_parameter(n);
    cudaDeviceSynchronize();
}
