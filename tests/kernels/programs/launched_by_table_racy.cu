// verify:
// expect: defect
//
// Two threads write one element.

__global__ void copy(int *to, const int *from) {
    to[threadIdx.x / 2] = from[threadIdx.x]; // error[race]: write, write
}

void launch(int *to, const int *from) {
    copy<<<1, 64>>>(to, from);
}

void (*const ways[2])(int *, const int *) = {launch, launch};

int main(int argc, char **argv) {
    int *a, *b;
    cudaMalloc(&a, 64 * sizeof(int));
    cudaMalloc(&b, 64 * sizeof(int));
    ways[argc & 1](a, b);
}
