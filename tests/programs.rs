//! Programs of several files, in several languages, and large ones.

use std::fs;
use std::process::Command;

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
    if (x <= last) to[y * stride + x] = from[y * stride + x];
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

/// The last block sums up.
const SUM: &str = "
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicAdd(count, 1) >= gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        int all = 0;
        for (int b = 0; b < gridDim.x; b++) all += partial[b];
        *out = all;
    }";

/// Is a counter only assumed to be zero, in a program whose kernels are proved?
fn assumes(kernels: &str, main: &str) -> bool {
    let text = format!(
        "{kernels}
        int main() {{ int *p, *o; unsigned *c; cudaStream_t s, t;
        cudaStreamCreate(&s); cudaStreamCreate(&t);
        cudaMalloc(&p, 256); cudaMalloc(&o, 4); cudaMalloc(&c, 4); {main} }}"
    );
    let (code, text) = verify(&[("k.cu", &text)]);
    assert_eq!(code, Some(0), "{text}");
    text.contains("is zero when the kernel starts")
}

/// What a counter holds is only known where nobody else may write it.
#[test]
fn counters_are_taken_to_be_zero_where_others_may_write_them() {
    let given = format!(
        "__global__ void total(int *partial, int *out, unsigned *count) {{ __shared__ bool last; {SUM} }}
         __device__ unsigned *where;
         __global__ void keep(unsigned *c) {{ if (threadIdx.x + blockIdx.x == 0) where = c; }}
         __global__ void poke() {{ if (threadIdx.x + blockIdx.x == 0) *where = 7; }}"
    );
    let set = "cudaMemsetAsync(c, 0, 4, s); total<<<64, 32, 0, s>>>(p, o, c);";
    assert!(!assumes(&given, set));
    let poked = format!("keep<<<1, 1, 0, s>>>(c); {set} poke<<<1, 1, 0, t>>>();");
    assert!(assumes(&given, &poked));
    let threads = format!(
        "#include <thread>
         {given}
         void later() {{ poke<<<1, 1>>>(); cudaDeviceSynchronize(); }}"
    );
    assert!(assumes(
        &threads,
        &format!("std::thread other(later); {set} other.join();")
    ));
    let cleared = "keep<<<1, 1>>>(c); DEVICE cudaMemset(c, 0, 4); total<<<64, 32>>>(p, o, c);";
    let devices = |chosen: &str| assumes(&given, &cleared.replace("DEVICE", chosen));
    assert!(!devices(""));
    assert!(devices("cudaSetDevice(1);"));
    let variable = format!(
        "__device__ unsigned number;
         __global__ void total(int *partial, int *out) {{
             unsigned *count = &number; __shared__ bool last; {SUM} }}"
    );
    let launch = "total<<<64, 32, 0, s>>>(p, o);";
    assert!(!assumes(&variable, launch));
    let twice = format!(
        "cudaGraph_t g; cudaGraphExec_t e; cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
         {launch} cudaStreamEndCapture(s, &g); cudaGraphInstantiate(&e, g, nullptr, nullptr, 0);
         cudaGraphLaunch(e, 0); cudaGraphLaunch(e, 0);"
    );
    assert!(assumes(&variable, &twice));
    let leaking = format!("{variable} __global__ void leak(unsigned **q) {{ *q = &number; }}");
    let leak = format!(
        "unsigned **q, *h; cudaMalloc(&q, 8); leak<<<1, 1>>>(q);
         cudaMemcpy(&h, q, 8, cudaMemcpyDeviceToHost);
         unsigned z = 0; cudaMemcpyToSymbol(number, &z, 4); cudaMemset(h, 1, 4); {launch}"
    );
    assert!(assumes(&leaking, &leak));
}

/// Libraries call functions of the program, by their addresses or by their names, which launch.
#[test]
fn counters_are_taken_to_be_zero_where_libraries_call_the_program() {
    let kernels = format!(
        "#include <cstdlib>
         #include <string>
         #include <thrust/count.h>
         #include <thrust/device_vector.h>
         __device__ unsigned number;
         __global__ void total(int *partial, int *out) {{
             unsigned *count = &number; __shared__ bool last; {SUM} }}
         struct Counted {{ __device__ bool operator()(int) const {{ return atomicAdd(&number, 1) > 2; }} }};
         thrust::device_vector<int> *all;
         int draw(const void *, const void *) {{ return thrust::count_if(all->begin(), all->end(), Counted()); }}
         int order(const void *a, const void *b) {{ return *(const int *)a - *(const int *)b; }}
         struct Step {{ int n; }};
         Step operator/=(Step, int);
         extern \"C\" void cudaStep(int);"
    );
    let between = |more: &str, what: &str| {
        let main = format!(
            "all = new thrust::device_vector<int>(3); int x[2] = {{2, 1}}; std::string text(\"a\");
             const unsigned zero = 0; cudaMemcpyToSymbol(number, &zero, sizeof zero);
             {what} total<<<64, 32>>>(p, o); cudaDeviceSynchronize(); puts(text.c_str() + x[0]);"
        );
        assumes(&format!("{kernels}\n{more}"), &main)
    };
    assert!(!between("", "qsort(x, 2, 4, order);"));
    assert!(between("", "qsort(x, 2, 4, draw);"));
    assert!(between("", "Step{1} /= 2;"));
    assert!(between("", "cudaStep(1);"));
    let replaced = "__global__ void note() { atomicAdd(&number, 1); }
         void *operator new(size_t n) { note<<<1, 1>>>(); return malloc(n); }";
    assert!(between(replaced, "text.append(100, 'x');"));
    let before = "int drawn = draw(nullptr, nullptr);";
    assert!(assumes(
        &format!("{kernels}\n{before}"),
        "total<<<64, 32>>>(p, o);"
    ));
}

/// What is done in another stream than the default one is not in order with it.
#[test]
fn counters_are_taken_to_be_zero_where_thrust_uses_another_stream() {
    let with = |policy: &str| {
        let text = format!(
            "#include <thrust/execution_policy.h>
             #include <thrust/for_each.h>
             #include <thrust/iterator/counting_iterator.h>
             struct First {{ int *out; unsigned *count;
                 __device__ void operator()(int i) const {{ if (atomicAdd(count, 1) == 0) out[0] = i; }} }};
             int main() {{ int *o; unsigned *c; cudaStream_t s;
                 cudaStreamCreate(&s); cudaMalloc(&o, 4); cudaMalloc(&c, 4); cudaMemset(c, 0, 4);
                 thrust::for_each_n({policy}, thrust::counting_iterator<int>(0), 1000, First{{o, c}}); }}"
        );
        let (code, text) = verify(&[("k.cu", &text)]);
        assert_eq!(code, Some(0), "{text}");
        text.contains("assuming that the counter `function.count` is zero before this launch")
    };
    assert!(!with("thrust::cuda::par"));
    assert!(with("thrust::cuda::par.on(s)"));
}

/// The host may find an address in memory where a kernel has put it.
#[test]
fn counters_are_taken_to_be_zero_where_the_host_may_find_them() {
    let kernels = format!(
        "#include <cstdio>
         #include <iostream>
         struct Queue {{ unsigned *count; }};
         __global__ void keep(Queue *q, unsigned *c) {{ if (threadIdx.x + blockIdx.x == 0) q->count = c; }}
         __global__ void total(int *partial, int *out, unsigned *count) {{ __shared__ bool last; {SUM} }}
         __attribute__((noinline)) void set(Queue *q, int n) {{ if (n > 0) set(q, n - 1); else *q->count = 3; }}
         void again(int n) {{
             if (n > 0) again(n - 1);
             else {{ Queue *own; cudaMalloc(&own, 8); keep<<<1, 1>>>(own, nullptr); }}
         }}"
    );
    let between = |allocator: &str, found: &str| {
        let main = format!(
            "Queue *q; {allocator}(&q, sizeof *q); {allocator}(&c, 4); keep<<<1, 1>>>(q, c);
             cudaDeviceSynchronize(); cudaMemset(c, 0, 4); cudaDeviceSynchronize();
             {found} total<<<64, 32>>>(p, o, c);"
        );
        assumes(&kernels, &main)
    };
    let copied = "Queue h; cudaMemcpy(&h, q, sizeof h, cudaMemcpyDeviceToHost); ";
    assert!(between(
        "cudaMalloc",
        &format!("{copied} cudaMemset(h.count, 3, 4);")
    ));
    assert!(between("cudaMallocManaged", "*q->count = 3;"));
    assert!(between("cudaMallocManaged", "set(q, 2);"));
    assert!(between("cudaMallocManaged", "scanf(\"%u\", q->count);"));
    assert!(between("cudaMallocManaged", "std::cin >> *q->count;"));
    assert!(between("cudaMalloc", "again(2);"));
    // The address comes as a number.
    let beside = "struct { unsigned *p; int k; } v; cudaMemcpy(&v, q, 8, cudaMemcpyDeviceToHost);";
    assert!(between(
        "cudaMalloc",
        &format!("{beside} cudaMemset(v.p, 1, 4);")
    ));
    let added = "__atomic_fetch_add(q->count, 5, __ATOMIC_RELAXED);";
    assert!(between("cudaMallocManaged", added));
    assert!(between(
        "cudaMallocManaged",
        "cudaDriverGetVersion((int *)q->count);"
    ));
    let elsewhere =
        format!("{copied} total<<<64, 32>>>(p, o, c); cudaMemsetAsync(h.count, 1, 4, s);");
    let main = format!(
        "Queue *q; cudaMalloc(&q, sizeof *q); keep<<<1, 1>>>(q, c); cudaDeviceSynchronize();
         cudaMemset(c, 0, 4); cudaDeviceSynchronize(); {elsewhere}"
    );
    assert!(assumes(&kernels, &main));
    let own =
        "int n = 0; scanf(\"%d\", &n); std::cin >> n; printf(\"%d\\n\", n); cudaGetLastError();";
    assert!(!between("cudaMallocManaged", own));
    assert!(!between(
        "cudaMalloc",
        &format!("{copied} std::cout << h.count << 3.5;")
    ));
}

/// Neither LLVM nor we recur as deep as host code is long.
#[test]
fn long_host_code_is_read() {
    const LENGTH: usize = 10_000;
    let steps = [
        ("terms", " n = n * 3 + rand();"),
        ("addresses", " p += rand();"),
        ("ways", " if (rand()) { n = rand(); puts(\"\"); }"),
    ];
    for (what, step) in steps {
        let host = format!(
            "#include <cstdio>\n#include <cstdlib>\n\
             __global__ void k(int *a) {{ a[threadIdx.x] = 0; }}\n\
             int main() {{\n  int n = rand(), *p;\n  cudaMalloc(&p, 1 << 20);\n{}\n\
             k<<<1, 64>>>(p + n);\n  return 0;\n}}\n",
            format!("{step}\n").repeat(LENGTH)
        );
        let (code, text) = verify(&[("long.cu", &host)]);
        assert_eq!(code, Some(0), "{what}: {text}");
        assert!(text.contains("block (64)"), "{what}: {text}");
    }
}

/// Launches that only the size of an array tells apart, which says nothing of races, and one of
/// fewer threads.
const THREE: &str = r#"
__global__ void wrap(int *a) { a[threadIdx.x % 64] = threadIdx.x; }
int main() {
    int *a, *b;
    cudaMalloc(&a, 64 * sizeof(int));
    cudaMalloc(&b, 65 * sizeof(int));
    wrap<<<1, 128>>>(a);
    wrap<<<1, 128>>>(b);
    wrap<<<1, 64>>>(b);
}
"#;

#[test]
fn what_tells_no_launches_apart_is_verified_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("three.cu");
    fs::write(&path, THREE).expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", "--format", "json"])
        .arg(&path)
        .output()
        .expect("it starts");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let kernels = report["files"][0]["kernels"].as_array().expect("kernels");
    let told: Vec<(&str, Option<u64>, bool)> = kernels
        .iter()
        .map(|kernel| {
            let timings = kernel["timings"].as_array().expect("timings");
            let line = kernel["site"]["span"]["line"].as_u64();
            let verdict = kernel["verdict"].as_str().expect("a verdict");
            (verdict, line, timings.is_empty())
        })
        .collect();
    assert_eq!(
        told,
        [
            ("defect", Some(7), false),
            ("defect", Some(8), true),
            ("proved", Some(9), false)
        ]
    );
}

#[test]
fn kernels_of_headers_that_a_program_does_not_launch_are_left_out() {
    let header = "__global__ void one(int *a) { *a = threadIdx.x; }\n\
                  __global__ void each(int *a) { a[threadIdx.x] = threadIdx.x; }\n";
    let launches = "int *a;\ncudaMalloc(&a, 256);\neach<<<1, 64>>>(a);\n";
    let file = |function: &str| format!("#include \"kernels.cuh\"\n{function} {{\n{launches}}}\n");
    let program = file("int main()");
    let (code, text) = verify(&[("main.cu", &program), ("kernels.cuh", header)]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("skipped: 1 kernel of headers"), "{text}");
    let library = file("void run()");
    let (code, text) = verify(&[("run.cu", &library), ("kernels.cuh", header)]);
    assert_eq!(code, Some(1), "{text}");
}

/// Many launches are tried as one first, of which what is assumed may leave some.
#[test]
fn launches_that_are_excluded_are_not_proved_with_others() {
    let source = "__global__ void number(int *out) {
        out[blockIdx.x * 256 + threadIdx.x] = blockIdx.x;
    }
    void run(int *out, int blocks) {
        number<<<blocks, 512>>>(out);
        number<<<blocks, 128>>>(out);
        number<<<blocks, 256>>>(out);
    }";
    let options = ["--assume", "blockDim.x == 256"];
    let (code, text) = folders::verify(&options, &[("three.cu", source)]);
    assert_eq!(text.matches("WP0405").count(), 2, "{text}");
    assert_eq!(code, Some(3), "{text}");
}

/// Some numbers beyond the 2^28th have their element read by the thread before.
#[test]
fn a_proof_with_pointers_as_one_says_for_which_grids_it_is() {
    let program = r#"
#include <cstdlib>
typedef unsigned long long u64;
__device__ u64 mixed(u64 k) {
    k ^= k >> 33, k *= 0xff51afd7ed558ccdull, k ^= k >> 33, k *= 0xc4ceb9fe1a85ec53ull;
    return k ^ k >> 33;
}
__global__ void copy(int *p, const int *q) {
    u64 i = (u64)blockIdx.x * 128 + threadIdx.x;
    bool other = i >> 28 && ((mixed(i) ^ mixed(i + 1)) & 0xffffff) == 0x123456;
    p[i] = q[i + other] + 1;
}
int main(int argc, char **argv) {
    size_t n = atoll(argv[1]);
    int *p, *q;
    cudaMalloc(&p, n * 4);
    cudaMalloc(&q, n * 4);
    if (argc > 3)
        q = p;
    int blocks = atoi(argv[2]);
    copy<<<blocks, 128>>>(p, q);
}
"#;
    let (code, text) = folders::verify(&["--timeout", "3"], &[("copy.cu", program)]);
    assert!(text.contains("WP0703"), "{text}");
    let is_bounded = text.contains("WP0723");
    assert!(is_bounded || code == Some(3), "{text}");
}

#[test]
fn programs_whose_host_code_does_not_compile_launch_no_kernels_of_others() {
    let reversing = "__global__ void reverse(float *a) { __shared__ float s[256]; \
                     s[threadIdx.x] = a[blockIdx.x * 256 + threadIdx.x]; __syncthreads(); \
                     a[blockIdx.x * 256 + threadIdx.x] = s[255 - threadIdx.x]; }\n";
    let main = "int main() { float *a; cudaMalloc(&a, 4096); reverse<<<4, 256>>>(a); }";
    let program = format!("{reversing}{main}");
    let own = "__global__ void set(float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 2; }\n";
    let broken = format!("{own}int main() {{ unknown(3); }}");
    let files = [("program.cu", program.as_str()), ("broken.cu", &broken)];
    let (code, text) = verify(&files);
    assert_eq!(code, Some(0), "{text}");
    // A `main` that is called otherwise, or gives way to another one, is that of no program, and headers that are
    // missing may have it called so.
    for (start, expected) in [
        ("#define main other\nint main() { return 0; }\n", 1),
        ("#include \"missing.h\"\nint main() { return 0; }\n", 1),
        ("%:if 0\nint main() { return 0; }\n%:endif\n", 1),
        ("__attribute__((weak)) int main() { return 0; }\n", 1),
        // Nothing of a file is verified whose braces stand in macros.
        (
            "#define BEGIN namespace q {\nBEGIN\nint main() { return 0; }\n}\n",
            2,
        ),
    ] {
        let part = format!("{start}{own}void call() {{ unknown(3); }}");
        let files = [("program.cu", program.as_str()), ("broken.cu", &part)];
        let (code, text) = verify(&files);
        assert_eq!(code, Some(expected), "{text}");
        assert!(
            text.contains("program.cu, block *, grid *): 1 defect"),
            "{text}"
        );
    }
    // Without a `main` it may be part of the program, and where that is elsewhere of its own one.
    let part = format!("{own}void call() {{ unknown(3); }}");
    let files = [("program.cu", program.as_str()), ("broken.cu", &part)];
    let (code, text) = verify(&files);
    assert_eq!(code, Some(1), "{text}");
    let declared = format!("__global__ void reverse(float *a);\n{main}");
    let files = [
        ("program.cu", declared.as_str()),
        ("kernels.cu", reversing),
        ("broken.cu", &broken),
    ];
    let (code, text) = verify(&files);
    assert_eq!(code, Some(1), "{text}");
}

/// Whether reports and defects of a kernel say that nothing launches it, beside such a file.
fn is_not_launched(other: &str) -> bool {
    let kernel = "__global__ void k(int *a) { a[threadIdx.x] = blockIdx.x; }\n";
    let (code, text) = verify(&[("k.cu", kernel), ("other.cu", other)]);
    assert_eq!(code, Some(1), "{text}");
    let says = text.contains("k (./k.cu, block *, grid *, nothing here launches it): 1 defect");
    assert_eq!(text.contains("[WP0727]"), says, "{text}");
    says
}

#[test]
fn kernels_that_nothing_launches_say_so_where_the_program_is_known() {
    assert!(is_not_launched("int main() {}"));
    let with_other = "__global__ void other(int *a) { a[threadIdx.x] = 1; }\n\
                      void run(int *a) { other<<<1, 64>>>(a); }\n";
    assert!(is_not_launched(with_other));
    assert!(!is_not_launched("void run() {}"));
    // Another one may launch it then.
    let named = "__global__ void k(int *a);\nvoid give(void *);\n";
    assert!(!is_not_launched(&format!(
        "{named} int main() {{ give((void *)k); }}"
    )));
    // Nor is all of the program read.
    assert!(!is_not_launched(
        "#include <none.h>\nvoid run() { unknown<<<1, 1>>>(); }"
    ));
}

#[test]
fn formats_say_that_nothing_launches_a_kernel() {
    let text = "__global__ void k(int *a) { a[threadIdx.x] = blockIdx.x; }\nint main() {}\n";
    let folder = folders::Folder::of(&[("k.cu", text)]);
    let (_, json) = folder.run(&["verify", "k.cu", "--format", "json"]);
    assert!(json.contains("\"not_launched\": true"), "{json}");
    for format in ["sarif", "github", "junit"] {
        let (_, text) = folder.run(&["verify", "k.cu", "--format", format]);
        assert!(text.contains("nothing here launches"), "{format}: {text}");
    }
    let (_, json) = folder.run(&["verify", "k.cu", "--launches", "any", "--format", "json"]);
    assert!(!json.contains("not_launched"), "{json}");
}

#[test]
fn options_of_nvcc_are_understood() {
    let text = "#if defined __CUDA_ARCH__ && __CUDA_ARCH__ < 800\n\
        #define PLACE threadIdx.x / 2\n#else\n#define PLACE threadIdx.x\n#endif\n\
        #if !defined __CUDACC_RDC__ || !defined __CUDACC_EXTENDED_LAMBDA__\n#error macros\n#endif\n\
        __global__ void k(int *a) { a[PLACE] = threadIdx.x; }\n";
    let folder = folders::Folder::of(&[("k.cu", text), ("h.hip", "__global__ void h() {}")]);
    let words = "verify . --block 64 --grid 1 -- -rdc=true -dc --expt-relaxed-constexpr \
        --extended-lambda -Xcompiler -fPIC,-Wall -lineinfo --use_fast_math -std=c++17 -O3 -G";
    for (architecture, code) in [
        ("-arch=sm_80", 0),
        ("--gpu-architecture=sm_75", 1),
        (
            "-gencode arch=compute_70,code=sm_70 -gencode arch=compute_80,code=[sm_80]",
            0,
        ),
        ("-gencode=arch=compute_70,code=sm_70", 1),
        ("-arch=sm_100", 0),
    ] {
        let words = words.split_whitespace();
        let words: Vec<&str> = words.chain(architecture.split(' ')).collect();
        let (found, text) = folder.run(&words);
        assert_eq!(found, Some(code), "{architecture}: {text}");
    }
    let (code, text) = folder.run(&["verify", "h.hip", "--", "--not-an-option"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(
        text.contains("unknown argument: '--not-an-option'"),
        "{text}"
    );
}

/// What a function that does not compile gives the launch need not be any number.
#[test]
fn values_of_code_that_was_left_out_make_no_error() {
    let program = |functions: &str, main: &str| {
        format!(
            "#include <boost/thingy.hpp>\n#include <cstdlib>\n\
            __global__ void k(int *p, int s) {{\n\
                p[(blockIdx.x * blockDim.x + threadIdx.x) * s] = threadIdx.x;\n}}\n\
            {functions}\n\
            int main(int count, char **words) {{\n\
                int *p; cudaMalloc(&p, 1 << 20);\n{main}\n}}\n"
        )
    };
    let config = "void conf(int *s) { boost::thingy t; *s = t.v(); if (*s < 1) exit(1); }";
    for (functions, main, code) in [
        (config, "int s = 1; conf(&s); k<<<4, 64>>>(p, s);", 3),
        (
            "int conf() { boost::thingy t; return t.v(); }",
            "k<<<4, 64>>>(p, conf());",
            3,
        ),
        (
            config,
            "int s = atoi(words[1]); int other; conf(&other); k<<<4, 64>>>(p, s);",
            1,
        ),
        (
            config,
            "int s = 1; int other; conf(&other); k<<<4, 64>>>(p, s);",
            0,
        ),
    ] {
        let (found, text) = verify(&[("k.cu", &program(functions, main))]);
        assert_eq!(found, Some(code), "{main}: {text}");
    }
}

#[test]
fn macros_that_choose_device_code_are_listed() {
    let text = "#if __CUDA_ARCH__ >= 900 || defined WIDE\n#define STEP 2\n#else\n\
        #define STEP 1\n#endif\n\
        #ifdef HALF\n__device__ int half;\n#endif\n\
        __global__ void k(int *a) { a[threadIdx.x / STEP] = threadIdx.x; }\n";
    let folder = folders::Folder::of(&[("k.cu", text), ("o.cu", "__global__ void o() {}")]);
    let words = "verify k.cu --assumptions --block 64 --grid 1 --";
    for (more, code, said) in [
        ("-arch=sm_90", 1, "holds"),
        ("-arch=sm_80", 0, "does not hold"),
        ("-DWIDE -arch=sm_80", 1, "holds"),
    ] {
        let words: Vec<&str> = words.split(' ').chain(more.split(' ')).collect();
        let (found, text) = folder.run(&words);
        assert_eq!(found, Some(code), "{text}");
        let said = format!(
            "assuming the preprocessor chooses in k.cu as here: \
             `__CUDA_ARCH__ >= 900 || defined WIDE` {said} (line 1), \
             `defined HALF` does not hold (line 6)"
        );
        assert!(text.contains(&said), "{text}");
    }
    let (_, text) = folder.run(&["verify", "o.cu", "--assumptions"]);
    assert!(!text.contains("preprocessor"), "{text}");
}

#[test]
fn defects_are_told_first_and_proofs_last() {
    let files = [(
        "app.cu",
        "__global__ void right(int *a) { a[threadIdx.x + blockIdx.x * blockDim.x] = 1; }\n\
         __global__ void open(int *a) { asm volatile(\"nothing.known;\"); }\n\
         __global__ void wrong(int *a) { a[0] = threadIdx.x; }\n",
    )];
    let (code, text) = verify(&files);
    assert_eq!(code, Some(1), "{text}");
    let is_verdict = |line: &&str| line.contains(" (") && line.contains("app.cu, block");
    let words: Vec<&str> = (text.lines().filter(is_verdict))
        .filter_map(|line| line.split(':').next())
        .collect();
    assert_eq!(words, ["error", "inconclusive", "proved"], "{text}");
}
