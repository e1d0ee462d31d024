// verify: --block 128 --grid 32
// expect: defect(random_uniform), proved(to_normal)
//
// Outputs of a generator are one block apart, so that blocks write over each other.

#define MT_RNG_COUNT 4096
#define MT_MM 9
#define MT_NN 19
#define MT_WMASK 0xFFFFFFFFU
#define MT_UMASK 0xFFFFFFFEU
#define MT_LMASK 0x1U
#define MT_SHIFT0 12
#define MT_SHIFTB 7
#define MT_SHIFTC 15
#define MT_SHIFT1 18
#define PI 3.14159265358979f

struct Twister {
    unsigned int matrix_a;
    unsigned int mask_b;
    unsigned int mask_c;
    unsigned int seed;
};

__device__ Twister ds_MT[MT_RNG_COUNT];

__global__ void random_uniform(float *__restrict__ d_Random, int nPerRng) {
    const int tid = blockDim.x * blockIdx.x + threadIdx.x;
    const int THREAD_N = blockDim.x * gridDim.x;
    unsigned int mt[MT_NN];

    const Twister config = ds_MT[tid];
    mt[0] = config.seed;
    for (int iState = 1; iState < MT_NN; iState++) {
        mt[iState] = (1812433253U * (mt[iState - 1] ^ (mt[iState - 1] >> 30)) + iState) & MT_WMASK;
    }

    int iState = 0;
    unsigned int mti1 = mt[0];
    for (int iOut = 0; iOut < nPerRng; iOut++) {
        int iState1 = iState + 1;
        int iStateM = iState + MT_MM;
        if (iState1 >= MT_NN) iState1 -= MT_NN;
        if (iStateM >= MT_NN) iStateM -= MT_NN;
        const unsigned int mti = mti1;
        mti1 = mt[iState1];
        const unsigned int mtiM = mt[iStateM];

        unsigned int x = (mti & MT_UMASK) | (mti1 & MT_LMASK);
        x = mtiM ^ (x >> 1) ^ ((x & 1) ? config.matrix_a : 0);
        mt[iState] = x;
        iState = iState1;

        x ^= (x >> MT_SHIFT0);
        x ^= (x << MT_SHIFTB) & config.mask_b;
        x ^= (x << MT_SHIFTC) & config.mask_c;
        x ^= (x >> MT_SHIFT1);
        d_Random[tid + iOut * blockDim.x] = ((float)x + 1.0f) / 4294967296.0f; // error[race]: write, write
    }
}

__device__ inline void box_muller(float &u1, float &u2) {
    const float r = sqrtf(-2.0f * logf(u1));
    const float phi = 2 * PI * u2;
    u1 = r * __cosf(phi);
    u2 = r * __sinf(phi);
}

__global__ void to_normal(float *__restrict__ d_Random, int nPerRng) {
    const int tid = blockDim.x * blockIdx.x + threadIdx.x;
    const int THREAD_N = blockDim.x * gridDim.x;
    for (int iOut = 0; iOut + 1 < nPerRng; iOut += 2) {
        box_muller(d_Random[tid + (iOut + 0) * THREAD_N], d_Random[tid + (iOut + 1) * THREAD_N]);
    }
}
