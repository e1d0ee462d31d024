// verify: --block 256 --grid 64
// expect: proved
//
// Dropout by a generator from counters, four values at a time, with the mask kept for the
// gradient.

#include <hip/hip_runtime.h>

struct Philox {
    unsigned int key[2];

    __device__ uint4 operator()(unsigned long long counter, unsigned long long stream) const {
        unsigned int c[4] = {(unsigned int)counter, (unsigned int)(counter >> 32),
                             (unsigned int)stream, (unsigned int)(stream >> 32)};
        unsigned int k0 = key[0], k1 = key[1];
        for (int round = 0; round < 10; ++round) {
            const unsigned int hi0 = __umulhi(0xD2511F53u, c[0]), lo0 = 0xD2511F53u * c[0];
            const unsigned int hi1 = __umulhi(0xCD9E8D57u, c[2]), lo1 = 0xCD9E8D57u * c[2];
            c[0] = hi1 ^ c[1] ^ k0;
            c[1] = lo1;
            c[2] = hi0 ^ c[3] ^ k1;
            c[3] = lo0;
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
        }
        return make_uint4(c[0], c[1], c[2], c[3]);
    }
};

__device__ __forceinline__ bool survives(unsigned int r, float keep) {
    return (r >> 8) * (1.0f / 16777216.0f) < keep;
}

__global__ void dropout_forward(const float *__restrict__ in, float *__restrict__ out,
                                unsigned char *__restrict__ mask, int n, float keep, Philox rng,
                                unsigned long long offset) {
    const float scale = 1.0f / keep;
    const int vectors = n / 4;
    const int stride = gridDim.x * blockDim.x;
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;

    for (int v = tid; v < vectors; v += stride) {
        const uint4 r = rng(offset + v, 0);
        const float4 x = reinterpret_cast<const float4 *>(in)[v];
        uchar4 m;
        m.x = survives(r.x, keep);
        m.y = survives(r.y, keep);
        m.z = survives(r.z, keep);
        m.w = survives(r.w, keep);
        reinterpret_cast<float4 *>(out)[v] =
            make_float4(x.x * m.x * scale, x.y * m.y * scale, x.z * m.z * scale, x.w * m.w * scale);
        reinterpret_cast<uchar4 *>(mask)[v] = m;
    }

    const int tail = 4 * vectors + tid;
    if (tail < n) {
        const bool m = survives(rng(offset + vectors, tid).x, keep);
        out[tail] = m ? in[tail] * scale : 0.0f;
        mask[tail] = m;
    }
}

__global__ void dropout_backward(const float *__restrict__ gradOut,
                                 const unsigned char *__restrict__ mask,
                                 float *__restrict__ gradIn, int n, float scale) {
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        gradIn[i] = gradOut[i] * mask[i] * scale;
    }
}
