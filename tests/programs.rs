//! Programs of several files, in several languages, and large ones.

use std::fs;
use std::process::Command;

/// The exit code of `verify` for a folder of such files, and what it says.
fn verify(files: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .arg("verify")
        .arg(folder.path())
        .output()
        .expect("it starts");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    (output.status.code(), text)
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

/// Neither LLVM nor we recur as deep as host code is long.
#[test]
fn long_host_code_is_read() {
    const LENGTH: usize = 30_000;
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
