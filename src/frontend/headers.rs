//! Headers of a project that its build system knows where to find.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

/// A header of the project that was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// As the program names it.
    pub header: String,
    /// The folder that it is named from.
    pub folder: PathBuf,
}

impl Found {
    /// The header that a file includes, where there is one that can be meant.
    pub fn new(header: &str, including: &Path) -> Option<Found> {
        Some(Found {
            header: header.to_owned(),
            folder: folder_of(header, including)?,
        })
    }

    /// What is taken for granted with it.
    pub fn assumption(&self) -> String {
        let Found { header, folder } = self;
        let path = folder.join(header);
        format!(
            "the header `{header}`, whose folder is not named, is {}",
            path.display()
        )
    }
}

/// The folder to search for a header that a file includes and that is not found: the one in the
/// nearest folder around the file below which there is such a header. `None` where there are
/// several in different places, or none.
fn folder_of(header: &str, including: &Path) -> Option<PathBuf> {
    let wanted = Path::new(header);
    let is_plain = |part| matches!(part, std::path::Component::Normal(_));
    wanted.components().all(is_plain).then_some(())?;
    let file = including.canonicalize().ok()?;
    for folder in file.ancestors().skip(1).take(MOST_LEVELS) {
        // Not the folders that all projects are in.
        if folder.components().count() <= 2 {
            return None;
        }
        let found: BTreeSet<PathBuf> = (below(folder))
            .filter_map(|path| path.ends_with(wanted).then(|| without(&path, wanted)))
            .collect();
        match found.len() {
            0 if folder.join(".git").exists() => return None,
            0 => {}
            1 => return found.into_iter().next(),
            _ => return None,
        }
    }
    None
}

/// Folders around a file that are looked into.
const MOST_LEVELS: usize = 5;
/// Folders below each other there.
const MOST_DEPTH: usize = 5;
/// Files and folders there.
const MOST_ENTRIES: usize = 20_000;

fn below(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let is_hidden = |entry: &DirEntry| entry.file_name().as_encoded_bytes().starts_with(b".");
    let entries = WalkDir::new(folder).max_depth(MOST_DEPTH).into_iter();
    let entries = entries.filter_entry(move |entry| entry.depth() == 0 || !is_hidden(entry));
    let files = entries.take(MOST_ENTRIES).flatten();
    files
        .filter(|entry| entry.file_type().is_file())
        .map(DirEntry::into_path)
}

/// The path without as many parts at its end as the other one has.
fn without(path: &Path, end: &Path) -> PathBuf {
    let parts = end.components().count();
    path.ancestors().nth(parts).unwrap_or(path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_header_is_found_unless_there_are_two() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().canonicalize().expect("it is there");
        let write = |name: &str| {
            let path = root.join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            std::fs::write(path, "").expect("written");
        };
        write("include/lib/sum.hpp");
        write("src/gpu/sum.cu");
        write("src/gpu/parts/util.h");
        write("a/two.h");
        write("b/two.h");
        let file = root.join("src/gpu/sum.cu");
        let found = |header| folder_of(header, &file);
        assert_eq!(found("lib/sum.hpp"), Some(root.join("include")));
        assert_eq!(found("util.h"), Some(root.join("src/gpu/parts")));
        assert_eq!(found("two.h"), None);
        assert_eq!(found("../util.h"), None);
        assert_eq!(found("gone.h"), None);
    }
}
