// verify:
// expect: proved
//
// Rounds with fewer and fewer rows.

__global__ void lift(int *rows) {
    rows[blockIdx.x * 64 + threadIdx.x] += 1;
}

int main() {
    int *rows;
    cudaMalloc(&rows, 1 << 16);
    for (int k = 64; k > 0; k -= 2)
        lift<<<100, k>>>(rows);
    return 0;
}
