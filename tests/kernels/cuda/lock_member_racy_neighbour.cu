// verify: --block 2 --grid 1
// expect: defect
// What is written of the next structure reaches into the lock.
struct Bucket {
    int count, lock;
};

__global__ void add(Bucket *buckets) {
    Bucket *own = &buckets[0];
    bool done = false;
    while (!done) {
        if (atomicCAS(&own->lock, 0, 1) == 0) { // error[race]: atomic
            atomicExch(&own->lock, 0);
            done = true;
        }
    }
    *(long long *)own = 0; // error[race]: write
}
