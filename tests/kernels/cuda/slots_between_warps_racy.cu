// verify: --block 64 --grid 4
// expect: defect
//
// As `slots_between_warps.cu`, but the counter is set back between.

__global__ void twice(const int *__restrict__ in, int *__restrict__ out, int *__restrict__ count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 0)
        out[atomicAdd(count, 1)] = i; // error[race]: write, write
    __syncwarp();
    if (i == 0)
        atomicExch(count, 0);
    __syncwarp();
    if (i < n && in[i] > 9)
        out[atomicAdd(count, 1)] = i; // error[race]: write, write
}

__global__ void set_back(const int *__restrict__ in, int *__restrict__ out) {
    __shared__ int count;
    int t = threadIdx.x;
    if (t == 0)
        count = 0;
    __syncthreads();
    if (in[t] > 0)
        out[blockIdx.x * 128 + atomicAdd(&count, 1)] = t; // error[race]: write
    if (t < 32) {
        atomicMin(&count, 0);
        __syncwarp();
        out[blockIdx.x * 128 + atomicAdd(&count, 1)] = t; // error[race]: write
    }
}
