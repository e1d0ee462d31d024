//! Random numbers that depend on a seed alone.

use warpproof::exec::fill::mix;

#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
    draws: u64,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { seed, draws: 0 }
    }

    pub fn bits(&mut self) -> u64 {
        self.draws += 1;
        mix(self.seed, self.draws)
    }

    /// A number from zero to below `bound`, which is not zero.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.bits() >> 16) % bound as u64) as usize
    }

    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below((high - low + 1) as usize) as u32
    }

    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance as usize
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// An index, each with its weight.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: u32 = weights.iter().sum();
        let mut draw = self.below(total.max(1) as usize) as u32;
        for (index, &weight) in weights.iter().enumerate() {
            if draw < weight {
                return index;
            }
            draw -= weight;
        }
        0
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for index in (1..list.len()).rev() {
            list.swap(index, self.below(index + 1));
        }
    }
}
