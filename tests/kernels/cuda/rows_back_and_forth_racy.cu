// verify: --block 32,4 --grid 64 --assume 'n == 768'
// expect: defect
// The second loop starts 256 cells too late, where the part of the next row begins, which another thread fills.
__global__ void normalise(short *sum, short *out, const short *a, int n) {
    int row = blockIdx.x * blockDim.y + threadIdx.y, total = 0;
    sum += n * row;
    out += n * row;
    a += n * row;
    int c = threadIdx.x * 8;
    for (; c < n; c += 32 * 8)
        for (int k = 0; k < 8; k++) {
            sum[c + k] = a[c + k]; // error[race]: write
            total += a[c + k];
        }
    for (; c >= 0; c -= 32 * 8)
        for (int k = 0; k < 8; k++)
            out[c + k] = sum[c + k] - total; // error[race]: read, write
}
