// verify: --block 512 --grid 64
// expect: proved(im2col_gpu), proved(col2im_gather), defect(col2im_scatter)
//
// Folding by scattering adds the overlapping windows without atomics.

#define CUDA_1D_KERNEL_LOOP(i, n)                                                        \
    long long _next = blockIdx.x * blockDim.x + threadIdx.x;                             \
    for (int i = _next; _next < (n); _next += blockDim.x * gridDim.x, i = _next)

template <typename Dtype>
__global__ void im2col_gpu(int n, const Dtype *__restrict__ data_im, int height, int width,
                           int ksize, int pad, int stride, int height_col, int width_col,
                           Dtype *__restrict__ data_col) {
    CUDA_1D_KERNEL_LOOP(index, n) {
        const int w_out = index % width_col;
        const int h_index = index / width_col;
        const int h_out = h_index % height_col;
        const int channel_in = h_index / height_col;
        const int channel_out = channel_in * ksize * ksize;
        const int h_in = h_out * stride - pad;
        const int w_in = w_out * stride - pad;
        Dtype *col = data_col + (channel_out * height_col + h_out) * width_col + w_out;
        const Dtype *im = data_im + (channel_in * height + h_in) * width + w_in;
        for (int i = 0; i < ksize; ++i) {
            for (int j = 0; j < ksize; ++j) {
                const int h = h_in + i, w = w_in + j;
                *col = (h >= 0 && w >= 0 && h < height && w < width) ? im[i * width + j] : Dtype(0);
                col += height_col * width_col;
            }
        }
    }
}

template <typename Dtype>
__global__ void col2im_gather(int n, const Dtype *__restrict__ data_col, int height, int width,
                              int ksize, int pad, int stride, int height_col, int width_col,
                              Dtype *__restrict__ data_im) {
    CUDA_1D_KERNEL_LOOP(index, n) {
        Dtype val = 0;
        const int w = index % width + pad;
        const int h = (index / width) % height + pad;
        const int c = index / (width * height);
        const int w_start = (w < ksize) ? 0 : (w - ksize) / stride + 1;
        const int w_end = min(w / stride + 1, width_col);
        const int h_start = (h < ksize) ? 0 : (h - ksize) / stride + 1;
        const int h_end = min(h / stride + 1, height_col);
        for (int h_col = h_start; h_col < h_end; ++h_col) {
            for (int w_col = w_start; w_col < w_end; ++w_col) {
                const int k = (c * ksize + h - h_col * stride) * ksize + w - w_col * stride;
                val += data_col[(k * height_col + h_col) * width_col + w_col];
            }
        }
        data_im[index] = val;
    }
}

template <typename Dtype, int KSIZE>
__global__ void col2im_scatter(int n, const Dtype *__restrict__ data_col, int height, int width,
                               int height_col, int width_col, Dtype *__restrict__ data_im) {
    CUDA_1D_KERNEL_LOOP(index, n) {
        const int w_out = index % width_col;
        const int h_out = (index / width_col) % height_col;
        const int k = index / width_col / height_col;
        const int h = h_out + k / KSIZE % KSIZE;
        const int w = w_out + k % KSIZE;
        const int c = k / (KSIZE * KSIZE);
        if (h < height && w < width) {
            data_im[(c * height + h) * width + w] += data_col[index]; // error[race]: read, write
        }
    }
}

template __global__ void im2col_gpu<float>(int, const float *, int, int, int, int, int, int, int,
                                           float *);
template __global__ void col2im_gather<float>(int, const float *, int, int, int, int, int, int,
                                              int, float *);
template __global__ void col2im_scatter<float, 3>(int, const float *, int, int, int, int, float *);
