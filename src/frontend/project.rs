//! The files of a project: those in a folder, and those of a compilation database
//! (<https://clang.llvm.org/docs/JSONCompilationDatabase.html>).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use walkdir::WalkDir;

use super::{FrontendError, Language};

/// The files in a folder, and in those below it, that have kernels or launch them: all of CUDA,
/// HIP and OpenCL that no other one of them includes, in the order of their names.
///
/// # Errors
/// The folder cannot be read, or has no such file.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>, FrontendError> {
    let mut files = BTreeSet::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| FrontendError::Unreadable {
            path: error.path().unwrap_or(folder).to_owned(),
            error: error.into(),
        })?;
        let has_kernels =
            |language| matches!(language, Language::Cuda | Language::Hip | Language::OpenCl);
        let language = Language::of_path(entry.path());
        if entry.file_type().is_file() && language.is_some_and(has_kernels) {
            files.insert(entry.into_path());
        }
    }
    let included: BTreeSet<PathBuf> = files.iter().flat_map(|file| included_by(file)).collect();
    files.retain(|file| {
        !file
            .canonicalize()
            .is_ok_and(|path| included.contains(&path))
    });
    match files.is_empty() {
        false => Ok(files.into_iter().collect()),
        true => Err(FrontendError::NoFiles {
            folder: folder.to_owned(),
        }),
    }
}

/// The files that a file includes by a path from its own folder.
fn included_by(file: &Path) -> Vec<PathBuf> {
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let folder = file.parent().unwrap_or(Path::new(""));
    let names = text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix('#')?.trim_start();
        let name = rest
            .strip_prefix("include")?
            .trim_start()
            .strip_prefix('"')?;
        Some(name.split_once('"')?.0)
    });
    names
        .filter_map(|name| folder.join(name).canonicalize().ok())
        .collect()
}

/// A file of a database, and the options of its compilation that matter to us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compilation {
    pub path: PathBuf,
    pub clang_args: Vec<String>,
}

/// The files of CUDA, HIP and OpenCL in the `compile_commands.json` of a build folder.
///
/// # Errors
/// There is none, it is no database, or has no such file.
pub fn database(folder: &Path) -> Result<Vec<Compilation>, FrontendError> {
    let path = folder.join("compile_commands.json");
    let text = fs::read_to_string(&path).map_err(|error| FrontendError::Unreadable {
        path: path.clone(),
        error,
    })?;
    let entries: Vec<Entry> =
        serde_json::from_str(&text).map_err(|error| FrontendError::Database {
            path: path.clone(),
            message: error.to_string(),
        })?;
    let compilations: Vec<Compilation> = entries.iter().filter_map(Entry::compilation).collect();
    match compilations.is_empty() {
        false => Ok(compilations),
        true => Err(FrontendError::NoFiles { folder: path }),
    }
}

#[derive(Deserialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    arguments: Option<Vec<String>>,
    command: Option<String>,
}

impl Entry {
    fn compilation(&self) -> Option<Compilation> {
        Language::of_path(&self.file).filter(|&language| language != Language::C)?;
        let words = match (&self.arguments, &self.command) {
            (Some(words), _) => words.clone(),
            (None, Some(command)) => shlex::split(command)?,
            (None, None) => Vec::new(),
        };
        Some(Compilation {
            path: self.directory.join(&self.file),
            clang_args: self.options(&words),
        })
    }

    /// Folders of headers, macros and the standard; the rest is about code generation, or
    /// another compiler's. Paths are from the entry's own folder.
    fn options(&self, words: &[String]) -> Vec<String> {
        const WITH_PATH: [&str; 4] = ["-I", "-isystem", "-iquote", "-include"];
        let mut options = Vec::new();
        let mut words = words.iter();
        let place = |path: &str| self.directory.join(path).display().to_string();
        while let Some(word) = words.next() {
            let option = WITH_PATH.iter().find(|option| word.starts_with(*option));
            if let Some(option) = option {
                let joined = word[option.len()..].trim_start_matches('=');
                let path = match joined.is_empty() {
                    true => words.next().map(String::as_str),
                    false => Some(joined),
                };
                options.extend(
                    path.map(|path| [(*option).to_owned(), place(path)])
                        .into_iter()
                        .flatten(),
                );
            } else if word == "-D" || word == "-U" {
                options.extend(words.next().map(|name| format!("{word}{name}")));
            } else if ["-D", "-U", "-std=", "--std="]
                .iter()
                .any(|start| word.starts_with(start))
            {
                options.push(word.clone());
            }
        }
        options
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_give_files_and_their_options() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = r#"[
            {"directory": "/p", "file": "a.cu", "command": "nvcc -DX='1 2' -Iinc -isystem=/s -O3 -arch=sm_80 -std=c++14 -c a.cu -o a.o"},
            {"directory": "/p", "file": "b.cpp", "arguments": ["g++", "b.cpp"]},
            {"directory": "/p", "file": "/q/c.hip", "arguments": ["hipcc", "-I", "inc", "-D", "Y", "/q/c.hip"]}
        ]"#;
        fs::write(folder.path().join("compile_commands.json"), text).expect("written");
        let all = database(folder.path()).expect("a database");
        let expected = [
            (
                "/p/a.cu",
                vec!["-DX=1 2", "-I", "/p/inc", "-isystem", "/s", "-std=c++14"],
            ),
            ("/q/c.hip", vec!["-I", "/p/inc", "-DY"]),
        ];
        let found: Vec<(&str, Vec<&str>)> = all
            .iter()
            .map(|one| {
                let args = one.clang_args.iter().map(String::as_str);
                (one.path.to_str().expect("UTF-8"), args.collect())
            })
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn what_others_include_is_no_file_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        };
        write("main.cu", "#include \"parts/k.cu\"\n");
        write("parts/k.cu", "");
        write("parts/other.hip", "");
        write("notes.txt", "");
        let found = files_in(folder.path()).expect("files");
        let names = ["main.cu", "parts/other.hip"].map(|name| folder.path().join(name));
        assert_eq!(found, names);
        let empty = tempfile::tempdir().expect("a folder");
        let error = files_in(empty.path()).expect_err("no files").to_string();
        assert!(error.contains("no file"), "{error}");
    }
}
