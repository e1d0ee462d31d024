// The graphs of the CUDA runtime.
#ifndef WARPPROOF_RUNTIME_GRAPHS_H
#define WARPPROOF_RUNTIME_GRAPHS_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUuserObject_st *cudaUserObject_t;

enum cudaGraphNodeType {
  cudaGraphNodeTypeKernel,
  cudaGraphNodeTypeMemcpy,
  cudaGraphNodeTypeMemset,
  cudaGraphNodeTypeHost,
  cudaGraphNodeTypeGraph,
  cudaGraphNodeTypeEmpty,
  cudaGraphNodeTypeWaitEvent,
  cudaGraphNodeTypeEventRecord,
  cudaGraphNodeTypeExtSemaphoreSignal,
  cudaGraphNodeTypeExtSemaphoreWait,
  cudaGraphNodeTypeMemAlloc,
  cudaGraphNodeTypeMemFree,
  cudaGraphNodeTypeConditional = 13,
  cudaGraphNodeTypeCount
};
enum cudaGraphExecUpdateResult {
  cudaGraphExecUpdateSuccess,
  cudaGraphExecUpdateError,
  cudaGraphExecUpdateErrorTopologyChanged,
  cudaGraphExecUpdateErrorNodeTypeChanged,
  cudaGraphExecUpdateErrorFunctionChanged,
  cudaGraphExecUpdateErrorParametersChanged,
  cudaGraphExecUpdateErrorNotSupported,
  cudaGraphExecUpdateErrorUnsupportedFunctionChange,
  cudaGraphExecUpdateErrorAttributesChanged
};
enum cudaGraphInstantiateFlags {
  cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
  cudaGraphInstantiateFlagUpload = 2,
  cudaGraphInstantiateFlagDeviceLaunch = 4,
  cudaGraphInstantiateFlagUseNodePriority = 8
};
struct cudaKernelNodeParams {
  void *func;
  dim3 gridDim, blockDim;
  unsigned int sharedMemBytes;
  void **kernelParams, **extra;
};
struct cudaMemsetParams {
  void *dst;
  size_t pitch;
  unsigned int value, elementSize;
  size_t width, height;
};
struct cudaHostNodeParams {
  cudaHostFn_t fn;
  void *userData;
};
struct cudaMemAllocNodeParams {
  struct cudaMemPoolProps poolProps;
  const struct cudaMemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  void *dptr;
};
typedef struct cudaGraphExecUpdateResultInfo_st {
  enum cudaGraphExecUpdateResult result;
  cudaGraphNode_t errorNode, errorFromNode;
} cudaGraphExecUpdateResultInfo;

#define __WP_API __WP_C __host__ cudaError_t
#define __WP_NODE(NAME, ...)                                                                       \
  __WP_API NAME(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t __VA_ARGS__);
__WP_API cudaStreamEndCapture(cudaStream_t, cudaGraph_t *);
__WP_API cudaGraphCreate(cudaGraph_t *, unsigned);
__WP_API cudaGraphClone(cudaGraph_t *, cudaGraph_t);
__WP_NODE(cudaGraphAddKernelNode, , const struct cudaKernelNodeParams *)
__WP_NODE(cudaGraphAddMemcpyNode, , const struct cudaMemcpy3DParms *)
__WP_NODE(cudaGraphAddMemcpyNode1D, , void *, const void *, size_t, enum cudaMemcpyKind)
__WP_NODE(cudaGraphAddMemcpyNodeToSymbol, , const void *, const void *, size_t, size_t,
          enum cudaMemcpyKind)
__WP_NODE(cudaGraphAddMemcpyNodeFromSymbol, , void *, const void *, size_t, size_t,
          enum cudaMemcpyKind)
__WP_NODE(cudaGraphAddMemsetNode, , const struct cudaMemsetParams *)
__WP_NODE(cudaGraphAddHostNode, , const struct cudaHostNodeParams *)
__WP_NODE(cudaGraphAddChildGraphNode, , cudaGraph_t)
__WP_NODE(cudaGraphAddEmptyNode)
__WP_NODE(cudaGraphAddEventRecordNode, , cudaEvent_t)
__WP_NODE(cudaGraphAddEventWaitNode, , cudaEvent_t)
__WP_NODE(cudaGraphAddMemAllocNode, , struct cudaMemAllocNodeParams *)
__WP_NODE(cudaGraphAddMemFreeNode, , void *)
__WP_API cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *,
                                  size_t);
__WP_API cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *,
                                     const cudaGraphNode_t *, size_t);
__WP_API cudaGraphGetNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
__WP_API cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
__WP_API cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, size_t *);
__WP_API cudaGraphNodeGetType(cudaGraphNode_t, enum cudaGraphNodeType *);
__WP_API cudaGraphKernelNodeGetParams(cudaGraphNode_t, struct cudaKernelNodeParams *);
__WP_API cudaGraphKernelNodeSetParams(cudaGraphNode_t, const struct cudaKernelNodeParams *);
__WP_API cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, cudaKernelNodeAttrID,
                                         const cudaKernelNodeAttrValue *);
__WP_API cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const struct cudaMemcpy3DParms *);
__WP_API cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const struct cudaMemsetParams *);
__WP_API cudaGraphDestroyNode(cudaGraphNode_t);
__WP_API cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, unsigned long long __WP_OR(0));
__WP_API cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t,
                                       unsigned long long __WP_OR(0));
__WP_API cudaGraphUpload(cudaGraphExec_t, cudaStream_t);
__WP_API cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
__WP_API cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *);
__WP_API cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
                                          const struct cudaKernelNodeParams *);
__WP_API cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
                                          const struct cudaMemcpy3DParms *);
__WP_API cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t, void *, const void *,
                                            size_t, enum cudaMemcpyKind);
__WP_API cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
                                          const struct cudaMemsetParams *);
__WP_API cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
                                        const struct cudaHostNodeParams *);
__WP_API cudaGraphDestroy(cudaGraph_t);
__WP_API cudaGraphExecDestroy(cudaGraphExec_t);
__WP_API cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned);
__WP_API cudaDeviceGraphMemTrim(int);
#undef __WP_NODE
#undef __WP_API

#endif
