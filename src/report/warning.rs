//! Warnings, each with its sentence and its code.

use strum::Display;

use super::model::Statement;
use crate::codes::Code;

/// What is good to know of a verdict and no defect.
#[derive(Clone, Debug, PartialEq, Eq, Display)]
pub enum Warning {
    #[strum(
        to_string = "assuming that {arrays} do not alias; declare them `restrict` to promise it"
    )]
    AssumedApart { arrays: String },
    #[strum(to_string = "assuming that pointers in {arrays} lead to arrays of their own")]
    PointeesAssumedApart { arrays: String },
    #[strum(to_string = "`{one}` and `{other}` point into one array here{but}")]
    JoinedArrays {
        one: String,
        other: String,
        /// What the kernel declares of them.
        but: &'static str,
    },
    #[strum(
        to_string = "{pairs} may point into one array here, for which the launch is verified as well"
    )]
    DoubtfulArrays { pairs: String },
    #[strum(to_string = "{count} launches are verified as one that may be any of them, and more")]
    JoinedLaunches { count: usize },
    #[strum(to_string = "nothing sets the counter `{counter}` before this launch")]
    CounterNotSet { counter: String },
    #[strum(
        to_string = "the counter `{counter}` may be as an earlier launch of the kernel left it"
    )]
    CounterLeft { counter: String },
    #[strum(
        to_string = "the counter `{counter}` may be set to another value than zero before this \
                     launch"
    )]
    CounterSetOtherwise { counter: String },
    #[strum(
        to_string = "assuming that the counter `{counter}` is zero before this launch; what sets \
                     it is not known"
    )]
    CounterAssumedZero { counter: String },
    #[strum(
        to_string = "the recorded arguments do not suit the kernel, which takes others: they may \
                     be any"
    )]
    UnsuitedRecording,
    #[strum(to_string = "the axiom `{axiom}` is left out: {why}")]
    UnusedAxiom { axiom: String, why: String },
    /// Of a field that the kernel does not use, in these words.
    #[strum(to_string = "{text}")]
    UnusedCondition { text: String },
    #[strum(to_string = "what is said of `{array}` is not made use of: the kernel {why}")]
    UnusedFact { array: String, why: &'static str },
    #[strum(to_string = "what is assumed of elements of `{one}` or `{other}` is not made use of")]
    UnusedFactOfJoined { one: String, other: String },
    #[strum(
        to_string = "the invariant at {file}:{line} is not shown to hold; the verdict does without \
                     it"
    )]
    UnprovedInvariant { file: String, line: u32 },
    #[strum(to_string = "the values of {functions} are made up")]
    MadeUpValues { functions: String },
    #[strum(
        to_string = "{outcome} if {places} did not change between two reads on the way to this \
                     launch"
    )]
    ReadAgain {
        places: String,
        outcome: &'static str,
    },
    #[strum(
        to_string = "{outcome} in the first round of the loop around this launch; what {values} may \
                     be in later ones is not known"
    )]
    LaterRounds {
        values: String,
        outcome: &'static str,
    },
    #[strum(to_string = "{outcome} if {values} >= 0")]
    NegativeNumbers {
        values: String,
        outcome: &'static str,
    },
    #[strum(to_string = "{outcome} if no array has more than {most} bytes")]
    LargeArrays { most: u64, outcome: &'static str },
    #[strum(
        to_string = "{outcome} if the sizes of blocks that the program keeps ({values}) are powers of two \
                     from whole warps on"
    )]
    KeptBlockSizes {
        values: String,
        outcome: &'static str,
    },
    #[strum(
        to_string = "the grid has `{number} / {threads}` blocks of `{threads}` threads here: unless \
                     `{number}` is a multiple of `{threads}`, there is no thread for the rest"
    )]
    DroppedRest { number: String, threads: String },
    #[strum(
        to_string = "proved for grids of at most {bound}, where signed sums and products of \
                     ids and sizes do not overflow; {outcome}"
    )]
    BoundedGrids {
        bound: GridBound,
        outcome: &'static str,
    },
    #[strum(
        to_string = "proved where no number of 32 bits that is a place in an array wraps around, as one \
                     may where {values}"
    )]
    WrappedPlaces { values: String },
    #[strum(
        to_string = "a thread that goes on from {file}:{line} with the lock `{lock}` gives it back nowhere: \
                     whoever waits for it next waits forever"
    )]
    LockKept {
        lock: String,
        file: String,
        line: u32,
    },
    #[strum(to_string = "{why}: the program may make no launch with these defects")]
    LaunchesNotRead { why: String },
    #[strum(
        to_string = "nothing here launches the kernel: the program may make no launch with these \
                     defects"
    )]
    NotLaunched,
    #[strum(to_string = "{count} annotations that speak of two threads are not checked")]
    AnnotationNotChecked { count: usize },
}

/// How many blocks grids have at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum GridBound {
    #[strum(to_string = "{0} blocks")]
    InAll(u64),
    #[strum(to_string = "{0} blocks in each dimension")]
    InEach(u64),
}

impl Warning {
    fn code(&self) -> Code {
        match self {
            Warning::AssumedApart { .. } | Warning::PointeesAssumedApart { .. } => {
                Code::AssumedApart
            }
            Warning::JoinedArrays { .. } => Code::JoinedArrays,
            Warning::DoubtfulArrays { .. } => Code::DoubtfulArrays,
            Warning::JoinedLaunches { .. } => Code::JoinedLaunches,
            Warning::CounterNotSet { .. } => Code::CounterNotSet,
            Warning::CounterLeft { .. } => Code::CounterLeft,
            Warning::CounterSetOtherwise { .. } => Code::CounterSetOtherwise,
            Warning::CounterAssumedZero { .. } => Code::CounterAssumedZero,
            Warning::UnsuitedRecording => Code::UnsuitedRecording,
            Warning::UnusedAxiom { .. } => Code::UnusedAxiom,
            Warning::UnusedCondition { .. } => Code::UnusedCondition,
            Warning::UnusedFact { .. } | Warning::UnusedFactOfJoined { .. } => Code::UnusedFact,
            Warning::UnprovedInvariant { .. } => Code::UnprovedInvariant,
            Warning::MadeUpValues { .. } => Code::MadeUpValues,
            Warning::ReadAgain { .. } => Code::ReadAgain,
            Warning::LaterRounds { .. } => Code::LaterRounds,
            Warning::NegativeNumbers { .. } => Code::NegativeNumbers,
            Warning::LargeArrays { .. } => Code::LargeArrays,
            Warning::KeptBlockSizes { .. } => Code::KeptBlockSizes,
            Warning::DroppedRest { .. } => Code::DroppedRest,
            Warning::BoundedGrids { .. } => Code::BoundedGrids,
            Warning::WrappedPlaces { .. } => Code::WrappedPlaces,
            Warning::LockKept { .. } => Code::LockKept,
            Warning::LaunchesNotRead { .. } => Code::LaunchesNotRead,
            Warning::NotLaunched => Code::NotLaunched,
            Warning::AnnotationNotChecked { .. } => Code::AnnotationNotChecked,
        }
    }
}

impl From<Warning> for Statement {
    fn from(warning: Warning) -> Statement {
        Statement {
            code: warning.code(),
            text: warning.to_string(),
        }
    }
}
