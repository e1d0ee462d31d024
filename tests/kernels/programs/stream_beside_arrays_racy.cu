// verify:
// expect: defect
//
// As `stream_beside_arrays.cu`, but two planes are one.

#include <fstream>

__global__ void shift(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        to[i] = from[(i + 1) % count]; // error[race]: read, write
}

int main(int argc, char **argv) {
    int rounds = 10;
    std::ifstream settings(argv[1]);
    settings >> rounds;
    float *planes[9];
    for (int i = 0; i < 9; i++)
        cudaMalloc(&planes[i], 4096);
    planes[1] = planes[0];
    shift<<<4, 256>>>(planes[0], planes[1], 1024);
    return cudaDeviceSynchronize();
}
