//! The words of the text form for what is one of a few: one table each, read by `print`
//! and by `parse`.

use super::warp::{Shuffle, WarpReduce};
use super::{
    AddressSpace, AnnotationKind, BinaryOp, CastOp, FloatKind, FloatPredicate, Geometry, HostOp,
    IntPredicate, Memory, ObjectOp, Ordering, RmwOp, Scope, Vote,
};

macro_rules! names {
    ($($of:ident: $($variant:ident $name:literal)*;)*) => {$(
        impl $of {
            /// The word for it in the text form.
            pub fn name(self) -> &'static str {
                match self {
                    $($of::$variant => $name,)*
                }
            }

            /// What the word stands for.
            pub fn named(name: &str) -> Option<$of> {
                match name {
                    $($name => Some($of::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

names! {
    Memory: Shared "shared" Global "global" Images "images";
    AddressSpace: Generic "generic" Global "global" Shared "shared" Constant "constant"
        Private "private";
    FloatKind: F16 "f16" BF16 "bf16" F32 "f32" F64 "f64";
    BinaryOp: Add "add" Sub "sub" Mul "mul" UDiv "udiv" SDiv "sdiv" URem "urem" SRem "srem"
        And "and" Or "or" Xor "xor" Shl "shl" LShr "lshr" AShr "ashr" FAdd "fadd" FSub "fsub"
        FMul "fmul" FDiv "fdiv" FRem "frem";
    CastOp: ZExt "zext" SExt "sext" Trunc "trunc" FPToUI "fptoui" FPToSI "fptosi"
        UIToFP "uitofp" SIToFP "sitofp" FPExt "fpext" FPTrunc "fptrunc" Bitcast "bitcast"
        PtrToInt "ptrtoint" IntToPtr "inttoptr" AddrSpace "addrspace";
    IntPredicate: Eq "eq" Ne "ne" Ult "ult" Ule "ule" Ugt "ugt" Uge "uge" Slt "slt" Sle "sle"
        Sgt "sgt" Sge "sge";
    FloatPredicate: False "false" Oeq "oeq" Ogt "ogt" Oge "oge" Olt "olt" Ole "ole" One "one"
        Ord "ord" Ueq "ueq" Ugt "ugt" Uge "uge" Ult "ult" Ule "ule" Une "une" Uno "uno"
        True "true";
    RmwOp: Add "add" Sub "sub" Exchange "exchange" And "and" Or "or" Xor "xor" Nand "nand"
        SMin "smin" SMax "smax" UMin "umin" UMax "umax" FAdd "fadd" FSub "fsub" FMin "fmin"
        FMax "fmax" IncWrap "incwrap" DecWrap "decwrap";
    Ordering: Relaxed "relaxed" Acquire "acquire" Release "release" AcqRel "acqrel"
        SeqCst "seqcst";
    Scope: Thread "thread" Warp "warp" Block "block" Cluster "cluster" Gpu "gpu"
        System "system";
    ObjectOp: Init "init" Invalidate "invalidate" Arrive "arrive" ArriveDrop "arrivedrop" Expect "expect" Wait "wait"
        WaitParity "waitparity" TryWait "trywait" TryWaitParity "trywaitparity";
    Vote: Count "barrier_count" All "barrier_all" Any "barrier_any";
    Geometry: ThreadId "thread_id" BlockId "block_id" BlockDim "block_dim" GridDim "grid_dim"
        GlobalOffset "global_offset" LaneId "lane_id" WarpId "warp_id" WorkDim "work_dim";
    AnnotationKind: Assert "assert" Assume "assume" Requires "requires" Ensures "ensures"
        Invariant "invariant" CandidateInvariant "candidate_invariant"
        FunctionWideInvariant "function_wide_invariant"
        FunctionWideCandidateInvariant "function_wide_candidate_invariant"
        GlobalAssert "global_assert" GlobalAssume "global_assume"
        GlobalRequires "global_requires" GlobalEnsures "global_ensures"
        GlobalInvariant "global_invariant"
        GlobalCandidateInvariant "global_candidate_invariant" Axiom "axiom"
        BarrierInvariant "barrier_invariant" BarrierInvariantPair "barrier_invariant_pair"
        RequiresFreshArray "requires_fresh_array" SameGroup "same_group" Enabled "enabled"
        DominatorEnabled "dominator_enabled" HasTakenValue "has_taken_value" Other "other"
        All "all" HasRead "has_read" HasWritten "has_written" ReadOffset "read_offset"
        WriteOffset "write_offset" PtrOffset "ptr_offset";
    HostOp: Argument "argument" Exit "exit" Create "create" Join "join" This "this"
        Allocate "allocate" AllocateZeros "allocate_zeros" Free "free" Await "await"
        Meet "meet" Scope "scope" Weak "weak" Place "place" Choose "choose" Update "update"
        Commit "commit" Keep "keep" Doze "doze" Wake "wake";
    Shuffle: Index "index" Up "up" Down "down" Xor "xor";
    WarpReduce: Add "add" Mul "mul" And "and" Or "or" Xor "xor" SMin "smin" SMax "smax"
        UMin "umin" UMax "umax";
}
