// verify:
// expect: inconclusive
//
// A text is read over the pointers that lie behind where one of them lies.

#include <cstdio>
#include <cstdlib>
#include <cstring>

struct Named {
    char *name;
    int *from, *to;
};

__global__ void shift(const Named *named, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n)
        named->to[i] = named->from[i - 1];
}

int *make(int n) {
    int *all;
    cudaMalloc(&all, n * sizeof(int));
    return all;
}

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    Named named = {(char *)malloc(8), make(n), make(n)}, *device;
    strcpy(named.name, "shift");
    memcpy(named.name, &named.from, sizeof(int *));
    strncpy((char *)&named.to, named.name, sizeof(int *));
    cudaMalloc(&device, sizeof(Named));
    cudaMemcpy(device, &named, sizeof(Named), cudaMemcpyHostToDevice);
    shift<<<(n + 127) / 128, 128>>>(device, n);
    cudaDeviceSynchronize();
    printf("%s of %d\n", named.name, n);
}
