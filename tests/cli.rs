//! The program as a user meets it: usage errors, exit codes, output formats.

use std::path::Path;
use std::process::{Command, Output};

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{ReasonKind, Verdict};

fn warpproof(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The arguments are refused with exit code 2 and this first line.
#[track_caller]
fn assert_refused(arguments: &[&str], message: &str) {
    let output = warpproof(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(stdout(&output), "", "{arguments:?}");
    assert_eq!(
        stderr(&output).lines().next(),
        Some(message),
        "{arguments:?}"
    );
}

#[test]
fn recordings_are_for_verify() {
    for (command, stage) in [("emit", "kir"), ("protocol", "map")] {
        assert_refused(
            &[
                command,
                "k.cu",
                "--stage",
                stage,
                "--launches",
                "recorded.json",
            ],
            &format!(
                "error: `{command}` is about each kernel at any launch, or at one of given sizes: \
                 `--launches FILE` goes with `verify`"
            ),
        );
    }
}

#[test]
fn usage_errors_exit_with_two() {
    assert_refused(
        &["verify", "k.cu", "--block", "0"],
        "error: invalid value '0' for '--block <[KERNEL=]X[,Y[,Z]]>': a size is at least 1",
    );
    assert_refused(
        &["verify"],
        "error: there is nothing to verify: name files, or a recording",
    );
    assert_refused(
        &[
            "verify",
            "k.cl",
            "--local_size=[16,64]",
            "--global_size=[64,127]",
        ],
        "error: the global size 127 is not a multiple of the block size 64",
    );
    let block = "a block has at most 1024 threads, at most 1024 in x, 1024 in y and 64 in z";
    let grid = "a grid has at most 2147483647 blocks in x, 65535 in y and 65535 in z";
    for command in ["verify", "run", "explore"] {
        for (option, sizes, limit) in [
            ("block", "2048", block),
            ("block", "32,64", block),
            ("block", "1,1,65", block),
            ("grid", "1,65536", grid),
            ("grid", "1,1,65536", grid),
        ] {
            let named = if command == "verify" { "[KERNEL=]" } else { "" };
            let what = format!("--{option} <{named}X[,Y[,Z]]>");
            assert_refused(
                &[command, "k.cu", &format!("--{option}"), sizes],
                &format!("error: invalid value '{sizes}' for '{what}': {limit}"),
            );
        }
    }
    assert_refused(
        &[
            "verify",
            "k.cu",
            "--block",
            "1,16",
            "--global_size=1,1048576",
        ],
        &format!("error: {grid}"),
    );
    assert_refused(
        &["verify", "k.cu", "--assume", "n = 4"],
        "error: invalid value 'n = 4' for '--assume <EXPR>': \
         `=` assigns; to compare, write `==` at column 3",
    );
    assert_refused(
        &["verify", "k.cu", "--engine", "protocol", "--no-rr"],
        "error: --no-rr, --no-bi, --no-pa, --race-check, --no-uniformity, --memory and --no-fact \
         change the two-thread verifier, which --engine protocol does not use",
    );
    assert_refused(
        &["verify", "k.cu", "--check-bounds", "--extent", "data"],
        "error: invalid value 'data' for '--extent <NAME=ELEMENTS>': \
         `data` is not NAME=ELEMENTS",
    );
    assert_refused(
        &["verify", "k.ll", "--target", "cuda"],
        "error: invalid value 'cuda' for '--target <TARGET>'",
    );
    assert_refused(&["verfy"], "error: unrecognized subcommand 'verfy'");
    for arguments in [
        &[][..],
        &["verify"],
        &["emit", "k.cu"],
        &["ivl"],
        &["ivl", "check"],
    ] {
        assert_eq!(warpproof(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn help_and_version_exit_with_zero() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["verify", "--help"],
        &["ivl", "check", "--help"],
    ] {
        assert_eq!(warpproof(arguments).status.code(), Some(0), "{arguments:?}");
    }
}

#[test]
fn the_command_line_completes_and_explains_itself() {
    for shell in ["bash", "zsh", "fish"] {
        let script = stdout(&warpproof(&["completions", shell]));
        assert!(script.contains("check-bounds"), "{shell}: {script}");
    }
    assert_eq!(warpproof(&["completions", "dos"]).status.code(), Some(2));
    let manual = stdout(&warpproof(&["manual"]));
    for page in [
        ".TH warpproof 1",
        ".TH warpproof-verify 1",
        ".TH warpproof-ivl-check 1",
    ] {
        assert!(manual.contains(page), "{page} is not in the manual");
    }
}

#[test]
fn colours_are_there_on_request() {
    let colours = |when: &str| {
        let kernel = "tests/kernels/cuda/warp_sync.cu";
        let sizes = ["--block", "32", "--grid", "4", "--color", when];
        let text = stdout(&warpproof(&[&["verify", kernel], &sizes[..]].concat()));
        text.contains("\u{1b}[")
    };
    assert!(colours("always") && !colours("never") && !colours("auto"));
}

#[test]
fn unreadable_files_exit_with_two() {
    for file in ["no/such.cu", "no/such.ll", "README.md", "src", ""] {
        for command in [&["verify"][..], &["emit", "--stage", "kir"]] {
            let output = warpproof(&[command, &[file]].concat());
            assert_eq!(output.status.code(), Some(2), "{command:?} {file:?}");
            assert!(
                stderr(&output).starts_with("error: "),
                "{}",
                stderr(&output)
            );
        }
    }
    let output = warpproof(&["ivl", "check", "no/such.bpl"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).starts_with("error: "),
        "{}",
        stderr(&output)
    );
}

#[test]
fn json_holds_an_entry_for_every_file() {
    let output = warpproof(&["verify", "--format", "json", "no/such.cu", "README.md"]);
    assert_eq!(output.status.code(), Some(2));
    let document = Document::parse(&stdout(&output)).expect("one JSON document");
    let files: Vec<&str> = document
        .files
        .iter()
        .map(|entry| match entry {
            Entry::Failure { file, .. } => file.as_str(),
            Entry::Report(report) => panic!("a report about {}", report.file),
        })
        .collect();
    assert_eq!(files, ["no/such.cu", "README.md"]);
}

#[test]
fn nothing_to_prove_is_no_proof() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("empty.cu");
    std::fs::write(&file, "__device__ int f(int x) { return x; }\n").expect("a file");
    let output = warpproof(&["verify", path(&file)]);
    assert!(matches!(output.status.code(), Some(2 | 3)), "{output:?}");
}

#[test]
fn guessed_invariants_are_shown_by_rule() {
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/cuda/grid_stride.cu");
    // Protocols guess nothing.
    let engine = ["--engine", "two-thread"];
    let arguments = [
        &["verify", path(&kernel), "--block", "64", "--infer-info"],
        &engine[..],
    ]
    .concat();
    let text = stdout(&warpproof(&arguments));
    assert!(text.contains("  invariants by rule stride: "), "{text}");
    assert!(text.contains("    kept (threads of one block): "), "{text}");
    let arguments = [&arguments[..], &["--format", "json"]].concat();
    let document = Document::parse(&stdout(&warpproof(&arguments))).expect("one document");
    let Some(Entry::Report(report)) = document.files.first() else {
        panic!("no report");
    };
    let candidates = &report.kernels[0].candidates;
    assert!(candidates.iter().any(|c| c.kept && c.rule == "stride"));
}

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of ASCII characters")
}

#[test]
fn extents_name_arrays_and_have_elements() {
    let kernel = "tests/kernels/cuda/check_bounds_extent.cu";
    let refused = |extent: &str, message: &str| {
        let arguments = ["verify", kernel, "--check-bounds", "--extent", extent];
        assert_refused(&arguments, &format!("error: extent '{extent}': {message}"));
    };
    refused(
        "data=4",
        "`data` is no pointer parameter of kernel `sum4`; it has `in`, `out`, `last`",
    );
    refused("in=0", "an array has at least one element");
    refused("in=-4", "an array has at least one element");
    refused("in=m", "`m` is no scalar parameter of kernel `sum4`");
}

#[test]
fn axioms_are_taken_for_granted() {
    let folder = tempfile::tempdir().expect("a folder for the files");
    let kernel = folder.path().join("sum.cl");
    let text = "
        uint __uninterpreted_function_sum(uint, uint);
        kernel void check(global uint *out, uint x, uint y) {
            uint both = __uninterpreted_function_sum(x, y);
            __assert(both == __uninterpreted_function_sum(y, x));
            out[get_global_id(0)] = both;
        }";
    std::fs::write(&kernel, text).expect("the kernel is written");
    let axioms = folder.path().join("axioms.bpl");
    let verify = |text: Option<&str>| {
        let mut arguments = vec!["verify", path(&kernel), "--block", "64", "--grid", "2"];
        if let Some(text) = text {
            std::fs::write(&axioms, text).expect("the axioms are written");
            arguments.extend(["--assumptions", "--axioms", path(&axioms)]);
        }
        warpproof(&arguments)
    };
    // No run shows what an unknown function gives, so that the alarm is only possible.
    assert_eq!(verify(None).status.code(), Some(3));
    let sums_commute = "type word = bv32;
        axiom (forall x, y: word :: { sum(x, y) } sum(x, y) == sum(y, x));
        axiom (forall x: word :: other(x) == x);";
    let output = verify(Some(sums_commute));
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    let assumed =
        "assuming the axiom `(forall x, y: word :: { sum(x, y) } sum(x, y) == sum(y, x))`";
    assert!(text.contains(assumed), "{text}");
    let left_out = "is left out: the kernel does not call `other`";
    assert!(text.contains(left_out), "{text}");
    let output = verify(Some("axiom (forall x: bv8 :: sum(x, x) == x);"));
    assert_eq!(output.status.code(), Some(3), "{}", stdout(&output));
    let output = verify(Some("axiom (forall x: bv32 : sum(x, x) == x);"));
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    assert!(
        stderr(&output).contains("axioms.bpl: 1:23: "),
        "{}",
        stderr(&output)
    );
}

#[test]
fn assumptions_that_exclude_each_other_prove_nothing() {
    let folder = tempfile::tempdir().expect("a folder for the kernel");
    let kernel = folder.path().join("write.cu");
    let verify = |requires: &str, assume: &str| {
        let text = format!(
            "__global__ void write(int *out, const int *list, int n) {{ \
                 {requires} out[0] = threadIdx.x; }}"
        );
        std::fs::write(&kernel, text).expect("the kernel is written");
        let sizes = ["--block", "64", "--grid", "1", "--assume", assume];
        warpproof(&[&["verify", path(&kernel)], &sizes[..]].concat())
    };
    for (requires, assume) in [
        ("", "blockDim.x == 32"),
        ("", "n < n"),
        ("", "n * n == 5"),
        ("__requires(n > 4);", "n < 3"),
        ("__requires(n > 4 && n < 3);", "n < 9"),
        ("__assume(n > 4 && n < 3);", "n < 9"),
        (
            "out[list[n]] = 1;",
            "range(list, 0, 2) && range(list, 2, 3)",
        ),
        ("out[list[n]] = 1;", "range(list, n, 5) && n > 6"),
    ] {
        let output = verify(requires, assume);
        assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
        let message = stderr(&output);
        assert!(message.contains("exclude each other"), "{message}");
    }
    assert_eq!(verify("__requires(n > 4);", "n < 6").status.code(), Some(1));
}

/// Loaded values agree between threads only as long as nothing races.
#[test]
fn races_that_are_not_looked_for_are_assumed_away() {
    let kernel = "tests/kernels/cuda/only_intra_block.cu";
    let sizes = ["--block", "256", "--grid", "16"];
    for (option, assumption) in [
        (
            "--only-intra-block",
            "assuming different blocks do not race, which was not looked for",
        ),
        (
            "--only-divergence",
            "assuming there are no races, which were not looked for",
        ),
    ] {
        let words = ["verify", kernel, "--assumptions", option];
        let output = warpproof(&[&words, &sizes[..]].concat());
        let text = stdout(&output);
        assert!(text.contains(assumption), "{text}{}", stderr(&output));
    }
}

#[test]
fn a_launch_that_suits_one_kernel_verifies_that_one() {
    let folder = tempfile::tempdir().expect("a folder for the file");
    let path = folder.path().join("two.cl");
    let text = "
        kernel __attribute__((reqd_work_group_size(32, 1, 1))) void a(global int *p) {
            p[get_global_id(0)] = 1;
        }
        kernel void b(global int *p) { p[get_global_id(0)] = 2; }";
    std::fs::write(&path, text).expect("the file is written");
    let file = path.to_str().expect("a path in UTF-8");
    let output = warpproof(&[
        "verify", file, "--block", "64", "--grid", "2", "--format", "json",
    ]);
    assert_eq!(output.status.code(), Some(3));
    let document = Document::parse(&stdout(&output)).expect("a document");
    let Some(Entry::Report(report)) = document.files.into_iter().next() else {
        panic!("no report");
    };
    let verdicts: Vec<Verdict> = report.kernels.iter().map(|k| k.verdict).collect();
    assert_eq!(verdicts, [Verdict::Inconclusive, Verdict::Proved]);
    assert_eq!(report.kernels[0].reasons[0].kind, ReasonKind::Launch);
    assert_refused(
        &["verify", file, "--block", "64", "--kernel", "a"],
        "error: kernel `a`: the source requires blocks of 32,1,1 threads; give the same sizes \
         or none",
    );
}

/// Where standard error is a terminal, long runs say what they are at; a timeout says what was open.
#[test]
fn long_runs_say_what_they_are_at() {
    let command = format!(
        "{} verify tests/kernels/cuda/volume_any_launch.cu --engine two-thread --timeout 4",
        env!("CARGO_BIN_EXE_warpproof")
    );
    let mut terminal = Command::new("script");
    let terminal = terminal.args(["--quiet", "--return", "--command", &command, "/dev/null"]);
    let output = terminal
        .env("COLUMNS", "200")
        .output()
        .expect("script runs");
    let text = stdout(&output);
    assert!(text.contains("scale: two threads of "), "{text}");
    let open = "the time limit ran out: threads of different blocks on `a`; known sizes";
    assert!(text.contains(open), "{text}");
    let arguments = command.split(' ').skip(1).collect::<Vec<_>>();
    let unseen = warpproof(&arguments);
    assert_eq!(stderr(&unseen), "");
    assert!(stdout(&unseen).contains(open));
}
