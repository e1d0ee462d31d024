// verify:
// expect: proved
//
// The linear thread id is unique in blocks of every shape, and grids meet in atomics only:
// proved without a launch.

__global__ void maximum(const int *in, int *out) {
    __shared__ int tile[1024];
    int count = blockDim.x * blockDim.y * blockDim.z;
    int tid = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    tile[tid] = in[tid];
    __syncthreads();
    atomicMax(&out[blockIdx.x], tile[count - 1 - tid]);
}
