// verify: --block 64
// expect: proved
// A lock in each structure, beside what it guards.
struct Bucket {
    int count, lock;
    float sum;
};

__global__ void add(Bucket *buckets, const unsigned *key, const float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Bucket *own = &buckets[key[i] % 64];
    bool done = false;
    while (!done) {
        if (atomicCAS(&own->lock, 0, 1) == 0) {
            __threadfence();
            own->count++;
            own->sum += x[i];
            __threadfence();
            atomicExch(&own->lock, 0);
            done = true;
        }
    }
}
