//! Concrete runs of a kernel: what they bring to light that a proof excludes.

use warpproof::analysis::amounts::tickets;
use warpproof::analysis::points_to::PointsTo;
use warpproof::exec::races::Actor;
use warpproof::exec::schedule::{Ordered, Random, RoundRobin, WarpWise};
use warpproof::exec::{Config, End, Fill, Finding, Inputs, Machine, Program};
use warpproof::kir::{InstId, Kernel, Module, SpanId};

/// What all runs of a kernel found.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// A race with accesses of different values or a read, divergence, or a
    /// failing assertion, in words.
    pub defect: Option<String>,
    /// A race of two writes of one value.
    pub same_value: Option<String>,
    /// Runs that went to the end.
    pub finished: u32,
    /// Runs that ended before, and why the last one did.
    pub unfinished: u32,
    pub why: String,
}

/// The launch of concrete runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    pub block: [u32; 3],
    pub grid: [u32; 3],
}

/// Runs the kernel under a schedule of its own for each of the inputs.
pub fn run(
    module: &Module,
    kernel: &Kernel,
    launch: Launch,
    inputs: impl IntoIterator<Item = Inputs>,
) -> Evidence {
    let program = Program::new(kernel);
    let mut evidence = Evidence::default();
    let tickets = tickets(kernel, &PointsTo::new(kernel));
    for (seed, mut inputs) in (0..).zip(inputs) {
        for object in &tickets {
            if let Some(array) = inputs.arrays.get_mut(object) {
                array.fill = Fill::Zeros;
            }
        }
        let threads: u32 = launch.block.iter().product();
        let all = threads * launch.grid.iter().product::<u32>();
        let config = Config {
            steps: STEPS.max(STEPS_OF_A_THREAD * u64::from(all)),
            seed,
            ..Config::new(launch.block, launch.grid)
        };
        let Ok(mut machine) = Machine::new(kernel, &program, config, &inputs) else {
            evidence.unfinished += 1;
            evidence.why = "the launch is too large".into();
            continue;
        };
        let end = match seed % 6 {
            // The others look at all threads at every step.
            even if all > 256 && even % 2 == 0 => machine.run(&mut RoundRobin::new(1 + even)),
            _ if all > 256 => machine.run(&mut Random::new(seed)),
            0 => machine.run(&mut RoundRobin::new(1)),
            1 => machine.run(&mut Random::new(seed)),
            2 => machine.run(&mut Ordered(|thread| u64::from(u32::MAX - thread))),
            3 => machine.run(&mut WarpWise::new(threads)),
            4 => machine.run(&mut Ordered(u64::from)),
            _ => machine.run(&mut Random::new(seed + 77)),
        };
        match end {
            End::Finished => evidence.finished += 1,
            end => {
                evidence.unfinished += 1;
                evidence.why = format!("{end:?}");
                // The inputs are not those that the kernel asks for.
                if matches!(end, End::NotAssumed { .. }) {
                    continue;
                }
            }
        }
        judge(module, kernel, &machine, &mut evidence);
        if evidence.defect.is_some() {
            break;
        }
    }
    evidence
}

const STEPS: u64 = 200_000;
const STEPS_OF_A_THREAD: u64 = 400;

/// What counts of a run's findings.
fn judge(module: &Module, kernel: &Kernel, machine: &Machine, evidence: &mut Evidence) {
    if machine.takes_back() {
        return;
    }
    for finding in machine.findings() {
        let words = || describe(module, kernel, machine, finding);
        match finding {
            // What comes later may be a consequence, and proofs assume that no
            // access leaves its array.
            Finding::OutOfBounds { .. }
            | Finding::WildPointer { .. }
            | Finding::Misaligned { .. } => return,
            Finding::Race(race) if race.same_value() => {
                evidence.same_value.get_or_insert_with(words);
            }
            Finding::Race(_) | Finding::Divergence { .. } | Finding::Assertion { .. } => {
                evidence.defect.get_or_insert_with(words);
                return;
            }
            Finding::Uninitialised { .. } => {}
        }
    }
}

/// The line in the kernel that the place was inlined into.
pub fn line_of(module: &Module, mut span: SpanId) -> u32 {
    while let Some(outer) = module.spans[span].inlined_at {
        span = outer;
    }
    module.spans[span].line
}

fn describe(module: &Module, kernel: &Kernel, machine: &Machine, finding: &Finding) -> String {
    let line = |inst: InstId| match kernel.insts[inst].span {
        Some(span) => format!("line {}", line_of(module, span)),
        None => format!("{inst:?}"),
    };
    let place = |thread: u32| format!("{:?}", machine.place(thread));
    // What copies for a block is no thread.
    let actor = |actor: Actor| match actor.thread < u32::MAX / 2 {
        true => place(actor.thread),
        false => format!("a copy for block {}", actor.block),
    };
    match finding {
        Finding::Race(race) => {
            let [a, b] = &race.accesses;
            format!(
                "race at byte {} of {}: {} {} {} and {} {} {}",
                race.offset,
                kernel.objects[machine.object(race.instance)].name,
                if a.kind.writes { "write" } else { "read" },
                line(a.inst),
                actor(a.actor),
                if b.kind.writes { "write" } else { "read" },
                line(b.inst),
                actor(b.actor),
            )
        }
        Finding::Divergence { waiting, other, .. } => format!(
            "divergence: {} waits at {}, {} does not",
            place(waiting.0),
            line(waiting.1),
            place(other.0)
        ),
        Finding::Assertion { thread, inst, .. } => {
            format!("assertion at {} fails for {}", line(*inst), place(*thread))
        }
        other => format!("{other:?}"),
    }
}
