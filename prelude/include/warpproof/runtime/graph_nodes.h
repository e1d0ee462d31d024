// Nodes of the CUDA runtime's graphs of every kind, their edges, and what graphs own. That
// kernels change the parameters of others' nodes is left out: no launch is what it says then.
#ifndef WARPPROOF_RUNTIME_GRAPH_NODES_H
#define WARPPROOF_RUNTIME_GRAPH_NODES_H
#pragma clang system_header
#include <warpproof/runtime/graphs.h>
#include <warpproof/runtime/external.h>

#define cudaStreamGetCaptureInfo_v2 cudaStreamGetCaptureInfo
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaGraphKernelNodePortLaunchCompletion 2

struct cudaMemcpyNodeParams { int flags, reserved[3]; cudaMemcpy3DParms copyParams; };
struct cudaMemsetParamsV2 {
  void *dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
};
struct cudaHostNodeParamsV2 { cudaHostFn_t fn; void *userData; };
enum cudaStreamUpdateCaptureDependenciesFlags {
  cudaStreamAddCaptureDependencies, cudaStreamSetCaptureDependencies
};
enum cudaUserObjectFlags { cudaUserObjectNoDestructorSync = 1 };
enum cudaUserObjectRetainFlags { cudaGraphUserObjectMove = 1 };
struct cudaMemAllocNodeParamsV2 {
  cudaMemPoolProps poolProps;
  const cudaMemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  void *dptr;
};
struct cudaMemFreeNodeParams { void *dptr; };
enum cudaGraphMemAttributeType {
  cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh, cudaGraphMemAttrReservedMemCurrent,
  cudaGraphMemAttrReservedMemHigh
};
typedef unsigned long long cudaGraphConditionalHandle;
struct cudaKernelNodeParamsV2 {
  void *func;
  dim3 gridDim, blockDim;
  unsigned sharedMemBytes;
  void **kernelParams, **extra;
};
enum cudaGraphConditionalHandleFlags { cudaGraphCondAssignDefault = 1 };
enum cudaGraphConditionalNodeType {
  cudaGraphCondTypeIf, cudaGraphCondTypeWhile, cudaGraphCondTypeSwitch
};
struct cudaConditionalNodeParams {
  cudaGraphConditionalHandle handle;
  cudaGraphConditionalNodeType type;
  unsigned size;
  cudaGraph_t *phGraph_out;
};
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone, cudaGraphChildGraphOwnershipMove
};
struct cudaChildGraphNodeParams {
  cudaGraph_t graph;
  cudaGraphChildGraphNodeOwnership ownership;
};
struct cudaEventRecordNodeParams { cudaEvent_t event; };
struct cudaEventWaitNodeParams { cudaEvent_t event; };
struct cudaGraphNodeParams {
  cudaGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    cudaKernelNodeParamsV2 kernel;
    cudaMemcpyNodeParams memcpy;
    cudaMemsetParamsV2 memset;
    cudaHostNodeParamsV2 host;
    cudaChildGraphNodeParams graph;
    cudaEventWaitNodeParams eventWait;
    cudaEventRecordNodeParams eventRecord;
    cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
    cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
    cudaMemAllocNodeParamsV2 alloc;
    cudaMemFreeNodeParams free;
    cudaConditionalNodeParams conditional;
  };
  long long reserved2;
};
enum cudaGraphDependencyType_enum {
  cudaGraphDependencyTypeDefault, cudaGraphDependencyTypeProgrammatic
};
typedef enum cudaGraphDependencyType_enum cudaGraphDependencyType;
struct cudaGraphEdgeData_st { unsigned char from_port, to_port, type, reserved[5]; };
typedef struct cudaGraphEdgeData_st cudaGraphEdgeData;
enum cudaGraphInstantiateResult {
  cudaGraphInstantiateSuccess, cudaGraphInstantiateError, cudaGraphInstantiateInvalidStructure,
  cudaGraphInstantiateNodeOperationNotSupported, cudaGraphInstantiateMultipleDevicesNotSupported,
  cudaGraphInstantiateConditionalHandleUnused
};
struct cudaGraphInstantiateParams_st {
  unsigned long long flags;
  cudaStream_t uploadStream;
  cudaGraphNode_t errNode_out;
  cudaGraphInstantiateResult result_out;
};
typedef struct cudaGraphInstantiateParams_st cudaGraphInstantiateParams;
enum cudaGraphDebugDotFlags {
  cudaGraphDebugDotFlagsVerbose = 1, cudaGraphDebugDotFlagsKernelNodeParams = 4,
  cudaGraphDebugDotFlagsMemcpyNodeParams = 8, cudaGraphDebugDotFlagsMemsetNodeParams = 16,
  cudaGraphDebugDotFlagsHostNodeParams = 32, cudaGraphDebugDotFlagsEventNodeParams = 64,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  cudaGraphDebugDotFlagsKernelNodeAttributes = 512, cudaGraphDebugDotFlagsHandles = 1024,
  cudaGraphDebugDotFlagsConditionalNodeParams = 32768
};

#define __WP_API extern "C" __host__ cudaError_t
__WP_API cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *,
                                       const cudaGraphEdgeData *, size_t, cudaStreamCaptureMode);
__WP_API cudaStreamGetCaptureInfo(cudaStream_t, cudaStreamCaptureStatus *,
                                  unsigned long long * = 0, cudaGraph_t * = 0,
                                  const cudaGraphNode_t ** = 0, size_t * = 0);
__WP_API cudaStreamGetCaptureInfo_v3(cudaStream_t, cudaStreamCaptureStatus *,
                                     unsigned long long * = 0, cudaGraph_t * = 0,
                                     const cudaGraphNode_t ** = 0, const cudaGraphEdgeData ** = 0,
                                     size_t * = 0);
__WP_API cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, size_t,
                                             unsigned = 0);
__WP_API cudaStreamUpdateCaptureDependencies_v2(cudaStream_t, cudaGraphNode_t *,
                                                const cudaGraphEdgeData *, size_t, unsigned = 0);
__WP_API cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
__WP_API cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaLaunchAttributeID,
                                         cudaLaunchAttributeValue *);
__WP_API cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, cudaMemcpy3DParms *);
__WP_API cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *, size_t,
                                              size_t, cudaMemcpyKind);
__WP_API cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t,
                                                size_t, cudaMemcpyKind);
__WP_API cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t,
                                        cudaMemcpyKind);
__WP_API cudaGraphMemsetNodeGetParams(cudaGraphNode_t, cudaMemsetParams *);
__WP_API cudaGraphHostNodeGetParams(cudaGraphNode_t, cudaHostNodeParams *);
__WP_API cudaGraphHostNodeSetParams(cudaGraphNode_t, const cudaHostNodeParams *);
__WP_API cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
__WP_API cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__WP_API cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__WP_API cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, cudaMemAllocNodeParams *);
__WP_API cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
__WP_API cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType, void *);
__WP_API cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType, void *);
__WP_API cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t);
__WP_API cudaGraphGetEdges_v2(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *,
                              cudaGraphEdgeData *, size_t *);
__WP_API cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
__WP_API cudaGraphNodeGetDependencies_v2(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *,
                                         size_t *);
__WP_API cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
__WP_API cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t, cudaGraphNode_t *,
                                           cudaGraphEdgeData *, size_t *);
__WP_API cudaGraphAddDependencies_v2(cudaGraph_t, const cudaGraphNode_t *,
                                     const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__WP_API cudaGraphRemoveDependencies_v2(cudaGraph_t, const cudaGraphNode_t *,
                                        const cudaGraphNode_t *, const cudaGraphEdgeData *,
                                        size_t);
__WP_API cudaGraphInstantiateWithParams(cudaGraphExec_t *, cudaGraph_t,
                                        cudaGraphInstantiateParams *);
__WP_API cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *);
__WP_API cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const void *,
                                                  const void *, size_t, size_t, cudaMemcpyKind);
__WP_API cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *,
                                                    const void *, size_t, size_t, cudaMemcpyKind);
__WP_API cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t);
__WP_API cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned);
__WP_API cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned *);
__WP_API cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned, unsigned);
__WP_API cudaUserObjectRetain(cudaUserObject_t, unsigned = 1);
__WP_API cudaUserObjectRelease(cudaUserObject_t, unsigned = 1);
__WP_API cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned = 1, unsigned = 0);
__WP_API cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned = 1);
__WP_API cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t,
                          cudaGraphNodeParams *);
__WP_API cudaGraphAddNode_v2(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                             const cudaGraphEdgeData *, size_t, cudaGraphNodeParams *);
__WP_API cudaGraphNodeSetParams(cudaGraphNode_t, cudaGraphNodeParams *);
__WP_API cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraphNodeParams *);
__WP_API cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *, cudaGraph_t, unsigned = 0,
                                          unsigned = 0);
#undef __WP_API
// How often the graph of a conditional node runs is of no account.
__WP_DEV void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned) {}

#endif
