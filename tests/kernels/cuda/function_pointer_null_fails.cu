// verify: --block 64 --grid 4
// expect: defect
//
// With 3 the null pointer is called.

__device__ void set_one(int *cell) { *cell = 1; }

__device__ void set_two(int *cell) { *cell = 2; }

__global__ void set(int *out, int which) {
    __requires(which >= 1 & which <= 3);
    void (*setter)(int *) = nullptr;
    if (which == 1)
        setter = set_one;
    else if (which == 2)
        setter = set_two;
    setter(out + blockIdx.x * blockDim.x + threadIdx.x); // error[assertion]
}
