//! How far an exploration is, for whoever watches it from outside.
//!
//! Each subtree has a share of the whole: a node's share is divided evenly among its
//! children, those that turn out to be empty included (Knuth, 1975: the expected value is
//! right if the order of the children says nothing about their size).

use std::sync::atomic::{AtomicU64, Ordering};

/// What workers have done, updated now and then.
#[derive(Debug, Default)]
pub struct Progress {
    executions: AtomicU64,
    /// The share that is explored, in units of `1 / WHOLE`.
    done: AtomicU64,
}

const WHOLE: f64 = (1_u64 << 62) as f64;

impl Progress {
    /// Executions so far, complete and blocked ones.
    pub fn executions(&self) -> u64 {
        self.executions.load(Ordering::Relaxed)
    }

    /// The share of the whole that is explored, as an estimate.
    pub fn done(&self) -> f64 {
        (self.done.load(Ordering::Relaxed) as f64 / WHOLE).clamp(0.0, 1.0)
    }

    /// The exploration begins anew.
    pub fn reset(&self) {
        self.executions.store(0, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    pub(super) fn add(&self, executions: u64, share: f64) {
        self.executions.fetch_add(executions, Ordering::Relaxed);
        let share = (share * WHOLE) as u64;
        self.done.fetch_add(share, Ordering::Relaxed);
    }
}
