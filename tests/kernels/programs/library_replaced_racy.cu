// verify:
// expect: defect
//
// The library's `operator new[]` calls the program's `operator new`.

#include <cstdio>
#include <cstdlib>
#include <new>

__global__ void count(int *total) { *total += 1; } // error[race]: read, write

static int threads = 1;

void *operator new(std::size_t bytes) {
    threads++;
    return std::malloc(bytes);
}

void operator delete(void *place) noexcept { std::free(place); }

int main(int argc, char **) {
    int *total;
    cudaMalloc(&total, 4);
    threads = 1;
    char *text = new char[argc];
    text[0] = 1;
    count<<<1, threads>>>(total);
    std::printf("%d", text[0]);
}
