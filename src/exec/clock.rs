//! What a thread knows of the others: vector clocks ("FastTrack: Efficient and
//! Precise Dynamic Race Detection", §2), kept per block, since the threads of a
//! block share all but everything they know.

use std::sync::Arc;

/// A point in a thread's own time; it grows at each synchronisation.
pub type Time = u32;

/// For each block that something is known of, in order, the time of its threads
/// up to which all they did happened before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    blocks: Vec<(u32, Arc<[Time]>)>,
}

impl Clock {
    /// The time of a thread of a block that is known.
    pub fn time(&self, block: u32, lane: u32) -> Time {
        match self.blocks.binary_search_by_key(&block, |(b, _)| *b) {
            Ok(at) => self.blocks[at].1[lane as usize],
            Err(_) => 0,
        }
    }

    /// So many threads it has times of.
    pub fn threads(&self) -> u64 {
        let blocks = self.blocks.iter();
        blocks.map(|(_, times)| times.len() as u64).sum()
    }

    /// Knows what the other knows from now on.
    pub fn join(&mut self, other: &Clock) {
        for (block, times) in &other.blocks {
            match self.blocks.binary_search_by_key(block, |(b, _)| *b) {
                Err(at) => self.blocks.insert(at, (*block, times.clone())),
                Ok(at) => {
                    let mine = &mut self.blocks[at].1;
                    if Arc::ptr_eq(mine, times) {
                        continue;
                    }
                    if mine.iter().zip(times.iter()).all(|(a, b)| a <= b) {
                        *mine = times.clone();
                    } else if mine.iter().zip(times.iter()).any(|(a, b)| a < b) {
                        let joined = mine.iter().zip(times.iter()).map(|(a, b)| *a.max(b));
                        *mine = joined.collect();
                    }
                }
            }
        }
    }

    /// Knows a thread up to this time; its block has `threads` threads.
    pub fn learn(&mut self, block: u32, threads: u32, lane: u32, time: Time) {
        let at = match self.blocks.binary_search_by_key(&block, |(b, _)| *b) {
            Ok(at) => at,
            Err(at) => {
                self.blocks
                    .insert(at, (block, vec![0; threads as usize].into()));
                at
            }
        };
        let times = &mut self.blocks[at].1;
        if times[lane as usize] < time {
            let mut new = times.to_vec();
            new[lane as usize] = time;
            *times = new.into();
        }
    }

    /// The same for several threads of one block.
    pub fn learn_all(&mut self, block: u32, threads: u32, times: &[(u32, Time)]) {
        let at = match self.blocks.binary_search_by_key(&block, |(b, _)| *b) {
            Ok(at) => at,
            Err(at) => {
                self.blocks
                    .insert(at, (block, vec![0; threads as usize].into()));
                at
            }
        };
        let mut new = self.blocks[at].1.to_vec();
        for &(lane, time) in times {
            new[lane as usize] = new[lane as usize].max(time);
        }
        self.blocks[at].1 = new.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knowledge_grows() {
        let mut a = Clock::default();
        a.learn(1, 4, 2, 5);
        assert_eq!((a.time(1, 2), a.time(1, 3), a.time(0, 0)), (5, 0, 0));
        let mut b = Clock::default();
        b.learn_all(1, 4, &[(2, 3), (3, 7)]);
        b.learn(0, 2, 1, 1);
        a.join(&b);
        assert_eq!((a.time(1, 2), a.time(1, 3), a.time(0, 1)), (5, 7, 1));
        a.learn(1, 4, 2, 4);
        assert_eq!(a.time(1, 2), 5);
    }
}
