//! Work that recurs as deep as its input nests.

use std::io;
use std::panic::resume_unwind;
use std::thread;

/// Expressions may be deep, and debug builds use ten times the stack of others.
const STACK_BYTES: usize = 256 << 20;

/// Does the work in a thread with much stack.
///
/// # Errors
/// There is not enough memory for the thread, or there may be no more threads.
pub fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    thread::scope(|scope| {
        let builder = thread::Builder::new().stack_size(STACK_BYTES);
        let thread = builder.spawn_scoped(scope, work).map_err(cannot_start)?;
        match thread.join() {
            Ok(result) => Ok(result),
            Err(panic) => resume_unwind(panic),
        }
    })
}

fn cannot_start(error: io::Error) -> io::Error {
    let message = format!("a thread cannot be started, memory or threads run out: {error}");
    io::Error::new(error.kind(), message)
}
