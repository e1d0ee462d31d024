//! Writes of the host through addresses that kernels have put into memory.

use super::allocations;
use super::effects::Effect;
use super::makers::is_fresh;
use super::sources::sources;
use crate::llvm::handle::{Opcode, Val};

/// May an instruction write an allocation that it does not name, whose address the program may find in
/// memory? Host code itself writes memory that the allocator shares with it alone.
pub(super) fn may_write(inst: Val, effect: &Effect, allocation: Val) -> bool {
    let by_device = match effect {
        Effect::Fill(_) | Effect::Write(Some(_)) => true,
        Effect::Write(None) => false,
        _ => return false,
    };
    let is_shared = allocations::is_shared_with_host(allocation);
    (is_shared || by_device && !is_copy_to_host(inst)) && places(inst).is_none_or(may_be_found)
}

/// The addresses that an instruction writes at; none where it may find others.
fn places(inst: Val) -> Option<Vec<Val>> {
    match inst.opcode() {
        Some(Opcode::LLVMStore) => return Some(vec![inst.operand(1)]),
        Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => {
            return Some(vec![inst.operand(0)]);
        }
        _ => {}
    }
    let name = inst.called_name()?;
    inst.callee().filter(|callee| callee.is_declaration())?;
    let args = inst.call_args();
    match of_runtime(&name) {
        _ if name.starts_with("llvm.mem") => Some(vec![*args.first()?]),
        Some(plain) if WRITERS.contains(&plain.trim_end_matches("Async")) => {
            Some(vec![*args.first()?])
        }
        Some("MemGetInfo" | "MemAdvise" | "MemPrefetchAsync") => Some(Vec::new()),
        Some(plain) if plain.starts_with("Mem") => None,
        _ => {
            let pointers = args.into_iter().filter(|arg| arg.ty().is_pointer());
            Some(pointers.collect())
        }
    }
}

/// Functions of the runtime that write at their first argument.
const WRITERS: [&str; 6] = [
    "Memcpy",
    "Memcpy2D",
    "MemcpyFromSymbol",
    "MemcpyPeer",
    "Memset",
    "Memset2D",
];

/// Is one of the addresses none of a variable or of other memory that the function allocates?
fn may_be_found(places: Vec<Val>) -> bool {
    let is_known = |source: &Val| {
        let is_variable = source.is_variable();
        let is_own = source.has_opcode(Opcode::LLVMAlloca) || is_fresh(*source);
        is_variable || is_own || source.is_null()
    };
    places.into_iter().any(|place| {
        let sources = sources(place);
        sources.is_none_or(|all| !all.iter().all(is_known))
    })
}

/// `cudaMemcpyDeviceToHost`.
const TO_HOST: u128 = 2;

/// Copies to the host do not write what the host has no access to.
fn is_copy_to_host(inst: Val) -> bool {
    let name = inst.called_name().unwrap_or_default();
    let args = inst.call_args();
    let is_copy = matches!(of_runtime(&name), Some("Memcpy" | "MemcpyAsync"));
    let kind = args.get(3).and_then(|kind| kind.int_constant());
    is_copy && kind == Some(TO_HOST)
}

/// The name of a function of the runtime without its prefix.
fn of_runtime(name: &str) -> Option<&str> {
    let mut prefixes = ["cuda", "hip"].iter();
    prefixes.find_map(|prefix| name.strip_prefix(prefix))
}
