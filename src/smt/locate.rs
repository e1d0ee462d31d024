//! Where the solver programs are.

use std::env;
use std::path::{Path, PathBuf};

/// A solver that this crate knows how to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Program {
    Z3,
    Cvc5,
}

impl Program {
    /// The file name of the program.
    pub fn name(self) -> &'static str {
        match self {
            Program::Z3 => "z3",
            Program::Cvc5 => "cvc5",
        }
    }

    /// The environment variable that names the program's path.
    pub fn variable(self) -> &'static str {
        match self {
            Program::Z3 => "WARPPROOF_Z3",
            Program::Cvc5 => "WARPPROOF_CVC5",
        }
    }
}

/// A solver that cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LocateError {
    #[error("{variable} names `{}`, which is not a program", path.display())]
    NotAProgram {
        variable: &'static str,
        path: PathBuf,
    },
    #[error(
        "{name} was not found in .tools/bin beside the program or on PATH; \
         install it (scripts/setup does) or set {variable} to its path"
    )]
    NotFound {
        name: &'static str,
        variable: &'static str,
    },
}

/// Finds a solver: what its environment variable names, else `.tools/bin` of the
/// folders above this program (the repository it was built in, or the folder it
/// was installed to), else `PATH`. A debug build also looks in the repository where
/// it was built elsewhere. A variable that names no program is an error, not a
/// reason to take another one.
pub fn locate(program: Program) -> Result<PathBuf, LocateError> {
    let variable = program.variable();
    if let Some(path) = env::var_os(variable).filter(|value| !value.is_empty()) {
        let path = PathBuf::from(path);
        let found = is_program(&path);
        return if found {
            Ok(path)
        } else {
            Err(LocateError::NotAProgram { variable, path })
        };
    }
    let name = program.name();
    beside_this_program(name)
        .or_else(|| in_the_repository(name))
        .or_else(|| on_path(name))
        .ok_or(LocateError::NotFound { name, variable })
}

fn beside_this_program(name: &str) -> Option<PathBuf> {
    let executable = env::current_exe().ok()?;
    // The program may be started through a link from elsewhere.
    let executable = executable.canonicalize().unwrap_or(executable);
    in_tools_above(&executable, name)
}

/// Of debug builds only: a program that is shipped must not start what lies at a
/// path of the machine that built it.
fn in_the_repository(name: &str) -> Option<PathBuf> {
    if cfg!(debug_assertions) {
        in_tools_above(&Path::new(env!("CARGO_MANIFEST_DIR")).join("target"), name)
    } else {
        None
    }
}

fn in_tools_above(executable: &Path, name: &str) -> Option<PathBuf> {
    let folders = executable.ancestors().skip(1);
    folders
        .map(|folder| folder.join(".tools/bin").join(name))
        .find(|path| is_program(path))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|path| is_program(path))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn tools_of_an_enclosing_folder_are_found() {
        let root = tempfile::tempdir().expect("a temporary folder");
        let bin = root.path().join(".tools/bin");
        fs::create_dir_all(&bin).expect("a folder");
        let solver = bin.join("z3");
        let executable = root.path().join("target/debug/warpproof");

        assert_eq!(in_tools_above(&executable, "z3"), None);
        fs::write(&solver, "").expect("a file");
        assert_eq!(in_tools_above(&executable, "z3"), None, "not executable");
        fs::set_permissions(&solver, fs::Permissions::from_mode(0o755)).expect("permissions");
        assert_eq!(in_tools_above(&executable, "z3"), Some(solver));
        assert_eq!(in_tools_above(&executable, "cvc5"), None);
    }
}
