// verify:
// expect: proved
//
// Pointers that functions are given and return which are not inlined: each comes in one way.

#include <vector>

__global__ void by_table(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_policy(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void into_output(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void filled(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_vector(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void returned(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void from_pool(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

static float *make() {
    float *cells;
    cudaMalloc(&cells, 1 << 14);
    return cells;
}

typedef void (*Step)(float *, float *, int);
static void skip(float *, float *, int) {}
static void step(float *from, float *to, int count) {
    by_table<<<8, 256>>>(from, to);
    if (count > 100) {
        step(from, to, count - 1);
    }
}

struct Policy {
    virtual void run(float *from, float *to) = 0;
};
struct Idle : Policy {
    void run(float *, float *) override {}
};
struct Busy : Policy {
    void run(float *from, float *to) override {
        by_policy<<<8, 256>>>(from, to);
    }
};

struct Node {
    int number;
    float *cells;
};

static void put(float **output, float *cells, int count) {
    if (count > 100) {
        return put(output, cells, count - 1);
    }
    *output = cells;
}

static void fill(Node *node, float *cells, int count) {
    if (count > 100) {
        fill(node, cells, count - 1);
    }
    node->cells = cells;
}

static float *same(float *cells, int count) {
    if (count > 100) {
        return same(cells, count - 1);
    }
    return cells;
}

static std::vector<float *> pool;
static float *take(int count) {
    if (count > 100) {
        return take(count - 1);
    }
    if (pool.empty()) {
        return make();
    }
    float *cells = pool.back();
    pool.pop_back();
    return cells;
}

int main(int argc, char **argv) {
    float *one = make(), *other = make();
    Step steps[] = {skip, step};
    steps[argc & 1](one, other, argc);
    Policy *policy = argc > 2 ? static_cast<Policy *>(new Idle) : new Busy;
    policy->run(one, other);
    float *output;
    put(&output, one, argc);
    into_output<<<8, 256>>>(other, output);
    Node node{};
    fill(&node, one, argc);
    filled<<<8, 256>>>(other, node.cells);
    std::vector<Node> nodes;
    nodes.push_back({1, one});
    nodes.push_back({2, make()});
    in_vector<<<8, 256>>>(other, nodes[0].cells);
    returned<<<8, 256>>>(other, same(one, argc));
    float *taken = take(argc);
    pool.push_back(taken);
    float *again = take(argc);
    from_pool<<<8, 256>>>(other, again);
}
