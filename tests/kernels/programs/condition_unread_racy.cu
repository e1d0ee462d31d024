// verify:
// expect: defect
// A loop checks another number.
#include <cstdlib>

__global__ void scatter(int *cells, int stride) {
    cells[threadIdx.x * stride] = threadIdx.x; // error[race]: write, write
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
    if (!is_power(atoi(words[2]))) {
        return 1;
    }
    scatter<<<1, 64>>>(cells, stride);
    return cudaDeviceSynchronize();
}
