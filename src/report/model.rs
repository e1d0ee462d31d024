//! The data of a report: what `--format json` prints, and what the text form
//! renders. The schema is stable; `docs/json.md` documents it.

use std::time::Instant;

use serde::{Deserialize, Serialize};

use crate::kir;

/// The answer for one input file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Path of the input as the user gave it.
    pub file: String,
    /// One entry per verified kernel, in source order.
    pub kernels: Vec<KernelReport>,
    /// Kernels of the file and its headers that no verdict is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<Skipped>,
    /// Time of the phases that all kernels of the file share (clang, import).
    pub timings: Vec<PhaseTime>,
    /// What the machine refused: threads, memory, a place to write witnesses to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<String>,
}

impl Report {
    /// Is there a kernel in the file itself that no verdict is about?
    pub fn skips_own_kernels(&self) -> bool {
        self.skipped.iter().any(|one| one.is_in(&self.file))
    }
}

/// A kernel, or a template of one, that was not verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// Its name in the source, with the namespaces and classes around it.
    pub kernel: String,
    /// Why it was not.
    pub reason: String,
    /// Where it begins.
    pub span: Span,
}

impl Skipped {
    /// Does it stand in this file, and not in a header?
    pub fn is_in(&self, file: &str) -> bool {
        self.span.file == file
    }
}

/// The answer for one kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KernelReport {
    /// The kernel's name in the source, demangled.
    pub kernel: String,
    /// The launch that the verdict is about.
    pub launch: LaunchReport,
    /// What was found out.
    pub verdict: Verdict,
    /// The engines that the verdict rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<Engine>,
    /// Why the verdict is `inconclusive`; empty otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// The defects found, at most as many as were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defects: Vec<Defect>,
    /// Races of two writes of the same value that the policy `BenignRaces::Warn` reports
    /// and does not count as defects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub benign_races: Vec<Defect>,
    /// Findings of a run that may be harmless: reads of uninitialised memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Defect>,
    /// The arrays on which races were not looked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unchecked_arrays: Vec<String>,
    /// What the verdict rests on.
    pub assumptions: Vec<String>,
    /// Remarks that are not defects, such as the aliasing assumption.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// Elements that a run was asked to print.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<PrintedArray>,
    /// The guessed loop invariants, where they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Candidate>,
    /// Operations that all threads of a run did together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operations: Option<u64>,
    /// Time of the phases of this kernel.
    pub timings: Vec<PhaseTime>,
}

/// A guessed loop invariant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The rule that guessed it.
    pub rule: String,
    /// It holds as often as control gets to the loop.
    pub kept: bool,
    /// Of which pairs of threads.
    pub pair: String,
    /// In terms of the two-thread program (`emit --stage dual`).
    pub invariant: String,
}

/// Block and grid sizes; `None` is a symbolic size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaunchReport {
    /// Threads per block in x, y and z.
    pub block: [Option<u32>; 3],
    /// Blocks per grid in x, y and z.
    pub grid: [Option<u32>; 3],
}

/// What was found out about a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Free of data races, barrier divergence and failing assertions.
    Proved,
    /// At least one defect is reported.
    Defect,
    /// Neither proved nor refuted.
    Inconclusive,
    /// A concrete run went to its end without a defect, which proves nothing.
    NoDefect,
}

/// Who decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// Memory access protocols.
    Protocol,
    /// The two-thread verifier.
    TwoThread,
}

/// Why no verdict was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What kind of reason it is.
    pub kind: ReasonKind,
    /// The reason in words.
    pub message: String,
    /// What it is about, where that has a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Span>,
}

/// What kind of reason keeps a kernel from a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReasonKind {
    /// A construct that is not modelled.
    Unsupported,
    /// A time limit ran out.
    Timeout,
    /// The solver answered `unknown`, died or ran out of memory.
    Solver,
    /// The inputs of a run break what the programmer assumes of them.
    Assumption,
    /// Executions with more iterations of a loop were left out.
    Unwound,
    /// The launch asked for is not one that the source allows.
    Launch,
    /// A run contradicts the proof: an error of Warpproof.
    Internal,
    /// There were no threads or no memory left to go on with.
    Resources,
}

/// A place in the source. Lines and columns count from 1; column 0 is unknown.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span {
    /// Path of the file, as the compiler names it.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1, in bytes; 0 where it is not known.
    pub column: u32,
    /// The call sites that the code was inlined through, innermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inlined_at: Vec<Span>,
}

impl Span {
    /// A place of the kernel IR.
    pub(crate) fn of(spans: &kir::Spans, id: kir::SpanId) -> Span {
        let plain = |id: kir::SpanId| Span {
            file: spans[id].file.clone(),
            line: spans[id].line,
            column: spans[id].column,
            inlined_at: Vec::new(),
        };
        let mut span = plain(id);
        let mut next = spans[id].inlined_at;
        while let Some(id) = next {
            span.inlined_at.push(plain(id));
            next = spans[id].inlined_at;
        }
        span
    }
}

/// What is wrong with a kernel, and what shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Defect {
    /// Two conflicting unordered accesses, at least one not atomic.
    Race {
        /// How sure it is.
        confidence: Confidence,
        /// The array's name in the source where known.
        array: String,
        /// The element that both accesses touch; negative where it lies before the place that
        /// a pointer is passed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        element: Option<i64>,
        /// Both accesses may write the same value, which most hardware allows.
        same_value: bool,
        /// The two accesses.
        accesses: Vec<AccessReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to a possible race.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
        /// What an exploration says, where atomics may order the accesses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exploration: Option<Exploration>,
    },
    /// Threads that have to wait for each other do not come together.
    Divergence {
        /// How sure it is.
        confidence: Confidence,
        /// What is wrong.
        problem: DivergenceProblem,
        /// Where the first thread waits.
        span: Option<Span>,
        /// Where the second thread waits instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        elsewhere: Option<Span>,
        /// The threads of the pair.
        threads: Vec<ThreadReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
    },
    /// A user assertion, precondition or invariant may fail.
    Assertion {
        /// How sure it is.
        confidence: Confidence,
        /// Where it is stated.
        span: Option<Span>,
        /// What may fail, in words.
        message: String,
        /// The threads that take part.
        threads: Vec<ThreadReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
    },
    /// An access of a concrete run to memory that is not there.
    Memory {
        /// What is wrong with the access.
        problem: MemoryProblem,
        /// Where it is.
        span: Option<Span>,
        /// The array, where the address belongs to one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        array: Option<String>,
        /// Bytes from the array's start, or the address.
        offset: i64,
        /// Bytes accessed.
        width: u32,
        /// The thread that makes it.
        thread: ThreadReport,
    },
}

/// What is wrong where threads have to wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DivergenceProblem {
    /// Threads of one block disagree on reaching a barrier.
    Barrier,
    /// A thread that the mask of an operation of the warp names does not come to it.
    Missing,
    /// Threads come to an operation of the warp with different masks that name them.
    Masks,
    /// A thread is not named by its own mask.
    Unnamed,
}

/// More blocks than this are far from what anyone launches; a race that takes them is
/// reported last, and as such.
pub const MANY_BLOCKS: u64 = 1 << 20;

impl Defect {
    /// The threads that take part.
    pub fn threads(&self) -> Vec<ThreadReport> {
        match self {
            Defect::Race { accesses, .. } => accesses.iter().map(|a| a.thread).collect(),
            Defect::Divergence { threads, .. } | Defect::Assertion { threads, .. } => {
                threads.clone()
            }
            Defect::Memory { thread, .. } => vec![*thread],
        }
    }

    /// Does it happen in a grid of so many blocks only because the grid is open, as far as the
    /// model tells?
    pub fn takes_many_blocks(&self, launch: &LaunchReport) -> bool {
        let open = launch.grid.iter().any(|size| size.is_none());
        open && self
            .blocks(launch)
            .is_some_and(|blocks| blocks > MANY_BLOCKS)
    }

    /// The blocks of the grid that it happens in, where that is known.
    pub fn blocks(&self, launch: &LaunchReport) -> Option<u64> {
        let values = match self {
            Defect::Race { values, .. }
            | Defect::Divergence { values, .. }
            | Defect::Assertion { values, .. } => values,
            Defect::Memory { .. } => return None,
        };
        let dims = ["gridDim.x", "gridDim.y", "gridDim.z"].iter();
        let sizes = dims.zip(launch.grid).map(|(name, size)| match size {
            Some(size) => Some(u64::from(size)),
            None => {
                let value = values.iter().find(|value| value.name == *name)?;
                value.value.parse().ok()
            }
        });
        sizes.product()
    }

    /// Is it the same kind of defect at the same places in the source?
    pub fn same_place(&self, other: &Defect) -> bool {
        match (self, other) {
            (Defect::Race { accesses: x, .. }, Defect::Race { accesses: y, .. }) => {
                let places = |list: &[AccessReport]| {
                    let mut places: Vec<_> = list
                        .iter()
                        .map(|access| (access.access, access.span.clone()))
                        .collect();
                    places.sort();
                    places
                };
                places(x) == places(y)
            }
            (Defect::Divergence { span: x, .. }, Defect::Divergence { span: y, .. }) => x == y,
            (
                Defect::Assertion {
                    span: x,
                    message: m,
                    ..
                },
                Defect::Assertion {
                    span: y,
                    message: n,
                    ..
                },
            ) => x == y && m == n,
            _ => false,
        }
    }
}

/// What a proof over-approximates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Abstraction {
    /// What a loop does is known by its invariants only.
    LoopSummary,
    /// Memory that other threads write may hold anything after a barrier.
    SharedState,
    /// Floating-point operations may yield anything.
    FloatingPoint,
    /// A call, an exchange or another operation may yield anything.
    UnmodelledCall,
    /// A run shows it where module variables, flags or locks are not as they are when the
    /// program begins.
    EarlierLaunch,
}

/// A look at all executions of a launch, where atomics may order two accesses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exploration {
    /// What `warpproof explore FILE` takes to repeat it.
    pub arguments: String,
    /// The blocks that ran, where not all of them did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<[u32; 3]>,
    /// What was found out.
    pub outcome: ExplorationOutcome,
    /// Why nothing is known, or the execution with the race, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
}

/// What an exploration found out about a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExplorationOutcome {
    /// The race is in one of the executions.
    Race,
    /// It is in none of them.
    NoRace,
    /// It is in none of those that were looked at; loops or time were bounded.
    NoRaceSoFar,
    /// The kernel was not explored.
    Open,
}

/// What is wrong with an access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryProblem {
    /// It is not inside its array.
    OutOfBounds,
    /// The address belongs to no object.
    WildPointer,
    /// The address is no multiple of what the access asks for.
    Misaligned,
    /// A read of memory that nobody has written.
    Uninitialised,
}

/// One step of a replayed run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    pub thread: ThreadReport,
    pub span: Option<Span>,
    /// What the thread does: `reads in[3] = 7`.
    pub text: String,
}

/// A witness that was run again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReplayReport {
    /// Path of the kernel's source.
    pub file: String,
    pub kernel: KernelReport,
    /// Does the witness's defect happen again?
    pub confirmed: bool,
    /// The threads' accesses and waits in the order of the run.
    pub steps: Vec<Step>,
}

/// Elements of an array after a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PrintedArray {
    /// Its name in the source.
    pub array: String,
    /// Index of the first one.
    pub first: u64,
    /// Their values, as text.
    pub elements: Vec<String>,
}

/// What is known of an alarm (the kernel may be correct where it is `possible`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// A run shows it.
    Confirmed,
    /// It follows from the kernel alone: the proof that fails leaves nothing out.
    Provable,
    /// Neither: the proof may over-approximate.
    Possible,
}

/// One of the accesses of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccessReport {
    /// What it does.
    pub access: AccessKind,
    /// Where it is.
    pub span: Option<Span>,
    /// Who makes it.
    pub thread: ThreadReport,
    /// Byte offset from the start of the array, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byte_offset: Option<i64>,
    /// Bytes accessed.
    pub width: u32,
    /// The value written or read, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The access lies before a loop head or barrier that the proof summarised,
    /// so `span` is one of several candidates.
    #[serde(default)]
    pub summarised: bool,
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessKind {
    /// It reads.
    Read,
    /// It writes.
    Write,
    /// It does both at once.
    Atomic,
}

/// A thread of the launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreadReport {
    /// `threadIdx`: x, y and z in its block.
    pub thread: [u32; 3],
    /// `blockIdx`: x, y and z of its block.
    pub block: [u32; 3],
}

/// A value in a model or a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    /// Of a parameter, a loop counter or a launch size: `n`, `gridDim.x`.
    pub name: String,
    /// As text.
    pub value: String,
}

/// The answer for one IVL file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IvlReport {
    /// Path of the input as the user gave it.
    pub file: String,
    /// One entry per procedure with a body, in source order.
    pub procedures: Vec<ProcedureReport>,
    /// Time of reading the file.
    pub timings: Vec<PhaseTime>,
}

/// The answer for one procedure of an IVL file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ProcedureReport {
    pub procedure: String,
    pub verdict: Verdict,
    /// Why the verdict is `inconclusive`; empty otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// The assertions that may fail, at most as many as were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<FailedAssertion>,
    pub timings: Vec<PhaseTime>,
}

/// An assertion, postcondition, precondition or invariant that may fail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedAssertion {
    /// Its place in the IVL file.
    pub span: Option<Span>,
    pub message: String,
}

/// Wall time of one phase in milliseconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseTime {
    /// What the phase is called.
    pub phase: String,
    /// Milliseconds.
    pub ms: f64,
}

impl PhaseTime {
    /// A phase that began then and ends now.
    pub fn since(phase: &str, start: Instant) -> PhaseTime {
        PhaseTime {
            phase: phase.to_owned(),
            ms: start.elapsed().as_secs_f64() * 1000.0,
        }
    }
}
