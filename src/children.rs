//! Child processes that do not outlive this one.
//!
//! Solvers and compilers end with this process, whatever ends it: the terminal, a
//! supervisor, SIGKILL. A handler of signals cannot see to that, since nobody hears of
//! SIGKILL; nor can the parent-death signal, which goes by the thread that started the
//! child and does not reach the children of a child (of a script that stands for a solver,
//! say). So each child leads a process group of its own, and a shell outside of all of
//! them, the watcher, reads the groups' numbers from a pipe that only this process writes
//! to: where the pipe ends it kills the groups that are left. Signals keep their meaning:
//! this process dies of them, or ignores those that it was started to ignore.

use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::process::{self, ChildStderr, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use rustix::process::{Pid, Signal, kill_process_group};

/// A child process and the group that it leads. Dropping it kills them all.
pub struct Child {
    /// None once it has been waited for.
    child: Option<process::Child>,
    group: Pid,
}

impl Child {
    /// Starts a program, in a process group of its own.
    ///
    /// # Errors
    /// The program cannot be started, or the watcher cannot.
    pub fn start(command: &mut Command) -> io::Result<Child> {
        with_watcher(|_| Ok(()))?;
        let child = command.process_group(0).spawn()?;
        let group = Pid::from_child(&child);
        let child = Child {
            child: Some(child),
            group,
        };
        with_watcher(|watcher| watcher.tell('+', group))?;
        Ok(child)
    }

    /// The number of the child, and of its group.
    pub fn id(&self) -> Pid {
        self.group
    }

    /// Its standard input, output and error stream, where they are pipes and were not
    /// taken before.
    pub fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>, Option<ChildStderr>) {
        match &mut self.child {
            Some(child) => (child.stdin.take(), child.stdout.take(), child.stderr.take()),
            None => (None, None, None),
        }
    }

    /// Kills the child and its children.
    pub fn kill(&self) {
        // A child that was not waited for keeps its number.
        if self.child.is_some() {
            kill(self.group);
        }
    }

    /// Waits for the child's end; what it has written to its pipes.
    ///
    /// # Errors
    /// The pipes cannot be read. The child has not ended by the deadline, and is killed:
    /// [`io::ErrorKind::TimedOut`].
    pub fn output(mut self, deadline: Option<Instant>) -> io::Result<Output> {
        let Some(child) = self.child.take() else {
            return Err(io::ErrorKind::NotFound.into());
        };
        let Some(deadline) = deadline else {
            return child.wait_with_output();
        };
        let group = self.group;
        let (ended, end) = channel::<()>();
        thread::scope(|scope| {
            let alarm = move || {
                let left = deadline.saturating_duration_since(Instant::now());
                let late = end.recv_timeout(left) == Err(RecvTimeoutError::Timeout);
                if late {
                    kill(group);
                }
                late
            };
            // Where there can be no more threads, only the deadline is lost.
            let Ok(alarm) = thread::Builder::new().spawn_scoped(scope, alarm) else {
                return child.wait_with_output();
            };
            let output = child.wait_with_output();
            drop(ended);
            match alarm.join() {
                Ok(true) => Err(io::ErrorKind::TimedOut.into()),
                _ => output,
            }
        })
    }
}

fn kill(group: Pid) {
    // Where it is gone there is nothing to do.
    let _ = kill_process_group(group, Signal::KILL);
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
        // What is dead need not be watched; a watcher that is gone kills nobody.
        let _ = with_watcher(|watcher| watcher.tell('-', self.group));
        if let Some(mut child) = self.child.take() {
            // A killed process with much memory takes a while to go. Where there can be no
            // more threads, it stays as an entry of the process table until we end.
            let reaper = thread::Builder::new();
            let _ = reaper.spawn(move || child.wait());
        }
    }
}

/// A shell that outlives us long enough to kill what we leave behind.
struct Watcher {
    pipe: ChildStdin,
}

/// Reads `+ GROUP` and `- GROUP`.
const SCRIPT: &str = r#"
trap '' HUP INT QUIT TERM
groups=
while read -r what group; do
    case $what in
    +) groups="$groups $group " ;;
    -) groups="${groups%% $group *} ${groups##* $group }" ;;
    esac
done
for group in $groups; do
    kill -s KILL -- "-$group"
done
"#;

impl Watcher {
    fn start() -> io::Result<Watcher> {
        let mut shell = Command::new("/bin/sh")
            .args(["-c", SCRIPT, "warpproof-watcher"])
            .stdin(Stdio::piped())
            // Nobody waits for the end of a stream that it holds.
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // What the terminal sends to us is not for it.
            .process_group(0)
            .spawn()?;
        match shell.stdin.take() {
            Some(pipe) => Ok(Watcher { pipe }),
            None => unreachable!("its standard input is a pipe"),
        }
    }

    fn tell(&mut self, what: char, group: Pid) -> io::Result<()> {
        let line = format!("{what} {}\n", group.as_raw_nonzero());
        self.pipe.write_all(line.as_bytes())
    }
}

/// The one watcher, which starts with the first child.
static WATCHER: Mutex<Option<Watcher>> = Mutex::new(None);

fn with_watcher(then: impl FnOnce(&mut Watcher) -> io::Result<()>) -> io::Result<()> {
    let mut known = WATCHER.lock().unwrap_or_else(PoisonError::into_inner);
    let watcher = match &mut *known {
        Some(watcher) => watcher,
        none => none.insert(Watcher::start()?),
    };
    let result = then(watcher);
    if result.is_err() {
        // Somebody has killed it: the next child gets another.
        *known = None;
    }
    result
}
