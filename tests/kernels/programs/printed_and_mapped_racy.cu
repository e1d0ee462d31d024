// verify:
// expect: defect
//
// What is printed goes to a file that the program has in its memory.

#include <cstdio>
#include <sys/mman.h>
#include <unistd.h>

__global__ void count(int *total) { *total += 1; } // error[race]: read, write

int main() {
    int *total;
    cudaMalloc(&total, 4);
    FILE *file = std::fopen("sizes", "w+");
    if (!file || ftruncate(fileno(file), 4096))
        return 1;
    void *place = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    char *sizes = (char *)place;
    sizes[0] = 1;
    std::fputs("@", file);
    std::fflush(file);
    count<<<1, sizes[0]>>>(total);
}
