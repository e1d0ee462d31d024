// verify: --block 8,8 --grid 64,64
// expect: defect(dct_forward), proved(quantise)
//
// One buffer for both steps.

#define BS 8

__constant__ float DCTv8matrix[BS * BS];
__constant__ short Q[BS * BS];

#define FMUL(x, y) ((x) * (y))

__global__ void dct_forward(float *__restrict__ Dst, const float *__restrict__ Src, int width,
                            int height) {
    __shared__ float local1[BS * BS];
    const int tx = threadIdx.x, ty = threadIdx.y;
    const int x = (blockIdx.x << 3) + tx;
    const int y = (blockIdx.y << 3) + ty;
    const bool inside = x < width && y < height;

    local1[(ty << 3) + tx] = inside ? Src[y * width + x] : 0.0f;
    __syncthreads();

    float element = 0;
    int at = 0 * BS + tx;
    int coefficient = ty;
#pragma unroll
    for (int i = 0; i < BS; i++) {
        element += FMUL(DCTv8matrix[coefficient], local1[at]); // error[race?]: read
        coefficient += BS;
        at += BS;
    }
    local1[(ty << 3) + tx] = element; // error[race?]: write
    __syncthreads();

    element = 0;
    at = (ty << 3) + 0;
    coefficient = tx;
#pragma unroll
    for (int i = 0; i < BS; i++) {
        element += FMUL(local1[at], DCTv8matrix[coefficient]); // error[race?]: read
        at += 1;
        coefficient += BS;
    }
    local1[(ty << 3) + tx] = element; // error[race?]: write
    __syncthreads();

    if (inside) Dst[y * width + x] = local1[(ty << 3) + tx];
}

__global__ void quantise(short *__restrict__ plane, int blocksPerRow) {
    const int bx = blockIdx.x, by = blockIdx.y;
    if (bx >= blocksPerRow) return;
    short *block = plane + (static_cast<size_t>(by) * blocksPerRow + bx) * (BS * BS);
    const int at = threadIdx.y * BS + threadIdx.x;
    const short half = Q[at] / 2;
    const short value = block[at];
    const short sign = value < 0 ? -1 : 1;
    block[at] = sign * ((sign * value + half) / Q[at]) * Q[at];
}
