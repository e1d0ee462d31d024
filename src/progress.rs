//! What is being done, for whoever waits.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Knows what is being done, if somebody watches.
#[derive(Clone, Default)]
pub struct Progress(Option<Arc<Mutex<Tasks>>>);

/// What was begun and is not done, by numbers that grow.
#[derive(Default)]
struct Tasks {
    open: Vec<(u64, String)>,
    next: u64,
}

impl Progress {
    /// Somebody watches.
    pub fn watched() -> Progress {
        Progress(Some(Arc::default()))
    }

    /// Something begins, and goes on until the result is dropped.
    pub fn begin(&self, what: impl FnOnce() -> String) -> Task {
        let number = self.tasks().map(|mut tasks| {
            let number = tasks.next;
            tasks.next += 1;
            tasks.open.push((number, what()));
            number
        });
        Task {
            progress: self.clone(),
            number,
        }
    }

    /// What goes on, the oldest first; empty where that is nothing.
    pub fn now(&self) -> String {
        let tasks = self.tasks();
        let open = tasks.iter().flat_map(|tasks| &tasks.open);
        let texts: Vec<&str> = open.map(|(_, what)| what.as_str()).collect();
        texts.join(": ")
    }

    fn tasks(&self) -> Option<MutexGuard<'_, Tasks>> {
        let tasks = self.0.as_ref()?;
        Some(tasks.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// It is no part of what is asked.
impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Progress")
    }
}

/// Something that goes on.
#[must_use]
pub struct Task {
    progress: Progress,
    number: Option<u64>,
}

impl Drop for Task {
    fn drop(&mut self) {
        if let Some(mut tasks) = self.progress.tasks() {
            tasks
                .open
                .retain(|(number, _)| Some(*number) != self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_told_from_the_outside_in() {
        let progress = Progress::watched();
        let kernel = progress.begin(|| "sum".to_owned());
        let one = progress.begin(|| "one".to_owned());
        let other = progress.begin(|| "other".to_owned());
        drop(one);
        assert_eq!(progress.now(), "sum: other");
        drop(kernel);
        assert_eq!(progress.now(), "other");
        drop(other);
        assert_eq!(progress.now(), "");
    }

    #[test]
    fn nobody_asks_where_nobody_watches() {
        let nobody = Progress::default();
        let _task = nobody.begin(|| unreachable!("nobody watches"));
        assert_eq!(nobody.now(), "");
    }
}
