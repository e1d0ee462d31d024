// verify: --block 64 --assume 'distinct(slot, 64)'
// expect: proved
// Each thread of a block has a slot of its own.
__global__ void sort(int *__restrict__ data, const unsigned char *__restrict__ slot)
{
    __shared__ int tile[256];
    int x = data[blockIdx.x * 64 + threadIdx.x];
    tile[slot[threadIdx.x]] = x + threadIdx.x;
    __syncthreads();
    data[blockIdx.x * 64 + threadIdx.x] = tile[threadIdx.x];
}
