// verify: --block 128 --grid 8 --assume 'steps <= 1000'
// expect: proved
//
// Two shared arrays swap their roles after each step.

__global__ void diffuse(float *data, int steps) {
    __shared__ float first[128];
    __shared__ float second[128];
    float *now = first;
    float *next = second;
    int tid = threadIdx.x;
    float *mine = data + blockIdx.x * blockDim.x + tid;
    now[tid] = *mine;
    __syncthreads();
    for (int s = 0; s < steps; s++) {
        next[tid] = 0.5f * (now[tid] + now[(tid + 1) % 128]);
        __syncthreads();
        float *old = now;
        now = next;
        next = old;
    }
    *mine = now[tid];
}
