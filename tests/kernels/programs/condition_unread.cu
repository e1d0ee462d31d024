// verify:
// expect: inconclusive
// A loop checks the number, in a way that is not followed: it may exclude the race.
#include <cstdlib>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // possible[race]: write, write
}

static bool is_power(int n) {
    while (n > 1) {
        if (n % 2 != 0) {
            return false;
        }
        n /= 2;
    }
    return n == 1;
}

int main(int, char **words) {
    int *cells, stride = atoi(words[1]);
    cudaMalloc(&cells, 1 << 20);
    if (!is_power(stride)) {
        return 1;
    }
    scatter<<<1, 64>>>(cells, stride);
    return cudaDeviceSynchronize();
}
