// verify: --block 256 --grid 1 --assume 'n == height * width + 1 && height == 4 && width == 20'
// expect: defect
//
// One element more than a plane has.

__global__ void planes(float *out, int n, int height, int width, int channels) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int x = i % width, y = i / width;
        for (int c = 0; c < channels; c++)
            out[(c * height + y) * width + x] = i; // error[race]: write, write
    }
}
