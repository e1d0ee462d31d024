// explore

__global__ void kernel(int *data) {
    __shared__ int *shared;
    int local = threadIdx.x;
    if (threadIdx.x == 0)
        shared = &local;
    __syncthreads();
    data[threadIdx.x] = *shared;
}
