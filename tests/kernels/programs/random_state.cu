// verify:
// expect: proved
//
// As `random_state_racy.cu`; the state is the library's.

#include <cstdlib>

__global__ void count(int *total) { *total += 1; }

int main() {
    int *total;
    cudaMalloc(&total, 4);
    static int state[32];
    srandom(1);
    int before = state[4];
    random();
    count<<<1, before == state[4] ? 1 : 64>>>(total);
}
