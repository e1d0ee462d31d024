// verify: --block 64 --grid 2
// expect: defect(used), proved(only_for_two), skipped(unused), skipped(deduced), skipped(member), skipped(only_for_two)
//
// Templates that nothing instantiates are not verified. One is launched by host code alone
// that does not compile, with arguments that the launch deduces; one has a specialisation.

#include <not_installed/solver.h>

template <int N> __global__ void used(int *out) {
    out[threadIdx.x] = N + blockIdx.x; // error[race]: write, write
}

template <class T> __global__ void unused(T *out) {
    *out += 1;
}

template <class T> __global__ void deduced(T *out) {
    *out += 1;
}

template <class T> struct Box {
    static __global__ void member(T *out) {
        *out += 1;
    }
};

template <int N> __global__ void only_for_two(int *out) {
    *out += N;
}

template <> __global__ void only_for_two<2>(int *out) {
    out[blockIdx.x * 64 + threadIdx.x] = 2;
}

void launch(int *out) {
    used<64><<<2, 64>>>(out);
    deduced<<<2, 64>>>(not_installed::view(out));
}
