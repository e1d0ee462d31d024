//! The codes of all that reports say: a number that does not change, a name, and a page of
//! documentation, `docs/codes/WPnnnn.md`.
//!
//! What a report is made of has its code by an exhaustive `match` beside its type, so that
//! nothing new goes without one; a page that is missing fails to compile.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// The enum of a table of codes.
macro_rules! codes {
    ($($name:ident $id:literal)+) => {
        /// The code of a defect, a reason, an assumption or a warning.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, IntoStaticStr)]
        #[strum(serialize_all = "kebab-case")]
        pub enum Code {
            $(#[doc = $id] $name,)+
        }

        impl Code {
            /// Its number, such as `WP0101`: two digits for the family, two within it.
            pub fn id(self) -> &'static str {
                match self {
                    $(Code::$name => $id,)+
                }
            }

            /// Its documentation, in Markdown.
            pub fn page(self) -> &'static str {
                match self {
                    $(Code::$name => include_str!(concat!("../docs/codes/", $id, ".md")),)+
                }
            }
        }
    };
}

codes! {
    // Data races: by memory, and by what the two accesses do.
    SharedReadWriteRace "WP0101"
    SharedWriteWriteRace "WP0102"
    SharedSameValueRace "WP0103"
    SharedAtomicRace "WP0104"
    GlobalReadWriteRace "WP0111"
    GlobalWriteWriteRace "WP0112"
    GlobalSameValueRace "WP0113"
    GlobalAtomicRace "WP0114"
    HeterogeneousRace "WP0121"
    // Threads that have to come together and do not.
    BarrierDivergence "WP0201"
    MissingLane "WP0202"
    MaskMismatch "WP0203"
    LaneOutsideMask "WP0204"
    // What a single thread does wrong.
    FailedAssertion "WP0301"
    FailedPrecondition "WP0302"
    FailedPostcondition "WP0303"
    FailedInvariant "WP0304"
    FailedBarrierInvariant "WP0305"
    OutOfBounds "WP0306"
    InvalidPointer "WP0307"
    ConstantMemoryWrite "WP0308"
    UnfinishedCopy "WP0309"
    MisalignedAccess "WP0310"
    UninitialisedRead "WP0311"
    // Why a verdict is inconclusive.
    Timeout "WP0401"
    SolverGaveUp "WP0402"
    BrokenAssumption "WP0403"
    UnwoundLoops "WP0404"
    ImpossibleLaunch "WP0405"
    ContradictedProof "WP0406"
    OutOfResources "WP0407"
    SkippedKernel "WP0408"
    // Constructs that are not modelled: the families of `kir::Construct`.
    InlineAssembly "WP0501"
    Intrinsic "WP0502"
    IndirectCall "WP0503"
    Recursion "WP0504"
    CallNotInlined "WP0505"
    ExternalCall "WP0506"
    CallOperands "WP0507"
    Library "WP0508"
    NotCompiled "WP0509"
    VariableArguments "WP0510"
    ExceptionHandling "WP0511"
    ComputedJump "WP0512"
    IrreducibleControlFlow "WP0513"
    UnusualLlvm "WP0514"
    ValueType "WP0515"
    Parameter "WP0516"
    IntegerWidth "WP0517"
    AtomicOperation "WP0518"
    MemoryOrder "WP0519"
    MemoryScope "WP0520"
    MemoryCopy "WP0521"
    AsynchronousCopy "WP0522"
    Image "WP0523"
    WarpExchange "WP0524"
    BarrierScope "WP0525"
    SplitBarrier "WP0526"
    ClusterBarrier "WP0527"
    GridBarrier "WP0528"
    NamedBarrier "WP0529"
    BarrierObject "WP0530"
    BarrierPhases "WP0531"
    BesideBarrierPhases "WP0532"
    BarrierNotReached "WP0533"
    UnknownPointer "WP0534"
    Annotation "WP0535"
    Invariant "WP0536"
    BarrierInvariant "WP0537"
    Axiom "WP0538"
    RaceCheck "WP0539"
    Protocol "WP0540"
    Enumeration "WP0541"
    Ivl "WP0542"
    HostOperation "WP0543"
    MixedSize "WP0544"
    ExploredAccess "WP0545"
    ExploredAnnotation "WP0546"
    ExploredBarrier "WP0547"
    NoExecution "WP0548"
    FinalFunction "WP0549"
    ExploredValue "WP0550"
    AsyncProxy "WP0551"
    // What verdicts rest on: the variants of `evidence::Assumption`.
    AccessesInsideArrays "WP0601"
    AccessesInsideOpenArrays "WP0602"
    FloatsAreFunctions "WP0603"
    RacesNotChecked "WP0604"
    BlocksNotChecked "WP0605"
    ParametersDoNotAlias "WP0606"
    ParametersAvoidVariables "WP0607"
    PointeesDoNotAlias "WP0608"
    NoSignedOverflow "WP0609"
    NoDivisionByZero "WP0610"
    WaitingEnds "WP0611"
    FewArrivals "WP0612"
    BarriersAreInitialised "WP0613"
    WarpsComeTogether "WP0614"
    CountersDoNotWrap "WP0615"
    AmountsAreNotNegative "WP0616"
    ArrayBytes "WP0617"
    SumsDoNotWrap "WP0618"
    ResidentBlocks "WP0619"
    FewBlocks "WP0620"
    CounterStartsAtZero "WP0621"
    LockStartsFree "WP0622"
    AsCompiled "WP0623"
    LibraryModel "WP0624"
    PureExternal "WP0625"
    Lockstep "WP0626"
    MissingLanes "WP0627"
    RowsAndLayersAsUsed "WP0628"
    ThreadsOfGrid "WP0629"
    SeveralThreadsCopy "WP0630"
    NoGlobalOffset "WP0631"
    AssumedCondition "WP0632"
    GivenArguments "WP0633"
    GivenAxiom "WP0634"
    UncheckedArray "WP0635"
    GivenExtent "WP0636"
    FewDraws "WP0637"
    // Warnings: the variants of `report::warning::Warning`.
    AssumedApart "WP0701"
    JoinedArrays "WP0702"
    DoubtfulArrays "WP0703"
    JoinedLaunches "WP0704"
    CounterNotSet "WP0705"
    CounterLeft "WP0706"
    CounterSetOtherwise "WP0707"
    UnsuitedRecording "WP0708"
    UnusedAxiom "WP0709"
    UnusedCondition "WP0710"
    UnusedFact "WP0711"
    UnprovedInvariant "WP0712"
    MadeUpValues "WP0713"
    AnnotationNotChecked "WP0714"
    // Of a file: `report::model::Notice`.
    UnusedSuppression "WP0715"
    RedundantBarrier "WP0716"
    // Of a launch, as the others above.
    ReadAgain "WP0717"
    LaunchesNotRead "WP0718"
    LaterRounds "WP0719"
    NegativeNumbers "WP0720"
    CounterAssumedZero "WP0721"
    KeptBlockSizes "WP0722"
    // Of a kernel.
    BoundedGrids "WP0723"
    // Of a launch again.
    LargeArrays "WP0724"
    // Of a kernel.
    WrappedPlaces "WP0725"
    // Of a launch.
    DroppedRest "WP0726"
    NotLaunched "WP0727"
    // Of a kernel.
    LockKept "WP0728"
    // What explorations under a memory model find.
    ExploredRace "WP0801"
    ExploredHeterogeneousRace "WP0802"
    ExploredFailure "WP0803"
    ExploredDivergence "WP0804"
    Deadlock "WP0805"
    FailedCondition "WP0806"
    CutLoops "WP0807"
    InterruptedExploration "WP0808"
}

impl Code {
    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = Code> {
        Code::iter()
    }

    /// The code of a family of constructs, which has the family's name.
    pub fn of_family(family: &str) -> Code {
        family.parse().expect("each family has a code of its name")
    }

    /// Its name, such as `shared-read-write-race`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What it means in one sentence: the first paragraph of its page.
    pub fn summary(self) -> &'static str {
        let mut paragraphs = self.page().split("\n\n");
        paragraphs.nth(1).unwrap_or_default().trim()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Code, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

/// A word that is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no code `{word}`{}", similar.map_or(String::new(), |code| format!(" (is `{}`, {code}, meant?)", code.name())))]
pub struct UnknownCode {
    pub word: String,
    /// The code whose name is most like it.
    pub similar: Option<Code>,
}

impl FromStr for Code {
    type Err = UnknownCode;

    /// The code of this number, in any case, or of this name.
    fn from_str(word: &str) -> Result<Code, UnknownCode> {
        let is_meant = |code: &Code| code.id().eq_ignore_ascii_case(word) || code.name() == word;
        Code::all().find(is_meant).ok_or_else(|| UnknownCode {
            word: word.to_owned(),
            similar: similar(word),
        })
    }
}

/// The first code whose number differs in one character, or of which a word of the name stands
/// in this one.
fn similar(word: &str) -> Option<Code> {
    let number = word.to_ascii_uppercase();
    if let Some(code) = Code::all().find(|code| is_a_slip(code.id(), &number)) {
        return Some(code);
    }
    let word = word.to_ascii_lowercase();
    let parts = |code: &Code| {
        let mut parts = code.name().split('-').filter(|part| part.len() > 3);
        parts.any(|part| word.contains(part))
    };
    Code::all().find(parts)
}

/// Is a word the number but for one character that is another one, missing or too many?
fn is_a_slip(id: &str, word: &str) -> bool {
    let alike = id.chars().zip(word.chars()).take_while(|(a, b)| a == b);
    let alike = alike.count();
    let (id, word) = (&id[alike..], word.get(alike..).unwrap_or_default());
    let rest = |text: &str| text.chars().skip(1).collect::<String>();
    rest(id) == rest(word) || rest(id) == word || id == rest(word)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_go_up_and_names_are_unique() {
        let ids: Vec<&str> = Code::all().map(Code::id).collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "{ids:?}");
        let names: BTreeSet<&str> = Code::all().map(Code::name).collect();
        assert_eq!(names.len(), ids.len());
    }

    #[test]
    fn pages_begin_with_their_code_and_a_sentence() {
        for code in Code::all() {
            let title = format!("# {code}: {}\n", code.name());
            assert!(code.page().starts_with(&title), "{code}");
            let summary = code.summary();
            let is_sentence = summary.ends_with('.') && !summary.starts_with('#');
            assert!(is_sentence, "{code}: {summary}");
        }
    }

    #[test]
    fn codes_are_found_by_number_and_by_name() {
        for word in ["WP0101", "wp0101", "shared-read-write-race"] {
            assert_eq!(word.parse(), Ok(Code::SharedReadWriteRace));
        }
        let error = "barrier-divergense".parse::<Code>().expect_err("no code");
        assert_eq!(error.similar, Some(Code::BarrierDivergence));
        for (slip, id) in [
            ("WP0110", "WP0111"),
            ("wp101", "WP0101"),
            ("WP00102", "WP0102"),
        ] {
            let error = slip.parse::<Code>().expect_err("no code");
            assert_eq!(error.similar.map(Code::id), Some(id), "{slip}");
        }
        assert_eq!("WP9999".parse::<Code>().expect_err("no code").similar, None);
    }
}
