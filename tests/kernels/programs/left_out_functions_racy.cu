// verify:
// expect: defect
//
// Two warps write the same elements.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

namespace po = boost::program_options;

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x; // error[race]: write, write
}

static int describe(int argc) {
    po::options_description all("all");
    return argc;
}

static GLFWwindow *open() { return glfwCreateWindow(640, 480, "w", nullptr, nullptr); }

int main(int argc, char **argv) {
    int *out;
    cudaMalloc(&out, 4096);
    if (describe(argc) > 0)
        store<<<1, 64>>>(out);
    return 0;
}
