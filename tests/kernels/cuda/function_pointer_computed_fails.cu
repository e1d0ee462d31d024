// verify: --block 64 --grid 4
// expect: inconclusive
//
// What is called is no function but a place behind one.

__device__ void set_one(int *cell) { *cell = 1; }

__global__ void set(int *out, void (*setter)(int *), int by) {
    __requires(setter == set_one);
    char *place = (char *)setter + by;
    ((void (*)(int *))place)(out + blockIdx.x * blockDim.x + threadIdx.x); // possible[assertion]
}
