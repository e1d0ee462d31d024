// rocBLAS: declarations of what most programs use.
#pragma once
#pragma clang system_header
#include <warpproof/hip.h>

typedef int rocblas_int;
typedef long rocblas_stride;
typedef struct _rocblas_handle *rocblas_handle;
typedef enum rocblas_status_ {
  rocblas_status_success,
  rocblas_status_invalid_handle,
  rocblas_status_not_implemented,
  rocblas_status_invalid_pointer,
  rocblas_status_invalid_size,
  rocblas_status_memory_error,
  rocblas_status_internal_error
} rocblas_status;
typedef enum rocblas_operation_ {
  rocblas_operation_none = 111,
  rocblas_operation_transpose,
  rocblas_operation_conjugate_transpose
} rocblas_operation;
typedef enum rocblas_pointer_mode_ {
  rocblas_pointer_mode_host,
  rocblas_pointer_mode_device
} rocblas_pointer_mode;

#define __WP_API extern "C" __host__ rocblas_status
extern "C" __host__ const char *rocblas_status_to_string(rocblas_status);
extern "C" __host__ void rocblas_initialize();
__WP_API rocblas_create_handle(rocblas_handle *);
__WP_API rocblas_destroy_handle(rocblas_handle);
__WP_API rocblas_set_stream(rocblas_handle, hipStream_t);
__WP_API rocblas_set_pointer_mode(rocblas_handle, rocblas_pointer_mode);
__WP_API rocblas_set_vector(rocblas_int, rocblas_int, const void *, rocblas_int, void *,
                            rocblas_int);
__WP_API rocblas_get_vector(rocblas_int, rocblas_int, const void *, rocblas_int, void *,
                            rocblas_int);
#define __WP_REAL(L, T)                                                                            \
  __WP_API rocblas_##L##axpy(rocblas_handle, rocblas_int, const T *, const T *, rocblas_int, T *,  \
                             rocblas_int);                                                         \
  __WP_API rocblas_##L##scal(rocblas_handle, rocblas_int, const T *, T *, rocblas_int);            \
  __WP_API rocblas_##L##dot(rocblas_handle, rocblas_int, const T *, rocblas_int, const T *,        \
                            rocblas_int, T *);                                                     \
  __WP_API rocblas_##L##nrm2(rocblas_handle, rocblas_int, const T *, rocblas_int, T *);            \
  __WP_API rocblas_##L##gemm(rocblas_handle, rocblas_operation, rocblas_operation, rocblas_int,    \
                             rocblas_int, rocblas_int, const T *, const T *, rocblas_int,          \
                             const T *, rocblas_int, const T *, T *, rocblas_int);
__WP_REAL(s, float)
__WP_REAL(d, double)
#undef __WP_REAL
#undef __WP_API
