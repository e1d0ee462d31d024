// verify:
// expect: defect
// Where the size is 7, nothing has checked the others.
#include <cstdio>
#include <cstdlib>

__global__ void mark(int *out, int size, int n, int m) {
    if (n <= 5 && m <= 3)
        out[0] = threadIdx.x; // error[race]: write, write
}

int main(int argc, char **argv) {
    if (argc < 5)
        return 1;
    int mode = atoi(argv[1]), n = atoi(argv[2]), m = atoi(argv[3]), kind = atoi(argv[4]), size;
    int *out;
    cudaMalloc(&out, sizeof(int));
    if (mode > 0) {
        if (kind > 2) {
            puts("n");
            if (n <= 5)
                return 1;
            size = n;
        } else {
            puts("m");
            if (m <= 3)
                return 1;
            size = m;
        }
        printf("%d\n", size);
    } else {
        size = 7;
    }
    mark<<<1, 64>>>(out, size, n, m);
}
