//! Runs of this very program about a text, in child processes that can be stopped.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::children::Child;

/// The program, for one piece of work that can be stopped.
#[derive(Clone, Debug)]
pub struct Tool {
    program: PathBuf,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    stopped: bool,
    /// What runs now.
    child: Option<Child>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "stopped: {}", self.stopped)
    }
}

/// What a run wrote.
pub struct Output {
    pub out: String,
    pub errors: String,
}

impl Tool {
    pub fn new(program: &Path) -> Tool {
        Tool {
            program: program.to_owned(),
            state: Arc::default(),
        }
    }

    /// Ends the run that there is, and lets no other begin.
    pub fn stop(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.stopped = true;
        state.child = None;
    }

    /// Runs the program to its end, with this text on its standard input.
    ///
    /// # Errors
    /// It cannot be started, or was stopped.
    pub fn run(&self, arguments: &[String], text: &str) -> Result<Output, String> {
        let mut command = Command::new(&self.program);
        command.args(["--color", "never"]).args(arguments);
        command.stdin(Stdio::piped());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let pipes = {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if state.stopped {
                return Err("stopped".to_owned());
            }
            let child = Child::start(command);
            let mut child = child.map_err(|error| format!("verifying cannot start: {error}"))?;
            let pipes = child.pipes();
            state.child = Some(child);
            pipes
        };
        let (Some(mut input), Some(out), Some(errors)) = pipes else {
            unreachable!("all three are pipes");
        };
        let (out, errors) = thread::scope(|scope| {
            let errors = scope.spawn(move || all(errors));
            scope.spawn(move || {
                // It may end before it has read all.
                let _ = input.write_all(text.as_bytes());
            });
            let out = all(out);
            (out, errors.join().unwrap_or_default())
        });
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.child = None;
        match state.stopped {
            true => Err("stopped".to_owned()),
            false => Ok(Output { out, errors }),
        }
    }
}

fn all(mut from: impl Read) -> String {
    let mut bytes = Vec::new();
    let _ = from.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}
