// verify:
// expect: defect
//
// What compares is of the library by name alone, and sets the number of threads.
#include <algorithm>
#include <cstdlib>
#include <functional>

struct Key {
    Key(int) {}
};

static int threads = 1;

namespace std {
template <> struct less<Key> {
    bool operator()(const Key &, const Key &) const { threads = 2; return false; }
};
} // namespace std

__global__ void note(int *out) {
    out[0] = threadIdx.x; // error[race]: write, write
}

int main() {
    const int n = 1024;
    int *numbers = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        numbers[i] = n - i;
    std::sort(numbers, numbers + n, std::less<Key>());
    int *out;
    cudaMalloc(&out, sizeof(int));
    note<<<1, threads>>>(out);
    return cudaDeviceSynchronize();
}
