// verify: --block 256 --grid 64
// expect: defect(kmeans_assign), proved(kmeans_centroids)
//
// The sums are zeroed by the threads that follow, without a barrier before the first point is
// added.

#define MAX_CLUSTERS 32
#define DIMS 4

__global__ void kmeans_assign(const float *__restrict__ points, const float *__restrict__ centroids,
                              int *__restrict__ labels, float *__restrict__ sums,
                              int *__restrict__ counts, int n, int k) {
    __shared__ float s_centroids[MAX_CLUSTERS * DIMS];
    __shared__ float s_sums[MAX_CLUSTERS * DIMS];
    __shared__ int s_counts[MAX_CLUSTERS];
    const int tid = threadIdx.x;
    k = min(k, MAX_CLUSTERS);

    for (int c = tid; c < k * DIMS; c += blockDim.x) {
        s_centroids[c] = centroids[c]; // error[race]: write
        s_sums[c] = 0.0f; // error[race?]: write
    }
    if (tid < k) s_counts[tid] = 0; // error[race?]: write

    const int i = blockIdx.x * blockDim.x + tid;
    if (i < n) {
        float point[DIMS];
        for (int d = 0; d < DIMS; ++d) point[d] = points[d * n + i];
        int best = 0;
        float bestDistance = 3.402823466e+38f;
        for (int c = 0; c < k; ++c) {
            float distance = 0.0f;
            for (int d = 0; d < DIMS; ++d) {
                const float delta = point[d] - s_centroids[c * DIMS + d]; // error[race]: read
                distance += delta * delta;
            }
            if (distance < bestDistance) {
                bestDistance = distance;
                best = c;
            }
        }
        labels[i] = best;
        for (int d = 0; d < DIMS; ++d) atomicAdd(&s_sums[best * DIMS + d], point[d]); // error[race?]: atomic
        atomicAdd(&s_counts[best], 1); // error[race?]: atomic
    }
    __syncthreads();

    for (int c = tid; c < k * DIMS; c += blockDim.x) atomicAdd(&sums[c], s_sums[c]);
    if (tid < k) atomicAdd(&counts[tid], s_counts[tid]);
}

__global__ void kmeans_centroids(float *__restrict__ centroids, const float *__restrict__ sums,
                                 const int *__restrict__ counts, int k) {
    const int c = blockIdx.x * blockDim.x + threadIdx.x;
    if (c < k * DIMS) {
        const int members = counts[c / DIMS];
        if (members > 0) centroids[c] = sums[c] / members;
    }
}
