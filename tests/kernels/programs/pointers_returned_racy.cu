// verify:
// expect: inconclusive
//
// Functions return a pointer that they were given, or where in an object it is stored.

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

__attribute__((noinline)) int *deep(int *held, int steps) {
    int *both[2] = {held, held};
    if (steps > 0)
        both[steps & 1] = deep(held, steps - 1);
    return both[0];
}

void by_recursion(int n) {
    Pair *pair = two(n);
    pair->to = deep(pair->from, n);
    launch<0>(pair, n);
}

struct Choice {
    virtual int *of(int *array) = 0;
};

struct Same : Choice {
    int *of(int *array) override {
        cudaDeviceSynchronize();
        return array;
    }
};

struct Chain : Choice {
    Choice *first = nullptr, *second = nullptr;

    int *of(int *array) override {
        int *chosen = second->of(first->of(array));
        cudaDeviceSynchronize();
        return chosen;
    }
};

void by_virtual(int n) {
    Pair *pair = two(n);
    Chain *chain = new Chain;
    chain->first = new Same;
    chain->second = new Same;
    Choice *choice = n > 4 ? (Choice *)chain : chain->first;
    pair->to = choice->of(pair->from);
    launch<1>(pair, n);
}

void by_end_of_copy(int n) {
    int *only = make(n);
    int **both = (int **)malloc(2 * sizeof(int *));
    both[0] = make(n);
    both[1] = make(n);
    void *end = mempcpy(both, &only, sizeof(int *) * (n > 3));
    memcpy(end, &only, sizeof(int *));
    shift<2><<<(n + 127) / 128, 128>>>(both[0], both[1], n);
}

struct Named {
    char name[8];
    int *from, *to;
};

void by_letter(int n) {
    Named *named = (Named *)calloc(1, sizeof(Named));
    named->from = make(n);
    named->to = make(n);
    memset(named->name, 'a', 7);
    char *end = (char *)memchr(named->name, 0, 8);
    *(int **)(end + 1) = named->to;
    shift<3><<<(n + 127) / 128, 128>>>(named->from, named->to, n);
}

void by_rounding(int n) {
    Pair *pair = (Pair *)aligned_alloc(64, 64);
    *pair = *two(n);
    int **inside = &pair->to;
    *(int **)__builtin_align_down((char *)inside, 64) = pair->to;
    launch<4>(pair, n);
}

struct Barrier {
    std::atomic<int> count;
    Pair **pair;
};

__attribute__((noinline)) void arrive(Barrier *barrier) {
    if (barrier->count.fetch_sub(1) == 1)
        (*barrier->pair)->to = (*barrier->pair)->from;
}

void by_counter(int n) {
    Pair *pair = two(n);
    arrive(new Barrier{{1}, &pair});
    launch<5>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_recursion(n);
    by_virtual(n);
    by_end_of_copy(n);
    by_letter(n);
    by_rounding(n);
    by_counter(n);
    cudaDeviceSynchronize();
}
