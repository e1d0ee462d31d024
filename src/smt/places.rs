//! How many solver processes there are at once: no more than cores, but that each [`Solver`]
//! has one.
//!
//! Nobody waits for a place, so that solvers whose holder waits for something else keep nobody
//! from an answer. Who gets none lets its configurations take turns.
//!
//! [`Solver`]: super::Solver

use std::num::NonZero;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The right to run a solver process. Dropping it gives it back.
pub struct Place(&'static AtomicUsize);

impl Place {
    /// A place for one more process of a solver, if a core is left.
    pub fn if_free() -> Option<Place> {
        Place::of(&TAKEN, *CORES)
    }

    /// The place for the only process of a solver, which always may run.
    pub fn only() -> Place {
        TAKEN.fetch_add(1, Ordering::Relaxed);
        Place(&TAKEN)
    }

    fn of(taken: &'static AtomicUsize, most: usize) -> Option<Place> {
        let more = |taken: usize| (taken < most).then(|| taken + 1);
        let got = taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        // A place that is made and not given would be given back.
        got.is_ok().then(|| Place(taken))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Processes that run in this one's name.
static TAKEN: AtomicUsize = AtomicUsize::new(0);

/// The cores that this process may use.
static CORES: LazyLock<usize> =
    LazyLock::new(|| thread::available_parallelism().map_or(1, NonZero::get));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_taken_and_given_back() {
        static OWN: AtomicUsize = AtomicUsize::new(0);
        let first = Place::of(&OWN, 2);
        let second = Place::of(&OWN, 2);
        assert!(first.is_some() && second.is_some());
        assert!(Place::of(&OWN, 2).is_none());
        drop(first);
        assert!(Place::of(&OWN, 2).is_some());
        drop(second);
        assert_eq!(OWN.load(Ordering::Relaxed), 0);
    }
}
