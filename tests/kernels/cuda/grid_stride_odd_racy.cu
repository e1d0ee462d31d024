// verify: --block 96 --grid 10
// expect: inconclusive
//
// For n close to 2^32 the index wraps around before it reaches n, and meets other threads'
// elements.

__global__ void scale(unsigned int n, float a, float *x) {
    unsigned int stride = gridDim.x * blockDim.x;
    for (unsigned int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        x[i] *= a; // possible[race]: read, write
    }
}
