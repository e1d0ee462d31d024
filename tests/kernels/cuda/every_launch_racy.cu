// verify:
// expect: defect
//
// The linear thread id takes the block's depth for its height.

__global__ void maximum(const int *in, int *out) {
    __shared__ int tile[1024];
    int count = blockDim.x * blockDim.y * blockDim.z;
    int tid = (threadIdx.z * blockDim.z + threadIdx.y) * blockDim.x + threadIdx.x;
    tile[tid] = in[tid] + threadIdx.y; // error[race]: write, write
    __syncthreads();
    atomicMax(&out[blockIdx.x], tile[count - 1 - tid]);
}
