//! Who runs next.

use super::fill::mix;

/// Chooses among the threads that can run.
pub trait Scheduler {
    /// The place in `runnable` (never empty) of the thread to run, and how many
    /// visible operations it may do before the next choice.
    fn next(&mut self, runnable: &[u32]) -> (usize, u64);
}

/// Each thread in turn does so many visible operations.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    pub quantum: u64,
    turn: usize,
}

impl RoundRobin {
    pub fn new(quantum: u64) -> Self {
        RoundRobin { quantum, turn: 0 }
    }
}

impl Scheduler for RoundRobin {
    fn next(&mut self, runnable: &[u32]) -> (usize, u64) {
        let place = self.turn % runnable.len();
        self.turn = place + 1;
        (place, self.quantum)
    }
}

/// Any thread, for a short random while.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
    choices: u64,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Random { seed, choices: 0 }
    }
}

impl Scheduler for Random {
    fn next(&mut self, runnable: &[u32]) -> (usize, u64) {
        let draw = mix(self.seed, self.choices);
        self.choices += 1;
        let place = (draw >> 8) % runnable.len() as u64;
        (place as usize, 1 + draw % 4)
    }
}

/// The threads of a warp step by step together, warp after warp, as far as they
/// can go.
#[derive(Clone, Debug)]
pub struct WarpWise {
    warp_size: u32,
    last: Option<u32>,
}

impl WarpWise {
    /// `warp_size` has to divide the threads of a block.
    pub fn new(warp_size: u32) -> Self {
        WarpWise {
            warp_size: warp_size.max(1),
            last: None,
        }
    }
}

impl Scheduler for WarpWise {
    fn next(&mut self, runnable: &[u32]) -> (usize, u64) {
        let warp = |thread: u32| thread / self.warp_size;
        let same = |thread: &u32| self.last.is_none_or(|last| warp(*thread) == warp(last));
        let after = |thread: &u32| self.last.is_none_or(|last| *thread > last);
        let of_warp = |next: bool| {
            let candidates = runnable.iter().enumerate();
            let candidates = candidates.filter(|(_, t)| same(t) && (!next || after(t)));
            candidates.min_by_key(|(_, thread)| **thread)
        };
        let found = of_warp(true).or_else(|| of_warp(false));
        let place = found.or_else(|| runnable.iter().enumerate().min_by_key(|(_, t)| **t));
        let place = place.map_or(0, |(place, _)| place);
        self.last = Some(runnable[place]);
        (place, 1)
    }
}

/// One thread after the other, in an order given by keys: each runs until it has
/// to wait.
#[derive(Clone, Debug)]
pub struct Ordered<F>(pub F);

impl<F: FnMut(u32) -> u64> Scheduler for Ordered<F> {
    fn next(&mut self, runnable: &[u32]) -> (usize, u64) {
        let first = runnable.iter().enumerate();
        let first = first.min_by_key(|(_, thread)| ((self.0)(**thread), **thread));
        (first.map_or(0, |(place, _)| place), u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(scheduler: &mut impl Scheduler, runnable: &[u32], count: usize) -> Vec<u32> {
        (0..count)
            .map(|_| runnable[scheduler.next(runnable).0])
            .collect()
    }

    #[test]
    fn turns() {
        let mut round = RoundRobin::new(3);
        assert_eq!(picks(&mut round, &[5, 6, 7], 4), [5, 6, 7, 5]);
        let mut warps = WarpWise::new(2);
        assert_eq!(picks(&mut warps, &[3, 0, 2, 1], 3), [0, 1, 0]);
        assert_eq!(picks(&mut warps, &[3, 2], 3), [2, 3, 2]);
        let mut backwards = Ordered(|thread| u64::from(u32::MAX - thread));
        assert_eq!(picks(&mut backwards, &[3, 9, 2], 1), [9]);
    }

    #[test]
    fn random_choices_depend_on_the_seed_alone() {
        let draw = |seed| picks(&mut Random::new(seed), &[0, 1, 2, 3], 20);
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
