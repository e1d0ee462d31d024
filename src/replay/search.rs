//! Launches and inputs that may show a defect.

use std::collections::BTreeSet;

use super::attempt::{Attempt, Base, Before, Schedule, dimensions};
use super::contents::counting;
use super::sought::sought;
use super::validate::Case;
use crate::exec::fill::mix;
use crate::exec::float;
use crate::kir::int;
use crate::kir::launch::{Launch, MAX_BLOCK_THREADS, Size};
use crate::kir::{BarrierKind, Inst, Kernel, Param, Type, ValueId};
use crate::report::scenario::Scenario;

/// The launches of a solver's model: its parameters and cells, with different
/// contents of the memory that the model leaves open. Floats are often open, too: some launches
/// have others. In one of them threads go far before others do, so that some come to the end of
/// long loops.
pub fn of_scenario(case: &Case, scenario: &Scenario) -> Vec<Attempt> {
    let kernel = case.kernel;
    let of_model = model_params(case, scenario);
    let other = with_other_floats(case, scenario, &of_model);
    let blocks = scenario.threads.iter().map(|thread| thread.block);
    let attempt = |(base, params, quantum): (Base, &Vec<u128>, u64)| Attempt {
        block: scenario.block,
        grid: scenario.grid,
        only: few_blocks(kernel, scenario.grid, blocks.clone().collect()),
        params: params.clone(),
        arrays: Default::default(),
        counting: counting((case.contents)(scenario.block, scenario.grid, params)),
        sizes: (case.sizes)(scenario.block, scenario.grid, params),
        base,
        before: Before::Nothing,
        cells: scenario.cells.clone(),
        schedule: Schedule::RoundRobin(quantum),
        warp_size: case.warp_size,
        dimensions: dimensions(case.launch, scenario.block, scenario.grid),
        steps: SCENARIO_STEPS,
        seed: 1,
    };
    let threads = scenario.block.iter().product::<u32>();
    let random = |seed, limit| Base::Small { seed, limit };
    let attempts = [
        (Base::Zeros, &of_model, QUANTUM),
        (Base::Iota, &of_model, LONG_QUANTUM),
        (random(1, 2 * threads), &other, QUANTUM),
        (random(2, 2), &other, QUANTUM),
        (Base::Repeated, &of_model, QUANTUM),
    ];
    let mut attempts = attempts.map(attempt).to_vec();
    let first = &attempts[0];
    let [lanes, blocks] = [first.block, first.grid].map(|sides| {
        let sides = sides.iter().map(|&side| u64::from(side));
        sides.product::<u64>()
    });
    let are_few = (first.only.as_ref()).is_some_and(|only| (only.len() as u64) < blocks);
    if are_few && lanes * blocks <= MOST_TO_COUNT && counts_others(kernel) {
        let whole = Attempt {
            only: None,
            steps: WHOLE_STEPS,
            ..first.clone()
        };
        attempts.insert(1, whole);
    }
    let mut looked_for = sought(kernel);
    looked_for.retain(|array, _| !attempts[0].counting.contains_key(array));
    if !looked_for.is_empty() {
        let all_that = looked_for
            .into_iter()
            .map(|(array, literal)| (array, (literal, 0)));
        let mut found = attempt((random(3, 2 * threads), &other, QUANTUM));
        found.counting.extend(all_that);
        attempts.push(found);
    }
    attempts
}

/// Does it matter how many others there are: is what an atomic operation finds looked at?
fn counts_others(kernel: &Kernel) -> bool {
    let insts = || kernel.insts.values();
    let found =
        insts().filter(|data| matches!(data.inst, Inst::AtomicRmw { .. } | Inst::CmpXchg { .. }));
    let found: BTreeSet<ValueId> = found.filter_map(|data| data.result).collect();
    insts().any(|data| {
        let operands = data.inst.operands();
        operands.iter().any(|value| found.contains(value))
    })
}

/// The launch of a model that is about no defect, with small random inputs.
pub fn of_common(case: &Case, scenario: &Scenario) -> Attempt {
    let params = model_params(case, scenario);
    let params = with_other_floats(case, scenario, &params);
    Attempt {
        base: Base::Small { seed: 1, limit: 8 },
        steps: COMMON_STEPS,
        ..at(case, scenario.block, scenario.grid, params)
    }
}

/// The parameters with small floats of different values, if that is legal.
fn with_other_floats(case: &Case, scenario: &Scenario, params: &[u128]) -> Vec<u128> {
    let mut changed = params.to_vec();
    let known = |param: &Param| case.constants.contains_key(&param.value);
    for (index, param) in case.kernel.params.iter().enumerate() {
        if let (Type::Float(kind), false) = (case.kernel.values[param.value].ty, known(param)) {
            let number = 1.5 + index as f64;
            changed[index] = float::from_f64(kind, number).into();
        }
    }
    match (case.legal)(scenario.block, scenario.grid, &changed) {
        true => changed,
        false => params.to_vec(),
    }
}

/// Small launches that the verified one allows, with small random inputs. Where the threads of one
/// block suffice, every other time one block runs, and longer.
pub fn of_launch(case: &Case, of_one_block: bool) -> Vec<Attempt> {
    let sizes = sizes(case.kernel, case.launch);
    let rounds = ROUNDS * (SHAPES.len() / sizes.len().max(1)) as u64;
    let mut attempts = Vec::new();
    for index in 0..sizes.len() {
        for round in 0..rounds {
            let attempt = small(case, &sizes, index, round);
            attempts.push(match of_one_block && round % 2 == 1 {
                true => alone(case.kernel, attempt),
                false => attempt,
            });
        }
    }
    attempts
}

/// Its first block.
fn alone(kernel: &Kernel, attempt: Attempt) -> Attempt {
    let threads = u64::from(attempt.block.iter().product::<u32>());
    Attempt {
        only: few_blocks(kernel, attempt.grid, vec![[0; 3]]),
        steps: (threads * THREAD_STEPS).clamp(SEARCH_STEPS, SCENARIO_STEPS),
        ..attempt
    }
}

/// A few of these, each shape with the same kind of inputs before the next kind.
pub fn few<'a>(case: &'a Case) -> impl Iterator<Item = Attempt> + 'a {
    let sizes = sizes(case.kernel, case.launch);
    (0..FEW_ROUNDS).flat_map(move |round| {
        let sizes = sizes.clone();
        (0..sizes.len()).map(move |index| {
            let attempt = small(case, &sizes, index, round);
            let threads: u32 = attempt.block.iter().product();
            Attempt {
                steps: FEW_STEPS,
                // Warp by warp, each step looks at all threads.
                schedule: match attempt.schedule {
                    Schedule::WarpWise if threads > FEW_THREADS => Schedule::RoundRobin(1),
                    schedule => schedule,
                },
                ..attempt
            }
        })
    })
}

/// A small launch with small inputs.
fn small(case: &Case, sizes: &[([u32; 3], [u32; 3])], index: usize, round: u64) -> Attempt {
    let (block, grid) = sizes[index];
    let threads: u64 = block
        .iter()
        .chain(&grid)
        .map(|&size| u64::from(size))
        .product();
    let seed = mix(index as u64, round);
    let base = match round {
        0 => Base::Iota,
        1 => Base::Zeros,
        _ => Base::Small {
            seed,
            limit: [2, 8, 64][(round % 3) as usize],
        },
    };
    let params = legal_params(case, block, grid, threads, round, seed);
    Attempt {
        base,
        schedule: match round % 3 {
            0 => Schedule::RoundRobin(QUANTUM),
            1 => Schedule::WarpWise,
            _ => Schedule::Random(seed),
        },
        seed,
        ..at(case, block, grid, params)
    }
}

/// A launch of these sizes with these parameters, whose arrays count up.
pub fn at(case: &Case, block: [u32; 3], grid: [u32; 3], params: Vec<u128>) -> Attempt {
    Attempt {
        block,
        grid,
        only: few_blocks(case.kernel, grid, Vec::new()),
        counting: counting((case.contents)(block, grid, &params)),
        sizes: (case.sizes)(block, grid, &params),
        params,
        arrays: Default::default(),
        base: Base::Iota,
        before: Before::Nothing,
        cells: Vec::new(),
        schedule: Schedule::RoundRobin(QUANTUM),
        warp_size: case.warp_size,
        dimensions: dimensions(case.launch, block, grid),
        steps: SEARCH_STEPS,
        seed: 1,
    }
}

/// Values for the parameters of this launch that the user's assumptions allow: those
/// that are wanted, or else small ones.
pub fn params_of(
    case: &Case,
    block: [u32; 3],
    grid: [u32; 3],
    wanted: &Scenario,
) -> Option<Vec<u128>> {
    let threads = block
        .iter()
        .chain(&grid)
        .map(|&size| u64::from(size))
        .product();
    let small = (0..ROUNDS).map(|round| legal_params(case, block, grid, threads, round, round));
    std::iter::once(model_params(case, wanted))
        .chain(small)
        .find(|params| (case.legal)(block, grid, params))
}

/// The parameters of a model; those that are not known and that it does not name are zero.
pub fn model_params(case: &Case, scenario: &Scenario) -> Vec<u128> {
    let value = |param: &Param| {
        let known = case.constants.get(&param.value);
        let known = known.or_else(|| scenario.params.get(&param.name));
        known.copied().unwrap_or(0)
    };
    case.kernel.params.iter().map(value).collect()
}

/// Visible operations of a thread in its turn.
const QUANTUM: u64 = 64;
const LONG_QUANTUM: u64 = 1 << 16;
/// Operations of one run of a model.
pub(super) const SCENARIO_STEPS: u64 = 4_000_000;
/// Operations of a run of all threads of a launch that has no more, where threads count each other.
const WHOLE_STEPS: u64 = 32_000_000;
const MOST_TO_COUNT: u64 = 1 << 16;
/// Operations of a run of a common launch.
const COMMON_STEPS: u64 = 1_000_000;
/// Operations of one run with inputs that nobody asked for, and of a thread of a large block: so
/// many let two rounds of a loop over a tile of as many elements as threads come to their end.
const SEARCH_STEPS: u64 = 1_000_000;
const THREAD_STEPS: u64 = 15_000;
/// Operations of one run, and inputs of each shape, where only a few are tried.
const FEW_STEPS: u64 = 30_000;
const FEW_ROUNDS: u64 = 3;
const FEW_THREADS: u32 = 64;
/// Inputs to try for each of the shapes; for all of them where a launch fixes the sizes.
const ROUNDS: u64 = 6;
/// Small blocks and grids.
const SHAPES: [([u32; 3], [u32; 3]); 4] = [
    ([4, 2, 1], [2, 1, 1]),
    ([4, 3, 2], [2, 2, 1]),
    ([32, 1, 1], [3, 1, 1]),
    ([16, 2, 4], [2, 2, 2]),
];
/// Blocks that run where not all of them do.
const FEW: u64 = 4;

/// The given blocks, or else the first ones; none where all of the grid should run.
fn few_blocks(kernel: &Kernel, grid: [u32; 3], wanted: Vec<[u32; 3]>) -> Option<Vec<[u32; 3]>> {
    let count: u64 = grid.iter().map(|&size| u64::from(size)).product();
    let waits_for_grid = kernel.insts.values().any(|data| {
        matches!(
            data.inst,
            Inst::Barrier {
                kind: BarrierKind::Grid,
                ..
            }
        )
    });
    if waits_for_grid || wanted.is_empty() && count <= FEW {
        return None;
    }
    let mut blocks = wanted.clone();
    blocks.retain(|block| (0..3).all(|dim| block[dim] < grid[dim]));
    let [x, y, z] = grid;
    for first in [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [x, y, z].map(|size| size.saturating_sub(1)),
    ] {
        let inside = (0..3).all(|dim| first[dim] < grid[dim]);
        if inside && wanted.is_empty() && (blocks.len() as u64) < FEW {
            blocks.push(first);
        }
    }
    blocks.sort_unstable();
    blocks.dedup();
    Some(blocks)
}

/// Small sizes of blocks and grids; fixed ones stay.
fn sizes(kernel: &Kernel, launch: &Launch) -> Vec<([u32; 3], [u32; 3])> {
    let limit = kernel.max_threads.unwrap_or(MAX_BLOCK_THREADS);
    let choose = |sizes: [Size; 3], small: [u32; 3]| {
        [0, 1, 2].map(|dim| sizes[dim].fixed().unwrap_or(small[dim]))
    };
    let mut chosen = Vec::new();
    for (block, grid) in SHAPES {
        let sizes = (choose(launch.block, block), choose(launch.grid, grid));
        let threads: u64 = sizes.0.iter().map(|&size| u64::from(size)).product();
        if threads <= u64::from(limit) && !chosen.contains(&sizes) {
            chosen.push(sizes);
        }
    }
    chosen
}

/// Values for the parameters that the user's assumptions allow, where some are
/// found.
fn legal_params(
    case: &Case,
    block: [u32; 3],
    grid: [u32; 3],
    threads: u64,
    round: u64,
    seed: u64,
) -> Vec<u128> {
    let draws = (0..DRAWS).map(|draw| match draw {
        0 => params(case, threads, round, seed),
        // Round two and later ones draw from the pool.
        _ => params(case, threads, 2 + round, mix(seed, draw)),
    });
    let mut draws = draws.peekable();
    let first = draws.peek().cloned().unwrap_or_default();
    draws
        .find(|params| (case.legal)(block, grid, params))
        .unwrap_or(first)
}

/// Draws of parameters for one launch.
const DRAWS: u64 = 200;

/// Values for the parameters: sizes of arrays, and numbers of the assumptions,
/// more often than not.
fn params(case: &Case, threads: u64, round: u64, seed: u64) -> Vec<u128> {
    let kernel = case.kernel;
    let small = [0, 1, 2, 3, 4, 8, 16, 32, threads, 2 * threads];
    let mut pool: Vec<u128> = small.into_iter().map(u128::from).collect();
    pool.extend(case.hints);
    kernel
        .params
        .iter()
        .enumerate()
        .map(|(index, param)| {
            if let Some(&known) = case.constants.get(&param.value) {
                return known;
            }
            let draw = mix(seed, index as u64);
            let number = match round {
                0 => u128::from(threads),
                // Loops are short then.
                1 => 3,
                _ => pool[(draw % pool.len() as u64) as usize],
            };
            match kernel.values[param.value].ty {
                Type::Int(1) => u128::from(draw & 1),
                Type::Float(kind) => u128::from(float::from_f64(kind, number as f64)),
                ty => number & int::mask(ty.bits()),
            }
        })
        .collect()
}
