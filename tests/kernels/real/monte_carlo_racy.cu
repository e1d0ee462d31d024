// verify: --block 128 --grid 32
// expect: proved(seed_generators), defect(price_paths)
//
// The last step of the sum is not waited for before the result is written by another thread.

#define THREADS 128

struct OptionData {
    float spot, strike, drift, volatility;
};

struct __align__(8) Payoff {
    float sum, squares;
};

__device__ __forceinline__ unsigned int lcg_next(unsigned int &state) {
    state = state * 1664525u + 1013904223u;
    return state;
}

__device__ __forceinline__ float uniform01(unsigned int &state) {
    return (lcg_next(state) >> 8) * (1.0f / 16777216.0f);
}

__device__ float gaussian(unsigned int &state) {
    const float u1 = fmaxf(uniform01(state), 1e-7f);
    const float u2 = uniform01(state);
    return sqrtf(-2.0f * logf(u1)) * cospif(2.0f * u2);
}

__global__ void seed_generators(unsigned int *__restrict__ states, unsigned int seed) {
    const unsigned int gid = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned int h = seed ^ (gid * 2654435761u);
    h ^= h >> 16;
    h *= 0x85ebca6bu;
    h ^= h >> 13;
    states[gid] = h;
}

__global__ void price_paths(unsigned int *__restrict__ states, Payoff *__restrict__ results,
                            OptionData option, int pathsPerThread) {
    __shared__ Payoff partial[THREADS];
    const unsigned int gid = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned int state = states[gid];

    float sum = 0.0f, squares = 0.0f;
    for (int path = 0; path < pathsPerThread; ++path) {
        const float end = option.spot * expf(option.drift + option.volatility * gaussian(state));
        const float payoff = fmaxf(end - option.strike, 0.0f);
        sum += payoff;
        squares += payoff * payoff;
    }
    states[gid] = state;

    partial[threadIdx.x].sum = sum;
    partial[threadIdx.x].squares = squares;
    for (int stride = THREADS / 2; stride > 0; stride >>= 1) {
        __syncthreads();
        if (threadIdx.x < stride) {
            partial[threadIdx.x].sum += partial[threadIdx.x + stride].sum; // error[race?]: write
            partial[threadIdx.x].squares += partial[threadIdx.x + stride].squares; // error[race?]: write
        }
    }
    if (threadIdx.x == THREADS - 1) results[blockIdx.x] = partial[0]; // error[race]: read
}
