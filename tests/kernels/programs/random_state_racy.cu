// verify:
// expect: inconclusive
//
// The state of `random` is the program's own memory.

#include <cstdlib>

__global__ void count(int *total) { *total += 1; } // possible[race]: read, write

int main() {
    int *total;
    cudaMalloc(&total, 4);
    static int state[32];
    initstate(1, (char *)state, 128);
    int before = state[4];
    random();
    count<<<1, before == state[4] ? 1 : 64>>>(total);
}
