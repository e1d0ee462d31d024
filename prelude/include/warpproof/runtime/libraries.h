// Code that the CUDA runtime loads, and what it says of functions.
#ifndef WARPPROOF_RUNTIME_LIBRARIES_H
#define WARPPROOF_RUNTIME_LIBRARIES_H
#pragma clang system_header
#include <warpproof/runtime/types.h>

enum cudaJitOption {
  cudaJitMaxRegisters, cudaJitThreadsPerBlock, cudaJitWallTime, cudaJitInfoLogBuffer,
  cudaJitInfoLogBufferSizeBytes, cudaJitErrorLogBuffer, cudaJitErrorLogBufferSizeBytes,
  cudaJitOptimizationLevel, cudaJitFallbackStrategy = 10, cudaJitGenerateDebugInfo,
  cudaJitLogVerbose, cudaJitGenerateLineInfo, cudaJitCacheMode,
  cudaJitPositionIndependentCode = 30, cudaJitMinCtaPerSm, cudaJitMaxThreadsPerBlock,
  cudaJitOverrideDirectiveValues
};
enum cudaLibraryOption {
  cudaLibraryHostUniversalFunctionAndDataTable, cudaLibraryBinaryIsPreserved
};
struct cudalibraryHostUniversalFunctionAndDataTable {
  void *functionTable;
  size_t functionWindowSize;
  void *dataTable;
  size_t dataWindowSize;
};
enum cudaJit_CacheMode { cudaJitCacheOptionNone, cudaJitCacheOptionCG, cudaJitCacheOptionCA };
enum cudaJit_Fallback { cudaPreferPtx, cudaPreferBinary };
typedef struct CUlib_st *cudaLibrary_t;
enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault, cudaEnableLegacyStream, cudaEnablePerThreadDefaultStream
};
enum cudaDriverEntryPointQueryResult {
  cudaDriverEntryPointSuccess, cudaDriverEntryPointSymbolNotFound,
  cudaDriverEntryPointVersionNotSufficent
};

#define __WP_API __WP_C __host__ cudaError_t
__WP_API cudaFuncGetName(const char **, const void *);
__WP_API cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
__WP_API cudaGetDriverEntryPoint(const char *, void **, unsigned long long,
                                 enum cudaDriverEntryPointQueryResult *);
__WP_API cudaGetDriverEntryPointByVersion(const char *, void **, unsigned, unsigned long long,
                                          enum cudaDriverEntryPointQueryResult *);
__WP_API cudaLibraryLoadData(cudaLibrary_t *, const void *, enum cudaJitOption *, void **, unsigned,
                             enum cudaLibraryOption *, void **, unsigned);
__WP_API cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, enum cudaJitOption *, void **,
                                 unsigned, enum cudaLibraryOption *, void **, unsigned);
__WP_API cudaLibraryUnload(cudaLibrary_t);
__WP_API cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
__WP_API cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *);
__WP_API cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *);
__WP_API cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
__WP_API cudaLibraryGetKernelCount(unsigned *, cudaLibrary_t);
__WP_API cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned, cudaLibrary_t);
__WP_API cudaKernelSetAttributeForDevice(cudaKernel_t, enum cudaFuncAttribute, int, int);
__WP_API cudaGetExportTable(const void **, const cudaUUID_t *);
__WP_API cudaGetFuncBySymbol(cudaFunction_t *, const void *);
__WP_API cudaGetKernel(cudaKernel_t *, const void *);
#undef __WP_API

#endif
