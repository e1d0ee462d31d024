// verify:
// expect: defect
//
// The function that is not read may set the number of threads.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}

static int threads = 32;

static void parse(int argc, char **argv) {
    boost::program_options::options_description all("all");
    threads = argc;
}

int main(int argc, char **argv) {
    int *out;
    cudaMalloc(&out, 4096);
    parse(argc, argv);
    store<<<1, threads>>>(out);
    return 0;
}
