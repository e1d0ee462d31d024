// verify:
// expect: inconclusive
//
// The stride grows as the blocks become fewer, so that their product stays what it is: not known is
// which ones go together, but those of the first round.

__global__ void put(float *sums, int stride) {
    if (threadIdx.x == 0)
        sums[blockIdx.x * stride * 256] = blockIdx.x; // possible[race]: write, write
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
