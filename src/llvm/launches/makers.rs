//! Who makes what an allocation holds: kernels, host code that computes, or somebody outside.

use std::collections::HashSet;

use super::allocations::{self, base_of};
use super::conditions::{Conditions, stands_before};
use super::reorders::{OF_LIBRARY, is_reorder};
use super::stubs::{self, Stubs};
use super::{drawn, library};
use crate::host::{ByHost, Makers};
use crate::llvm::handle::{Blk, Opcode, Val};

/// Who writes to the allocation; none where something of it comes from outside the program, or is
/// not known.
pub(super) fn of_array(allocation: Val, stubs: &Stubs) -> Option<Makers> {
    let (mut makers, mut origin) = (Makers::default(), Origin::Literals);
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
    makers.host = origin.by_host()?;
    Some(makers)
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
    let sources = allocations::sources(*inst.call_args().get(1)?)?;
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

/// Where elements come from; of several, the last one counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Literals,
    /// From outside, but host code makes them lie somewhere.
    Confined,
    /// Computed from counters of loops.
    Counted,
    /// From outside, as they are.
    Outside,
    /// Computed from other elements.
    Computed,
}

impl Origin {
    /// Of memory that has elements of both kinds: what is counted beside what comes from outside may be
    /// what leads to it.
    fn beside(self, other: Origin) -> Origin {
        let is_outside = |one| matches!(one, Origin::Confined | Origin::Outside);
        match [self, other] {
            [Origin::Counted, one] | [one, Origin::Counted] if is_outside(one) => Origin::Computed,
            _ => self.max(other),
        }
    }

    /// None where elements are what somebody outside makes them.
    fn by_host(self) -> Option<ByHost> {
        match self {
            Origin::Literals => Some(ByHost::Nothing),
            Origin::Confined => Some(ByHost::Confines),
            Origin::Outside => None,
            Origin::Counted | Origin::Computed => Some(ByHost::Computes),
        }
    }
}

/// What the instruction writes; none where that is not known.
fn written(inst: Val) -> Option<Origin> {
    if inst.has_opcode(Opcode::LLVMStore) {
        return Some(stored(inst));
    }
    let name = inst.called_name()?;
    if name.contains("emset") {
        return Some(Origin::Literals);
    }
    let source = *inst.call_args().get(1)?;
    let sources = allocations::sources(source)?.into_iter();
    let mut sources = sources.filter(|source| !source.is_null()).peekable();
    sources.peek()?;
    let origins: Option<Vec<Origin>> = sources.map(in_memory).collect();
    origins?.into_iter().reduce(Origin::beside)
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
    (is_fresh(memory) || memory.has_opcode(Opcode::LLVMAlloca)).then_some(())?;
    let (mut seen, mut work) = (HashSet::new(), vec![memory]);
    let (mut origin, mut is_checked, mut is_given) = (Origin::Literals, false, false);
    while let Some(pointer) = work.pop() {
        if !seen.insert(pointer) {
            continue;
        }
        for user in pointer.users() {
            match user.opcode()? {
                Opcode::LLVMGetElementPtr | Opcode::LLVMPHI | Opcode::LLVMSelect => work.push(user),
                Opcode::LLVMLoad => is_checked |= decides(user),
                Opcode::LLVMICmp | Opcode::LLVMPtrToInt => {}
                Opcode::LLVMStore if user.operand(0) == pointer => return None,
                Opcode::LLVMStore => origin = origin.beside(stored(user)),
                _ => {
                    let name = user.called_name()?;
                    if name.contains("memcpy") || name.contains("memmove") {
                        let args = user.call_args();
                        if args.first() == Some(&pointer) {
                            let mut others = allocations::sources(*args.get(1)?)?;
                            others.retain(|other| !other.is_null());
                            others
                                .iter()
                                .all(|other| {
                                    is_fresh(*other) || other.has_opcode(Opcode::LLVMAlloca)
                                })
                                .then_some(())?;
                            work.extend(others);
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
                    if library::is_scanning(&name) {
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

/// Does an integer that was read decide where control goes?
fn decides(read: Val) -> bool {
    let mut seen = HashSet::new();
    let mut work = match read.ty().is_int() {
        true => read.users(),
        false => Vec::new(),
    };
    while let Some(user) = work.pop() {
        match user.opcode() {
            Some(Opcode::LLVMICmp | Opcode::LLVMSwitch) => return true,
            Some(
                Opcode::LLVMSExt
                | Opcode::LLVMZExt
                | Opcode::LLVMTrunc
                | Opcode::LLVMAnd
                | Opcode::LLVMOr
                | Opcode::LLVMPHI
                | Opcode::LLVMSelect,
            ) if seen.insert(user) => {
                work.extend(user.users());
            }
            _ => {}
        }
    }
    false
}

/// Where a store has its value from: it is computed where other elements are part of it, or counters of
/// loops alone, and comes from outside where a function gives it, or a recurrence draws it.
fn stored(store: Val) -> Origin {
    const MOST: usize = 64;
    let stored = store.operand(0);
    let (mut seen, mut work) = (HashSet::new(), vec![stored]);
    let (mut of_elements, mut of_counters, mut given, mut confined) = (false, false, false, false);
    while let Some(value) = work.pop() {
        if !seen.insert(value) || seen.len() > MOST {
            continue;
        }
        // What there was once is the same for all elements.
        let is_known_once = matches!(
            value.opcode(),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke | Opcode::LLVMPHI)
        );
        if is_known_once && !comes_again(value, store) {
            continue;
        }
        match value.opcode() {
            Some(Opcode::LLVMLoad) => of_elements = true,
            Some(Opcode::LLVMPHI) => {
                let mut incoming = value.incoming().into_iter().map(|(next, _)| next);
                // What is carried from one element to the next.
                let is_last = incoming.clone().any(|next| next == stored);
                let mut carried = incoming.clone().filter(|next| depends_on(*next, value));
                if !is_last && carried.next().is_none() {
                    confined = true;
                    work.extend(incoming);
                    continue;
                }
                let counts = incoming.clone().all(|next| steps(next, value));
                let is_sum = incoming.any(|next| next != value && is_added_up(next, value));
                of_elements |= is_last || is_sum && !counts;
                of_counters |= counts;
                given |= !is_last && !counts && !is_sum;
                confined |= comes_between(value, store);
            }
            Some(Opcode::LLVMCall) if is_operation(value) => work.extend(value.call_args()),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
                given = true;
                let is_chosen = decides(value) || comes_between(value, store);
                // What a function of the program returns may be made to lie anywhere.
                let is_ours = value.callee().is_none_or(|callee| !callee.is_declaration());
                confined |= drawn::bounds(value).is_some() || is_chosen || is_ours;
            }
            Some(opcode) => {
                let is_short = opcode == Opcode::LLVMTrunc && value.ty().int_bits() < 31;
                confined |= confines(opcode) || is_short;
                work.extend((0..value.operand_count()).map(|index| value.operand(index)));
            }
            None => {}
        }
    }
    match given {
        _ if of_elements => Origin::Computed,
        true if confined => Origin::Confined,
        true => Origin::Outside,
        false if of_counters => Origin::Counted,
        false => Origin::Literals,
    }
}

/// Does the operation make few numbers of many?
fn confines(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::LLVMAnd
            | Opcode::LLVMURem
            | Opcode::LLVMSRem
            | Opcode::LLVMUDiv
            | Opcode::LLVMSDiv
            | Opcode::LLVMLShr
            | Opcode::LLVMAShr
            | Opcode::LLVMSelect
            | Opcode::LLVMICmp
            | Opcode::LLVMFPToSI
            | Opcode::LLVMFPToUI
    )
}

/// Is this the counter a constant further on, or a value from before its loop?
fn steps(next: Val, counter: Val) -> bool {
    match next.opcode() {
        Some(Opcode::LLVMAdd | Opcode::LLVMSub) => {
            let operands = [next.operand(0), next.operand(1)];
            operands.contains(&counter) && operands.iter().any(|one| one.int_constant().is_some())
        }
        Some(_) => false,
        None => true,
    }
}

/// Is it an operation that LLVM calls a function, as an absolute value?
fn is_operation(call: Val) -> bool {
    let name = call.called_name().unwrap_or_default();
    name.starts_with("llvm.") && call.callee().is_some_and(Val::is_declaration)
}

/// Is the value made of the one of a round before by sums, choices, and operations with what does not
/// depend on it, alone? What multiplies it, or mixes its bits with each other, draws numbers.
fn is_added_up(next: Val, before: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![next]);
    while let Some(value) = work.pop() {
        if value == before || !seen.insert(value) || !depends_on(value, before) {
            continue;
        }
        let adds = matches!(
            value.opcode(),
            Some(
                Opcode::LLVMAdd
                    | Opcode::LLVMSub
                    | Opcode::LLVMFAdd
                    | Opcode::LLVMFSub
                    | Opcode::LLVMSelect
                    | Opcode::LLVMICmp
                    | Opcode::LLVMFCmp
                    | Opcode::LLVMPHI
                    | Opcode::LLVMTrunc
                    | Opcode::LLVMSExt
                    | Opcode::LLVMZExt
                    | Opcode::LLVMSIToFP
                    | Opcode::LLVMFPToSI
            )
        );
        let operands = || (0..value.operand_count()).map(|index| value.operand(index));
        let combines = matches!(
            value.opcode(),
            Some(
                Opcode::LLVMAnd
                    | Opcode::LLVMOr
                    | Opcode::LLVMXor
                    | Opcode::LLVMShl
                    | Opcode::LLVMLShr
                    | Opcode::LLVMAShr
                    | Opcode::LLVMURem
                    | Opcode::LLVMSRem
            )
        );
        let is_alone = || operands().filter(|one| depends_on(*one, before)).count() == 1;
        if !(adds || is_operation(value) || combines && is_alone()) {
            return false;
        }
        work.extend(operands());
    }
    depends_on(next, before)
}

fn depends_on(value: Val, source: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        if value == source {
            return true;
        }
        if value.opcode().is_some() && seen.insert(value) {
            work.extend((0..value.operand_count()).map(|index| value.operand(index)));
        }
    }
    false
}

/// Can control come from the later instruction to the earlier one again?
fn comes_again(earlier: Val, later: Val) -> bool {
    let (Some(to), Some(from)) = (earlier.parent(), later.parent()) else {
        return true;
    };
    let mut next = from.successors().into_iter();
    next.any(|next| next == to || Conditions::reaches(next, to, |_| true))
}

/// Can control come to the earlier instruction several times before it comes to the later one?
fn comes_between(earlier: Val, later: Val) -> bool {
    let inside = |block: Blk| Some(block) != later.parent();
    (earlier.parent()).is_some_and(|own| Conditions::reaches(own, own, inside))
}
