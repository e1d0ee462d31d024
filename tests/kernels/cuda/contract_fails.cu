// verify: --block 64 --grid 4
// expect: defect
//
// What a function asks of its arguments and promises of its result, which is not so.

__device__ int slot(int lane, int width) {
    __requires(lane < width);
    __ensures(__return_val_int() > lane + width); // error[assertion]
    width += lane;
    return width;
}

__global__ void fill(int *out) {
    int at = slot(threadIdx.x, 64);
    __assert(at >= 64);
    out[128 * blockIdx.x + at] = at;
}
