// verify: --block 64 --grid 1
// expect: proved
//
// What a function requires is shown where it is called.

__device__ int own(int n) {
    __requires(n == 1);
    return n;
}

__device__ int scaled(int n) { return own(n); }

__global__ void scale(int *out, int n) { out[threadIdx.x] = scaled(1); }
