//! Constructs that are not modelled: the table of their codes and texts.
//!
//! A code stands for a family of constructs and does not change; a text is a subject, which
//! "is not supported" follows, unless its comment says otherwise.

use std::fmt;

/// A type for each detail of a text.
macro_rules! text {
    ($detail:ident) => {
        String
    };
}

/// The enum of a table of codes, each with the variants and texts of its family.
macro_rules! constructs {
    ($($code:literal { $($name:ident $(($($detail:ident),+))? $text:literal)+ })+) => {
        /// A construct that something of ours does not model, with what its text names.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Construct {
            $($(#[doc = $text] $name $(($(text!($detail)),+))?,)+)+
        }

        /// The codes of all families.
        pub const CODES: &[&str] = &[$($code),+];

        impl Construct {
            /// The stable name of its family.
            pub fn code(&self) -> &'static str {
                match self {
                    $($(Construct::$name { .. })|+ => $code,)+
                }
            }

            /// Its name and what its text names, as the text of kernel IR has them.
            pub(super) fn parts(&self) -> (&'static str, Vec<&str>) {
                match self {
                    $($(Construct::$name $(($($detail),+))? => {
                        (stringify!($name), vec![$($($detail.as_str()),+)?])
                    })+)+
                }
            }

            /// The construct of these parts.
            pub(super) fn of_parts(name: &str, details: &[String]) -> Option<Construct> {
                $($(if name == stringify!($name) {
                    return match details {
                        [$($($detail),+)?] => {
                            Some(Construct::$name $(($($detail.clone()),+))?)
                        }
                        _ => None,
                    };
                })+)+
                None
            }
        }

        impl fmt::Display for Construct {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($(Construct::$name $(($($detail),+))? => write!(f, $text),)+)+
                }
            }
        }
    };
}

impl Construct {
    /// That it is not modelled, as a sentence.
    pub fn sentence(&self) -> String {
        format!("{self} is not supported")
    }
}

constructs! {
    // Assembly with a statement that `llvm::ptx` does not know, and PTX of its own (`ptx`).
    "inline-assembly" {
        InlineAssembly(text) "inline assembly `{text}`"
        Instruction(name) "the instruction `{name}`"
    }
    // An operation of LLVM that the import has no meaning for.
    "intrinsic" {
        Intrinsic(name) "intrinsic `{name}`"
    }
    "indirect-call" {
        IndirectCall "a call through a function pointer"
        CallNotKnown(why) "a call through a function pointer, {why},"
        CallOfNothing "a call of nothing"
    }
    "recursion" {
        RecursiveCall(name) "recursive call of function `{name}`"
    }
    "call-not-inlined" {
        CallNotInlined(name) "call of function `{name}`, which cannot be inlined"
    }
    // A function that is defined elsewhere.
    "external-call" {
        ExternalCall(name) "call of function `{name}` without a body"
        ExternalCallWithPointer(name) "call of unknown function `{name}` with a pointer argument"
        CallNotLinked(name, why) "call of function `{name}`, {why},"
        ExternalEnd "an external function that does not return"
    }
    // A function of the language that is called in a way the import has no meaning for.
    "call-operands" {
        ResultType(name) "the result type of `{name}`"
        VaryingArgument(name) "`{name}` with an argument that is no constant"
        TooFewArguments(name) "`{name}` with too few arguments"
        NoArguments(name) "`{name}` without arguments"
        NoPlaceForResult(name) "`{name}` without a place for its result"
        UnequalVectors(name) "`{name}` of vectors of different length"
        NumberOfLanes(name, count) "`{name}` of {count} lanes"
        OfNothing(name) "`{name}` of nothing"
        ReductionOfNothing "a reduction of nothing"
        ShuffleOfNothing "a shuffle of nothing"
    }
    // A function or class that the headers declare and do not model, in their words.
    "library" {
        Library(what) "{what}"
        UnnamedLibrary "a construct that the prelude does not support"
        UseOfLibrary "a use of the prelude"
    }
    // Code that clang refuses where headers are missing.
    "not-compiled" {
        NotCompiled "code that does not compile"
        NotCompiledBecause(why) "code that does not compile ({why})"
    }
    "variable-arguments" {
        VariableArguments "variable arguments"
    }
    "exception-handling" {
        ExceptionHandling "exception handling"
        SeveralReturns "a call with several ways to return"
    }
    "computed-jump" {
        ComputedJump "a computed jump"
        LabelAddress "the address of a label"
    }
    // A loop that control enters in several places.
    "irreducible-control-flow" {
        IrreducibleGoto "a cycle with several entries (`goto` into a loop)"
        IrreducibleCycle "a cycle with several entries"
        IrreducibleLoop "a loop with several entries"
    }
    // LLVM IR of a form that no front end we know gives.
    "unusual-llvm" {
        VariableWithoutAddress "a variable without an address"
        LocalWithoutAddress "a local variable without an address"
        FunctionWithoutAddress "a function without an address"
        AliasOfNothing "an alias of nothing"
        UndominatedUse "a value that does not dominate its use"
        UnknownValueKind "a value of an unknown kind"
        ValueInPlace(ty) "a value of type `{ty}` in this place"
        VaryingSwitch "a switch over values that are no constants"
        VaryingField "an index of a struct that is no constant"
        ConversionOfVectors "a conversion between vectors of different length"
        ConversionOfSizes "a conversion between values of different size"
        ConversionOfNothing "a conversion of an empty value"
        ConstantOfType(ty) "a constant of type `{ty}`"
        IntegerConstant "an integer constant"
        FloatConstant "a float constant"
    }
    "value-type" {
        ValueOfType(ty) "a value of type `{ty}`"
        VectorInMemory(ty) "a vector of type `{ty}` in memory"
        NarrowPointer "a pointer in memory that has less than 64 bits"
        AddressSpace(number) "address space {number}"
    }
    "parameter" {
        Parameter(what) "{what} as parameter"
        PrivatePointer(name) "pointer `{name}` to private memory as parameter"
    }
    "integer-width" {
        WideInteger "an integer of more than 128 bits"
        WideProduct "a product of more than 128 bits"
        WideFunnelShift "a funnel shift of more than 64 bits"
        WideOverflowCheck "an overflow check of more than 64 bits"
        WideSaturatingProduct "a saturating product of 64 bits"
    }
    "atomic-operation" {
        AtomicOperation(name) "atomic operation `{name}`"
    }
    "memory-order" {
        MemoryOrder(number) "memory order {number}"
        AtomicWithoutOrder "an atomic operation without an order"
        ReadOnlyOfWritten
            "a read of what does not change (`__ldg`, `ld.global.nc`) from an array that the kernel \
             writes"
    }
    "memory-scope" {
        MemoryScope(number) "memory scope {number}"
        SynchronisationScope(name) "synchronisation scope `{name}`"
    }
    // A copy or fill of as many bytes as a run says.
    "memory-copy" {
        StringRead(name) "`{name}` of a string that is no constant"
        Memmove "`memmove` of many bytes or of a length that is no constant"
        CopyOfVaryingLength "a copy or fill of memory whose length is not constant"
        ExploredCopy "a copy or a filling of memory"
        ExploredCopyOfThread "a copy or a filling of many bytes, or of a number that varies"
    }
    "asynchronous-copy" {
        AsyncCopy "an asynchronous copy"
        AsyncCopyOfBytes(bytes) "an asynchronous copy of {bytes} bytes"
        AsyncCopyOfUnknown "an asynchronous copy of unknown elements"
        AsyncCopyByOneThread "an asynchronous copy by a block of one thread"
        AsyncCopyOfUnknownTarget
            "an asynchronous copy through a pointer whose target is not known"
        BoundsOfBoundCopy "the bounds of a copy that a barrier object waits for"
        EventWithoutPointer "an event that is no pointer"
        WaitForEvents(count) "a wait for {count} events"
    }
    // What the async proxy does without the fences that it takes.
    "async-proxy" {
        WriteBeforeProxy(array)
            "a write to `{array}` with no `fence.proxy.async` before the async proxy may access it"
        AccessByProxy(array)
            "an access to `{array}` by the async proxy that may come behind a write without \
             `fence.proxy.async`"
        ProductWithoutFence "a product (`wgmma`) that may come without a `wgmma.fence` before it"
    }
    "image" {
        ImageWithLevels "a write to an image with levels of detail"
        ImageWithoutCoordinates "an image access without coordinates"
        WritableImageThroughSampler "an access to a writable image through a sampler"
        SurfaceOfNoParameter "a surface object that is no parameter"
    }
    // Threads of a warp that exchange values.
    "warp-exchange" {
        MaskOf(op) "the mask of `{op}`"
        ShuffleMode "a shuffle of an unknown mode"
        Exchange(op) "the exchange `{op}`"
    }
    "barrier-scope" {
        FenceOfPart "a fence of a part of memory"
        BarrierOfPart "a barrier that orders images or other global memory alone"
        BarrierOfSubGroup "a barrier of a sub-group, whose size is not known"
        BarrierOfOtherScope "a barrier of the work-group whose scope is not the work-group"
        BarrierOfName(name) "barrier `{name}`"
    }
    // A barrier of the block in two halves.
    "split-barrier" {
        SplitBarrier "a barrier with work between arriving and waiting"
    }
    "cluster-barrier" {
        ClusterBarrier "a cluster barrier"
        SplitClusterBarrier "a cluster barrier with work between arriving and waiting"
        BarrierOfCluster "a barrier of a cluster"
    }
    "grid-barrier" {
        GridBarrierBesideCopies "a barrier of the grid beside asynchronous copies"
    }
    "named-barrier" {
        NamedBarrier "a named barrier"
        NamedBarrierForPart "a named barrier for a part of the block"
        ArriveAtNamedBarrier "arriving at a named barrier"
        ExploredNamedBarrier "a barrier with a name"
    }
    // Waiting for a barrier that lies in memory.
    "barrier-object" {
        BarrierObject "a barrier object"
        OperationOnObject(name) "the operation `{name}` on a barrier object"
        ObjectOfUnknownPlace "a barrier object whose place is not known"
        ObjectOutsideOfShared "a barrier object that is not in shared memory"
        ObjectNotInitialised "a barrier object that is not initialised"
        ObjectInitialisedAgain "initialising a barrier object again"
        ObjectNotAligned "a barrier object whose place is no multiple of its size"
        AccessOfBarrierObject "an access to the memory of a barrier object that is in use"
        ArriveForSeveral "arriving at a barrier object for several threads"
        ArriveTooOften "more arrivals at a barrier object than it waits for"
        WaitForPhaseOfOthers "waiting at a barrier object for a phase that the thread has not arrived at"
        ArriveAfterLeaving "arriving at a barrier object after having left it"
        CopiesOfMoreBytes "copies of more bytes than their barrier object expects"
        CopyOfAbsentThread "a copy for a barrier object that its thread does not arrive at"
    }
    // Barriers that a part of the block waits at, of which something is not shown.
    "barrier-phases" {
        BarrierOfUnknownPlace "a barrier whose place is not known"
        BarrierForFewer "a barrier for fewer threads than may come to it"
        BarrierForPartOfWarp "a barrier for a number of threads that is no multiple of a warp's"
        IndexOfOtherBarriers "an index that reaches other barriers"
        ArriveBeforePhaseEnds "arriving at a barrier whose phase before may not be over"
        PhasesOfOneThread "waiting for phases of barriers by a single thread"
        // A sentence of its own.
        OrderNotShown(array) "it is not shown that barriers order two accesses to `{array}`"
    }
    // What does not go together with barriers for a part of the block.
    "beside-barrier-phases" {
        CopyBesidePhases "an asynchronous copy beside barriers for a part of the block"
        ConditionalBarrierBesidePhases
            "a barrier of the block under a condition, beside barriers for a part of it,"
        FencedBarrierBesidePhases
            "a barrier of one memory beside barriers for a part of the block"
        AnnotationOfBoth "an annotation that speaks of both threads"
        AssumptionOfBoth "an assumption that speaks of both threads"
    }
    // A barrier that protocols do not show all threads to reach.
    "barrier-not-reached" {
        BarrierNotReached "a barrier that not all threads may reach"
    }
    "unknown-pointer" {
        AccessOfUnknownTarget "an access through a pointer whose target is not known"
        AccessNotFollowed "an access through a pointer that is not followed"
    }
    "annotation" {
        Annotation(name) "annotation `__{name}`"
        EnsuresElsewhere
            "an `__ensures` that branches, is not always reached or speaks of another type than \
             the function returns"
        OtherOfAggregate "`__other` of a value that is no scalar"
        DominatorElsewhere "`__dominator_enabled` elsewhere than at the head of a loop"
        TakenValueOfOther
            "`__atomic_has_taken_value` of anything but a counter that all accesses step by one \
             literal"
        FreshArrayOfOther "the annotation `__requires_fresh_array` on anything but a parameter"
        StatedElsewhere
            "a fact about the elements of an array that does not stand at the start of a kernel"
        AnnotationOfUnknownArray "an annotation on a pointer whose array is not known"
    }
    // An invariant where it cannot be claimed.
    "invariant" {
        InvariantElsewhere "an invariant that does not stand at the head of a loop"
        InvariantOfBody
            "an invariant that speaks of values of the loop's body, or of memory after a write or \
             a branch"
        FunctionWideElsewhere "a function-wide invariant that does not stand at the kernel's end"
    }
    "barrier-invariant" {
        BarrierInvariantIds "a barrier invariant with ids of other than 64 bits"
        BarrierInvariantElsewhere "a barrier invariant that no barrier of the block follows"
        BarrierInvariantOfTwo "a barrier invariant that reads a cell which two threads determine"
        BarrierInvariantOfOwn
            "a barrier invariant that depends on what threads compute for themselves"
    }
    "axiom" {
        Axiom(text, why) "the axiom `{text}` ({why})"
    }
    // What the original race check does not track.
    "race-check" {
        CopyUntracked "an asynchronous copy where races are checked at their original places"
        AnnotationUntracked "an annotation about accesses where races are checked at their original places"
    }
    // What the engine of protocols leaves to others; sentences of their own.
    "protocol" {
        ProtocolOptions "protocols say nothing of bounds, lockstep, and divergence alone"
        ProtocolAssertions "protocols do not show assertions"
        ProtocolProblem(message) "{message}"
    }
    // What enumeration of a launch's threads leaves to others; sentences of their own.
    "enumeration" {
        EnumerationOptions
            "enumeration says nothing of bounds, lockstep, and divergence alone"
        EnumerationOfAnyLaunch "only launches of known sizes are enumerated"
        EnumerationOfOther
            "asynchronous copies of blocks, claims, pointers that may be null and barriers but those \
             of the block are not enumerated"
        EnumerationOfData(array)
            "data or parameters without a value decide whether threads race on `{array}`"
        EnumerationOfConflict(array)
            "threads may race on `{array}`, which no run shows"
        EnumerationOfBarrier "data or parameters without a value decide about a barrier"
        EnumerationOfEndless "a loop that nothing ends is not enumerated"
        EnumerationOfUndefined "a division by zero, or an address outside of all arrays"
        EnumerationTooLong "the launch has too many steps to enumerate"
        EnumerationTooLarge(gib) "enumeration of the launch takes more than {gib} GiB"
    }
    // A program of the verification language; a sentence of its own.
    "ivl" {
        Ivl(message) "{message}"
    }
    // What a program of host threads asks for.
    "host-operation" {
        HostOperation "an operation of a host thread"
        VerifierFunction(name) "`__VERIFIER_{name}`"
        HostFunction(name) "`__wp_host_{name}`"
        MovingThread "a thread that sits here and there"
        KernelOperation "an operation of kernels"
        KernelAnnotation "an annotation of a kernel"
    }
    // Accesses of several widths to the same memory, in explorations.
    "mixed-size" {
        AtomicInPieces "an atomic access to memory that is accessed in smaller pieces, too"
        LockInPieces "a lock in memory that is accessed in smaller pieces, too"
        UnalignedAccess "an access that is not aligned to its object"
    }
    "explored-access" {
        WeakUpdate "a weak access that reads and writes"
        PrivateOfOther "an access to another thread's private memory"
    }
    "explored-annotation" {
        AnnotationOfTwo "an annotation that speaks of two threads"
        AnnotationOfMemory "an annotation that reads shared memory"
    }
    "explored-barrier" {
        Vote "a vote at a barrier"
        ChangingBarrier "a barrier that different threads come to"
    }
    // No execution reaches its end, so nothing is known of any.
    "no-execution" {
        LaunchWithoutEnd "a launch of which no execution reaches its end"
        ProgramWithoutEnd "a program of which no execution reaches its end"
    }
    // Of a function that runs when the grid has ended.
    "final-function" {
        Final(why, name) "{why}, in `{name}`"
        FinalEndless "a loop without an end"
        FinalOperation "a barrier, a warp exchange or a copy of memory"
        FinalValue(name) "the value of `{name}`"
        FinalWildPointer "an access through a pointer to no object"
        FinalOutside(name) "an access outside of {name}"
        FinalOutsideOfObject "an access outside of its object"
    }
    // A value that an exploration makes up, such as one of a function that is not known.
    "explored-value" {
        ChosenValue(name) "exploring more than one value of `{name}`"
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_are_unique_words() {
        let unique: BTreeSet<&str> = CODES.iter().copied().collect();
        assert_eq!(unique.len(), CODES.len());
        let is_word = |code: &&str| code.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(CODES.iter().all(is_word));
    }

    #[test]
    fn parts_make_the_construct() {
        for construct in [
            Construct::ComputedJump,
            Construct::RecursiveCall("f".to_owned()),
            Construct::Axiom("a".to_owned(), "b".to_owned()),
        ] {
            let (name, details) = construct.parts();
            let details: Vec<String> = details.into_iter().map(str::to_owned).collect();
            assert_eq!(Construct::of_parts(name, &details), Some(construct));
            let more = [details, vec![String::new()]].concat();
            assert_eq!(Construct::of_parts(name, &more), None);
        }
    }
}
