// verify: --block 64 --grid 8
// expect: proved
//
// Adjacent fields of mixed widths, written by different threads of a pair.

struct Sample {
    int value;
    short weight;
    char tag;
    char valid;
};

__global__ void annotate(Sample *samples) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Sample &sample = samples[i / 2];
    if (i % 2 == 0) {
        sample.value = i;
        sample.tag = 'a';
    } else {
        sample.weight = 3;
        sample.valid = 1;
    }
}
