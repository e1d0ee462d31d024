//! LLVM IR given by the user: text or bitcode from any front end.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Instant;

use super::tool::{LLVM_VERSION, Output, Tool};
use super::{FrontendError, newer_syntax};

pub const OPT: Tool = Tool {
    name: "opt",
    package: "llvm-19",
    variable: "WARPPROOF_OPT",
};

/// Reads and verifies the module in a child process and yields it as bitcode, unchanged.
/// Only what passes this may be read in our own process, since LLVM's fatal errors abort.
/// Text of a newer LLVM is read as ours has it.
///
/// # Errors
/// The module does not parse or verify.
pub fn check(path: &Path, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    let Ok(text) = fs::read_to_string(path) else {
        return verify(path, deadline).map_err(as_bitcode);
    };
    let mut strangers = BTreeSet::new();
    loop {
        let older = newer_syntax::older(&text, &strangers);
        let checked = match older == text {
            true => verify(path, deadline),
            false => check_text(path, &older, deadline),
        };
        let (path, diagnostics) = match checked {
            Err(FrontendError::Rejected { path, diagnostics }) => (path, diagnostics),
            // Where the module has debug information the verifier is in the reader, and this its end.
            Err(FrontendError::Crashed { path, stderr, .. }) if stderr.contains(BROKEN) => {
                (path, stderr)
            }
            checked => return checked,
        };
        let known = strangers.len();
        strangers.extend(of_other_types(&diagnostics));
        if strangers.len() == known {
            let diagnostics = in_words(&path, &text, &older, &diagnostics);
            return Err(FrontendError::Rejected { path, diagnostics });
        }
    }
}

/// Of bitcode that is rejected, how it may be read nevertheless.
fn as_bitcode(error: FrontendError) -> FrontendError {
    match error {
        FrontendError::Rejected { path, diagnostics } => FrontendError::Rejected {
            path,
            diagnostics: format!(
                "{}\nnote: bitcode is read as LLVM {LLVM_VERSION} has it: that of a newer version is \
                 read as text, which its llvm-dis makes",
                diagnostics.trim_end()
            ),
        },
        error => error,
    }
}

const BROKEN: &str = "LLVM ERROR: Broken module found";

/// The intrinsics that the verifier names, as it does not find them as its own version has them.
/// The parser names none.
fn of_other_types(diagnostics: &str) -> BTreeSet<String> {
    if diagnostics.lines().any(|line| place(line).is_some()) {
        return BTreeSet::new();
    }
    let names = diagnostics.split('@').skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"._-$".contains(c));
        rest.get(..end.unwrap_or(rest.len()))
    });
    let intrinsics =
        names.filter(|name| name.starts_with("llvm.") && !name.starts_with(newer_syntax::STRANGER));
    intrinsics.map(str::to_owned).collect()
}

/// What LLVM says of the text that it was given, as something about the user's own.
fn in_words(path: &Path, text: &str, older: &str, diagnostics: &str) -> String {
    let path = path.display();
    let advice = format!(
        "note: the file is read as LLVM {LLVM_VERSION} has it, with the newer forms that are known: \
         take out what is named here, or have the compiler write an older form, or PTX"
    );
    let Some((line, column, message)) = diagnostics.lines().find_map(place) else {
        let said: Vec<&str> = diagnostics.lines().take(2).collect();
        return format!("{path}: error: {}\n{advice}", said.join(": "));
    };
    let line_of = |text| str::lines(text).nth(line.saturating_sub(1));
    let at = line_of(older).and_then(|line| line.get(column.saturating_sub(1)..));
    let token = at.and_then(|at| at.split([' ', ',', '(', ')']).next());
    let token = token.filter(|token| !token.is_empty());
    let token = token.map_or(String::new(), |token| format!(", at `{token}`"));
    let own = line_of(text).unwrap_or_default().trim();
    format!("{path}:{line}: error: {message}{token}\n  {own}\n{advice}")
}

/// Line, column and message of `opt-19: k.ll:3:7: error: expected type`.
fn place(diagnostic: &str) -> Option<(usize, usize, &str)> {
    let (place, message) = diagnostic.split_once(": error: ")?;
    let mut parts = place.rsplitn(3, ':');
    let column = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    Some((line, column, message))
}

/// Verifies text of LLVM IR that was made from the file at `path`.
///
/// # Errors
/// It does not parse or verify.
pub fn check_text(
    path: &Path,
    text: &str,
    deadline: Option<Instant>,
) -> Result<Output, FrontendError> {
    let cannot_write = |error| FrontendError::Prelude { error };
    let directory = tempfile::tempdir().map_err(cannot_write)?;
    let copy = directory.path().join("module.ll");
    fs::write(&copy, text).map_err(cannot_write)?;
    verify(&copy, deadline).map_err(|error| match error {
        FrontendError::Rejected { diagnostics, .. } => {
            let path = path.to_owned();
            FrontendError::Rejected { path, diagnostics }
        }
        FrontendError::Crashed {
            program,
            reason,
            stderr,
            ..
        } => FrontendError::Crashed {
            program,
            reason,
            path: path.to_owned(),
            stderr,
        },
        error => error,
    })
}

fn verify(path: &Path, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    let arguments: Vec<OsString> = vec![
        "-passes=verify".into(),
        "-o".into(),
        "-".into(),
        "--".into(),
        path.into(),
    ];
    OPT.run(&arguments, path, deadline)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_llvm_says_is_about_the_users_own_line() {
        let text = "define void @f(ptr captures(none) %p) {\n  %x = atomicrmw new ptr %p, i32 1\n";
        let older = newer_syntax::older(text, &BTreeSet::new());
        let path = Path::new("k.ll");
        let said = "opt-19: /tmp/module.ll:2:18: error: expected binary operation\n  …\n";
        let words = in_words(path, text, &older, said);
        let start = "k.ll:2: error: expected binary operation, at `new`\n  %x = atomicrmw new ptr";
        assert!(words.starts_with(start), "{words}");
        let said = "opt-19: /tmp/module.ll:1:900: error: expected type\n";
        let words = in_words(path, text, &older, said);
        assert!(
            words.starts_with("k.ll:1: error: expected type\n"),
            "{words}"
        );
        assert!(words.contains("captures(none)"), "{words}");
        let words = in_words(path, text, &older, "Wrong!\nptr @f\nopt-19: broken\n");
        assert!(
            words.starts_with("k.ll: error: Wrong!: ptr @f\n"),
            "{words}"
        );
    }

    #[test]
    fn intrinsics_of_other_types_are_those_that_the_verifier_names() {
        let of = |text: &str| of_other_types(text).into_iter().collect::<Vec<_>>();
        let broken =
            "Intrinsic has incorrect argument type!\nptr @llvm.a.p8\n  call void @llvm.b(ptr @f)\n";
        assert_eq!(of(broken), ["llvm.a.p8", "llvm.b"]);
        assert!(of("ptr @llvm.newer.a.p8\n").is_empty());
        assert!(of("k.ll:3:7: error: expected type\n  call void @llvm.b()\n").is_empty());
    }
}
