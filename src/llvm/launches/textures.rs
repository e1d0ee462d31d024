//! Arrays that textures read.

use super::allocations::{base_of, is_fresh};
use super::conditions::Conditions;
use crate::host::{Argument, Pointer};
use crate::llvm::handle::{Opcode, Val, ValueKind};

/// Notes for each pointer the texture among the handles, by its name, that reads the same memory.
pub(super) fn note(
    handles: &[(Val, String)],
    (pointers, values): (&mut [(Argument, Pointer)], &[Val]),
    conditions: &Conditions,
) {
    for (handle, name) in handles {
        let memory = memory_of(*handle, conditions);
        for ((_, pointer), value) in pointers.iter_mut().zip(values) {
            if memory.contains(value) {
                pointer.texture = Some(name.clone());
            }
        }
    }
}

/// The memory that a texture object reads, which host code creates before: the pointers that it has put
/// into the description of the resource.
fn memory_of(handle: Val, conditions: &Conditions) -> Vec<Val> {
    let place = (handle.has_opcode(Opcode::LLVMLoad)).then(|| handle.operand(0));
    let variable = place.filter(|place| place.has_opcode(Opcode::LLVMAlloca));
    let users = variable.into_iter().flat_map(Val::users);
    let creations = users.filter(|user| {
        let name = user.called_name().unwrap_or_default();
        CREATORS.contains(&name.as_str()) && user.call_args().first() == variable.as_ref()
    });
    let creations: Vec<Val> = creations.collect();
    let &[creation] = &creations[..] else {
        return Vec::new();
    };
    let described = creation.call_args().get(1).map(|place| base_of(*place));
    let described = described.filter(|place| place.has_opcode(Opcode::LLVMAlloca));
    described.map_or(Vec::new(), |place| stored_last(place, creation, conditions))
}

const CREATORS: [&str; 2] = ["cudaCreateTextureObject", "hipCreateTextureObject"];

/// What pointers lead to that are stored in a variable before an instruction, and not replaced by
/// others before it.
fn stored_last(variable: Val, before: Val, conditions: &Conditions) -> Vec<Val> {
    let (mut stores, mut work) = (Vec::new(), variable.users());
    while let Some(user) = work.pop() {
        match user.opcode() {
            Some(Opcode::LLVMGetElementPtr) => work.extend(user.users()),
            Some(Opcode::LLVMStore)
                if user.operand(0).ty().is_pointer() && conditions.passes(user, before) =>
            {
                stores.push(user);
            }
            _ => {}
        }
    }
    let is_replaced = |store: &Val| {
        let mut others = stores.iter();
        others.any(|other| {
            let (place, own) = (other.operand(1), store.operand(1));
            other != store && base_of(place) == base_of(own) && conditions.passes(*store, *other)
        })
    };
    let last = stores.iter().filter(|store| !is_replaced(store));
    let memory = last.map(|store| store.operand(0));
    memory
        .filter(|memory| is_one_at_all_times(*memory))
        .collect()
}

/// Is the pointer the start of memory, and the same one whenever control comes somewhere?
fn is_one_at_all_times(pointer: Val) -> bool {
    let is_given = pointer.kind() == ValueKind::LLVMArgumentValueKind;
    let comes_again = |block| Conditions::reaches(block, block, |_| true);
    let home = is_fresh(pointer).then(|| pointer.parent()).flatten();
    is_given || home.is_some_and(|home| !comes_again(home))
}
