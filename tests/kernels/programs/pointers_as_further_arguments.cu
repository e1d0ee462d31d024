// verify:
// expect: proved
//
// Further arguments of functions are different arrays, or numbers.

#include <cstdarg>
#include <cstdlib>

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

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void by_list(int n, ...) {
    va_list all;
    va_start(all, n);
    int *from = make(n), *to = va_arg(all, int *);
    shift<0><<<(n + 127) / 128, 128>>>(from, to, n);
    va_end(all);
}

struct Range {
    int first, last;
};

void given(const Pair *pair, ...) {
    va_list all;
    va_start(all, pair);
    Range range = va_arg(all, Range);
    va_end(all);
    launch<1>(pair, range.last - range.first);
}

void by_structs(int n) {
    given(two(n), Range{0, n});
}

void beside(int n, const int *from, ...) {
    va_list all;
    va_start(all, from);
    int *to = va_arg(all, int *);
    va_end(all);
    shift<2><<<(n + 127) / 128, 128>>>(from, to, n);
}

void by_parameter(int n) {
    beside(n, make(n), make(n));
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_list(n, make(n));
    by_structs(n);
    by_parameter(n);
    cudaDeviceSynchronize();
}
