// verify: --block 128 --grid 1
// expect: proved
//
// A pyramid of maxima, each level in its own part of the array.

__global__ void pyramid(int *levels) {
    int tid = threadIdx.x;
    for (int width = 128; width > 0; width >>= 1) {
        if (tid < width) {
            levels[width + tid] = 1000 * width + tid;
        }
    }
}
