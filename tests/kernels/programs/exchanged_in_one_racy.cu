// verify:
// expect: inconclusive
// As `exchanged_in_one.cu`, where the two may be one object.
struct Pair {
    float *in, *out;
};

__global__ void shift(const float *from, float *to) {
    to[threadIdx.x] = from[threadIdx.x + 1]; // possible[race]: write, read
}

int main(int argc, char **argv) {
    float *a, *b, *c, *d;
    cudaMalloc(&a, 4096);
    cudaMalloc(&b, 4096);
    cudaMalloc(&c, 4096);
    cudaMalloc(&d, 4096);
    Pair *one = new Pair{a, b}, *other = argc > 1 ? one : new Pair{c, d};
    float *kept = one->in;
    one->in = one->out;
    one->out = kept;
    shift<<<1, 64>>>(other->in, one->in);
    return cudaDeviceSynchronize();
}
