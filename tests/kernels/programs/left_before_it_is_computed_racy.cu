// verify:
// expect: defect
// A round may be left before the step is computed: then nothing is known of the size.
#include <cstdio>
#include <cstdlib>

__global__ void mark(int *out, int level) {
    if (level == 2)
        out[0] = threadIdx.x; // error[race]: write, write
    else
        out[threadIdx.x] = 1;
}

int main(int argc, char **argv) {
    int *out;
    cudaMalloc(&out, 64 * sizeof(int));
    int level = 0;
    for (int i = 1; i < argc; i++) {
        int size = atoi(argv[i]), last = size;
        while (getchar() != EOF) {
            int step;
            if (size >= 64) {
                puts("large");
                step = 4;
            } else if (size >= 16) {
                puts("middle");
                step = 8;
            } else {
                break;
            }
            mark<<<1, 64>>>(out, level);
            last = size / step;
        }
        level = last + 1;
    }
}
