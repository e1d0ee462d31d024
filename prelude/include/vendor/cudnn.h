// cuDNN: declarations of what most programs use.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>

#define CUDNN_MAJOR 9
#define CUDNN_MINOR 3
#define CUDNN_PATCHLEVEL 0
#define CUDNN_VERSION 90300
typedef enum {
  CUDNN_STATUS_SUCCESS = 0,
  CUDNN_STATUS_NOT_INITIALIZED = 1001,
  CUDNN_STATUS_BAD_PARAM = 2000,
  CUDNN_STATUS_NOT_SUPPORTED = 3000,
  CUDNN_STATUS_ARCH_MISMATCH = 3007,
  CUDNN_STATUS_INTERNAL_ERROR = 4000,
  CUDNN_STATUS_ALLOC_FAILED = 4001,
  CUDNN_STATUS_EXECUTION_FAILED = 5000
} cudnnStatus_t;
typedef enum {
  CUDNN_DATA_FLOAT,
  CUDNN_DATA_DOUBLE,
  CUDNN_DATA_HALF,
  CUDNN_DATA_INT8,
  CUDNN_DATA_INT32,
  CUDNN_DATA_INT8x4,
  CUDNN_DATA_UINT8,
  CUDNN_DATA_BFLOAT16 = 9,
  CUDNN_DATA_INT64
} cudnnDataType_t;
typedef enum {
  CUDNN_TENSOR_NCHW,
  CUDNN_TENSOR_NHWC,
  CUDNN_TENSOR_NCHW_VECT_C
} cudnnTensorFormat_t;
typedef enum {
  CUDNN_DEFAULT_MATH,
  CUDNN_TENSOR_OP_MATH,
  CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION,
  CUDNN_FMA_MATH
} cudnnMathType_t;
typedef enum { CUDNN_NOT_PROPAGATE_NAN, CUDNN_PROPAGATE_NAN } cudnnNanPropagation_t;
typedef enum { CUDNN_CONVOLUTION, CUDNN_CROSS_CORRELATION } cudnnConvolutionMode_t;
typedef enum {
  CUDNN_ACTIVATION_SIGMOID,
  CUDNN_ACTIVATION_RELU,
  CUDNN_ACTIVATION_TANH,
  CUDNN_ACTIVATION_CLIPPED_RELU,
  CUDNN_ACTIVATION_ELU,
  CUDNN_ACTIVATION_IDENTITY,
  CUDNN_ACTIVATION_SWISH
} cudnnActivationMode_t;
typedef enum {
  CUDNN_POOLING_MAX,
  CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING,
  CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING,
  CUDNN_POOLING_MAX_DETERMINISTIC
} cudnnPoolingMode_t;
typedef enum { CUDNN_SOFTMAX_FAST, CUDNN_SOFTMAX_ACCURATE, CUDNN_SOFTMAX_LOG } cudnnSoftmaxAlgorithm_t;
typedef enum { CUDNN_SOFTMAX_MODE_INSTANCE, CUDNN_SOFTMAX_MODE_CHANNEL } cudnnSoftmaxMode_t;
typedef enum {
  CUDNN_BATCHNORM_PER_ACTIVATION,
  CUDNN_BATCHNORM_SPATIAL,
  CUDNN_BATCHNORM_SPATIAL_PERSISTENT
} cudnnBatchNormMode_t;
typedef enum {
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_DIRECT,
  CUDNN_CONVOLUTION_FWD_ALGO_FFT,
  CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_FWD_ALGO_COUNT
} cudnnConvolutionFwdAlgo_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_0,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_1
} cudnnConvolutionBwdDataAlgo_t;
typedef enum {
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1
} cudnnConvolutionBwdFilterAlgo_t;
#define __WP_PERFORMANCE(A)                                                                        \
  typedef struct {                                                                                 \
    cudnnConvolution##A##Algo_t algo;                                                              \
    cudnnStatus_t status;                                                                          \
    float time;                                                                                    \
    size_t memory;                                                                                 \
    int determinism;                                                                               \
    cudnnMathType_t mathType;                                                                      \
    int reserved[3];                                                                               \
  } cudnnConvolution##A##AlgoPerf_t;
__WP_PERFORMANCE(Fwd)
__WP_PERFORMANCE(BwdData)
__WP_PERFORMANCE(BwdFilter)
#undef __WP_PERFORMANCE

#define __WP_API extern "C" __host__ cudnnStatus_t
__WP_API cudnnCreate(struct cudnnContext **);
#define __WP_DESCRIPTOR(NAME)                                                                      \
  typedef struct cudnn##NAME##Struct *cudnn##NAME##Descriptor_t;                                   \
  __WP_API cudnnCreate##NAME##Descriptor(cudnn##NAME##Descriptor_t *);                             \
  __WP_API cudnnDestroy##NAME##Descriptor(cudnn##NAME##Descriptor_t);
__WP_DESCRIPTOR(Tensor)
__WP_DESCRIPTOR(Filter)
__WP_DESCRIPTOR(Convolution)
__WP_DESCRIPTOR(Pooling)
__WP_DESCRIPTOR(Activation)
__WP_DESCRIPTOR(Dropout)
__WP_DESCRIPTOR(RNN)
__WP_DESCRIPTOR(OpTensor)
__WP_DESCRIPTOR(ReduceTensor)
#undef __WP_DESCRIPTOR
typedef struct cudnnContext *cudnnHandle_t;
#define __WP_T const cudnnTensorDescriptor_t, const void *
#define __WP_OUT const cudnnTensorDescriptor_t, void *
#define __WP_F const cudnnFilterDescriptor_t, const void *
__WP_API cudnnDestroy(cudnnHandle_t);
__WP_API cudnnSetStream(cudnnHandle_t, cudaStream_t);
extern "C" __host__ const char *cudnnGetErrorString(cudnnStatus_t);
extern "C" __host__ size_t cudnnGetVersion();
__WP_API cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t, cudnnTensorFormat_t, cudnnDataType_t,
                                    int, int, int, int);
__WP_API cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t, cudnnDataType_t, int, int, int, int,
                                      int, int, int, int);
__WP_API cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t, cudnnDataType_t, int, const int[],
                                    const int[]);
__WP_API cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t,
                                    int, int, int, int);
__WP_API cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t, int, int, int, int, int,
                                         int, cudnnConvolutionMode_t, cudnnDataType_t);
__WP_API cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t, cudnnMathType_t);
__WP_API cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t, int);
__WP_API cudnnGetConvolution2dForwardOutputDim(const cudnnConvolutionDescriptor_t,
                                               const cudnnTensorDescriptor_t,
                                               const cudnnFilterDescriptor_t, int *, int *, int *,
                                               int *);
__WP_API cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                const cudnnFilterDescriptor_t,
                                                const cudnnConvolutionDescriptor_t,
                                                const cudnnTensorDescriptor_t, const int, int *,
                                                cudnnConvolutionFwdAlgoPerf_t *);
__WP_API cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                 const cudnnFilterDescriptor_t,
                                                 const cudnnConvolutionDescriptor_t,
                                                 const cudnnTensorDescriptor_t,
                                                 cudnnConvolutionFwdAlgo_t, size_t *);
__WP_API cudnnConvolutionForward(cudnnHandle_t, const void *, __WP_T, __WP_F,
                                 const cudnnConvolutionDescriptor_t, cudnnConvolutionFwdAlgo_t,
                                 void *, size_t, const void *, __WP_OUT);
__WP_API cudnnConvolutionBackwardData(cudnnHandle_t, const void *, __WP_F, __WP_T,
                                      const cudnnConvolutionDescriptor_t,
                                      cudnnConvolutionBwdDataAlgo_t, void *, size_t, const void *,
                                      __WP_OUT);
__WP_API cudnnConvolutionBackwardFilter(cudnnHandle_t, const void *, __WP_T, __WP_T,
                                        const cudnnConvolutionDescriptor_t,
                                        cudnnConvolutionBwdFilterAlgo_t, void *, size_t,
                                        const void *, const cudnnFilterDescriptor_t, void *);
__WP_API cudnnConvolutionBackwardBias(cudnnHandle_t, const void *, __WP_T, const void *, __WP_OUT);
__WP_API cudnnAddTensor(cudnnHandle_t, const void *, __WP_T, const void *, __WP_OUT);
__WP_API cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t, cudnnPoolingMode_t,
                                     cudnnNanPropagation_t, int, int, int, int, int, int);
__WP_API cudnnPoolingForward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *, __WP_T,
                             const void *, __WP_OUT);
__WP_API cudnnPoolingBackward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *, __WP_T,
                              __WP_T, __WP_T, const void *, __WP_OUT);
__WP_API cudnnSetActivationDescriptor(cudnnActivationDescriptor_t, cudnnActivationMode_t,
                                      cudnnNanPropagation_t, double);
__WP_API cudnnActivationForward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *, __WP_T,
                                const void *, __WP_OUT);
__WP_API cudnnActivationBackward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *, __WP_T,
                                 __WP_T, __WP_T, const void *, __WP_OUT);
__WP_API cudnnSoftmaxForward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t,
                             const void *, __WP_T, const void *, __WP_OUT);
__WP_API cudnnSoftmaxBackward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t,
                              const void *, __WP_T, __WP_T, const void *, __WP_OUT);
__WP_API cudnnBatchNormalizationForwardInference(cudnnHandle_t, cudnnBatchNormMode_t, const void *,
                                                 const void *, __WP_T, __WP_OUT,
                                                 const cudnnTensorDescriptor_t, const void *,
                                                 const void *, const void *, const void *, double);
#undef __WP_T
#undef __WP_OUT
#undef __WP_F
#undef __WP_API
