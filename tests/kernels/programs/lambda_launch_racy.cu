// verify:
// expect: defect
//
// A lambda launches a kernel for rows of some length, of which the second is longer than the pitch.

__global__ void long_rows(float *rows, int pitch) { rows[blockIdx.x * pitch + threadIdx.x] += 1; } // error[race]: read, write

int main() {
    float *rows;
    int pitch = 64;
    cudaMalloc(&rows, 20 * 128 * sizeof(float));
    auto launch = [&](int length) { long_rows<<<20, length>>>(rows, pitch); };
    pitch = 128;
    launch(192);
    return 0;
}
