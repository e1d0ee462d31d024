//! Pinned texts: what each pass makes of the small kernels in `tests/passes`.
//! `WARPPROOF_BLESS=1` rewrites them, to be reviewed as a difference.

use std::fmt::Write;
use std::path::Path;

use warpproof::kir::print::KernelText;
use warpproof::verify::{Stages, stages};

use super::kernels::{self, files, for_each};
use super::programs;

#[test]
fn passes_print_what_is_pinned() {
    let bless = std::env::var_os("WARPPROOF_BLESS").is_some_and(|value| value == "1");
    let names = files("passes");
    assert!(names.len() >= 8, "{names:?}");
    for_each(names, |name| {
        let request = kernels::open(&name).expect("its options are accepted");
        let stages = stages(&request.source, &[], &request.options)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        texts(&name, &stages)
            .into_iter()
            .filter_map(|(stage, text)| {
                let path = Path::new("tests").join(&name).with_extension(stage);
                if bless {
                    std::fs::write(&path, text).expect("the folder can be written");
                    return None;
                }
                let pinned = std::fs::read_to_string(&path).unwrap_or_default();
                difference(&pinned, &text).map(|found| format!("{}: {found}", path.display()))
            })
            .collect()
    });
}

/// The file's kernels at each stage, with the ends of the files' names.
fn texts(name: &str, stages: &Stages) -> Vec<(&'static str, String)> {
    let mut texts = vec![("kir", kernel_ir(stages))];
    for one in &stages.reductions {
        let Ok(reduction) = &one.reduction else {
            panic!("{name} is supported");
        };
        for (stage, program) in programs(reduction) {
            let end = match stage {
                "ivl" => "ivl.bpl",
                "predicated" => "predicated.bpl",
                "instrumented" => "instrumented.bpl",
                _ => "dual.bpl",
            };
            let text = match texts.iter_mut().find(|(known, _)| *known == end) {
                Some((_, text)) => text,
                None => {
                    texts.push((end, String::new()));
                    &mut texts.last_mut().expect("just added").1
                }
            };
            let _ = write!(text, "// {}\n{program}", one.pair.describe());
        }
    }
    texts
}

/// Kernel IR without source spans, which name clang's own headers.
fn kernel_ir(stages: &Stages) -> String {
    let mut text = String::new();
    for kernel in &stages.module.kernels {
        let spans = &stages.module.spans;
        let with_spans = KernelText::new(kernel, spans).to_string();
        for line in with_spans.lines() {
            let line = line.split(" !").next().unwrap_or_default();
            let _ = writeln!(text, "{line}");
        }
    }
    text
}

/// The first line that differs.
fn difference(pinned: &str, found: &str) -> Option<String> {
    if pinned == found {
        return None;
    }
    let (pinned, found): (Vec<_>, Vec<_>) = (pinned.lines().collect(), found.lines().collect());
    let same = pinned
        .iter()
        .zip(&found)
        .take_while(|(a, b)| a == b)
        .count();
    let line = |lines: &[&str]| {
        lines
            .get(same)
            .map_or("the end".into(), |l| format!("`{l}`"))
    };
    Some(format!(
        "line {}: found {}, pinned is {}",
        same + 1,
        line(&found),
        line(&pinned)
    ))
}
