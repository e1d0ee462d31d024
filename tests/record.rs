//! Programs that are run, and what is said of the launches that they made: sizes and arguments
//! that stand in no text.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

const RACE: &str = "read-write race on";

/// The exit code of the program and all that it prints.
fn warpproof(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let printed = text(&output.stdout) + &text(&output.stderr);
    (output.status.code(), printed)
}

fn file(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/record").join(name).display().to_string()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn clang(folder: &Path, arguments: &[&str]) {
    let mut clang = Command::new("clang-19");
    let status = clang.arg("-w").args(arguments).current_dir(folder).status();
    assert!(status.expect("clang is there").success(), "{arguments:?}");
}

fn text_of(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("it is written")
}

/// What the headers declare a program may call.
#[test]
fn the_runtime_without_a_device_is_complete() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("prelude");
    let read = |name: &str| fs::read_to_string(root.join(name)).expect("a file of the prelude");
    let library: String = ["cuda.cu", "cuda_memory.h", "cuda_device.h", "cuda_other.c"]
        .map(|name| read(&format!("record/{name}")))
        .concat();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let defined: BTreeSet<&str> = library.split(|c| !is_part(c)).collect();
    let mut count = 0;
    let headers = [
        "external.h",
        "functions.h",
        "graph_nodes.h",
        "graphs.h",
        "libraries.h",
        "memory.h",
        "other.h",
    ];
    for header in headers {
        let text = read(&format!("include/warpproof/runtime/{header}"));
        for declared in text
            .lines()
            .filter_map(|line| line.strip_prefix("__WP_API "))
        {
            let name = declared.split('(').next().unwrap_or_default();
            assert!(defined.contains(name), "{name} of {header} is not there");
            count += 1;
        }
    }
    assert!(count > 100, "{count} declarations");
}

/// What is recorded of a program of OpenCL is verified, with no other input.
fn recorded_opencl(options: &[&str], kernels: &str, sizes: &str) -> (Option<i32>, String) {
    let folder = folder();
    let folder = folder.path();
    let libraries = ["-lOpenCL", "-ldl"];
    clang(
        folder,
        &[&["-o", "fold", &file("fold.c")], options, &libraries].concat(),
    );
    let kernels = file(kernels);
    let mut words = vec!["record", "--", "./fold", &kernels];
    words.extend(sizes.split(' '));
    let (code, printed) = warpproof(folder, &words);
    assert_eq!(code, Some(0), "{printed}");
    let note = "launches.json has 3 launches, 1 without repetitions";
    assert!(printed.contains(note), "{printed}");
    warpproof(
        folder,
        &["verify", "--launches", "launches.json", "--assumptions"],
    )
}

#[test]
fn what_opencl_launches_decides() {
    for (kernels, sizes, code, said) in [
        ("fold_racy.cl", "16 16 4 in-place", 1, RACE),
        ("fold_repaired.cl", "16 16 4 in-place", 0, "proved: fold"),
        // A barrier orders no blocks.
        ("fold_repaired.cl", "32 16 4 in-place", 1, RACE),
        ("fold_racy.cl", "32 16 4 apart", 0, "proved: fold"),
        ("fold_racy.cl", "32 16 32 in-place", 0, "proved: fold"),
        (
            "fold_racy.cl",
            "96 0 96 in-place",
            0,
            "local size (x), groups (96 / x)",
        ),
        (
            "fold_racy.cl",
            "96 0 5 in-place",
            1,
            "local size (x), groups (96 / x)",
        ),
    ] {
        let (found, printed) = recorded_opencl(&[], kernels, sizes);
        assert_eq!(found, Some(code), "{kernels} {sizes}: {printed}");
        assert!(printed.contains(said), "{kernels} {sizes}: {printed}");
        let rest = "the program launches its kernels as launches.json says";
        assert!(printed.contains(rest), "{printed}");
        let never = "skipped: never (launches.1.cl:7): it is not launched in the recording";
        assert_eq!(
            printed.contains(never),
            kernels == "fold_racy.cl",
            "{printed}"
        );
    }
}

#[test]
fn opencl_may_be_loaded_by_the_program() {
    let (code, printed) = recorded_opencl(&["-DLOADED"], "fold_racy.cl", "16 16 4 in-place");
    assert_eq!(code, Some(1), "{printed}");
}

#[test]
fn what_cuda_launches_decides() {
    for (options, sizes, code, said) in [
        ("", "16 16 4 in-place", 1, RACE),
        ("-DREPAIRED", "16 16 4 in-place", 0, "proved: fold"),
        ("-DREPAIRED", "32 16 4 in-place", 1, RACE),
        ("", "32 16 4 apart", 0, "proved: fold"),
        ("", "32 16 32 in-place list", 0, "proved: fold"),
        ("", "32 16 31 in-place list", 1, RACE),
        ("", "16 16 4 in-place crash", 1, RACE),
    ] {
        let folder = folder();
        let program = file("fold.cu");
        let clang_args = format!("--clang-args={options}");
        let mut words = vec!["record", &program, &clang_args, "--"];
        words.extend(sizes.split(' '));
        let (found, printed) = warpproof(folder.path(), &words);
        assert_eq!(found, Some(0), "{printed}");
        assert!(printed.contains("no kernel has run"), "{printed}");
        let crashes = printed.contains("the program ended with signal: 6");
        assert_eq!(crashes, sizes.ends_with("crash"), "{printed}");
        let words = ["verify", "--launches", "launches.json", "--assumptions"];
        let (found, printed) = warpproof(folder.path(), &words);
        assert_eq!(found, Some(code), "{options} {sizes}: {printed}");
        assert!(printed.contains(said), "{options} {sizes}: {printed}");
        let rest = "as without a GPU, where launches.json was recorded";
        assert!(printed.contains(rest), "{printed}");
    }
}

/// Pointers into parts of a buffer and into shared virtual memory, a kernel's copy, an offset of
/// global ids.
#[test]
fn pointers_of_opencl_are_told_apart() {
    let folder = folder();
    let folder = folder.path();
    clang(
        folder,
        &["-o", "parts", &file("parts.c"), "-lOpenCL", "-lpthread"],
    );
    let (code, printed) = warpproof(folder, &["record", "--", "./parts"]);
    assert_eq!(code, Some(0), "{printed}");
    let written = text_of(folder, "launches.json");
    for said in [
        r#""array":0,"offset":1024,"bytes":1088"#,
        r#""array":0,"offset":4,"bytes":256"#,
        r#""array":1,"offset":1024,"bytes":1088"#,
        r#""offset":[8,0,0]"#,
    ] {
        assert!(written.contains(said), "{said}: {written}");
    }
    let (code, printed) = warpproof(folder, &["verify", "--launches", "launches.json"]);
    assert_eq!(code, Some(1), "{printed}");
    assert!(
        printed.contains("1 kernel, 4 launches: 3 proved, 1 with defects"),
        "{printed}"
    );
}

/// What is launched in many ways is verified for all between, and no others.
#[test]
fn many_launches_become_one() {
    for (first, last, code) in [("0", "40", 0), ("-1", "40", 1), ("0", "3", 0)] {
        let folder = folder();
        let program = file("steps.cu");
        let words = ["record", &program, "--", first, last];
        let (found, printed) = warpproof(folder.path(), &words);
        assert_eq!(found, Some(0), "{printed}");
        let words = ["verify", "--launches", "launches.json"];
        let (found, printed) = warpproof(folder.path(), &words);
        assert_eq!(found, Some(code), "{first} {last}: {printed}");
        let verdicts = printed.matches("step (").count();
        assert_eq!(verdicts, if last == "3" { 4 } else { 1 }, "{printed}");
    }
}

/// A runtime that is there when the program is linked, and not when it runs.
fn linked_program(folder: &Path) {
    let functions = [
        "cudaMalloc",
        "cudaDeviceSynchronize",
        "cudaLaunchKernel",
        "cudaConfigureCall",
        "cudaSetupArgument",
        "cudaLaunch",
        "__cudaRegisterFatBinary",
        "__cudaRegisterFunction",
        "__cudaUnregisterFatBinary",
    ];
    let text = functions.map(|name| format!("int {name}(void) {{ return 1; }}\n"));
    fs::write(folder.join("stub.c"), text.concat()).expect("written");
    fs::write(folder.join("device"), "none").expect("written");
    let soname = "-Wl,-soname,libcudart.so.12";
    clang(
        folder,
        &["-shared", "-fPIC", soname, "-o", "gone.so", "stub.c"],
    );
    let headers = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("prelude/include");
    let headers = headers.display().to_string();
    let device = ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", "device"];
    let program = file("fold.cu");
    let compile = [
        &[
            "-x",
            "cuda",
            "--cuda-host-only",
            "-nocudainc",
            "-nocudalib",
            "-std=c++17",
        ],
        &[
            "--cuda-gpu-arch=sm_90",
            "-include",
            "warpproof/cuda.h",
            "-isystem",
            &headers,
        ][..],
        &device,
        &["-c", "-o", "fold.o", &program],
    ];
    clang(folder, &compile.concat());
    clang(folder, &["-o", "fold", "fold.o", "./gone.so", "-lstdc++"]);
    fs::remove_file(folder.join("gone.so")).expect("it goes");
}

#[test]
fn programs_of_cuda_that_are_there_are_recorded() {
    let folder = folder();
    let folder = folder.path();
    linked_program(folder);
    let kernels = file("fold.cu");
    let command = ["--", "./fold", "32", "16", "32", "in-place", "list"];
    let (code, printed) = warpproof(folder, &[&["record"], &command[..]].concat());
    assert_eq!(code, Some(0), "{printed}");
    let unknown = "the arguments of _Z4fold4Endsi are not known";
    assert!(printed.contains(unknown), "{printed}");
    let verify = ["verify", "--launches", "launches.json", &kernels];
    let (code, printed) = warpproof(folder, &verify);
    // Where nothing is known of arguments they may be any.
    assert!(printed.contains("block (16), grid (2)"), "{printed}");
    assert_ne!((code, printed.contains("proved: fold")), (Some(2), true));
    let named = [&["record", "--kernels", &kernels], &command[..]].concat();
    let (code, printed) = warpproof(folder, &named);
    assert_eq!(code, Some(0), "{printed}");
    assert!(!printed.contains("are not known"), "{printed}");
    let (code, printed) = warpproof(folder, &verify);
    assert_eq!(
        (code, printed.contains("proved: fold")),
        (Some(0), true),
        "{printed}"
    );
}

#[test]
fn what_cannot_be_recorded_is_said() {
    let folder = folder();
    let program = file("fold.cu");
    for (arguments, said) in [
        (&["record"][..], "there is no program"),
        (
            &["record", "--", "./no-such-program"],
            "cannot run ./no-such-program",
        ),
        (
            &["record", "--", "true"],
            "true launched no kernel that could be recorded (exit status: 0)",
        ),
        (&["record", "--", "sh", "-c", "exit 7"], "(exit status: 7)"),
        (&["record", "no-such-file.cu"], "no-such-file.cu"),
        (
            &["record", &file("fold_racy.cl")],
            "built of CUDA and C++, not of OpenCL",
        ),
        (
            &["record", &program, "--", "9999", "9999", "1", "apart"],
            "sizes that no device takes",
        ),
        (
            &["record", &program, "--clang-args=-lno-such-library"],
            "no-such-library",
        ),
        (
            &[
                "record",
                "--output",
                "no/folder.json",
                &program,
                "--",
                "8",
                "8",
                "8",
                "apart",
            ],
            "cannot write no/folder.json",
        ),
    ] {
        let (code, printed) = warpproof(folder.path(), arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {printed}");
        assert!(printed.contains(said), "{arguments:?}: {printed}");
        assert!(!folder.path().join("launches.json").exists());
    }
}

#[test]
fn what_is_no_recording_of_a_file_is_said() {
    let folder = folder();
    let folder = folder.path();
    let program = file("fold.cu");
    let (code, printed) = warpproof(
        folder,
        &["record", &program, "--", "32", "16", "4", "apart"],
    );
    assert_eq!(code, Some(0), "{printed}");
    let good = text_of(folder, "launches.json");
    let change = |from: &str, to: &str| good.replacen(from, to, 1);
    for (text, said) in [
        ("{".to_owned(), "is no recording of launches: EOF"),
        (
            change("\"version\": 1", "\"version\": 2"),
            "a recording of version 2",
        ),
        (
            change("\"block\":[16", "\"block\":[0"),
            "a launch of `_Z4fold4Endsi` has a size of zero",
        ),
        (
            change("_Z4fold4Endsi", "_Z4bendi"),
            "launches `_Z4bendi`, which is in none of the files",
        ),
    ] {
        assert_ne!(text, good);
        fs::write(folder.join("launches.json"), text).expect("written");
        let (code, printed) = warpproof(folder, &["verify", "--launches", "launches.json"]);
        assert_eq!(code, Some(2), "{printed}");
        assert!(printed.contains(said), "{printed}");
    }
    let unsuited = change(
        "\"bytes\":4,\"data\":\"04000000\"",
        "\"bytes\":1,\"data\":\"04\"",
    );
    assert_ne!(unsuited, good);
    fs::write(folder.join("launches.json"), unsuited).expect("written");
    let (_, printed) = warpproof(folder, &["verify", "--launches", "launches.json"]);
    let said = "the recorded arguments do not suit the kernel";
    assert!(printed.contains(said), "{printed}");
    fs::write(folder.join("launches.json"), &good).expect("written");
    let other = file("fold_racy.cl");
    for (arguments, said) in [
        (
            &["--launches", "launches.json", &other, "--", "-DTERM=int"][..],
            "`_Z4fold4Endsi`, which is in none of the files",
        ),
        (&["--launches", "host"], "there is nothing to verify"),
        (
            &["--launches", "hots", &program],
            "cannot read the recording hots",
        ),
        (
            &["--launches", "launches.json", "--block", "8"],
            "the launches of a recording have their own sizes",
        ),
    ] {
        let (code, printed) = warpproof(folder, &[&["verify"], arguments].concat());
        assert_eq!(code, Some(2), "{arguments:?}: {printed}");
        assert!(printed.contains(said), "{arguments:?}: {printed}");
    }
}
