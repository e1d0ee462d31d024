// verify:
// expect: proved
//
// What a stream of the library keeps says nothing of arrays, although it writes at places in itself that are
// computed.

#include <fstream>

__global__ void shift(const float *from, float *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        to[i] = from[(i + 1) % count];
}

int main(int argc, char **argv) {
    int rounds = 10;
    std::ifstream settings(argv[1]);
    settings >> rounds;
    float *planes[9];
    for (int i = 0; i < 9; i++)
        cudaMalloc(&planes[i], 4096);
    shift<<<4, 256>>>(planes[0], planes[1], 1024);
    return cudaDeviceSynchronize();
}
