// verify: --block 32,8
// expect: defect(embedding_lookup), proved(embedding_gradient)
//
// The tokens of a block are written to one row.

typedef long long int64;

template <typename scalar_t, typename index_t>
__global__ void embedding_lookup(scalar_t *__restrict__ out, const scalar_t *__restrict__ table,
                                 const index_t *__restrict__ ids, int tokens, int dim, int vocab) {
    const int token = blockIdx.x * blockDim.y + threadIdx.y;
    if (token >= tokens) return;
    const index_t id = ids[token];
    const bool known = id >= 0 && id < vocab;
    const int step = blockDim.x;
    for (int d = threadIdx.x; d < dim; d += step) {
        const int64 from = static_cast<int64>(id) * dim + d;
        out[static_cast<int64>(blockIdx.x) * dim + d] = known ? table[from] : 0; // error[race]: write, write
    }
}

template <typename scalar_t, typename index_t>
__global__ void embedding_gradient(scalar_t *__restrict__ gradTable,
                                   const scalar_t *__restrict__ gradOut,
                                   const index_t *__restrict__ ids, int tokens, int dim,
                                   index_t padding) {
    const int token = blockIdx.x * blockDim.y + threadIdx.y;
    if (token >= tokens || ids[token] == padding) return;
    scalar_t *row = gradTable + static_cast<int64>(ids[token]) * dim;
    for (int d = threadIdx.x; d < dim; d += blockDim.x) {
        atomicAdd(&row[d], gradOut[static_cast<int64>(token) * dim + d]);
    }
}

template __global__ void embedding_lookup<float, int64>(float *, const float *, const int64 *, int,
                                                        int, int);
template __global__ void embedding_gradient<float, int64>(float *, const float *, const int64 *,
                                                          int, int, int64);
