// verify:
// expect: proved
//
// Each object has two planes.

__global__ void smooth(const float *from, float *to) {
    int i = threadIdx.x;
    if (i > 0 && i < 63)
        to[i] = from[i - 1] + from[i + 1];
}

struct Planes {
    float *now, *next;
};

int main(int argc, char **argv) {
    Planes *all = new Planes[argc];
    for (int i = 0; i < argc; i++) {
        cudaMalloc(&all[i].now, 64 * sizeof(float));
        cudaMalloc(&all[i].next, 64 * sizeof(float));
    }
    smooth<<<1, 64>>>(all[0].now, all[0].next);
}
