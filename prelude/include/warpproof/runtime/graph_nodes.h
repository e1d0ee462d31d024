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

struct cudaMemcpyNodeParams { int flags, reserved[3]; struct cudaMemcpy3DParms copyParams; };
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
  struct cudaMemPoolProps poolProps;
  const struct cudaMemAccessDesc *accessDescs;
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
  enum cudaGraphConditionalNodeType type;
  unsigned size;
  cudaGraph_t *phGraph_out;
};
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone, cudaGraphChildGraphOwnershipMove
};
struct cudaChildGraphNodeParams {
  cudaGraph_t graph;
  enum cudaGraphChildGraphNodeOwnership ownership;
};
struct cudaEventRecordNodeParams { cudaEvent_t event; };
struct cudaEventWaitNodeParams { cudaEvent_t event; };
struct cudaGraphNodeParams {
  enum cudaGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    struct cudaKernelNodeParamsV2 kernel;
    struct cudaMemcpyNodeParams memcpy;
    struct cudaMemsetParamsV2 memset;
    struct cudaHostNodeParamsV2 host;
    struct cudaChildGraphNodeParams graph;
    struct cudaEventWaitNodeParams eventWait;
    struct cudaEventRecordNodeParams eventRecord;
    struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
    struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
    struct cudaMemAllocNodeParamsV2 alloc;
    struct cudaMemFreeNodeParams free;
    struct cudaConditionalNodeParams conditional;
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
  enum cudaGraphInstantiateResult result_out;
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

#define __WP_API __WP_C __host__ cudaError_t
__WP_API cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *,
                                       const cudaGraphEdgeData *, size_t,
                                       enum cudaStreamCaptureMode);
__WP_API cudaStreamGetCaptureInfo(cudaStream_t, enum cudaStreamCaptureStatus *,
                                  unsigned long long *__WP_OR(0), cudaGraph_t *__WP_OR(0),
                                  const cudaGraphNode_t **__WP_OR(0), size_t *__WP_OR(0));
__WP_API cudaStreamGetCaptureInfo_v3(cudaStream_t, enum cudaStreamCaptureStatus *,
                                     unsigned long long *__WP_OR(0), cudaGraph_t *__WP_OR(0),
                                     const cudaGraphNode_t **__WP_OR(0),
                                     const cudaGraphEdgeData **__WP_OR(0), size_t *__WP_OR(0));
__WP_API cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, size_t,
                                             unsigned __WP_OR(0));
__WP_API cudaStreamUpdateCaptureDependencies_v2(cudaStream_t, cudaGraphNode_t *,
                                                const cudaGraphEdgeData *, size_t,
                                                unsigned __WP_OR(0));
__WP_API cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
__WP_API cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, enum cudaLaunchAttributeID,
                                         union cudaLaunchAttributeValue *);
__WP_API cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, struct cudaMemcpy3DParms *);
__WP_API cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *, size_t,
                                              size_t, enum cudaMemcpyKind);
__WP_API cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t,
                                                size_t, enum cudaMemcpyKind);
__WP_API cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t,
                                        enum cudaMemcpyKind);
__WP_API cudaGraphMemsetNodeGetParams(cudaGraphNode_t, struct cudaMemsetParams *);
__WP_API cudaGraphHostNodeGetParams(cudaGraphNode_t, struct cudaHostNodeParams *);
__WP_API cudaGraphHostNodeSetParams(cudaGraphNode_t, const struct cudaHostNodeParams *);
__WP_API cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
__WP_API cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__WP_API cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__WP_API cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, struct cudaMemAllocNodeParams *);
__WP_API cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
__WP_API cudaDeviceGetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *);
__WP_API cudaDeviceSetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *);
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
                                                  const void *, size_t, size_t,
                                                  enum cudaMemcpyKind);
__WP_API cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *,
                                                    const void *, size_t, size_t,
                                                    enum cudaMemcpyKind);
__WP_API cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t);
__WP_API cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__WP_API cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned);
__WP_API cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned *);
__WP_API cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned, unsigned);
__WP_API cudaUserObjectRetain(cudaUserObject_t, unsigned __WP_OR(1));
__WP_API cudaUserObjectRelease(cudaUserObject_t, unsigned __WP_OR(1));
__WP_API cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned __WP_OR(1),
                                   unsigned __WP_OR(0));
__WP_API cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned __WP_OR(1));
__WP_API cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t,
                          struct cudaGraphNodeParams *);
__WP_API cudaGraphAddNode_v2(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                             const cudaGraphEdgeData *, size_t, struct cudaGraphNodeParams *);
__WP_API cudaGraphNodeSetParams(cudaGraphNode_t, struct cudaGraphNodeParams *);
__WP_API cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, struct cudaGraphNodeParams *);
__WP_API cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *, cudaGraph_t,
                                          unsigned __WP_OR(0), unsigned __WP_OR(0));
#undef __WP_API

#endif
