// verify:
// expect: inconclusive(of_power), inconclusive(of_first), inconclusive(of_least)

// The rows are as wide as a block, and the host makes sure of it by way of a loop: of a power of two that
// it computes, of every entry of a table, of the least of them. None of that is followed, so that
// narrower rows are no more than possible.

__global__ void of_power(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // possible[race]: write, write
}

__global__ void of_first(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // possible[race]: write, write
}

__global__ void of_least(unsigned *x, int width) {
    x[(long long)blockIdx.x * width + threadIdx.x] = blockIdx.x; // possible[race]: write, write
}

void power(unsigned *x, int n, int rows) {
    int power = 1;
    while (power < n)
        power <<= 1;
    if (power < 16)
        return;
    of_power<<<rows, 8>>>(x, n);
}

void first(unsigned *x, const int *widths, int count, int rows) {
    if (count < 1)
        return;
    for (int i = 0; i < count; i++)
        if (widths[i] < 8)
            return;
    of_first<<<rows, 8>>>(x, widths[0]);
}

void least(unsigned *x, const int *widths, int count, int rows) {
    int least = widths[0];
    for (int i = 1; i < count; i++)
        if (widths[i] < least)
            least = widths[i];
    if (least < 8)
        return;
    of_least<<<rows, 8>>>(x, widths[0]);
}
