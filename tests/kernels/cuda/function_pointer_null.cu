// verify: --block 64 --grid 4
// expect: proved
//
// No launch that is allowed calls through the null pointer.

__device__ void set_one(int *cell) { *cell = 1; }

__device__ void set_two(int *cell) { *cell = 2; }

__global__ void set(int *out, int which) {
    __requires(which == 1 | which == 2);
    void (*setter)(int *) = nullptr;
    if (which == 1)
        setter = set_one;
    else if (which == 2)
        setter = set_two;
    setter(out + blockIdx.x * blockDim.x + threadIdx.x);
}
