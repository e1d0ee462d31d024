// verify: --block 64 --grid 16
// expect: proved
//
// A structure in shared memory: arrays of different types and a scalar.

struct Workspace {
    float values[64];
    int order[64];
    int count;
};

__global__ void prepare(const float *in, float *out) {
    __shared__ Workspace workspace;
    int tid = threadIdx.x;
    int i = blockIdx.x * 64 + tid;
    workspace.values[tid] = in[i];
    workspace.order[tid] = 63 - tid;
    if (tid == 63) {
        workspace.count = blockIdx.x;
    }
    __syncthreads();
    float value = workspace.values[workspace.order[tid] & 63];
    if (tid < workspace.count) {
        value = -value;
    }
    out[i] = value;
}
