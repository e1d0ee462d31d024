// verify:
// expect: proved
//
// Functions that need headers which are not there do not launch what they do not name.

#include <GLFW/glfw3.h>
#include <boost/program_options.hpp>

namespace po = boost::program_options;

__global__ void store(int *out) {
    out[threadIdx.x % 32] = threadIdx.x;
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
        store<<<1, 32>>>(out);
    return 0;
}
