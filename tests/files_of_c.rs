//! Programs whose host code is partly C, and variables that other files set.

use crate::support::folders;

/// The exit code of `verify` for a folder of such files, and what it says.
fn verify(files: &[(&str, &str)]) -> (Option<i32>, String) {
    folders::verify(&[], files)
}

const KERNEL: &str = r#"
#include "run.h"
__global__ void wrap(int *a) { a[threadIdx.x % 64] = threadIdx.x; }
void run(int threads) {
    int *a;
    cudaMalloc(&a, 64 * sizeof(int));
    wrap<<<1, threads>>>(a);
}
"#;
const HEADER: &str = r#"
#ifdef __cplusplus
extern "C"
#endif
void run(int threads);
"#;

fn with_main(main: &str) -> (Option<i32>, String) {
    let main = format!("#include <stdlib.h>\n#include \"run.h\"\n{main}");
    verify(&[("k.cu", KERNEL), ("run.h", HEADER), ("main.c", &main)])
}

#[test]
fn files_of_c_lead_to_launches() {
    // No C++: a pointer that is converted, a name.
    let main = |threads| {
        format!(
            "int main(void) {{ int *new = malloc(4); *new = {threads}; run(*new); return 0; }}\n"
        )
    };
    let (code, text) = with_main(&main(64));
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("block (64)"), "{text}");
    let (code, text) = with_main(&main(128));
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("block (128)"), "{text}");
}

/// A header that both languages include, and a function of CUDA's that a file of C calls.
const COPIES: &str = r#"
#include "run.h"
__global__ void copy(const float *from, float *to, int last, int stride) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    if (x <= last) to[y * stride + x] = from[x];
}
void copy_rows(float *rows[2], int last, int stride, dim3 block) {
    copy<<<dim3((last + block.x) / block.x, 4), block>>>(rows[1], rows[0], last, stride);
}
"#;

#[test]
fn files_of_c_see_the_runtimes() {
    for (header, extension, prefix) in [
        ("cuda_runtime.h", "cu", "cuda"),
        ("cuda_runtime_api.h", "cu", "cuda"),
        ("hip/hip_runtime_api.h", "hip", "hip"),
    ] {
        let run = format!(
            "#define __HIP_PLATFORM_AMD__ 1\n#include <{header}>\n#ifdef __cplusplus\nextern \"C\"\n\
             #endif\nvoid copy_rows(float *rows[2], int last, int stride, dim3 block);\n"
        );
        let main = |width: i32| {
            let main = r#"
                #include "run.h"
                #include <stdlib.h>
                int main(void) {
                    float *rows[2], *new = malloc(400 * sizeof(float));
                    dim3 block = {32, 1, 1};
                    if (cudaMalloc((void **)&rows[0], 400 * sizeof(float)) != cudaSuccess) return 1;
                    cudaMalloc((void **)&rows[1], 400 * sizeof(float));
                    cudaMemcpy(rows[1], new, 400 * sizeof(float), cudaMemcpyHostToDevice);
                    copy_rows(rows, WIDTH - 1, 100, block);
                    return cudaDeviceSynchronize();
                }"#;
            main.replace("cuda", prefix)
                .replace("WIDTH", &width.to_string())
        };
        let kernels = format!("k.{extension}");
        let verify = |width| {
            verify(&[
                (&kernels, COPIES),
                ("run.h", &run),
                ("main.c", &main(width)),
            ])
        };
        let (code, text) = verify(100);
        assert_eq!(code, Some(0), "{header}: {text}");
        // Rows overlap.
        let (code, text) = verify(101);
        assert_eq!(code, Some(1), "{header}: {text}");
        assert!(text.contains("block (32), grid (4, 4)"), "{header}: {text}");
    }
}

#[test]
fn files_of_c_name_kernels() {
    let kernel = "extern \"C\" __global__ void wrap(int *a) { a[threadIdx.x % 64] = threadIdx.x; }\n\
                  extern \"C\" void few(int *a) { wrap<<<1, 32>>>(a); }\n";
    let main = |threads| {
        format!(
            "#include <cuda_runtime.h>\nvoid wrap(int *), few(int *);\n\
             int main(void) {{\n\
             int *a; cudaMalloc((void **)&a, 64 * sizeof(int)); few(a);\n\
             void *arguments[] = {{&a}}; dim3 grid = {{1, 1, 1}}, block = {{{threads}, 1, 1}};\n\
             return cudaLaunchKernel((const void *)wrap, grid, block, arguments, 0, 0);\n}}\n"
        )
    };
    let (code, text) = verify(&[("k.cu", kernel), ("main.c", &main(64))]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("block (64)"), "{text}");
    let (code, text) = verify(&[("k.cu", kernel), ("main.c", &main(128))]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("block (128)"), "{text}");
}

#[test]
fn files_of_c_set_constants() {
    let kernel = "__constant__ int stride = 1;\nextern \"C\" void set(void);\n\
                  __global__ void k(int *out) { out[threadIdx.x * stride] = threadIdx.x; }\n\
                  int main() { int *o; set(); cudaMalloc(&o, 4096); k<<<1, 64>>>(o); }\n";
    let set = |name: &str| {
        format!(
            "#include <cuda_runtime.h>\nextern __constant__ int {name};\nvoid set(void) {{ int v = 0;\n\
             cudaMemcpyToSymbol(&{name}, &v, sizeof v, 0, cudaMemcpyHostToDevice); }}\n"
        )
    };
    let (code, text) = verify(&[("k.cu", kernel), ("set.c", &set("other"))]);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = verify(&[("k.cu", kernel), ("set.c", &set("stride"))]);
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn variables_of_c_may_be_set_by_functions_that_are_elsewhere() {
    for elsewhere in [
        "void set(void); int main(void) { set();",
        "void on(void (*)(int)); static void keep(int n) { threads = n; } int main(void) { on(keep);",
    ] {
        let main = format!("int threads = 64; {elsewhere} run(threads); return 0; }}\n");
        let (code, text) = with_main(&main);
        assert_eq!(code, Some(1), "{text}");
        assert!(text.contains("block (threads)"), "{text}");
    }
}

#[test]
fn constants_may_be_set_by_files_that_declare_them() {
    let file = |stride: &str| {
        format!(
            "__constant__ int {stride} = 1;\nvoid set();\n\
             __global__ void k(int *out) {{ out[threadIdx.x * {stride}] = threadIdx.x; }}\n\
             int main() {{ int *o; set(); cudaMalloc(&o, 4096); k<<<1, 64>>>(o); }}\n"
        )
    };
    let set = "extern __constant__ int c;\n\
               void set() { int v = 0; cudaMemcpyToSymbol(c, &v, sizeof v); }\n";
    let (code, text) = verify(&[("a.cu", &file("other")), ("b.cu", set)]);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = verify(&[("a.cu", &file("c")), ("b.cu", set)]);
    assert_eq!(code, Some(1), "{text}");
}
