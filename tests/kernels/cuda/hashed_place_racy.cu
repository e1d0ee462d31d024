// verify: --block 64 --grid 1 --assume 'factor >= 4294967296' --assume-no-wrap
// expect: defect
// A hash wraps around on purpose, and is not what `--assume-no-wrap` speaks of.
__global__ void scatter(int *out, unsigned long long factor) {
    unsigned long long i = threadIdx.x;
    out[(i * factor) >> 32] = threadIdx.x; // error[race]: write, write
}
