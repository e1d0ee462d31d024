// verify: --block 64 --grid 256
// expect: proved
//
// A batch of small LU factorisations, a matrix for each block, in shared memory.

template <typename T, int N>
__device__ void load_matrix(T (&s)[N][N + 1], const T *__restrict__ g) {
    for (int i = threadIdx.x; i < N * N; i += blockDim.x) {
        s[i / N][i % N] = g[i];
    }
}

template <typename T, int N>
__global__ void lu_batched(T *__restrict__ matrices, int *__restrict__ info, T tiny) {
    __shared__ T s[N][N + 1];
    __shared__ int singular;
    T *mine = matrices + static_cast<size_t>(blockIdx.x) * N * N;
    const int tid = threadIdx.x;

    if (tid == 0) singular = 0;
    load_matrix<T, N>(s, mine);
    __syncthreads();

    for (int k = 0; k < N; ++k) {
        const T pivot = s[k][k];
        if (tid == 0 && fabs(pivot) < tiny) singular = k + 1;
        if (tid > k && tid < N) {
            s[tid][k] /= pivot;
        }
        __syncthreads();

        if (tid > k && tid < N) {
            const T factor = s[tid][k];
            for (int j = k + 1; j < N; ++j) {
                s[tid][j] -= factor * s[k][j];
            }
        }
        __syncthreads();
    }

    for (int i = tid; i < N * N; i += blockDim.x) {
        mine[i] = s[i / N][i % N];
    }
    if (tid == 0) info[blockIdx.x] = singular;
}

template __global__ void lu_batched<float, 32>(float *, int *, float);
template __global__ void lu_batched<double, 64>(double *, int *, double);
