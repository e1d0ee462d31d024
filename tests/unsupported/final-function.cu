// explore

__global__ void kernel(int *data) { data[threadIdx.x] = 1; }

__final void at_end(int *data) { __syncthreads(); }
