//! Programs of several files, and large ones: what is verified, and what is told.

use std::fs;
use std::process::Command;

use crate::support::folders;

/// The exit code of `verify` for a folder of such files, and what it says.
fn verify(files: &[(&str, &str)]) -> (Option<i32>, String) {
    folders::verify(&[], files)
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
