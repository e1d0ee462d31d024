// verify: --block 128 --grid 8
// expect: proved
//
// All threads leave the loop together, by a shared cell that is stable between two
// barriers.

__global__ void iterate(float *data) {
    __shared__ float worst;
    __shared__ float tile[128];
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    tile[tid] = data[i];
    for (int step = 0; step < 100; step++) {
        __syncthreads();
        float mean = 0.5f * (tile[tid] + tile[127 - tid]);
        float error = fabsf(mean - tile[tid]);
        if (tid == 0) {
            worst = error;
        }
        __syncthreads();
        tile[tid] = mean;
        if (worst < 0.001f) {
            break;
        }
    }
    data[i] = tile[tid];
}
