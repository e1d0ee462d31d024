// verify:
// expect: proved
//
// Pointers that the host reads from variables whose addresses it keeps: in a table, in a ring of nodes, and
// behind references.

__global__ void by_table(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_ring(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_reference(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_tables(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_layer(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

struct Layer {
    float *in, *out;
};

Layer first, second;
Layer *layers[2] = {&first, &second};

struct Node {
    float *cells;
    Node *next;
};

struct View {
    Node &node;
};

int main(int argc, char **argv) {
    float *u, *v, *out, *spare;
    Node a, b;
    for (float **cells : {&u, &v, &out, &spare, &a.cells, &b.cells}) {
        cudaMalloc(cells, 1 << 14);
    }
    float **table[2] = {&u, &v};
    by_table<<<8, 256>>>(*table[argc & 1], out);
    float **others[2] = {&out, &spare};
    by_tables<<<8, 256>>>(*table[argc & 1], *others[argc > 2]);
    for (Layer *layer : {&first, &second}) {
        cudaMalloc(&layer->in, 1 << 14);
        cudaMalloc(&layer->out, 1 << 14);
    }
    by_layer<<<8, 256>>>(layers[argc & 1]->in, layers[argc & 1]->out);
    a.next = &b;
    b.next = &a;
    Node *node = &a;
    for (int step = 0; step < argc; step++) {
        by_ring<<<8, 256>>>(node->cells, out);
        node = node->next;
    }
    View views[2] = {{a}, {b}};
    by_reference<<<8, 256>>>(views[argc & 1].node.cells, out);
}
