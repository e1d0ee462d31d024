// verify: --block '*,*' --grid 1
// expect: proved
//
// The linear thread id is unique for blocks of every shape.

__global__ void tag(int *out) {
    int tid = threadIdx.y * blockDim.x + threadIdx.x;
    out[tid] = 100 * threadIdx.x + threadIdx.y;
}
