// verify:
// expect: defect
//
// An object in managed memory with a pointer to its text, of which each block writes the first letter.

#include <cstdlib>
#include <cuda_runtime.h>

struct Text {
    char *letters;
    int length;
    int changes;
};

__global__ void fill(Text *text) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < text->length)
        text->letters[threadIdx.x] = 'a' + blockIdx.x % 26; // error[race]: write, write
    if (i == 0)
        text->changes++;
}

int main(int argc, char **argv) {
    int length = atoi(argv[1]);
    if (length < 1)
        return 1;
    Text *text;
    cudaMallocManaged(&text, sizeof(Text));
    cudaMallocManaged(&text->letters, length);
    text->length = length;
    text->changes = 0;
    fill<<<(length + 127) / 128, 128>>>(text);
    cudaDeviceSynchronize();
}
