// verify:
// expect: proved
// Two objects, the pointers of one of which change places.
struct Pair {
    float *in, *out;
};

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

int main(int argc, char **argv) {
    float *a, *b, *c, *d;
    cudaMalloc(&a, 4096);
    cudaMalloc(&b, 4096);
    cudaMalloc(&c, 4096);
    cudaMalloc(&d, 4096);
    Pair *one = new Pair{a, b}, *other = new Pair{c, d};
    float *kept = one->in;
    one->in = one->out;
    one->out = kept;
    shift<<<1, 64>>>(other->in, one->in);
    return cudaDeviceSynchronize();
}
