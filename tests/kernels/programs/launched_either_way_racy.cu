// verify:
// expect: defect
// On one of the two ways nothing is known of the number.
#include <cstdlib>

__global__ void whole(int *out, int n) {
    if (n % 64 != 0)
        out[0] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    if (argc < 3)
        return 1;
    int n = atoi(argv[1]), m = atoi(argv[2]);
    int *out;
    cudaMalloc(&out, sizeof(int));
    if (n == 64 || n == 128 || (n % 16 == 0 && m > 3))
        whole<<<1, 64>>>(out, n);
}
