// verify:
// expect: proved
//
// A kernel in a namespace without a name, launched in one whose name ends with a digit.

namespace {
__global__ void add_part(int *cells) {
    cells[blockIdx.x * 128 + threadIdx.x] += 1;
}
} // namespace

namespace v2 {
__global__ void sub_part(int *cells) {
    cells[blockIdx.x * 128 + threadIdx.x] -= 1;
}

void run(int *cells) {
    sub_part<<<16, 128>>>(cells);
    add_part<<<16, 128>>>(cells);
}
} // namespace v2
