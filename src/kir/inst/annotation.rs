//! What programmers state about kernels.

/// What a programmer states about the kernel (GPUVerify's annotations).
/// Arguments are truth values unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnotationKind {
    Assert,
    Assume,
    Requires,
    Ensures,
    Invariant,
    CandidateInvariant,
    FunctionWideInvariant,
    FunctionWideCandidateInvariant,
    /// The same, checked whether or not the thread is enabled.
    GlobalAssert,
    GlobalAssume,
    GlobalRequires,
    GlobalEnsures,
    GlobalInvariant,
    GlobalCandidateInvariant,
    /// Holds for all kernels: an assumption about constants.
    Axiom,
    /// What the thread knows at the next barrier, and the ids (64 bits) of the
    /// threads to know it for afterwards.
    BarrierInvariant,
    /// The same of pairs of threads: two ids each.
    BarrierInvariantPair,
    /// The pointer argument is the start of an array that nothing else points
    /// into.
    RequiresFreshArray,
    /// Result: are the two threads in one block?
    SameGroup,
    /// Result: is this thread enabled here?
    Enabled,
    /// Result, at the head of a loop: has this thread come to the loop?
    DominatorEnabled,
    /// Result: has the logging thread drawn the value (third argument) by an atomic
    /// addition to the cell so many bytes (second) behind the pointer (first)?
    HasTakenValue,
    /// Result: the argument's value in the other thread.
    Other,
    /// Result: does the argument hold for both threads?
    All,
    /// Result: has the object that the pointer argument points into been read
    /// (written) by the logging thread since the last barrier?
    HasRead,
    HasWritten,
    /// Result (64 bits): the byte offset of that access in the object.
    ReadOffset,
    WriteOffset,
    /// Result (64 bits): the pointer argument's byte offset in its object.
    PtrOffset,
}

impl AnnotationKind {
    /// Does its result depend on the record of accesses?
    pub fn speaks_of_accesses(self) -> bool {
        matches!(
            self,
            AnnotationKind::HasRead
                | AnnotationKind::HasWritten
                | AnnotationKind::ReadOffset
                | AnnotationKind::WriteOffset
                | AnnotationKind::HasTakenValue
        )
    }
}
