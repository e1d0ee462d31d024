// verify: --block 16,16 --grid 32,32 --assume 'width <= 512 && height <= 512'
// expect: defect
//
// The result is stored with the pitch of the input.

__global__ void transpose(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height) {
        out[x * width + y] = in[y * width + x]; // error[race]: write, write
    }
}
