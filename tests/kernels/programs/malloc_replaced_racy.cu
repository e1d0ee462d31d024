// verify:
// expect: defect
//
// What prints, and `operator new`, call the program's `malloc`.

#include <cstdio>
#include <cstdlib>

__global__ void count(int *total) { *total += 1; } // error[race]: read, write

static int threads = 1;
static char heap[1 << 20];
static size_t used;

extern "C" void *malloc(size_t bytes) {
    threads++;
    void *place = heap + used;
    used += (bytes + 15) & ~15ul;
    return place;
}

extern "C" void free(void *) {}

int main(int argc, char **) {
    int *total;
    cudaMalloc(&total, 4);
    std::free(std::malloc(4));
    threads = 1;
    int *number = new int(argc);
    count<<<1, threads>>>(total);
    std::printf("%d", *number);
    threads = 1;
    std::printf("%d", argc);
    count<<<1, threads>>>(total);
}
