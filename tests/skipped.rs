//! Nothing is skipped in silence: kernels that no verdict is about, headers that are
//! missing, and proofs with exceptions.

use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;
use warpproof::report::json::{Document, Entry};
use warpproof::report::model::Report;

/// A folder with these files; the first one is verified.
struct Project {
    folder: TempDir,
    file: String,
}

impl Project {
    fn new(files: &[(&str, &str)]) -> Project {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            std::fs::write(path, text).expect("written");
        }
        Project {
            folder,
            file: files[0].0.to_owned(),
        }
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .current_dir(self.folder.path())
            .args(arguments)
            .output()
            .expect("the program runs")
    }

    /// The exit code, and both outputs.
    fn verify(&self, options: &[&str]) -> (i32, String) {
        let launch = ["verify", &self.file, "--block", "64", "--grid", "2"];
        let output = self.run(&[&launch, options].concat());
        let text = [&output.stdout[..], &output.stderr].concat();
        let code = output.status.code().expect("no signal");
        (code, String::from_utf8(text).expect("text"))
    }

    fn report(&self, options: &[&str]) -> Report {
        let (_, text) = self.verify(&[&["--format", "json"], options].concat());
        let document = Document::parse(&text).expect("one document");
        match document.files.into_iter().next() {
            Some(Entry::Report(report)) => report,
            other => panic!("no report: {other:?}"),
        }
    }
}

const FILL: &str = "__global__ void fill(int *out) { out[blockIdx.x * 64 + threadIdx.x] = 1; }\n";
const ADD: &str = "template <class T> __global__ void add(T *out) { *out += 1; }\n";

#[test]
fn templates_that_nothing_instantiates_are_listed() {
    let project = Project::new(&[("k.cu", &format!("{FILL}namespace n {{\n{ADD}}}\n"))]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 3, "{text}");
    let line = "skipped: n::add (k.cu:3): a template that nothing here launches or instantiates; \
                to verify it, instantiate `n::add<ARGUMENTS>`\n";
    assert!(text.contains("proved: fill (k.cu, "), "{text}");
    assert!(text.contains(line), "{text}");
    assert!(
        text.contains("1 kernel: 1 proved, 1 kernel skipped; "),
        "{text}"
    );

    let report = project.report(&[]);
    let [skipped] = &report.skipped[..] else {
        panic!("one is skipped: {:?}", report.skipped);
    };
    assert_eq!(skipped.kernel, "n::add");
    assert_eq!((skipped.span.file.as_str(), skipped.span.line), ("k.cu", 3));
    assert!(skipped.is_in(&report.file));

    let (code, text) = project.verify(&["--instantiate", "n::add<int>"]);
    assert_eq!(code, 1, "{text}");
    assert!(!text.contains("skipped"), "{text}");
}

#[test]
fn a_file_of_templates_alone_is_inconclusive() {
    let project = Project::new(&[("k.cu", ADD)]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 3, "{text}");
    assert!(text.starts_with("skipped: add (k.cu:1): "), "{text}");
    assert_eq!(project.report(&[]).kernels, []);
}

#[test]
fn only_what_is_asked_for_counts() {
    let project = Project::new(&[("k.cu", &format!("{FILL}{ADD}"))]);
    let (code, text) = project.verify(&["--kernel", "fill"]);
    assert_eq!(code, 0, "{text}");
    assert!(!text.contains("skipped"), "{text}");
    for name in ["add", "add<int>"] {
        let (code, text) = project.verify(&["--kernel", name]);
        assert_eq!(code, 3, "{text}");
        assert!(text.starts_with("skipped: add (k.cu:2): "), "{text}");
    }
    let (code, text) = project.verify(&["--kernel", "gone"]);
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("there is no kernel `gone`"), "{text}");
}

#[test]
fn templates_of_headers_are_counted() {
    let header = format!("{ADD}template <class T> __global__ void sub(T *p) {{ *p -= 1; }}\n");
    let source = format!("#include \"k.cuh\"\n{FILL}");
    let project = Project::new(&[("k.cu", &source), ("k.cuh", &header)]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 0, "{text}");
    let line = "skipped: 2 kernels of headers of k.cu, which nothing here launches or \
                instantiates\n";
    assert!(text.contains(line), "{text}");
    let skipped = project.report(&[]).skipped;
    let places: Vec<_> = skipped
        .iter()
        .map(|one| {
            (
                one.kernel.as_str(),
                Path::new(&one.span.file),
                one.span.line,
            )
        })
        .collect();
    let header = Path::new("./k.cuh");
    assert_eq!(places, [("add", header, 1), ("sub", header, 2)]);
}

#[test]
fn defects_and_errors_outweigh_what_is_skipped() {
    let racy = "__global__ void one(int *out) { *out = threadIdx.x; }\n";
    let project = Project::new(&[("k.cu", &format!("{racy}{ADD}"))]);
    assert_eq!(project.verify(&[]).0, 1);
    assert_eq!(project.verify(&["gone.cu"]).0, 2);
}

/// Macros that make templates of kernels, and launches that only the host sees.
#[test]
fn what_hides_a_template_does_not_hide_that_it_is_skipped() {
    let source = "#define KERNEL(name) template <class T> __global__ void name(T *p) { *p += 1; }\n\
                  KERNEL(first) KERNEL(second)\n\
                  #if 0\n template <class T> __global__ void gone(T *p) { *p += 1; }\n#endif\n\
                  #ifndef __CUDA_ARCH__\nvoid run(int *p) { first<<<1, 2>>>(p); }\n#endif\n\
                  void also(int *p) { second<<<1, 64>>>(p); }\n";
    let project = Project::new(&[("k.cu", source)]);
    let report = project.report(&[]);
    let names: Vec<&str> = report.skipped.iter().map(|s| s.kernel.as_str()).collect();
    assert_eq!(names, ["first"]);
    assert_eq!(report.kernels.len(), 1);
}

#[test]
fn a_launch_in_host_code_that_was_left_out_is_named() {
    let source = "#include <iostream>\n#include \"host_only.h\"\n".to_owned()
        + ADD
        + FILL
        + "void run(int *p) {\n    add<<<1, 2>>>(host_only::view(p));\n}\n";
    let project = Project::new(&[("k.cu", &source)]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 3, "{text}");
    let reason = "skipped: add (k.cu:3): a template that host code may instantiate which was left out \
                  because it does not compile (k.cu:6)";
    assert!(text.contains(reason), "{text}");
}

#[test]
fn explorations_list_what_they_skip() {
    let source = "__global__ void count(int *c) { atomicAdd(c, 1); }\n".to_owned() + ADD;
    let project = Project::new(&[("k.cu", &source)]);
    let output = project.run(&["explore", "k.cu", "--block", "2"]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("skipped: add (k.cu:2): "), "{text}");
}

/// The project's own header is named before anything else, the system's are not.
#[test]
fn a_missing_header_that_device_code_needs_is_named_first() {
    let uses = |code: &str| {
        let includes = "#include <gone_of_the_system>\n#include <cub/gone.cuh>\n";
        let source = format!("{includes}#include \"project/config.h\"\n{code}{FILL}");
        Project::new(&[("k.cu", &source)])
    };
    for code in [
        "__global__ void k(int *p) { p[threadIdx.x] = WIDTH; }\n",
        "__global__ void k(Shape *p) { p->x = 1; }\n",
        "PROJECT_KERNEL void k(int *p) { *p += 1; }\n",
        "PROJECT_KERNEL(256) void k(int *p) { *p += 1; }\n",
        "DEFINE_KERNEL(k, int) { *p += 1; }\n",
        "BEGIN_PROJECT template <class T> struct S {};\n",
        "Shape k(int *p) { return Shape{threadIdx.x}; }\n",
        "#ifdef WIDE\n__global__ void w(int *p) {}\n#endif\n",
    ] {
        let (code_of_exit, text) = uses(code).verify(&[]);
        assert_eq!(code_of_exit, 2, "{code}{text}");
        let first = "error: the header `project/config.h` was not found, which k.cu:3 includes: \
                     name its folder with `-- -I FOLDER`\n";
        assert!(text.starts_with(first), "{code}{text}");
    }
    // Host code alone needs it.
    for code in [
        "Shape area(Shape s) { return s; }\n",
        "Shape *area(const Shape &s);\n",
        "Shape (*callback)(int);\n",
        "struct Box : Shape { Shape inner; int area() { return inner.area(); } };\n",
        "int main() { Shape s(3); return s.area(); }\n",
    ] {
        let (code_of_exit, text) = uses(code).verify(&["--assumptions"]);
        assert_eq!(code_of_exit, 0, "{code}{text}");
        let assumed = "the header `project/config.h`, which was not found, does not matter";
        assert!(text.contains(assumed), "{code}{text}");
    }
}

/// There is no host code in OpenCL that might be the one in need of the header.
#[test]
fn all_of_opencl_is_device_code() {
    let source = "#include \"config.h\"\nkernel void k(global int *p) { p[0] = WIDTH; }\n";
    let (code, text) = Project::new(&[("k.cl", source)]).verify(&[]);
    assert_eq!(code, 2, "{text}");
    let first = "error: the header `config.h` was not found, which k.cl:1 includes: ";
    assert!(text.starts_with(first), "{text}");
    let source = "struct S { missing_t x; };\nkernel void k(global int *p) { p[0] = 1; }\n";
    let (code, text) = Project::new(&[("k.cl", source)]).verify(&[]);
    assert_eq!(code, 2, "{text}");
    assert!(text.contains("unknown type name 'missing_t'"), "{text}");
}

#[test]
fn writes_of_one_value_are_part_of_the_headline() {
    let source = "__global__ void flag(int *p, int *q, int n) {\n\
                      *p = 1;\n    if (n > 0)\n        *q = n;\n}\n\
                  __global__ void one(int *p) { *p = 1; }\n";
    let project = Project::new(&[("k.cu", source)]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 0, "{text}");
    let two = "proved, except for 2 places where threads write the same value: flag (k.cu, ";
    let one = "proved, except for 1 place where threads write the same value: one (k.cu, ";
    assert!(text.contains(two) && text.contains(one), "{text}");
    let summary = "2 kernels: 0 proved, 2 proved except for writes of the same value; ";
    assert!(text.contains(summary), "{text}");
    let (_, text) = project.verify(&["--benign-races", "allow"]);
    assert!(text.contains("proved: flag (k.cu, "), "{text}");
}

/// A name like those of a vendor's headers does not matter where the project has the header.
#[test]
fn headers_of_the_project_may_be_called_like_a_vendors() {
    let header = "template <class T> struct Cells { T *at; int count; };\n";
    let source = "#include <hip_cells.hpp>\n\
                  __global__ void fill(Cells<int> c) {\n    c.at[threadIdx.x >> SHIFT] = threadIdx.x;\n}\n";
    for (shift, code) in [("0", 0), ("1", 1)] {
        let source = source.replace("SHIFT", shift);
        let files = [
            ("src/fill.hip", source.as_str()),
            ("include/hip_cells.hpp", header),
        ];
        let output = Project::new(&files).run(&["verify", "src/fill.hip", "--grid", "1"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(code), "{text}");
    }
}

#[test]
fn headers_are_looked_for_in_the_project() {
    let header = "template <class T> struct Cells { T *at; int count; };\n";
    let source = "#include <cells/cells.hpp>\n#include <span>\n\
                  __global__ void fill(Cells<int> c, int shift) {\n\
                      int i = blockIdx.x * blockDim.x + threadIdx.x;\n\
                      if (i < c.count)\n        c.at[i >> shift] = i;\n}\n\
                  void launch(std::span<int> s) { fill<<<1, 64>>>({s.data(), 64}, SHIFT); }\n";
    for (shift, code) in [("0", 0), ("1", 1)] {
        let source = source.replace("SHIFT", shift);
        let project = Project::new(&[
            ("src/fill.cu", &source),
            ("include/cells/cells.hpp", header),
        ]);
        let output = project.run(&["verify", "src/fill.cu", "--assumptions"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(code), "{text}");
        assert!(
            text.contains("fill (src/fill.cu, at src/fill.cu:8"),
            "{text}"
        );
        let assumed = "assuming the header `cells/cells.hpp`, whose folder is not named, is ";
        assert!(text.contains(assumed), "{text}");
    }
}

/// `store<16>` is launched by code alone that is left out: by another template, a macro, or in a branch.
#[test]
fn instances_that_only_code_makes_which_was_left_out_are_not_proved() {
    let program = |gone: &str| {
        format!(
            "#include <GLFW/glfw3.h>
            template <int N> __global__ void store(int *p) {{
                p[N == 16 ? 0 : blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;
            }}
            template <int N> void go(int *p) {{ store<N><<<1, 32>>>(p); }}
            #define RUN(n) go<n>
            static void draw(int *p) {{ {gone} }}
            int main() {{ int *p; cudaMalloc(&p, 4096); go<32>(p); draw(p); }}"
        )
    };
    for gone in [
        "glfw::Window w(1, 2, go<16>(p));",
        "auto w = glfw::create([&] { RUN(16)(p); });",
        "if (glfw::create(1)) go<16>(p);",
    ] {
        let project = Project::new(&[("k.cu", &program(gone))]);
        let (code, text) = project.verify(&[]);
        assert_eq!(code, 3, "{gone}: {text}");
        assert!(text.contains("skipped: store (k.cu:2): "), "{text}");
    }
    let project = Project::new(&[("k.cu", &program("glfw::create(1);"))]);
    let (code, text) = project.verify(&[]);
    assert_eq!(code, 0, "{text}");
}

/// The same by types that name the instance, and by text that the preprocessor changes.
#[test]
fn instances_that_types_name_which_code_uses_that_was_left_out_are_not_proved() {
    let program = |types: &str, gone: &str| {
        format!(
            "#include <GLFW/glfw3.h>
            template <int N> __global__ void store(int *p) {{
                p[N == 16 ? 0 : blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;
            }}
            int *all;
            template <int N> struct Runner {{
                int n;
                ~Runner() {{ store<N><<<1, 32>>>(all); }}
            }};
            template <int N> struct Number {{
                virtual int value() const {{ store<N><<<1, 32>>>(all); return N; }}
            }};
            template <class T> struct Counted {{ Counted() {{ store<T::n><<<1, 32>>>(all); }} }};
            template <int N> void go_on() {{ store<N><<<1, 32>>>(all); }}
            #define PUT(a, b) a %:%: b
            {types}
            int main() {{
                cudaMalloc(&all, 4096);
                store<32><<<1, 32>>>(all);
                glfw::X x({gone});
            }}"
        )
    };
    for (types, gone) in [
        ("struct Part { Runner<16> m; }; Part make();", "make()"),
        ("using Run = Runner<16>;", "[] { Run r; }"),
        ("struct Part { Runner<16> m; };", "[] { Part p; }"),
        ("struct Part : Number<16> {};", "new Part"),
        (
            "struct Part : Counted<Part> { enum { n = 16 }; };",
            "[] { static Part p; }",
        ),
        ("", "[] {\n#include \"body.inc\"\n}"),
        ("", "[] { PUT(go, _on)<16>(); }"),
        ("", "[] { go\\\n_on<16>(); }"),
    ] {
        let project = Project::new(&[
            ("k.cu", &program(types, gone)),
            ("body.inc", "go_on<16>();"),
        ]);
        let (code, text) = project.verify(&[]);
        assert_eq!(code, 3, "{gone}: {text}");
        assert!(text.contains("skipped: store (k.cu:2): "), "{text}");
    }
    for (types, gone) in [
        ("struct Part { Runner<16> m; };", "[] { int p = 1; }"),
        ("struct Part { int m; };", "[] { Part p; }"),
        ("", "[] {\n#if 1\n\"\\n\";\n#endif\n}"),
    ] {
        let project = Project::new(&[("k.cu", &program(types, gone))]);
        let (code, text) = project.verify(&[]);
        assert_eq!(code, 0, "{gone}: {text}");
    }
}
