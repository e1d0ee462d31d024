// The graphs of the driver API.
#ifndef WARPPROOF_DRIVER_GRAPHS_H
#define WARPPROOF_DRIVER_GRAPHS_H
#pragma clang system_header
#include <warpproof/driver/types.h>

typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st {
  CUcontext ctx;
  unsigned count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned flags;
} CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, CUDA_BATCH_MEM_OP_NODE_PARAMS;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st {
  CUcontext ctx;
  unsigned count;
  CUstreamBatchMemOpParams *paramArray;
  unsigned flags;
} CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
typedef struct CUDA_KERNEL_NODE_PARAMS_st {
  CUfunction func;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  void **kernelParams, **extra;
} CUDA_KERNEL_NODE_PARAMS_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st {
  CUfunction func;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  void **kernelParams, **extra;
  CUkernel kern;
  CUcontext ctx;
} CUDA_KERNEL_NODE_PARAMS_v2, CUDA_KERNEL_NODE_PARAMS;
typedef struct CUDA_KERNEL_NODE_PARAMS_v3_st {
  CUfunction func;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  void **kernelParams, **extra;
  CUkernel kern;
  CUcontext ctx;
} CUDA_KERNEL_NODE_PARAMS_v3;
typedef struct CUDA_MEMSET_NODE_PARAMS_st {
  CUdeviceptr dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
} CUDA_MEMSET_NODE_PARAMS_v1, CUDA_MEMSET_NODE_PARAMS;
typedef struct CUDA_MEMSET_NODE_PARAMS_v2_st {
  CUdeviceptr dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
  CUcontext ctx;
} CUDA_MEMSET_NODE_PARAMS_v2;
typedef struct CUDA_HOST_NODE_PARAMS_st {
  CUhostFn fn;
  void *userData;
} CUDA_HOST_NODE_PARAMS_v1, CUDA_HOST_NODE_PARAMS;
typedef struct CUDA_HOST_NODE_PARAMS_v2_st {
  CUhostFn fn;
  void *userData;
} CUDA_HOST_NODE_PARAMS_v2;
typedef struct CUDA_CONDITIONAL_NODE_PARAMS {
  CUgraphConditionalHandle handle;
  CUgraphConditionalNodeType type;
  unsigned size;
  CUgraph *phGraph_out;
  CUcontext ctx;
} CUDA_CONDITIONAL_NODE_PARAMS;
typedef struct CUDA_MEMCPY_NODE_PARAMS_st {
  int flags, reserved;
  CUcontext copyCtx;
  CUDA_MEMCPY3D copyParams;
} CUDA_MEMCPY_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned numExtSems;
} CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray;
  unsigned numExtSems;
} CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned numExtSems;
} CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, CUDA_EXT_SEM_WAIT_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st {
  CUexternalSemaphore *extSemArray;
  const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray;
  unsigned numExtSems;
} CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
  CUmemPoolProps poolProps;
  const CUmemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  CUdeviceptr dptr;
} CUDA_MEM_ALLOC_NODE_PARAMS_v1, CUDA_MEM_ALLOC_NODE_PARAMS;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st {
  CUmemPoolProps poolProps;
  const CUmemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  CUdeviceptr dptr;
} CUDA_MEM_ALLOC_NODE_PARAMS_v2;
typedef struct CUDA_MEM_FREE_NODE_PARAMS_st { CUdeviceptr dptr; } CUDA_MEM_FREE_NODE_PARAMS;
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st {
  CUgraph graph;
  CUgraphChildGraphNodeOwnership ownership;
} CUDA_CHILD_GRAPH_NODE_PARAMS;
typedef struct CUDA_EVENT_RECORD_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_RECORD_NODE_PARAMS;
typedef struct CUDA_EVENT_WAIT_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_WAIT_NODE_PARAMS;
typedef struct CUgraphNodeParams_st {
  CUgraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    CUDA_KERNEL_NODE_PARAMS_v3 kernel;
    CUDA_MEMCPY_NODE_PARAMS memcpy;
    CUDA_MEMSET_NODE_PARAMS_v2 memset;
    CUDA_HOST_NODE_PARAMS_v2 host;
    CUDA_CHILD_GRAPH_NODE_PARAMS graph;
    CUDA_EVENT_WAIT_NODE_PARAMS eventWait;
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord;
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait;
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc;
    CUDA_MEM_FREE_NODE_PARAMS free;
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp;
    CUDA_CONDITIONAL_NODE_PARAMS conditional;
  };
  long long reserved2;
} CUgraphNodeParams;

#define __WP_API extern "C" __host__ CUresult
__WP_API cuGraphInstantiate(CUgraphExec *, CUgraph, unsigned long long);
__WP_API cuStreamBeginCapture(CUstream, CUstreamCaptureMode);
__WP_API cuStreamBeginCaptureToGraph(CUstream, CUgraph, const CUgraphNode *,
                                     const CUgraphEdgeData *, size_t, CUstreamCaptureMode);
__WP_API cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *);
__WP_API cuStreamEndCapture(CUstream, CUgraph *);
__WP_API cuStreamGetCaptureInfo(CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *,
                                const CUgraphNode **, size_t *);
__WP_API cuStreamGetCaptureInfo_v3(CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *,
                                   const CUgraphNode **, const CUgraphEdgeData **, size_t *);
__WP_API cuStreamUpdateCaptureDependencies(CUstream, CUgraphNode *, size_t, unsigned);
__WP_API cuStreamUpdateCaptureDependencies_v2(CUstream, CUgraphNode *, const CUgraphEdgeData *,
                                              size_t, unsigned);
__WP_API cuGraphCreate(CUgraph *, unsigned);
__WP_API cuGraphAddKernelNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                              const CUDA_KERNEL_NODE_PARAMS *);
__WP_API cuGraphKernelNodeGetParams(CUgraphNode, CUDA_KERNEL_NODE_PARAMS *);
__WP_API cuGraphKernelNodeSetParams(CUgraphNode, const CUDA_KERNEL_NODE_PARAMS *);
__WP_API cuGraphAddMemcpyNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                              const CUDA_MEMCPY3D *, CUcontext);
__WP_API cuGraphMemcpyNodeGetParams(CUgraphNode, CUDA_MEMCPY3D *);
__WP_API cuGraphMemcpyNodeSetParams(CUgraphNode, const CUDA_MEMCPY3D *);
__WP_API cuGraphAddMemsetNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                              const CUDA_MEMSET_NODE_PARAMS *, CUcontext);
__WP_API cuGraphMemsetNodeGetParams(CUgraphNode, CUDA_MEMSET_NODE_PARAMS *);
__WP_API cuGraphMemsetNodeSetParams(CUgraphNode, const CUDA_MEMSET_NODE_PARAMS *);
__WP_API cuGraphAddHostNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                            const CUDA_HOST_NODE_PARAMS *);
__WP_API cuGraphHostNodeGetParams(CUgraphNode, CUDA_HOST_NODE_PARAMS *);
__WP_API cuGraphHostNodeSetParams(CUgraphNode, const CUDA_HOST_NODE_PARAMS *);
__WP_API cuGraphAddChildGraphNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUgraph);
__WP_API cuGraphChildGraphNodeGetGraph(CUgraphNode, CUgraph *);
__WP_API cuGraphAddEmptyNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t);
__WP_API cuGraphAddEventRecordNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUevent);
__WP_API cuGraphEventRecordNodeGetEvent(CUgraphNode, CUevent *);
__WP_API cuGraphEventRecordNodeSetEvent(CUgraphNode, CUevent);
__WP_API cuGraphAddEventWaitNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUevent);
__WP_API cuGraphEventWaitNodeGetEvent(CUgraphNode, CUevent *);
__WP_API cuGraphEventWaitNodeSetEvent(CUgraphNode, CUevent);
__WP_API cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *, CUgraph, const CUgraphNode *,
                                                size_t, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
__WP_API cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode,
                                                      CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
__WP_API cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode,
                                                      const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
__WP_API cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                                              const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
__WP_API cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
__WP_API cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode,
                                                    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
__WP_API cuGraphAddBatchMemOpNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                                  const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
__WP_API cuGraphBatchMemOpNodeGetParams(CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *);
__WP_API cuGraphBatchMemOpNodeSetParams(CUgraphNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
__WP_API cuGraphExecBatchMemOpNodeSetParams(CUgraphExec, CUgraphNode,
                                            const CUDA_BATCH_MEM_OP_NODE_PARAMS *);
__WP_API cuGraphAddMemAllocNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t,
                                CUDA_MEM_ALLOC_NODE_PARAMS *);
__WP_API cuGraphMemAllocNodeGetParams(CUgraphNode, CUDA_MEM_ALLOC_NODE_PARAMS *);
__WP_API cuGraphAddMemFreeNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUdeviceptr);
__WP_API cuGraphMemFreeNodeGetParams(CUgraphNode, CUdeviceptr *);
__WP_API cuDeviceGraphMemTrim(CUdevice);
__WP_API cuDeviceGetGraphMemAttribute(CUdevice, CUgraphMem_attribute, void *);
__WP_API cuDeviceSetGraphMemAttribute(CUdevice, CUgraphMem_attribute, void *);
__WP_API cuGraphClone(CUgraph *, CUgraph);
__WP_API cuGraphNodeFindInClone(CUgraphNode *, CUgraphNode, CUgraph);
__WP_API cuGraphNodeGetType(CUgraphNode, CUgraphNodeType *);
__WP_API cuGraphGetNodes(CUgraph, CUgraphNode *, size_t *);
__WP_API cuGraphGetRootNodes(CUgraph, CUgraphNode *, size_t *);
__WP_API cuGraphGetEdges(CUgraph, CUgraphNode *, CUgraphNode *, size_t *);
__WP_API cuGraphGetEdges_v2(CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *);
__WP_API cuGraphNodeGetDependencies(CUgraphNode, CUgraphNode *, size_t *);
__WP_API cuGraphNodeGetDependencies_v2(CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *);
__WP_API cuGraphNodeGetDependentNodes(CUgraphNode, CUgraphNode *, size_t *);
__WP_API cuGraphNodeGetDependentNodes_v2(CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *);
__WP_API cuGraphAddDependencies(CUgraph, const CUgraphNode *, const CUgraphNode *, size_t);
__WP_API cuGraphAddDependencies_v2(CUgraph, const CUgraphNode *, const CUgraphNode *,
                                   const CUgraphEdgeData *, size_t);
__WP_API cuGraphRemoveDependencies(CUgraph, const CUgraphNode *, const CUgraphNode *, size_t);
__WP_API cuGraphRemoveDependencies_v2(CUgraph, const CUgraphNode *, const CUgraphNode *,
                                      const CUgraphEdgeData *, size_t);
__WP_API cuGraphDestroyNode(CUgraphNode);
__WP_API cuGraphInstantiateWithFlags(CUgraphExec *, CUgraph, unsigned long long);
__WP_API cuGraphInstantiateWithParams(CUgraphExec *, CUgraph, CUDA_GRAPH_INSTANTIATE_PARAMS *);
__WP_API cuGraphExecGetFlags(CUgraphExec, cuuint64_t *);
__WP_API cuGraphExecKernelNodeSetParams(CUgraphExec, CUgraphNode,
                                        const CUDA_KERNEL_NODE_PARAMS *);
__WP_API cuGraphExecMemcpyNodeSetParams(CUgraphExec, CUgraphNode, const CUDA_MEMCPY3D *,
                                        CUcontext);
__WP_API cuGraphExecMemsetNodeSetParams(CUgraphExec, CUgraphNode, const CUDA_MEMSET_NODE_PARAMS *,
                                        CUcontext);
__WP_API cuGraphExecHostNodeSetParams(CUgraphExec, CUgraphNode, const CUDA_HOST_NODE_PARAMS *);
__WP_API cuGraphExecChildGraphNodeSetParams(CUgraphExec, CUgraphNode, CUgraph);
__WP_API cuGraphExecEventRecordNodeSetEvent(CUgraphExec, CUgraphNode, CUevent);
__WP_API cuGraphExecEventWaitNodeSetEvent(CUgraphExec, CUgraphNode, CUevent);
__WP_API cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec, CUgraphNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *);
__WP_API cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec, CUgraphNode,
                                                        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *);
__WP_API cuGraphNodeSetEnabled(CUgraphExec, CUgraphNode, unsigned);
__WP_API cuGraphNodeGetEnabled(CUgraphExec, CUgraphNode, unsigned *);
__WP_API cuGraphUpload(CUgraphExec, CUstream);
__WP_API cuGraphLaunch(CUgraphExec, CUstream);
__WP_API cuGraphExecDestroy(CUgraphExec);
__WP_API cuGraphDestroy(CUgraph);
__WP_API cuGraphExecUpdate(CUgraphExec, CUgraph, CUgraphExecUpdateResultInfo *);
__WP_API cuGraphKernelNodeCopyAttributes(CUgraphNode, CUgraphNode);
__WP_API cuGraphKernelNodeGetAttribute(CUgraphNode, CUkernelNodeAttrID, CUkernelNodeAttrValue *);
__WP_API cuGraphKernelNodeSetAttribute(CUgraphNode, CUkernelNodeAttrID,
                                       const CUkernelNodeAttrValue *);
__WP_API cuGraphDebugDotPrint(CUgraph, const char *, unsigned);
__WP_API cuUserObjectCreate(CUuserObject *, void *, CUhostFn, unsigned, unsigned);
__WP_API cuUserObjectRetain(CUuserObject, unsigned);
__WP_API cuUserObjectRelease(CUuserObject, unsigned);
__WP_API cuGraphRetainUserObject(CUgraph, CUuserObject, unsigned, unsigned);
__WP_API cuGraphReleaseUserObject(CUgraph, CUuserObject, unsigned);
__WP_API cuGraphAddNode(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUgraphNodeParams *);
__WP_API cuGraphAddNode_v2(CUgraphNode *, CUgraph, const CUgraphNode *, const CUgraphEdgeData *,
                           size_t, CUgraphNodeParams *);
__WP_API cuGraphNodeSetParams(CUgraphNode, CUgraphNodeParams *);
__WP_API cuGraphExecNodeSetParams(CUgraphExec, CUgraphNode, CUgraphNodeParams *);
__WP_API cuGraphConditionalHandleCreate(CUgraphConditionalHandle *, CUgraph, CUcontext, unsigned,
                                        unsigned);
#undef __WP_API

#endif
