//! Reading what a program launches, while other work goes on.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::files::read;
use super::recorded::Recorded;
use super::{Error, Launched, NotRead, has_host_code};
use crate::frontend::Source;
use crate::options::{Launches, VerifyOptions};
use crate::stack::on_large_stack;
use crate::verify::parts::Parts;

/// Host code has at least this time, however little a kernel has.
const LEAST_TIME: Duration = Duration::from_secs(30);

/// Host code that is read while other work goes on.
pub struct Reading {
    /// None where there was no thread for it.
    read: Option<Mutex<Receiver<Launched>>>,
    deadline: Option<Instant>,
    launched: OnceLock<Launched>,
    parts: Parts,
}

impl Reading {
    /// Starts to read the host code of files that may belong to one program, where the options
    /// leave it to that to say the launches, or reads a recording.
    ///
    /// # Errors
    /// What the options name is no recording.
    pub fn start(sources: &[Source], options: &VerifyOptions) -> Result<Reading, Error> {
        if let Launches::Recorded(path) = &options.launches {
            return Ok(Reading {
                read: None,
                deadline: None,
                launched: OnceLock::from(Launched::recorded(Recorded::read(path)?)),
                parts: Parts::new(sources),
            });
        }
        let parts = Parts::new(sources);
        let given = options.block.is_some() || options.grid.is_some();
        let sources = sources
            .iter()
            .filter(|source| has_host_code(source.language));
        let sources: Vec<Source> = match given || options.launches == Launches::Any {
            true => Vec::new(),
            false => sources.cloned().collect(),
        };
        // It is for all kernels, and what is not read by then costs more than it took.
        let deadline = (options.timeout).map(|limit| Instant::now() + limit.max(LEAST_TIME));
        let (tell, read_by) = mpsc::channel();
        // Nobody may wait for it any more.
        let arguments = options.run_args.clone();
        // LLVM recurs as deep as expressions nest.
        let work =
            move || {
                let read = || read(&sources, arguments.as_deref(), deadline);
                drop(tell.send(
                    on_large_stack(read).unwrap_or_else(|_| Launched::unread(NotRead::Failed)),
                ));
            };
        let thread = thread::Builder::new().spawn(work);
        Ok(Reading {
            read: thread.is_ok().then(|| Mutex::new(read_by)),
            deadline,
            launched: OnceLock::new(),
            parts,
        })
    }

    /// The files whose device code may be linked.
    pub(in crate::verify) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The files with the kernels that a recording launches.
    pub fn recorded_sources(&self) -> Vec<Source> {
        let recorded = self.launched.get().and_then(|all| all.recorded.as_ref());
        recorded.map(Recorded::sources).unwrap_or_default()
    }

    /// The kernels of a recording that were in no file that was verified.
    pub fn not_found(&self) -> Vec<String> {
        let recorded = self.launched.get().and_then(|all| all.recorded.as_ref());
        let kernels = recorded.map(Recorded::not_asked_for).unwrap_or_default();
        kernels
            .into_iter()
            .map(|kernel| format!("`{kernel}`"))
            .collect()
    }

    /// What was read. Waits for it for as long as a kernel may take, or half a minute; what was
    /// not read then, or made Warpproof fail, may launch anything.
    pub fn launched(&self) -> &Launched {
        self.launched.get_or_init(|| {
            let wait = || {
                let read = self
                    .read
                    .as_ref()?
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                let wait = self.deadline.map_or(Duration::MAX, |deadline| {
                    deadline.saturating_duration_since(Instant::now())
                });
                let unread = |why| match why {
                    RecvTimeoutError::Timeout => Launched::unread(NotRead::TimeIsOver),
                    RecvTimeoutError::Disconnected => Launched::unread(NotRead::Failed),
                };
                Some(read.recv_timeout(wait).unwrap_or_else(unread))
            };
            wait().unwrap_or_else(|| Launched::unread(NotRead::Failed))
        })
    }
}
