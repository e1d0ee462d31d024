// HIPRTC: declarations.
#pragma once
#pragma clang system_header
#include <stddef.h>

typedef struct _hiprtcProgram *hiprtcProgram;
typedef enum hiprtcResult {
  HIPRTC_SUCCESS,
  HIPRTC_ERROR_OUT_OF_MEMORY,
  HIPRTC_ERROR_PROGRAM_CREATION_FAILURE,
  HIPRTC_ERROR_INVALID_INPUT,
  HIPRTC_ERROR_INVALID_PROGRAM,
  HIPRTC_ERROR_INVALID_OPTION,
  HIPRTC_ERROR_COMPILATION
} hiprtcResult;
extern "C" {
const char *hiprtcGetErrorString(hiprtcResult);
hiprtcResult hiprtcCreateProgram(hiprtcProgram *, const char *, const char *, int, const char **,
                                 const char **);
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *);
hiprtcResult hiprtcCompileProgram(hiprtcProgram, int, const char **);
hiprtcResult hiprtcGetCodeSize(hiprtcProgram, size_t *);
hiprtcResult hiprtcGetCode(hiprtcProgram, char *);
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram, size_t *);
hiprtcResult hiprtcGetProgramLog(hiprtcProgram, char *);
hiprtcResult hiprtcAddNameExpression(hiprtcProgram, const char *);
hiprtcResult hiprtcGetLoweredName(hiprtcProgram, const char *, const char **);
}
