// verify: --block 128 --grid 8
// expect: proved
//
// All threads read all of an input that nobody writes.

__global__ void nearest(float *points, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float best = 1.0e30f;
    for (int k = 0; k < 1024; k++) {
        if (k != i) {
            best = fminf(best, fabsf(points[k] - points[i]));
        }
    }
    out[i] = best;
}
