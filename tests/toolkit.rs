//! Programs with the headers of a real toolkit, which `scripts/toolkit` installs.

use std::collections::BTreeSet;
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

/// Calls functions that nvcc's implicit headers offer to host code.
const IMPLICIT: &str = r#"
#include <cuda_runtime.h>

__global__ void sum(float *out) {
    out[threadIdx.x % WIDTH] = threadIdx.x;
}

__global__ void halve(float *values) { values[threadIdx.x] /= 2; }

template <class T> bool is_number(T x) { return isfinite(x); }

int main() {
    float *out;
    if (!is_number(max(1.0f, 2.0)) || clock() == 0)
        return 1;
    cudaMalloc(&out, 256 * sizeof(float));
    sum<<<1, max(32, min(64u, 128))>>>(out);
    halve<<<1, 32>>>(out);
}
"#;

#[test]
fn host_code_has_the_functions_of_implicit_headers() {
    let (code, text) = verify(&IMPLICIT.replace("WIDTH", "64"), TOOLKIT);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("block (64), grid (1)"), "{text}");
    let (code, text) = verify(&IMPLICIT.replace("WIDTH", "63"), TOOLKIT);
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn a_folder_without_a_toolkit_is_told() {
    let (code, text) = verify(PROGRAM, "tests");
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("error: tests: no CUDA toolkit"), "{text}");
}

/// Names of the runtime and of the driver that the stand-ins have not.
const LEFT_OUT: [&str; 13] = [
    "CU_UUID_HAS_BEEN_DEFINED",
    "__cudaOccupancyB2DHelper",
    // Kernels that change what others' nodes launch.
    "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
    "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
    "cudaGraphDeviceNode_t",
    "cudaGraphKernelNodeField",
    "cudaGraphKernelNodeFieldEnabled",
    "cudaGraphKernelNodeFieldGridDim",
    "cudaGraphKernelNodeFieldInvalid",
    "cudaGraphKernelNodeFieldParam",
    "cudaGraphKernelNodeUpdate",
    "cudaKernelNodeAttributeDeviceUpdatableKernelNode",
    "cudaLaunchAttributeDeviceUpdatableKernelNode",
];

/// The names that begin as those of the runtime and of the driver do.
fn names(header: &str) -> BTreeSet<String> {
    let path = Path::new(TOOLKIT).join("cuda_runtime/include").join(header);
    let bytes = std::fs::read(path).expect("a header");
    let text = String::from_utf8_lossy(&bytes);
    let code: String = (text.split("/*").enumerate())
        .map(|(index, part)| match index {
            0 => part,
            _ => part.split_once("*/").map_or("", |(_, code)| code),
        })
        .collect();
    let words = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let is_api = |word: &&str| {
        let rest = ["__cuda", "cuda", "cu"]
            .iter()
            .find_map(|start| word.strip_prefix(start));
        word.starts_with("CU_")
            || word.starts_with("CUDA_")
            || rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    words.filter(is_api).map(str::to_owned).collect()
}

/// Those of the names that a file with these headers cannot use, as clang says itself: the front
/// end may leave out what does not compile.
fn unknown(includes: &str, names: &BTreeSet<String>, options: &[String]) -> BTreeSet<String> {
    let uses: String = names
        .iter()
        .map(|name| format!("using ::{name};\n"))
        .collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("uses.cu");
    let text = format!("{includes}\nnamespace uses {{\n{uses}}}\n");
    std::fs::write(&file, text).expect("written");
    let output = Command::new("clang-19")
        .args(["-fsyntax-only", "-ferror-limit=0", "-w", "-std=c++17"])
        .args(options)
        .arg(&file)
        .output()
        .expect("clang is there");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!errors.contains("file not found"), "{errors}");
    let missing = errors
        .lines()
        .filter_map(|line| line.split_once("no member named '"));
    let missing = missing.filter_map(|(_, rest)| rest.split_once("' in the global namespace"));
    missing.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn the_stand_ins_have_the_names_of_the_runtime_and_the_driver() {
    let headers = [
        "cuda_runtime.h",
        "cuda_runtime_api.h",
        "driver_types.h",
        "cuda.h",
    ];
    let names: BTreeSet<String> = headers.iter().flat_map(|header| names(header)).collect();
    let include = |path: &str| format!("-I{TOOLKIT}/{path}/include");
    let folders = ["cuda_runtime", "cuda_nvcc"].map(include);
    let options = [&["-xc++".to_owned()], &folders[..]].concat();
    let theirs = unknown(
        "#include <cuda_runtime.h>\n#include <cuda.h>",
        &names,
        &options,
    );
    assert!(names.len() > theirs.len() + 2000, "{} names", names.len());
    let words = "-xcuda --cuda-host-only -nocudainc -nocudalib -include warpproof/cuda.h \
                 -isystem prelude/include -isystem prelude/include/vendor";
    let options: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    let ours = unknown("#include <cuda.h>", &names, &options);
    let missing: BTreeSet<&str> = ours.difference(&theirs).map(String::as_str).collect();
    assert_eq!(missing, BTreeSet::from(LEFT_OUT));
}

/// A library of ROCm, below a folder like an installed one.
const ROCM: [(&str, &str); 3] = [
    (
        "include/hip/hip_runtime_api.h",
        "#error \"ours comes first\"\n",
    ),
    (
        "include/rocsum/rocsum.hpp",
        "#include <hip/hip_runtime.h>\n\
         namespace rocsum {\n\
         __device__ inline int other(int *storage, int value) {\n\
             storage[threadIdx.x] = value;\n\
             __syncthreads();\n\
             return storage[blockDim.x - 1 - threadIdx.x];\n\
         }\n\
         }\n",
    ),
    (
        "app.hip",
        "#include <rocsum/rocsum.hpp>\n\
         #include <hip/hip_runtime_api.h>\n\
         __global__ void turn(int *values) {\n\
             __shared__ int storage[64];\n\
             int first = rocsum::other(storage, values[threadIdx.x]);\n\
             values[threadIdx.x] = first;\n\
             AGAIN\n\
         }\n\
         int main() { int *values; hipMalloc(&values, 256); turn<<<1, 64>>>(values); }\n",
    ),
];

#[test]
fn what_hip_includes_is_looked_for_in_rocm() {
    let again = "values[threadIdx.x] = rocsum::other(storage, first);";
    let cases = [
        (String::new(), Some(0), "proved: turn ("),
        (again.to_owned(), Some(1), "read-write race on `storage["),
        (
            format!("__syncthreads(); {again}"),
            Some(0),
            "proved: turn (",
        ),
    ];
    for (again, expected, says) in cases {
        let files = ROCM.map(|(name, text)| (name, text.replace("AGAIN", &again)));
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (name, text) in &files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            std::fs::write(path, text).expect("written");
        }
        let mut by_option = warpproof(folder.path());
        by_option.args(["--rocm-path", "."]);
        let mut by_environment = warpproof(folder.path());
        by_environment.env("ROCM_PATH", folder.path());
        for mut command in [by_option, by_environment] {
            let output = command.output().expect("the program runs");
            let text = [output.stdout, output.stderr].concat();
            let text = String::from_utf8_lossy(&text);
            assert_eq!(output.status.code(), expected, "{text}");
            assert!(text.contains(says), "{text}");
        }
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("app.hip"), "__global__ void k() {}\n").expect("written");
    let output = warpproof(folder.path()).args(["--rocm-path", "."]).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        text,
        "error: .: no ROCm: there is no include/hip/hip_runtime_api.h in it\n"
    );
}

/// Verifies `app.hip` in a folder.
fn warpproof(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    command.args(["verify", "app.hip"]).current_dir(folder);
    command
}

/// What the C library's header makes of an assertion.
#[test]
fn assertions_of_other_headers_are_checked() {
    let program = |condition: &str| {
        format!(
            "#include <cassert>\n\
             __global__ void sum(int *a) {{\n\
                 assert({condition});\n\
                 a[threadIdx.x] = 1;\n\
             }}\n\
             __global__ void halve(int *a) {{ a[threadIdx.x] = 1; }}\n\
             int main() {{\n\
                 int *a;\n\
                 cudaMalloc(&a, 256);\n\
                 sum<<<1, 64>>>(a);\n\
                 halve<<<1, 64>>>(a);\n\
             }}\n"
        )
    };
    let (code, text) = verify(&program("threadIdx.x < 64"), TOOLKIT);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = verify(&program("threadIdx.x != 5"), TOOLKIT);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("this assertion may not hold"), "{text}");
}
