// Each thread writes where an array says.
__global__ void gather(const int *index, int *out) { out[index[threadIdx.x]] = threadIdx.x; }
