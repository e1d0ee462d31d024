//! A launch to explore, and the races of its executions as a report has them.

use crate::exec::{Array, Config, Fill, Inputs};
use crate::explore::execution::{Label, Position};
use crate::explore::kernel::KernelProgram;
use crate::explore::model::Scopes;
use crate::explore::outcome::{Found, Outcome, RaceKey};
use crate::explore::summary::{Detail, defects_text};
use crate::explore::{self, Program};
use crate::kir::launch::{Launch, Size};
use crate::kir::{AddressSpace, BarrierKind, Inst, Kernel, ObjectId, ObjectKind, Type};
use crate::replay::attempt::dimensions;
use crate::replay::element::{Elements, bytes_of, show};
use crate::replay::search::{model_params, params_of};
use crate::replay::validate::Case;
use crate::report::model::{
    AccessKind, AccessReport, Confidence, Defect, Exploration, ExplorationOutcome, Span,
    ThreadReport, Value,
};
use crate::report::scenario::Scenario;

/// A launch whose executions are gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    block: [u32; 3],
    grid: [u32; 3],
    /// It is not the launch that was asked for: what it shows is no more than a hint.
    pub smaller: bool,
    /// The blocks that run, where not all do.
    pub only: Option<Vec<[u32; 3]>>,
    /// Bits of the parameters.
    params: Vec<u128>,
    /// Arrays whose element `i` is `i`; others are zero.
    counting: Vec<ObjectId>,
}

/// What to explore for an alarm: the smallest launch that has both threads, then the
/// alarm's own one, and where sizes are fixed one that is smaller than them. No trial has
/// more threads than are followed in good time.
pub fn trials(case: &Case, elements: &Elements, alarm: &Defect, wanted: &Scenario) -> Vec<Trial> {
    let threads = alarm.threads();
    let [first, second] = threads.as_slice() else {
        return Vec::new();
    };
    let model = |asked: [Size; 3], chosen: [u32; 3]| {
        [0, 1, 2].map(|dim| asked[dim].fixed().unwrap_or(chosen[dim]).max(1))
    };
    let own = (
        model(case.launch.block, wanted.block),
        model(case.launch.grid, wanted.grid),
    );
    let smallest_of = |launch: &Launch| smallest(launch, *first, *second);
    let mut sizes = vec![(smallest_of(case.launch), false)];
    if own != sizes[0].0 {
        sizes.push((own, false));
    }
    let open = Launch {
        block: match case.kernel.required_block {
            Some(_) => case.launch.block,
            None => Launch::SYMBOLIC.block,
        },
        ..Launch::SYMBOLIC
    };
    let little = smallest_of(&open);
    if sizes.iter().all(|(known, _)| *known != little) {
        sizes.push((little, true));
    }
    let counting: Vec<ObjectId> = case
        .kernel
        .objects
        .iter()
        .filter(|(id, object)| {
            let behind_pointer = matches!(object.kind, ObjectKind::Param { .. });
            behind_pointer && object.space != AddressSpace::Shared && !elements.flags.contains(id)
        })
        .map(|(id, _)| id)
        .collect();
    let mut trials = Vec::new();
    for ((block, grid), smaller) in sizes {
        let params = match smaller {
            true => Some(model_params(case, wanted)),
            false => params_of(case, block, grid, wanted),
        };
        let Some(params) = params else { continue };
        let Some(only) = part(case.kernel, block, grid, [*first, *second]) else {
            continue;
        };
        for counting in [Vec::new(), counting.clone()] {
            let trial = Trial {
                block,
                grid,
                smaller,
                only: only.clone(),
                params: params.clone(),
                counting,
            };
            if !trials.contains(&trial) {
                trials.push(trial);
            }
        }
    }
    trials
}

/// Threads of a grid that is explored as a whole, and of parts of one.
const MOST_OF_A_GRID: u64 = 64;
const MOST_THREADS: u64 = 512;

/// The launch with sizes that are open as small as two threads of a block, or of two
/// blocks, allow.
fn smallest(launch: &Launch, first: ThreadReport, second: ThreadReport) -> ([u32; 3], [u32; 3]) {
    let [mut block, mut grid] =
        [launch.block, launch.grid].map(|asked| asked.map(|size| size.fixed().unwrap_or(1)));
    let (sizes, asked, [a, b]) = match first.block == second.block {
        true => (&mut block, launch.block, [first.thread, second.thread]),
        false => (&mut grid, launch.grid, [first.block, second.block]),
    };
    if sizes.iter().all(|&size| size == 1) {
        let open = |dim: &usize| asked[*dim].fixed().is_none();
        let apart = (0..3).filter(open).find(|&dim| a[dim] != b[dim]);
        if let Some(dim) = apart.or((0..3).find(open)) {
            sizes[dim] = 2;
        }
    }
    (block, grid)
}

/// The blocks that are explored, or none for the whole grid; none of both if that is too much.
fn part(
    kernel: &Kernel,
    block: [u32; 3],
    grid: [u32; 3],
    threads: [ThreadReport; 2],
) -> Option<Option<Vec<[u32; 3]>>> {
    let count = |sizes: [u32; 3]| sizes.map(u64::from).iter().product::<u64>();
    let per_block = count(block);
    let all = per_block.saturating_mul(count(grid));
    if all <= MOST_OF_A_GRID {
        return Some(None);
    }
    let waits_for_grid = kernel.insts.values().any(|data| {
        let grid = BarrierKind::Grid;
        matches!(&data.inst, Inst::Barrier { kind, .. } if *kind == grid)
    });
    let mut blocks = threads.map(|thread| thread.block).to_vec();
    blocks.sort_unstable();
    blocks.dedup();
    let inside = |block: &[u32; 3]| (0..3).all(|dim| block[dim] < grid[dim]);
    let fewer = (blocks.len() as u64) < count(grid) && blocks.iter().all(inside);
    match fewer && !waits_for_grid {
        true => (per_block * blocks.len() as u64 <= MOST_THREADS).then_some(Some(blocks)),
        false => (all <= MOST_THREADS).then_some(None),
    }
}

impl Trial {
    pub fn config(&self, case: &Case) -> Config {
        Config {
            only: self.only.clone(),
            warp_size: case.warp_size,
            dimensions: dimensions(case.launch, self.block, self.grid),
            ..Config::new(self.block, self.grid)
        }
    }

    pub fn inputs(&self, elements: &Elements) -> Inputs {
        let counts = |&id: &ObjectId| {
            let fill = Fill::iota(elements.of(id));
            (id, Array { size: None, fill })
        };
        Inputs {
            params: self.params.clone(),
            arrays: self.counting.iter().map(counts).collect(),
        }
    }

    /// What `warpproof explore FILE` takes to explore the launch.
    pub fn arguments(&self, kernel: &Kernel) -> String {
        let sizes = |sizes: [u32; 3]| sizes.map(|size| size.to_string()).join(",");
        let sizes = |all: [u32; 3]| match all {
            [x, 1, 1] => x.to_string(),
            [x, y, 1] => format!("{x},{y}"),
            _ => sizes(all),
        };
        let mut words = vec![
            "--kernel".to_owned(),
            kernel.name.clone(),
            "--block".to_owned(),
            sizes(self.block),
            "--grid".to_owned(),
            sizes(self.grid),
        ];
        for value in self.values(kernel) {
            words.push("--arg".to_owned());
            words.push(format!("{}={}", value.name, value.value));
        }
        for &id in &self.counting {
            words.push("--array".to_owned());
            words.push(format!("{}=iota", kernel.objects[id].name));
        }
        let words = words.iter().map(|word| {
            // Only a zero byte cannot be quoted, and names have none.
            shlex::try_quote(word).map_or(word.clone(), |quoted| quoted.into_owned())
        });
        words.collect::<Vec<_>>().join(" ")
    }

    fn values(&self, kernel: &Kernel) -> Vec<Value> {
        let params = kernel.params.iter().zip(&self.params);
        params
            .map(|(param, &bits)| Value {
                name: param.name.clone(),
                value: match kernel.values[param.value].ty {
                    Type::Int(_) if param.unsigned => bits.to_string(),
                    ty => show(bits, ty),
                },
            })
            .collect()
    }

    /// The races of an exploration of this launch, but for those that the user does not
    /// ask for.
    pub fn races(
        &self,
        case: &Case,
        elements: &Elements,
        program: &KernelProgram,
        outcome: &Outcome,
        options: &explore::Options,
    ) -> Vec<Defect> {
        let races = outcome.races.iter();
        let mut defects = Vec::new();
        for (key, found) in races {
            let Some(mut race) = self.race(case, elements, program, found) else {
                continue;
            };
            let Defect::Race {
                array,
                same_value,
                accesses,
                exploration,
                ..
            } = &mut race
            else {
                continue;
            };
            let apart = accesses[0].thread.block != accesses[1].thread.block;
            let asked = !(*same_value && case.tolerate_same_value
                || apart && case.only_intra_block
                || case.unchecked.contains(&array.as_str()));
            if asked {
                *exploration = Some(Exploration {
                    arguments: self.arguments(case.kernel),
                    blocks: self.only.clone().unwrap_or_default(),
                    outcome: ExplorationOutcome::Race,
                    text: text(program, key, found, options),
                });
                defects.push(race);
            }
        }
        defects
    }

    fn race(
        &self,
        case: &Case,
        elements: &Elements,
        program: &KernelProgram,
        found: &Found,
    ) -> Option<Defect> {
        let kernel = case.kernel;
        let (_, events) = found.execution.race?;
        let touched = events.map(|at| match &found.execution.node(at).label {
            Label::Read { cell, .. } => Some((*cell, None)),
            Label::Write { cell, value, .. } => Some((*cell, Some(value.clone()))),
            _ => None,
        });
        let [Some((cell, first)), Some((_, second))] = touched else {
            return None;
        };
        let (object, offset) = program.object(cell)?;
        let element = elements.of(object);
        let access = |at: Position, written: &Option<String>| {
            let node = found.execution.node(at);
            let inst = program.inst(node.site)?;
            let span = kernel.insts[inst].span;
            let width = bytes_of(kernel, inst);
            let start = offset - offset.rem_euclid(i64::from(width.max(1)));
            let whole = element.bytes() == u64::from(width);
            let bits = written.as_ref().and_then(|value| value.parse().ok());
            let (thread, block) = program.place(at.thread);
            Some(AccessReport {
                access: match (node.access.order.is_atomic(), written) {
                    (true, _) => AccessKind::Atomic,
                    (false, Some(_)) => AccessKind::Write,
                    (false, None) => AccessKind::Read,
                },
                span: span.map(|span| Span::of(&case.module.spans, span)),
                thread: ThreadReport { thread, block },
                byte_offset: Some(start),
                width,
                value: bits.filter(|_| whole).map(|bits| show(bits, element)),
                summarised: false,
            })
        };
        let index = offset.div_euclid(element.bytes().max(1) as i64);
        Some(Defect::Race {
            confidence: Confidence::Confirmed,
            memory: kernel.objects[object].space.into(),
            array: kernel.objects[object].name.clone(),
            element: Some(index),
            same_value: first.is_some() && first == second,
            accesses: vec![access(events[0], &first)?, access(events[1], &second)?],
            values: self.values(kernel),
            abstractions: Vec::new(),
            exploration: None,
            why: Vec::new(),
        })
    }
}

/// The execution that shows a race, as `warpproof explore --graph` prints it; without the
/// graph where that is long.
fn text(
    program: &KernelProgram,
    key: &RaceKey,
    found: &Found,
    options: &explore::Options,
) -> Vec<String> {
    let only = Outcome {
        races: [(key.clone(), found.clone())].into_iter().collect(),
        ..Outcome::default()
    };
    let scopes = Scopes::new(program.threads(), options.model, options.inclusion);
    let events = found.execution.threads.iter().map(Vec::len).sum::<usize>();
    let detail = Detail {
        graphs: events <= MOST_EVENTS_SHOWN,
    };
    let text = defects_text(&only, program, &scopes, detail);
    text.lines()
        .skip(1)
        .map(|line| line.trim().to_owned())
        .collect()
}

const MOST_EVENTS_SHOWN: usize = 24;
