// verify:
// expect: proved
// Two ways lead to each launch: on one of them all that was tested held.
#include <cstdio>
#include <cstdlib>

__global__ void whole(int *out, int n) {
    if (n % 64 != 0)
        out[0] = threadIdx.x;
}

__global__ void small(int *out, int n) {
    if (n > 100)
        out[1] = threadIdx.x;
}

__global__ void covered(int *out, int n) {
    if (n > (int)blockDim.x)
        out[2] = threadIdx.x;
}

int main(int argc, char **argv) {
    if (argc < 3)
        return 1;
    int n = atoi(argv[1]), m = atoi(argv[2]), threads;
    int *out;
    cudaMalloc(&out, 3 * sizeof(int));
    if (n == 64 || n == 128 || (n % 256 == 0 && m > 3))
        whole<<<1, 64>>>(out, n);
    if ((n % 2 == 0 && n < 90) || (m == 64 && n == 32))
        small<<<1, 64>>>(out, n);
    if (n <= 64) {
        threads = 64;
        puts("few");
    } else if (n <= 256) {
        threads = 256;
        puts("some");
    } else {
        puts("too many");
        return 1;
    }
    covered<<<1, threads>>>(out, n);
}
