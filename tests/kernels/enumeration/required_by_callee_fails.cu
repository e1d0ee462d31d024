// verify: --block 64 --grid 1
// expect: inconclusive
//
// What a function requires says nothing of the parameter that it is called with.

__device__ int own(int n) {
    __requires(n == 1); // possible[assertion]
    return n;
}

__device__ int scaled(int n) { return own(n); }

__global__ void scale(int *out, int n) { out[threadIdx.x] = scaled(n); }
