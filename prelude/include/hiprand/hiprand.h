// The host interface of hiprand: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/hip.h>

typedef enum hiprandStatus {
  HIPRAND_STATUS_SUCCESS = 0,
  HIPRAND_STATUS_VERSION_MISMATCH = 100,
  HIPRAND_STATUS_NOT_INITIALIZED,
  HIPRAND_STATUS_ALLOCATION_FAILED,
  HIPRAND_STATUS_TYPE_ERROR,
  HIPRAND_STATUS_OUT_OF_RANGE,
  HIPRAND_STATUS_LENGTH_NOT_MULTIPLE,
  HIPRAND_STATUS_DOUBLE_PRECISION_REQUIRED,
  HIPRAND_STATUS_LAUNCH_FAILURE = 201,
  HIPRAND_STATUS_PREEXISTING_FAILURE,
  HIPRAND_STATUS_INITIALIZATION_FAILED,
  HIPRAND_STATUS_ARCH_MISMATCH,
  HIPRAND_STATUS_INTERNAL_ERROR = 999,
  HIPRAND_STATUS_NOT_IMPLEMENTED = 1000
} hiprandStatus_t;
typedef enum hiprandRngType {
  HIPRAND_RNG_TEST = 0,
  HIPRAND_RNG_PSEUDO_DEFAULT = 400,
  HIPRAND_RNG_PSEUDO_XORWOW = 401,
  HIPRAND_RNG_PSEUDO_MRG32K3A = 402,
  HIPRAND_RNG_PSEUDO_MTGP32 = 403,
  HIPRAND_RNG_PSEUDO_MT19937 = 404,
  HIPRAND_RNG_PSEUDO_PHILOX4_32_10 = 405,
  HIPRAND_RNG_QUASI_DEFAULT = 500,
  HIPRAND_RNG_QUASI_SOBOL32 = 501
} hiprandRngType_t;
typedef struct rocrand_generator_base_type *hiprandGenerator_t;
extern "C" {
hiprandStatus_t hiprandCreateGenerator(hiprandGenerator_t *, hiprandRngType_t);
hiprandStatus_t hiprandDestroyGenerator(hiprandGenerator_t);
hiprandStatus_t hiprandSetPseudoRandomGeneratorSeed(hiprandGenerator_t, unsigned long long);
hiprandStatus_t hiprandSetGeneratorOffset(hiprandGenerator_t, unsigned long long);
hiprandStatus_t hiprandSetQuasiRandomGeneratorDimensions(hiprandGenerator_t, unsigned);
hiprandStatus_t hiprandSetStream(hiprandGenerator_t, hipStream_t);
hiprandStatus_t hiprandGenerate(hiprandGenerator_t, unsigned *, size_t);
hiprandStatus_t hiprandGenerateUniform(hiprandGenerator_t, float *, size_t);
hiprandStatus_t hiprandGenerateUniformDouble(hiprandGenerator_t, double *, size_t);
hiprandStatus_t hiprandGenerateNormal(hiprandGenerator_t, float *, size_t, float, float);
hiprandStatus_t hiprandGenerateNormalDouble(hiprandGenerator_t, double *, size_t, double, double);
}
