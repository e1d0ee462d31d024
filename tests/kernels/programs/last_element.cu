// verify:
// expect: proved
//
// The element before the one behind the last is written by an address that is computed from that.
#include <cstdlib>

__global__ void who(int *last) {
    if (threadIdx.x == 0)
        last[0] = blockIdx.x;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]), *last;
    if (n < 1 || n > 4)
        return 1;
    int words[4] = {0, 0, 0, 0};
    *(&words[n] - 1) = 7;
    cudaMalloc(&last, sizeof(int));
    who<<<n == 5 ? 8 : 1, 32>>>(last);
}
