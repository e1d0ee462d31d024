// verify: --block 128
// expect: proved(find_keys), defect(count_ranges)
//
// The count is stored without waiting for all threads.

#define ORDER 32

struct Node {
    int keys[ORDER];
    int children[ORDER + 1];
    int used;
    bool leaf;
};

__device__ int lower_bound(const int *keys, int used, int key) {
    int low = 0, high = min(max(used, 0), ORDER);
    while (low < high) {
        const int middle = (low + high) >> 1;
        if (keys[middle] < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

__global__ void find_keys(const Node *__restrict__ nodes, const int *__restrict__ records,
                          const int *__restrict__ queries, int *__restrict__ answers, int n,
                          int root, int height) {
    const int q = blockIdx.x * blockDim.x + threadIdx.x;
    if (q >= n) return;
    const int key = queries[q];

    int at = root;
    for (int level = 0; level < height; ++level) {
        const Node &node = nodes[at];
        if (node.leaf) break;
        at = node.children[lower_bound(node.keys, node.used, key)];
    }
    const Node &leaf = nodes[at];
    const int slot = lower_bound(leaf.keys, leaf.used, key);
    const bool found = slot < leaf.used && slot < ORDER && leaf.keys[slot] == key;
    answers[q] = found ? records[leaf.children[slot]] : -1;
}

__global__ void count_ranges(const Node *__restrict__ nodes, const int2 *__restrict__ ranges,
                             int *__restrict__ counts, int n, int firstLeaf, int leaves) {
    __shared__ int total;
    const int r = blockIdx.x;
    if (r >= n) return;
    if (threadIdx.x == 0) total = 0;
    __syncthreads();

    const int2 range = ranges[r];
    int mine = 0;
    for (int l = threadIdx.x; l < leaves; l += blockDim.x) {
        const Node &leaf = nodes[firstLeaf + l];
        mine += lower_bound(leaf.keys, leaf.used, range.y) - lower_bound(leaf.keys, leaf.used, range.x);
    }
    if (mine > 0) atomicAdd(&total, mine); // error[race]: atomic
    if (threadIdx.x == 0) counts[r] = total; // error[race]: read
}
