// verify: --block 32,32 --grid 32,32
// expect: defect
//
// Blocks add to the norm without atomics.
#include <cub/cub.cuh>
template <int BLOCK_DIM_X, int BLOCK_DIM_Y>
__global__ void jacobi_kernel(float *__restrict__ const a_new, const float *__restrict__ const a,
                              float *__restrict__ const l2_norm, const int iy_start, const int iy_end, const int nx,
                              const bool calculate_norm) {
    typedef cub::BlockReduce<float, BLOCK_DIM_X, cub::BLOCK_REDUCE_WARP_REDUCTIONS, BLOCK_DIM_Y> BlockReduce;
    __shared__ typename BlockReduce::TempStorage temp_storage;
    int iy = blockIdx.y * blockDim.y + threadIdx.y + iy_start;
    int ix = blockIdx.x * blockDim.x + threadIdx.x + 1;
    float local_l2_norm = 0.0;
    if (iy < iy_end && ix < (nx - 1)) {
        const float new_val = 0.25 * (a[iy * nx + ix + 1] + a[iy * nx + ix - 1] + a[(iy + 1) * nx + ix] + a[(iy - 1) * nx + ix]);
        a_new[iy * nx + ix] = new_val;
        if (iy_start == iy) {
            a_new[iy_end * nx + ix] = new_val;
        }
        if ((iy_end - 1) == iy) {
            a_new[(iy_start - 1) * nx + ix] = new_val;
        }
        if (calculate_norm) {
            float residue = new_val - a[iy * nx + ix];
            local_l2_norm += residue * residue;
        }
    }
    if (calculate_norm) {
        float block_l2_norm = BlockReduce(temp_storage).Sum(local_l2_norm);
        if (0 == threadIdx.y && 0 == threadIdx.x) *l2_norm += block_l2_norm;  // error[race]: read, write
    }
}
template __global__ void jacobi_kernel<32, 32>(float *__restrict__ const, const float *__restrict__ const,
                                               float *__restrict__ const, const int, const int, const int, const bool);
