//! What solvers say of their version.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::locate::{Program, locate};
use crate::children::Child;

/// A solver that is installed.
pub struct Installed {
    /// Its path.
    pub path: String,
    /// What it says of its version.
    pub said: String,
}

/// The solvers that this crate knows, each as it is installed, or why it cannot be run.
pub fn solvers() -> Vec<(&'static str, Result<Installed, String>)> {
    let all = [Program::Z3, Program::Cvc5].into_iter();
    all.map(|program| (program.name(), of(program))).collect()
}

fn of(program: Program) -> Result<Installed, String> {
    let path = locate(program).map_err(|error| error.to_string())?;
    let mut command = Command::new(&path);
    command
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let soon = Instant::now() + Duration::from_secs(10);
    let output = Child::start(command).and_then(|child| child.output(Some(soon)));
    let path = path.display().to_string();
    let output = output.map_err(|error| format!("{path} cannot be run: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(Installed { path, said })
}
