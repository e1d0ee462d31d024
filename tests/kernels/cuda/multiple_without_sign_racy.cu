// verify: --grid 1
// expect: defect
//
// The largest number without sign is a multiple of five, and minus one as a number with sign: then all
// rows begin at the same place.

__global__ void rows(int *out, int count) {
    int row = threadIdx.x / 16, column = threadIdx.x % 16;
    if ((unsigned)count % 5 == 0 && count >= -1 && count < 1000)
        out[row * (count + 1) * 16 + column] = row; // error[race]: write, write
}
