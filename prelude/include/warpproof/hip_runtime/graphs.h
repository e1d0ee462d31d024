// The graphs of the HIP runtime.
#ifndef WARPPROOF_HIP_RUNTIME_GRAPHS_H
#define WARPPROOF_HIP_RUNTIME_GRAPHS_H
#pragma clang system_header
#include <warpproof/hip_runtime/types.h>

typedef struct ihipGraph *hipGraph_t;
typedef struct hipGraphNode *hipGraphNode_t;
typedef struct hipGraphExec *hipGraphExec_t;
typedef struct hipKernelNodeParams {
  dim3 blockDim;
  void **extra;
  void *func;
  dim3 gridDim;
  void **kernelParams;
  unsigned int sharedMemBytes;
} hipKernelNodeParams;
typedef struct hipMemsetParams {
  void *dst;
  unsigned int elementSize;
  size_t height, pitch;
  unsigned int value;
  size_t width;
} hipMemsetParams;
typedef struct hipHostNodeParams {
  hipHostFn_t fn;
  void *userData;
} hipHostNodeParams;

#define __WP_API __WP_C __host__ hipError_t
#define __WP_NODE(NAME, ...)                                                                       \
  __WP_API NAME(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t __VA_ARGS__);
__WP_API hipStreamEndCapture(hipStream_t, hipGraph_t *);
__WP_API hipGraphCreate(hipGraph_t *, unsigned);
__WP_NODE(hipGraphAddKernelNode, , const struct hipKernelNodeParams *)
__WP_NODE(hipGraphAddMemcpyNode, , const struct hipMemcpy3DParms *)
__WP_NODE(hipGraphAddMemcpyNode1D, , void *, const void *, size_t, enum hipMemcpyKind)
__WP_NODE(hipGraphAddMemsetNode, , const struct hipMemsetParams *)
__WP_NODE(hipGraphAddHostNode, , const struct hipHostNodeParams *)
__WP_NODE(hipGraphAddChildGraphNode, , hipGraph_t)
__WP_NODE(hipGraphAddEmptyNode)
__WP_API hipGraphAddDependencies(hipGraph_t, const hipGraphNode_t *, const hipGraphNode_t *,
                                 size_t);
__WP_API hipGraphGetNodes(hipGraph_t, hipGraphNode_t *, size_t *);
__WP_API hipGraphInstantiate(hipGraphExec_t *, hipGraph_t, hipGraphNode_t *, char *, size_t);
__WP_API hipGraphInstantiateWithFlags(hipGraphExec_t *, hipGraph_t, unsigned long long);
__WP_API hipGraphUpload(hipGraphExec_t, hipStream_t);
__WP_API hipGraphLaunch(hipGraphExec_t, hipStream_t);
__WP_API hipGraphDestroy(hipGraph_t);
__WP_API hipGraphExecDestroy(hipGraphExec_t);
#undef __WP_NODE
#undef __WP_API

#endif
