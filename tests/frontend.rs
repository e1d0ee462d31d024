//! The front end on small sources: what compiles, what the importer is given, and what the
//! user is told when something is wrong. Bitcode is looked at through `opt-19 -S`. Long because
//! it is a list of small cases that share their helpers.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;
use warpproof::frontend::{Bitcode, FrontendError, Language, Source, compile};

/// A source file in a directory of its own.
struct File {
    _directory: TempDir,
    source: Source,
}

fn file(name: &str, text: &str) -> File {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join(name);
    std::fs::write(&path, text).expect("written");
    File {
        source: Source::from_path(path).expect("a known extension"),
        _directory: directory,
    }
}

fn compile_text(name: &str, text: &str, clang_args: &[&str]) -> Result<Bitcode, FrontendError> {
    let mut file = file(name, text);
    file.source.clang_args = clang_args.iter().map(|a| a.to_string()).collect();
    compile(&file.source)
}

/// The module as text. Panics when the file does not compile.
fn ir(name: &str, text: &str) -> String {
    match compile_text(name, text, &[]) {
        Ok(bitcode) => disassemble(&bitcode.bytes),
        Err(error) => panic!("{error}"),
    }
}

fn disassemble(bitcode: &[u8]) -> String {
    let mut opt = Command::new("opt-19")
        .args(["-S", "-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("opt-19 is installed");
    let mut stdin = opt.stdin.take().expect("piped");
    stdin.write_all(bitcode).expect("opt reads");
    drop(stdin);
    let output = opt.wait_with_output().expect("opt ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The functions without a body that the module names.
fn declared(ir: &str) -> Vec<&str> {
    ir.lines()
        .filter(|line| line.starts_with("declare"))
        .filter_map(|line| line.split('@').nth(1)?.split('(').next())
        .collect()
}

fn assert_declares(ir: &str, functions: &[&str]) {
    let declared = declared(ir);
    for function in functions {
        assert!(
            declared.contains(function),
            "{function} is not among {declared:?}"
        );
    }
}

fn rejection(result: Result<Bitcode, FrontendError>) -> String {
    match result {
        Err(FrontendError::Rejected { diagnostics, .. }) => diagnostics,
        Err(other) => panic!("not a rejection: {other}"),
        Ok(_) => panic!("compiles"),
    }
}

#[test]
fn cuda_with_host_code_needs_no_toolkit() {
    let ir = ir(
        "k.cu",
        r#"
        #include <cuda_runtime.h>
        #include <stdio.h>
        #include <vector>
        __global__ void sum(const float *in, float *out, int n) {
          __shared__ float tile[256];
          int i = blockIdx.x * blockDim.x + threadIdx.x;
          tile[threadIdx.x] = i < n ? sinf(in[i]) : 0.0f;
          __syncthreads();
          atomicAdd(out, tile[threadIdx.x]);
          out[i] = __shfl_down_sync(0xffffffff, tile[0], 1);
        }
        int main() {
          std::vector<float> host(100);
          float *in, *out;
          cudaMalloc(&in, 400);
          cudaMalloc(&out, 4);
          cudaMemcpy(in, host.data(), 400, cudaMemcpyHostToDevice);
          sum<<<1, 256>>>(in, out, 100);
          printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
        }
        "#,
    );
    assert!(ir.contains("target triple = \"nvptx64-nvidia-cuda\""));
    assert_declares(
        &ir,
        &[
            "llvm.nvvm.read.ptx.sreg.ctaid.x",
            "llvm.nvvm.barrier0",
            "__wp_pure_sinf",
            "__wp_atomic_add_f32",
            "__wp_shfl_f32",
        ],
    );
}

/// Every header at once, so that none hides another's names, and one use of each.
#[test]
fn the_toolkits_headers_are_there() {
    let ir = ir(
        "k.cu",
        r#"
        #include <cmath>
        #include <cassert>
        #include <cuda.h>
        #include <cuda_fp16.h>
        #include <cuda_bf16.h>
        #include <cooperative_groups.h>
        #include <cooperative_groups/reduce.h>
        #include <cuda/atomic>
        #include <cuda/barrier>
        #include <cuda/std/type_traits>
        #include <curand.h>
        #include <curand_kernel.h>
        #include <device_launch_parameters.h>
        #include <math_constants.h>
        #include <mma.h>
        namespace cg = cooperative_groups;
        texture<float, 2> image;
        __global__ void k(half *h, __nv_bfloat16 *b, float *f, int *p, curandState *s) {
          auto block = cg::this_thread_block();
          auto tile = cg::tiled_partition<16>(block);
          tile.sync();
          cg::this_grid().sync();
          h[0] = __hadd(h[1], h[2]) * __float2half(f[0]);
          b[0] = b[1] + b[2];
          f[1] = CUDART_PI_F + std::sqrt(f[2]) + tex2D(image, f[3], f[4]) + curand_uniform(s);
          p[0] = cg::reduce(tile, p[1], cg::plus<int>());
          cuda::atomic_ref<int, cuda::thread_scope_device> cell(p[2]);
          cell.fetch_add(1, cuda::memory_order_release);
          p[3] = cell.load(cuda::memory_order_acquire);
          assert(p[4] > 0);
        }
        "#,
    );
    assert_declares(
        &ir,
        &[
            "__wp_barrier_warp",
            "__wp_barrier_grid",
            "__wp_atomic_add_i32",
            "__wp_atomic_load_u32",
            "__wp_nondet_f32",
            "__wp_pure_float2bfloat16_rn",
            "__wp_assert",
            "llvm.sqrt.f32",
        ],
    );
}

/// A branch in a header would be control flow of the kernel.
#[test]
fn arithmetic_helpers_do_not_branch() {
    let ir = ir(
        "k.cu",
        r#"
        #include <cuda_fp16.h>
        __global__ void k(int *p, unsigned *u, float *f, long long *l, half *h) {
          p[0] = min(p[1], p[2]) + max(p[1], 7) + abs(p[3]) + __ffs(p[4]) + __clz(p[5]);
          u[0] = __sad(p[0], p[1], u[1]) + __byte_perm(u[1], u[2], u[3]) + umin(u[4], u[5]);
          u[1] = __funnelshift_lc(u[1], u[2], u[3]) + __dp4a(u[1], u[2], u[3]);
          f[0] = __saturatef(f[1]) + fminf(f[2], f[3]) + fabsf(f[4]) + min(f[5], f[6]);
          l[0] = llabs(l[1]) + min(l[2], l[3]) + __mul64hi(l[4], l[5]);
          h[0] = __hadd_sat(h[1], __hmax(h[2], h[3]));
          __assume(__implies(p[0] > 1, __ite(p[1] > 2, p[2], p[3]) > 4));
        }
        "#,
    );
    assert!(!ir.contains(" br i1 ") && !ir.contains(" switch "), "{ir}");
}

#[test]
fn annotations_are_calls_without_debug_locations_of_ours() {
    let ir = ir(
        "k.cu",
        r#"
        __global__ void k(int *p, int n) {
          __requires(n > 0);
          for (int i = 0; __invariant(__implies(__write(p), i > 0)), i < n; i++)
            p[threadIdx.x] = i;
          __assert(__same_group | __enabled());
        }
        "#,
    );
    assert_declares(
        &ir,
        &[
            "__wp_spec_begin",
            "__wp_requires",
            "__wp_invariant",
            "__wp_has_written",
            "__wp_spec_end",
            "__wp_assert",
            "__wp_same_group",
        ],
    );
    assert_eq!(functions_of_ours_with_locations(&ir), 0);
}

/// Definitions that debug information places in one of our headers.
fn functions_of_ours_with_locations(ir: &str) -> usize {
    let files: Vec<String> = ir
        .lines()
        .filter(|line| line.contains("!DIFile(filename: \"<warpproof>"))
        .filter_map(|line| Some(format!("file: {},", line.split(' ').next()?)))
        .collect();
    assert!(!files.is_empty(), "our headers are mentioned");
    ir.lines()
        .filter(|line| line.contains("= distinct !DISubprogram"))
        .filter(|line| files.iter().any(|file| line.contains(file)))
        .count()
}

#[test]
fn opencl_needs_no_header() {
    let ir = ir(
        "k.cl",
        r#"
        __kernel void k(__global float4 *a, __local int *t, __read_only image2d_t i) {
          __requires(get_local_size(0) == 64);
          const sampler_t s = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
          a[get_global_id(0)] = read_imagef(i, s, (int2)(0, 1));
          barrier(CLK_LOCAL_MEM_FENCE);
          atomic_inc(t);
          __assert(__no_write(t));
          __assert(__write(a));
        }
        "#,
    );
    assert!(ir.contains("target triple = \"nvptx64-unknown-nvidiacl\""));
    assert_declares(
        &ir,
        &[
            "_Z13get_global_idj",
            "_Z7barrierj",
            "__wp_requires",
            "__wp_has_written_local",
            "__wp_has_written_global",
        ],
    );
}

/// A structure with a pointer is no parameter in OpenCL C 1.2.
#[test]
fn opencl_2_is_tried_where_1_2_rejects() {
    let text = "
        typedef struct { __global int *p; } box;
        __kernel void k(box b) { b.p[get_global_id(0)] = 0; }
    ";
    assert!(compile_text("k.cl", text, &[]).is_ok());
    let diagnostics = rejection(compile_text("k.cl", text, &["-cl-std=CL1.2"]));
    assert!(
        diagnostics.contains("may not contain pointers"),
        "{diagnostics}"
    );
}

#[test]
fn hip_needs_no_toolkit() {
    let ir = ir(
        "k.hip",
        r#"
        #include <hip/hip_runtime.h>
        #include <hip/hip_fp16.h>
        __global__ void k(float *p, float4 *q, __half *h) {
          int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
          q[i] = q[i + 1] * 2.0f;
          h[i] = __float2half(p[i]);
          __syncthreads();
          if (__ballot(i > 3) == ~0ull) atomicAdd(p, 1.0f);
        }
        int main() {
          float *p;
          if (hipMalloc(&p, 4) != hipSuccess) return 1;
          hipLaunchKernelGGL(k, dim3(1), dim3(64), 0, 0, p, nullptr, nullptr);
        }
        "#,
    );
    assert!(ir.contains("target triple = \"amdgcn-amd-amdhsa\""));
    assert_declares(
        &ir,
        &[
            "__wp_block_id",
            "__wp_barrier_block",
            "__wp_active_ballot64",
            "__wp_atomic_add_f32",
        ],
    );
}

#[test]
fn llvm_ir_passes_through() {
    let text = "
        target triple = \"nvptx64-nvidia-cuda\"
        define ptx_kernel void @k(ptr addrspace(1) %p) {
          store i32 0, ptr addrspace(1) %p, align 4
          ret void
        }
    ";
    let assembled = compile_text("k.ll", text, &[]).expect("verifies");
    assert_eq!(assembled.language, Language::LlvmIr);
    let ir = disassemble(&assembled.bytes);
    assert!(ir.contains("ptx_kernel void @k"), "{ir}");
    assert!(ir.contains("nvptx64-nvidia-cuda"), "{ir}");

    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join("k.bc");
    std::fs::write(&path, &assembled.bytes).expect("written");
    let again = compile(&Source::from_path(path).expect("a known extension"));
    assert!(disassemble(&again.expect("verifies").bytes).contains("@k("));
}

#[test]
fn bad_llvm_ir_is_rejected_in_its_own_words() {
    let diagnostics = rejection(compile_text("k.ll", "define void @k() { ret i32 0 }", &[]));
    assert!(diagnostics.contains("value doesn't match"), "{diagnostics}");
    let diagnostics = rejection(compile_text("k.bc", "no bitcode", &[]));
    assert!(diagnostics.contains("error"), "{diagnostics}");
}

#[test]
fn llvm_ir_of_newer_versions_is_read() {
    let ir = ir(
        "k.ll",
        "
        define void @k(ptr noalias captures(none) initializes((0, 4)) %p, i32 %n) {
          %c = icmp samesign ult i32 %n, 4
          store i1 %c, ptr %p
          ret void
        }
        ",
    );
    assert!(ir.contains("icmp ult i32 %n, 4"), "{ir}");
}

/// Its headers would define everything again.
#[test]
fn a_toolkits_directory_does_not_shadow_our_headers() {
    let toolkit = tempfile::tempdir().expect("a temporary directory");
    for (name, text) in [
        ("cuda_runtime_api.h", "#error toolkit"),
        ("cuda_runtime.h", "#error toolkit"),
        ("toolkit_only.h", "#define TOOLKIT_ONLY 1"),
    ] {
        std::fs::write(toolkit.path().join(name), text).expect("written");
    }
    let text = "
        #include <cuda_runtime.h>
        #include <toolkit_only.h>
        __global__ void k(int *p) { p[threadIdx.x] = TOOLKIT_ONLY; }
    ";
    let option = format!("-I{}", toolkit.path().display());
    assert!(compile_text("k.cu", text, &[&option]).is_ok());
}

#[test]
fn the_users_options_win() {
    let text = "
        #ifndef SIZE
        #error SIZE
        #endif
        #if __cplusplus != 202002L
        #error standard
        #endif
        __global__ void k(int *p) { p[threadIdx.x] = SIZE; }
    ";
    assert!(compile_text("k.cu", text, &["-DSIZE=4", "-std=c++20"]).is_ok());
    assert!(rejection(compile_text("k.cu", text, &[])).contains("SIZE"));

    let directory = tempfile::tempdir().expect("a temporary directory");
    std::fs::write(directory.path().join("curand_kernel.h"), "#define OWN 1").expect("written");
    let text = "
        #include <curand_kernel.h>
        __global__ void k(int *p) { p[threadIdx.x] = OWN; }
    ";
    let include = format!("-I{}", directory.path().display());
    assert!(compile_text("k.cu", text, &[&include]).is_ok());
}

/// The names that people give to sizes and types; `-std=` keeps precompiled headers out.
#[test]
fn the_users_macros_do_not_break_our_headers() {
    let text = "
        #include <cooperative_groups.h>
        #include <cuda/atomic>
        #include <cuda_fp16.h>
        #include <curand_kernel.h>
        __global__ void k(float *p) { p[threadIdx.x] = N; }
    ";
    let macros = ["N", "M", "K", "T", "S", "D", "Size", "Scope"].map(|name| format!("-D{name}=7"));
    let mut options: Vec<&str> = macros.iter().map(String::as_str).collect();
    assert!(compile_text("k.cu", text, &options).is_ok());
    options.push("-std=c++17");
    assert!(compile_text("k.cu", text, &options).is_ok());

    let text = "__kernel void k(__global float *out) { out[get_local_id(0)] = a; }";
    assert!(compile_text("k.cl", text, &["-DT=4", "-Da=1", "-De=2", "-Dvalue=3"]).is_ok());
}

#[test]
fn a_syntax_error_is_clangs_own_text() {
    let diagnostics = rejection(compile_text(
        "k.cu",
        "__global__ void k(int *p) {\n  p[0] = ;\n}\n",
        &[],
    ));
    assert!(
        diagnostics.contains("k.cu:2:10: error: expected expression"),
        "{diagnostics}"
    );
    let diagnostics = rejection(compile_text(
        "k.cl",
        "__kernel void k(__constant int *p) { p[0] = 1; }",
        &[],
    ));
    assert!(diagnostics.contains("error: read-only"), "{diagnostics}");
}

/// The headers' directory differs between machines.
#[test]
fn messages_name_our_headers_without_their_directory() {
    let diagnostics = rejection(compile_text(
        "k.cu",
        "__global__ void k(float *p) { atomicInc(p, 1); }",
        &[],
    ));
    assert!(
        diagnostics.contains("<warpproof>/warpproof/atomics.h"),
        "{diagnostics}"
    );
}

#[test]
fn warnings_are_kept_only_when_asked_for() {
    let text = "__global__ void k(int *p) { int unused; p[0] = 1; }";
    let silent = compile_text("k.cu", text, &[]).expect("compiles");
    assert_eq!(silent.warnings, "");
    let loud = compile_text("k.cu", text, &["-Wall"]).expect("compiles");
    assert!(
        loud.warnings.contains("unused variable"),
        "{}",
        loud.warnings
    );
}

#[test]
fn unreadable_input_is_said_to_be_so() {
    let missing = Source::from_path("/no/such/kernel.cu").expect("a known extension");
    let error = compile(&missing).expect_err("no file");
    assert!(matches!(error, FrontendError::Unreadable { .. }), "{error}");
    assert!(error.to_string().contains("/no/such/kernel.cu"), "{error}");

    let directory = tempfile::Builder::new()
        .suffix(".cu")
        .tempdir()
        .expect("a temporary directory");
    let source = Source::from_path(directory.path()).expect("a known extension");
    let error = compile(&source).expect_err("a directory");
    assert!(matches!(error, FrontendError::Unreadable { .. }), "{error}");
}

#[test]
fn an_unknown_extension_needs_the_language() {
    let error = Source::from_path("kernel.txt").expect_err("no known extension");
    assert!(
        error.to_string().contains("that the language is named"),
        "{error}"
    );

    let directory = tempfile::tempdir().expect("a temporary directory");
    let path: PathBuf = directory.path().join("k.cpp");
    std::fs::write(&path, "__global__ void k(int *p) { *p = 0; }").expect("written");
    let source = Source {
        path,
        language: Language::Cuda,
        clang_args: Vec::new(),
    };
    assert!(compile(&source).is_ok());
}

#[test]
fn the_same_input_gives_the_same_bitcode() {
    let file = file("k.cu", "__global__ void k(int *p) { p[threadIdx.x] = 0; }");
    let first = compile(&file.source).expect("compiles");
    let second = compile(&file.source).expect("compiles");
    assert_eq!(first, second);
}

/// The header for users compiles alone, and adds nothing to our own annotations.
#[test]
fn the_users_header_defines_the_annotations_away() {
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("prelude/warpproof_annotations.h");
    let kernel = "
        void k(int *p, int n) {
          __requires(n > 0);
          for (int i = 0; __invariant(i >= 0), i < n; i++)
            p[i] = i;
          __barrier_invariant_1(p[0] == 0, 0);
        }
    ";
    let mut clang = Command::new("clang-19")
        .args(["-x", "c", "-Werror=implicit-function-declaration"])
        .args(["-fsyntax-only", "-include"])
        .arg(&header)
        .arg("-")
        .stdin(Stdio::piped())
        .spawn()
        .expect("clang-19 is installed");
    let mut stdin = clang.stdin.take().expect("piped");
    stdin.write_all(kernel.as_bytes()).expect("clang reads");
    drop(stdin);
    assert!(clang.wait().expect("clang ends").success());

    let include = header.display().to_string();
    let with_ours = compile_text(
        "k.cu",
        "__global__ void k(int *p) { __requires(p != 0); }",
        &["-include", &include],
    );
    let ir = disassemble(&with_ours.expect("compiles").bytes);
    assert_declares(&ir, &["__wp_requires"]);
}
