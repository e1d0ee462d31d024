// verify: --block 256 --grid 16
// expect: defect
//
// Two threads share an element.

struct Views {
    const float *in;
    float *out;
    int count;
};

__global__ void copy(Views views) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < views.count) {
        views.out[i / 2] = views.in[i]; // error[race]: write, write
    }
}
