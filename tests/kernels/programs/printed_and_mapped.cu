// verify:
// expect: proved
//
// As `printed_and_mapped_racy.cu`; the memory is no file's.

#include <cstdio>

__global__ void count(int *total) { *total += 1; }

int main() {
    int *total;
    cudaMalloc(&total, 4);
    FILE *file = std::fopen("sizes", "w+");
    char *sizes = new char[4096];
    sizes[0] = 1;
    std::fputs("@", file);
    std::fflush(file);
    count<<<1, sizes[0]>>>(total);
}
