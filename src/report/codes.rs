//! The codes of what reports are made of, and how they stand in JSON.

use serde::{Serialize, Serializer};

use super::condition::Condition;
use super::model::{
    AccessKind, AccessReport, Defect, DivergenceProblem, FailedAssertion, MemoryProblem,
    MemorySpace, Notice, Reason, ReasonKind, Silenced, Skipped, Statement, What,
};
use crate::codes::Code;

/// Something that has a code.
pub trait Coded {
    fn code(&self) -> Code;
}

impl Coded for Defect {
    fn code(&self) -> Code {
        match self {
            Defect::Race {
                memory,
                accesses,
                same_value,
                ..
            } => of_race(*memory, accesses, *same_value),
            Defect::Divergence { problem, .. } => match problem {
                DivergenceProblem::Barrier => Code::BarrierDivergence,
                DivergenceProblem::Missing => Code::MissingLane,
                DivergenceProblem::Masks => Code::MaskMismatch,
                DivergenceProblem::Unnamed => Code::LaneOutsideMask,
            },
            Defect::Assertion { condition, .. } => of_condition(condition),
            Defect::Memory { problem, .. } => match problem {
                MemoryProblem::OutOfBounds => Code::OutOfBounds,
                MemoryProblem::WildPointer => Code::InvalidPointer,
                MemoryProblem::Misaligned => Code::MisalignedAccess,
                MemoryProblem::Uninitialised => Code::UninitialisedRead,
            },
        }
    }
}

impl Coded for Reason {
    fn code(&self) -> Code {
        match self.kind {
            ReasonKind::Unsupported => Code::of_family(self.code.as_deref().unwrap_or_default()),
            ReasonKind::Timeout => Code::Timeout,
            ReasonKind::Solver => Code::SolverGaveUp,
            ReasonKind::Assumption => Code::BrokenAssumption,
            ReasonKind::Unwound => Code::UnwoundLoops,
            ReasonKind::Launch => Code::ImpossibleLaunch,
            ReasonKind::Aliasing => Code::DoubtfulArrays,
            ReasonKind::Internal => Code::ContradictedProof,
            ReasonKind::Resources => Code::OutOfResources,
        }
    }
}

impl Coded for FailedAssertion {
    fn code(&self) -> Code {
        of_condition(&self.condition)
    }
}

impl Coded for Statement {
    fn code(&self) -> Code {
        self.code
    }
}

impl Coded for Notice {
    fn code(&self) -> Code {
        self.id
    }
}

impl Coded for What {
    fn code(&self) -> Code {
        match self {
            What::Defect(one) | What::BenignRace(one) | What::Remark(one) => one.code(),
            What::Reason(one) => one.code(),
            What::Warning(one) => one.code(),
            What::Skipped(one) => one.code(),
        }
    }
}

impl Coded for Silenced {
    fn code(&self) -> Code {
        self.what.code()
    }
}

impl Coded for Skipped {
    fn code(&self) -> Code {
        Code::SkippedKernel
    }
}

fn of_race(memory: MemorySpace, accesses: &[AccessReport], same_value: bool) -> Code {
    let all = |kind| accesses.iter().all(|access| access.access == kind);
    let any = |kind| accesses.iter().any(|access| access.access == kind);
    let both = match (all(AccessKind::Atomic), any(AccessKind::Atomic)) {
        (true, _) => return Code::HeterogeneousRace,
        (false, true) => [Code::SharedAtomicRace, Code::GlobalAtomicRace],
        (false, false) => match (all(AccessKind::Write), same_value) {
            (true, true) => [Code::SharedSameValueRace, Code::GlobalSameValueRace],
            (true, false) => [Code::SharedWriteWriteRace, Code::GlobalWriteWriteRace],
            (false, _) => [Code::SharedReadWriteRace, Code::GlobalReadWriteRace],
        },
    };
    match memory {
        MemorySpace::Shared => both[0],
        MemorySpace::Global => both[1],
    }
}

fn of_condition(condition: &Condition) -> Code {
    match condition {
        Condition::Assertion => Code::FailedAssertion,
        Condition::Precondition => Code::FailedPrecondition,
        Condition::Postcondition => Code::FailedPostcondition,
        Condition::Invariant | Condition::LoopInvariant => Code::FailedInvariant,
        Condition::BarrierInvariant => Code::FailedBarrierInvariant,
        Condition::Bounds(_) => Code::OutOfBounds,
        Condition::ValidPointer => Code::InvalidPointer,
        Condition::ConstantMemory => Code::ConstantMemoryWrite,
        Condition::CopyIsDone => Code::UnfinishedCopy,
    }
}

/// Writes a list with the code and the name of each of its elements.
pub(super) fn with_codes<T: Coded + Serialize, S: Serializer>(
    list: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().map(|of| WithCode {
        id: of.code(),
        name: of.code().name(),
        of,
    }))
}

#[derive(Serialize)]
struct WithCode<'a, T> {
    id: Code,
    name: &'static str,
    #[serde(flatten)]
    of: &'a T,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kir;

    #[test]
    fn families_of_constructs_have_codes() {
        let id = |family: &&str| family.parse::<Code>().map(Code::id);
        let ids: Vec<&str> = kir::CODES.iter().filter_map(|f| id(f).ok()).collect();
        assert_eq!(ids.len(), kir::CODES.len());
        assert!(ids.iter().all(|id| id.starts_with("WP05")), "{ids:?}");
    }
}
