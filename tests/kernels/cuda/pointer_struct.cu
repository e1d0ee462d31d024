// verify: --block 256 --grid 16
// expect: proved
//
// Pointers that arrive in a structure.

struct Views {
    const float *in;
    float *out;
    int count;
};

__global__ void copy(Views views) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < views.count) {
        views.out[i] = views.in[i];
    }
}
