// verify: -- -fno-strict-aliasing
// expect: inconclusive(shift), proved(copy)
//
// An object that holds one pointer twice is copied over one that holds two, by ways that are not followed.

#include <cstdlib>
#include <cstring>
#include <string>

struct Pair {
    int *from, *to;
};

template <int way> __global__ void shift(const int *from, int *to, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        to[i] = from[i - 1]; // possible[race]: read, write
}

__global__ void copy(Pair *to, const Pair *from) {
    if (blockIdx.x == 0 && threadIdx.x == 0)
        *to = *from;
}

Pair *two(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    cudaMalloc(&pair->from, n * sizeof(int));
    cudaMalloc(&pair->to, n * sizeof(int));
    return pair;
}

Pair *one_twice(int n) {
    Pair *pair;
    cudaMallocManaged(&pair, sizeof(Pair));
    int *only;
    cudaMalloc(&only, n * sizeof(int));
    pair->from = only;
    pair->to = only;
    return pair;
}

template <int way> void launch(const Pair *pair, int n) {
    shift<way><<<(n + 127) / 128, 128>>>(pair->from, pair->to, n);
}

void by_kernel(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    copy<<<1, 32>>>(pair, other);
    cudaDeviceSynchronize();
    launch<0>(pair, n);
}

void by_exception(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    try {
        if (n > 9)
            throw *other;
    } catch (const Pair &caught) {
        *pair = caught;
    }
    launch<1>(pair, n);
}

void by_text(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    std::string text;
    text.append(reinterpret_cast<const char *>(other), sizeof(Pair));
    memcpy(pair, text.data(), sizeof(Pair));
    launch<2>(pair, n);
}

void by_distance(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    *(Pair *)((unsigned long)(pair + n) - n * sizeof(Pair)) = *other;
    launch<3>(pair, n);
}

void by_rows(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    cudaMemcpy2D(pair, sizeof(Pair), other, sizeof(Pair), sizeof(Pair), 1, cudaMemcpyHostToHost);
    launch<4>(pair, n);
}

void by_bytes(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    char *to = reinterpret_cast<char *>(pair);
    const volatile char *from = reinterpret_cast<const volatile char *>(other);
    for (unsigned i = 0; i < sizeof(Pair); ++i)
        to[i] = from[i];
    launch<5>(pair, n);
}

void by_parts(int n) {
    Pair *pair = (Pair *)malloc(sizeof(Pair)), *other = (Pair *)malloc(sizeof(Pair));
    cudaMalloc(&pair->from, n * sizeof(int));
    cudaMalloc(&pair->to, n * sizeof(int));
    int *only;
    cudaMalloc(&only, n * sizeof(int));
    other->from = only;
    other->to = only;
    for (int i = 0; i < (n > 5 ? 16 : n); ++i)
        ((char *)pair)[i] = ((char *)other)[i];
    launch<6>(pair, n);
}

void by_words(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    for (int i = 0; i < 4; ++i)
        ((unsigned *)pair)[i] = ((unsigned *)other)[i];
    launch<7>(pair, n);
}

void by_a_word(int n) {
    Pair *pair = two(n), *other = one_twice(n);
    char word[sizeof(Pair)];
    for (int i = 0; i < (n > 5 ? 16 : n); ++i)
        word[i] = ((char *)other)[i];
    memcpy(pair, word, sizeof(Pair));
    launch<8>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_kernel(n);
    by_exception(n);
    by_text(n);
    by_distance(n);
    by_rows(n);
    by_bytes(n);
    by_parts(n);
    by_words(n);
    by_a_word(n);
    cudaDeviceSynchronize();
}
