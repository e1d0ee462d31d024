// verify:
// expect: defect
//
// Rounds with fewer and fewer rows, the first with one too many.

__global__ void lift(int *rows) {
    rows[blockIdx.x * 64 + threadIdx.x] += 1; // error[race]: read, write
}

int main() {
    int *rows;
    cudaMalloc(&rows, 1 << 16);
    for (int k = 65; k > 0; k -= 2)
        lift<<<100, k>>>(rows);
    return 0;
}
