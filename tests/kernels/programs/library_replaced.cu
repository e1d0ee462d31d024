// verify:
// expect: proved
//
// As `library_replaced_racy.cu`, with an operator that changes nothing that the launch reads.

#include <cstdio>
#include <cstdlib>
#include <new>

__global__ void count(int *total) { *total += 1; }

static int threads = 1;

int main(int argc, char **) {
    int *total;
    cudaMalloc(&total, 4);
    threads = 1;
    char *text = new char[argc];
    text[0] = 1;
    count<<<1, threads>>>(total);
    std::printf("%d", text[0]);
}
