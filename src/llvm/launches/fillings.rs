//! Numbers that a loop of the host puts into an array, and that are there at a launch.
//!
//! What a loop leaves (`fills`) is there later if nothing that writes the memory comes behind it,
//! but for what changes the order alone (`reorders`), and on the device if one copy brings it there,
//! which control has to pass, and no kernel writes over it.

use std::collections::{BTreeSet, HashSet};

use super::conditions::Conditions;
use super::contents::{self, is_no_less};
use super::fills::{Filled, distance_in, object};
use super::reorders::{is_reorder, reordered};
use super::sources::sources;
use super::stubs::{self, Stubs};
use super::terms::Reader;
use super::{allocations, makers};
use crate::bv::BvOp;
use crate::host::{Comparison, Filling, Numbers, Term};
use crate::llvm::handle::{Opcode, Val};

/// The numbers that an allocation of the device holds at a launch.
pub(super) fn of_array(
    reader: &mut Reader<'_>,
    allocation: Val,
    (marker, memory): (Val, &contents::Memory<'_>),
    stubs: &Stubs,
) -> Option<Filling> {
    let touches = allocations::touches(allocation)?;
    let (markers, writers): (Vec<Val>, Vec<Val>) =
        touches.keys().partition(|inst| stubs::is_marker(**inst));
    let mut unless_written = BTreeSet::new();
    for marker in markers {
        unless_written.extend(makers::given_to(allocation, marker, stubs)?);
    }
    let copies = writers
        .iter()
        .filter(|inst| !inst.has_opcode(Opcode::LLVMStore));
    let copies: Vec<Val> = copies.copied().collect();
    memory.is_behind_copies(marker).then_some(())?;
    let (filled_memory, writes, until) = match (&copies[..], writers.len()) {
        ([], _) => {
            let writes = writes(allocation, Kernels::AreAsked)?;
            (allocation, writes, marker)
        }
        (&[copy], 1) => {
            let (source, bytes) = copied(copy)?;
            let whole = touches.get(&copy) == Some(&allocations::Touch::Start)
                && is_no_less(bytes, allocation.operand(0));
            let comes_first = reader.conditions.passes(copy, marker);
            (whole && comes_first).then_some(())?;
            let source = object(source)?;
            (source, writes(source, Kernels::MayWrite)?, copy)
        }
        _ => return None,
    };
    let (reorders, writes): (Vec<Val>, Vec<Val>) =
        writes.into_iter().partition(|write| is_reorder(*write));
    let filled = Filled::new(filled_memory, &writes, until, reader.conditions)?;
    let mut filling = filled.filling(reader)?;
    for &reorder in &reorders {
        (!filled.rounds.contains(reorder.parent()?)).then_some(())?;
        let end = end_of(reader, filled_memory, (reorder, filling.bytes))?;
        let bytes = Term::constant(u128::from(filling.bytes), 64);
        let all = Term::binary(BvOp::Mul, filling.count.clone(), bytes);
        // Behind the numbers there is something else, which may come anywhere.
        let is_inside = Term::compare(Comparison::SLe, end, all);
        filling.count = Term::choose(is_inside, filling.count, Term::constant(0, 64));
    }
    if let Numbers::Between { any, .. } = &mut filling.numbers {
        *any &= !is_looked_at(filled_memory, until, marker);
    }
    Some(Filling {
        reordered: !reorders.is_empty(),
        unless_written,
        ..filling
    })
}

/// The bytes before the end of what such elements are brought into another order in, if that is the
/// same each time.
fn end_of(reader: &mut Reader<'_>, memory: Val, (reorder, bytes): (Val, u64)) -> Option<Term> {
    let (first, end, size) = reordered(reorder)?;
    is_whole_number(&distance_in(reader, memory, first)?, bytes).then_some(())?;
    let (mut work, mut looked_at) = (vec![end], 0);
    while let Some(value) = work.pop() {
        const MOST: usize = 30;
        looked_at += 1;
        let is_once = value
            .parent()
            .is_none_or(|block| !Conditions::reaches(block, block, |_| true));
        (is_once && looked_at < MOST).then_some(())?;
        let is_computed = value.opcode().is_some() && value.called_name().is_none();
        if is_computed && !value.has_opcode(Opcode::LLVMPHI) {
            work.extend((0..value.operand_count()).map(|index| value.operand(index)));
        }
    }
    (size == bytes).then(|| distance_in(reader, memory, end))?
}

/// Is a distance one of so many elements of this size?
fn is_whole_number(distance: &Term, bytes: u64) -> bool {
    let is_multiple = |term: &Term| {
        let number = term.as_constant();
        number.is_some_and(|number| number % u128::from(bytes) == 0)
    };
    let by = match distance {
        Term::Binary {
            op: BvOp::Mul,
            sides,
        } => &sides[1],
        term => term,
    };
    is_multiple(by)
}

/// May what the host reads of memory decide whether control comes to the launch, or is it copied
/// elsewhere, but by this copy?
fn is_looked_at(memory: Val, copy: Val, marker: Val) -> bool {
    let comes_before = |user: Val| {
        let (own, end) = (user.parent(), marker.parent());
        own.zip(end)
            .is_none_or(|(own, end)| own == end || Conditions::reaches(own, end, |_| true))
    };
    let (mut seen, mut work) = (HashSet::new(), vec![memory]);
    while let Some(pointer) = work.pop() {
        for user in pointer.users() {
            let is_looked_at = match user.opcode() {
                Some(Opcode::LLVMLoad) => comes_before(user) && may_decide(user),
                Some(Opcode::LLVMGetElementPtr | Opcode::LLVMPHI | Opcode::LLVMSelect) => {
                    if seen.insert(user) {
                        work.push(user);
                    }
                    false
                }
                _ => user != copy && copied(user).is_some_and(|(source, _)| source == pointer),
            };
            if is_looked_at {
                return true;
            }
        }
    }
    false
}

/// May what is read be compared, be it by way of memory? What it is the index of is followed as well;
/// of that, floats are not, once they are stored.
pub(super) fn may_decide(read: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![(read, IsElement::No)]);
    while let Some((value, is_element)) = work.pop() {
        if !seen.insert((value, is_element)) {
            continue;
        }
        for user in value.users() {
            let is_kept = match user.opcode() {
                Some(Opcode::LLVMStore) => {
                    let is_float = is_element == IsElement::Yes && !value.ty().is_int();
                    user.operand(1) == value || !is_float
                }
                Some(Opcode::LLVMCall) => {
                    let name = user.called_name().unwrap_or_default();
                    !["llvm.", "printf", "fprintf", "warpproof."]
                        .iter()
                        .any(|start| name.starts_with(start))
                }
                Some(
                    Opcode::LLVMICmp | Opcode::LLVMFCmp | Opcode::LLVMSwitch | Opcode::LLVMInvoke,
                ) => true,
                _ => false,
            };
            if is_kept {
                return true;
            }
            let loads = user.has_opcode(Opcode::LLVMLoad);
            work.push((user, if loads { IsElement::Yes } else { is_element }));
        }
    }
    false
}

/// Is a value an element of another array, whose index is what was read?
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum IsElement {
    No,
    Yes,
}

/// What a copy that is over when it returns reads, and how many bytes.
fn copied(copy: Val) -> Option<(Val, Val)> {
    let name = copy.called_name()?;
    let args = copy.call_args();
    match (name.as_str(), &args[..]) {
        ("cudaMemcpy" | "hipMemcpy", &[_, source, bytes, _]) => Some((source, bytes)),
        _ => None,
    }
}

/// What becomes of memory that kernels are passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kernels {
    /// It is looked up whether they write it.
    AreAsked,
    MayWrite,
}

/// The instructions that write to memory; none where others may, who have its address, or where
/// its address may be that of an earlier round of a loop.
fn writes(memory: Val, kernels: Kernels) -> Option<Vec<Val>> {
    let block = memory.parent()?;
    let is_once = !Conditions::reaches(block, block, |_| true);
    let (mut seen, mut work, mut writes) = (Vec::new(), vec![memory], Vec::new());
    while let Some(pointer) = work.pop() {
        if seen.contains(&pointer) {
            continue;
        }
        seen.push(pointer);
        for user in pointer.users() {
            match user.opcode()? {
                Opcode::LLVMGetElementPtr => work.push(user),
                Opcode::LLVMPHI | Opcode::LLVMSelect => {
                    is_once.then_some(())?;
                    work.push(user);
                }
                Opcode::LLVMICmp | Opcode::LLVMLoad => {}
                Opcode::LLVMStore if user.operand(0) == pointer => return None,
                Opcode::LLVMStore => writes.push(user),
                Opcode::LLVMPtrToInt => is_measure(user, memory).then_some(())?,
                _ if stubs::is_marker(user) => (kernels == Kernels::AreAsked).then_some(())?,
                _ => {
                    let name = user.called_name()?;
                    user.callee()?.is_declaration().then_some(())?;
                    if is_reorder(user) {
                        let (first, end, _) = reordered(user)?;
                        let args = user.call_args().into_iter().skip(3);
                        let is_other = args.into_iter().any(|arg| arg == pointer);
                        ([first, end].contains(&pointer) && !is_other).then_some(())?;
                        if !writes.contains(&user) {
                            writes.push(user);
                        }
                        continue;
                    }
                    let is_target = user.call_args().first() == Some(&pointer);
                    let is_fill = ["memset", "llvm.memset"]
                        .iter()
                        .any(|own| name.starts_with(own));
                    let is_copy = ["cudaMemcpy", "hipMemcpy"].contains(&name.as_str());
                    match is_target {
                        true if is_fill => writes.push(user),
                        true => FREES.contains(&name.as_str()).then_some(())?,
                        false => is_copy.then_some(())?,
                    }
                }
            }
        }
    }
    Some(writes)
}

/// Is an address in this memory as a number used for nothing but to tell how large the memory is?
fn is_measure(number: Val, memory: Val) -> bool {
    number.users().into_iter().all(|user| match user.opcode() {
        Some(Opcode::LLVMSub) if is_distance(user, memory) => true,
        Some(Opcode::LLVMSub | Opcode::LLVMAShr | Opcode::LLVMSDiv | Opcode::LLVMMul) => {
            is_measure(user, memory)
        }
        Some(Opcode::LLVMICmp) => true,
        _ => user
            .called_name()
            .is_some_and(|name| FREES.contains(&name.as_str())),
    })
}

/// Is it how far two addresses in this memory are apart, whatever that is used for?
fn is_distance(difference: Val, memory: Val) -> bool {
    [0, 1].iter().all(|&side| {
        let number = difference.operand(side);
        let is_address = number.has_opcode(Opcode::LLVMPtrToInt);
        let from = is_address.then(|| sources(number.operand(0)));
        let from = from.flatten().unwrap_or_default();
        !from.is_empty() && from.into_iter().all(|source| source == memory)
    })
}

/// Functions behind which there is no such memory.
const FREES: [&str; 8] = [
    "free",
    "_ZdlPv",
    "_ZdlPvm",
    "_ZdaPv",
    "_ZdaPvm",
    "cudaFree",
    "hipFree",
    "cudaFreeHost",
];
