//! Who runs next.

use super::fill::mix;

/// Chooses among the threads that can run.
pub trait Scheduler {
    /// The thread to run, one of those that can (there is one), and how many visible operations
    /// it may do before the next choice.
    fn next(&mut self, runnable: &Runnable) -> (u32, u64);
}

/// Threads that can run, in any order.
#[derive(Clone, Debug)]
pub struct Runnable {
    threads: Vec<u32>,
    /// Of each thread in that list, where it is there.
    places: Vec<Option<u32>>,
}

impl Runnable {
    /// The threads below this number.
    pub fn first(threads: u32) -> Runnable {
        Runnable {
            threads: (0..threads).collect(),
            places: (0..threads).map(Some).collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.threads.is_empty()
    }

    /// Can the thread run?
    pub fn contains(&self, thread: u32) -> bool {
        let place = self.places.get(thread as usize);
        place.is_some_and(Option::is_some)
    }

    /// Takes out a thread that is among them.
    pub fn remove(&mut self, thread: u32) {
        if let Some(place) = self.places[thread as usize].take() {
            self.threads.swap_remove(place as usize);
            if let Some(&moved) = self.threads.get(place as usize) {
                self.places[moved as usize] = Some(place);
            }
        }
    }

    /// Puts in a thread that is not among them.
    pub fn insert(&mut self, thread: u32) {
        self.places[thread as usize] = Some(self.threads.len() as u32);
        self.threads.push(thread);
    }
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
    fn next(&mut self, runnable: &Runnable) -> (u32, u64) {
        let place = self.turn % runnable.threads.len();
        self.turn = place + 1;
        (runnable.threads[place], self.quantum)
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
    fn next(&mut self, runnable: &Runnable) -> (u32, u64) {
        let draw = mix(self.seed, self.choices);
        self.choices += 1;
        let place = (draw >> 8) % runnable.threads.len() as u64;
        (runnable.threads[place as usize], 1 + draw % 4)
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
    fn next(&mut self, runnable: &Runnable) -> (u32, u64) {
        let of_warp = self.last.and_then(|last| {
            let start = last / self.warp_size * self.warp_size;
            let mut turns = (last + 1..start + self.warp_size).chain(start..=last);
            turns.find(|&thread| runnable.contains(thread))
        });
        let first = || runnable.threads.iter().copied().min();
        let thread = of_warp.or_else(first).unwrap_or_default();
        self.last = Some(thread);
        (thread, 1)
    }
}

/// One thread after the other, in an order given by keys: each runs until it has
/// to wait.
#[derive(Clone, Debug)]
pub struct Ordered<F>(pub F);

impl<F: FnMut(u32) -> u64> Scheduler for Ordered<F> {
    fn next(&mut self, runnable: &Runnable) -> (u32, u64) {
        let threads = runnable.threads.iter().copied();
        let first = threads.min_by_key(|&thread| ((self.0)(thread), thread));
        (first.unwrap_or_default(), u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(scheduler: &mut impl Scheduler, threads: &[u32], count: usize) -> Vec<u32> {
        let mut runnable = Runnable::first(10);
        (0..10).for_each(|thread| runnable.remove(thread));
        threads.iter().for_each(|&thread| runnable.insert(thread));
        (0..count).map(|_| scheduler.next(&runnable).0).collect()
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
