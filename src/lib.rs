//! Warpproof: proves GPU kernels free of data races and barrier divergence, or
//! shows the race.
//!
//! A [`Request`] names a file and says how its kernels are verified; [`verify`] gives a
//! [`Report`] with a [`Verdict`] for each kernel. Nothing here prints, and what is wrong with
//! the input is an [`Error`]. It takes clang 19, and Z3 or cvc5: `scripts/setup` installs them.
//!
//! ```
//! use warpproof::{Confidence, Defect, Request, Size, Verdict, verify};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("shift.cu");
//! let kernel = "__global__ void shift(int *a) { a[threadIdx.x] = a[threadIdx.x + 1]; }";
//! std::fs::write(&path, kernel)?;
//!
//! let mut request = Request::new(&path)?;
//! request.options.block = Some([64, 1, 1].map(Size::Fixed));
//! request.options.grid = Some([1, 1, 1].map(Size::Fixed));
//! let report = verify(&request)?;
//!
//! let shift = &report.kernels[0];
//! assert_eq!(shift.verdict, Verdict::Defect);
//! let Defect::Race { array, accesses, confidence, .. } = &shift.defects[0] else {
//!     panic!("a thread reads what its neighbour writes");
//! };
//! assert_eq!(array, "a");
//! assert_eq!(*confidence, Confidence::Confirmed);
//! assert!(accesses.iter().all(|access| access.width == 4));
//! assert_ne!(accesses[0].thread, accesses[1].thread);
//! # Ok(())
//! # }
//! ```
//!
//! What a verdict means, and under which assumptions, is in `docs/verdicts.md`;
//! `ARCHITECTURE.md` is the map of this crate.

pub use codes::Code;
pub use frontend::{FrontendError, Language, Source};
pub use kir::assume::{Assumption, ParseError};
pub use kir::launch::{Size, Sizes};
pub use llvm::ImportError;
pub use options::extent::ArrayExtent;
pub use options::facts::Fact;
pub use options::launch_args::LaunchArgs;
pub use options::optimisations::{Memory, Optimisations, RaceCheck};
pub use options::range::OutOfRange;
pub use options::{
    BenignRaces, EngineChoice, ExternalCalls, FailOn, Launches, SolverChoice, VerifyOptions,
};
pub use report::codes::Coded;
pub use report::model::{
    Abstraction, AccessKind, AccessReport, Candidate, Confidence, Defect, DivergenceProblem,
    Engine, Exploration, ExplorationOutcome, KernelReport, LaunchReport, MemoryProblem,
    MemorySpace, PhaseTime, PrintedArray, Reason, ReasonKind, Report, Skipped, Span, Statement,
    ThreadReport, Value, Verdict,
};
pub use verify::{Error, Request, verify};

// The program, the integration tests and the benchmarks are crates of their own and look
// further inside: what they need is public, and no part of the library.
#[doc(hidden)]
pub mod analysis;
mod bv;
mod children;
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod codes;
#[doc(hidden)]
pub mod engines;
mod evidence;
#[doc(hidden)]
pub mod exec;
#[doc(hidden)]
pub mod explore;
#[doc(hidden)]
pub mod frontend;
#[doc(hidden)]
pub mod host;
#[doc(hidden)]
pub mod ivl;
#[doc(hidden)]
pub mod kir;
#[doc(hidden)]
pub mod llvm;
#[doc(hidden)]
pub mod options;
mod progress;
#[doc(hidden)]
pub mod ptx;
mod recording;
#[doc(hidden)]
pub mod repair;
#[doc(hidden)]
pub mod replay;
#[doc(hidden)]
pub mod report;
#[doc(hidden)]
pub mod smt;
mod stack;
mod symbols;
#[doc(hidden)]
pub mod transform;
mod triton;
#[doc(hidden)]
pub mod vc;
#[doc(hidden)]
pub mod verify;
