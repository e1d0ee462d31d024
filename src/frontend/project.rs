//! The files of a project: those in a folder, and those of a compilation database
//! (<https://clang.llvm.org/docs/JSONCompilationDatabase.html>).

mod architectures;
mod dialect;
mod matters;
mod nvcc;
mod options;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use walkdir::WalkDir;

use super::options::OFFLOAD_ARCHITECTURE;
use super::{FrontendError, Language, Source, clang, language};
pub use options::of_user;

/// The files of programs in a folder and in those below it: all of CUDA, HIP, OpenCL, C++
/// and C that no other one of them includes, in the order of their names.
///
/// # Errors
/// The folder cannot be read, or has no file with kernels.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>, FrontendError> {
    let mut files = BTreeSet::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| FrontendError::Unreadable {
            path: error.path().unwrap_or(folder).to_owned(),
            error: error.into(),
        })?;
        if entry.file_type().is_file() && is_program(entry.path()) {
            files.insert(entry.into_path());
        }
    }
    let files = not_included(files);
    let has_kernels = |file: &PathBuf| language::of_file(file).is_some_and(Language::has_kernels);
    match files.iter().any(has_kernels) {
        true => Ok(files),
        false => Err(FrontendError::NoFiles {
            folder: folder.to_owned(),
        }),
    }
}

fn is_of_programs(language: Language) -> bool {
    use Language::*;
    matches!(language, Cuda | Hip | OpenCl | Cpp | C)
}

/// Is it a file that is compiled by itself, by its name, and not a header?
fn is_program(path: &Path) -> bool {
    let mut extension = path.extension().and_then(|end| end.to_str()).into_iter();
    let is_header = extension.any(|end| end.eq_ignore_ascii_case("cuh"));
    !is_header && Language::of_path(path).is_some_and(is_of_programs)
}

/// The files that are compiled by themselves: those that no other one includes, and one of those
/// that include each other.
fn not_included(files: BTreeSet<PathBuf>) -> Vec<PathBuf> {
    let canonical = |file: &PathBuf| file.canonicalize().unwrap_or_else(|_| file.clone());
    let known: BTreeMap<PathBuf, &PathBuf> =
        files.iter().map(|file| (canonical(file), file)).collect();
    let includes: BTreeMap<&PathBuf, Vec<&PathBuf>> = (files.iter())
        .map(|file| {
            let others = included_by(file).into_iter();
            let others = others.filter_map(|other| known.get(&canonical(&other)).copied());
            (file, others.filter(|other| *other != file).collect())
        })
        .collect();
    let included: BTreeSet<&PathBuf> = includes.values().flatten().copied().collect();
    let (inner, mut roots): (Vec<_>, Vec<_>) =
        files.iter().partition(|file| included.contains(file));
    let mut reached = BTreeSet::new();
    let mut work = roots.clone();
    for file in inner {
        while let Some(next) = work.pop() {
            if reached.insert(next) {
                work.extend(&includes[next]);
            }
        }
        if !reached.contains(file) {
            roots.push(file);
            work.push(file);
        }
    }
    roots.sort();
    roots.into_iter().cloned().collect()
}

/// The error of a file that does not compile, with the files beside it that include it: it may be no
/// more than a part of these.
pub fn with_including(error: FrontendError) -> FrontendError {
    const MOST: usize = 3;
    let FrontendError::Rejected { path, diagnostics } = error else {
        return error;
    };
    let notes = including(&path).into_iter().take(MOST);
    let notes = notes.map(|file| {
        let file = file.display();
        format!("note: `{file}` includes this file: verify that one\n")
    });
    let diagnostics = [diagnostics].into_iter().chain(notes).collect();
    FrontendError::Rejected { path, diagnostics }
}

/// The files of programs in the folder of a file whose text has an inclusion of it.
fn including(file: &Path) -> Vec<PathBuf> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let Ok(own) = file.canonicalize() else {
        return Vec::new();
    };
    // An empty path is no folder.
    let entries = fs::read_dir(own.parent().unwrap_or(&own)).into_iter();
    let names = entries
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.file_name()));
    let includes = |path: &PathBuf| {
        let text = fs::read(path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let mut named = included_sources(&text).map(|name| folder.join(name).canonicalize());
        named.any(|named| named.is_ok_and(|named| named == own))
    };
    let all = names.map(|name| folder.join(name));
    let others = all.filter(|path| is_program(path) && path.as_path() != file);
    let found: BTreeSet<PathBuf> = others.filter(includes).collect();
    found.into_iter().collect()
}

/// The source files whose inclusion a text has, as it names them.
fn included_sources(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix('#').map(str::trim_start);
        let name = rest.and_then(|rest| rest.strip_prefix("include"))?;
        let name = name.trim().trim_matches(['"', '<', '>']);
        is_program(Path::new(name)).then_some(name)
    })
}

/// The files that a file includes, by clang, where its text has an inclusion of a source file.
fn included_by(file: &Path) -> Vec<PathBuf> {
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    if included_sources(&text).next().is_none() {
        return Vec::new();
    }
    let language = match language::of_file(file) {
        Some(Language::Cpp | Language::C) | None => Language::Cuda,
        Some(language) => language,
    };
    let source = Source {
        path: file.to_owned(),
        language,
        clang_args: Vec::new(),
    };
    clang::included_by(&source).unwrap_or_default()
}

/// The files of CUDA, HIP, OpenCL, C++ and C in the `compile_commands.json` of a build folder, each
/// with the options of its compilation that matter to us.
///
/// # Errors
/// There is none, it is no database, or has no file with kernels; or an option cannot be read.
pub fn database(folder: &Path) -> Result<Vec<Source>, FrontendError> {
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
    let sources = entries.iter().map(|entry| entry.source(&path));
    let sources: Result<Vec<Option<Source>>, FrontendError> = sources.collect();
    let sources: Vec<Source> = sources?.into_iter().flatten().collect();
    let has_kernels = |source: &Source| source.language.has_kernels();
    match sources.iter().any(has_kernels) {
        true => Ok(sources),
        false => Err(FrontendError::NoFiles { folder: path }),
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
    /// The file, if it is of a program.
    fn source(&self, database: &Path) -> Result<Option<Source>, FrontendError> {
        let words = match (&self.arguments, &self.command) {
            (Some(words), _) => words.clone(),
            (None, Some(command)) => {
                shlex::split(command).ok_or_else(|| FrontendError::Database {
                    path: database.to_owned(),
                    message: format!("a quotation does not end in `{command}`"),
                })?
            }
            (None, None) => Vec::new(),
        };
        let (language, clang_args) = options::of_compilation(&words, &self.directory)?;
        let path = self.directory.join(&self.file);
        let Some(language) = language.or_else(|| language::of_file(&path)) else {
            return Ok(None);
        };
        let is_for_hip = |option: &String| option.starts_with(OFFLOAD_ARCHITECTURE);
        let language = match language {
            // What hipcc makes of such files.
            Language::Cuda if clang_args.iter().any(is_for_hip) => Language::Hip,
            _ => language,
        };
        Ok(is_of_programs(language).then_some(Source {
            path,
            language,
            clang_args,
        }))
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
            {"directory": "/p", "file": "d.cpp", "arguments": ["nvcc", "-x", "cu", "d.cpp"]},
            {"directory": "/p", "file": "m.c", "arguments": ["cc", "-DN=4", "m.c"]},
            {"directory": "/p", "file": "e.f90", "arguments": ["gfortran", "e.f90"]},
            {"directory": "/p", "file": "/q/c.hip", "arguments": ["hipcc", "-I", "inc", "-D", "Y", "/q/c.hip"]}
        ]"#;
        fs::write(folder.path().join("compile_commands.json"), text).expect("written");
        let all = database(folder.path()).expect("a database");
        let expected = [
            (
                "/p/a.cu",
                Language::Cuda,
                vec![
                    "-DX=1 2",
                    "-I",
                    "/p/inc",
                    "-isystem",
                    "/s",
                    "-std=c++14",
                    "--cuda-gpu-arch=sm_80",
                    "-D__CUDA_ARCH_LIST__=800",
                ],
            ),
            ("/p/b.cpp", Language::Cpp, Vec::new()),
            ("/p/d.cpp", Language::Cuda, Vec::new()),
            ("/p/m.c", Language::C, vec!["-DN=4"]),
            ("/q/c.hip", Language::Hip, vec!["-I", "/p/inc", "-DY"]),
        ];
        let found: Vec<(&str, Language, Vec<&str>)> = all
            .iter()
            .map(|one| {
                let args = one.clang_args.iter().map(String::as_str).collect();
                (one.path.to_str().expect("UTF-8"), one.language, args)
            })
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_part_of_others_names_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        fs::write(path("part.cu"), "#include \"part.cu\"\n").expect("written");
        fs::write(path("main.cu"), "# include \"part.cu\"\n").expect("written");
        fs::write(path("other.cu"), "// part.cu\n").expect("written");
        let error = FrontendError::Rejected {
            path: path("part.cu"),
            diagnostics: "no type `T`\n".to_owned(),
        };
        let main = path("main.cu").display().to_string();
        let said = format!("no type `T`\nnote: `{main}` includes this file: verify that one\n");
        let text = with_including(error).to_string();
        assert!(text.ends_with(&said), "{text}");
    }

    #[test]
    fn what_others_include_is_no_file_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        };
        write("main.cu", "#include \"gone.h\"\n#include \"parts/k.cu\"\n");
        write("parts/k.cu", "");
        write("parts/other.hip", "#if 0\n#include \"own.cu\"\n#endif\n");
        write("parts/own.cu", "#include \"own.cu\"\n");
        write("round/a.cu", "#pragma once\n#include \"b.cu\"\n");
        write("round/b.cu", "#pragma once\n#include \"a.cu\"\n");
        write("notes.txt", "");
        let found = files_in(folder.path()).expect("files");
        let names = ["main.cu", "parts/other.hip", "parts/own.cu", "round/a.cu"];
        assert_eq!(found, names.map(|name| folder.path().join(name)));
        let empty = tempfile::tempdir().expect("a folder");
        let error = files_in(empty.path()).expect_err("no files").to_string();
        assert!(error.contains("no file"), "{error}");
    }
}
