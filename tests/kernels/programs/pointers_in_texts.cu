// verify:
// expect: proved
//
// Strings and streams hold texts, or give a pointer to what no launch is given.

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

void by_string(int n) {
    Pair *pair = two(n), *other = two(n);
    std::string text;
    text.append((const char *)&pair->from, sizeof(int *));
    memcpy(&other->to, text.data(), sizeof(int *));
    launch<0>(pair, n);
}

void by_stream(int n) {
    Pair *pair = two(n);
    std::ostringstream stream;
    stream << "shift of " << n << " numbers";
    std::string text = stream.str();
    std::cout << text << std::endl;
    launch<1>(pair, n);
}

void by_letters(int n) {
    Pair *pair = two(n);
    std::stringstream stream;
    stream << n;
    char text[8] = {};
    for (size_t i = 0; i < sizeof text - 1; i++)
        stream.get(text[i]);
    puts(text);
    launch<2>(pair, n);
}

void by_copy(int n) {
    Pair *pair = two(n);
    char *text = strdup("shift");
    puts(text);
    launch<3>(pair, n);
}

void by_number(int n) {
    Pair *pair = two(n);
    std::stringstream stream;
    stream << n;
    int number;
    stream >> number;
    launch<4>(pair, number);
}

void by_scan(int n) {
    Pair *pair = two(n);
    char text[32];
    snprintf(text, sizeof text, "%d", n);
    unsigned long number = 0;
    sscanf(text, "%lu", &number);
    launch<5>(pair, (int)number);
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    by_string(n);
    by_stream(n);
    by_letters(n);
    by_copy(n);
    by_number(n);
    by_scan(n);
    cudaDeviceSynchronize();
}
