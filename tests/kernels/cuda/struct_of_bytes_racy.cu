// verify: --block 64 --grid 8
// expect: defect
//
// Both threads of a pair write the same narrow field.

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
        sample.tag = 'a'; // error[race]: write
    } else {
        sample.weight = 3;
        sample.tag = 'b'; // error[race]: write
    }
}
