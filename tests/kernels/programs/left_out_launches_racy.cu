// verify:
// expect: inconclusive
//
// As `left_out_launches.cu`, with kernels that do not stand every launch, which code that is left out reaches by
// a function, a lambda, an object, a class that does not compile, a function of its own name, and by itself, or
// at whose launch stands a name that it declares.

#include <missing/everything.hpp>

int step = 1;

__global__ void by_function(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_lambda(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_object(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_class(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_itself(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

__global__ void by_hidden(int *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

template <class T> __global__ void by_template(T *a, int step) {
    a[threadIdx.x * step] = threadIdx.x; // possible[race]: write, write
}

template <class T> void launch(T *a, int step) {
    by_function<<<1, 256>>>(a, step);
}

struct Task {
    int *a;

    void run(int step) {
        by_object<<<1, 256>>>(a, step);
    }
};

class Zero {
    missing::Value value;

public:
    void run(int *a) {
        by_class<<<1, 256>>>(a, 0);
    }
};

int main() {
    int *a;
    cudaMalloc(&a, 256 * sizeof(int));
    by_function<<<1, 256>>>(a, 1);
    launch(a, missing::zero());
    auto lambda = [&](int step) { by_lambda<<<1, 256>>>(a, step); };
    lambda(1);
    missing::each(lambda);
    Task task{a};
    by_object<<<1, 256>>>(a, 1);
    missing::schedule(task);
    by_class<<<1, 256>>>(a, 1);
    Zero().run(a);
    by_itself<<<1, 256>>>(a, 1);
    by_itself<<<1, 256>>>(a, missing::zero());
    by_template<int><<<1, 256>>>(a, 1);
    by_template<int><<<1, 256>>>(a, missing::zero());
    by_hidden<<<1, 256>>>(a, 1);
    auto step = missing::zero();
    by_hidden<<<1, 256>>>(a, step);
}
