//! Host code that does not compile: what is read of the rest, and what it may launch.

use warpproof::frontend::{Source, compile_host, has_main};
use warpproof::host::Program;
use warpproof::llvm;

const KERNELS: &str = "\
    #include <missing/everything.hpp>\n\
    __global__ void step(int *a, int by) { a[threadIdx.x * by] = threadIdx.x; }\n\
    template <class T> __global__ void any(T *a, int by) { a[threadIdx.x * by] = threadIdx.x; }\n";

/// The host code of a file with these kernels, and with a launch of `step` by 1 in each program.
fn read(declarations: &str, body: &str) -> Result<Program, String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("program.cu");
    let text = format!(
        "{KERNELS}{declarations}\nint main() {{ int *a; cudaMalloc(&a, 4096); \
         step<<<1, 256>>>(a, 1);\n{body}\n}}\n"
    );
    std::fs::write(&path, text).expect("written");
    let source = Source::from_path(&path).expect("a CUDA file");
    let code = compile_host(&source, None).map_err(|error| error.to_string())?;
    let left_out = code.left_out.expect("something does not compile");
    let asked = llvm::Asked {
        complete: true,
        unread: Some(&left_out.names),
        ..llvm::Asked::default()
    };
    llvm::launches(&[&code.bitcode], &asked).map_err(|error| error.to_string())
}

/// May the kernel be launched by what was left out?
fn is_open(program: &Program) -> bool {
    program.unread.contains("step") || !program.escaping.is_empty()
}

/// Outside of `main`, in it, and whether the code that is left out may launch `step`.
const LAUNCHES: [(&str, &str, bool); 15] = [
    ("", "missing::log(\"step\");", false),
    ("", "step<<<1, 256>>>(a, missing::by());", true),
    ("", "missing::Clock clock; clock.start();", false),
    (
        "void go(int *a, int by) { step<<<1, 256>>>(a, by); }",
        "go(a, missing::by());",
        true,
    ),
    (
        "void go(int *a, int by) { step<<<1, 256>>>(a, by); }",
        "go(a, 1); missing::log(2);",
        false,
    ),
    (
        "void go(int *a) { step<<<1, 256>>>(a, 0); }",
        "missing::call(go);",
        true,
    ),
    (
        "#define GO(by) do { step<<<1, 256>>>(a, by); } while (0)",
        "GO(missing::by());",
        true,
    ),
    ("#define GO(by) missing::go(by)", "GO(1);", false),
    (
        "static void inner(int *a) { step<<<1, 256>>>(a, 0); } static void go(int *a, int) { inner(a); }",
        "go(a, missing::by());",
        true,
    ),
    (
        "struct Sizes { int n = 1, m = 2; };",
        "Sizes sizes; missing::read(sizes); missing::log(sizes.m);",
        false,
    ),
    (
        "",
        "for (auto &image : missing::images()) { step<<<1, 256>>>(a, image.by()); }",
        true,
    ),
    (
        "int by = 1;",
        "auto by = missing::by(); step<<<1, 256>>>(a, by);",
        true,
    ),
    (
        "int by = 1;",
        "const auto &&[by, other] = missing::both(); step<<<1, 256>>>(a, by);",
        true,
    ),
    (
        "int by = 1;",
        "{ missing::By by(3); step<<<1, 256>>>(a, by); }",
        true,
    ),
    (
        "int by = 1;",
        "missing::By other, *by = missing::get(); step<<<1, 256>>>(a, *by);",
        true,
    ),
];

#[test]
fn launches_of_what_is_left_out_may_be_any() {
    for (declarations, body, expected) in LAUNCHES {
        let program = read(declarations, body).unwrap_or_else(|error| panic!("{body}: {error}"));
        assert_eq!(
            is_open(&program),
            expected,
            "{declarations} {body}\n{program}"
        );
        let launched = program
            .launches
            .iter()
            .any(|site| site.kernel.contains("step"));
        assert!(launched, "{declarations} {body}\n{program}");
    }
}

/// Outside of `main`, in it, and what a launch is passed behind it: a number, or any.
const VALUES: [(&str, &str, Option<u128>); 17] = [
    ("", "int by = 1; missing::log(3);", Some(1)),
    ("", "int by = 1; missing::set(by);", None),
    ("", "int by = 1; missing::set(&by);", None),
    (
        "",
        "int by = 1; int &other = by; missing::set(other);",
        None,
    ),
    ("", "int by = 1; if (missing::is_on()) { by = 0; }", None),
    (
        "",
        "int by = 1; for (auto &x : missing::all()) { by--; }",
        None,
    ),
    ("", "int by = missing::by();", None),
    (
        "",
        "int by = 1; { missing::Setter setter(by); by = 1; }",
        None,
    ),
    (
        "int value = 1; void set() { value = 0; }",
        "missing::call(set); int by = value;",
        None,
    ),
    (
        "const int value = 1;",
        "missing::log(2); int by = value;",
        Some(1),
    ),
    (
        "#define SET(x) by = missing::by(x)",
        "int by = 1; missing::log(SET(2));",
        None,
    ),
    (
        "int get() { return missing::by(); }",
        "int by = get();",
        None,
    ),
    (
        "int get() { if (missing::is_over()) { return 3; } missing_return(3); }",
        "int by = 3; get();",
        Some(3),
    ),
    (
        "int get() { while (true) { if (missing::is_over()) { return 3; } } }",
        "get(); int by = 3;",
        Some(3),
    ),
    (
        "",
        "while (true) { if (missing::is_over()) { break; } } int by = 3;",
        Some(3),
    ),
    (
        "#define CHECK(x) if ((x) != missing::OK) { return 1; }",
        "CHECK(missing::start()); int by = 3;",
        Some(3),
    ),
    (
        "void check(int) {}\n#define CHECK(x) check(x)",
        "CHECK(missing::start()); int by = 3;",
        Some(3),
    ),
];

#[test]
fn what_is_left_out_may_change_what_it_names() {
    for (declarations, body, expected) in VALUES {
        let body = format!("{body}\nany<int><<<1, 256>>>(a, by);");
        let program = read(declarations, &body).unwrap_or_else(|error| panic!("{body}: {error}"));
        let mut sites = program
            .launches
            .iter()
            .filter(|site| site.kernel.contains("any"));
        let (site, next) = (sites.next(), sites.next());
        let site = site.filter(|_| next.is_none());
        let site = site.unwrap_or_else(|| panic!("{declarations} {body}\n{program}"));
        let passed = site
            .scalars
            .iter()
            .map(|(_, value)| value.as_constant())
            .next();
        assert_eq!(passed, Some(expected), "{declarations} {body}\n{program}");
    }
}

/// What cannot be followed, outside of `main` and in it.
const REFUSED: [(&str, &str); 22] = [
    ("", "goto end; end: missing::log(3);"),
    ("", "switch (missing::by()) { case 1: return 1; }"),
    (
        "",
        "auto go = [=](int by) { step<<<1, 256>>>(a, by); }; missing::each(go);",
    ),
    (
        "",
        "missing::each([=](int by) { step<<<1, 256>>>(a, by); });",
    ),
    (
        "struct Task { int *a; void run(int by) { step<<<1, 256>>>(a, by); } };",
        "missing::log(2);",
    ),
    (
        "struct __align__(16) Task { int *a; void run(int by) { step<<<1, 256>>>(a, by); } };",
        "missing::log(2);",
    ),
    ("struct Task { missing::Clock clock; };", ""),
    (
        "void report(const missing::Image &image) { image.print(); }",
        "",
    ),
    (
        "template <class T> void go(T *a, int by) { step<<<1, 256>>>(a, by); }",
        "go(a, missing::by());",
    ),
    (
        "template <class T> int by(const T &) { return 1; } int by(const int &) { return 0; }",
        "auto n = missing::n(); by(n);",
    ),
    ("namespace inner { int *get(); }", "missing::log(3);"),
    ("#define PASTED(x) missing::pass(st##x)", "PASTED(ep);"),
    ("#define LET(x) missing::Int x = missing::get()", "LET(by);"),
    ("", "MISSING_LET(by, 0);"),
    (
        "",
        "while (true) { MISSING_BREAK_UNLESS(missing::is_over()); }",
    ),
    (
        "int get(int x) { if (x > 3) { return 1; } MISSING_RETURN(x); }",
        "get(2);",
    ),
    (
        "const int by = 1;",
        "[[maybe_unused]] const int by = missing::get();",
    ),
    (
        "const int by = 1;",
        "__attribute__((unused)) const int by = missing::get();",
    ),
    (
        "int by(double) { return 1; } int by(missing::Image) { return 0; }",
        "by(3);",
    ),
    (
        "int by() {\n#ifdef MISSING_ZERO\n return 0;\n#else\n return 1;\n#endif\n}",
        "missing::log(by());",
    ),
    (
        "#define BY 1",
        "missing::log(2,\n#undef BY\n#define BY 0\n3);",
    ),
    ("", "static missing::Clock clock;"),
];

#[test]
fn what_cannot_be_followed_is_not_read() {
    for (declarations, body) in REFUSED {
        let program = read(declarations, body);
        assert!(program.is_err(), "{declarations} {body}");
    }
}

#[test]
fn a_program_of_its_own_is_known_by_its_main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("program.cu");
    for (text, expected) in [
        ("int main() { bad bad; }", true),
        ("void main_loop() { main(); bad bad; }", false),
    ] {
        std::fs::write(&path, text).expect("written");
        let source = Source::from_path(&path).expect("a CUDA file");
        assert_eq!(has_main(&source), expected, "{text}");
    }
}
