// verify:
// expect: inconclusive
//
// The bytes of a pointer are the letters of a text, or its number is in one.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>

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

void by_string(int n) {
    Pair *pair = two(n);
    std::string text;
    text.append((const char *)&pair->from, sizeof(int *));
    memcpy(&pair->to, text.data(), sizeof(int *));
    launch<0>(pair, n);
}

void by_stream(int n) {
    Pair *pair = two(n);
    std::ostringstream stream;
    stream.write((const char *)&pair->from, sizeof(int *));
    std::string text = stream.str();
    memcpy(&pair->to, text.data(), sizeof(int *));
    launch<1>(pair, n);
}

void by_letters(int n) {
    Pair *pair = two(n);
    std::stringstream stream;
    stream.write((const char *)&pair->from, sizeof(int *));
    for (size_t i = 0; i < sizeof(int *); i++)
        stream.get(((char *)&pair->to)[i]);
    launch<2>(pair, n);
}

void by_copy(int n) {
    Pair *pair = two(n);
    // Addresses have two zeros at their end, and no others in front of these.
    char *text = strdup((const char *)&pair->from);
    memcpy(&pair->to, text, strlen(text));
    launch<3>(pair, n);
}

void by_number(int n) {
    Pair *pair = two(n);
    std::stringstream stream;
    stream << (unsigned long)pair->from;
    unsigned long number;
    stream >> number;
    pair->to = (int *)number;
    launch<4>(pair, n);
}

void by_scan(int n) {
    Pair *pair = two(n);
    char text[32];
    snprintf(text, sizeof text, "%lu", (unsigned long)pair->from);
    sscanf(text, "%lu", (unsigned long *)&pair->to);
    launch<5>(pair, n);
}

void by_bytes(int n) {
    Pair *pair = two(n);
    char *text = strdup((const char *)&pair->from);
    uintptr_t number = 0;
    for (size_t i = 0; i < strlen(text); i++)
        number |= (uintptr_t)(unsigned char)text[i] << 8 * i;
    pair->to = (int *)number;
    launch<6>(pair, n);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_string(n);
    by_stream(n);
    by_letters(n);
    by_copy(n);
    by_number(n);
    by_scan(n);
    by_bytes(n);
    cudaDeviceSynchronize();
}
