//! Where elements come from that host code stores: literals, counters, other elements, or somebody
//! outside.

use std::collections::HashSet;

use super::conditions::Conditions;
use super::drawn;
use super::given::is_called_outside;
use super::operations::binary_operation;
use crate::host::ByHost;
use crate::llvm::handle::{Blk, Opcode, Val};

/// Where elements come from; of several, the last one counts.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Origin {
    /// Nothing is stored.
    Nowhere,
    Literals,
    /// From outside, but host code makes them lie somewhere.
    Confined,
    /// Computed from counters of loops.
    Counted,
    /// From outside, as they are.
    Outside,
    /// Computed from other elements, or not known.
    #[default]
    Computed,
}

impl Origin {
    /// Of memory that has elements of both kinds: what is counted beside what comes from outside may be
    /// what leads to it.
    pub(super) fn beside(self, other: Origin) -> Origin {
        let is_outside = |one| matches!(one, Origin::Confined | Origin::Outside);
        match [self, other] {
            [Origin::Counted, one] | [one, Origin::Counted] if is_outside(one) => Origin::Computed,
            _ => self.max(other),
        }
    }

    /// None where elements are what somebody outside makes them.
    pub(super) fn by_host(self) -> Option<ByHost> {
        match self {
            Origin::Nowhere => Some(ByHost::Nothing),
            Origin::Literals => Some(ByHost::Literals),
            Origin::Confined => Some(ByHost::Confines),
            Origin::Outside => None,
            Origin::Counted | Origin::Computed => Some(ByHost::Computes),
        }
    }
}

/// Where an element has its value from that an instruction writes: it is computed where other elements
/// are part of it, or counters of loops alone, and comes from outside where a function gives it, or a
/// recurrence draws it.
pub(super) fn of_element(stored: Val, store: Val) -> Origin {
    const MOST: usize = 64;
    let writes_one = !comes_again(store, store);
    let (mut seen, mut work) = (HashSet::new(), vec![stored]);
    let (mut of_elements, mut of_counters, mut given, mut confined) = (false, false, false, false);
    while let Some(value) = work.pop() {
        if !seen.insert(value) || seen.len() > MOST {
            continue;
        }
        let is_phi = value.has_opcode(Opcode::LLVMPHI);
        let is_call = matches!(value.opcode(), Some(Opcode::LLVMCall | Opcode::LLVMInvoke));
        if (is_phi || is_call) && !comes_again(value, store) {
            // What there was once is the same for all elements of a loop.
            given |= is_call && writes_one;
            confined |= is_call && writes_one && decides(value);
            if is_phi && writes_one {
                work.extend(value.incoming().into_iter().map(|(next, _)| next));
            }
            continue;
        }
        match value.opcode() {
            Some(Opcode::LLVMLoad) if let Some(givers) = givers_of(value) => {
                // What was given once is the same for all elements of a loop, too.
                given |= writes_one || givers.iter().any(|giver| comes_again(*giver, store));
                let users = value.operand(0).users().into_iter();
                let mut loads = users.filter(|user| user.has_opcode(Opcode::LLVMLoad));
                confined |= loads.any(decides);
            }
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
            Some(Opcode::LLVMSelect) if writes_one => {
                work.extend([1, 2].map(|arm| value.operand(arm)));
            }
            Some(Opcode::LLVMCall) if is_operation(value) => work.extend(value.call_args()),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
                given = true;
                let is_chosen = decides(value) || comes_between(value, store);
                // What a function of the program returns may be made to lie anywhere.
                let is_ours = value.callee().is_none_or(|callee| !callee.is_declaration());
                confined |= drawn::bounds(value).is_some() || is_chosen || is_ours;
            }
            // Elements that are computed from one number are tied to each other.
            Some(opcode) if writes_one && binary_operation(opcode).is_some() => {
                let operands = (0..value.operand_count()).map(|index| value.operand(index));
                of_elements |= operands.into_iter().any(|one| one.int_constant().is_none());
            }
            Some(opcode) => {
                let is_short = opcode == Opcode::LLVMTrunc && value.ty().int_bits() < 31;
                confined |= confines(opcode) || is_short;
                work.extend((0..value.operand_count()).map(|index| value.operand(index)));
            }
            None => {
                let function = value.function_of_parameter();
                given |= writes_one && function.is_some_and(is_called_outside);
                confined |= writes_one && function.is_some() && decides(value);
            }
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

/// The calls of functions outside the program that may write to the variable which the load reads, and to
/// which literals are written else; none if there is none.
fn givers_of(load: Val) -> Option<Vec<Val>> {
    let variable = load.operand(0);
    let mut givers = Vec::new();
    let is_quiet = |user: Val| match user.opcode() {
        Some(Opcode::LLVMLoad) => true,
        Some(Opcode::LLVMStore) => user.operand(0).int_constant().is_some(),
        _ => {
            let is_declared = user.callee().is_some_and(Val::is_declaration);
            let name = user.called_name().unwrap_or_default();
            givers.extend((is_declared && !name.starts_with("llvm.")).then_some(user));
            is_declared
        }
    };
    let is_seen =
        variable.has_opcode(Opcode::LLVMAlloca) && variable.users().into_iter().all(is_quiet);
    (is_seen && !givers.is_empty()).then_some(givers)
}

/// Does an integer that was read decide where control goes?
pub(super) fn decides(read: Val) -> bool {
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
