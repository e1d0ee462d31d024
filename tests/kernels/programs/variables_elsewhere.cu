// verify:
// expect: proved
//
// No code that is elsewhere names the variables that lead to arrays.

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

static Pair *shared;

void other();

void by_pointer(int n) {
    Pair *pair = two(n);
    shared = pair;
    other();
    launch<0>(shared, n);
}

namespace {
Pair object;
}

void by_object(int n) {
    object = *two(n);
    other();
    launch<1>(&object, n);
}

extern int theirs;

void by_other_file(int n) {
    Pair *pair = two(n);
    theirs = n;
    other();
    launch<2>(pair, theirs);
}

static thread_local Pair own;

void by_thread(int n) {
    own = *two(n);
    other();
    launch<3>(&own, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_pointer(n);
    by_object(n);
    by_other_file(n);
    by_thread(n);
    cudaDeviceSynchronize();
}
