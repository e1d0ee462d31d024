// verify: --block 64 --grid 2 --assume 'distinct(list)'
// expect: proved
//
// Elements are read one by one.

__global__ void spread(const int *list, int *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    int second = list[2 * i + 1];
    out[second] = i;
}
