//! `verify --redundant-barriers`: the barriers with the comment `redundant` are named, and no other
//! one; without all of these lines the kernels are proved from the text, too.

use crate::support::kernels;
use std::path::{Path, PathBuf};

use warpproof::report::model::{Report, Verdict};
use warpproof::verify::verify;

const FOLDER: &str = "redundant";
const MARK: &str = "// redundant";

#[test]
fn redundant_barriers_are_named() {
    kernels::for_each(kernels::files(FOLDER), |name| {
        let marked: Vec<u32> = (1..)
            .zip(text(&name).lines())
            .filter(|(_, line)| line.ends_with(MARK))
            .map(|(number, _)| number)
            .collect();
        let report = report(&name, None, true);
        let named: Vec<u32> = (report.notices.iter())
            .filter(|notice| notice.id.id() == "WP0716")
            .map(|notice| notice.span.line)
            .collect();
        match named == marked {
            true => Vec::new(),
            false => vec![format!("{name}: named {named:?}, marked {marked:?}")],
        }
    });
}

#[test]
fn kernels_are_proved_without_them() {
    let folder = tempfile::tempdir().expect("a folder");
    kernels::for_each(kernels::files(FOLDER), |name| {
        let text = text(&name);
        let lines = text.lines().filter(|line| !line.ends_with(MARK));
        let without: String = lines.map(|line| format!("{line}\n")).collect();
        let path = folder.path().join(name.replace('/', "-"));
        std::fs::write(&path, &without).expect("it can be written");
        let verdicts = |report: Report| -> Vec<Verdict> {
            report.kernels.iter().map(|kernel| kernel.verdict).collect()
        };
        let before = verdicts(report(&name, None, false));
        let after = verdicts(report(&name, Some(path), false));
        match before == after && before.contains(&Verdict::Proved) {
            true => Vec::new(),
            false => vec![format!("{name}: {before:?}, then {after:?}")],
        }
    });
}

fn text(name: &str) -> String {
    std::fs::read_to_string(Path::new("tests").join(name)).expect("the file is there")
}

/// The report of a file, or of another one in its place.
fn report(name: &str, other: Option<PathBuf>, redundant_barriers: bool) -> Report {
    let mut request = kernels::open(name).expect("its options are accepted");
    request.source.path = other.unwrap_or(request.source.path);
    request.options.redundant_barriers = redundant_barriers;
    verify(&request).unwrap_or_else(|error| panic!("{name}: {error}"))
}
