// verify: --block 128 --grid 1024
// expect: defect
//
// Equal indices add without atomics.
#include <stdint.h>
template <typename T, typename IndexType>
struct TensorInfo {
    T *data;
    IndexType sizes[4];
    IndexType strides[4];
    int dims;
};
template <typename T, typename IndexType, int Dims>
struct IndexToOffset {
    static __device__ IndexType get(IndexType linearId, const TensorInfo<T, IndexType> &info) {
        IndexType offset = 0;
#pragma unroll
        for (int i = Dims - 1; i > 0; --i) {
            IndexType curDimIndex = linearId % info.sizes[i];
            offset += curDimIndex * info.strides[i];
            linearId /= info.sizes[i];
        }
        return offset + linearId * info.strides[0];
    }
};
template <typename T, typename IndicesType, typename IndexType, int DstDim, int SrcDim>
__global__ void indexFuncLargeIndex(TensorInfo<T, IndexType> dst, TensorInfo<const T, IndexType> src,
                                    TensorInfo<const IndicesType, IndexType> indices, int dstAddDim, int srcAddDim,
                                    IndexType totalSize, IndexType innerSize, int64_t dstAddDimSize, T alpha) {
    for (IndexType linearIndex = blockIdx.x * blockDim.x + threadIdx.x; linearIndex < totalSize;
         linearIndex += gridDim.x * blockDim.x) {
        IndexType srcIndex = linearIndex / innerSize;
        IndexType elementInSlice = linearIndex % innerSize;
        IndexType dstIndex = indices.data[srcIndex * indices.strides[0]];
        IndexType dstOffset = IndexToOffset<T, IndexType, DstDim>::get(elementInSlice, dst);
        dstOffset += dstIndex * dst.strides[dstAddDim];
        IndexType srcOffset = IndexToOffset<const T, IndexType, SrcDim>::get(elementInSlice, src);
        srcOffset += srcIndex * src.strides[srcAddDim];
        T val = src.data[srcOffset] * alpha;
        dst.data[dstOffset] += val;  // error[race]: read, write
    }
}
template __global__ void indexFuncLargeIndex<float, int64_t, unsigned int, 2, 2>(
    TensorInfo<float, unsigned int>, TensorInfo<const float, unsigned int>, TensorInfo<const int64_t, unsigned int>, int,
    int, unsigned int, unsigned int, int64_t, float);
