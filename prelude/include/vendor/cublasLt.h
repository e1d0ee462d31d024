// cuBLASLt: declarations.
#pragma once
#pragma clang system_header
#include <warpproof/cublas.h>

typedef struct cublasLtContext *cublasLtHandle_t;
typedef struct { unsigned long long data[8]; } cublasLtMatmulAlgo_t;
typedef struct { unsigned long long data[32]; } cublasLtMatmulDescOpaque_t;
typedef struct { unsigned long long data[8]; } cublasLtMatrixLayoutOpaque_t;
typedef struct { unsigned long long data[8]; } cublasLtMatmulPreferenceOpaque_t;
typedef struct { unsigned long long data[8]; } cublasLtMatrixTransformDescOpaque_t;
typedef cublasLtMatmulDescOpaque_t *cublasLtMatmulDesc_t;
typedef cublasLtMatrixLayoutOpaque_t *cublasLtMatrixLayout_t;
typedef cublasLtMatmulPreferenceOpaque_t *cublasLtMatmulPreference_t;
typedef cublasLtMatrixTransformDescOpaque_t *cublasLtMatrixTransformDesc_t;
typedef struct {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
} cublasLtMatmulHeuristicResult_t;
typedef enum {
  CUBLASLT_MATMUL_DESC_COMPUTE_TYPE,
  CUBLASLT_MATMUL_DESC_SCALE_TYPE,
  CUBLASLT_MATMUL_DESC_POINTER_MODE,
  CUBLASLT_MATMUL_DESC_TRANSA,
  CUBLASLT_MATMUL_DESC_TRANSB,
  CUBLASLT_MATMUL_DESC_TRANSC,
  CUBLASLT_MATMUL_DESC_FILL_MODE,
  CUBLASLT_MATMUL_DESC_EPILOGUE,
  CUBLASLT_MATMUL_DESC_BIAS_POINTER,
  CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE = 10,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,
  CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,
  CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,
  CUBLASLT_MATMUL_DESC_A_SCALE_POINTER = 17,
  CUBLASLT_MATMUL_DESC_B_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_D_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,
  CUBLASLT_MATMUL_DESC_FAST_ACCUM,
  CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE
} cublasLtMatmulDescAttributes_t;
typedef enum {
  CUBLASLT_MATRIX_LAYOUT_TYPE,
  CUBLASLT_MATRIX_LAYOUT_ORDER,
  CUBLASLT_MATRIX_LAYOUT_ROWS,
  CUBLASLT_MATRIX_LAYOUT_COLS,
  CUBLASLT_MATRIX_LAYOUT_LD,
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
  CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET
} cublasLtMatrixLayoutAttribute_t;
typedef enum {
  CUBLASLT_MATMUL_PREF_SEARCH_MODE,
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES,
  CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT,
  CUBLASLT_MATMUL_PREF_IMPL_MASK = 12
} cublasLtMatmulPreferenceAttributes_t;
typedef enum {
  CUBLASLT_EPILOGUE_DEFAULT = 1,
  CUBLASLT_EPILOGUE_RELU = 2,
  CUBLASLT_EPILOGUE_RELU_AUX = 130,
  CUBLASLT_EPILOGUE_BIAS = 4,
  CUBLASLT_EPILOGUE_RELU_BIAS = 6,
  CUBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,
  CUBLASLT_EPILOGUE_DRELU = 136,
  CUBLASLT_EPILOGUE_DRELU_BGRAD = 152,
  CUBLASLT_EPILOGUE_GELU = 32,
  CUBLASLT_EPILOGUE_GELU_AUX = 160,
  CUBLASLT_EPILOGUE_GELU_BIAS = 36,
  CUBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,
  CUBLASLT_EPILOGUE_DGELU = 192,
  CUBLASLT_EPILOGUE_DGELU_BGRAD = 208,
  CUBLASLT_EPILOGUE_BGRADA = 256,
  CUBLASLT_EPILOGUE_BGRADB = 512
} cublasLtEpilogue_t;
typedef enum {
  CUBLASLT_ORDER_COL,
  CUBLASLT_ORDER_ROW,
  CUBLASLT_ORDER_COL32,
  CUBLASLT_ORDER_COL4_4R2_8C,
  CUBLASLT_ORDER_COL32_2R_4R4
} cublasLtOrder_t;
typedef enum {
  CUBLASLT_POINTER_MODE_HOST,
  CUBLASLT_POINTER_MODE_DEVICE,
  CUBLASLT_POINTER_MODE_DEVICE_VECTOR
} cublasLtPointerMode_t;

#define __WP_API extern "C" __host__ cublasStatus_t
__WP_API cublasLtCreate(cublasLtHandle_t *);
__WP_API cublasLtDestroy(cublasLtHandle_t);
__WP_API cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t, const void *, const void *,
                        cublasLtMatrixLayout_t, const void *, cublasLtMatrixLayout_t,
                        const void *, const void *, cublasLtMatrixLayout_t, void *,
                        cublasLtMatrixLayout_t, const cublasLtMatmulAlgo_t *, void *, size_t,
                        cudaStream_t);
__WP_API cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *, cublasComputeType_t, cudaDataType_t);
__WP_API cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t);
__WP_API cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t, cublasLtMatmulDescAttributes_t,
                                        const void *, size_t);
__WP_API cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *, cudaDataType, unsigned long,
                                    unsigned long, long);
__WP_API cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t);
__WP_API cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t,
                                          cublasLtMatrixLayoutAttribute_t, const void *, size_t);
__WP_API cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *);
__WP_API cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t);
__WP_API cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t,
                                              cublasLtMatmulPreferenceAttributes_t, const void *,
                                              size_t);
__WP_API cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t, cublasLtMatmulDesc_t,
                                        cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,
                                        cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,
                                        cublasLtMatmulPreference_t, int,
                                        cublasLtMatmulHeuristicResult_t[], int *);
__WP_API cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *, cudaDataType);
__WP_API cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t);
__WP_API cublasLtMatrixTransform(cublasLtHandle_t, cublasLtMatrixTransformDesc_t, const void *,
                                 const void *, cublasLtMatrixLayout_t, const void *, const void *,
                                 cublasLtMatrixLayout_t, void *, cublasLtMatrixLayout_t,
                                 cudaStream_t);
#undef __WP_API
