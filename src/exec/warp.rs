//! Exchanges among the threads of a warp, by the names that the importer gives
//! them: the prelude's, LLVM's NVPTX intrinsics, inline PTX and OpenCL's
//! sub-groups.

use super::op::Operand;
use crate::kir::Type;
use crate::kir::int;

/// A thread that takes part.
#[derive(Clone, Debug)]
pub struct Lane {
    /// Index in the warp.
    pub lane: u32,
    /// Arguments after the mask.
    pub args: Vec<(Operand, u128)>,
}

/// The results of the threads, in their order, or none where the exchange is not
/// known.
pub fn exchange(name: &str, lanes: &[Lane], warp_size: u32, result: Type) -> Option<Vec<u128>> {
    let words: Vec<&str> = name.split(['.', '_']).collect();
    let truths = || lanes.iter().map(|lane| first(lane) != 0);
    let all_the_same = |value: u128| Some(vec![value & int::mask(result.bits()); lanes.len()]);
    let has = |word: &str| words.contains(&word);
    if has("ballot") || has("ballot64") {
        let set = lanes.iter().filter(|lane| first(lane) != 0);
        return all_the_same(set.fold(0, |mask, lane| mask | 1 << lane.lane));
    }
    if has("vote") || has("sub") && (has("all") || has("any")) {
        let all = truths().all(|truth| truth);
        let any = truths().any(|truth| truth);
        return match () {
            () if has("all") => all_the_same(u128::from(all)),
            () if has("any") => all_the_same(u128::from(any)),
            () if has("uni") => all_the_same(u128::from(all || !any)),
            () => None,
        };
    }
    if has("shfl") {
        return shuffle(&words, lanes, warp_size);
    }
    if has("match") {
        return Some(matches(&words, lanes));
    }
    if has("reduce") || has("redux") {
        return reduce(&words, lanes, result);
    }
    match name {
        "sub_group_broadcast" => {
            let source = lanes.first()?.args.get(1)?.1;
            let source = lanes.iter().find(|lane| u128::from(lane.lane) == source)?;
            all_the_same(first(source))
        }
        _ => None,
    }
}

fn first(lane: &Lane) -> u128 {
    lane.args.first().map_or(0, |(_, value)| *value)
}

/// `shfl_i32(value, lane, width, mode)` of the prelude with mode 0 to 3, or
/// `shfl.sync.down.i32(value, lane, clamp)`.
fn shuffle(words: &[&str], lanes: &[Lane], warp_size: u32) -> Option<Vec<u128>> {
    const MODES: [&str; 4] = ["idx", "up", "down", "bfly"];
    let named = MODES.iter().position(|mode| words.contains(mode));
    let results = lanes.iter().map(|lane| {
        let operand = |index: usize| lane.args.get(index).map(|(_, value)| *value as u32);
        let (other, third) = (operand(1)?, operand(2)?);
        let (mode, width) = match named {
            Some(mode) => (mode, warp_size - (third >> 8 & 0x1f)),
            None => (operand(3)? as usize, third),
        };
        if !width.is_power_of_two() || width > warp_size {
            return None;
        }
        let group = lane.lane / width * width;
        let at = lane.lane % width;
        let source = match mode {
            0 => group + other % width,
            1 if at >= other => lane.lane - other,
            2 if other < width - at => lane.lane + other,
            3 if (lane.lane ^ other) < group + width => lane.lane ^ other,
            1..=3 => lane.lane,
            _ => return None,
        };
        // What a thread that takes no part would give is undefined.
        let source = lanes.iter().find(|l| l.lane == source).unwrap_or(lane);
        Some(first(source))
    });
    results.collect()
}

fn matches(words: &[&str], lanes: &[Lane]) -> Vec<u128> {
    let everyone = lanes.iter().fold(0, |mask, lane| mask | 1 << lane.lane);
    lanes
        .iter()
        .map(|lane| {
            let same = lanes.iter().filter(|other| first(other) == first(lane));
            let mask = same.fold(0, |mask, other| mask | 1 << other.lane);
            match words.contains(&"all") {
                true if mask == everyone => everyone,
                true => 0,
                false => mask,
            }
        })
        .collect()
}

fn reduce(words: &[&str], lanes: &[Lane], result: Type) -> Option<Vec<u128>> {
    let Type::Int(width) = result else {
        return None;
    };
    let unsigned = words
        .iter()
        .any(|word| word.starts_with('u') && word.len() <= 4);
    let values = lanes.iter().map(first);
    let signed = |value: u128| int::signed(value, width);
    let has = |word: &str| words.contains(&word);
    let value = match () {
        () if has("add") => values.fold(0, u128::wrapping_add),
        () if has("and") => values.fold(u128::MAX, |a, b| a & b),
        () if has("or") => values.fold(0, |a, b| a | b),
        () if has("xor") => values.fold(0, |a, b| a ^ b),
        () if has("min") && unsigned => values.min()?,
        () if has("max") && unsigned => values.max()?,
        () if has("min") || has("umin") => values.min_by_key(|v| signed(*v))?,
        () if has("max") || has("umax") => values.max_by_key(|v| signed(*v))?,
        () => return None,
    };
    Some(vec![value & int::mask(width); lanes.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lanes(args: impl Fn(u32) -> Vec<u128>) -> Vec<Lane> {
        let operand = Operand {
            slot: 0,
            ty: Type::Int(32),
        };
        (0..8)
            .map(|lane| Lane {
                lane,
                args: args(lane).into_iter().map(|arg| (operand, arg)).collect(),
            })
            .collect()
    }

    fn run(name: &str, args: impl Fn(u32) -> Vec<u128>) -> Option<Vec<u128>> {
        exchange(name, &lanes(args), 8, Type::Int(32))
    }

    #[test]
    fn votes() {
        let odd = |lane| vec![u128::from(lane % 2)];
        assert_eq!(run("ballot", odd), Some(vec![0xaa; 8]));
        assert_eq!(run("vote_any", odd), Some(vec![1; 8]));
        assert_eq!(run("vote.all.sync", odd), Some(vec![0; 8]));
    }

    #[test]
    fn shuffles() {
        let with = |other: u128, width: u128, mode: u128| {
            run("shfl_i32", move |lane| {
                vec![u128::from(10 + lane), other, width, mode]
            })
        };
        assert_eq!(with(3, 8, 0), Some(vec![13; 8]));
        assert_eq!(with(1, 8, 1), Some(vec![10, 10, 11, 12, 13, 14, 15, 16]));
        assert_eq!(with(2, 4, 2), Some(vec![12, 13, 12, 13, 16, 17, 16, 17]));
        assert_eq!(with(1, 8, 3), Some(vec![11, 10, 13, 12, 15, 14, 17, 16]));
        let down = run("shfl.sync.down.i32", |lane| vec![u128::from(lane), 1, 0x1f]);
        assert_eq!(down, Some(vec![1, 2, 3, 4, 5, 6, 7, 7]));
    }

    #[test]
    fn matches_and_reductions() {
        let half = |lane| vec![u128::from(lane / 4)];
        let masks = run("match_any_i32", half);
        assert_eq!(masks, Some([[0x0f; 4], [0xf0; 4]].concat()));
        assert_eq!(run("match_all_i32", half), Some(vec![0; 8]));
        let ids = |lane: u32| vec![u128::from(lane.wrapping_sub(1))];
        assert_eq!(run("warp_reduce_add_i32", ids), Some(vec![20; 8]));
        assert_eq!(run("warp_reduce_min_i32", ids), Some(vec![0xffff_ffff; 8]));
        assert_eq!(run("warp_reduce_max_u32", ids), Some(vec![0xffff_ffff; 8]));
        assert_eq!(run("who_knows", ids), None);
    }
}
