// cuSPARSE: declarations of the generic interface.
#pragma once
#pragma clang system_header
#include <cuComplex.h>
#include <warpproof/cuda.h>

typedef enum {
  CUSPARSE_STATUS_SUCCESS,
  CUSPARSE_STATUS_NOT_INITIALIZED,
  CUSPARSE_STATUS_ALLOC_FAILED,
  CUSPARSE_STATUS_INVALID_VALUE,
  CUSPARSE_STATUS_ARCH_MISMATCH,
  CUSPARSE_STATUS_MAPPING_ERROR,
  CUSPARSE_STATUS_EXECUTION_FAILED,
  CUSPARSE_STATUS_INTERNAL_ERROR,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED,
  CUSPARSE_STATUS_ZERO_PIVOT,
  CUSPARSE_STATUS_NOT_SUPPORTED,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES
} cusparseStatus_t;
typedef enum { CUSPARSE_POINTER_MODE_HOST, CUSPARSE_POINTER_MODE_DEVICE } cusparsePointerMode_t;
typedef enum {
  CUSPARSE_OPERATION_NON_TRANSPOSE,
  CUSPARSE_OPERATION_TRANSPOSE,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE
} cusparseOperation_t;
typedef enum { CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_INDEX_BASE_ONE } cusparseIndexBase_t;
typedef enum { CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_64I } cusparseIndexType_t;
typedef enum { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW } cusparseOrder_t;
typedef enum {
  CUSPARSE_MATRIX_TYPE_GENERAL,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC,
  CUSPARSE_MATRIX_TYPE_HERMITIAN,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR
} cusparseMatrixType_t;
typedef enum { CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER } cusparseFillMode_t;
typedef enum { CUSPARSE_DIAG_TYPE_NON_UNIT, CUSPARSE_DIAG_TYPE_UNIT } cusparseDiagType_t;
typedef enum {
  CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_MV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_COO_ALG1 = 1,
  CUSPARSE_SPMV_CSR_ALG1 = 2,
  CUSPARSE_SPMV_CSR_ALG2 = 3,
  CUSPARSE_SPMV_COO_ALG2 = 4
} cusparseSpMVAlg_t;
typedef enum {
  CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_MM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_CSR_ALG1 = 4,
  CUSPARSE_SPMM_CSR_ALG2 = 6
} cusparseSpMMAlg_t;
typedef struct cusparseContext *cusparseHandle_t;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;

#define __WP_API extern "C" __host__ cusparseStatus_t
extern "C" __host__ const char *cusparseGetErrorString(cusparseStatus_t);
extern "C" __host__ const char *cusparseGetErrorName(cusparseStatus_t);
__WP_API cusparseCreate(cusparseHandle_t *);
__WP_API cusparseDestroy(cusparseHandle_t);
__WP_API cusparseSetStream(cusparseHandle_t, cudaStream_t);
__WP_API cusparseSetPointerMode(cusparseHandle_t, cusparsePointerMode_t);
__WP_API cusparseCreateMatDescr(cusparseMatDescr_t *);
__WP_API cusparseDestroyMatDescr(cusparseMatDescr_t);
__WP_API cusparseSetMatType(cusparseMatDescr_t, cusparseMatrixType_t);
__WP_API cusparseSetMatIndexBase(cusparseMatDescr_t, cusparseIndexBase_t);
__WP_API cusparseSetMatFillMode(cusparseMatDescr_t, cusparseFillMode_t);
__WP_API cusparseSetMatDiagType(cusparseMatDescr_t, cusparseDiagType_t);
__WP_API cusparseCreateCsr(cusparseSpMatDescr_t *, long, long, long, void *, void *, void *,
                           cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t,
                           cudaDataType);
__WP_API cusparseCreateCoo(cusparseSpMatDescr_t *, long, long, long, void *, void *, void *,
                           cusparseIndexType_t, cusparseIndexBase_t, cudaDataType);
__WP_API cusparseDestroySpMat(cusparseSpMatDescr_t);
__WP_API cusparseSpMatGetSize(cusparseSpMatDescr_t, long *, long *, long *);
__WP_API cusparseCsrSetPointers(cusparseSpMatDescr_t, void *, void *, void *);
__WP_API cusparseCreateDnVec(cusparseDnVecDescr_t *, long, void *, cudaDataType);
__WP_API cusparseDestroyDnVec(cusparseDnVecDescr_t);
__WP_API cusparseDnVecSetValues(cusparseDnVecDescr_t, void *);
__WP_API cusparseCreateDnMat(cusparseDnMatDescr_t *, long, long, long, void *, cudaDataType,
                             cusparseOrder_t);
__WP_API cusparseDestroyDnMat(cusparseDnMatDescr_t);
__WP_API cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *,
                                 cusparseSpMatDescr_t, cusparseDnVecDescr_t, const void *,
                                 cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, size_t *);
__WP_API cusparseSpMV(cusparseHandle_t, cusparseOperation_t, const void *, cusparseSpMatDescr_t,
                      cusparseDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType,
                      cusparseSpMVAlg_t, void *);
__WP_API cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t,
                                 const void *, cusparseSpMatDescr_t, cusparseDnMatDescr_t,
                                 const void *, cusparseDnMatDescr_t, cudaDataType,
                                 cusparseSpMMAlg_t, size_t *);
__WP_API cusparseSpMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *,
                      cusparseSpMatDescr_t, cusparseDnMatDescr_t, const void *,
                      cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, void *);
__WP_API cusparseXcoo2csr(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t);
#undef __WP_API
