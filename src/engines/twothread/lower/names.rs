//! Names of a kernel's values in programs, and operands that need no statement.

use std::collections::HashMap;

use cranelift_entity::EntityRef;

use crate::engines::quantities;
use crate::ivl::names::sanitise;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{self, Kernel, ValueDef, ValueId};

/// The value's name as an IVL variable.
pub fn symbol(kernel: &Kernel, value: ValueId) -> Symbol {
    match &kernel.values[value].name {
        Some(name) => Symbol::new(format!("v{}_{}", value.index(), sanitise(name))),
        None => Symbol::new(format!("v{}", value.index())),
    }
}

/// The variable for the cell of an object that the pointer points to.
pub fn offset_symbol(kernel: &Kernel, pointer: ValueId) -> Symbol {
    Symbol::new(format!("{}.offset", symbol(kernel, pointer)))
}

/// The variable for the object that the pointer points into.
pub fn object_symbol(kernel: &Kernel, pointer: ValueId) -> Symbol {
    Symbol::new(format!("{}.object", symbol(kernel, pointer)))
}

/// Truth values are `bool`, everything else is its bits.
pub fn ivl_type(ty: kir::Type) -> Type {
    match ty {
        kir::Type::Int(1) => Type::Bool,
        other => Type::Bv(other.bits()),
    }
}

/// The operand as an expression, with parameters that are known as literals; none of a
/// pointer, which has several parts, nor of an undefined value, which is another one at each
/// use.
pub fn operand(kernel: &Kernel, known: &HashMap<Symbol, Expr>, value: ValueId) -> Option<Expr> {
    let data = &kernel.values[value];
    if data.ty.is_ptr() {
        return None;
    }
    match &data.def {
        ValueDef::Param(index) => {
            let symbol = quantities::param_symbol(&kernel.params[*index as usize].name);
            Some(known.get(&symbol).cloned().unwrap_or(Expr::var(symbol)))
        }
        ValueDef::Const(bits) => Some(match ivl_type(data.ty) {
            Type::Bool => Expr::bool(*bits & 1 == 1),
            _ => Expr::bv(*bits, data.ty.bits()),
        }),
        ValueDef::Null => Some(Expr::bv(0, 64)),
        ValueDef::Inst(_) => Some(Expr::var(symbol(kernel, value))),
        ValueDef::Undef | ValueDef::Address(_) => None,
    }
}
