// Names of the CUDA samples' helper headers that host code uses, as far as declarations go.
// A program's own headers of these names come first.
#ifndef WARPPROOF_HELPER_CUDA_H
#define WARPPROOF_HELPER_CUDA_H
#pragma clang system_header
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif
#define checkCudaErrors(call) ((void)(call))
#define getLastCudaError(message) ((void)(message))
#define printLastCudaError(message) ((void)(message))
#define cutilSafeCall(call) ((void)(call))
#define cutilCheckMsg(message) ((void)(message))

int findCudaDevice(int, const char **);
int gpuGetMaxGflopsDeviceId();
int gpuDeviceInit(int);
int findIntegratedGPU();
bool checkCudaCapabilities(int, int);
int _ConvertSMVer2Cores(int, int);
const char *_ConvertSMVer2ArchName(int, int);
bool checkCmdLineFlag(int, const char **, const char *);
int getCmdLineArgumentInt(int, const char **, const char *);
float getCmdLineArgumentFloat(int, const char **, const char *);
bool getCmdLineArgumentString(int, const char **, const char *, char **);
char *sdkFindFilePath(const char *, const char *);

struct StopWatchInterface;
bool sdkCreateTimer(StopWatchInterface **);
bool sdkDeleteTimer(StopWatchInterface **);
bool sdkStartTimer(StopWatchInterface **);
bool sdkStopTimer(StopWatchInterface **);
bool sdkResetTimer(StopWatchInterface **);
float sdkGetTimerValue(StopWatchInterface **);
float sdkGetAverageTimerValue(StopWatchInterface **);

#endif
