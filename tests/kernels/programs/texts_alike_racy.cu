// verify:
// expect: defect
//
// Two numbers are any, although one is told from a word.

#include <cstdlib>
#include <cstring>

__global__ void shift(float *data, int count, int other) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        data[i] += data[count == other || i == 0 ? i : i - 1]; // error[race]: read, write
}

int main(int argc, char **argv) {
    if (argc < 3 || strcmp(argv[1], "help") == 0)
        return 1;
    int count = atoi(argv[1]);
    int other = atoi(argv[2]);
    if (count < 2 || count > 100000)
        return 1;
    float *data;
    cudaMalloc(&data, count * sizeof(float));
    shift<<<(count + 63) / 64, 64>>>(data, count, other);
    return cudaDeviceSynchronize();
}
