//! Kernels of Triton, `tests/triton/*.py`, with what Triton makes of them, which is kept: PTX, and
//! LLVM IR for NVIDIA and AMD. They are verified where there is no Triton. `scripts/test-triton`
//! compiles them anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A kernel of a file of Python, as its comments say.
struct Case {
    file: String,
    kernel: String,
    options: Vec<String>,
    expected: String,
    /// It is not decided yet as it is expected, and may be inconclusive.
    falls_short: bool,
    /// The lines that are marked with `# error[race]`.
    marked: BTreeSet<u64>,
}

fn cases(name: &str) -> Vec<Case> {
    let text = std::fs::read_to_string(format!("tests/triton/{name}.py")).expect("a file");
    let mut cases: Vec<Case> = Vec::new();
    let (mut options, mut expected, mut falls_short) = (Vec::new(), None, false);
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(words) = line.strip_prefix("# verify: ") {
            options = shlex::split(words).expect("words");
        } else if let Some(word) = line.strip_prefix("# expect: ") {
            expected = Some(word.to_owned());
        } else if line == "# falls short" {
            falls_short = true;
        } else if let Some(rest) = line.strip_prefix("def ")
            && let Some(expected) = expected.take()
        {
            cases.push(Case {
                file: name.to_owned(),
                kernel: rest.split('(').next().unwrap_or(rest).to_owned(),
                options: std::mem::take(&mut options),
                expected,
                falls_short: std::mem::take(&mut falls_short),
                marked: BTreeSet::new(),
            });
        } else if line.contains("# error[race]") {
            cases.last_mut().expect("a kernel").marked.insert(number);
        }
    }
    cases
}

/// What Triton compiles for whom.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Ptx,
    Ir,
    AmdIr,
}

impl Form {
    /// The folder with what a file is compiled to, where that is kept.
    fn folder(self, file: &str) -> PathBuf {
        let anew = std::env::var_os("WARPPROOF_TRITON_COMPILED");
        let root = anew.map_or("tests/triton".into(), PathBuf::from);
        let form = match self {
            Form::Ptx => "compiled",
            Form::Ir => "ir/cuda",
            Form::AmdIr => "ir/hip",
        };
        root.join(form).join(file)
    }
}

/// Kernels that come out otherwise when they are compiled for AMD.
const ON_AMD: &[(&str, OnAmd)] = &[
    // Addresses pass through exchanges of the lanes.
    ("histogram", OnAmd::FallsShort),
    ("split_k", OnAmd::FallsShort),
    // Of an element that two threads hold, one reads what the other one has written already.
    ("sum_by_lock", OnAmd::RacesWithin),
];

#[derive(Clone, Copy, PartialEq)]
enum OnAmd {
    FallsShort,
    /// Threads of one instance race: the compiler has them read more than it uses, or orders
    /// shared memory alone.
    RacesWithin,
}

fn triton(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    let output = command.arg("triton").args(arguments).output();
    output.expect("the program runs")
}

fn check(case: &Case, form: Form) {
    let on_amd = ON_AMD.iter().find(|(kernel, _)| *kernel == case.kernel);
    let on_amd = on_amd
        .filter(|_| form == Form::AmdIr)
        .map(|(_, on_amd)| *on_amd);
    let falls_short = match on_amd {
        None => case.falls_short,
        Some(on_amd) => on_amd == OnAmd::FallsShort,
    };
    let folder = form.folder(&case.file);
    let subject = format!("{}::{}", folder.display(), case.kernel);
    let mut arguments = vec![subject.as_str(), "--format", "json"];
    arguments.extend(case.options.iter().map(String::as_str));
    if falls_short {
        arguments.extend(["--timeout", "10"]);
    }
    let output = triton(&arguments);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let variants = report["files"][0]["kernels"].as_array();
    let variants = variants.expect("kernels");
    assert!(!variants.is_empty(), "{subject}: {stderr}");
    for kernel in variants {
        if on_amd == Some(OnAmd::RacesWithin) {
            assert_eq!(kernel["verdict"], "defect", "{subject} {kernel:#}");
            assert!(races_within_instances(kernel), "{subject} {kernel:#}");
        } else if !falls_short || kernel["verdict"] != "inconclusive" {
            check_variant(case, kernel, &format!("{subject}: {stderr}"));
        }
    }
}

fn check_variant(case: &Case, kernel: &Value, subject: &str) {
    assert_eq!(
        kernel["verdict"],
        case.expected.as_str(),
        "{subject} {kernel:#}"
    );
    assert_eq!(kernel["launch"]["vocabulary"], "instances", "{subject}");
    let empty = Vec::new();
    let defects = kernel["defects"].as_array().unwrap_or(&empty);
    let accesses = defects
        .iter()
        .flat_map(|one| one["accesses"].as_array().unwrap_or(&empty));
    let lines: BTreeSet<u64> = accesses.map(|one| line(&one["span"])).collect();
    assert_eq!(lines, case.marked, "{subject} {kernel:#}");
}

fn races_within_instances(kernel: &Value) -> bool {
    let defects = kernel["defects"].as_array();
    defects.is_some_and(|defects| {
        defects.iter().all(|defect| {
            let accesses = defect["accesses"].as_array();
            let blocks = accesses.into_iter().flatten();
            let blocks: Vec<&Value> = blocks.map(|one| &one["thread"]["block"]).collect();
            blocks.len() == 2 && blocks[0] == blocks[1] && !blocks[0].is_null()
        })
    })
}

/// The line in the kernel's own file: that of the outermost call.
fn line(span: &Value) -> u64 {
    let calls = span["inlined_at"].as_array();
    let outermost = calls.and_then(|calls| calls.last()).unwrap_or(span);
    outermost["line"].as_u64().unwrap_or(0)
}

fn check_file(name: &str) {
    let cases = cases(name);
    assert!(!cases.is_empty());
    for case in &cases {
        let twin = match case.expected.as_str() {
            "proved" => format!("{}_racy", case.kernel),
            _ => case.kernel.trim_end_matches("_racy").to_owned(),
        };
        assert!(
            cases.iter().any(|one| one.kernel == twin),
            "{} has no twin",
            case.kernel
        );
        let forms = [Form::Ptx, Form::Ir, Form::AmdIr];
        let kept = forms.into_iter().filter(|form| form.folder(name).exists());
        let kept: Vec<Form> = kept.collect();
        let text = std::fs::read_to_string(format!("tests/triton/{name}.py")).expect("a file");
        let forms = if text.contains("\n# only: ptx\n") {
            1
        } else {
            2
        };
        assert!(
            kept.len() >= forms,
            "{name} is not kept as PTX and as LLVM IR"
        );
        kept.into_iter().for_each(|form| check(case, form));
    }
}

#[test]
fn elementwise_kernels() {
    check_file("elementwise");
}

#[test]
fn kernels_of_rows() {
    check_file("rows");
}

#[test]
fn products_of_matrices() {
    check_file("products");
}

#[test]
fn products_with_copies_ahead() {
    check_file("pipelined");
}

#[test]
fn products_of_warp_groups() {
    check_file("warp_groups");
}

#[test]
fn tiles_by_descriptors() {
    check_file("descriptors");
}

#[test]
fn tiles_that_are_loaded_by_descriptors() {
    check_file("tensor_loads");
}

#[test]
fn loops_of_any_length() {
    check_file("any_length");
}

#[test]
fn flash_attention() {
    check_file("attention");
}

#[test]
fn copies_and_lists() {
    check_file("lists");
}

#[test]
fn places_that_threads_hand_each_other() {
    check_file("places");
}

#[test]
fn sums_by_locks() {
    check_file("locks");
}

#[test]
fn races_are_told_as_those_of_program_instances() {
    let subject = Form::Ptx.folder("elementwise").display().to_string() + "::add_racy";
    let output = triton(&[&subject, "--grid", "cdiv(n, BLOCK)"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("race on `out_ptr["), "{text}");
    assert!(text.contains("= between program instances "), "{text}");
    assert!(text.contains("tests/triton/elementwise.py:"), "{text}");
    assert!(!text.contains(" of block "), "{text}");
}

#[test]
fn what_keeps_a_file_from_being_compiled_is_one_diagnostic() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    // Stands in for a Python: says what the package would say, or crashes.
    let stand_in = |name: &str, body: &str| {
        let file = path(name);
        std::fs::write(&file, format!("#!/bin/sh\n{body}\n")).expect("written");
        make_executable(Path::new(&file));
        file
    };
    let refuses = stand_in("refuses", "echo 'k.py:3: no annotation' >&2; exit 2");
    let crashes = stand_in(
        "crashes",
        "echo 'Traceback' >&2; echo 'OSError: disk' >&2; exit 1",
    );
    let silent = stand_in("silent", "exit 0");
    for (python, said) in [
        (refuses.as_str(), "error: k.py:3: no annotation\n"),
        (crashes.as_str(), "said: OSError: disk\n"),
        (silent.as_str(), "No such file or directory"),
        ("no-such-python", "error: cannot run no-such-python"),
    ] {
        let output = triton(&["k.py", "--python", python]);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains(said), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}

#[cfg(unix)]
fn make_executable(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(path, executable).expect("permissions");
}

#[test]
fn conditions_are_in_the_words_of_the_source() {
    let subject = Form::Ptx.folder("elementwise").display().to_string() + "::add";
    for (option, value, said) in [
        ("--grid", "cdiv(n)", "`cdiv` takes two numbers"),
        ("--grid", "1,1,1,1", "more than three dimensions"),
        ("--grid", "0", "no instances"),
        ("--assume", "ceil(n) > 1", "there is no function `ceil`"),
        ("--assume", "num_programs(3) > 1", "takes 0, 1 or 2"),
        ("--assume", "m > 1", "`m`"),
    ] {
        let output = triton(&[&subject, option, value]);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{value}: {stderr}");
        assert!(stderr.contains(said), "{value}: {stderr}");
    }
    // A constant that the kernel was compiled with is a number.
    let output = triton(&[&subject, "--grid", "4", "--assume", "BLOCK == 1024"]);
    assert_eq!(output.status.code(), Some(0));
}

/// A program in place of Warpproof, which prints its arguments and ends with what they say.
const ECHO: &str = "#!/bin/sh\nfor word; do echo \"[$word]\"; done\nfor word; do\ncase $word in code=*) echo why >&2; exit ${word#code=};; esac\ndone\n";

#[test]
fn tests_of_python_check_kernels() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("echo");
    std::fs::write(&program, ECHO).expect("a program");
    let kernels =
        "def add():\n    pass\n\nclass Tuned:\n    fn = add\n\nclass Jit:\n    fn = Tuned\n";
    std::fs::write(folder.path().join("kernels.py"), kernels).expect("a module");
    let test = "import sys, warpproof, kernels\ntry:\n    print(warpproof.check(kernels.Jit, '*fp32,i32', grid='8', assume='n > 0', \
                target=['cuda:80'], program=sys.argv[1], options=sys.argv[2:]))\n\
                except Exception as error:\n    print(type(error).__name__, error)\n";
    let run = |program: &Path, options: &[&str]| {
        let path = format!(
            "{}:{}",
            Path::new("python")
                .canonicalize()
                .expect("the package")
                .display(),
            folder.path().display()
        );
        let output = Command::new("python3")
            .env("PYTHONPATH", path)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .args(["-c", test])
            .arg(program)
            .args(options)
            .output()
            .expect("python3");
        String::from_utf8(output.stdout).expect("text")
    };
    let shell = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&program, shell).expect("a program that runs");
    let proved = run(&program, &["--timeout=5"]);
    let words = [
        "[triton]",
        "kernels.py::add]",
        "[--signature=*fp32,i32]",
        "[--grid=8]",
        "[--assume=n > 0]",
        "[--target=cuda:80]",
        "[--timeout=5]",
    ];
    for word in words {
        assert!(proved.contains(word), "{word}: {proved}");
    }
    for code in ["1", "3"] {
        let found = run(&program, &[&format!("code={code}")]);
        assert!(
            found.starts_with("Unproved add is not proved\n[triton]"),
            "{found}"
        );
    }
    assert_eq!(run(&program, &["code=2"]), "NotVerified why\n");
    let missing = run(Path::new("/nowhere/warpproof"), &[]);
    assert!(
        missing.starts_with("NotVerified `/nowhere/warpproof` cannot be run"),
        "{missing}"
    );
}
