//! Who makes what an allocation holds: kernels, host code that computes, or somebody outside.

use std::collections::HashSet;
use std::ffi::CStr;

use super::allocations::{self, ANY_BYTE, ANY_WORD, base_of};
use super::conditions::{Conditions, stands_before};
use super::fillings::may_decide;
use super::given::is_called_outside;
use super::library;
use super::origins::{Origin, of_element};
use super::reorders::{OF_LIBRARY, is_reorder};
use super::sources::sources;
use super::stubs::{self, Stubs};
use super::symbols;
use crate::host::{ByHost, Makers};
use crate::llvm::handle::{Layout, Opcode, Val};

/// Who writes to the allocation; none where something of it comes from outside the program as it is.
/// What is not followed the program may compute.
pub(super) fn of_array(allocation: Val, stubs: &Stubs) -> Option<Makers> {
    let (makers, origin) = followed(allocation, stubs).unwrap_or_default();
    Some(Makers {
        host: origin.by_host()?,
        ..makers
    })
}

/// The kernels that write to the allocation, and where from host code has the rest of it; none where
/// that is not known.
fn followed(allocation: Val, stubs: &Stubs) -> Option<(Makers, Origin)> {
    let (mut makers, mut origin) = (Makers::default(), Origin::Nowhere);
    let (mut seen, mut work) = (HashSet::new(), vec![allocation]);
    let copied_to = allocation;
    while let Some(allocation) = work.pop() {
        if !seen.insert(allocation) {
            continue;
        }
        for inst in allocations::touches_of(allocation, &is_algorithm)?.into_keys() {
            if stubs::is_marker(inst) {
                makers.kernels.extend(given_to(allocation, inst, stubs)?);
            } else if is_algorithm(&inst.called_name().unwrap_or_default()) {
                origin = Origin::Computed;
            } else if let Some(others) = copied_on_device(inst) {
                work.extend(others);
            } else if allocation != copied_to && inst.has_opcode(Opcode::LLVMStore) {
                // Host and kernels change what is copied in turns.
                return None;
            } else {
                origin = origin.beside(written(inst)?);
            }
        }
    }
    Some((makers, origin))
}

/// The kernels that write to memory whose allocation is not followed, and whether functions of the
/// program may, before control comes to a launch; none if nothing of that kind does.
pub(super) fn of_others_memory(
    memory: Val,
    marker: Val,
    (stubs, conditions): (&Stubs, &Conditions),
) -> Option<Makers> {
    let own = marker.parent()?;
    let leading = conditions.leading_to(own);
    let comes_before = |user: Val| {
        let stands_in = user.parent();
        stands_in == Some(own) && stands_before(user, marker)
            || stands_in.is_some_and(|block| leading.contains(&block))
    };
    let mut makers = Makers::default();
    let read = read_from_one_place(memory);
    let mut work: Vec<Val> = read.iter().copied().flat_map(Val::users).collect();
    while let Some(user) = work.pop() {
        if user.has_opcode(Opcode::LLVMGetElementPtr) {
            work.extend(user.users());
        } else if user == marker || !comes_before(user) {
            continue;
        } else if stubs::is_marker(user) {
            for &memory in &read {
                makers.kernels.extend(given_to(memory, user, stubs)?);
            }
        } else if let Some(name) = user.called_name() {
            let is_ours = user.callee().is_some_and(|callee| !callee.is_declaration());
            if is_ours || is_algorithm(&name) {
                makers.host = ByHost::Computes;
            }
        }
    }
    (makers != Makers::default()).then_some(makers)
}

/// The pointers that are read from the place that this one is read from, at whatever time.
fn read_from_one_place(pointer: Val) -> Vec<Val> {
    if !pointer.has_opcode(Opcode::LLVMLoad) {
        return vec![pointer];
    }
    let place = pointer.operand(0);
    let (mut read, mut work) = (Vec::new(), base_of(place).users());
    while let Some(user) = work.pop() {
        match user.opcode() {
            Some(Opcode::LLVMGetElementPtr) => work.extend(user.users()),
            Some(Opcode::LLVMLoad) if is_one_place(user.operand(0), place) => read.push(user),
            _ => {}
        }
    }
    read
}

/// Are the same distances added to one pointer?
pub(super) fn is_one_place(a: Val, b: Val) -> bool {
    let are_sums = [a, b]
        .iter()
        .all(|sum| sum.has_opcode(Opcode::LLVMGetElementPtr));
    let count = |sum: Val| sum.operand_count();
    a == b
        || are_sums
            && count(a) == count(b)
            && a.gep_source_type() == b.gep_source_type()
            && (1..count(a)).all(|index| a.operand(index) == b.operand(index))
            && is_one_place(a.operand(0), b.operand(0))
}

/// Is it an algorithm of Thrust or CUB that computes elements from all others, or brings them into
/// another order?
fn is_algorithm(name: &str) -> bool {
    const COMPUTING: [&str; 14] = [
        "Select",
        "scan",
        "Scan",
        "Sum",
        "sequence",
        "unfollowed",
        "sort",
        "Sort",
        "unique",
        "Unique",
        "merge",
        "partition",
        "reduce_by_key",
        "ReduceByKey",
    ];
    let is_of_library = ["_ZN6thrust", "_ZN3cub"]
        .iter()
        .any(|one| name.starts_with(one));
    is_of_library && COMPUTING.iter().any(|one| name.contains(one))
}

/// The allocations of the device that a copy is from, if it is from such alone.
fn copied_on_device(inst: Val) -> Option<Vec<Val>> {
    inst.called_name()?.contains("emcpy").then_some(())?;
    let sources = sources(*inst.call_args().get(1)?)?;
    let is_of_device = |source: &Val| {
        let name = source.called_name();
        name.is_some_and(|name| allocations::is_allocation(&name))
    };
    (!sources.is_empty() && sources.iter().all(is_of_device)).then_some(sources)
}

/// The kernel that is launched there, with the parameters that the allocation is passed as.
pub(super) fn given_to(
    allocation: Val,
    marker: Val,
    stubs: &Stubs,
) -> Option<Vec<(String, usize)>> {
    let kernel = stubs.kernel(marker)?;
    let arguments = stubs.arguments(marker).into_iter();
    let given = arguments.filter(|(_, value)| base_of(*value) == allocation);
    let given = given.map(|(argument, _)| (kernel.clone(), argument.param));
    Some(given.collect())
}

/// What the instruction writes; none where that is not known.
fn written(inst: Val) -> Option<Origin> {
    if inst.has_opcode(Opcode::LLVMStore) {
        return Some(of_element(inst.operand(0), inst));
    }
    let name = inst.called_name()?;
    if name.contains("emset") {
        return Some(Origin::Literals);
    }
    at(*inst.call_args().get(1)?)
}

/// Where what lies at an address of the host is from; none where that is not known.
fn at(address: Val) -> Option<Origin> {
    let origins: Option<Vec<Origin>> = memory_at(address)?.into_iter().map(in_memory).collect();
    origins?.into_iter().reduce(Origin::beside)
}

/// The memory that an address leads into; none where that is not known.
fn memory_at(address: Val) -> Option<Vec<Val>> {
    let mut sources = sources(address)?;
    sources.retain(|source| !source.is_null() && !source.is_undef());
    Some(sources)
}

/// Does host code make what a variable of the device is set to, and nobody from outside? Where others
/// know its address, it may.
pub(super) fn make_variable(layout: Layout, shadow: Val) -> bool {
    let users = shadow.users().into_iter();
    let users = users.filter(|user| !symbols::is_reading(*user, shadow));
    let users: Vec<Val> = users.collect();
    // What is set in parts, or again, is not known, though it may be literals.
    let is_set_once = users.len() == 1;
    let set = users.into_iter().map(|user| match user.called_name() {
        Some(name) if symbols::is_setting(&name) => match set_from(user) {
            Origin::Nowhere if !is_set_once || symbols::sets_a_part(layout, user, shadow) => {
                Origin::Computed
            }
            origin => origin,
        },
        _ => Origin::Computed,
    });
    let by_host = set.reduce(Origin::beside).and_then(Origin::by_host);
    by_host.is_some_and(|by_host| by_host != ByHost::Nothing)
}

/// Where what the call sets a variable to is from, as far as it is not known.
fn set_from(call: Val) -> Origin {
    let words = symbols::words_set_by(call).map(|(_, words)| words);
    let is_address = |arg: &Val| {
        arg.has_opcode(Opcode::LLVMPtrToInt) || words.is_some() && arg.ty().is_pointer()
    };
    let args = call.call_args().into_iter().skip(1);
    let (addresses, args): (Vec<Val>, Vec<Val>) = args.partition(is_address);
    // Numbers beside pointers are not known, though they stand there.
    let unknown = match addresses.is_empty() {
        true => Origin::Nowhere,
        false => Origin::Computed,
    };
    // What lies between members is not set.
    let is_unset = |arg: &Val| {
        let name = arg.called_name().unwrap_or_default();
        [ANY_BYTE, ANY_WORD]
            .map(CStr::to_bytes)
            .contains(&name.as_bytes())
    };
    let is_known = |arg: &Val| arg.int_constant().is_some() || is_unset(arg);
    let origins = args.into_iter().filter(|arg| !is_known(arg));
    let origins = origins.map(|arg| match arg.opcode() {
        _ if arg.ty().is_pointer() => at(arg).unwrap_or_default(),
        Some(Opcode::LLVMLoad) => at(arg.operand(0)).unwrap_or_default(),
        _ => of_element(arg, call),
    });
    let origin = origins.fold(Origin::Nowhere, Origin::beside);
    match origin {
        Origin::Nowhere => unknown,
        origin => origin,
    }
}

/// Is the value the address of memory that nothing else has?
pub(super) fn is_fresh(memory: Val) -> bool {
    memory.called_name().is_some_and(|name| {
        let of_library = ["malloc", "calloc", "aligned_alloc", "_Znam", "_Znwm"];
        let is_fresh = of_library.contains(&name.as_str()) || allocations::is_allocation(&name);
        is_fresh && memory.callee().is_some_and(Val::is_declaration)
    })
}

/// What memory of the host holds; none where that is not known.
fn in_memory(memory: Val) -> Option<Origin> {
    if let Some(function) = memory.function_of_parameter() {
        return is_called_outside(function).then_some(Origin::Outside);
    }
    (is_fresh(memory) || memory.has_opcode(Opcode::LLVMAlloca)).then_some(())?;
    let (mut seen, mut work) = (HashSet::new(), vec![memory]);
    let (mut origin, mut is_checked, mut is_given) = (Origin::Nowhere, false, false);
    while let Some(pointer) = work.pop() {
        if !seen.insert(pointer) {
            continue;
        }
        for user in pointer.users() {
            match user.opcode()? {
                Opcode::LLVMGetElementPtr | Opcode::LLVMPHI | Opcode::LLVMSelect => work.push(user),
                Opcode::LLVMLoad => is_checked |= may_decide(user),
                Opcode::LLVMICmp | Opcode::LLVMPtrToInt => {}
                Opcode::LLVMStore if user.operand(0) == pointer => return None,
                Opcode::LLVMStore => {
                    origin = origin.beside(of_element(user.operand(0), user));
                }
                _ => {
                    let name = user.called_name()?;
                    if name.contains("memcpy") || name.contains("memmove") {
                        let args = user.call_args();
                        if args.first() == Some(&pointer) {
                            let others = memory_at(*args.get(1)?)?;
                            others
                                .iter()
                                .all(|other| {
                                    is_fresh(*other) || other.has_opcode(Opcode::LLVMAlloca)
                                })
                                .then_some(())?;
                            work.extend(others);
                        } else {
                            is_checked |= is_copy_examined(*args.first()?);
                        }
                        continue;
                    }
                    let ends = [
                        "free",
                        "_ZdlPv",
                        "_ZdaPv",
                        "_ZdlPvm",
                        "cudaFreeHost",
                        "llvm.",
                    ];
                    // The library's own functions compute with what is there.
                    let is_librarys = OF_LIBRARY.iter().any(|start| name.starts_with(start));
                    if is_librarys && !user.callee()?.is_declaration() {
                        origin = Origin::Computed;
                        continue;
                    }
                    let is_quiet = is_reorder(user)
                        || is_only_read(pointer, user)
                        || ends.iter().any(|end| name.starts_with(end))
                        || name.contains("Memcpy")
                        || name.contains("emset");
                    // What kernels have made of it is not followed.
                    let is_copied_back =
                        name.contains("Memcpy") && user.call_args().first() == Some(&pointer);
                    if is_copied_back {
                        origin = Origin::Computed;
                    } else if library::is_scanning(&name) {
                        origin = origin.beside(Origin::Outside);
                    } else if !is_quiet {
                        user.callee()?.is_declaration().then_some(())?;
                        is_given = true;
                    }
                }
            }
        }
    }
    if is_given {
        // It may write over all that is there.
        origin = origin.max(Origin::Outside);
    }
    Some(match origin {
        Origin::Outside if is_checked => Origin::Confined,
        origin => origin,
    })
}

/// May what lies in memory that something was copied to decide where control goes?
fn is_copy_examined(copy: Val) -> bool {
    let mut work = memory_at(copy).unwrap_or_default();
    let mut seen: HashSet<Val> = work.iter().copied().collect();
    while let Some(pointer) = work.pop() {
        for user in pointer.users() {
            let next = match user.opcode() {
                Some(Opcode::LLVMGetElementPtr | Opcode::LLVMPHI | Opcode::LLVMSelect) => {
                    vec![user]
                }
                Some(Opcode::LLVMLoad) if may_decide(user) => return true,
                Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
                    let name = user.called_name().unwrap_or_default();
                    let args = user.call_args();
                    if ["memcmp", "bcmp"].contains(&name.as_str()) {
                        return true;
                    }
                    let moves = name.contains("memcpy") || name.contains("memmove");
                    let target = args.first().filter(|to| moves && **to != pointer);
                    target.and_then(|to| memory_at(*to)).unwrap_or_default()
                }
                _ => Vec::new(),
            };
            work.extend(next.into_iter().filter(|next| seen.insert(*next)));
        }
    }
    false
}

/// Does a function that is known read what it is given the address of, and no more?
fn is_only_read(pointer: Val, call: Val) -> bool {
    const READING: [&str; 5] = ["bcmp", "fprintf", "fwrite", "memcmp", "printf"];
    let Some(callee) = call.callee() else {
        return false;
    };
    if callee.is_declaration() && READING.contains(&callee.name().as_str()) {
        return true;
    }
    let reads = |index| {
        let mut attributes = ["readonly", "readnone"].into_iter();
        attributes.any(|name| callee.has_attribute(index, name))
    };
    let args = call.call_args();
    let mut given = (1..).zip(args).filter(|(_, arg)| *arg == pointer);
    given.all(|(index, _)| reads(index))
}
