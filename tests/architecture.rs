//! The invariants of `ARCHITECTURE.md`, checked on the text of the sources.
//!
//! The checks look at words of the code, without comments, literals and unit tests.
//! They do not see through macros or renamed imports; nobody hides anything there.

mod code;
mod hash_order;
mod map;

use std::collections::{BTreeMap, BTreeSet};

use code::{SourceFile, crate_files};

/// What each module may use of the crate. Whoever needs another arrow draws it here
/// and in `ARCHITECTURE.md`; none may close a cycle.
const MAY_USE: &[(&str, &[&str])] = &[
    ("bv", &[]),
    ("codes", &[]),
    ("kir", &["bv"]),
    ("children", &[]),
    ("stack", &[]),
    ("symbols", &[]),
    ("smt", &["bv", "children"]),
    ("report", &["codes", "kir"]),
    ("ptx", &["symbols"]),
    ("triton", &["children"]),
    ("frontend", &["children", "ptx"]),
    ("host", &["bv"]),
    ("llvm", &["bv", "host", "kir", "symbols"]),
    ("recording", &["children", "frontend", "llvm"]),
    ("analysis", &["kir"]),
    ("evidence", &["analysis", "codes", "kir", "report"]),
    ("transform", &["analysis", "kir"]),
    ("progress", &[]),
    ("options", &["kir", "progress", "transform"]),
    ("exec", &["analysis", "kir"]),
    ("explore", &["analysis", "codes", "exec", "kir"]),
    ("repair", &["explore"]),
    (
        "replay",
        &["analysis", "codes", "exec", "kir", "options", "report"],
    ),
    ("ivl", &["bv", "kir", "stack"]),
    ("vc", &["ivl", "smt", "stack"]),
    (
        "engines",
        &[
            "analysis", "evidence", "ivl", "kir", "options", "report", "smt", "vc",
        ],
    ),
    (
        "engines/twothread",
        &[
            "analysis", "engines", "evidence", "ivl", "kir", "options", "report", "smt", "vc",
        ],
    ),
    // Both begin with the program of one thread.
    (
        "engines/enumeration",
        &[
            "analysis", "engines", "evidence", "kir", "options", "report",
        ],
    ),
    (
        "engines/phased",
        &[
            "analysis",
            "engines",
            "engines/twothread",
            "evidence",
            "ivl",
            "kir",
            "options",
            "report",
            "vc",
        ],
    ),
    (
        "engines/protocol",
        &[
            "analysis", "bv", "engines", "evidence", "ivl", "kir", "options", "progress", "report",
            "smt", "stack", "vc",
        ],
    ),
    (
        "verify",
        &[
            "analysis",
            "engines",
            "engines/protocol",
            "engines/twothread",
            "evidence",
            "exec",
            "explore",
            "bv",
            "frontend",
            "host",
            "ivl",
            "kir",
            "llvm",
            "options",
            "recording",
            "repair",
            "replay",
            "report",
            "smt",
            "stack",
            "symbols",
            "transform",
            "vc",
        ],
    ),
    (
        "cli",
        &[
            "children",
            "codes",
            "explore",
            "frontend",
            "kir",
            "options",
            "progress",
            "recording",
            "repair",
            "report",
            "triton",
            "verify",
        ],
    ),
    ("lib", &[]),
    ("main", &[]),
];

/// A file with more lines, tests beside included, says why in its header.
const MOST_LINES: usize = 500;

#[test]
fn llvm_is_known_to_one_module() {
    assert_only(&["llvm"], |file| file.uses_any(&["inkwell", "llvm_sys"]));
}

#[test]
fn solvers_are_known_to_one_module() {
    assert_only(&["smt"], |file| file.uses_any(&["rsmt2"]));
}

#[test]
fn processes_are_started_by_one_module() {
    let names = |file: &SourceFile| {
        file.windows::<3>()
            .any(|words| words == ["Command", "::", "new"])
    };
    assert_only(
        &["children", "frontend", "recording", "smt", "triton"],
        |file| {
            // The server runs this program.
            file.path != "src/cli/lsp/tool.rs" && names(file)
        },
    );
    // Those of threads have arguments.
    let starts = |file: &SourceFile| {
        file.windows::<4>().any(|[dot, word, open, close]| {
            let word = ["spawn", "output", "status"].contains(&word);
            dot == "." && word && open == "(" && close == ")"
        })
    };
    assert_only(&["children"], starts);
}

#[test]
fn clang_is_named_by_one_module() {
    let programs = ["\"clang\"", "\"clang-", "\"opt\"", "\"llvm-"];
    assert_only(&["frontend"], |file| {
        programs.iter().any(|name| file.text.contains(name))
    });
}

#[test]
fn one_module_prints() {
    let macros = ["print", "println", "eprint", "eprintln", "dbg"];
    let prints = |file: &SourceFile| {
        file.windows::<3>().any(|[before, word, after]| {
            let by_macro = macros.contains(&word) && after == "!";
            // Not `child.stdout(…)`, and not the definition of a function.
            let stream = ["stdout", "stderr"].contains(&word) && after == "(";
            by_macro || (stream && before != "." && before != "fn")
        })
    };
    assert_only(&["cli"], prints);
}

/// The rest of the library speaks of what it is asked for, not of how the program's
/// user asks. `frontend` and `smt` name the options of the programs that they start.
#[test]
fn flags_are_named_by_the_program() {
    // What is printed for a terminal, and a command line to run.
    const OF_THE_PROGRAM: [&str; 3] = [
        "src/report/human.rs",
        "src/report/human/assumptions.rs",
        "src/verify/order/trial.rs",
    ];
    let flag = |(at, _): (usize, &str), line: &str| {
        let before = line[..at].trim_start();
        let named = line[at + 2..].starts_with(|c: char| c.is_ascii_lowercase());
        named && !before.starts_with("//") && before.contains('"')
    };
    assert_only(&["cli", "main", "frontend", "smt", "triton"], |file| {
        let mut lines = file.text.lines();
        !OF_THE_PROGRAM.contains(&file.path.as_str())
            && lines.any(|line| line.match_indices("--").any(|at| flag(at, line)))
    });
}

#[test]
fn one_module_ends_the_process() {
    let ends = |file: &SourceFile| {
        file.windows::<3>().any(|[before, word, after]| {
            ["exit", "_exit", "abort"].contains(&word) && after == "(" && before != "fn"
        })
    };
    assert_only(&["cli"], ends);
}

#[test]
fn json_is_known_to_few_modules() {
    assert_only(&["frontend", "recording", "report", "triton"], |file| {
        !file.path.starts_with("src/cli/lsp/") && file.uses_any(&["serde_json"])
    });
}

#[test]
fn arrows_point_one_way() {
    let allowed: BTreeMap<&str, &[&str]> = MAY_USE.iter().copied().collect();
    let mut wrong = BTreeSet::new();
    for file in crate_files() {
        let module = file.module.as_str();
        let Some(may_use) = allowed.get(module) else {
            panic!("{}: the module has no entry in MAY_USE", file.path);
        };
        for used in file.crate_modules() {
            if used != module && !may_use.contains(&used.as_str()) {
                wrong.insert(format!("{}: uses {used}", file.path));
            }
        }
    }
    assert_eq!(wrong, BTreeSet::new(), "arrows that are not in MAY_USE");
}

/// What is above kernel IR and below the engines.
#[test]
fn passes_know_neither_llvm_nor_engines() {
    for (module, below) in [("kir", vec!["bv"]), ("transform", vec!["analysis", "kir"])] {
        let (_, may_use) = MAY_USE
            .iter()
            .find(|(name, _)| *name == module)
            .expect("a module");
        assert_eq!(*may_use, below, "what {module} may use");
    }
}

/// The entries of `MAY_USE` stand in an order in which each uses only those above.
#[test]
fn arrows_close_no_cycle() {
    for (index, (module, may_use)) in MAY_USE.iter().enumerate() {
        for used in *may_use {
            let above = MAY_USE[..index].iter().any(|(name, _)| name == used);
            assert!(above, "{module} uses {used}, which does not stand above it");
        }
    }
}

#[test]
fn hash_order_reaches_no_output() {
    let found: Vec<String> = crate_files()
        .iter()
        .flat_map(hash_order::iterations)
        .collect();
    let none: Vec<String> = Vec::new();
    assert_eq!(found, none, "iterations over hash maps or sets");
}

#[test]
fn every_file_says_what_it_is() {
    let silent = paths(|file| !file.text.starts_with("//! "));
    assert_eq!(silent, Vec::<&str>::new(), "files without a header");
}

#[test]
fn long_files_say_why() {
    let says_why = |file: &SourceFile| {
        file.text
            .lines()
            .take_while(|line| line.starts_with("//!"))
            .any(|line| line.contains("Long because "))
    };
    let silent = paths(|file| file.lines > MOST_LINES && !says_why(file));
    assert_eq!(
        silent,
        Vec::<&str>::new(),
        "files of more than {MOST_LINES} lines"
    );
}

#[test]
fn nothing_is_left_undone() {
    let macros = ["todo", "unimplemented"];
    let undone = |file: &SourceFile| {
        file.windows::<2>()
            .any(|[word, after]| macros.contains(&word) && after == "!")
    };
    assert_only(&[], undone);
}

/// No file outside of these modules has the property.
fn assert_only(modules: &[&str], property: impl Fn(&SourceFile) -> bool) {
    let offenders = paths(|file| !modules.contains(&file.module.as_str()) && property(file));
    assert_eq!(
        offenders,
        Vec::<&str>::new(),
        "files outside of {modules:?}"
    );
}

/// The files that have the property.
fn paths(property: impl Fn(&SourceFile) -> bool) -> Vec<&'static str> {
    let with_it = crate_files().iter().filter(|file| property(file));
    with_it.map(|file| file.path.as_str()).collect()
}
