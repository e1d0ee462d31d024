// explore

__global__ void kernel(int *data) {
    data[threadIdx.x] = __syncthreads_count(threadIdx.x == 0);
}
