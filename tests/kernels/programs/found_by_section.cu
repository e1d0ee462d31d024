// verify:
// expect: proved
//
// A function that is found by its section launches what has room.

__global__ void wrap(int *a) {
    a[threadIdx.x % 32] = threadIdx.x;
}

static void test() {
    int *a;
    cudaMalloc(&a, 32 * sizeof(int));
    wrap<<<1, 32>>>(a);
}
__attribute__((section("tests"))) void (*first)() = test;
extern void (*__start_tests[])(), (*__stop_tests[])();

int main() {
    for (void (**each)() = __start_tests; each != __stop_tests; each++)
        (*each)();
    return cudaDeviceSynchronize();
}
