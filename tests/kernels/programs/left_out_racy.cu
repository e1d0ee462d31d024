// verify:
// expect: inconclusive(of_changed), inconclusive(of_shared), defect(of_loop), inconclusive(of_member), inconclusive(of_result), inconclusive(of_captured), inconclusive(of_macro)
//
// As `left_out.cu`, with numbers that the code which is left out may change, and launches behind ways that
// it alone takes.

#include <missing/everything.hpp>

#define NEXT(x) do { of_macros = missing::next(x); } while (0)

__global__ void of_changed(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void of_shared(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void of_loop(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // error[race]: write, write
}

__global__ void of_member(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void of_result(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void of_captured(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void of_macro(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

static int shared = 1;

static void set() {
    shared = 0;
}

struct Steps {
    int step = 1;

    void clear() {
        step = 0;
    }

    void run(int *a) {
        missing::log("clear"), clear();
        of_member<<<1, 256>>>(a, step);
    }
};

int result() {
    return missing::result();
}

int main() {
    int *a;
    int changed = 1, captured = 1, of_macros = 1;
    cudaMalloc(&a, 256 * sizeof(int));
    missing::change(changed);
    of_changed<<<1, 256>>>(a, changed);
    missing::call(set);
    of_shared<<<1, 256>>>(a, shared);
    auto capturing = [&] { captured--; };
    missing::each(capturing);
    of_captured<<<1, 256>>>(a, captured);
    Steps steps;
    steps.run(a);
    of_result<<<1, 256>>>(a, result());
    NEXT(1);
    of_macro<<<1, 256>>>(a, of_macros);
    while (true) {
        if (missing::is_over()) {
            break;
        }
    }
    of_loop<<<1, 256>>>(a, 0);
}
