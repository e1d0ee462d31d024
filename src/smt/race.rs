//! The order in which configurations are asked a query: one after the other joins in, and where
//! no core is left they take turns.

use std::time::{Duration, Instant};

/// How long after a query's start the second configuration joins, or takes its turn; each
/// further one waits longer by the factor.
const HEAD_START: Duration = Duration::from_millis(100);
const HEAD_START_FACTOR: u32 = 3;

/// How long a configuration runs, where no core is left for those that wait, before one of them
/// takes its place; each further one runs longer by the factor.
const TURN: Duration = Duration::from_secs(1);
const TURN_FACTOR: u32 = 2;

/// Who is asked a query, and when the next one is.
pub struct Race {
    /// Configurations, the next one last.
    pub waiting: Vec<usize>,
    /// Configurations that are asked, the one that runs longest first.
    pub running: Vec<usize>,
    next_start: Instant,
    head_start: Duration,
    /// Until then, nobody has to stop for another one.
    pub turn_ends: Instant,
    turn: Duration,
    /// Nothing starts then or later.
    pub end: Instant,
}

impl Race {
    pub fn new(waiting: Vec<usize>, start: Instant, end: Instant) -> Race {
        Race {
            waiting,
            running: Vec::new(),
            next_start: start,
            head_start: HEAD_START,
            turn_ends: start,
            turn: TURN,
            end,
        }
    }

    pub fn is_due(&self, now: Instant) -> bool {
        let is_time = self.running.is_empty() || now >= self.next_start;
        is_time && now < self.end && !self.waiting.is_empty()
    }

    /// When one is asked next, if any is.
    pub fn next_due(&self) -> Option<Instant> {
        let is_any = !self.waiting.is_empty() && self.next_start < self.end;
        is_any.then_some(self.next_start)
    }

    pub fn started(&mut self, config: usize, now: Instant) {
        self.running.push(config);
        self.next_start = now + self.head_start;
        self.head_start *= HEAD_START_FACTOR;
        self.turn_ends = now + self.turn;
        self.turn *= TURN_FACTOR;
    }

    /// There is no place for it yet.
    pub fn postpone(&mut self, config: usize, now: Instant) {
        self.waiting.push(config);
        self.next_start = now + HEAD_START;
    }

    /// The one that runs longest stops, and waits behind all others.
    pub fn stop_first(&mut self) -> usize {
        let first = self.running.remove(0);
        self.waiting.insert(0, first);
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stops_comes_again_behind_the_others() {
        let start = Instant::now();
        let mut race = Race::new(vec![2, 1, 0], start, start + TURN * 100);
        assert!(race.is_due(start));
        for config in [0, 1] {
            assert_eq!(race.waiting.pop(), Some(config));
            race.started(config, start);
        }
        assert!(!race.is_due(start) && race.turn_ends == start + TURN * TURN_FACTOR);
        assert_eq!(race.waiting.pop(), Some(2));
        race.postpone(2, start);
        assert_eq!(race.next_due(), Some(start + HEAD_START));
        assert_eq!(race.waiting.pop(), Some(2));
        assert_eq!(race.stop_first(), 0);
        race.started(2, start);
        assert_eq!((race.running, race.waiting), (vec![1, 2], vec![0]));
    }

    #[test]
    fn nothing_starts_behind_the_end() {
        let start = Instant::now();
        let mut race = Race::new(vec![1, 0], start, start + HEAD_START);
        race.started(0, start);
        assert!(race.next_due().is_none() && !race.is_due(start + HEAD_START));
    }
}
