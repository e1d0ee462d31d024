// What the runtime says of a device that is not there: one like an H100. Included once, by
// cuda.cu. Streams and events are numbers; whatever is asked of them has happened.

namespace {
constexpr int PROCESSORS = 132;
constexpr size_t DEVICE_BYTES = (size_t)80 << 30;

cudaDeviceProp properties() {
  cudaDeviceProp all = {};
  strcpy(all.name, "recorded by warpproof");
  all.totalGlobalMem = DEVICE_BYTES;
  all.sharedMemPerBlock = 48 << 10;
  all.regsPerBlock = 65536;
  all.warpSize = 32;
  all.memPitch = 0x7fffffff;
  all.maxThreadsPerBlock = 1024;
  all.maxThreadsDim[0] = all.maxThreadsDim[1] = 1024;
  all.maxThreadsDim[2] = 64;
  all.maxGridSize[0] = 0x7fffffff;
  all.maxGridSize[1] = all.maxGridSize[2] = 65535;
  all.clockRate = 1785000;
  all.totalConstMem = 64 << 10;
  all.major = 9;
  all.textureAlignment = 512;
  all.texturePitchAlignment = 32;
  all.deviceOverlap = 1;
  all.multiProcessorCount = PROCESSORS;
  all.canMapHostMemory = 1;
  all.concurrentKernels = 1;
  all.asyncEngineCount = 3;
  all.unifiedAddressing = 1;
  all.memoryClockRate = 2619000;
  all.memoryBusWidth = 5120;
  all.l2CacheSize = 50 << 20;
  all.maxThreadsPerMultiProcessor = 2048;
  all.streamPrioritiesSupported = 1;
  all.sharedMemPerMultiprocessor = 228 << 10;
  all.regsPerMultiprocessor = 65536;
  all.managedMemory = 1;
  all.concurrentManagedAccess = 1;
  all.cooperativeLaunch = 1;
  all.sharedMemPerBlockOptin = 227 << 10;
  all.maxBlocksPerMultiProcessor = 32;
  all.reservedSharedMemPerBlock = 1024;
  all.memoryPoolsSupported = 1;
  all.clusterLaunch = 1;
  return all;
}

int attribute(enum cudaDeviceAttr what) {
  const cudaDeviceProp all = properties();
  switch (what) {
  case cudaDevAttrMaxThreadsPerBlock: return all.maxThreadsPerBlock;
  case cudaDevAttrMaxBlockDimX:
  case cudaDevAttrMaxBlockDimY: return all.maxThreadsDim[0];
  case cudaDevAttrMaxBlockDimZ: return all.maxThreadsDim[2];
  case cudaDevAttrMaxGridDimX: return all.maxGridSize[0];
  case cudaDevAttrMaxGridDimY:
  case cudaDevAttrMaxGridDimZ: return all.maxGridSize[1];
  case cudaDevAttrMaxSharedMemoryPerBlock: return (int)all.sharedMemPerBlock;
  case cudaDevAttrMaxSharedMemoryPerBlockOptin: return (int)all.sharedMemPerBlockOptin;
  case cudaDevAttrMaxSharedMemoryPerMultiprocessor: return (int)all.sharedMemPerMultiprocessor;
  case cudaDevAttrReservedSharedMemoryPerBlock: return (int)all.reservedSharedMemPerBlock;
  case cudaDevAttrTotalConstantMemory: return (int)all.totalConstMem;
  case cudaDevAttrWarpSize: return all.warpSize;
  case cudaDevAttrMaxPitch: return (int)all.memPitch;
  case cudaDevAttrMaxRegistersPerBlock: return all.regsPerBlock;
  case cudaDevAttrMaxRegistersPerMultiprocessor: return all.regsPerMultiprocessor;
  case cudaDevAttrClockRate: return all.clockRate;
  case cudaDevAttrMemoryClockRate: return all.memoryClockRate;
  case cudaDevAttrGlobalMemoryBusWidth: return all.memoryBusWidth;
  case cudaDevAttrMultiProcessorCount: return all.multiProcessorCount;
  case cudaDevAttrMaxThreadsPerMultiProcessor: return all.maxThreadsPerMultiProcessor;
  case cudaDevAttrMaxBlocksPerMultiprocessor: return all.maxBlocksPerMultiProcessor;
  case cudaDevAttrL2CacheSize: return all.l2CacheSize;
  case cudaDevAttrComputeCapabilityMajor: return all.major;
  case cudaDevAttrAsyncEngineCount: return all.asyncEngineCount;
  case cudaDevAttrConcurrentKernels:
  case cudaDevAttrCanMapHostMemory:
  case cudaDevAttrUnifiedAddressing:
  case cudaDevAttrManagedMemory:
  case cudaDevAttrConcurrentManagedAccess:
  case cudaDevAttrStreamPrioritiesSupported:
  case cudaDevAttrCooperativeLaunch:
  case cudaDevAttrMemoryPoolsSupported:
  case cudaDevAttrClusterLaunch: return 1;
  default: return 0;
  }
}

template <class T> cudaError_t give(T *place, T value) {
  if (!place)
    return result(cudaErrorInvalidValue);
  *place = value;
  return cudaSuccess;
}

cudaError_t occupancy(int *blocks, int threads) {
  if (threads < 1 || threads > 1024)
    return result(cudaErrorInvalidValue);
  return give(blocks, 2048 / threads < 32 ? 2048 / threads : 32);
}

template <class T> cudaError_t new_handle(T *place) {
  static size_t handles = 15;
  guard guard;
  return give(place, (T)(++handles << 4));
}
} // namespace

extern "C" {
cudaError_t cudaGetDevice(int *device) { return give(device, 0); }
cudaError_t cudaSetDevice(int device) {
  return result(device ? cudaErrorInvalidDevice : cudaSuccess);
}
cudaError_t cudaInitDevice(int device, unsigned, unsigned) { return cudaSetDevice(device); }
cudaError_t cudaGetDeviceCount(int *count) { return give(count, 1); }
cudaError_t cudaGetDeviceFlags(unsigned *flags) { return give(flags, 0u); }
cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
cudaError_t cudaSetValidDevices(int *, int) { return cudaSuccess; }
cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *) { return give(device, 0); }
cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *all, int device) {
  return device ? result(cudaErrorInvalidDevice) : give(all, properties());
}
// What the headers of newer toolkits call it.
cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *all, int device) {
  return cudaGetDeviceProperties(all, device);
}
cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr what, int device) {
  return device ? result(cudaErrorInvalidDevice) : give(value, attribute(what));
}
cudaError_t cudaDeviceCanAccessPeer(int *can, int, int) { return give(can, 0); }
cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  *least = 0;
  return give(greatest, -5);
}
cudaError_t cudaDriverGetVersion(int *version) { return give(version, CUDART_VERSION); }
cudaError_t cudaRuntimeGetVersion(int *version) { return give(version, CUDART_VERSION); }
cudaError_t cudaMemGetInfo(size_t *available, size_t *all) {
  *available = DEVICE_BYTES;
  return give(all, DEVICE_BYTES);
}
cudaError_t cudaDeviceReset() { return cudaSuccess; }
cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }
cudaError_t cudaThreadSynchronize() { return cudaSuccess; }
cudaError_t cudaThreadExit() { return cudaSuccess; }
cudaError_t cudaDeviceSetLimit(enum cudaLimit, size_t) { return cudaSuccess; }
cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig) { return cudaSuccess; }
cudaError_t cudaProfilerStart() { return cudaSuccess; }
cudaError_t cudaProfilerStop() { return cudaSuccess; }

cudaError_t cudaStreamCreate(cudaStream_t *stream) { return new_handle(stream); }
cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned) { return new_handle(stream); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned, int) {
  return new_handle(stream);
}
cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamQuery(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) { return cudaSuccess; }
cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue *) {
  return cudaSuccess;
}
cudaError_t cudaStreamIsCapturing(cudaStream_t, enum cudaStreamCaptureStatus *status) {
  return give(status, cudaStreamCaptureStatusNone);
}
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t function, void *data) {
  function(data);
  return cudaSuccess;
}
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t function, void *data,
                                  unsigned) {
  function(stream, cudaSuccess, data);
  return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t *event) { return new_handle(event); }
cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned) { return new_handle(event); }
cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned) { return cudaSuccess; }
cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaSuccess; }
cudaError_t cudaEventQuery(cudaEvent_t) { return cudaSuccess; }
cudaError_t cudaEventElapsedTime(float *time, cudaEvent_t, cudaEvent_t) { return give(time, 1.0f); }

cudaError_t cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int) { return cudaSuccess; }
cudaError_t cudaFuncSetCacheConfig(const void *, enum cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig) {
  return cudaSuccess;
}
cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *all, const void *) {
  cudaFuncAttributes some = {};
  some.maxThreadsPerBlock = 1024;
  some.numRegs = 32;
  some.ptxVersion = some.binaryVersion = 90;
  some.maxDynamicSharedSizeBytes = 48 << 10;
  return give(all, some);
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *, int threads,
                                                          size_t) {
  return occupancy(blocks, threads);
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *,
                                                                   int threads, size_t, unsigned) {
  return occupancy(blocks, threads);
}
// What the prelude's templates call.
cudaError_t __wp_occupancy(int *blocks, int *threads, const void *) {
  *threads = 1024;
  return give(blocks, 2 * PROCESSORS);
}
bool __wp_goes_on() { return false; }

cudaError_t cudaGetLastError() {
  cudaError_t error = last_error;
  last_error = cudaSuccess;
  return error;
}
cudaError_t cudaPeekAtLastError() { return last_error; }
const char *cudaGetErrorName(cudaError_t error) {
  switch (error) {
  case cudaSuccess: return "cudaSuccess";
  case cudaErrorInvalidValue: return "cudaErrorInvalidValue";
  case cudaErrorMemoryAllocation: return "cudaErrorMemoryAllocation";
  case cudaErrorInvalidConfiguration: return "cudaErrorInvalidConfiguration";
  case cudaErrorInvalidDevice: return "cudaErrorInvalidDevice";
  case cudaErrorInvalidDeviceFunction: return "cudaErrorInvalidDeviceFunction";
  case cudaErrorNotSupported: return "cudaErrorNotSupported";
  default: return "an error of CUDA";
  }
}
const char *cudaGetErrorString(cudaError_t error) {
  return error ? cudaGetErrorName(error) : "no error";
}
}
