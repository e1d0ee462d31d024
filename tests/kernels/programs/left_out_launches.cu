// verify:
// expect: proved
//
// The function that is not read names none that launches.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x;
}

__global__ void fill(int *out) {
    out[threadIdx.x % 32] = threadIdx.x;
}

static void run(int *out, int threads) { fill<<<1, threads>>>(out); }

static void other(int *out) {
    boost::program_options::options_description all("all");
    count(out, 32);
}

static void launch(int *out, int threads) { store<<<1, threads>>>(out); }

int main() {
    int *out;
    cudaMalloc(&out, 4096);
    run(out, 32);
    launch(out, 32);
    other(out);
    return 0;
}
