//! Child processes that do not outlive this one.
//!
//! Solvers and compilers end with this process, whatever ends it: the terminal, a
//! supervisor, SIGKILL. A handler of signals cannot see to that, since nobody hears of
//! SIGKILL; nor can the parent-death signal, which goes by the thread that started the
//! child and does not reach the children of a child (of a script that stands for a solver,
//! say). So each child leads a process group of its own, and a shell outside of all of
//! them, the watcher, reads the groups' numbers from a pipe: where the pipe ends it kills
//! the groups that are left. A child tells its own number before it becomes the program,
//! so that at no moment a program runs that the watcher does not know. Signals keep their
//! meaning: this process dies of them, or ignores those that it was started to ignore.

use std::io::{self, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::process::{self, ChildStderr, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use rustix::process::{Pid, Signal, getpid, kill_process_group};

/// A child process and the group that it leads. Dropping it kills them all.
pub struct Child {
    /// None once it has been waited for.
    child: Option<process::Child>,
    group: Pid,
    /// What the watcher knows it by.
    ticket: u64,
}

impl Child {
    /// Starts a program, in a process group of its own.
    ///
    /// # Errors
    /// The program cannot be started, or the watcher cannot.
    pub fn start(mut command: Command) -> io::Result<Child> {
        let (ticket, pipe) = with_watcher(Watcher::next)?;
        command.process_group(0);
        let tell = move || tell(&pipe, '+', ticket, getpid());
        // SAFETY: between fork and exec it writes some bytes of its stack, and no more.
        unsafe { command.pre_exec(tell) };
        match command.spawn() {
            Ok(child) => Ok(Child {
                group: Pid::from_child(&child),
                child: Some(child),
                ticket,
            }),
            Err(error) => {
                forget(ticket, getpid());
                Err(error)
            }
        }
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
        forget(self.ticket, self.group);
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

/// Reads `+ TICKET GROUP` and `- TICKET GROUP`; the ticket alone says which is meant.
const SCRIPT: &str = r#"
trap '' HUP INT QUIT TERM
groups=' '
while read -r what ticket group; do
    case $what$groups in
    +*) groups="$groups$ticket:$group " ;;
    *" $ticket:"*)
        after="${groups#* $ticket:}"
        groups="${groups%% $ticket:*} ${after#* }"
        ;;
    esac
done
for group in $groups; do
    kill -s KILL -- "-${group#*:}"
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

    /// A ticket for another child, and where that child shows it.
    fn next(&mut self) -> io::Result<(u64, OwnedFd)> {
        let ticket = TICKETS.fetch_add(1, Ordering::Relaxed);
        // Whether the watcher is there shows here, not in the child, where a broken pipe
        // is death.
        tell(&self.pipe, '-', ticket, getpid())?;
        Ok((ticket, self.pipe.as_fd().try_clone_to_owned()?))
    }
}

/// One line to the watcher. It allocates nothing.
fn tell(pipe: &impl AsFd, what: char, ticket: u64, group: Pid) -> io::Result<()> {
    let mut line = [0; 64];
    let mut rest = &mut line[..];
    writeln!(rest, "{what} {ticket} {}", group.as_raw_nonzero())?;
    let left = rest.len();
    // So short a line is written whole or not at all.
    rustix::io::write(pipe, &line[..line.len() - left])?;
    Ok(())
}

/// What is dead need not be watched; a watcher that is gone kills nobody.
fn forget(ticket: u64, group: Pid) {
    let _ = with_watcher(|watcher| tell(&watcher.pipe, '-', ticket, group));
}

/// A later watcher hears of the children of an earlier one, too.
static TICKETS: AtomicU64 = AtomicU64::new(0);

/// The one watcher, which starts with the first child.
static WATCHER: Mutex<Option<Watcher>> = Mutex::new(None);

fn with_watcher<T>(then: impl FnOnce(&mut Watcher) -> io::Result<T>) -> io::Result<T> {
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
