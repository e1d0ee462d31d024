// verify: --block 256 --grid 128
// expect: proved
//
// Maximum pooling with the places of the maxima, and its gradient by gathering and by atomics.

struct PoolShape {
    int channels, height, width;
    int pooledHeight, pooledWidth;
    int kernel, stride, pad;
};

__global__ void max_pool_forward(int count, const float *__restrict__ bottom, PoolShape s,
                                 float *__restrict__ top, int *__restrict__ mask) {
    for (int index = blockIdx.x * blockDim.x + threadIdx.x; index < count;
         index += blockDim.x * gridDim.x) {
        const int pw = index % s.pooledWidth;
        const int ph = (index / s.pooledWidth) % s.pooledHeight;
        const int nc = index / s.pooledWidth / s.pooledHeight;
        int hstart = ph * s.stride - s.pad;
        int wstart = pw * s.stride - s.pad;
        const int hend = min(hstart + s.kernel, s.height);
        const int wend = min(wstart + s.kernel, s.width);
        hstart = max(hstart, 0);
        wstart = max(wstart, 0);

        float best = -3.402823466e+38f;
        int at = -1;
        const float *slice = bottom + nc * s.height * s.width;
        for (int h = hstart; h < hend; ++h) {
            for (int w = wstart; w < wend; ++w) {
                if (slice[h * s.width + w] > best) {
                    at = h * s.width + w;
                    best = slice[at];
                }
            }
        }
        top[index] = best;
        mask[index] = at;
    }
}

__global__ void max_pool_backward_gather(int count, const float *__restrict__ topDiff,
                                         const int *__restrict__ mask, PoolShape s,
                                         float *__restrict__ bottomDiff) {
    for (int index = blockIdx.x * blockDim.x + threadIdx.x; index < count;
         index += blockDim.x * gridDim.x) {
        const int w = index % s.width;
        const int h = (index / s.width) % s.height;
        const int nc = index / s.width / s.height;
        const int phstart = (h + s.pad < s.kernel) ? 0 : (h + s.pad - s.kernel) / s.stride + 1;
        const int phend = min((h + s.pad) / s.stride + 1, s.pooledHeight);
        const int pwstart = (w + s.pad < s.kernel) ? 0 : (w + s.pad - s.kernel) / s.stride + 1;
        const int pwend = min((w + s.pad) / s.stride + 1, s.pooledWidth);

        float gradient = 0.0f;
        const int offset = nc * s.pooledHeight * s.pooledWidth;
        for (int ph = phstart; ph < phend; ++ph) {
            for (int pw = pwstart; pw < pwend; ++pw) {
                const int p = offset + ph * s.pooledWidth + pw;
                if (mask[p] == h * s.width + w) gradient += topDiff[p];
            }
        }
        bottomDiff[index] = gradient;
    }
}

__global__ void max_pool_backward_atomic(int count, const float *__restrict__ topDiff,
                                         const int *__restrict__ mask, PoolShape s,
                                         float *__restrict__ bottomDiff) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= count || mask[index] < 0) return;
    const int nc = index / (s.pooledHeight * s.pooledWidth);
    atomicAdd(&bottomDiff[nc * s.height * s.width + mask[index]], topDiff[index]);
}
