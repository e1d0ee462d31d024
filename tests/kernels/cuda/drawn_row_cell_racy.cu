// verify: --block 128 --grid 8
// expect: defect
//
// The next row may be drawn before all lanes have read this one.

__global__ void fill(float *out, int *counter, int rows, int cols) {
    __shared__ int drawn[4];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    while (true) {
        if (lane == 0) drawn[warp] = atomicAdd(counter, 1); // error[race]: write
        __syncwarp();
        int row = drawn[warp]; // error[race]: read
        if (row >= rows) break;
    }
}
