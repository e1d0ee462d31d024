//! What the two-thread engine knows of synchronisation and guesses of loops, by name, so that
//! each can be left out.

/// A fact about synchronisation, or a rule that guesses loop invariants. Without one fewer
/// kernels are proved; what a proof means stays the same.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    clap::ValueEnum,
    strum::EnumIter,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Fact {
    /// Numbers that additions to a counter return and reserve belong to who drew them
    Reservation,
    /// One lane adds for the lanes that take part
    WarpAggregate,
    /// Blocks that draw tickets behind fences are ordered by them
    ReleaseChain,
    /// Counters have passed what was drawn from them
    CounterBound,
    /// What is drawn by counting up from zero is not negative
    CountedUp,
    /// What one thread of a block draws and stores is the block's
    Leader,
    /// What threads access under one lock is ordered
    Lock,
    /// What lanes of a warp hold after a butterfly reduction is one value
    Replicas,
    /// What was done before a flag was set comes before what is done after it was read
    Flag,
    /// Blocks that count up one cell and wait for its value have met
    GridBarrier,
    /// Lanes of a set have different ranks in it
    Ranks,
    /// Both threads are in the loop, at the same counter
    Agreement,
    /// Threads of a warp are in the loop together, or gone for good
    Convergence,
    /// Counters of loops stay between their bounds
    LoopBounds,
    /// Counters have advanced by a multiple of their step
    Stride,
    /// Counters that are doubled or halved are powers of two
    Geometric,
    /// Nothing is on record at a loop's head
    NoAccess,
    /// What is on record lies where the loop's accesses go
    AccessOffset,
    /// Pointers that swap stay apart
    Pointers,
    /// What is on record lies at numbers that were drawn
    Drawn,
    /// Which asynchronous copies are not done, and where they go
    InFlight,
    /// What is on record is of the round before
    Previous,
    /// What is on record as written is what the loop's writes write
    WrittenValue,
    /// A counter goes up with the rounds
    PhaseRound,
    /// A number that names a barrier is one of those that there are
    PhaseTurn,
    /// Arrivals and waits go on with the rounds
    PhaseAdvance,
    /// All bytes that were waited for have come
    PhaseBytes,
    /// Parities alternate with the phases
    PhaseParity,
    /// Arrivals and waits keep their distance
    PhaseDistance,
    /// Barriers that are about to be arrived at are ready for it
    PhaseReady,
    /// Barrier objects are in use, or none is
    PhaseUse,
    /// Which copies that barriers wait for are not done, and where they go
    PhaseFlight,
}

impl Fact {
    /// What `--no-fact` and candidates call it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
