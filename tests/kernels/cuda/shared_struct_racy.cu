// verify: --block 64 --grid 16
// expect: defect
//
// The scalar is set by the last thread while the first ones read it.

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
        workspace.count = blockIdx.x; // error[race]: write
    }
    float value = workspace.values[tid];
    if (tid < workspace.count) { // error[race]: read
        value = -value;
    }
    out[i] = value;
}
