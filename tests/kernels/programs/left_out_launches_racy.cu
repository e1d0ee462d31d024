// verify:
// expect: proved(store), defect(fill)
//
// The function that is not read names one that launches `fill`, with any number of threads.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x;
}

__global__ void fill(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}

static void run(int *out, int threads) { fill<<<1, threads>>>(out); }

static void other(int *out) {
    boost::program_options::options_description all("all");
    run(out, 32);
}

static void launch(int *out, int threads) { store<<<1, threads>>>(out); }

int main() {
    int *out;
    cudaMalloc(&out, 4096);
    launch(out, 32);
    other(out);
    return 0;
}
