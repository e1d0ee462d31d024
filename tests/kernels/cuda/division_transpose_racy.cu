// verify: --block 64 --grid 8 --assume 'width <= 100' --assume 'height <= 100'
// expect: defect
//
// Columns of the result are too short by one.

__global__ void transpose(float *out, const float *in, int width, int height) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < width * height; i += 512) {
        const int row = i / width, column = i % width;
        out[column * (height - 1) + row] = in[i]; // error[race]: write, write
    }
}
