// verify: --block 64 --grid 16
// expect: defect
//
// The loop is left at its head or from inside; it begins one row before the values.

__global__ void scale(float *out, const float *in, int columns) {
    extern __shared__ float buffer[];
    float *values = buffer + 32;
    buffer[threadIdx.x % 32] = 0.0f; // error[race]: write
    for (int start = -64; start < columns; start += blockDim.x) {
        int column = start + threadIdx.x;
        if (column >= columns)
            break;
        values[column] = in[blockIdx.x * columns + column]; // error[race]: write
    }
}
