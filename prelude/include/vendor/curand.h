// The host interface of curand: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/cuda.h>

enum curandStatus {
  CURAND_STATUS_SUCCESS = 0,
  CURAND_STATUS_VERSION_MISMATCH = 100,
  CURAND_STATUS_NOT_INITIALIZED,
  CURAND_STATUS_ALLOCATION_FAILED,
  CURAND_STATUS_TYPE_ERROR,
  CURAND_STATUS_OUT_OF_RANGE,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE,
  CURAND_STATUS_DOUBLE_PRECISION_REQUIRED,
  CURAND_STATUS_LAUNCH_FAILURE = 201,
  CURAND_STATUS_PREEXISTING_FAILURE,
  CURAND_STATUS_INITIALIZATION_FAILED,
  CURAND_STATUS_ARCH_MISMATCH,
  CURAND_STATUS_INTERNAL_ERROR = 999
};
typedef enum curandStatus curandStatus_t;
enum curandRngType {
  CURAND_RNG_TEST = 0,
  CURAND_RNG_PSEUDO_DEFAULT = 100,
  CURAND_RNG_PSEUDO_XORWOW = 101,
  CURAND_RNG_PSEUDO_MRG32K3A = 121,
  CURAND_RNG_PSEUDO_MTGP32 = 141,
  CURAND_RNG_PSEUDO_MT19937 = 142,
  CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161,
  CURAND_RNG_QUASI_DEFAULT = 200,
  CURAND_RNG_QUASI_SOBOL32 = 201,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202,
  CURAND_RNG_QUASI_SOBOL64 = 203,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204
};
typedef enum curandRngType curandRngType_t;
enum curandOrdering {
  CURAND_ORDERING_PSEUDO_BEST = 100,
  CURAND_ORDERING_PSEUDO_DEFAULT = 101,
  CURAND_ORDERING_PSEUDO_SEEDED = 102,
  CURAND_ORDERING_QUASI_DEFAULT = 201
};
typedef enum curandOrdering curandOrdering_t;
typedef struct curandGenerator_st *curandGenerator_t;
extern "C" {
curandStatus_t curandCreateGenerator(curandGenerator_t *, curandRngType_t);
curandStatus_t curandCreateGeneratorHost(curandGenerator_t *, curandRngType_t);
curandStatus_t curandDestroyGenerator(curandGenerator_t);
curandStatus_t curandGetVersion(int *);
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t, unsigned long long);
curandStatus_t curandSetGeneratorOffset(curandGenerator_t, unsigned long long);
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t, curandOrdering_t);
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, unsigned);
curandStatus_t curandSetStream(curandGenerator_t, cudaStream_t);
curandStatus_t curandGenerateSeeds(curandGenerator_t);
curandStatus_t curandGenerate(curandGenerator_t, unsigned *, size_t);
curandStatus_t curandGenerateLongLong(curandGenerator_t, unsigned long long *, size_t);
curandStatus_t curandGenerateUniform(curandGenerator_t, float *, size_t);
curandStatus_t curandGenerateUniformDouble(curandGenerator_t, double *, size_t);
curandStatus_t curandGenerateNormal(curandGenerator_t, float *, size_t, float, float);
curandStatus_t curandGenerateNormalDouble(curandGenerator_t, double *, size_t, double, double);
curandStatus_t curandGenerateLogNormal(curandGenerator_t, float *, size_t, float, float);
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t, double *, size_t, double, double);
curandStatus_t curandGeneratePoisson(curandGenerator_t, unsigned *, size_t, double);
}
