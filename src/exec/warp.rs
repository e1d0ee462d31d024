//! Exchanges among the threads of a warp, by value.

use crate::kir::int;
use crate::kir::warp::{Segments, Shuffle, WarpOp, WarpReduce, WarpVote};

/// A thread that takes part.
#[derive(Clone, Debug)]
pub struct Lane {
    /// Index in the warp.
    pub lane: u32,
    pub args: Vec<u128>,
}

/// The results of the threads, of `bits` bits, in their order (ascending), or none where
/// they are arbitrary. Sources: CUDA C++ Programming Guide, "Warp Vote", "Warp Match",
/// "Warp Reduce" and "Warp Shuffle Functions"; PTX ISA, "shfl.sync"; HIP's device headers
/// where warps have 64 threads.
pub fn exchange(op: &WarpOp, lanes: &[Lane], warp_size: u32, bits: u32) -> Option<Vec<u128>> {
    let all_the_same = |value: u128| Some(vec![value & int::mask(bits); lanes.len()]);
    let everyone = set(lanes.iter());
    match op {
        WarpOp::Shuffle(mode, segments) => {
            let source = |lane: &Lane| shuffled(*mode, *segments, lane, warp_size);
            let values = lanes
                .iter()
                .map(|lane| Some(value_of(source(lane)?, lane, lanes)));
            values.collect()
        }
        WarpOp::Broadcast => {
            let values = lanes.iter().map(|lane| {
                let source = u32::try_from(argument(lane, 1)?).ok()?;
                Some(value_of(source, lane, lanes))
            });
            values.collect()
        }
        WarpOp::BroadcastFirst => all_the_same(first(lanes.first()?)),
        WarpOp::Vote(vote) => {
            let holding = set(lanes.iter().filter(|lane| first(lane) != 0));
            all_the_same(match vote {
                WarpVote::Any => u128::from(holding != 0),
                WarpVote::All => u128::from(holding == everyone),
                WarpVote::Uniform => u128::from(holding == everyone || holding == 0),
                WarpVote::Ballot => holding,
            })
        }
        WarpOp::MatchAny => Some(lanes.iter().map(|lane| alike(lane, lanes)).collect()),
        WarpOp::MatchAll => all_the_same(match alike(lanes.first()?, lanes) == everyone {
            true => everyone,
            false => 0,
        }),
        WarpOp::Reduce(op) => all_the_same(lanes.iter().map(first).reduce(joined(*op, bits))?),
        WarpOp::ScanInclusive(op) => Some(sums(*op, lanes, bits)),
        WarpOp::ScanExclusive(op) => {
            let mut sums = sums(*op, lanes, bits);
            sums.pop();
            sums.insert(0, neutral(*op, bits));
            Some(sums)
        }
        WarpOp::Elect => {
            let mut chosen = vec![0; lanes.len()];
            *chosen.first_mut()? = 1;
            Some(chosen)
        }
        WarpOp::ActiveMask => all_the_same(everyone),
        WarpOp::Other(_) => None,
    }
}

fn first(lane: &Lane) -> u128 {
    argument(lane, 0).unwrap_or(0)
}

fn argument(lane: &Lane, index: usize) -> Option<u128> {
    lane.args.get(index).copied()
}

fn set<'a>(lanes: impl Iterator<Item = &'a Lane>) -> u128 {
    lanes.fold(0, |mask, lane| mask | 1 << lane.lane)
}

/// What a thread gets from another one; from one that takes no part the value is undefined,
/// and its own is one of those it may be.
fn value_of(source: u32, own: &Lane, lanes: &[Lane]) -> u128 {
    first(lanes.iter().find(|lane| lane.lane == source).unwrap_or(own))
}

/// The lanes with the same value.
fn alike(lane: &Lane, lanes: &[Lane]) -> u128 {
    set(lanes.iter().filter(|other| first(other) == first(lane)))
}

/// The lane that the shuffle reads from.
fn shuffled(mode: Shuffle, segments: Segments, lane: &Lane, warp_size: u32) -> Option<u32> {
    let (selector, third) = (argument(lane, 1)? as u32, argument(lane, 2)? as u32);
    let own = lane.lane;
    let (selector, mask, last) = match segments {
        Segments::Width => {
            if !third.is_power_of_two() || third > warp_size {
                return None;
            }
            // NVIDIA's instruction reads the five lowest bits.
            let selector = if warp_size == 32 {
                selector & 31
            } else {
                selector
            };
            (selector, !(third - 1), third - 1)
        }
        Segments::Clamp => (selector & 31, third >> 8 & 31, third & 31),
    };
    let start = own & mask;
    let limit = start | last & !mask;
    Some(match mode {
        Shuffle::Index => match start | selector & !mask {
            source if source <= limit => source,
            _ => own,
        },
        // PTX's clamp is the lowest lane here.
        Shuffle::Up => {
            let least = if segments == Segments::Width {
                start
            } else {
                limit
            };
            match own.checked_sub(selector) {
                Some(source) if source >= least => source,
                _ => own,
            }
        }
        Shuffle::Down => match own.checked_add(selector) {
            Some(source) if source <= limit => source,
            _ => own,
        },
        Shuffle::Xor => match own ^ selector {
            source if source <= limit => source,
            _ => own,
        },
    })
}

fn joined(op: WarpReduce, bits: u32) -> impl Fn(u128, u128) -> u128 {
    let signed = move |value: u128| int::signed(value, bits);
    move |a, b| {
        let value = match op {
            WarpReduce::Add => a.wrapping_add(b),
            WarpReduce::Mul => a.wrapping_mul(b),
            WarpReduce::And => a & b,
            WarpReduce::Or => a | b,
            WarpReduce::Xor => a ^ b,
            WarpReduce::UMin => a.min(b),
            WarpReduce::UMax => a.max(b),
            WarpReduce::SMin if signed(b) < signed(a) => b,
            WarpReduce::SMax if signed(b) > signed(a) => b,
            WarpReduce::SMin | WarpReduce::SMax => a,
        };
        value & int::mask(bits)
    }
}

fn neutral(op: WarpReduce, bits: u32) -> u128 {
    let least = 1 << (bits - 1);
    match op {
        WarpReduce::Add | WarpReduce::Or | WarpReduce::Xor | WarpReduce::UMax => 0,
        WarpReduce::Mul => 1,
        WarpReduce::And | WarpReduce::UMin => int::mask(bits),
        WarpReduce::SMin => least - 1,
        WarpReduce::SMax => least,
    }
}

fn sums(op: WarpReduce, lanes: &[Lane], bits: u32) -> Vec<u128> {
    let join = joined(op, bits);
    let sums = lanes.iter().scan(None, |sum, lane| {
        let next = match *sum {
            None => first(lane),
            Some(sum) => join(sum, first(lane)),
        };
        *sum = Some(next);
        Some(next)
    });
    sums.collect()
}
