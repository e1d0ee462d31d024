//! What a run is asked to do: plain data between the command line and the
//! verifier, so that neither knows the other.

pub mod extent;
pub mod facts;
pub mod launch_args;
pub(crate) mod optimisations;
pub(crate) mod range;
pub mod run;
mod stage;

use std::borrow::Cow;
use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::kir::assume::Assumption;
use crate::kir::launch::{Launch, Sizes};
use crate::progress::Progress;
use extent::ArrayExtent;
use launch_args::LaunchArgs;
use optimisations::Optimisations;

pub use stage::Stage;

/// How to verify a file. [`VerifyOptions::check`] knows the ranges of its numbers; the default is
/// what `warpproof verify` does without options.
#[derive(Clone, Debug)]
pub struct VerifyOptions {
    /// Block sizes, `None` where the user gave none: every legal launch, or what
    /// the kernel's own attributes say.
    pub block: Option<Sizes>,
    /// Grid sizes, `None` where the user gave none: every legal launch.
    pub grid: Option<Sizes>,
    /// The launches to verify kernels for, where the user gives no sizes.
    pub launches: Launches,
    /// The words behind the program's name where it is run, if they are always these.
    pub run_args: Option<Vec<String>>,
    /// The number of dimensions that the user gave both sizes for.
    pub dimensions: Option<u8>,
    /// The offset of OpenCL's global ids, if the user gave one.
    pub global_offset: Option<[u32; 3]>,
    /// What is asked of single kernels in place of the sizes above.
    pub of_kernels: Vec<KernelOptions>,
    /// The kernels to verify; all of the file if empty.
    pub kernels: Vec<String>,
    /// These kernels may be in other files.
    pub kernels_may_be_elsewhere: bool,
    /// Facts about parameters and launch sizes to take for granted.
    pub assumes: Vec<Assumption>,
    /// Values of scalar parameters by position.
    pub args: Vec<LaunchArgs>,
    /// Files with axioms of functions without a body.
    pub axioms: Vec<PathBuf>,
    /// Check races on these arrays only; on all if empty.
    pub check_arrays: Vec<String>,
    /// Check races between threads of one block only.
    pub only_intra_block: bool,
    /// Check barrier divergence only, not races.
    pub only_divergence: bool,
    /// `None` is the portfolio where both solvers are installed, else the one that is.
    pub solver: Option<SolverChoice>,
    /// Total time per kernel, with what its file takes before; no limit if `None`.
    pub timeout: Option<Duration>,
    /// Time per solver query; the verifier's choice if `None`.
    pub query_timeout: Option<Duration>,
    /// Memory of one solver process in MiB; the verifier's choice if `None`.
    pub memory_limit: Option<u64>,
    /// Most defects to report per kernel, at least one.
    pub error_limit: usize,
    /// Look for more defects where one is certain already.
    pub look_on: bool,
    /// What to make of two writes of the same value.
    pub benign_races: BenignRaces,
    /// Which alarms are defects.
    pub fail_on: FailOn,
    /// What to make of calls of functions without a body.
    pub external_calls: ExternalCalls,
    /// Threads of one block whose linear ids divided by this are equal run in
    /// lockstep, as on hardware that has no independent thread scheduling; 1 to 1024.
    pub warp_sync: Option<u32>,
    /// Look for defects alone, in this many iterations of each loop, 1 to 64.
    pub find_bugs: Option<usize>,
    /// Check that accesses stay inside arrays of known size.
    pub check_bounds: bool,
    /// The sizes of arrays behind pointer parameters, for `check_bounds`.
    pub extents: Vec<ArrayExtent>,
    /// No array has more bytes than this; a limit beyond all memory where the user gives none.
    pub max_array_bytes: Option<u64>,
    /// Leave out races that take signed overflow of ids, or so many blocks that sums wrap.
    pub assume_no_wrap: bool,
    /// Neither do sums and products in 32 bits that are places in arrays, with or without sign.
    pub places_do_not_wrap: bool,
    /// Infer loop invariants.
    pub infer: bool,
    /// What becomes of the invariants that the source states.
    pub stated: StatedInvariants,
    /// Report the guessed invariants, kept and dropped.
    pub infer_info: bool,
    /// Of a kernel that is not proved, look for facts about arrays with which it is.
    pub infer_requires: bool,
    /// Look for barriers without which kernels are proved still.
    pub redundant_barriers: bool,
    /// Who proves.
    pub engine: EngineChoice,
    /// What the two-thread verifier makes use of.
    pub optimisations: Optimisations,
    /// The folder to write the launches to that show the defects, a file for each.
    pub witness: Option<PathBuf>,
    /// Tell of runs what drawings of them need.
    pub scenes: bool,
    /// Is told what is being done.
    pub progress: Progress,
}

/// What is asked of one kernel.
#[derive(Clone, Debug, Default)]
pub struct KernelOptions {
    /// Its name, as reports have it.
    pub kernel: String,
    /// Block sizes, as in [`VerifyOptions`].
    pub block: Option<Sizes>,
    /// Grid sizes.
    pub grid: Option<Sizes>,
    /// The number of dimensions that both sizes are given for.
    pub dimensions: Option<u8>,
    /// Facts about its parameters and launch sizes, beside those of all kernels.
    pub assumes: Vec<Assumption>,
}

impl VerifyOptions {
    /// What is asked of the kernel of this name: the same as of all where nothing is said of it
    /// alone.
    pub(crate) fn of_kernel(&self, name: &str) -> Cow<'_, VerifyOptions> {
        let mut all = self.of_kernels.iter();
        let Some(own) = all.find(|one| one.kernel == name) else {
            return Cow::Borrowed(self);
        };
        let assumes = self.assumes.iter().chain(&own.assumes);
        Cow::Owned(VerifyOptions {
            block: own.block,
            grid: own.grid,
            dimensions: own.dimensions,
            assumes: assumes.cloned().collect(),
            of_kernels: Vec::new(),
            ..self.clone()
        })
    }

    /// The launch asked for, before attributes in the source narrow it.
    pub(crate) fn launch(&self) -> Launch {
        Launch {
            block: self.block.unwrap_or(Launch::SYMBOLIC.block),
            grid: self.grid.unwrap_or(Launch::SYMBOLIC.grid),
            dimensions: self.dimensions,
        }
    }
}

impl Default for VerifyOptions {
    fn default() -> Self {
        VerifyOptions {
            block: None,
            grid: None,
            launches: Launches::Host,
            run_args: None,
            dimensions: None,
            global_offset: None,
            of_kernels: Vec::new(),
            kernels: Vec::new(),
            kernels_may_be_elsewhere: false,
            assumes: Vec::new(),
            args: Vec::new(),
            axioms: Vec::new(),
            check_arrays: Vec::new(),
            only_intra_block: false,
            only_divergence: false,
            solver: None,
            timeout: Some(Duration::from_secs(DEFAULT_TIMEOUT_SECONDS)),
            query_timeout: None,
            memory_limit: None,
            error_limit: DEFAULT_ERROR_LIMIT,
            look_on: false,
            benign_races: BenignRaces::Warn,
            fail_on: FailOn::Defect,
            external_calls: ExternalCalls::Unsupported,
            warp_sync: None,
            find_bugs: None,
            check_bounds: false,
            extents: Vec::new(),
            max_array_bytes: None,
            assume_no_wrap: false,
            places_do_not_wrap: false,
            infer: true,
            stated: StatedInvariants::Hints,
            infer_info: false,
            infer_requires: false,
            redundant_barriers: false,
            engine: EngineChoice::Auto,
            optimisations: Optimisations::ALL,
            witness: None,
            scenes: false,
            progress: Progress::default(),
        }
    }
}

/// Bytes that no array has more of, where the user sets no limit.
pub const DEFAULT_MAX_ARRAY_BYTES: u64 = 1 << 40;
/// Total seconds per kernel where the user sets none.
pub const DEFAULT_TIMEOUT_SECONDS: u64 = 300;
/// Defects reported per kernel where the user sets no limit.
pub const DEFAULT_ERROR_LIMIT: usize = 10;

/// The launches to verify kernels for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Launches {
    /// Those that the host code makes; of kernels that nothing there launches, every one.
    Host,
    /// Every launch.
    Any,
    /// Those that the host code makes, and every one.
    Both,
    /// Those of a recording.
    Recorded(PathBuf),
}

impl FromStr for Launches {
    type Err = Infallible;

    /// Reads what a user writes: one of three words, or a file.
    fn from_str(text: &str) -> Result<Launches, Infallible> {
        Ok(match text {
            "host" => Launches::Host,
            "any" => Launches::Any,
            "both" => Launches::Both,
            file => Launches::Recorded(file.into()),
        })
    }
}

/// Which alarms make the verdict `defect`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum FailOn {
    /// Those that a run confirms or that are provable.
    Defect,
    /// Also those that are only possible.
    Possible,
}

/// What becomes of the invariants of loops and barriers that the source states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatedInvariants {
    /// They are not looked at.
    Ignored,
    /// A proof is looked for without them, and then with those that hold.
    Hints,
    /// Each is a claim of its own.
    Checked,
}

/// Which engine proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum EngineChoice {
    /// Enumeration where the launch is known and small, then protocols, and the two-thread
    /// verifier for what they leave open.
    Auto,
    /// All threads of a known launch, one after the other, alone.
    Enumerate,
    /// Memory access protocols alone: no invariants are needed.
    Protocol,
    /// The two-thread verifier alone.
    TwoThread,
}

/// Which solver answers the queries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum SolverChoice {
    /// Z3 alone.
    Z3,
    /// cvc5 alone.
    Cvc5,
    /// Both at once; the first definite answer counts.
    Portfolio,
}

/// What to make of unordered writes of the same value to the same cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum BenignRaces {
    /// They are defects.
    Deny,
    /// They are reported, and do not count.
    Warn,
    /// They are not reported.
    Allow,
}

/// What to make of calls of functions that are defined elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ExternalCalls {
    /// They leave the verdict open.
    Unsupported,
    /// They return arbitrary values and have no other effect.
    Pure,
}

/// A stage of a protocol that can be shown as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ProtocolStage {
    /// The protocol.
    Map,
    /// Whether it is well-formed.
    WellFormed,
    /// After barrier aligning, array by array.
    Aligned,
    /// The pieces between barriers.
    Phases,
    /// What the solvers are asked.
    Formula,
}
