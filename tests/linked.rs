//! Device code of several files that is linked (`nvcc -rdc=true`).

mod variables;

use std::fs;

use crate::support::folders::{self, Folder};

/// The exit code of `verify` for a folder of such files in one small launch, and what it says.
fn verify(files: &[(&str, &str)]) -> (Option<i32>, String) {
    folders::verify(&["--block", "64", "--grid", "1"], files)
}

/// The same for the launches of the program.
fn verify_launches(files: &[(&str, &str)]) -> (Option<i32>, String) {
    folders::verify(&[], files)
}

/// With the body of `put` as it is right, and as it is racy.
fn verify_twins(kernels: &str, others: impl Fn(&str) -> String) {
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let (found, text) = verify(&[("kernels.cu", kernels), ("others.cu", &others(place))]);
        assert_eq!(found, Some(code), "{place}: {text}");
    }
}

const PUTS: &str = "__device__ void put(int *a, int i);
    __global__ void k(int *a) { put(a, threadIdx.x); }";

fn put(place: &str) -> String {
    format!("__device__ void put(int *a, int i) {{\n  a[{place}] = i;\n}}\n")
}

#[test]
fn functions_of_other_files_are_looked_into() {
    let (code, text) = verify(&[("kernels.cu", PUTS), ("others.cu", &put("i"))]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("`put` is what ./others.cu defines"), "{text}");
    let (code, text) = verify(&[("kernels.cu", PUTS), ("others.cu", &put("i / 2"))]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("others.cu:2:"), "{text}");
}

#[test]
fn functions_of_hip_are_looked_into() {
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let (found, text) = verify(&[("kernels.hip", PUTS), ("others.hip", &put(place))]);
        assert_eq!(found, Some(code), "{text}");
    }
}

#[test]
fn each_kernel_is_verified_once() {
    let others = put("i") + "__global__ void k2(int *a) { put(a, threadIdx.x); }";
    let (code, text) = verify(&[("kernels.cu", PUTS), ("others.cu", &others)]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("2 kernels: 2 proved"), "{text}");
}

#[test]
fn files_lead_to_others() {
    let between = "__device__ void put_there(int *a, int i);
        __device__ void put(int *a, int i) { put_there(a, i); }";
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let last = put(place).replace("put", "put_there");
        let files = [("kernels.cu", PUTS), ("a.cu", between), ("b.cu", &last)];
        let (found, text) = verify(&files);
        assert_eq!(found, Some(code), "{text}");
    }
}

#[test]
fn templates_that_are_instantiated_elsewhere_are_looked_into() {
    let kernels = "template <class T> __device__ void put(T *a, int i);
        __global__ void k(int *a) { put<int>(a, threadIdx.x); }";
    verify_twins(kernels, |place| {
        format!(
            "template <class T> __device__ void put(T *a, int i) {{ a[{place}] = i; }}
             template __device__ void put<int>(int *a, int i);"
        )
    });
}

#[test]
fn of_two_definitions_none_is_taken() {
    let files = [
        ("kernels.cu", PUTS),
        ("a.cu", &put("i")),
        ("b.cu", &put("i / 2")),
    ];
    let (code, text) = verify(&files);
    assert_eq!(code, Some(3), "{text}");
    let why = "call of function `put`, which ./a.cu and ./b.cu both define, is not supported";
    assert!(text.contains(why), "{text}");
    // It may be another program's file.
    let own = format!("{PUTS}\n__device__ int size() {{ return 1; }}");
    let others = put("i") + "__device__ int size() { return 2; }";
    let (code, text) = verify(&[("kernels.cu", &own), ("others.cu", &others)]);
    assert_eq!(code, Some(3), "{text}");
    let why = "others.cu and ./kernels.cu both define `size`, is not supported";
    assert!(text.contains(why), "{text}");
}

#[test]
fn programs_have_nothing_of_each_other() {
    let with_main = |text: &str| format!("{text}\nint main() {{}}\n");
    let (kernels, others) = (with_main(PUTS), with_main(&put("i")));
    let (code, text) = verify(&[("kernels.cu", PUTS), ("others.cu", &others)]);
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = verify(&[("kernels.cu", &kernels), ("others.cu", &others)]);
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains("`put` with a pointer argument"), "{text}");
}

/// The kernel's own function gives way to that of another file, and so does one that it leads to.
#[test]
fn weak_definitions_give_way() {
    let weak = |place: &str| format!("__attribute__((weak)) {}", put(place));
    let kernel = "__global__ void k(int *a) { put(a, threadIdx.x); }";
    let own = |place: &str| weak(place) + kernel;
    for (taken, code) in [("i", 0), ("i / 2", 1)] {
        for (name, other) in [("k.cu", "o.cu"), ("k.hip", "o.hip")] {
            let files = [(name, own("0 * i")), (other, put(taken))];
            let (found, text) = verify(&files.each_ref().map(|(name, text)| (*name, &text[..])));
            assert_eq!(found, Some(code), "{text}");
        }
        let files = [
            ("k.cu", PUTS),
            ("o.cu", &weak("0 * i")),
            ("p.cu", &put(taken)),
        ];
        let (found, text) = verify(&files);
        assert_eq!(found, Some(code), "{text}");
        // There is no other.
        let (found, text) = verify(&[("k.cu", &own(taken)), ("o.cu", "")]);
        assert_eq!(found, Some(code), "{text}");
    }
    // Which one is taken depends on the order of the files.
    let (code, text) = verify(&[("k.cu", &own("i")), ("o.cu", &weak("i / 2"))]);
    assert_eq!(code, Some(3), "{text}");
    let why = "call of function `put`, which ./k.cu and ./o.cu both define, is not supported";
    assert!(text.contains(why), "{text}");
    let (code, text) = verify(&[("k.cu", &own("i")), ("o.cu", "does not compile")]);
    assert_eq!(code, Some(2), "{text}");
    let why = "`put`, which other files may define, too, but ./o.cu does not compile as a whole";
    assert!(text.contains(why), "{text}");
}

#[test]
fn what_one_file_defines_in_several_ways_is_not_taken() {
    let others = "__device__ void put(int *a, int i) { a[i / D] = i; }";
    for (defines, code) in [(["1", "1"], 0), (["1", "2"], 3), (["2", "1"], 3)] {
        let folder = Folder::of(&[("k.cu", PUTS), ("o.cu", others)]);
        let path = folder.path();
        let command = |file: &str, define: &str| {
            let command = format!("nvcc -rdc=true -DD={define} -c {file}");
            serde_json::json!({ "directory": path, "file": file, "command": command })
        };
        let [one, other] = defines.map(|define| command("o.cu", define));
        let all = serde_json::json!([command("k.cu", "1"), one, other]).to_string();
        fs::write(path.join("compile_commands.json"), all).expect("written");
        let words = ["verify", "--block", "64", "--grid", "1", "-p", "."];
        let (found, text) = folder.run(&words);
        assert_eq!(found, Some(code), "{text}");
        assert_eq!(
            text.contains("o.cu defines in several ways"),
            code == 3,
            "{text}"
        );
    }
}

/// A kernel of another file sets the pointer, to a function of a third.
#[test]
fn pointers_lead_to_functions_of_all_files() {
    let kernels = "typedef void (*F)(int *, int);
        extern __device__ F fp;
        __global__ void k(int *a) { fp(a, threadIdx.x); }";
    let safe = "typedef void (*F)(int *, int);
        static __device__ void safe(int *a, int i) { a[i] = i; }
        __device__ F fp = safe;";
    let setter = "typedef void (*F)(int *, int);
        extern __device__ F fp;
        __device__ void put(int *a, int i);
        __global__ void z() { if (threadIdx.x == 0) fp = put; }";
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let files = [
            ("kernels.cu", kernels),
            ("others.cu", safe),
            ("put.cu", &put(place)),
            ("setter.cu", setter),
        ];
        let (found, text) = verify(&files);
        assert_eq!(found, Some(code), "{text}");
    }
    // In the file that is linked, and of which the kernels are not.
    let own = |place: &str| {
        let bad = format!("static __device__ void bad(int *a, int i) {{ a[{place}] = i; }}");
        format!("{safe} {bad} __global__ void z() {{ if (threadIdx.x == 0) fp = bad; }}")
    };
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let (found, text) = verify(&[("kernels.cu", kernels), ("others.cu", &own(place))]);
        assert_eq!(found, Some(code), "{text}");
    }
    // It is not known what these set it to.
    let clash = format!("{setter} __device__ int size() {{ return 1; }}");
    let clash_is = "setter.cu and ./others.cu both define `size`";
    for (more, exit, why) in [
        (&clash[..], 3, clash_is),
        (
            "does not compile",
            2,
            "setter.cu does not compile as a whole",
        ),
    ] {
        let others = format!("{safe} __device__ int size() {{ return 2; }}");
        let files = [
            ("kernels.cu", kernels),
            ("others.cu", &others),
            ("put.cu", &put("i / 2")),
            ("setter.cu", more),
        ];
        let (code, text) = verify(&files);
        assert_eq!(code, Some(exit), "{text}");
        let why =
            format!("which may lead to functions of other files, but ./{why}, is not supported");
        assert!(text.contains(&why), "{text}");
    }
}

/// A launch of two threads, and the other file.
const PAIR: [&str; 6] = ["--block", "64", "--grid", "1", "--with", "o.cu"];

/// The folder with the kernel, and with a function that puts there.
fn folder(place: &str) -> Folder {
    Folder::of(&[("k.cu", PUTS), ("o.cu", &put(place))])
}

#[test]
fn all_commands_see_other_files_that_are_named() {
    for (command, safe) in [
        (&["verify", "k.cu"][..], 0),
        (&["fix", "k.cu"], 0),
        (&["run", "k.cu", "--array", "a[64]=zeros"], 0),
        (&["explore", "k.cu", "--timeout", "60"], 0),
    ] {
        let words = match command[0] {
            "explore" => [command, &["--block", "2", "--with", "."]].concat(),
            _ => [command, &PAIR].concat(),
        };
        for (place, code) in [("i", safe), ("i / 2", 1)] {
            let (found, text) = folder(place).run(&words);
            assert_eq!(found, Some(code), "{words:?}: {text}");
        }
        let (found, text) = folder("i").run(&words[..words.len() - 2]);
        assert_eq!(found, Some(3), "{words:?}: {text}");
    }
}

#[test]
fn files_that_are_explored_together_are_of_one_program() {
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let others = put(place) + "__global__ void k2(int *a) { put(a, threadIdx.x); }";
        let folder = Folder::of(&[("k.cu", PUTS), ("o.cu", &others)]);
        let (found, text) = folder.run(&["explore", "k.cu", "o.cu", "--block", "2"]);
        assert_eq!(found, Some(code), "{text}");
    }
}

#[test]
fn stages_have_code_of_other_files() {
    for stage in ["kir", "kir:narrow", "ivl", "dual"] {
        let folder = folder("i / 2");
        let (code, text) = folder.run(&[&["emit", "k.cu", "--stage", stage], &PAIR[..]].concat());
        assert_eq!(code, Some(0), "{stage}: {text}");
        // The kernel's own file divides nothing.
        let divides = ["sdiv", "SDIV"].iter().any(|word| text.contains(word));
        assert!(divides, "{stage}: {text}");
    }
    let (code, text) = folder("i").run(&[&["protocol", "k.cu"], &PAIR[..]].concat());
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("wr a["), "{text}");
}

#[test]
fn launches_of_other_files_are_among_the_stages() {
    let main = "void go(int *); int main() { int *a; cudaMalloc(&a, 256); go(a); }";
    let own = format!("{PUTS} void go(int *a) {{ k<<<1, 64>>>(a); }}");
    let folder = Folder::of(&[("k.cu", &own), ("o.cu", &put("i")), ("main.cu", main)]);
    let words = ["emit", "k.cu", "--stage", "launches", "--with", "."];
    let (code, text) = folder.run(&words);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("block = 64, 1, 1"), "{text}");
    assert!(text.contains("// the program is what is given"), "{text}");
}

#[test]
fn witnesses_name_the_files_that_are_linked() {
    let folder = folder("i / 2");
    let (code, text) = folder.run(&[
        "verify",
        ".",
        "--block",
        "64",
        "--grid",
        "1",
        "--witness",
        "w",
    ]);
    assert_eq!(code, Some(1), "{text}");
    let (code, text) = folder.run(&["replay", "w/k-1.json"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("o.cu:2:"), "{text}");
    // The file that is linked has changed.
    fs::write(folder.path().join("o.cu"), put("i")).expect("written");
    let (code, text) = folder.run(&["replay", "w/k-1.json"]);
    assert_eq!(code, Some(3), "{text}");
}

/// An editor's text is that of a file of the program, which is not linked beside it.
#[test]
fn standard_input_is_a_file_of_the_program() {
    let own = "__device__ int size() { return 1; }";
    for (place, code) in [("i", 0), ("i / 2", 1)] {
        let folder = folder(place);
        fs::write(folder.path().join("k.cu"), format!("{PUTS}\n{own}")).expect("written");
        let words = ["verify", "-", "--stdin-filename", "k.cu", "--with", "."];
        let words = [&words[..], &PAIR[..4]].concat();
        let (found, text) = folder.run_with(&words, "k.cu");
        assert_eq!(found, Some(code), "{text}");
        // The project says which files there are.
        fs::write(folder.path().join("warpproof.toml"), "with = [\".\"]\n").expect("written");
        let words = ["verify", "-", "--stdin-filename", "k.cu"];
        let words = [&words[..], &PAIR[..4]].concat();
        let (found, text) = folder.run_with(&words, "k.cu");
        assert_eq!(found, Some(code), "{text}");
    }
}

#[test]
fn kernels_of_other_files_are_not_verified() {
    let others = put("i") + "__global__ void k2(int *a) { *a = threadIdx.x; }";
    let folder = Folder::of(&[("k.cu", PUTS), ("o.cu", &others)]);
    let (code, text) = folder.run(&[&["verify", "k.cu"], &PAIR[..]].concat());
    assert_eq!(code, Some(0), "{text}");
    assert!(!text.contains("k2"), "{text}");
    let (code, text) = folder.run(&["verify", "k.cu", "--with", "none.cu"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("--with: none.cu: "), "{text}");
}
