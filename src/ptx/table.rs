//! The instructions and what becomes of them. `docs/ptx.md` is made from this table.

use super::ast::Instruction;
use super::emit::{self, Emitter};

/// An instruction by the first part of its name.
pub struct Entry {
    pub name: &'static str,
    pub meaning: Meaning,
    /// What is exact of it, or what it means.
    pub about: &'static str,
    pub(super) lower: Lower,
}

/// Writes the instruction down; `None` where this form of it is not supported.
type Lower = for<'a, 'm> fn(&mut Emitter<'a, 'm>, &Instruction) -> Option<()>;

/// What is kept of an instruction's meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Registers in, registers out: as the machine computes it, but for the forms that are
    /// said to be functions of their inputs.
    Value,
    /// Registers in, registers out: some function of its inputs.
    Function,
    /// Any value, and no other effect.
    Any,
    /// Memory, barriers and warps: what the importer knows of it.
    Effect,
    /// Where the thread goes on.
    Control,
    /// A hint: nothing.
    Nothing,
    /// Said to be not supported.
    Unsupported,
}

impl Meaning {
    /// May a predicate choose between what it yields and what was there?
    pub(super) fn is_of_registers(self) -> bool {
        matches!(self, Meaning::Value | Meaning::Function | Meaning::Any)
    }
}

/// The entry of an instruction.
pub(super) fn find(name: &str) -> Option<&'static Entry> {
    INSTRUCTIONS.iter().find(|entry| entry.name == name)
}

fn refused(_: &mut Emitter, _: &Instruction) -> Option<()> {
    None
}

macro_rules! instructions {
    ($($meaning:ident $lower:expr, $about:literal: $($name:literal)+;)*) => {
        /// All that are known. Others are not supported.
        pub static INSTRUCTIONS: &[Entry] = &[$($(Entry {
            name: $name,
            meaning: Meaning::$meaning,
            about: $about,
            lower: $lower,
        },)+)*];
    };
}

instructions! {
    Value emit::mov, "registers, constants, addresses, and registers put together or taken apart": "mov";
    Value emit::convert_address, "the same address": "cvta";
    Value emit::convert, "exact between integers, and where LLVM rounds alike; else a function": "cvt";
    Value emit::add_or_subtract, "exact for integers, without saturation; floats to the nearest": "add" "sub";
    Value emit::multiply, "exact for integers; floats to the nearest": "mul";
    Value emit::multiply_add, "exact for integers; floats to the nearest": "mad";
    Value emit::float_arithmetic, "floats to the nearest; else a function": "fma";
    Value emit::multiply_24, "exact for the low half": "mul24" "mad24";
    Value emit::divide, "exact for integers; floats to the nearest": "div";
    Value emit::divide, "exact": "rem";
    Value emit::extremum, "exact for integers; of floats a function": "min" "max";
    Value emit::absolute_or_negated, "exact": "abs" "neg";
    Value emit::distance, "exact": "sad";
    Value emit::logic, "exact": "and" "or" "xor";
    Value emit::complement, "exact": "not" "cnot";
    Value emit::shift, "exact": "shl" "shr";
    Value emit::funnel, "exact where it wraps around; else a function": "shf";
    Value emit::extract, "exact without a sign; with one where the place is constant": "bfe";
    Value emit::insert, "exact": "bfi";
    Value emit::count, "exact": "popc" "clz" "brev";
    Value emit::find_highest, "exact": "bfind";
    Value emit::permute, "exact where the selector is constant; else a function": "prmt";
    Value emit::any_logic, "exact": "lop3";
    Value emit::set_predicate, "exact for integers and floats; of halves, and where denormals are zero, a function": "setp";
    Value emit::set, "exact for integers and floats": "set";
    Value emit::select, "exact": "selp";
    Value emit::select_by_sign, "exact for integers": "slct";
    Function emit::assembly, "the same result for the same inputs": "addc" "bmsk" "copysign"
        "cos" "dp2a" "dp4a" "ex2" "fns" "lg2" "madc" "rcp" "rsqrt" "sin" "sqrt" "subc" "szext"
        "tanh" "testp" "vadd" "vmin" "vmax";
    Function emit::is_in_space, "of the address": "isspacep";
    Any emit::arbitrary, "any value": "tex" "tld4" "txq" "suq" "istypep" "createpolicy";
    Effect emit::load, "a read; with an order or scope, an atomic one": "ld" "ldu";
    Effect emit::store, "a write; with an order or scope, an atomic one": "st";
    Effect emit::atomic, "atomic operations on one scalar, and additions of floats on several, each by itself": "atom" "red";
    Effect emit::copy, "copies of the thread's own, with groups; bulk copies from global to shared memory and back, and of tiles whose size is given": "cp";
    Effect emit::load_surface, "reads by coordinates in bytes, with `.trap`": "suld";
    Effect emit::store_surface, "writes by coordinates in bytes, with `.trap`": "sust";
    Effect emit::reduce_surface, "atomic operations by coordinates in bytes, with `.trap`": "sured";
    Effect emit::in_memory, "reads of rows; any value": "ldmatrix";
    Effect emit::in_memory, "writes of rows of any values": "stmatrix";
    Effect emit::assembly, "the warp comes together; any value": "mma" "wmma" "movmatrix";
    Effect emit::assembly, "products of four warps, with groups: reads of shared memory; any value": "wgmma";
    Effect emit::barrier, "of the block, by numbers, of warps and clusters": "bar" "barrier";
    Effect emit::object, "initialised, arrived at and waited for, in the block's shared memory": "mbarrier";
    Effect emit::assembly, "with scope": "fence" "membar";
    Effect emit::assembly, "taken for granted: launches that start early are not compared": "griddepcontrol";
    Effect emit::shuffle, "values between lanes": "shfl";
    Effect emit::vote, "with a mask": "vote";
    Effect emit::match_lanes, "with a mask": "match";
    Effect emit::reduce, "of integers, and the least or largest float": "redux";
    Effect emit::assembly, "the lanes that are active": "activemask";
    Effect emit::elect, "some lane": "elect";
    Control emit::branch, "a jump": "bra";
    Control emit::branch_by_index, "a jump by a list": "brx";
    Control emit::call, "of functions of the module, inlined; of the runtime as for LLVM IR": "call";
    Control emit::ret, "the function's end": "ret";
    Control emit::exit, "the thread's end": "exit";
    Control emit::trap, "the launch's end": "trap";
    Nothing emit::nothing, "a hint": "prefetch" "prefetchu" "applypriority" "nanosleep" "pmevent"
        "brkpt" "setmaxnreg";
    Unsupported refused, "is not modelled": "alloca" "stacksave" "stackrestore" "discard" "getctarank"
        "mapa" "multimem" "tcgen05" "tensormap" "clusterlaunchcontrol";
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_instruction_stands_once() {
        let mut seen = HashSet::new();
        for entry in INSTRUCTIONS {
            assert!(seen.insert(entry.name), "{}", entry.name);
        }
    }
}
