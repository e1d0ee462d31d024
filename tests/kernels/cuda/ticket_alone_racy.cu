// verify: --block 64 --grid 4
// expect: defect(no_release), defect(no_acquire), defect(first_resets), defect(second_last)
//
// As `ticket_alone.cu`, where a fence is missing, or another block than the last one goes on.

__device__ unsigned drawn;

__global__ void no_release(const float *__restrict__ in, float *__restrict__ parts,
                           float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[blockIdx.x] = in[blockIdx.x]; // error[race]: write
    if (atomicAdd(&drawn, 1) == gridDim.x - 1) {
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i]; // error[race]: read
        *out = all;
        drawn = 0;
    }
}

__global__ void no_acquire(const float *__restrict__ in, float *__restrict__ parts,
                           float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[blockIdx.x] = in[blockIdx.x]; // error[race]: write
    __threadfence();
    if (atomicAdd(&drawn, 1) == gridDim.x - 1) {
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i]; // error[race]: read
        *out = all;
        drawn = 0;
    }
}

__global__ void first_resets(const float *__restrict__ in, float *__restrict__ parts,
                             float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    unsigned ticket = atomicAdd(&drawn, 1); // error[race]: atomic
    if (ticket == 0) drawn = 0; // error[race]: write
    if (ticket == gridDim.x - 1) {
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i];
        *out = all;
    }
}

__global__ void second_last(const float *__restrict__ in, float *__restrict__ parts,
                            float *__restrict__ out) {
    if (threadIdx.x != 0) return;
    parts[blockIdx.x] = in[blockIdx.x]; // error[race]: write
    __threadfence();
    if (atomicAdd(&drawn, 1) == gridDim.x - 2) {
        __threadfence();
        float all = 0;
        for (unsigned i = 0; i < gridDim.x; i++)
            all += parts[i]; // error[race]: read
        *out = all;
    }
}
