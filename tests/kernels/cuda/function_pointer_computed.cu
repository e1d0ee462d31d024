// verify: --block 64 --grid 4
// expect: proved
//
// A function pointer goes through another type and back.

__device__ void set_one(int *cell) { *cell = 1; }

__global__ void set(int *out, void (*setter)(int *), int by) {
    __requires(setter == set_one);
    __requires(by == 0);
    char *place = (char *)setter + by;
    ((void (*)(int *))place)(out + blockIdx.x * blockDim.x + threadIdx.x);
}
