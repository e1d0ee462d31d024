// verify: --block 64
// expect: defect
// A lock in each structure, and a sum that is written after it was given back.
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
            __threadfence();
            atomicExch(&own->lock, 0);
            done = true;
            own->sum += x[i]; // error[race]: read, write
        }
    }
}
