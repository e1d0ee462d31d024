// verify: --grid 1
// expect: proved
//
// A multiple of four that is more than minus four is zero or more, with or without sign.

__global__ void rows(int *out, int count) {
    int row = threadIdx.x / 16, column = threadIdx.x % 16;
    if ((unsigned)count % 4 == 0 && count >= -3 && count < 1000)
        out[row * (count + 1) * 16 + column] = row;
}
