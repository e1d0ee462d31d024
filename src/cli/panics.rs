//! Panics are errors of ours: one line says so, and what is there of the report is kept.

use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};

use super::run::error_line;

/// What the report says of a file in which one happened.
pub const PANICKED: &str = "Warpproof failed here: please report it";

/// Lets panics print one line. A backtrace is for those who ask for it as Rust has them.
pub fn announce() {
    let default = take_hook();
    set_hook(Box::new(move |panic| {
        error_line(&line(panic));
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            default(panic);
        }
    }));
}

/// The result of the work; none if it panics. Nothing of what it was at may be used then.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn line(panic: &PanicHookInfo) -> String {
    let payload = panic.payload();
    let message = match payload.downcast_ref::<String>() {
        Some(message) => message,
        None => payload.downcast_ref::<&str>().copied().unwrap_or_default(),
    };
    let place = panic.location().map(ToString::to_string);
    let place = place.unwrap_or_default();
    format!("{PANICKED}, with this line: {place}: {message}")
}
