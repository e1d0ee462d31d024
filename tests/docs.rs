//! README and the pages in `docs/` say what is so: their commands run, their options exist
//! and are all there, their links lead somewhere.

mod help;
mod library;
pub mod page;
mod session;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use help::Leaf;
use page::Page;
use session::Session;

/// The page that has a command's options.
const PAGES: &[(&str, &str)] = &[
    ("verify", "docs/options.md"),
    ("fix", "docs/options.md"),
    ("emit", "docs/options.md"),
    ("protocol", "docs/options.md"),
    ("ivl check", "docs/options.md"),
    ("run", "docs/run.md"),
    ("replay", "docs/run.md"),
    ("explore", "docs/exploration.md"),
    ("record", "docs/record.md"),
    ("triton", "docs/triton.md"),
    ("lsp", "docs/editors.md"),
    ("explain", "docs/codes.md"),
    ("completions", "docs/options.md"),
    ("manual", "docs/options.md"),
];

/// Longer, and it is no longer read.
const README_LINES: usize = 150;

/// Where a terminal's first screen ends.
const FIRST_SCREEN: usize = 40;

/// README and the pages in `docs/`.
fn pages() -> Vec<Page> {
    let paths = pages_in("docs").chain([PathBuf::from("README.md")]);
    let paths: BTreeSet<PathBuf> = paths.collect();
    paths.into_iter().map(Page::read).collect()
}

/// Those of the codes, whose examples `tests/codes.rs` runs.
fn pages_of_codes() -> impl Iterator<Item = Page> {
    pages_in("docs/codes").map(Page::read)
}

fn pages_in(folder: &str) -> impl Iterator<Item = PathBuf> {
    let folder = std::fs::read_dir(folder).expect("tests run in the repository's root");
    let paths = folder.map(|entry| entry.expect("a file").path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "md"))
}

/// The words of a text of code, without the signs around them.
fn words(text: &str) -> BTreeSet<&str> {
    let is_sign = |c: char| !(c.is_alphanumeric() || matches!(c, '-' | '_' | '+'));
    text.split(is_sign)
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn commands_do_what_the_pages_say() {
    let sessions: Vec<Session> = pages().iter().flat_map(Session::all_of).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failures = Vec::new();
        while let Some(session) = sessions.get(next.fetch_add(1, Ordering::Relaxed)) {
            failures.extend(session.failures());
        }
        failures
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let failures: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let results = workers.into_iter().map(|worker| worker.join());
        results
            .flat_map(|result| result.expect("a session ends"))
            .collect()
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn scripts_that_set_up_the_machine_are_there() {
    let mut count = 0;
    for fence in pages().iter().flat_map(Page::fences) {
        if fence.info != ["sh", "setup"] {
            continue;
        }
        for line in fence.text.lines() {
            let script = line.split_whitespace().next().expect("a command");
            assert!(Path::new(script).is_file(), "{script}");
            count += 1;
        }
    }
    assert!(count > 0, "README tells how to set up the machine");
}

#[test]
fn every_option_is_on_the_page_of_its_command() {
    for Leaf {
        words: command,
        options,
    } in help::commands()
    {
        let command = command.join(" ");
        let page = PAGES.iter().find(|(name, _)| *name == command);
        let (_, path) = page.unwrap_or_else(|| panic!("no page has the options of {command}"));
        let page = Page::read(*path);
        let spans = page.code_spans();
        let said: BTreeSet<&str> = spans.iter().flat_map(|span| words(span)).collect();
        // Those of all commands stand on one page.
        let is_own = |name: &str| command == "verify" || !["--help", "--color"].contains(&name);
        for option in options.iter().filter(|option| is_own(&option.name)) {
            let names = [&option.name].into_iter().chain(&option.aliases);
            for word in names.chain(&option.values) {
                let here = format!("`{word}` of `warpproof {command} {}`", option.name);
                assert!(said.contains(word.as_str()), "{path} does not say {here}");
            }
        }
    }
}

/// The row of an option, or the one that its row refers to, names what is taken without it.
#[test]
fn every_default_is_in_a_table() {
    let rows: Vec<Vec<String>> = pages().iter().flat_map(Page::rows).collect();
    for leaf in help::commands() {
        for option in leaf.options {
            let Some(default) = &option.default else {
                continue;
            };
            let says = |row: &&Vec<String>| {
                words(&row[0]).contains(option.name.as_str())
                    && words(&row.join(" ")).contains(default.as_str())
            };
            let here = format!("{default} of {} {}", leaf.words.join(" "), option.name);
            assert!(rows.iter().any(|row| says(&row)), "no table has {here}");
        }
    }
}

#[test]
fn every_option_on_a_page_exists() {
    let mut known: BTreeSet<String> = ["--help", "--version"].map(str::to_owned).into();
    for option in help::commands().into_iter().flat_map(|leaf| leaf.options) {
        known.insert(option.name);
        known.extend(option.aliases);
    }
    for page in pages().into_iter().chain(pages_of_codes()) {
        for span in page.code_spans() {
            for word in words(&span) {
                let is_option = word.starts_with("--") && word != "--";
                let path = page.path.display();
                assert!(!is_option || known.contains(word), "{path} has `{word}`");
            }
        }
    }
}

#[test]
fn links_lead_somewhere() {
    let others = [
        "ARCHITECTURE.md",
        "benchmarks/README.md",
        "prelude/README.md",
        "tests/kernels/README.md",
    ];
    let others = others.map(Page::read).into_iter();
    for page in pages().into_iter().chain(others).chain(pages_of_codes()) {
        for (file, anchor) in page.links() {
            let here = format!("{}: {}", page.path.display(), file.display());
            assert!(file.exists(), "{here} is not there");
            if let Some(anchor) = anchor {
                let anchors = Page::read(file).anchors();
                assert!(anchors.contains(&anchor), "{here} has no #{anchor}");
            }
        }
    }
}

#[test]
fn readme_leads_to_every_page() {
    let readme = Page::read("README.md");
    let linked: BTreeSet<PathBuf> = readme.links().into_iter().map(|(file, _)| file).collect();
    for page in pages().iter().filter(|page| page.path != readme.path) {
        let path = page.path.display();
        assert!(
            linked.contains(&page.path),
            "README.md has no link to {path}"
        );
    }
}

#[test]
fn readme_is_short_and_begins_with_a_report() {
    let readme = Page::read("README.md");
    assert!(readme.lines() <= README_LINES);
    let fences = readme.fences();
    let report = fences.iter().find(|fence| fence.info == ["console"]);
    let report = report.expect("README shows a report");
    assert!(report.line + report.text.lines().count() <= FIRST_SCREEN);
}

#[test]
fn files_that_are_named_exist() {
    let folders = [
        "benchmarks/",
        "docs/",
        "prelude/",
        "scripts/",
        "src/",
        "tests/",
    ];
    for page in pages() {
        for span in page.code_spans() {
            let is_path = folders.iter().any(|folder| span.starts_with(folder));
            let path = page.path.display();
            assert!(!is_path || Path::new(&span).exists(), "{path} has `{span}`");
        }
    }
}

/// The text of `library.rs` is the example, and it does what it says.
#[test]
fn the_library_works_as_in_readme() {
    let (_, example) = include_str!("docs/library.rs")
        .split_once("\n\n")
        .expect("a header");
    let fences = Page::read("README.md").fences();
    let shown = fences.iter().find(|fence| fence.info == ["rust"]);
    assert_eq!(shown.expect("README has an example").text, example);

    let answer = |path| library::is_proved(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(answer("tests/kernels/cuda/axpy.cu"));
    assert!(!answer("tests/kernels/cuda/axpy_racy.cu"));
    assert!(!answer("tests/kernels/cuda/skipped_template.cu"));
    assert!(library::is_proved("tests/kernels/llvm/rejected_no_kernel.ll").is_err());
}

#[test]
fn every_field_of_json_is_on_its_page() {
    let spans = Page::read("docs/json.md").code_spans();
    let said: BTreeSet<&str> = spans.iter().flat_map(|span| words(span)).collect();
    let files = ["src/report/model.rs", "src/report/model/defect.rs"];
    let model = files.map(|file| std::fs::read_to_string(file).expect("the model of reports"));
    let lines = model.iter().flat_map(|text| text.lines());
    let fields: BTreeSet<String> = lines.filter_map(json_name).collect();
    assert!(fields.contains("benign_races") && fields.contains("out-of-bounds"));
    for field in &fields {
        assert!(
            said.contains(field.as_str()),
            "docs/json.md does not say `{field}`"
        );
    }
}

/// The field or value that a line of the model declares.
fn json_name(line: &str) -> Option<String> {
    let code = line.strip_prefix("    ")?;
    if let Some(variant) = code.strip_suffix(',').or(code.strip_suffix(" {")) {
        let is_name = variant.chars().all(|c| c.is_ascii_alphanumeric());
        if is_name && variant.starts_with(|c: char| c.is_ascii_uppercase()) {
            return Some(kebab(variant));
        }
    }
    let (name, kind) = code.trim_start().strip_suffix(',')?.split_once(": ")?;
    let name = name.strip_prefix("pub ").unwrap_or(name);
    let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    // A type, and not an expression.
    let is_type = kind.starts_with(|c: char| c.is_ascii_uppercase() || c == '[')
        || ["bool", "u32", "u64", "i64", "f64"].contains(&kind);
    (is_name && is_type).then(|| name.to_owned())
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// Those that the header for other compilers defines away.
#[test]
fn every_annotation_is_on_its_page() {
    let spans = Page::read("docs/annotations.md").code_spans();
    let said: BTreeSet<&str> = spans.iter().flat_map(|span| words(span)).collect();
    let header = std::fs::read_to_string("prelude/warpproof_annotations.h").expect("the header");
    let defined = header
        .lines()
        .filter_map(|line| line.strip_prefix("#define "));
    let names: BTreeSet<&str> = defined
        .filter_map(|text| text.split(['(', ' ']).next())
        .filter(|name| !name.starts_with("WARPPROOF_"))
        .collect();
    assert!(names.contains("__requires"));
    for name in names {
        let general = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let general = match general.strip_suffix('_') {
            Some(_) if general.len() < name.len() => format!("{general}N"),
            _ => name.to_owned(),
        };
        assert!(
            said.contains(general.as_str()),
            "docs/annotations.md does not say `{name}`"
        );
    }
}
