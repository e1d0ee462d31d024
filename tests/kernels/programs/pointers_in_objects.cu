// verify:
// expect: proved
//
// Pointers in objects that are reached by addresses, in functions that are not inlined too: each is in one of them.

#include <cstring>

__global__ void in_table(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_tree(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_subtrees(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void in_chain(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_pointer(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_virtual(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void as_words(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

__global__ void by_steps(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1];
}

static float *make() {
    float *cells;
    cudaMalloc(&cells, 1 << 14);
    return cells;
}

struct Node {
    float *cells;
    Node *left, *right;
};

static Node *build(int depth, float *cells) {
    if (depth == 0) {
        return nullptr;
    }
    Node *node = new Node;
    node->cells = cells;
    node->left = build(depth - 1, make());
    node->right = build(depth - 1, make());
    return node;
}

static Node *grow(int depth) {
    if (depth == 0) {
        return nullptr;
    }
    Node *node = new Node;
    node->cells = make();
    node->left = grow(depth - 1);
    node->right = grow(depth - 1);
    return node;
}

static void fill(Node *node, float *cells, int count) {
    if (count > 0) {
        node->cells = cells;
        fill(node->left, make(), count - 1);
    }
}

typedef void (*Setter)(Node *, float *);
static void set(Node *node, float *cells) {
    node->cells = cells;
}
static void mark(Node *node, float *cells) {
    node->cells = cells;
    node->left = node;
}

struct Policy {
    virtual void set(Node *node, float *cells) = 0;
};
struct Plain : Policy {
    void set(Node *node, float *cells) override {
        node->cells = cells;
    }
};
struct Marking : Policy {
    void set(Node *node, float *cells) override {
        node->cells = cells;
        node->left = node;
    }
};

struct Queue {
    float **begin, **end;
};

int main(int argc, char **argv) {
    int count = atoi(argv[1]);
    float *one = make(), *two = make();
    Node **table = new Node *[count];
    for (int i = 0; i < count; i++) {
        one = make();
        table[i] = new Node{one, nullptr, nullptr};
    }
    in_table<<<8, 256>>>(table[0]->cells, table[1]->cells);
    Node *tree = build(count, one);
    in_tree<<<8, 256>>>(tree->cells, tree->left->cells);
    Node *grown = grow(count);
    in_subtrees<<<8, 256>>>(grown->left->cells, grown->right->cells);
    Node first{}, second{};
    first.left = &second;
    second.left = &first;
    fill(&first, one, count);
    in_chain<<<8, 256>>>(first.cells, second.cells);
    Setter setters[] = {set, mark};
    Node third{}, fourth{};
    setters[argc & 1](&third, one);
    setters[argc & 1](&fourth, two);
    by_pointer<<<8, 256>>>(third.cells, fourth.cells);
    Policy *policy = argc > 2 ? static_cast<Policy *>(new Plain) : new Marking;
    Node fifth{}, sixth{};
    policy->set(&fifth, one);
    policy->set(&sixth, two);
    by_virtual<<<8, 256>>>(fifth.cells, sixth.cells);
    float *words[2];
    unsigned long word;
    memcpy(&word, &one, sizeof word);
    memcpy(&words[0], &word, sizeof word);
    memcpy(&word, &two, sizeof word);
    memcpy(&words[1], &word, sizeof word);
    as_words<<<8, 256>>>(words[count & 1], words[1 - (count & 1)]);
    Queue queue;
    queue.begin = queue.end = new float *[8];
    for (int i = 0; i < count; i++) {
        one = make();
        *queue.end++ = one;
    }
    by_steps<<<8, 256>>>(queue.begin[0], queue.begin[1]);
}
