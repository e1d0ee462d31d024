// verify: --block 64 --grid 1 --assume 'factor >= 4294967296' --assume 'factor < 17592186044416' --assume-no-wrap
// expect: proved
__global__ void scatter(int *out, unsigned long long factor) {
    unsigned long long i = threadIdx.x;
    out[(i * factor) >> 32] = threadIdx.x;
}
