// verify: --block 32,8
// expect: proved
//
// Look-up of rows of a table, and the gradient of the table.

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
        out[static_cast<int64>(token) * dim + d] =
            known ? table[static_cast<int64>(id) * dim + d] : scalar_t(0);
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
