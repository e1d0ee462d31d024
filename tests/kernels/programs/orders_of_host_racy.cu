// verify:
// expect: inconclusive
// Places that the host computes bit by bit, step by step, or as distances: that most are different is
// not followed, and no race is certain.
#include <cstdlib>

__global__ void put(int *out, const int *places, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[places[i]] = i; // possible[race]: write, write
}

int reversed(int i) {
    int bits = 0;
    for (int b = 0; b < 10; b++)
        bits |= (i >> b & 1) << (9 - b);
    return bits;
}

int main(int argc, char **argv) {
    const int n = 1024;
    int *held = (int *)malloc(n * sizeof(int)), *places, *out, next = 0, code = 0;
    cudaMalloc(&places, n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    auto use = [&] {
        cudaMemcpy(places, held, n * sizeof(int), cudaMemcpyHostToDevice);
        put<<<4, 256>>>(out, places, n);
    };
    for (int i = 0; i < n; i++)
        held[i] = reversed(i);
    use();
    for (int i = 0; i < n; i++) {
        held[i] = next;
        next = (next + 7) % n;
    }
    use();
    for (int i = 0; i < n; i++) {
        held[i] = code;
        code ^= i + 1 & -(i + 1);
    }
    use();
    for (int i = 0; i < n; i++)
        held[i] = abs(i - n + 1);
    use();
    for (int i = 0; i < n; i++) {
        held[i] = 0;
        for (int bit = 0; bit < 4; bit++)
            for (int other = 0; other < 3; other++)
                if (i >> bit + other & 1)
                    held[i]++;
    }
    use();
    return cudaDeviceSynchronize();
}
