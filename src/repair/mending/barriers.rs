//! Barriers between the two accesses of a race.

use std::ops::Range;

use super::super::change::{Dialect, Memory};
use super::super::edit::Edit;
use super::super::nesting::{Statement, statements_around};
use super::super::source::SourceText;
use super::{Candidate, Touch, layout, names};

/// The barrier of a block that orders accesses to this memory.
pub fn block_barrier(dialect: Dialect, memory: Memory) -> &'static str {
    match (dialect, memory) {
        (Dialect::Cuda | Dialect::Hip, _) => "__syncthreads();",
        (Dialect::OpenCl, Memory::Shared) => "barrier(CLK_LOCAL_MEM_FENCE);",
        (Dialect::OpenCl, Memory::Global) => "barrier(CLK_GLOBAL_MEM_FENCE);",
    }
}

/// Is it a statement that is a barrier of a block, or of a warp?
pub fn is_barrier(statement: &str) -> bool {
    let names = [
        "__syncthreads",
        "__syncwarp",
        "barrier",
        "work_group_barrier",
    ];
    let call = statement
        .strip_suffix(';')
        .and_then(|call| call.split_once('('));
    call.is_some_and(|(name, arguments)| {
        names.contains(&name.trim()) && arguments.find(')') == Some(arguments.len() - 1)
    })
}

/// A barrier in each place that may help, the likeliest first: between the accesses, at the end
/// or the beginning of a loop around both, and elsewhere in that.
pub fn candidates(
    source: &SourceText<'_>,
    accesses: &[Touch; 2],
    barriers: &[&str],
) -> Vec<Candidate> {
    let [first, second] = accesses;
    let tokens = |touch: &Touch| -> Vec<usize> {
        let places = touch.places.iter();
        places.filter_map(|place| source.token_at(*place)).collect()
    };
    let mut edits: Vec<Vec<Edit>> = Vec::new();
    for a in tokens(first) {
        for b in tokens(second) {
            let (earlier, later) = (a.min(b), a.max(b));
            for new in spots(source, earlier, later, barriers) {
                if !edits.contains(&new) {
                    edits.push(new);
                }
            }
        }
    }
    edits.into_iter().map(Candidate::new).collect()
}

fn spots(
    source: &SourceText<'_>,
    earlier: usize,
    later: usize,
    barriers: &[&str],
) -> Vec<Vec<Edit>> {
    let (first, second) = (
        statements_around(source, earlier),
        statements_around(source, later),
    );
    let pairs = first.iter().zip(&second);
    let common = pairs.take_while(|(a, b)| a == b).count();
    let before =
        |tokens: &Range<usize>, barrier: &str| vec![layout::before(source, tokens.start, barrier)];
    let behind = |tokens: &Range<usize>, barrier: &str| {
        vec![layout::behind(source, tokens.start, tokens.end, barrier)]
    };
    let names = names::of_thread(source, earlier);
    // The statements of a chain from some depth on beside which others can stand, and whether
    // all threads get there.
    let listed = |chain: &[Statement], from: usize| -> Vec<(Range<usize>, bool)> {
        let deeper = chain.iter().enumerate().skip(from);
        let deeper = deeper.filter(|(_, one)| one.is_listed);
        let with = |(depth, one): (usize, &Statement)| {
            (
                one.tokens.clone(),
                names::diverges(source, &chain[..depth], &names),
            )
        };
        deeper.map(with).collect()
    };
    let mut spots: Vec<Vec<Edit>> = Vec::new();
    let mut each = |diverges: bool, spot: &dyn Fn(&str) -> Option<Vec<Edit>>| {
        let fit = barriers
            .iter()
            .filter(|barrier| !diverges || is_of_warp(barrier));
        spots.extend(fit.filter_map(|barrier| spot(barrier)));
    };
    for (tokens, diverges) in listed(&second, common) {
        each(diverges, &|barrier| Some(before(&tokens, barrier)));
    }
    for (tokens, diverges) in listed(&first, common) {
        each(diverges, &|barrier| Some(behind(&tokens, barrier)));
    }
    let around = &first[..common];
    let loops = (0..common)
        .rev()
        .filter(|&depth| around[depth].is_loop(source));
    for depth in loops {
        let diverges = names::diverges(source, &around[..=depth], &names);
        for side in [1, 0] {
            let start = around[depth].tokens.start;
            each(diverges, &|barrier| {
                layout::in_body(source, start, barrier).map(|all| all[side].clone())
            });
        }
    }
    // Around both, and before the first of them, it helps in a loop alone.
    let Some(outermost) = around.iter().position(|one| one.is_loop(source)) else {
        return spots;
    };
    for (tokens, diverges) in listed(around, outermost + 1).iter().rev() {
        each(*diverges, &|barrier| Some(before(tokens, barrier)));
        each(*diverges, &|barrier| Some(behind(tokens, barrier)));
    }
    for (tokens, diverges) in listed(&first, common) {
        each(diverges, &|barrier| Some(before(&tokens, barrier)));
    }
    for (tokens, diverges) in listed(&second, common) {
        each(diverges, &|barrier| Some(behind(&tokens, barrier)));
    }
    spots
}

/// Is it a barrier of a warp, which may stand in divergent code?
pub fn is_of_warp(barrier: &str) -> bool {
    barrier.starts_with("__syncwarp")
}
