//! What a verdict rests on beside the kernel's text.

use strum::{Display, EnumDiscriminants};

use crate::codes::Code;
use crate::report::model::Statement;

/// Something that is taken for granted, in the order of reports and in their words.
#[derive(Clone, Debug, PartialEq, Eq, Display, EnumDiscriminants)]
#[strum_discriminants(name(Kind), vis(), derive(PartialOrd, Ord))]
pub enum Assumption {
    #[strum(to_string = "accesses stay inside the arrays they start in")]
    InsideArrays,
    #[strum(
        to_string = "accesses stay inside the arrays they start in where the size of these is \
                     not known, or where the array is a thread's own and the index constant"
    )]
    InsideOpenArrays,
    #[strum(to_string = "floating-point operations are functions of their operands")]
    FloatsAreFunctions,
    #[strum(to_string = "there are no races, which were not looked for")]
    NoRaces,
    #[strum(to_string = "different blocks do not race, which was not looked for")]
    NoRacesBetweenBlocks,
    #[strum(to_string = "different pointer parameters point to different arrays")]
    ParametersDoNotAlias,
    #[strum(to_string = "pointer parameters do not point to variables of the module")]
    ParametersAvoidVariables,
    #[strum(
        to_string = "pointers at different places of `{array}`, which are no more than 2^27, point \
                     to different arrays, to which nothing else points"
    )]
    PointeesDoNotAlias { array: String },
    #[strum(
        to_string = "signed arithmetic on parameters and loaded values does not overflow, nor \
                     does that of pointers (undefined behaviour otherwise), and counters that \
                     loops compare with such values in every round, as signed numbers, do not wrap"
    )]
    NoSignedOverflow,
    #[strum(to_string = "integers are not divided by zero (undefined behaviour otherwise)")]
    NoDivisionByZero,
    #[strum(
        to_string = "every wait at a barrier for a part of the block, or for a phase of one, ends"
    )]
    WaitingEnds,
    #[strum(to_string = "no thread arrives at a barrier more than 2^30 times")]
    FewArrivals,
    #[strum(to_string = "barrier objects are initialised before they are used")]
    BarriersAreInitialised,
    #[strum(to_string = "threads of a warp come together to barriers with a name")]
    WarpsComeTogether,
    #[strum(to_string = "counters that threads draw values from by atomic additions do not wrap")]
    CountersDoNotWrap,
    #[strum(
        to_string = "what is added to counters whose values are places, and is a parameter, \
                     loaded or made of such, is not negative"
    )]
    AmountsAreNotNegative,
    #[strum(to_string = "no array has more than {most} bytes")]
    ArrayBytes { most: u64 },
    #[strum(
        to_string = "signed sums and products of ids and sizes do not overflow, nor do their products in 64 bits"
    )]
    SumsDoNotWrap,
    #[strum(
        to_string = "the grid has at most {most} blocks, as a barrier of the grid needs all of \
                     them to be resident"
    )]
    ResidentBlocks { most: u64 },
    #[strum(to_string = "no race takes more than {most} blocks, as where sums wrap around")]
    FewBlocks { most: u64 },
    #[strum(to_string = "the counter `{counter}` is zero when the kernel starts")]
    StartsAtZero { counter: String },
    #[strum(to_string = "the counters `{counter}` are set before numbers are drawn from them")]
    SetBeforeDrawn { counter: String },
    #[strum(to_string = "the counter `{counter}` does not come to 2147483648")]
    FewDraws { counter: String },
    #[strum(to_string = "the locks `{lock}` are free, that is {free}, when the kernel starts")]
    StartsFree { lock: String, free: u128 },
    #[strum(to_string = "the flags `{flag}` are zero when the kernel starts")]
    FlagsStartAtZero { flag: String },
    /// What compiling took for granted.
    #[strum(to_string = "{text}")]
    Compilation { text: String },
    /// What the model of a library function takes for granted.
    #[strum(to_string = "{text}")]
    Library { text: String },
    #[strum(
        to_string = "external function `{function}` has no effect on memory and contains no \
                     barrier"
    )]
    PureExternal { function: String },
    #[strum(
        to_string = "threads of a warp of {warp_size} run in lockstep, the sides of a branch one \
                     after the other"
    )]
    Lockstep { warp_size: u32 },
    #[strum(
        to_string = "lanes that the last warp of a block does not have need not come to \
                     operations of the warp, and no lane asks for their values"
    )]
    MissingLanes,
    #[strum(to_string = "the launch has rows and layers only where the kernel reads y and z")]
    RowsAndLayers,
    #[strum(to_string = "the grid has at most 2147483647 threads in each dimension")]
    ThreadsOfGrid,
    #[strum(to_string = "blocks that copy asynchronously have more than one thread")]
    SeveralThreadsCopy,
    #[strum(to_string = "the global offset of the launch is zero")]
    NoGlobalOffset,
    #[strum(to_string = "`{condition}`, as given")]
    Assumed { condition: String },
    #[strum(to_string = "the arguments `{args}`, as given")]
    Args { args: String },
    #[strum(to_string = "the axiom `{axiom}`")]
    Axiom { axiom: String },
    #[strum(to_string = "accesses to `{array}` do not race: it is none of the arrays to check")]
    Unchecked { array: String },
    #[strum(to_string = "`{array}` has {elements} elements, as given")]
    Extent { array: String, elements: String },
}

impl Assumption {
    fn code(&self) -> Code {
        match self {
            Assumption::InsideArrays => Code::AccessesInsideArrays,
            Assumption::InsideOpenArrays => Code::AccessesInsideOpenArrays,
            Assumption::FloatsAreFunctions => Code::FloatsAreFunctions,
            Assumption::NoRaces => Code::RacesNotChecked,
            Assumption::NoRacesBetweenBlocks => Code::BlocksNotChecked,
            Assumption::ParametersDoNotAlias => Code::ParametersDoNotAlias,
            Assumption::ParametersAvoidVariables => Code::ParametersAvoidVariables,
            Assumption::PointeesDoNotAlias { .. } => Code::PointeesDoNotAlias,
            Assumption::NoSignedOverflow => Code::NoSignedOverflow,
            Assumption::NoDivisionByZero => Code::NoDivisionByZero,
            Assumption::WaitingEnds => Code::WaitingEnds,
            Assumption::FewArrivals => Code::FewArrivals,
            Assumption::BarriersAreInitialised => Code::BarriersAreInitialised,
            Assumption::WarpsComeTogether => Code::WarpsComeTogether,
            Assumption::CountersDoNotWrap => Code::CountersDoNotWrap,
            Assumption::AmountsAreNotNegative => Code::AmountsAreNotNegative,
            Assumption::ArrayBytes { .. } => Code::ArrayBytes,
            Assumption::SumsDoNotWrap => Code::SumsDoNotWrap,
            Assumption::ResidentBlocks { .. } => Code::ResidentBlocks,
            Assumption::FewBlocks { .. } => Code::FewBlocks,
            Assumption::StartsAtZero { .. }
            | Assumption::FlagsStartAtZero { .. }
            | Assumption::SetBeforeDrawn { .. } => Code::CounterStartsAtZero,
            Assumption::FewDraws { .. } => Code::FewDraws,
            Assumption::StartsFree { .. } => Code::LockStartsFree,
            Assumption::Compilation { .. } => Code::AsCompiled,
            Assumption::Library { .. } => Code::LibraryModel,
            Assumption::PureExternal { .. } => Code::PureExternal,
            Assumption::Lockstep { .. } => Code::Lockstep,
            Assumption::MissingLanes => Code::MissingLanes,
            Assumption::RowsAndLayers => Code::RowsAndLayersAsUsed,
            Assumption::ThreadsOfGrid => Code::ThreadsOfGrid,
            Assumption::SeveralThreadsCopy => Code::SeveralThreadsCopy,
            Assumption::NoGlobalOffset => Code::NoGlobalOffset,
            Assumption::Assumed { .. } => Code::AssumedCondition,
            Assumption::Args { .. } => Code::GivenArguments,
            Assumption::Axiom { .. } => Code::GivenAxiom,
            Assumption::Unchecked { .. } => Code::UncheckedArray,
            Assumption::Extent { .. } => Code::GivenExtent,
        }
    }

    /// In words, with its code.
    pub fn statement(&self) -> Statement {
        Statement {
            code: self.code(),
            text: self.to_string(),
        }
    }
}

/// What several findings rest on together. Reports print it as a list of sentences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assumptions(Vec<Assumption>);

impl Assumptions {
    /// Adds one behind those of its kind, unless it is there.
    pub fn add(&mut self, assumption: Assumption) {
        if !self.0.contains(&assumption) {
            let kind = Kind::from(&assumption);
            let end = self.0.partition_point(|known| Kind::from(known) <= kind);
            self.0.insert(end, assumption);
        }
    }

    pub fn contains(&self, assumption: &Assumption) -> bool {
        self.0.contains(assumption)
    }

    /// In words, with their codes.
    pub fn statements(&self) -> Vec<Statement> {
        self.0.iter().map(Assumption::statement).collect()
    }
}

impl Extend<Assumption> for Assumptions {
    fn extend<T: IntoIterator<Item = Assumption>>(&mut self, more: T) {
        more.into_iter().for_each(|assumption| self.add(assumption));
    }
}

impl IntoIterator for Assumptions {
    type Item = Assumption;
    type IntoIter = std::vec::IntoIter<Assumption>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_have_one_order() {
        let mut assumptions = Assumptions::default();
        let axiom = |text: &str| Assumption::Axiom { axiom: text.into() };
        assumptions.extend([axiom("b"), axiom("a"), Assumption::FloatsAreFunctions]);
        assumptions.extend([axiom("b"), Assumption::InsideArrays]);
        let texts = [
            "accesses stay inside the arrays they start in",
            "floating-point operations are functions of their operands",
            "the axiom `b`",
            "the axiom `a`",
        ];
        let said = assumptions.statements();
        let said: Vec<&str> = said.iter().map(|said| said.text.as_str()).collect();
        assert_eq!(said, texts);
    }
}
