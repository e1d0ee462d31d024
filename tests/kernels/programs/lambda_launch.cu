// verify:
// expect: proved
//
// A lambda launches a kernel for rows of some length.

__global__ void long_rows(float *rows, int pitch) { rows[blockIdx.x * pitch + threadIdx.x] += 1; }

int main() {
    float *rows;
    int pitch = 64;
    cudaMalloc(&rows, 20 * 128 * sizeof(float));
    auto launch = [&](int length) { long_rows<<<20, length>>>(rows, pitch); };
    launch(64);
    pitch = 128;
    launch(96);
    return 0;
}
