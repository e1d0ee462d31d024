// verify:
// expect: defect
//
// Blocks meet in the first round already.

__global__ void put(float *sums, int stride) {
    if (threadIdx.x == 0)
        sums[blockIdx.x / 2 * stride * 256] = blockIdx.x; // error[race]: write, write
}

void reduce(float *sums, unsigned blocks) {
    int stride = 1;
    while (blocks != 0 && blocks < 65536) {
        put<<<blocks, 256>>>(sums, stride);
        if (blocks == 1)
            break;
        stride = stride * 256;
        blocks = (blocks + 255) / 256;
    }
}
