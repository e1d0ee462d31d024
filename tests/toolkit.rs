//! Programs with the headers of a real toolkit, which `scripts/toolkit` installs.

use std::path::Path;
use std::process::Command;

const TOOLKIT: &str = ".tools/nvidia";

/// Sums by CUB's real code, of vectors of Thrust's, with half-precision numbers.
const PROGRAM: &str = r#"
#include <cub/cub.cuh>
#include <cuda_fp16.h>
#include <thrust/device_vector.h>

__global__ void sum(const float *in, float *out, int n) {
    using Reduce = cub::WarpReduce<float>;
    __shared__ typename Reduce::TempStorage storage[4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float total = Reduce(storage[threadIdx.x / 32]).Sum(i < n ? in[i] : 0);
    if (threadIdx.x % 32 == 0)
        out[i / WIDTH] = total;
}

__global__ void halve(__half *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] = __hmul(values[i], __float2half(0.5f));
    __syncthreads();
}

int main() {
    const int n = 1000, blocks = (n + 127) / 128;
    thrust::device_vector<float> in(n), out(n);
    sum<<<blocks, 128>>>(in.data().get(), out.data().get(), n);
    __half *values;
    cudaMalloc(&values, n * sizeof(__half));
    halve<<<blocks, 128>>>(values, n);
}
"#;

fn verify(program: &str, toolkit: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("app.cu");
    std::fs::write(&file, program).expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .arg("verify")
        .arg(&file)
        .args([
            "--cuda-path",
            toolkit,
            "--kernel",
            "sum",
            "--kernel",
            "halve",
        ])
        .arg("--assumptions")
        .output()
        .expect("the program runs");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    (output.status.code(), text)
}

#[test]
fn programs_compile_with_a_real_toolkit() {
    assert!(
        Path::new(TOOLKIT).is_dir(),
        "the headers are missing: run scripts/toolkit"
    );
    let (code, text) = verify(&PROGRAM.replace("WIDTH", "32"), TOOLKIT);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("proved: sum ("), "{text}");
    assert!(text.contains("block (128), grid (8)"), "{text}");
    assert!(
        text.contains("assuming the headers of CUDA are those in"),
        "{text}"
    );
    // Two warps write one element.
    let (code, text) = verify(&PROGRAM.replace("WIDTH", "64"), TOOLKIT);
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains("error[WP0112]: write-write race on `out["),
        "{text}"
    );
    assert!(text.contains("proved: halve ("), "{text}");
}

/// Uses libraries whose headers are not among those of the toolkit, and loads that clang's headers
/// do not know.
const LIBRARIES: &str = r#"
#include <cublas_v2.h>
#include <curand.h>
#include <helper_cuda.h>

__global__ void sum(const int4 *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[INDEX] = __ldcs(in + i).x;
}

__global__ void halve(float *values) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    values[i] = __ldcg(values + i) / 2;
}

int main() {
    cublasHandle_t handle;
    checkCudaErrors(cublasCreate(&handle));
    int4 *in;
    float *out;
    cudaMalloc(&in, 1000 * sizeof(int4));
    cudaMalloc(&out, 1000 * sizeof(float));
    sum<<<8, 128>>>(in, out, 1000);
    halve<<<1, 1000>>>(out);
    cublasSscal(handle, 1000, out, out, 1);
}
"#;

#[test]
fn what_the_toolkit_has_not_is_ours() {
    let (code, text) = verify(&LIBRARIES.replace("INDEX", "i"), TOOLKIT);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("block (128), grid (8)"), "{text}");
    let (code, text) = verify(&LIBRARIES.replace("INDEX", "i / 2"), TOOLKIT);
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn a_folder_without_a_toolkit_is_told() {
    let (code, text) = verify(PROGRAM, "tests");
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("error: tests: no CUDA toolkit"), "{text}");
}
