// verify:
// expect: inconclusive
//
// Pointers that are stored by an address which is moved on where it lies: one is stored twice.

__global__ void by_cursor(const float *from, float *to) {
    int i = blockIdx.x * 256 + threadIdx.x;
    to[i] = from[i + 1]; // possible[race]: read, write
}

struct Queue {
    float **begin, **volatile end;
};

int main() {
    float *one, *two;
    cudaMalloc(&one, 1 << 14);
    cudaMalloc(&two, 1 << 14);
    Queue *queue = new Queue;
    queue->begin = queue->end = new float *[8];
    *queue->end = one;
    queue->end++;
    *queue->end = one;
    queue->end++;
    by_cursor<<<8, 256>>>(queue->begin[0], queue->begin[1]);
}
