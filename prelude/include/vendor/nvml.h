// NVML: declarations.
#pragma once
#pragma clang system_header

typedef struct nvmlDevice_st *nvmlDevice_t;
typedef enum nvmlReturn_enum {
  NVML_SUCCESS,
  NVML_ERROR_UNINITIALIZED,
  NVML_ERROR_INVALID_ARGUMENT,
  NVML_ERROR_NOT_SUPPORTED,
  NVML_ERROR_NO_PERMISSION,
  NVML_ERROR_ALREADY_INITIALIZED,
  NVML_ERROR_NOT_FOUND,
  NVML_ERROR_INSUFFICIENT_SIZE,
  NVML_ERROR_UNKNOWN = 999
} nvmlReturn_t;
typedef enum nvmlClockType_enum {
  NVML_CLOCK_GRAPHICS,
  NVML_CLOCK_SM,
  NVML_CLOCK_MEM,
  NVML_CLOCK_VIDEO
} nvmlClockType_t;
typedef enum nvmlTemperatureSensors_enum { NVML_TEMPERATURE_GPU } nvmlTemperatureSensors_t;
typedef enum nvmlTemperatureThresholds_enum {
  NVML_TEMPERATURE_THRESHOLD_SHUTDOWN,
  NVML_TEMPERATURE_THRESHOLD_SLOWDOWN,
  NVML_TEMPERATURE_THRESHOLD_MEM_MAX,
  NVML_TEMPERATURE_THRESHOLD_GPU_MAX
} nvmlTemperatureThresholds_t;
typedef enum nvmlSamplingType_enum {
  NVML_TOTAL_POWER_SAMPLES,
  NVML_GPU_UTILIZATION_SAMPLES,
  NVML_MEMORY_UTILIZATION_SAMPLES
} nvmlSamplingType_t;
typedef enum nvmlValueType_enum {
  NVML_VALUE_TYPE_DOUBLE,
  NVML_VALUE_TYPE_UNSIGNED_INT,
  NVML_VALUE_TYPE_UNSIGNED_LONG,
  NVML_VALUE_TYPE_UNSIGNED_LONG_LONG
} nvmlValueType_t;
typedef union nvmlValue_st {
  double dVal;
  unsigned uiVal;
  unsigned long ulVal;
  unsigned long long ullVal;
} nvmlValue_t;
typedef struct nvmlSample_st { unsigned long long timeStamp; nvmlValue_t sampleValue; } nvmlSample_t;
typedef enum nvmlRestrictedAPI_enum {
  NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS,
  NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS
} nvmlRestrictedAPI_t;
typedef enum nvmlEnableState_enum { NVML_FEATURE_DISABLED, NVML_FEATURE_ENABLED } nvmlEnableState_t;
typedef struct nvmlMemory_st { unsigned long long total, free, used; } nvmlMemory_t;
typedef struct nvmlUtilization_st { unsigned gpu, memory; } nvmlUtilization_t;
typedef struct nvmlPciInfo_st {
  char busIdLegacy[16];
  unsigned domain, bus, device, pciDeviceId, pciSubSystemId;
  char busId[32];
} nvmlPciInfo_t;
#define NVML_DEVICE_NAME_BUFFER_SIZE 64
#define NVML_DEVICE_UUID_BUFFER_SIZE 80
#define nvmlClocksThrottleReasonGpuIdle 0x1ull
#define nvmlClocksThrottleReasonApplicationsClocksSetting 0x2ull
#define nvmlClocksThrottleReasonSwPowerCap 0x4ull
#define nvmlClocksThrottleReasonHwSlowdown 0x8ull
#define nvmlClocksThrottleReasonSyncBoost 0x10ull
#define nvmlClocksThrottleReasonSwThermalSlowdown 0x20ull
#define nvmlClocksThrottleReasonHwThermalSlowdown 0x40ull
#define nvmlClocksThrottleReasonHwPowerBrakeSlowdown 0x80ull
#define nvmlClocksThrottleReasonDisplayClockSetting 0x100ull
#define nvmlClocksThrottleReasonNone 0x0ull
#define nvmlClocksThrottleReasonAll 0x1ffull

extern "C" {
nvmlReturn_t nvmlInit();
nvmlReturn_t nvmlInit_v2();
nvmlReturn_t nvmlShutdown();
const char *nvmlErrorString(nvmlReturn_t);
nvmlReturn_t nvmlDeviceGetCount(unsigned *);
nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned, nvmlDevice_t *);
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned, nvmlDevice_t *);
nvmlReturn_t nvmlDeviceGetHandleByPciBusId(const char *, nvmlDevice_t *);
nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *, nvmlDevice_t *);
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t, char *, unsigned);
nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t, char *, unsigned);
nvmlReturn_t nvmlDeviceGetPciInfo(nvmlDevice_t, nvmlPciInfo_t *);
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t, nvmlMemory_t *);
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t, nvmlUtilization_t *);
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t, unsigned *);
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t, unsigned long long *);
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t, nvmlTemperatureSensors_t, unsigned *);
nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t, nvmlTemperatureThresholds_t,
                                               unsigned *);
nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t, unsigned *);
nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t, nvmlRestrictedAPI_t, nvmlEnableState_t *);
nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t, nvmlSamplingType_t, unsigned long long,
                                  nvmlValueType_t *, unsigned *, nvmlSample_t *);
nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t, unsigned *);
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t, nvmlClockType_t, unsigned *);
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t, nvmlClockType_t, unsigned *);
nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t, nvmlClockType_t, unsigned *);
nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t, unsigned, unsigned);
nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t);
nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t, unsigned *, unsigned *);
nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t, unsigned, unsigned *, unsigned *);
nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t, unsigned long long *);
nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t);
nvmlReturn_t nvmlSystemGetDriverVersion(char *, unsigned);
}
