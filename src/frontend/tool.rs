//! Running a program of LLVM.

use std::env;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use super::FrontendError;
use crate::children::Child;

/// The LLVM version that bitcode is exchanged in.
pub const LLVM_VERSION: &str = "19";

/// A program of LLVM that this module runs.
pub struct Tool {
    /// Its name without version.
    pub name: &'static str,
    /// The Debian package that has it.
    pub package: &'static str,
    /// The environment variable that may name another program.
    pub variable: &'static str,
}

/// What a successful run printed.
pub struct Output {
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Tool {
    /// Runs the program on the file `path`; `arguments` includes that path.
    ///
    /// # Errors
    /// The program is absent, exits with failure, dies of a signal, or goes on after the
    /// deadline.
    pub fn run(
        &self,
        arguments: &[OsString],
        path: &Path,
        deadline: Option<Instant>,
    ) -> Result<Output, FrontendError> {
        let program = self.program();
        let mut command = Command::new(&program);
        command
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let output = Child::start(command)
            .and_then(|child| child.output(deadline))
            .map_err(|error| self.cannot_run(&program, path, error))?;
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() {
            return Ok(Output {
                stdout: output.stdout,
                stderr,
            });
        }
        match death(output.status, &stderr) {
            Some(reason) => Err(FrontendError::Crashed {
                program: program.to_string_lossy().into_owned(),
                reason,
                path: path.to_owned(),
                stderr,
            }),
            None => Err(FrontendError::Rejected {
                path: path.to_owned(),
                diagnostics: stderr,
            }),
        }
    }

    /// What the program says of its version.
    ///
    /// # Errors
    /// The program is absent, or says nothing.
    pub fn version(&self) -> Result<String, FrontendError> {
        let soon = Instant::now() + std::time::Duration::from_secs(10);
        let output = self.run(&["--version".into()], Path::new(""), Some(soon))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// The program's name, or its path where the user names one.
    pub fn program(&self) -> OsString {
        env::var_os(self.variable)
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| format!("{}-{LLVM_VERSION}", self.name).into())
    }

    fn cannot_run(&self, program: &OsString, path: &Path, error: std::io::Error) -> FrontendError {
        let program = program.to_string_lossy().into_owned();
        match error.kind() {
            ErrorKind::NotFound => FrontendError::ToolNotFound {
                program,
                package: self.package.to_owned(),
                variable: self.variable.to_owned(),
            },
            ErrorKind::TimedOut => FrontendError::TimedOut {
                program,
                path: path.to_owned(),
            },
            _ => FrontendError::CannotRun { program, error },
        }
    }
}

/// How the program died, if it did: the driver of clang survives the death of its compiler
/// process and then exits with a code above 128 or says so.
fn death(status: ExitStatus, stderr: &str) -> Option<String> {
    if let Some(signal) = status.signal() {
        return Some(format!("was killed by signal {signal}"));
    }
    let code = status.code()?;
    if code > 128 {
        return Some(format!("was killed by signal {}", code - 128));
    }
    let crashed = stderr.contains("PLEASE submit a bug report")
        || stderr.contains("clang frontend command failed");
    crashed.then(|| format!("crashed with exit code {code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_is_told_from_a_diagnostic() {
        let signalled = ExitStatus::from_raw(11);
        assert_eq!(
            death(signalled, ""),
            Some("was killed by signal 11".to_owned())
        );
        let by_driver = ExitStatus::from_raw(139 << 8);
        assert_eq!(
            death(by_driver, ""),
            Some("was killed by signal 11".to_owned())
        );
        let rejected = ExitStatus::from_raw(1 << 8);
        assert_eq!(death(rejected, "k.cu:1:1: error: …"), None);
    }

    #[test]
    fn an_absent_program_says_what_to_install() {
        let tool = Tool {
            name: "no-such-program",
            package: "some-package",
            variable: "WARPPROOF_TEST_NO_SUCH_VARIABLE",
        };
        let error = tool.run(&[], Path::new("k.cu"), None);
        let error = error.err().expect("no program");
        let text = error.to_string();
        assert!(text.contains("no-such-program-19"), "{text}");
        assert!(text.contains("apt install some-package"), "{text}");
    }
}
