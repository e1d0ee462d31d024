// verify: --block 128
// expect: proved(depthwise_forward), defect(depthwise_filter_gradient)
//
// Blocks store the gradient by filter alone, and those of all channels fall together.

struct ConvArgs {
    int batch, channels;
    int inH, inW;
    int outH, outW;
    int stride, pad;
};

template <typename T, int KERNEL>
__global__ void depthwise_forward(const T *__restrict__ input, const T *__restrict__ filter,
                                  T *__restrict__ output, ConvArgs a, int outputs) {
    for (long long o = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; o < outputs;
         o += static_cast<long long>(gridDim.x) * blockDim.x) {
        const int ow = o % a.outW;
        const int oh = (o / a.outW) % a.outH;
        const int c = (o / a.outW / a.outH) % a.channels;
        const int n = o / a.outW / a.outH / a.channels;
        const T *in = input + (n * a.channels + c) * a.inH * a.inW;
        T sum = 0;
#pragma unroll
        for (int fh = 0; fh < KERNEL; ++fh) {
            const int ih = oh * a.stride - a.pad + fh;
            if (ih < 0 || ih >= a.inH) continue;
#pragma unroll
            for (int fw = 0; fw < KERNEL; ++fw) {
                const int iw = ow * a.stride - a.pad + fw;
                if (iw < 0 || iw >= a.inW) continue;
                sum += in[ih * a.inW + iw] * __ldg(&filter[(c * KERNEL + fh) * KERNEL + fw]);
            }
        }
        output[o] = sum;
    }
}

template <typename T, int KERNEL>
__global__ void depthwise_filter_gradient(const T *__restrict__ gradOut,
                                          const T *__restrict__ input, T *__restrict__ gradFilter,
                                          ConvArgs a) {
    __shared__ T partial[128];
    const int f = blockIdx.x % (KERNEL * KERNEL), c = blockIdx.x / (KERNEL * KERNEL);
    if (c >= a.channels) return;
    const int fh = f / KERNEL, fw = f % KERNEL;

    T sum = 0;
    for (int i = threadIdx.x; i < a.batch * a.outH * a.outW; i += blockDim.x) {
        const int ow = i % a.outW, oh = i / a.outW % a.outH, n = i / a.outW / a.outH;
        const int ih = oh * a.stride - a.pad + fh, iw = ow * a.stride - a.pad + fw;
        if (ih >= 0 && ih < a.inH && iw >= 0 && iw < a.inW) {
            const int nc = n * a.channels + c;
            sum += gradOut[(nc * a.outH + oh) * a.outW + ow] * input[(nc * a.inH + ih) * a.inW + iw];
        }
    }
    partial[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned int s = blockDim.x >> 1; s >= 1; s >>= 1) {
        if (threadIdx.x < s) partial[threadIdx.x] += partial[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) gradFilter[f] = partial[0]; // error[race]: write, write
}

template __global__ void depthwise_forward<float, 3>(const float *, const float *, float *,
                                                     ConvArgs, int);
template __global__ void depthwise_filter_gradient<float, 3>(const float *, const float *, float *,
                                                             ConvArgs);
