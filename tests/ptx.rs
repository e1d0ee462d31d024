//! PTX: the page about it, and kernels that clang compiles to it.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use warpproof::cli::verify_requests;
use warpproof::ptx::{Entry, INSTRUCTIONS, Meaning};
use warpproof::{Verdict, verify};

const PAGE: &str = "docs/ptx.md";
const MARK: &str = "-->\n";

#[test]
fn the_page_has_the_table_of_instructions() {
    let page = std::fs::read_to_string(PAGE).expect("the page can be read");
    let (before, after) = page.split_once(MARK).expect("a mark for the table");
    let table = table();
    if std::env::var_os("WARPPROOF_BLESS").is_some() {
        std::fs::write(PAGE, format!("{before}{MARK}{table}")).expect("written");
    } else {
        assert_eq!(after, table, "{PAGE} is not what src/ptx/table.rs says");
    }
}

/// The table in Markdown, a row for neighbours of which the same is said.
fn table() -> String {
    let count = |meaning: Meaning| {
        let such = INSTRUCTIONS.iter().filter(|one| one.meaning == meaning);
        such.count()
    };
    let mut text = format!(
        "\nOf {} instructions {} are values, {} functions of their inputs, {} any value, {} effects, {} \
         control flow\nand {} hints; {} are named and not supported.\n",
        INSTRUCTIONS.len(),
        count(Meaning::Value),
        count(Meaning::Function),
        count(Meaning::Any),
        count(Meaning::Effect),
        count(Meaning::Control),
        count(Meaning::Nothing),
        count(Meaning::Unsupported),
    );
    text.push_str("\n| instruction | what is kept of it |\n|---|---|\n");
    let same = |a: &Entry, b: &Entry| a.meaning == b.meaning && a.about == b.about;
    for group in INSTRUCTIONS.chunk_by(same) {
        let names: Vec<String> = group.iter().map(|one| format!("`{}`", one.name)).collect();
        let kind = match group[0].meaning {
            Meaning::Value => "a value",
            Meaning::Function => "a function of its inputs",
            Meaning::Any => "no effect",
            Meaning::Effect => "an effect",
            Meaning::Control => "control flow",
            Meaning::Nothing => "nothing",
            Meaning::Unsupported => "not supported",
        };
        let _ = writeln!(
            text,
            "| {} | {kind}: {} |",
            names.join(", "),
            group[0].about
        );
    }
    text
}

/// Kernels of `tests/kernels/cuda`, with their faulty twins. They use no function of the
/// prelude that its importer alone knows.
const SAMPLE: &[&str] = &[
    "accumulate_register",
    "axpy",
    "barrier_in_else",
    "bool_matrix",
    "continue",
    "index_mask",
    "index_short",
    "loop_block_stride",
];

/// What clang makes of a kernel has no defect less than the kernel itself, and is decided where
/// that is.
#[test]
fn clang_keeps_what_kernels_do() {
    let folder = tempfile::tempdir().expect("a temporary directory");
    let mut wrong = Vec::new();
    for name in SAMPLE {
        for end in ["", "_racy", "_diverges"] {
            let source = format!("tests/kernels/cuda/{name}{end}.cu");
            if !Path::new(&source).exists() {
                continue;
            }
            let options = options(&source);
            let output = folder.path().join(format!("{name}{end}.ptx"));
            compile(&source, &output);
            let expected = verdict(&source, &options);
            let found = verdict(&output.display().to_string(), &options);
            if expected != found {
                wrong.push(format!("{source}: {expected:?}, as PTX {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The sizes in the header. What is assumed of parameters names them as the source does.
fn options(source: &str) -> Vec<String> {
    let text = std::fs::read_to_string(source).expect("the kernel can be read");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("// verify:"));
    let words = line.and_then(shlex::split).expect("a `verify:` line");
    let mut options = Vec::new();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        if matches!(word.as_str(), "--block" | "--grid") {
            options.push(word);
            options.extend(words.next());
        }
    }
    options
}

fn compile(source: &str, output: &Path) {
    let done = Command::new("clang-19")
        .args("-x cuda --cuda-device-only -nocudainc -nocudalib -std=c++17 -w -O2 -S".split(' '))
        .args(["--cuda-gpu-arch=sm_80", "--cuda-feature=+ptx78"])
        .args(["-isystem", "prelude/include"])
        .args(["-isystem", "prelude/include/vendor"])
        .args(["-include", "warpproof/cuda.h"])
        .args(["-D__CUDA_ARCH_LIST__=800", "-o"])
        .args([output, Path::new(source)])
        .status();
    assert!(done.is_ok_and(|status| status.success()), "{source}");
}

fn verdict(path: &str, options: &[String]) -> Verdict {
    let words: Vec<String> = [path.to_owned()]
        .into_iter()
        .chain(options.to_vec())
        .collect();
    let request = verify_requests(&words).expect("known options").remove(0);
    let report = verify(&request).expect("a report");
    report.kernels[0].verdict
}
