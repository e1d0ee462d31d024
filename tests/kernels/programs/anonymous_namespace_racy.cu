// verify:
// expect: defect
//
// A kernel in a namespace without a name, launched in one whose name ends with a digit: with larger blocks than the kernel's part.

namespace {
__global__ void add_part(int *cells) {
    cells[blockIdx.x * 128 + threadIdx.x] += 1; // error[race]: read, write
}
} // namespace

namespace v2 {
__global__ void sub_part(int *cells) {
    cells[blockIdx.x * 128 + threadIdx.x] -= 1; // error[race]: read, write
}

void run(int *cells) {
    sub_part<<<16, 160>>>(cells);
    add_part<<<16, 192>>>(cells);
}
} // namespace v2
