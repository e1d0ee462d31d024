// verify:
// expect: proved
//
// As `file_fields_racy.cu`, of a place that is the program's.

#include <cstdio>

__global__ void count(int *total) { *total += 1; }

int main() {
    int *total;
    cudaMalloc(&total, 4);
    FILE *file = std::fopen("sizes", "w");
    long *places = new long[2];
    std::fputs("a", file);
    long before = places[0];
    std::fputs("aaaa", file);
    count<<<1, 1 + (places[0] - before)>>>(total);
}
