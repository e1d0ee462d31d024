//! The parameters of a stub.

use inkwell::llvm_sys::core::LLVMGetParamParent;

use crate::kir::Type;
use crate::llvm::debug::DebugInfo;
use crate::llvm::handle::{Blk, ModuleHandle, Opcode, Ty, Val};
use crate::llvm::target::Target;
use crate::llvm::types::Types;

/// A parameter of a kernel.
pub(super) struct Param {
    /// None where its type is not known.
    pub(super) bytes: Option<u64>,
    pub(super) leaves: Vec<Leaf>,
}

/// A scalar of a parameter.
pub(super) struct Leaf {
    /// The parameter's name, and the path of the field.
    pub(super) name: String,
    pub(super) offset: u64,
    /// None where the whole parameter is passed by its address: what cannot be taken apart may
    /// hold pointers as well.
    pub(super) ty: Option<Ty>,
}

/// The memory of a stub's parameters, and what they are.
pub(super) fn params(module: ModuleHandle, debug: &mut DebugInfo, stub: Val) -> Vec<(Val, Param)> {
    let types = Types {
        layout: module.layout(),
        target: Target::Host,
    };
    let variables = debug.variables(stub, &[]);
    let params = handed_over(stub).into_iter().map(|memory| {
        // Stubs of HIP have no debug information; clang gives the memory the parameter's name.
        let plain = || memory.name().trim_end_matches(".addr").to_owned();
        let name = debug.name_of(&variables, memory).unwrap_or_else(plain);
        let field = |offset| {
            let path = debug.field_of(&variables, memory, offset);
            let place = || match offset {
                0 => String::new(),
                _ => format!("+{offset}"),
            };
            format!("{name}{}", path.unwrap_or_else(place))
        };
        (memory, param(module, types, memory, field))
    });
    params.collect()
}

/// What a stub gives to the runtime, in the order of the parameters: the address of each.
fn handed_over(stub: Val) -> Vec<Val> {
    let insts = stub.blocks().into_iter().flat_map(Blk::insts);
    let mut places = Vec::new();
    for inst in insts {
        let name = inst.called_name().unwrap_or_default();
        if super::SETUPS.contains(&name.as_str()) {
            places.extend(inst.call_args().first());
        } else if is_store_to_list(inst) {
            places.push(inst.operand(0));
        }
    }
    places
}

/// Does it store into the array with the addresses of all parameters?
pub(super) fn is_store_to_list(inst: Val) -> bool {
    let is_list = |list: Val| list.has_opcode(Opcode::LLVMAlloca) && list.name() == "kernel_args";
    let is_element =
        |place: Val| place.has_opcode(Opcode::LLVMGetElementPtr) && is_list(place.operand(0));
    inst.has_opcode(Opcode::LLVMStore) && is_element(inst.operand(1))
}

/// The scalars in a parameter's memory; those that are no pointers as integers of their size.
fn param(module: ModuleHandle, types: Types, memory: Val, name: impl Fn(u64) -> String) -> Param {
    let ty = match memory.has_opcode(Opcode::LLVMAlloca) {
        true => Some(memory.allocated_type()),
        false => by_value_type(memory).or_else(|| type_of_copies(memory)),
    };
    let bytes = ty.map(|ty| types.layout.alloc_size(ty));
    let Some(leaves) = ty.and_then(|ty| types.leaves(ty).ok()) else {
        let whole = Leaf {
            name: String::new(),
            offset: 0,
            ty: None,
        };
        return Param {
            bytes,
            leaves: vec![whole],
        };
    };
    let known = leaves.into_iter().map(|leaf| Leaf {
        name: name(leaf.offset),
        offset: leaf.offset,
        ty: Some(match leaf.ty {
            Type::Ptr(_) => module.ptr_type(0),
            ty => module.int_type(ty.bits()),
        }),
    });
    Param {
        bytes,
        leaves: known.collect(),
    }
}

/// The type of a struct that is passed in memory.
fn by_value_type(param: Val) -> Option<Ty> {
    let (function, index) = place_of(param)?;
    function.type_attribute(index as u32 + 1, "byval")
}

/// The type of an object of a class with a copy constructor of its own: the callers make the copy, and
/// pass its address.
fn type_of_copies(param: Val) -> Option<Ty> {
    let (function, index) = place_of(param)?;
    let is_call = |user: &Val| user.called_name() == Some(function.name());
    let calls = function.users().into_iter().filter(is_call);
    let mut types = calls.map(|call| {
        let copy = call.call_args().get(index).copied()?;
        let is_copy = copy.has_opcode(Opcode::LLVMAlloca);
        is_copy.then(|| copy.allocated_type())
    });
    let ty = types.next()??;
    types.all(|other| other == Some(ty)).then_some(ty)
}

/// The function that a parameter is one of, and which.
fn place_of(param: Val) -> Option<(Val, usize)> {
    let function = Val::some(unsafe { LLVMGetParamParent(param.raw()) })?;
    let index = function.params().iter().position(|&other| other == param)?;
    Some((function, index))
}
