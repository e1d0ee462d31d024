// explore

__global__ void kernel(int *data) { data[threadIdx.x] = clock(); }
