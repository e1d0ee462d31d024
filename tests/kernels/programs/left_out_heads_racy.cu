// verify:
// expect: defect
//
// The function that is not read names three that launch, however they are declared.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

#define ALONE __attribute__((noinline))

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}
__global__ void fill(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}
__global__ void set(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}

[[nodiscard]] static auto first(int *out, int threads) -> int {
    store<<<1, threads>>>(out);
    return 0;
}

auto between(int n) -> decltype(n + 1) { return n + 1; }

template <class T>
auto second(T *out, T threads) -> decltype(threads + 1) {
    fill<<<1, threads>>>(out);
    return threads;
}

static ALONE void third(int *out, int threads) noexcept(true) { set<<<1, threads>>>(out); }

static void other(int *out) {
    boost::program_options::options_description all("all");
    count(first(out, 64), second(out, 64)), third(out, 64);
}

int main() {
    int *out;
    cudaMalloc(&out, 4096);
    other(out);
    return between(-1);
}
