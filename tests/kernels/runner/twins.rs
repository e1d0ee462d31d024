//! Every proved kernel has a faulty twin, and every faulty one its repair.

use std::path::{Path, PathBuf};

/// What a faulty twin's name may go on with after the name of its repair.
const FAULTS: [&str; 3] = ["_racy", "_diverges", "_fails"];

/// Complains of each file without a twin: `NAME.cu` needs `NAME_racy….cu`,
/// `NAME_diverges….cu` or `NAME_fails….cu`, and the other way round.
pub fn missing(files: &[PathBuf]) -> Vec<String> {
    let repairs = files.iter().filter(|file| fault(file).is_none());
    let alone = repairs.filter(|file| {
        !files
            .iter()
            .any(|other| fault(other).is_some_and(|repair| repair == **file))
            && !is_unverifiable(file)
    });
    let widowed = files
        .iter()
        .filter(|file| fault(file).is_some_and(|r| !files.contains(&r)));
    let alone = alone.map(|file| format!("{}: no faulty twin", file.display()));
    alone
        .chain(widowed.map(|file| format!("{}: no repaired twin", file.display())))
        .collect()
}

/// The repaired twin of a faulty kernel, by its name.
fn fault(file: &Path) -> Option<PathBuf> {
    let stem = file.file_stem()?.to_str()?;
    let end = FAULTS.iter().filter_map(|fault| stem.find(fault)).min()?;
    let extension = file.extension()?.to_str()?;
    Some(file.with_file_name(format!("{}.{extension}", &stem[..end])))
}

/// Kernels that are refused or not modelled as a whole.
fn is_unverifiable(file: &Path) -> bool {
    file.file_stem()
        .and_then(|stem| stem.to_str())
        .is_some_and(|s| s.starts_with("rejected_") || s.starts_with("unsupported_"))
}
