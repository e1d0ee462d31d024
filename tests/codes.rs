//! The pages of `docs/codes/`: each has its sections, its example gives the code, and the
//! mended one does not.

use crate::docs::page;
use crate::support::kernels;
use std::collections::BTreeSet;
use std::process::{Command, Output};

use page::{Fence, Page};
use serde_json::Value;
use warpproof::Code;

/// Codes that no kernel gives: what the machine or a solver does, a lack of time, and an error of
/// ours. Their pages say how they arise.
const WITHOUT_EXAMPLE: &[Code] = &[
    Code::SolverGaveUp,
    Code::ContradictedProof,
    Code::OutOfResources,
];

const SECTIONS: [&str; 5] = [
    "What it means",
    "Why it ",
    "Example",
    "Mended",
    "How to answer it",
];

#[test]
fn pages_have_their_sections() {
    for code in Code::all() {
        let headings = code.page().lines().filter_map(|l| l.strip_prefix("## "));
        let headings: Vec<&str> = headings.collect();
        let is_like = |(heading, section): (&&str, &&str)| heading.starts_with(section);
        let fits = headings.len() == SECTIONS.len() && headings.iter().zip(&SECTIONS).all(is_like);
        assert!(fits, "{code}: {headings:?}");
    }
}

#[test]
fn there_is_no_page_without_a_code() {
    let codes = Code::all().map(|code| format!("{code}.md"));
    let files = std::fs::read_dir("docs/codes").expect("tests run in the repository's root");
    let files = files.map(|file| file.expect("a file").file_name().into_string());
    let files: Result<BTreeSet<String>, _> = files.collect();
    assert_eq!(files, Ok(codes.collect()));
}

#[test]
fn examples_give_their_codes() {
    kernels::for_each(Code::all().collect(), |code| {
        let page = Page::read(format!("docs/codes/{code}.md"));
        let fences = page.fences();
        let is_file = |fence: &&Fence| fence.info.get(1).is_some_and(|info| info == "file");
        let files: Vec<&Fence> = fences.iter().filter(is_file).collect();
        let with = |word: &str| {
            let of_word = |fence: &&Fence| fence.info.get(1).is_some_and(|info| info == word);
            fences.iter().find(of_word)
        };
        let given = match (with("gives"), WITHOUT_EXAMPLE.contains(&code)) {
            (None, true) => Vec::new(),
            (Some(fence), false) => wrong(code, &files, fence, true),
            _ => vec![format!(
                "{code}: an example, or a place among those without one"
            )],
        };
        let mended = with("mended").map_or(Vec::new(), |fence| wrong(code, &files, fence, false));
        [given, mended].concat()
    });
}

/// What is wrong with an example, which gives the code or does not.
fn wrong(code: Code, files: &[&Fence], fence: &Fence, gives: bool) -> Vec<String> {
    let output = run(files, fence);
    let codes = codes(&output);
    let is_defect = ["WP01", "WP02", "WP03", "WP08"].contains(&&code.id()[..4]);
    let is_clean = gives || !is_defect || output.status.code() == Some(0);
    match codes.contains(code.id()) == gives && is_clean {
        true => Vec::new(),
        false => {
            let errors = String::from_utf8_lossy(&output.stderr);
            let line = fence.line;
            vec![format!(
                "{code}:{line}: {} {codes:?} {errors}",
                output.status
            )]
        }
    }
}

/// Runs the program on an example as the words behind its language say, beside the files of the
/// page.
fn run(files: &[&Fence], fence: &Fence) -> Output {
    let end = match fence.info[0].as_str() {
        "cuda" => "cu",
        "opencl" => "cl",
        "llvm" => "ll",
        "ivl" => "bpl",
        "c" => "c",
        language => panic!("{language} is no language of examples"),
    };
    let folder = tempfile::tempdir().expect("a folder for the example");
    let name = format!("example.{end}");
    let files = files.iter().map(|file| (&file.info[2], &file.text));
    for (name, text) in files.chain([(&name, &fence.text)]) {
        std::fs::write(folder.path().join(name), text).expect("the example can be written");
    }
    let words = shlex::split(&fence.info[2..].join(" ")).expect("words of a command");
    let (command, options) = words.split_first().expect("a command");
    let mut program = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    match command.as_str() {
        "check" => program.args(["ivl", "check"]),
        command => program.arg(command),
    };
    program.current_dir(folder.path()).arg(&name).args(options);
    if command != "explore" {
        program.args(["--format", "json"]);
    }
    program.output().expect("the program runs")
}

/// The codes of a report, in JSON or as text.
fn codes(output: &Output) -> BTreeSet<String> {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut codes = BTreeSet::new();
    match serde_json::from_str::<Value>(&text) {
        Ok(document) => collect(&document, &mut codes),
        Err(_) => {
            let ids = text.split('[').filter_map(|rest| rest.split_once(']'));
            let ids = ids.filter(|(id, _)| id.starts_with("WP"));
            codes.extend(ids.map(|(id, _)| id.to_owned()));
        }
    }
    codes
}

fn collect(value: &Value, codes: &mut BTreeSet<String>) {
    match value {
        Value::String(word) if word.starts_with("WP") && word.len() == 6 => {
            codes.insert(word.clone());
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, codes)),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, codes)),
        _ => {}
    }
}

#[test]
fn explain_prints_pages_and_lists_them() {
    let explain = |arguments: &[&str]| {
        let program = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .arg("explain")
            .args(arguments)
            .output();
        program.expect("the program runs")
    };
    for word in ["WP0201", "wp0201", "barrier-divergence"] {
        let output = explain(&[word]);
        let page = Code::BarrierDivergence.page();
        assert_eq!(String::from_utf8_lossy(&output.stdout), page);
        assert_eq!(output.status.code(), Some(0));
    }
    let list = explain(&["--list"]);
    let list = String::from_utf8_lossy(&list.stdout).into_owned();
    assert_eq!(list.lines().count(), Code::all().count());
    for (line, code) in list.lines().zip(Code::all()) {
        assert!(
            line.starts_with(code.id()) && line.contains(code.name()),
            "{line}"
        );
    }
    let unknown = explain(&["barrier-divergense"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert_eq!(unknown.stdout, b"");
    assert_eq!(
        String::from_utf8_lossy(&unknown.stderr),
        "error: there is no code `barrier-divergense` (is `barrier-divergence`, WP0201, meant?); \
         `warpproof explain --list` has all codes\n"
    );
    assert_eq!(explain(&[]).status.code(), Some(2));
}
