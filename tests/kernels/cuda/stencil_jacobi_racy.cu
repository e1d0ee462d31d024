// verify: --block 16,16 --grid 32,32 --assume 'width == 512' --assume 'height == 512'
// expect: defect
//
// The step is done in place: neighbours are read while their threads update them.

__global__ void relax(float *now, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1) {
        int i = y * width + x;
        float sides = now[i - 1] + now[i + 1]; // error[race?]: read
        float ends = now[i - width] + now[i + width]; // error[race?]: read
        now[i] = 0.25f * (sides + ends); // error[race]: write
    }
}
