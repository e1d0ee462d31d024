//! A solver process: its start, its pipes, its limits and its end.
//!
//! No process is rsmt2's: its `Solver` starts the program itself, shows neither the
//! child nor its error stream, and reads the answers by its own parser, which is not
//! robust enough ([`super::reply`]); nothing can stand between the two. All else a
//! supervisor that becomes the solver gives back, in as little time: the number, a group,
//! the limit, the error stream. It needs a shell, `setsid`, `/proc` and paths in UTF-8.

use super::reply::Replies;
use crate::children::Child;
use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Bytes of the error stream.
const ERRORS_KEPT: usize = 2048;

/// A child of the solver that left its group could keep the stream open.
const ERRORS_WAIT: Duration = Duration::from_millis(200);

/// What a process has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// One complete expression.
    Reply(String),
    /// The output ended; nothing follows.
    Closed,
}

/// A running solver. Dropping it kills it and its children.
pub struct Process {
    child: Child,
    /// What is sent here is written to the solver.
    writer: Sender<String>,
    /// Gets the end of the solver's error stream when that is closed.
    errors: Receiver<String>,
}

impl Process {
    /// Starts a solver. Events arrive at `events`, marked with `id`.
    ///
    /// # Errors
    ///
    /// If the program cannot be started, or the threads that talk to it.
    pub fn start(
        program: &Path,
        args: &[&str],
        memory_limit_mib: u64,
        id: usize,
        events: Sender<(usize, Event)>,
    ) -> io::Result<Process> {
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = Child::start(command)?;
        let (Some(mut stdin), Some(stdout), Some(mut stderr)) = child.pipes() else {
            unreachable!("all three streams are piped");
        };
        let (writer, to_write) = channel::<String>();
        let (send_errors, errors) = channel();
        let process = Process {
            child,
            writer,
            errors,
        };
        process.limit_memory(memory_limit_mib);
        start_thread(move || {
            for text in to_write {
                if stdin
                    .write_all(text.as_bytes())
                    .and_then(|()| stdin.flush())
                    .is_err()
                {
                    return;
                }
            }
        })?;
        start_thread(move || {
            let mut replies = Replies::new(BufReader::new(stdout));
            while let Ok(Some(reply)) = replies.next_reply() {
                if events.send((id, Event::Reply(reply))).is_err() {
                    return;
                }
            }
            // Nobody may be listening any more.
            let _ = events.send((id, Event::Closed));
        })?;
        start_thread(move || {
            let mut errors = Vec::new();
            let mut buffer = [0; 1024];
            while let Ok(n @ 1..) = stderr.read(&mut buffer) {
                errors.extend_from_slice(&buffer[..n]);
                let excess = errors.len().saturating_sub(ERRORS_KEPT);
                errors.drain(..excess);
            }
            let _ = send_errors.send(String::from_utf8_lossy(&errors).into_owned());
        })?;
        Ok(process)
    }

    /// The address space, so that allocation fails before the machine swaps.
    /// Set from outside because the child has done nothing yet: setting it
    /// between fork and exec would need unsafe code.
    fn limit_memory(&self, mib: u64) {
        let own = getrlimit(Resource::As).current.unwrap_or(u64::MAX);
        let bytes = Some(mib.saturating_mul(1 << 20).min(own));
        // A machine that refuses has its own, lower limit.
        let _ = prlimit(
            Some(self.child.id()),
            Resource::As,
            Rlimit {
                current: bytes,
                maximum: bytes,
            },
        );
    }

    /// Queues text for the solver. A solver that is gone shows by its `Closed`.
    pub fn send(&self, text: String) {
        let _ = self.writer.send(text);
    }

    /// Kills the solver; what it wrote to its error stream, on one line.
    pub fn end(&self) -> String {
        self.child.kill();
        let errors = self.errors.recv_timeout(ERRORS_WAIT).unwrap_or_default();
        errors.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn start_thread(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(|_| ())
}
