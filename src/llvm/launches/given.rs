//! Values that come from outside the program: from a user, a caller, or functions without a body.
//!
//! A value counts as given where it is read from outside as it is, from what a caller keeps, or from
//! a variable that holds nothing but such values and literals, and counts on from them. So does
//! what the loop around a launch or a choice of ways makes of given values, of which it is known
//! what it may be; what is left when a loop is over is not.
//! What else the program computes itself and is not followed is not: it may be tied to others in
//! ways that are not seen, as a pitch is to a width.

use std::collections::HashSet;

use indexmap::IndexSet;

use super::allocations::base_of;
use super::left_out;
use super::makers::is_one_place;
use super::operations::binary_operation;
use super::places::added;
use super::reorders::REORDER;
use super::stubs;
use super::terms::Reader;
use crate::bv::BvOp;
use crate::llvm::handle::{Layout, Opcode, Ty, Val, ValueKind};

/// Is the value, which is not followed further, given from outside?
pub(super) fn is_given(reader: &Reader<'_>, value: Val) -> bool {
    if let Some(made) = made_by_loop(value) {
        let is_around = value.parent().is_some_and(|head| reader.is_around(head));
        return made == Made::ByConstants && is_around;
    }
    let name = value.called_name().unwrap_or_default();
    name.starts_with(RUNTIMES_CHOICE)
        || Sources::of(reader.layout, value).is_some_and(|sources| {
            let mut seen = sources.seen.iter();
            // What the program has there is not known, and need not be any value.
            sources.outside && !seen.any(|one| left_out::may_make(reader.functions_left_out, *one))
        })
}

/// What calls of the runtime have become begins so.
const RUNTIMES_CHOICE: &str = "warpproof.";

/// Is one of two values that were read made of the other, or both of one that is read, or of one text?
/// What is read twice in one place is another matter.
pub(super) fn are_tied(layout: Layout, one: Val, other: Val) -> bool {
    let is_alike = |one: Val, other: Val| is_same(one, other) || read_alike(one, other);
    let is_load = |value: Val| value.has_opcode(Opcode::LLVMLoad);
    let loads = [one, other].into_iter().filter(|&value| is_load(value));
    let places: Vec<Val> = loads.map(|load| load.operand(0)).collect();
    let is_here = |place: Val| (base_of(place), added(layout, place));
    // Of a choice between ways it is known what each computes.
    let is_chosen = [one, other]
        .iter()
        .any(|value| value.has_opcode(Opcode::LLVMPHI));
    let is_one_place = matches!(places[..], [one, other] if is_here(one) == is_here(other));
    if is_alike(one, other) || is_one_place || is_chosen || places.is_empty() {
        return false;
    }
    let of = |value: Val| {
        let sources = Sources::of(layout, value).into_iter();
        let seen = sources.flat_map(|sources| sources.seen);
        let read = seen.filter(|&source| is_load(source) || source.called_name().is_some());
        read.collect::<Vec<Val>>()
    };
    let others = of(other);
    let mut own = of(one).into_iter();
    own.any(|one| others.iter().any(|&other| is_alike(one, other)))
}

/// Does a loop compute the value from what it was in a round before?
pub(super) fn is_computed_by_loop(value: Val) -> bool {
    made_by_loop(value).is_some()
}

/// How a loop computes a value from itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Made {
    /// By operations with constants, as a counter.
    ByConstants,
    Otherwise,
}

/// How a loop computes the value from what it was in a round before, if it does.
fn made_by_loop(value: Val) -> Option<Made> {
    value.has_opcode(Opcode::LLVMPHI).then_some(())?;
    let (mut seen, mut work) = (HashSet::new(), vec![(value, None)]);
    while let Some((one, made)) = work.pop() {
        let is_around = one == value && made.is_some();
        if !seen.insert((one, made)) || is_around || seen.len() > MOST_VALUES {
            continue;
        }
        let is_instruction = one.kind() == ValueKind::LLVMInstructionValueKind;
        match one.opcode().filter(|_| is_instruction) {
            None | Some(Opcode::LLVMLoad | Opcode::LLVMCall | Opcode::LLVMInvoke) => {}
            Some(Opcode::LLVMPHI) => {
                let values = one.incoming().into_iter();
                work.extend(values.map(|(value, _)| (value, made)));
            }
            Some(Opcode::LLVMSelect) => {
                work.extend([1, 2].map(|index| (one.operand(index), made)));
            }
            Some(Opcode::LLVMTrunc | Opcode::LLVMSExt | Opcode::LLVMZExt) => {
                work.push((one.operand(0), made));
            }
            Some(opcode) => {
                let operands = (0..one.operand_count()).map(|index| one.operand(index));
                let by_constant = binary_operation(opcode).is_some_and(|op| !is_by_bits(op))
                    && operands.clone().any(|one| one.int_constant().is_some());
                // What becomes of two operations in a row is not known.
                let own = match (by_constant, made) {
                    (true, None) => Made::ByConstants,
                    _ => Made::Otherwise,
                };
                work.extend(operands.map(|operand| (operand, Some(own))));
            }
        }
    }
    let ways = [Made::Otherwise, Made::ByConstants].into_iter();
    let mut ways = ways.filter(|way| seen.contains(&(value, Some(*way))));
    ways.next()
}

fn is_by_bits(op: BvOp) -> bool {
    use BvOp::{And, Or, Srem, Urem, Xor};
    matches!(op, And | Or | Xor | Urem | Srem)
}

/// What is made of more values than this counts as the program's own.
const MOST_VALUES: usize = 100;

/// What a value is one of.
struct Sources {
    layout: Layout,
    /// Of a choice between ways it is known what each computes.
    is_followed: bool,
    /// Some of it comes from outside.
    outside: bool,
    seen: IndexSet<Val>,
    work: Vec<Val>,
}

impl Sources {
    /// None where the value is the program's own.
    fn of(layout: Layout, value: Val) -> Option<Sources> {
        let mut sources = Sources {
            layout,
            is_followed: value.has_opcode(Opcode::LLVMPHI),
            outside: false,
            seen: IndexSet::new(),
            work: vec![value],
        };
        while let Some(value) = sources.work.pop() {
            let is_new = sources.seen.insert(value);
            if is_new && (sources.seen.len() > MOST_VALUES || !sources.add(value)) {
                return None;
            }
        }
        Some(sources)
    }

    /// Looks at the value; false where it is the program's own.
    fn add(&mut self, value: Val) -> bool {
        match (value.kind(), value.opcode()) {
            (ValueKind::LLVMArgumentValueKind, _) => {
                self.outside = true;
                value.function_of_parameter().is_some_and(is_called_outside)
            }
            (ValueKind::LLVMInstructionValueKind, Some(opcode)) => match opcode {
                Opcode::LLVMCall | Opcode::LLVMInvoke => {
                    self.outside = true;
                    reads_outside(value)
                }
                Opcode::LLVMLoad => self.add_stored(value),
                Opcode::LLVMPHI => {
                    let incoming = value.incoming().into_iter();
                    self.work.extend(incoming.map(|(value, _)| value));
                    true
                }
                Opcode::LLVMSub if let Some(length) = length_between(value) => {
                    self.work.push(length);
                    true
                }
                _ => {
                    let operands = (0..value.operand_count()).map(|index| value.operand(index));
                    self.work.extend(operands);
                    let keeps = match opcode {
                        Opcode::LLVMTrunc
                        | Opcode::LLVMSExt
                        | Opcode::LLVMZExt
                        | Opcode::LLVMICmp => true,
                        Opcode::LLVMAdd => value.operand(1).int_constant().is_some(),
                        _ => false,
                    };
                    keeps || self.is_followed
                }
            },
            // Literals.
            _ => true,
        }
    }

    /// Adds what may lie where the load reads from a variable; false where that is not seen. What is
    /// stored elsewhere, or has another type, is something else.
    fn add_stored(&mut self, load: Val) -> bool {
        let variable = base_of(load.operand(0));
        if variable.kind() == ValueKind::LLVMGlobalVariableValueKind {
            let initial = variable.initializer();
            // A table.
            if initial.is_some_and(|initial| !initial.is_null() && !initial.ty().is_int()) {
                return false;
            }
            self.outside |= !variable.is_internal();
        } else if variable.kind() == ValueKind::LLVMArgumentValueKind {
            // What a caller keeps there.
            self.outside = true;
            return variable
                .function_of_parameter()
                .is_some_and(is_called_outside);
        } else if !variable.has_opcode(Opcode::LLVMAlloca) {
            return false;
        }
        let layout = self.layout;
        let end = |address: Val, ty: Ty| {
            added(layout, address).map(|start| start + layout.alloc_size(ty) as i64)
        };
        let comes_before = |end: Option<i64>, pointer: Val| {
            let start = added(layout, pointer);
            end.zip(start).is_some_and(|(end, start)| end <= start)
        };
        // What is written through it lies there, or further on.
        let is_behind = |pointer: Val| comes_before(end(load.operand(0), load.ty()), pointer);
        let mut pointers = vec![variable];
        while let Some(pointer) = pointers.pop() {
            for user in pointer.users() {
                let is_seen = match user.opcode() {
                    Some(Opcode::LLVMGetElementPtr) => {
                        pointers.extend((!is_behind(user)).then_some(user));
                        true
                    }
                    Some(Opcode::LLVMLoad | Opcode::LLVMICmp) => true,
                    Some(Opcode::LLVMStore) => {
                        let stored = user.operand(0);
                        let is_elsewhere = comes_before(end(pointer, stored.ty()), load.operand(0))
                            || is_behind(pointer);
                        let is_it = stored.ty() == load.ty();
                        self.work.extend((is_it && !is_elsewhere).then_some(stored));
                        stored != pointer && (is_it || is_elsewhere)
                    }
                    Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => self.add_call(user, pointer),
                    _ => false,
                };
                if !is_seen {
                    return false;
                }
            }
        }
        true
    }

    /// Adds what a function writes to a variable; false where the program is behind it.
    fn add_call(&mut self, call: Val, pointer: Val) -> bool {
        let name = call.called_name().unwrap_or_default();
        let leaves = ["llvm.lifetime", "llvm.dbg"];
        if stubs::is_marker(call) || leaves.iter().any(|start| name.starts_with(start)) {
            return true;
        }
        let moves = ["llvm.mem", "cudaMemcpy", "hipMemcpy", "qsort", REORDER];
        if moves.iter().any(|start| name.starts_with(start)) {
            let args = call.call_args();
            let is_literal = |from: &Val| {
                let memory = base_of(*from);
                memory.kind() == ValueKind::LLVMGlobalVariableValueKind
                    && memory.is_global_constant()
            };
            return args.first() != Some(&pointer) || args.get(1).is_some_and(is_literal);
        }
        if name.starts_with(OF_TEXT) {
            // It may make its text of others. Memory for one is no text.
            let of_memory = ["9_M_createE", "10_M_disposeE"];
            let is_memory = of_memory.iter().any(|own| name.contains(own));
            return is_memory || call.call_args().first() != Some(&pointer);
        }
        self.outside = true;
        is_elsewhere(call)
    }
}

/// Functions of `std::string` begin so.
const OF_TEXT: &str = "_ZNSt7__cxx1112basic_string";

/// How many bytes a pointer is behind another one that it is computed from, as the end of a text is.
fn length_between(difference: Val) -> Option<Val> {
    let sides = [0, 1].map(|index| difference.operand(index));
    let are_addresses = sides
        .iter()
        .all(|side| side.has_opcode(Opcode::LLVMPtrToInt));
    are_addresses.then_some(())?;
    let [end, start] = sides.map(|side| side.operand(0));
    let is_end = end.has_opcode(Opcode::LLVMGetElementPtr)
        && end.operand_count() == 2
        && end.operand(0) == start
        && end.gep_source_type().is_int()
        && end.gep_source_type().int_bits() == 8;
    is_end.then(|| end.operand(1))
}

/// May others than the program call the function, by its name alone?
pub(super) fn is_called_outside(function: Val) -> bool {
    let is_call = |user: Val| {
        let calls = user.has_opcode(Opcode::LLVMCall) || user.has_opcode(Opcode::LLVMInvoke);
        calls && user.called_name() == Some(function.name())
    };
    !function.is_internal() && function.users().into_iter().all(is_call)
}

/// Does the function read something elsewhere, rather than compute with the numbers that it is
/// given?
fn reads_outside(call: Val) -> bool {
    let name = call.called_name().unwrap_or_default();
    // What the runtime chooses is followed, but not by way of memory: a pitch is no less than a width.
    if name.starts_with(RUNTIMES_CHOICE) {
        return false;
    }
    let args = call.call_args();
    let is_told_where = args.is_empty() || args.iter().any(|arg| arg.ty().is_pointer());
    // The text of a string on the stack is as long as that says, and a literal as it is.
    let is_kept = |arg: &Val| {
        let is_load = arg.has_opcode(Opcode::LLVMLoad);
        let base = base_of(if is_load { arg.operand(0) } else { *arg });
        match base.opcode() {
            Some(Opcode::LLVMAlloca) => is_load,
            _ => {
                let is_global = base.kind() == ValueKind::LLVMGlobalVariableValueKind;
                !is_load && is_global && base.is_global_constant()
            }
        }
    };
    let is_own_text = name == "strlen" && args.iter().any(is_kept);
    is_elsewhere(call)
        && !is_own_text
        && !name.starts_with("llvm.")
        && is_told_where
        && compared_texts(call).is_empty()
}

/// Do two calls read the same text, or ask for the same of the system? What one of them says the
/// other one says, too, unless it was changed in between.
pub(super) fn read_alike(one: Val, other: Val) -> bool {
    let Some(name) = other.called_name() else {
        return false;
    };
    READING_ALIKE.contains(&name.as_str())
        && one.called_name() == Some(name)
        && (one.call_args().into_iter())
            .zip(other.call_args())
            .all(|(a, b)| is_same(a, b))
}

/// Are two values one, or loaded from one place?
pub(super) fn is_same(a: Val, b: Val) -> bool {
    let are_loads = [a, b].iter().all(|one| one.has_opcode(Opcode::LLVMLoad));
    a == b || are_loads && is_one_place(a.operand(0), b.operand(0))
}

/// The text that a call reads a number from.
pub(super) fn text_read_by(call: Val) -> Option<Val> {
    let name = call.called_name()?;
    let reads = READING_ALIKE.contains(&name.as_str());
    let mut args = reads.then(|| call.call_args())?.into_iter();
    args.next().filter(|text| text.ty().is_pointer())
}

/// The texts that a call compares, neither of which is a literal: a literal excludes no more than one
/// text.
pub(super) fn compared_texts(call: Val) -> Vec<Val> {
    let name = call.called_name().unwrap_or_default();
    let is_literal = |text: &Val| text.kind() == ValueKind::LLVMGlobalVariableValueKind;
    let texts: Vec<Val> = match name.as_str() {
        "strcmp" | "strncmp" => call.call_args().into_iter().take(2).collect(),
        _ => Vec::new(),
    };
    match texts.iter().any(is_literal) {
        true => Vec::new(),
        false => texts,
    }
}

/// The text that a call compares with a literal, and what the literal says.
pub(super) fn compared_with_word(call: Val) -> Option<(Val, Val)> {
    let is_comparison = call.called_name().as_deref() == Some("strcmp");
    let args = is_comparison.then(|| call.call_args())?;
    let &[text, literal] = &args[..] else {
        return None;
    };
    let is_literal =
        literal.kind() == ValueKind::LLVMGlobalVariableValueKind && literal.is_global_constant();
    is_literal.then(|| Some((text, literal.initializer()?)))?
}

/// Functions that give the same when they are asked again.
const READING_ALIKE: [&str; 14] = [
    "__isoc23_strtol",
    "__isoc23_strtoll",
    "__isoc23_strtoul",
    "__isoc23_strtoull",
    "atoi",
    "atol",
    "atoll",
    "omp_get_max_threads",
    "omp_get_num_procs",
    "strlen",
    "strtol",
    "strtoll",
    "strtoul",
    "sysconf",
];

/// Does the call name a function without a body?
fn is_elsewhere(call: Val) -> bool {
    let mut callee = call.callee().into_iter();
    callee.any(|callee| callee.is_function() && callee.is_declaration())
}
