// The rest of the CUDA runtime: what nothing is recorded of says so, and fails.
#include <stdio.h>

static int not_recorded(const char *name, int *told) {
  if (!*told)
    fprintf(stderr, "warpproof: %s is not recorded: it returns cudaErrorNotSupported\n", name);
  *told = 1;
  return 801;
}

#define OTHER(name) \
  int name(void) { \
    static int told; \
    return not_recorded(#name, &told); \
  }

OTHER(cudaArrayGetInfo) OTHER(cudaBindTexture) OTHER(cudaBindTexture2D)
OTHER(cudaBindTextureToArray) OTHER(cudaCreateSurfaceObject) OTHER(cudaCreateTextureObject)
OTHER(cudaCtxResetPersistingL2Cache) OTHER(cudaDestroySurfaceObject)
OTHER(cudaDestroyTextureObject) OTHER(cudaDeviceDisablePeerAccess)
OTHER(cudaDeviceEnablePeerAccess) OTHER(cudaDeviceGetByPCIBusId) OTHER(cudaDeviceGetCacheConfig)
OTHER(cudaDeviceGetDefaultMemPool) OTHER(cudaDeviceGetLimit) OTHER(cudaDeviceGetMemPool)
OTHER(cudaDeviceGetP2PAttribute) OTHER(cudaDeviceGetPCIBusId)
OTHER(cudaDeviceGetSharedMemConfig) OTHER(cudaDeviceGraphMemTrim) OTHER(cudaDeviceSetMemPool)
OTHER(cudaFreeArray) OTHER(cudaFreeMipmappedArray) OTHER(cudaGetChannelDesc)
OTHER(cudaGetMipmappedArrayLevel) OTHER(cudaGetTextureObjectResourceDesc)
OTHER(cudaGetTextureReference) OTHER(cudaGraphAddDependencies) OTHER(cudaGraphClone)
OTHER(cudaGraphCreate) OTHER(cudaGraphDebugDotPrint) OTHER(cudaGraphDestroy)
OTHER(cudaGraphDestroyNode) OTHER(cudaGraphExecDestroy) OTHER(cudaGraphExecHostNodeSetParams)
OTHER(cudaGraphExecKernelNodeSetParams) OTHER(cudaGraphExecMemcpyNodeSetParams)
OTHER(cudaGraphExecMemcpyNodeSetParams1D) OTHER(cudaGraphExecMemsetNodeSetParams)
OTHER(cudaGraphExecUpdate) OTHER(cudaGraphGetEdges) OTHER(cudaGraphGetNodes)
OTHER(cudaGraphGetRootNodes) OTHER(cudaGraphInstantiate) OTHER(cudaGraphInstantiateWithFlags)
OTHER(cudaGraphKernelNodeGetParams) OTHER(cudaGraphKernelNodeSetAttribute)
OTHER(cudaGraphKernelNodeSetParams) OTHER(cudaGraphLaunch) OTHER(cudaGraphMemcpyNodeSetParams)
OTHER(cudaGraphMemsetNodeSetParams) OTHER(cudaGraphNodeGetType)
OTHER(cudaGraphRemoveDependencies) OTHER(cudaGraphUpload) OTHER(cudaGraphicsMapResources)
OTHER(cudaGraphicsResourceGetMappedPointer) OTHER(cudaGraphicsResourceSetMapFlags)
OTHER(cudaGraphicsSubResourceGetMappedArray) OTHER(cudaGraphicsUnmapResources)
OTHER(cudaGraphicsUnregisterResource) OTHER(cudaHostGetFlags) OTHER(cudaIpcCloseMemHandle)
OTHER(cudaIpcGetEventHandle) OTHER(cudaIpcGetMemHandle) OTHER(cudaIpcOpenEventHandle)
OTHER(cudaIpcOpenMemHandle) OTHER(cudaLaunchCooperativeKernelMultiDevice)
OTHER(cudaMalloc3DArray) OTHER(cudaMallocArray) OTHER(cudaMallocMipmappedArray)
OTHER(cudaMemPoolCreate) OTHER(cudaMemPoolDestroy) OTHER(cudaMemPoolGetAttribute)
OTHER(cudaMemPoolSetAccess) OTHER(cudaMemPoolSetAttribute) OTHER(cudaMemPoolTrimTo)
OTHER(cudaMemRangeGetAttribute) OTHER(cudaMemcpy2DFromArray) OTHER(cudaMemcpy2DFromArrayAsync)
OTHER(cudaMemcpy2DToArray) OTHER(cudaMemcpy2DToArrayAsync) OTHER(cudaMemcpy3D)
OTHER(cudaMemcpy3DAsync) OTHER(cudaMemcpy3DPeer) OTHER(cudaMemcpy3DPeerAsync)
OTHER(cudaMemcpyArrayToArray) OTHER(cudaMemcpyFromArray) OTHER(cudaMemcpyFromArrayAsync)
OTHER(cudaMemcpyToArray) OTHER(cudaMemcpyToArrayAsync) OTHER(cudaMemset3D)
OTHER(cudaMemset3DAsync) OTHER(cudaOccupancyAvailableDynamicSMemPerBlock)
OTHER(cudaOccupancyMaxActiveClusters) OTHER(cudaOccupancyMaxPotentialClusterSize)
OTHER(cudaStreamBeginCapture) OTHER(cudaStreamEndCapture) OTHER(cudaStreamGetAttribute)
OTHER(cudaStreamGetFlags) OTHER(cudaStreamGetPriority)
OTHER(cudaThreadExchangeStreamCaptureMode) OTHER(cudaThreadGetLimit)
OTHER(cudaThreadSetCacheConfig) OTHER(cudaThreadSetLimit) OTHER(cudaUnbindTexture)
