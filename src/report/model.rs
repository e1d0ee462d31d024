//! The data of a report: what `--format json` prints, and what the text form
//! renders. The schema is stable; `docs/json.md` documents it.
//! Long because it is one schema.

mod change;
mod defect;
mod silenced;
mod site;
mod statement;
mod why;

use std::path::Path;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::codes::with_codes;
use super::condition::Condition;
use super::scene::Scene;
use super::vocabulary::Vocabulary;
use crate::codes::Code;
use crate::kir::{self, Construct};
pub use change::{Change, Edit};
pub use defect::{
    Abstraction, AccessKind, AccessReport, Confidence, Defect, DivergenceProblem, Exploration,
    ExplorationOutcome, MANY_BLOCKS, MemoryProblem, MemorySpace,
};
pub use silenced::{Absent, Because, Notice, Severity, Silenced, What};
pub use site::SiteReport;
pub use statement::Statement;
pub use why::Why;

/// The answer for one input file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Path of the input as the user gave it.
    pub file: String,
    /// One entry per verified kernel, in source order.
    pub kernels: Vec<KernelReport>,
    /// Kernels of the file and its headers that no verdict is about.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub skipped: Vec<Skipped>,
    /// Time of the phases that all kernels of the file share (clang, import).
    pub timings: Vec<PhaseTime>,
    /// Skipped kernels that do not count.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub suppressed: Vec<Silenced>,
    /// What is good to know of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Notice>,
    /// Changes of the file with which kernels with defects are proved, where that was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// Where there is a baseline: those of its findings in this file that are found no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Vec<Absent>>,
    /// What the machine refused: threads, memory, a place to write witnesses to; and comments to
    /// us that cannot be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<String>,
}

impl Report {
    /// Of a file that has no kernels.
    pub fn empty(path: &Path) -> Report {
        Report {
            file: path.display().to_string(),
            kernels: Vec::new(),
            skipped: Vec::new(),
            timings: Vec::new(),
            suppressed: Vec::new(),
            notices: Vec::new(),
            changes: Vec::new(),
            absent: None,
            errors: Vec::new(),
        }
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.kernels.is_empty()
            && self.skipped.is_empty()
            && self.suppressed.is_empty()
            && self.errors.is_empty()
    }

    /// Is there a kernel in the file itself that a verdict should be about and none is?
    pub fn skips_own_kernels(&self) -> bool {
        let mut skipped = self.skipped.iter();
        skipped.any(|one| one.is_in(&self.file) && !one.not_launched)
    }
}

/// A kernel, or a template of one, that was not verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// Its name in the source, with the namespaces and classes around it.
    pub kernel: String,
    /// Why it was not.
    pub reason: String,
    /// The program of which the launches are verified does not launch it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_launched: bool,
    /// Where it begins.
    pub span: Span,
}

impl Skipped {
    /// Does it stand in this file, and not in a header?
    pub fn is_in(&self, file: &str) -> bool {
        self.span.file == file
    }
}

/// What a kernel that is not proved asks of the elements of arrays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Requirements {
    /// Arrays whose elements decide where threads race.
    pub arrays: Vec<String>,
    /// Facts about them were looked for.
    pub inferred: bool,
    /// An assumption with which the kernel is proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sufficient: Option<String>,
}

/// The answer for one kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KernelReport {
    /// The kernel's name in the source, demangled.
    pub kernel: String,
    /// Where it begins; none where the file does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Span>,
    /// The launch that the verdict is about.
    pub launch: LaunchReport,
    /// The place in host code that launches it so; none where the verdict is about every
    /// launch of these sizes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<SiteReport>,
    /// The host code that was read launches it nowhere, though it launches others, or is there as
    /// a whole.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_launched: bool,
    /// What was found out.
    pub verdict: Verdict,
    /// The engines that the verdict rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<Engine>,
    /// Why the verdict is `inconclusive`; empty otherwise.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub reasons: Vec<Reason>,
    /// The defects found, at most as many as were asked for.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub defects: Vec<Defect>,
    /// Races of two writes of the same value that the policy `BenignRaces::Warn` reports
    /// and does not count as defects.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub benign_races: Vec<Defect>,
    /// Findings of a run that may be harmless: reads of uninitialised memory.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub remarks: Vec<Defect>,
    /// What was found and does not count, because the user said so.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub suppressed: Vec<Silenced>,
    /// Codes whose findings count as defects, because the user said so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raised: Vec<Code>,
    /// Alarms that are only possible are defects, because the user said so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fails_on_possible: bool,
    /// The arrays on which races were not looked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unchecked_arrays: Vec<String>,
    /// The parameters that a proof holds for all values of, though something is said of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub for_every: Vec<String>,
    /// What the verdict rests on.
    #[serde(flatten, with = "statement::assumptions")]
    pub assumptions: Vec<Statement>,
    /// Remarks that are not defects, such as the aliasing assumption.
    #[serde(flatten, with = "statement::warnings")]
    pub warnings: Vec<Statement>,
    /// What a kernel that is not proved asks of arrays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requirements: Option<Requirements>,
    /// Elements that a run was asked to print.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<PrintedArray>,
    /// The guessed loop invariants, where they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Candidate>,
    /// Runs to draw, where that was asked for; no part of the schema.
    #[serde(skip)]
    pub scenes: Vec<Scene>,
    /// Operations that all threads of a run did together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operations: Option<u64>,
    /// Time of the phases of this kernel.
    pub timings: Vec<PhaseTime>,
}

impl KernelReport {
    /// A verdict, and nothing found yet.
    pub fn new(kernel: String, launch: LaunchReport, verdict: Verdict) -> KernelReport {
        KernelReport {
            kernel,
            span: None,
            launch,
            site: None,
            not_launched: false,
            verdict,
            engines: Vec::new(),
            reasons: Vec::new(),
            defects: Vec::new(),
            benign_races: Vec::new(),
            remarks: Vec::new(),
            suppressed: Vec::new(),
            raised: Vec::new(),
            fails_on_possible: false,
            unchecked_arrays: Vec::new(),
            for_every: Vec::new(),
            assumptions: Vec::new(),
            warnings: Vec::new(),
            requirements: None,
            printed: Vec::new(),
            candidates: Vec::new(),
            scenes: Vec::new(),
            operations: None,
            timings: Vec::new(),
        }
    }

    /// Uses these words from now on, also in what is said already.
    pub fn speak(&mut self, vocabulary: Vocabulary) {
        self.launch.vocabulary = vocabulary;
        for scene in &mut self.scenes {
            scene.launch.vocabulary = vocabulary;
        }
        let said = self.assumptions.iter_mut().chain(&mut self.warnings);
        let said = said.map(|one| &mut one.text);
        let reasons = self.reasons.iter_mut().map(|one| &mut one.message);
        for text in said.chain(reasons) {
            *text = vocabulary.say(text);
        }
    }
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
    /// Whose words are used of it.
    #[serde(default, skip_serializing_if = "Vocabulary::is_cuda")]
    pub vocabulary: Vocabulary,
}

impl LaunchReport {
    /// In CUDA's words.
    pub fn new(block: [Option<u32>; 3], grid: [Option<u32>; 3]) -> LaunchReport {
        LaunchReport {
            block,
            grid,
            vocabulary: Vocabulary::Cuda,
        }
    }
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
    /// All threads of the launch, one after the other.
    Enumeration,
}

/// Why no verdict was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// What kind of reason it is.
    pub kind: ReasonKind,
    /// Of a construct that is not modelled: the code of its family, of `kir::CODES`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The reason in words.
    pub message: String,
    /// What it is about, where that has a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Span>,
}

impl Reason {
    /// A construct is not modelled, as the message says.
    pub fn unsupported(construct: &Construct, message: String, span: Option<Span>) -> Reason {
        Reason {
            kind: ReasonKind::Unsupported,
            code: Some(construct.code().to_owned()),
            message,
            span,
        }
    }
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
    /// Pointers may lead into one array, which the launch is not verified for.
    Aliasing,
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
    /// The two accesses.
    pub kernel: KernelReport,
    /// Does the witness's defect happen again?
    pub confirmed: bool,
    /// The threads' accesses and waits in the order of the run.
    pub steps: Vec<Step>,
}

/// Elements of an array after a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PrintedArray {
    pub array: String,
    /// Index of the first one.
    pub first: u64,
    pub elements: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreadReport {
    pub thread: [u32; 3],
    pub block: [u32; 3],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Value {
    pub name: String,
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
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub reasons: Vec<Reason>,
    /// The assertions that may fail, at most as many as were asked for.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "with_codes"
    )]
    pub failures: Vec<FailedAssertion>,
    pub timings: Vec<PhaseTime>,
}

/// An assertion, postcondition, precondition or invariant that may fail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedAssertion {
    /// What it is.
    #[serde(default)]
    pub condition: Condition,
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
