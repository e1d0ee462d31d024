// verify:
// expect: defect
//
// The next rows are loaded while others still compute with the last ones.

__global__ void product(int width, int depth, const float *__restrict__ a,
                        const float *__restrict__ b, float *__restrict__ c) {
    __shared__ float rows[64][8], columns[8][64];
    int x = threadIdx.x % 16, y = threadIdx.x / 16;
    float sums[4][4] = {};
    c += blockIdx.y * 64 * width + blockIdx.x * 64;
    for (int start = 0; start < depth; start += 8) {
        for (int i = threadIdx.x; i < 512; i += 256)
            rows[i / 8][i % 8] = a[(blockIdx.y * 64 + i / 8) * depth + start + i % 8]; // error[race]: write
        __syncthreads();
        for (int i = threadIdx.x; i < 512; i += 256)
            columns[i / 64][i % 64] = b[(start + i / 64) * width + blockIdx.x * 64 + i % 64];
        __syncthreads();
        for (int k = 0; k < 8; k++)
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++)
                    sums[i][j] += rows[y * 4 + i][k] * columns[k][x * 4 + j]; // error[race]: read
    }
    for (int i = 0; i < 4; i++) {
        float4 sum = make_float4(sums[i][0], sums[i][1], sums[i][2], sums[i][3]);
        *reinterpret_cast<float4 *>(&c[(y * 4 + i) * width + x * 4]) = sum;
    }
}

void run(int height, int width, int depth, const float *a, const float *b, float *c) {
    if (height % 64 || width % 64 || depth % 8 || height > 8192 || width > 8192)
        return;
    dim3 tiles((width + 63) / 64, (height + 63) / 64);
    product<<<tiles, 256>>>(width, depth, a, b, c);
}
