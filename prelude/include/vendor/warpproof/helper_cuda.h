// Names of the CUDA samples' helper headers that host code uses, as far as declarations go.
// A program's own headers of these names come first.
#ifndef WARPPROOF_HELPER_CUDA_H
#define WARPPROOF_HELPER_CUDA_H
#pragma clang system_header
#include <algorithm>
#include <fstream>
#include <iostream>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <vector>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif
#ifndef STRCASECMP
#define STRCASECMP strcasecmp
#define STRNCASECMP strncasecmp
#define STRCPY(to, length, from) strcpy(to, from)
#define FOPEN(file, name, mode) (file = fopen(name, mode))
#define FOPEN_FAIL(result) ((result) == nullptr)
#define SSCANF sscanf
#define SPRINTF sprintf
#endif
#define checkCudaErrors(call) ((void)(call))
#define getLastCudaError(message) ((void)(message))
#define printLastCudaError(message) ((void)(message))
#define cutilSafeCall(call) ((void)(call))
#define cutilSafeCallNoSync(call) ((void)(call))
#define cutilCheckMsg(message) ((void)(message))
#define cutilCheckError(call) ((void)(call))
#define CUDA_SAFE_CALL(call) ((void)(call))
#define CUT_SAFE_CALL(call) ((void)(call))
#define CUT_CHECK_ERROR(message) ((void)(message))

// Devices.
int findCudaDevice(int, const char **);
int gpuGetMaxGflopsDeviceId();
int gpuDeviceInit(int);
int findIntegratedGPU();
bool checkCudaCapabilities(int, int);
int _ConvertSMVer2Cores(int, int);
const char *_ConvertSMVer2ArchName(int, int);
int ftoi(float);
template <class __T> const char *_cudaGetErrorEnum(__T);

// The command line.
int stringRemoveDelimiter(char, const char *);
int getFileExtension(char *, char **);
bool checkCmdLineFlag(int, const char **, const char *);
int getCmdLineArgumentInt(int, const char **, const char *);
float getCmdLineArgumentFloat(int, const char **, const char *);
bool getCmdLineArgumentString(int, const char **, const char *, char **);
template <class __T> bool getCmdLineArgumentValue(int, const char **, const char *, __T *);
char *sdkFindFilePath(const char *, const char *);

// Timers.
class StopWatchInterface {
public:
  virtual ~StopWatchInterface() {}
  virtual void start() = 0;
  virtual void stop() = 0;
  virtual void reset() = 0;
  virtual float getTime() = 0;
  virtual float getAverageTime() = 0;
};
bool sdkCreateTimer(StopWatchInterface **);
bool sdkDeleteTimer(StopWatchInterface **);
bool sdkStartTimer(StopWatchInterface **);
bool sdkStopTimer(StopWatchInterface **);
bool sdkResetTimer(StopWatchInterface **);
float sdkGetTimerValue(StopWatchInterface **);
float sdkGetAverageTimerValue(StopWatchInterface **);

// Files and comparisons.
void sdkDumpBin(void *, unsigned, const char *);
bool sdkCompareBin2BinUint(const char *, const char *, unsigned, const float, const float, char *);
bool sdkCompareBin2BinFloat(const char *, const char *, unsigned, const float, const float,
                            char *);
bool sdkCompareL2fe(const float *, const float *, const unsigned, const float);
template <class __T> bool sdkReadFile(const char *, __T **, unsigned *, bool);
template <class __T, class __E>
bool sdkWriteFile(const char *, const __T *, unsigned, const __E, bool, bool = false);
bool sdkLoadPGM(const char *, unsigned char **, unsigned *, unsigned *);
template <class __T> bool sdkLoadPGM(const char *, __T **, unsigned *, unsigned *);
template <class __T> bool sdkSavePGM(const char *, __T *, unsigned, unsigned);
template <class __T> bool sdkLoadPPM4(const char *, __T **, unsigned *, unsigned *);
bool sdkLoadPPM4ub(const char *, unsigned char **, unsigned *, unsigned *);
bool sdkSavePPM4ub(const char *, unsigned char *, unsigned, unsigned);
bool sdkComparePPM(const char *, const char *, const float, const float, bool);
bool sdkComparePGM(const char *, const char *, const float, const float, bool);
template <class __T, class __S> bool compareData(const __T *, const __T *, const unsigned, const __S,
                                                 const float);
bool sdkCheckCUDAError(const char *);

#endif
