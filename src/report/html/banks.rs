//! Bank conflicts: how many words of one bank the threads of a warp ask for at once.
//!
//! Shared memory has 32 banks, each four bytes wide; words next to each other are in banks next
//! to each other, and a bank yields one word at a time, whichever threads ask for it (CUDA C++
//! Programming Guide, "Shared Memory" of each compute capability since 5.x). As many threads
//! are served together as ask for 128 bytes.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};

use super::columns::line;
use crate::report::scene::{Scene, Touch};
use crate::report::words;

/// Banks of shared memory.
pub const BANKS: i64 = 32;
/// Bytes of a bank's word.
pub const WORD: i64 = 4;

/// The instructions of warps among these accesses to shared arrays.
pub fn table(scene: &Scene, touches: &[&Touch]) -> Markup {
    let all = instructions(scene, touches);
    html! {
        @if !all.is_empty() {
            p.caption {
                "Bank conflicts: words of one bank that a warp asks for at once, the most of any \
                 bank. The array is taken to begin at bank 0; where it begins elsewhere, conflicts \
                 within it are the same."
            }
            div.scroll tabindex="0" role="region" aria-label="Table of bank conflicts" {
                table.banks {
                    thead {
                        tr {
                            th scope="col" { "Instruction" }
                            th scope="col" { "Array" }
                            th.number scope="col" { "Warps" }
                            th.number scope="col" { "Worst" }
                            th.number scope="col" { "Passes" }
                        }
                    }
                    tbody { @for one in &all { (one.row(scene)) } }
                }
            }
        }
    }
}

/// All that warps do at one place in the source to one array.
struct Instruction {
    place: usize,
    array: usize,
    kind: &'static str,
    /// How many warps do it, each time counted.
    warps: usize,
    /// The most words of one bank.
    worst: usize,
    /// Passes that the banks make, and how many they would make without conflicts.
    passes: [usize; 2],
}

impl Instruction {
    fn row(&self, scene: &Scene) -> Markup {
        let [passes, least] = self.passes;
        html! {
            tr.conflict[self.worst > 1] {
                td { (line(scene, self.place)) " " (self.kind) }
                td { code { (scene.arrays[self.array].name) } }
                td.number { (self.warps) }
                td.number {
                    @match self.worst {
                        0 | 1 => "none",
                        worst => { (worst) " words" },
                    }
                }
                td.number { (passes) @if passes > least { " instead of " (least) } }
            }
        }
    }
}

/// The instructions in the order of the run. An instruction of a warp is what its threads do at
/// one place, each as often before as the others.
fn instructions(scene: &Scene, touches: &[&Touch]) -> Vec<Instruction> {
    let per_block = scene.per_block();
    let warp = |thread: usize| {
        let (block, lane) = (thread / per_block, thread % per_block);
        (block, lane / scene.warp_size.max(1) as usize)
    };
    let mut order: Vec<(usize, usize)> = Vec::new();
    let mut all: BTreeMap<(usize, usize), BTreeMap<_, Vec<&Touch>>> = BTreeMap::new();
    for &touch in touches {
        let key = (touch.place, touch.array);
        if !all.contains_key(&key) {
            order.push(key);
        }
        let warps = all.entry(key).or_default();
        let instruction = warps.entry((warp(touch.thread), touch.nth)).or_default();
        instruction.push(touch);
    }
    let told = order.into_iter().filter_map(|key| {
        let warps = all.get(&key)?;
        let mut told = Instruction {
            place: key.0,
            array: key.1,
            kind: words::noun(warps.values().next()?.first()?.kind),
            warps: warps.len(),
            worst: 0,
            passes: [0, 0],
        };
        for accesses in warps.values() {
            let places = accesses.iter().map(|touch| {
                let lane = touch.thread % per_block % scene.warp_size.max(1) as usize;
                (lane, touch.offset, touch.bytes)
            });
            for words in degrees(places) {
                told.worst = told.worst.max(words);
                told.passes[0] += words;
                told.passes[1] += 1;
            }
        }
        Some(told)
    });
    told.collect()
}

/// The most words of one bank, for each group of threads that is served at once; of each thread
/// its number in the warp, and the bytes from where on and how many it accesses.
fn degrees(accesses: impl Iterator<Item = (usize, i64, u32)>) -> Vec<usize> {
    let mut groups: BTreeMap<usize, BTreeMap<i64, BTreeSet<i64>>> = BTreeMap::new();
    for (lane, offset, bytes) in accesses {
        let bytes = i64::from(bytes.max(1));
        let together = (BANKS * WORD / bytes.max(WORD)).max(1) as usize;
        let banks = groups.entry(lane / together).or_default();
        for word in offset.div_euclid(WORD)..=(offset + bytes - 1).div_euclid(WORD) {
            banks
                .entry(word.rem_euclid(BANKS))
                .or_default()
                .insert(word);
        }
    }
    let most = |banks: &BTreeMap<i64, BTreeSet<i64>>| banks.values().map(BTreeSet::len).max();
    groups.values().filter_map(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_stride(stride: i64, bytes: u32) -> Vec<usize> {
        degrees((0..32).map(|lane| (lane as usize, lane * stride, bytes)))
    }

    #[test]
    fn strides_have_the_conflicts_that_they_are_known_for() {
        assert_eq!(of_stride(4, 4), [1]);
        assert_eq!(of_stride(8, 4), [2]);
        assert_eq!(of_stride(128, 4), [32]);
        // A row of 33 words, as transposition has it.
        assert_eq!(of_stride(132, 4), [1]);
        // All ask for one word, or for bytes of the same words.
        assert_eq!(of_stride(0, 4), [1]);
        assert_eq!(of_stride(1, 1), [1]);
    }

    #[test]
    fn wide_accesses_are_served_in_parts() {
        assert_eq!(of_stride(8, 8), [1, 1]);
        assert_eq!(of_stride(16, 16), [1; 4]);
        assert_eq!(of_stride(16, 8), [2, 2]);
    }
}
