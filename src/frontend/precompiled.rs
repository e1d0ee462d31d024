//! The headers that are included in every file, precompiled: about half of the time that
//! clang takes for a small kernel is reading them.
//!
//! A precompiled header lies beside the cached headers. Its name has the identity of the
//! clang that wrote it and the options it was written with. Clang checks that no header has
//! changed since; whoever uses it must be ready for clang to refuse it.

use std::ffi::{OsStr, OsString};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, io};

use super::prelude::Prelude;
use super::tool::Tool;

/// Templates that the headers use are instantiated once, here, and not in each compilation: that
/// halves what is left of clang's time.
const WRITING: [&str; 5] = [
    "-Xclang",
    "-emit-pch",
    "-Xclang",
    "-fpch-instantiate-templates",
    "-w",
];

/// Finds the precompiled form of `header` (a path below the prelude's directory), or has
/// clang write it. `options` are those of the compilation that will use it. `None` means to
/// go on without: there is no cache, or clang failed.
pub fn find_or_create(
    clang: &Tool,
    prelude: &Prelude,
    header: &str,
    options: &[OsString],
    deadline: Option<Instant>,
) -> Option<PathBuf> {
    if !prelude.is_cached() {
        return None;
    }
    let mut options = options.to_vec();
    options.extend(WRITING.map(OsString::from));
    let identity = identity(&clang.program(), &options)?;
    let path = prelude.path().join(format!("{identity:016x}.pch"));
    if !path.exists() {
        create(clang, prelude, header, options, &path, deadline).ok()?;
    }
    Some(path)
}

/// Writes beside the final place and renames, so that no run sees half of the file.
fn create(
    clang: &Tool,
    prelude: &Prelude,
    header: &str,
    mut options: Vec<OsString>,
    path: &Path,
    deadline: Option<Instant>,
) -> io::Result<()> {
    let header = prelude.path().join(header);
    let unfinished = tempfile::Builder::new()
        .prefix("unfinished-")
        .tempfile_in(prelude.path())?;
    options.push("-o".into());
    options.push(unfinished.path().into());
    options.push(header.clone().into());
    clang
        .run(&options, &header, deadline)
        .map_err(|error| io::Error::other(error.to_string()))?;
    unfinished.persist(path)?;
    Ok(())
}

/// Whether clang's errors are about the precompiled header and not about the source: the
/// file is damaged, another clang's, or older than a header.
pub fn is_refused(diagnostics: &str) -> bool {
    ["precompiled header", "PCH file", "AST file"]
        .iter()
        .any(|words| diagnostics.contains(words))
}

/// Whether the user's options leave the headers' meaning alone: directories, warnings, and
/// macros that no header of ours looks at.
pub fn allows(user: &[String]) -> bool {
    let mut options = user.iter();
    while let Some(option) = options.next() {
        let allowed = match option.as_str() {
            "-D" => options.next().is_some_and(|name| is_foreign_macro(name)),
            "-I" | "-isystem" | "-idirafter" | "-include" => options.next().is_some(),
            _ => match option.strip_prefix("-D") {
                Some(name) => is_foreign_macro(name),
                None => option.starts_with("-I") || option.starts_with("-W"),
            },
        };
        if !allowed {
            return false;
        }
    }
    true
}

fn is_foreign_macro(name: &str) -> bool {
    !["_", "WARPPROOF", "NDEBUG"]
        .iter()
        .any(|prefix| name.starts_with(prefix))
}

/// Tells apart the programs and options that write different files.
pub fn identity(program: &OsStr, options: &[OsString]) -> Option<u64> {
    let program = fs::canonicalize(find_program(program)?).ok()?;
    let metadata = fs::metadata(&program).ok()?;
    let mut hasher = DefaultHasher::new();
    program.hash(&mut hasher);
    metadata.len().hash(&mut hasher);
    metadata.modified().ok()?.hash(&mut hasher);
    options.hash(&mut hasher);
    Some(hasher.finish())
}

fn find_program(program: &OsStr) -> Option<PathBuf> {
    if Path::new(program).components().count() > 1 {
        return Some(program.into());
    }
    env::split_paths(&env::var_os("PATH")?)
        .map(|directory| directory.join(program))
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(user: &[&str]) -> bool {
        let user: Vec<String> = user.iter().map(|option| option.to_string()).collect();
        allows(&user)
    }

    #[test]
    fn options_that_change_the_headers_rule_them_out() {
        assert!(allowed(&[]));
        assert!(allowed(&["-DN=10", "-I", "include", "-Wall", "-D", "M"]));
        assert!(!allowed(&["-std=c++20"]));
        assert!(!allowed(&["-DNDEBUG"]));
        assert!(!allowed(&["-D", "WARPPROOF_NO_ANNOTATIONS"]));
        assert!(!allowed(&["-D"]));
    }

    #[test]
    fn clangs_refusals_are_known() {
        assert!(is_refused(
            "fatal error: malformed or corrupted AST file: 'x'"
        ));
        assert!(is_refused("error: C++20 was disabled in PCH file but …"));
        assert!(is_refused(
            "error: file 'a.h' has been modified since the precompiled header 'b' was built"
        ));
        assert!(!is_refused("k.cu:1:1: error: expected expression"));
    }

    #[test]
    fn options_are_part_of_the_identity() {
        let program = OsStr::new("/bin/sh");
        let identity = |option: &str| identity(program, &[OsString::from(option)]);
        assert_eq!(identity("-a"), identity("-a"));
        assert_ne!(identity("-a"), identity("-b"));
    }
}
