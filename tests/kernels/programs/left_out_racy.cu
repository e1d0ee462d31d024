// verify:
// expect: inconclusive(of_changed), inconclusive(of_shared), defect(of_loop), inconclusive(of_member), inconclusive(of_result), inconclusive(of_macro)
//
// As `left_out.cu`, with numbers that the code which is left out may change, and launches behind ways that
// it alone takes.

#include <missing/everything.hpp>

#define NEXT(x) of_macros = missing::next(x)

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

__global__ void of_macro(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

static int shared = 1;

static void set() {
    shared = 0;
}

struct Steps {
    int by = 1;
};

int result() {
    return missing::result();
}

int main() {
    int *a;
    int changed = 1, of_macros = 1;
    Steps member;
    cudaMalloc(&a, 256 * sizeof(int));
    missing::change(changed);
    of_changed<<<1, 256>>>(a, changed);
    missing::call(set);
    of_shared<<<1, 256>>>(a, shared);
    {
        missing::Setter setter(&member.by);
        member.by = 1;
    }
    of_member<<<1, 256>>>(a, member.by);
    of_result<<<1, 256>>>(a, result());
    missing::log(NEXT(1));
    of_macro<<<1, 256>>>(a, of_macros);
    while (true) {
        if (missing::is_over()) {
            break;
        }
    }
    of_loop<<<1, 256>>>(a, 0);
}
