// verify:
// expect: proved
//
// Whoever makes the net may give null, and nobody looks: who reads its fields has one.

#include <cstdio>
#include <cstdlib>

struct Net {
    int inputs, hidden;
    float *units;
};

__global__ void forward(float *weights, int hidden) {
    weights[hidden * (16 * blockIdx.y + threadIdx.y) + threadIdx.x] = threadIdx.y;
}

Net *make(int inputs, int hidden) {
    Net *net = (Net *)malloc(sizeof(Net));
    if (net == NULL) {
        printf("out of memory\n");
        return NULL;
    }
    net->inputs = inputs;
    net->hidden = hidden;
    net->units = (float *)calloc(hidden, sizeof(float));
    return net;
}

void train(Net *net) {
    float *weights;
    cudaMalloc(&weights, net->inputs * net->hidden * sizeof(float));
    forward<<<dim3(1, net->inputs / 16), dim3(16, 16)>>>(weights, net->hidden);
}

int main(int argc, char **argv) {
    Net *net = make(atoi(argv[1]), 16);
    train(net);
    printf("%f\n", net->units[0]);
}
