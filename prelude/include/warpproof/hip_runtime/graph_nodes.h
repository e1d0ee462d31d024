// Nodes of the HIP runtime's graphs of every kind, and what graphs own.
#ifndef WARPPROOF_HIP_RUNTIME_GRAPH_NODES_H
#define WARPPROOF_HIP_RUNTIME_GRAPH_NODES_H
#pragma clang system_header
#include <warpproof/hip_runtime/graphs.h>
#include <warpproof/hip_runtime/external.h>
#include <warpproof/hip_runtime/other.h>

typedef struct hipBatchMemOpNodeParams {
  hipCtx_t ctx;
  unsigned count;
  hipStreamBatchMemOpParams *paramArray;
  unsigned flags;
} hipBatchMemOpNodeParams;
typedef struct hipUserObject *hipUserObject_t;
typedef enum hipGraphNodeType {
  hipGraphNodeTypeKernel, hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemset, hipGraphNodeTypeHost,
  hipGraphNodeTypeGraph, hipGraphNodeTypeEmpty, hipGraphNodeTypeWaitEvent,
  hipGraphNodeTypeEventRecord, hipGraphNodeTypeExtSemaphoreSignal,
  hipGraphNodeTypeExtSemaphoreWait, hipGraphNodeTypeMemAlloc, hipGraphNodeTypeMemFree,
  hipGraphNodeTypeMemcpyFromSymbol, hipGraphNodeTypeMemcpyToSymbol, hipGraphNodeTypeCount
} hipGraphNodeType;
typedef struct hipMemAllocNodeParams {
  hipMemPoolProps poolProps;
  const hipMemAccessDesc *accessDescs;
  size_t accessDescCount, bytesize;
  void *dptr;
} hipMemAllocNodeParams;
typedef struct HIP_MEMSET_NODE_PARAMS {
  hipDeviceptr_t dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
} HIP_MEMSET_NODE_PARAMS;
typedef enum hipGraphExecUpdateResult {
  hipGraphExecUpdateSuccess, hipGraphExecUpdateError, hipGraphExecUpdateErrorTopologyChanged,
  hipGraphExecUpdateErrorNodeTypeChanged, hipGraphExecUpdateErrorFunctionChanged,
  hipGraphExecUpdateErrorParametersChanged, hipGraphExecUpdateErrorNotSupported,
  hipGraphExecUpdateErrorUnsupportedFunctionChange
} hipGraphExecUpdateResult;
typedef enum hipStreamUpdateCaptureDependenciesFlags {
  hipStreamAddCaptureDependencies, hipStreamSetCaptureDependencies
} hipStreamUpdateCaptureDependenciesFlags;
typedef enum hipGraphMemAttributeType {
  hipGraphMemAttrUsedMemCurrent, hipGraphMemAttrUsedMemHigh, hipGraphMemAttrReservedMemCurrent,
  hipGraphMemAttrReservedMemHigh
} hipGraphMemAttributeType;
typedef enum hipUserObjectFlags { hipUserObjectNoDestructorSync = 1 } hipUserObjectFlags;
typedef enum hipUserObjectRetainFlags { hipGraphUserObjectMove = 1 } hipUserObjectRetainFlags;
typedef enum hipGraphInstantiateFlags {
  hipGraphInstantiateFlagAutoFreeOnLaunch = 1, hipGraphInstantiateFlagUpload,
  hipGraphInstantiateFlagDeviceLaunch = 4, hipGraphInstantiateFlagUseNodePriority = 8
} hipGraphInstantiateFlags;
typedef enum hipGraphDebugDotFlags {
  hipGraphDebugDotFlagsVerbose = 1, hipGraphDebugDotFlagsKernelNodeParams = 4,
  hipGraphDebugDotFlagsMemcpyNodeParams = 8, hipGraphDebugDotFlagsMemsetNodeParams = 16,
  hipGraphDebugDotFlagsHostNodeParams = 32, hipGraphDebugDotFlagsEventNodeParams = 64,
  hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  hipGraphDebugDotFlagsKernelNodeAttributes = 512, hipGraphDebugDotFlagsHandles = 1024
} hipGraphDebugDotFlags;
typedef enum hipGraphInstantiateResult {
  hipGraphInstantiateSuccess, hipGraphInstantiateError, hipGraphInstantiateInvalidStructure,
  hipGraphInstantiateNodeOperationNotSupported, hipGraphInstantiateMultipleDevicesNotSupported
} hipGraphInstantiateResult;
typedef struct hipGraphInstantiateParams {
  hipGraphNode_t errNode_out;
  unsigned long long flags;
  hipGraphInstantiateResult result_out;
  hipStream_t uploadStream;
} hipGraphInstantiateParams;
typedef struct hipMemcpyNodeParams {
  int flags, reserved[3]; hipMemcpy3DParms copyParams;
} hipMemcpyNodeParams;
typedef struct hipChildGraphNodeParams { hipGraph_t graph; } hipChildGraphNodeParams;
typedef struct hipEventWaitNodeParams { hipEvent_t event; } hipEventWaitNodeParams;
typedef struct hipEventRecordNodeParams { hipEvent_t event; } hipEventRecordNodeParams;
typedef struct hipMemFreeNodeParams { void *dptr; } hipMemFreeNodeParams;
typedef struct hipGraphNodeParams {
  hipGraphNodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    hipKernelNodeParams kernel;
    hipMemcpyNodeParams memcpy;
    hipMemsetParams memset;
    hipHostNodeParams host;
    hipChildGraphNodeParams graph;
    hipEventWaitNodeParams eventWait;
    hipEventRecordNodeParams eventRecord;
    hipExternalSemaphoreSignalNodeParams extSemSignal;
    hipExternalSemaphoreWaitNodeParams extSemWait;
    hipMemAllocNodeParams alloc;
    hipMemFreeNodeParams free;
  };
  long long reserved2;
} hipGraphNodeParams;
typedef enum hipGraphDependencyType {
  hipGraphDependencyTypeDefault, hipGraphDependencyTypeProgrammatic
} hipGraphDependencyType;
typedef struct hipGraphEdgeData {
  unsigned char from_port, reserved[5], to_port, type;
} hipGraphEdgeData;

#define __WP_API __WP_C __host__ hipError_t
__WP_API hipGraphAddBatchMemOpNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                   const hipBatchMemOpNodeParams *);
__WP_API hipGraphBatchMemOpNodeGetParams(hipGraphNode_t, hipBatchMemOpNodeParams *);
__WP_API hipGraphBatchMemOpNodeSetParams(hipGraphNode_t, hipBatchMemOpNodeParams *);
__WP_API hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t, hipGraphNode_t,
                                             const hipBatchMemOpNodeParams *);
__WP_API hipStreamBeginCaptureToGraph(hipStream_t, hipGraph_t, const hipGraphNode_t *,
                                      const hipGraphEdgeData *, size_t, hipStreamCaptureMode);
__WP_API hipStreamGetCaptureInfo(hipStream_t, hipStreamCaptureStatus *, unsigned long long *);
__WP_API hipStreamGetCaptureInfo_v2(hipStream_t, hipStreamCaptureStatus *,
                                    unsigned long long *__WP_OR(0), hipGraph_t *__WP_OR(0),
                                    const hipGraphNode_t **__WP_OR(0), size_t *__WP_OR(0));
__WP_API hipStreamUpdateCaptureDependencies(hipStream_t, hipGraphNode_t *, size_t,
                                            unsigned __WP_OR(0));
__WP_API hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *);
__WP_API hipGraphRemoveDependencies(hipGraph_t, const hipGraphNode_t *, const hipGraphNode_t *,
                                    size_t);
__WP_API hipGraphGetEdges(hipGraph_t, hipGraphNode_t *, hipGraphNode_t *, size_t *);
__WP_API hipGraphGetRootNodes(hipGraph_t, hipGraphNode_t *, size_t *);
__WP_API hipGraphNodeGetDependencies(hipGraphNode_t, hipGraphNode_t *, size_t *);
__WP_API hipGraphNodeGetDependentNodes(hipGraphNode_t, hipGraphNode_t *, size_t *);
__WP_API hipGraphNodeGetType(hipGraphNode_t, hipGraphNodeType *);
__WP_API hipGraphDestroyNode(hipGraphNode_t);
__WP_API hipGraphClone(hipGraph_t *, hipGraph_t);
__WP_API hipGraphNodeFindInClone(hipGraphNode_t *, hipGraphNode_t, hipGraph_t);
__WP_API hipGraphInstantiateWithParams(hipGraphExec_t *, hipGraph_t, hipGraphInstantiateParams *);
__WP_API hipGraphAddNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                         hipGraphNodeParams *);
__WP_API hipGraphExecGetFlags(hipGraphExec_t, unsigned long long *);
__WP_API hipGraphNodeSetParams(hipGraphNode_t, hipGraphNodeParams *);
__WP_API hipGraphExecNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipGraphNodeParams *);
__WP_API hipGraphExecUpdate(hipGraphExec_t, hipGraph_t, hipGraphNode_t *,
                            hipGraphExecUpdateResult *);
__WP_API hipGraphKernelNodeGetParams(hipGraphNode_t, hipKernelNodeParams *);
__WP_API hipGraphKernelNodeSetParams(hipGraphNode_t, const hipKernelNodeParams *);
__WP_API hipGraphExecKernelNodeSetParams(hipGraphExec_t, hipGraphNode_t,
                                         const hipKernelNodeParams *);
__WP_API hipDrvGraphAddMemcpyNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                  const HIP_MEMCPY3D *, hipCtx_t);
__WP_API hipGraphMemcpyNodeGetParams(hipGraphNode_t, hipMemcpy3DParms *);
__WP_API hipGraphMemcpyNodeSetParams(hipGraphNode_t, const hipMemcpy3DParms *);
__WP_API hipGraphKernelNodeSetAttribute(hipGraphNode_t, hipLaunchAttributeID,
                                        const hipLaunchAttributeValue *);
__WP_API hipGraphKernelNodeGetAttribute(hipGraphNode_t, hipLaunchAttributeID,
                                        hipLaunchAttributeValue *);
__WP_API hipGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipMemcpy3DParms *);
__WP_API hipGraphMemcpyNodeSetParams1D(hipGraphNode_t, void *, const void *, size_t,
                                       hipMemcpyKind);
__WP_API hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t, hipGraphNode_t, void *, const void *,
                                           size_t, hipMemcpyKind);
__WP_API hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *,
                                         size_t, void *, const void *, size_t, size_t,
                                         hipMemcpyKind);
__WP_API hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t, void *, const void *, size_t,
                                               size_t, hipMemcpyKind);
__WP_API hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t, hipGraphNode_t, void *,
                                                   const void *, size_t, size_t, hipMemcpyKind);
__WP_API hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *,
                                       size_t, const void *, const void *, size_t, size_t,
                                       hipMemcpyKind);
__WP_API hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t, const void *, const void *, size_t,
                                             size_t, hipMemcpyKind);
__WP_API hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t, hipGraphNode_t, const void *,
                                                 const void *, size_t, size_t, hipMemcpyKind);
__WP_API hipGraphMemsetNodeGetParams(hipGraphNode_t, hipMemsetParams *);
__WP_API hipGraphMemsetNodeSetParams(hipGraphNode_t, const hipMemsetParams *);
__WP_API hipGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipMemsetParams *);
__WP_API hipGraphHostNodeGetParams(hipGraphNode_t, hipHostNodeParams *);
__WP_API hipGraphHostNodeSetParams(hipGraphNode_t, const hipHostNodeParams *);
__WP_API hipGraphExecHostNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipHostNodeParams *);
__WP_API hipGraphChildGraphNodeGetGraph(hipGraphNode_t, hipGraph_t *);
__WP_API hipGraphExecChildGraphNodeSetParams(hipGraphExec_t, hipGraphNode_t, hipGraph_t);
__WP_API hipGraphAddEventRecordNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                    hipEvent_t);
__WP_API hipGraphEventRecordNodeGetEvent(hipGraphNode_t, hipEvent_t *);
__WP_API hipGraphEventRecordNodeSetEvent(hipGraphNode_t, hipEvent_t);
__WP_API hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t, hipGraphNode_t, hipEvent_t);
__WP_API hipGraphAddEventWaitNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                  hipEvent_t);
__WP_API hipGraphEventWaitNodeGetEvent(hipGraphNode_t, hipEvent_t *);
__WP_API hipGraphEventWaitNodeSetEvent(hipGraphNode_t, hipEvent_t);
__WP_API hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t, hipGraphNode_t, hipEvent_t);
__WP_API hipGraphAddMemAllocNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                 hipMemAllocNodeParams *);
__WP_API hipGraphMemAllocNodeGetParams(hipGraphNode_t, hipMemAllocNodeParams *);
__WP_API hipGraphAddMemFreeNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                void *);
__WP_API hipGraphMemFreeNodeGetParams(hipGraphNode_t, void *);
__WP_API hipDeviceGetGraphMemAttribute(int, hipGraphMemAttributeType, void *);
__WP_API hipDeviceSetGraphMemAttribute(int, hipGraphMemAttributeType, void *);
__WP_API hipDeviceGraphMemTrim(int);
__WP_API hipUserObjectCreate(hipUserObject_t *, void *, hipHostFn_t, unsigned, unsigned);
__WP_API hipUserObjectRelease(hipUserObject_t, unsigned __WP_OR(1));
__WP_API hipUserObjectRetain(hipUserObject_t, unsigned __WP_OR(1));
__WP_API hipGraphRetainUserObject(hipGraph_t, hipUserObject_t, unsigned __WP_OR(1),
                                  unsigned __WP_OR(0));
__WP_API hipGraphReleaseUserObject(hipGraph_t, hipUserObject_t, unsigned __WP_OR(1));
__WP_API hipGraphDebugDotPrint(hipGraph_t, const char *, unsigned);
__WP_API hipGraphKernelNodeCopyAttributes(hipGraphNode_t, hipGraphNode_t);
__WP_API hipGraphNodeSetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned);
__WP_API hipGraphNodeGetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned *);
__WP_API hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t, HIP_MEMCPY3D *);
__WP_API hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t, const HIP_MEMCPY3D *);
__WP_API hipDrvGraphAddMemsetNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                  const HIP_MEMSET_NODE_PARAMS *, hipCtx_t);
__WP_API hipDrvGraphAddMemFreeNode(hipGraphNode_t *, hipGraph_t, const hipGraphNode_t *, size_t,
                                   hipDeviceptr_t);
__WP_API hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t, const HIP_MEMCPY3D *,
                                            hipCtx_t);
__WP_API hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t,
                                            const HIP_MEMSET_NODE_PARAMS *, hipCtx_t);
#undef __WP_API

#endif
