//! The embedded device headers, as a directory that clang can read.
//!
//! The directory lives in the user's cache and is shared by all runs of one version of the
//! headers. It is used only when every file in it has the embedded contents; otherwise the
//! headers are written to a temporary directory for this run.

mod names;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use tempfile::TempDir;

use names::{ALIASES, HEADERS, OF_C, STD_HEADERS};

/// Where in it the headers are that host code of C finds.
pub const C_HOST: &str = "c_host";

/// A directory with the headers. A temporary one is removed when this is dropped.
pub struct Prelude {
    path: PathBuf,
    temporary: Option<TempDir>,
}

impl Prelude {
    /// Finds the headers in the cache, or writes them.
    ///
    /// # Errors
    /// Neither the cache nor the temporary directory can be written.
    pub fn write() -> io::Result<Prelude> {
        if let Some(path) = cached() {
            return Ok(Prelude {
                path,
                temporary: None,
            });
        }
        let directory = tempfile::Builder::new().prefix("warpproof-").tempdir()?;
        write_into(directory.path())?;
        Ok(Prelude {
            path: directory.path().to_owned(),
            temporary: Some(directory),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Later runs find what is written into the directory.
    pub fn is_cached(&self) -> bool {
        self.temporary.is_none()
    }
}

/// The cached directory, made if it is absent; `None` when there is no usable cache.
fn cached() -> Option<PathBuf> {
    let cache = cache_directory()?;
    let directory = cache.join(format!("headers-{:016x}", contents_hash()));
    if !directory.exists() {
        create(&cache, &directory).ok()?;
    }
    has_contents(&directory).then_some(directory)
}

/// Writes beside the final place and renames, so that no run sees half of the headers.
fn create(cache: &Path, directory: &Path) -> io::Result<()> {
    fs::create_dir_all(cache)?;
    let unfinished = tempfile::Builder::new()
        .prefix("unfinished-")
        .tempdir_in(cache)?;
    write_into(unfinished.path())?;
    match fs::rename(unfinished.path(), directory) {
        Ok(()) => {
            let _moved = unfinished.keep();
            Ok(())
        }
        // Another run was faster.
        Err(_) if directory.exists() => Ok(()),
        Err(error) => Err(error),
    }
}

fn cache_directory() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let base = absolute("XDG_CACHE_HOME").or_else(|| absolute("HOME").map(|h| h.join(".cache")))?;
    Some(base.join("warpproof"))
}

/// Every file of the directory: path and contents.
fn files() -> impl Iterator<Item = (String, String)> {
    let embedded = HEADERS
        .iter()
        .map(|(path, contents)| (path.to_string(), contents.to_string()));
    let of_c = HEADERS
        .iter()
        .filter(|(path, _)| OF_C.contains(path))
        .map(|(path, contents)| (format!("{C_HOST}/{path}"), contents.to_string()));
    let aliases = ALIASES
        .iter()
        .flat_map(|(target, names)| names.iter().map(|name| (name.to_string(), include(target))));
    let std = STD_HEADERS
        .iter()
        .map(|name| (format!("cuda/std/{name}"), include_into_cuda_std(name)));
    embedded.chain(of_c).chain(aliases).chain(std)
}

fn include(target: &str) -> String {
    match target {
        "" => String::new(),
        _ => format!("#pragma once\n#pragma clang system_header\n#include <{target}>\n"),
    }
}

fn include_into_cuda_std(name: &str) -> String {
    format!(
        "{}namespace cuda {{\nnamespace std {{\nusing namespace ::std;\n}}\n}}\n",
        include(name)
    )
}

fn contents_hash() -> u64 {
    let mut hasher = DefaultHasher::new();
    files().for_each(|file| file.hash(&mut hasher));
    hasher.finish()
}

fn write_into(directory: &Path) -> io::Result<()> {
    for (path, contents) in files() {
        let path = directory.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, contents)?;
    }
    Ok(())
}

fn has_contents(directory: &Path) -> bool {
    files().all(|(path, contents)| {
        fs::read(directory.join(path)).is_ok_and(|found| found == contents.as_bytes())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_header_of_the_source_tree_is_embedded() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("prelude/include");
        let mut found = Vec::new();
        collect(&root, &root, &mut found);
        found.sort();
        let embedded: Vec<String> = HEADERS.iter().map(|(path, _)| path.to_string()).collect();
        assert_eq!(found, embedded);
    }

    #[test]
    fn headers_of_c_are_embedded() {
        let known = |path: &&str| HEADERS.iter().any(|(header, _)| header == path);
        let unknown: Vec<_> = OF_C.iter().filter(|path| !known(path)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    fn collect(root: &Path, directory: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(directory).expect("a directory of the source tree") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(root, &path, found);
            } else {
                let relative = path.strip_prefix(root).expect("below the root");
                found.push(relative.to_str().expect("UTF-8").to_owned());
            }
        }
    }

    #[test]
    fn changed_headers_are_not_used() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        write_into(directory.path()).expect("written");
        assert!(has_contents(directory.path()));
        fs::write(directory.path().join("warpproof/base.h"), "").expect("written");
        assert!(!has_contents(directory.path()));
    }

    #[test]
    fn a_header_is_created_once() {
        let cache = tempfile::tempdir().expect("a temporary directory");
        let directory = cache.path().join("headers");
        create(cache.path(), &directory).expect("created");
        create(cache.path(), &directory).expect("found");
        assert!(has_contents(&directory));
        let entries = fs::read_dir(cache.path()).expect("readable").count();
        assert_eq!(entries, 1, "nothing unfinished is left");
    }
}
