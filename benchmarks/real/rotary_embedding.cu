// verify: --block 256
// expect: proved
//
// Rotation of pairs of queries and keys in place, and the caches of cosines and sines.

__device__ __forceinline__ void rotate_pair(float *__restrict__ head, const float *__restrict__ cosine,
                                            const float *__restrict__ sine, int d, int half) {
    const float x = head[d], y = head[d + half];
    const float c = __ldg(&cosine[d]), s = __ldg(&sine[d]);
    head[d] = x * c - y * s;
    head[d + half] = y * c + x * s;
}

__global__ void rotary_embedding(const int *__restrict__ positions, float *__restrict__ query,
                                 float *__restrict__ key, const float *__restrict__ cosCache,
                                 const float *__restrict__ sinCache, int half, int heads,
                                 int kvHeads) {
    const int token = blockIdx.x;
    const int position = positions[token];
    const float *cosine = cosCache + static_cast<long long>(position) * half;
    const float *sine = sinCache + static_cast<long long>(position) * half;
    const int headSize = 2 * half;
    const int step = blockDim.x;

    for (int i = threadIdx.x; i < heads * half; i += step) {
        const int head = i / half, d = i % half;
        float *q = query + (static_cast<long long>(token) * heads + head) * headSize;
        rotate_pair(q, cosine, sine, d, half);
    }
    for (int i = threadIdx.x; i < kvHeads * half; i += step) {
        const int head = i / half, d = i % half;
        float *k = key + (static_cast<long long>(token) * kvHeads + head) * headSize;
        rotate_pair(k, cosine, sine, d, half);
    }
}

__global__ void fill_caches(float *__restrict__ cosCache, float *__restrict__ sinCache,
                            int positions, int half, float base) {
    const int p = blockIdx.x, d = threadIdx.x;
    if (p >= positions || d >= half) return;
    const float angle = p * powf(base, -static_cast<float>(d) / half);
    cosCache[p * half + d] = cosf(angle);
    sinCache[p * half + d] = sinf(angle);
}
