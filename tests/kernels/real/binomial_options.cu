// verify: --block 128 --grid 1024
// expect: proved
//
// An option for each block: the lattice is kept in registers, and its seams pass through shared
// memory.

#define THREADBLOCK_SIZE 128
#define ELEMS_PER_THREAD 16
#define NUM_STEPS (THREADBLOCK_SIZE * ELEMS_PER_THREAD)

struct OptionParameters {
    float S, X, vDt, puByDf, pdByDf;
};

__device__ inline float expiry_value(float S, float X, float vDt, int i) {
    const float d = S * __expf(vDt * (2.0f * i - NUM_STEPS)) - X;
    return (d > 0.0f) ? d : 0.0f;
}

__global__ void binomial_options(const OptionParameters *__restrict__ options,
                                 float *__restrict__ d_CallValue) {
    __shared__ float call_exchange[THREADBLOCK_SIZE + 1];

    const int tid = threadIdx.x;
    const float S = options[blockIdx.x].S;
    const float X = options[blockIdx.x].X;
    const float vDt = options[blockIdx.x].vDt;
    const float puByDf = options[blockIdx.x].puByDf;
    const float pdByDf = options[blockIdx.x].pdByDf;

    float call[ELEMS_PER_THREAD + 1];
#pragma unroll
    for (int i = 0; i < ELEMS_PER_THREAD; ++i) {
        call[i] = expiry_value(S, X, vDt, tid * ELEMS_PER_THREAD + i);
    }
    if (tid == 0) call_exchange[THREADBLOCK_SIZE] = expiry_value(S, X, vDt, NUM_STEPS);

    const int final_it = max(0, tid * ELEMS_PER_THREAD - 1);
    for (int i = NUM_STEPS; i > 0; --i) {
        call_exchange[tid] = call[0];
        __syncthreads();
        call[ELEMS_PER_THREAD] = call_exchange[tid + 1];
        __syncthreads();

        if (i > final_it) {
#pragma unroll
            for (int j = 0; j < ELEMS_PER_THREAD; ++j) {
                call[j] = puByDf * call[j + 1] + pdByDf * call[j];
            }
        }
    }

    if (tid == 0) d_CallValue[blockIdx.x] = call[0];
}
