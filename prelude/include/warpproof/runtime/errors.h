// The errors of the CUDA runtime.
#ifndef WARPPROOF_RUNTIME_ERRORS_H
#define WARPPROOF_RUNTIME_ERRORS_H
#pragma clang system_header

enum cudaError {
  cudaSuccess, cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorInitializationError,
  cudaErrorCudartUnloading, cudaErrorProfilerDisabled, cudaErrorProfilerNotInitialized,
  cudaErrorProfilerAlreadyStarted, cudaErrorProfilerAlreadyStopped, cudaErrorInvalidConfiguration,
  cudaErrorInvalidPitchValue = 12, cudaErrorInvalidSymbol, cudaErrorInvalidHostPointer = 16,
  cudaErrorInvalidDevicePointer, cudaErrorInvalidTexture, cudaErrorInvalidTextureBinding,
  cudaErrorInvalidChannelDescriptor, cudaErrorInvalidMemcpyDirection, cudaErrorAddressOfConstant,
  cudaErrorTextureFetchFailed, cudaErrorTextureNotBound, cudaErrorSynchronizationError,
  cudaErrorInvalidFilterSetting, cudaErrorInvalidNormSetting, cudaErrorMixedDeviceExecution,
  cudaErrorNotYetImplemented = 31, cudaErrorMemoryValueTooLarge, cudaErrorStubLibrary = 34,
  cudaErrorInsufficientDriver, cudaErrorCallRequiresNewerDriver, cudaErrorInvalidSurface,
  cudaErrorDuplicateVariableName = 43, cudaErrorDuplicateTextureName,
  cudaErrorDuplicateSurfaceName, cudaErrorDevicesUnavailable,
  cudaErrorIncompatibleDriverContext = 49, cudaErrorMissingConfiguration = 52,
  cudaErrorPriorLaunchFailure, cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchFileScopedTex,
  cudaErrorLaunchFileScopedSurf, cudaErrorSyncDepthExceeded, cudaErrorLaunchPendingCountExceeded,
  cudaErrorInvalidDeviceFunction = 98, cudaErrorNoDevice = 100, cudaErrorInvalidDevice,
  cudaErrorDeviceNotLicensed, cudaErrorSoftwareValidityNotEstablished,
  cudaErrorStartupFailure = 127, cudaErrorInvalidKernelImage = 200, cudaErrorDeviceUninitialized,
  cudaErrorMapBufferObjectFailed = 205, cudaErrorUnmapBufferObjectFailed, cudaErrorArrayIsMapped,
  cudaErrorAlreadyMapped, cudaErrorNoKernelImageForDevice, cudaErrorAlreadyAcquired,
  cudaErrorNotMapped, cudaErrorNotMappedAsArray, cudaErrorNotMappedAsPointer,
  cudaErrorECCUncorrectable, cudaErrorUnsupportedLimit, cudaErrorDeviceAlreadyInUse,
  cudaErrorPeerAccessUnsupported, cudaErrorInvalidPtx, cudaErrorInvalidGraphicsContext,
  cudaErrorNvlinkUncorrectable, cudaErrorJitCompilerNotFound, cudaErrorUnsupportedPtxVersion,
  cudaErrorJitCompilationDisabled, cudaErrorUnsupportedExecAffinity,
  cudaErrorUnsupportedDevSideSync, cudaErrorContained, cudaErrorInvalidSource = 300,
  cudaErrorFileNotFound, cudaErrorSharedObjectSymbolNotFound, cudaErrorSharedObjectInitFailed,
  cudaErrorOperatingSystem, cudaErrorInvalidResourceHandle = 400, cudaErrorIllegalState,
  cudaErrorLossyQuery, cudaErrorSymbolNotFound = 500, cudaErrorNotReady = 600,
  cudaErrorIllegalAddress = 700, cudaErrorLaunchOutOfResources, cudaErrorLaunchTimeout,
  cudaErrorLaunchIncompatibleTexturing, cudaErrorPeerAccessAlreadyEnabled,
  cudaErrorPeerAccessNotEnabled, cudaErrorSetOnActiveProcess = 708, cudaErrorContextIsDestroyed,
  cudaErrorAssert, cudaErrorTooManyPeers, cudaErrorHostMemoryAlreadyRegistered,
  cudaErrorHostMemoryNotRegistered, cudaErrorHardwareStackError, cudaErrorIllegalInstruction,
  cudaErrorMisalignedAddress, cudaErrorInvalidAddressSpace, cudaErrorInvalidPc,
  cudaErrorLaunchFailure, cudaErrorCooperativeLaunchTooLarge, cudaErrorTensorMemoryLeak,
  cudaErrorNotPermitted = 800, cudaErrorNotSupported, cudaErrorSystemNotReady,
  cudaErrorSystemDriverMismatch, cudaErrorCompatNotSupportedOnDevice,
  cudaErrorMpsConnectionFailed, cudaErrorMpsRpcFailure, cudaErrorMpsServerNotReady,
  cudaErrorMpsMaxClientsReached, cudaErrorMpsMaxConnectionsReached, cudaErrorMpsClientTerminated,
  cudaErrorCdpNotSupported, cudaErrorCdpVersionMismatch, cudaErrorStreamCaptureUnsupported = 900,
  cudaErrorStreamCaptureInvalidated, cudaErrorStreamCaptureMerge, cudaErrorStreamCaptureUnmatched,
  cudaErrorStreamCaptureUnjoined, cudaErrorStreamCaptureIsolation, cudaErrorStreamCaptureImplicit,
  cudaErrorCapturedEvent, cudaErrorStreamCaptureWrongThread, cudaErrorTimeout,
  cudaErrorGraphExecUpdateFailure, cudaErrorExternalDevice, cudaErrorInvalidClusterSize,
  cudaErrorFunctionNotLoaded, cudaErrorInvalidResourceType, cudaErrorInvalidResourceConfiguration,
  cudaErrorUnknown = 999, cudaErrorApiFailureBase = 10000
};
typedef enum cudaError cudaError_t;

#endif
