//! Declarations of the functions that speak of both threads.

use std::collections::BTreeMap;

use crate::engines::twothread::program::pair;
use crate::ivl::{self, Symbol, Type, Var};

/// Declarations for programs of one thread, whose expressions still speak of
/// the other one.
pub fn pair_functions(types: impl Iterator<Item = Type>) -> Vec<ivl::Function> {
    let mut functions: BTreeMap<String, ivl::Function> = BTreeMap::new();
    let mut add = |name: String, ty: Type| {
        functions
            .entry(name.clone())
            .or_insert_with(|| ivl::Function {
                attrs: Vec::new(),
                name: Symbol::new(name),
                params: vec![Var::new("x", ty.clone())],
                result: ty,
                body: None,
            });
    };
    for name in ["$any", "$both", "$first", "$other_bool"] {
        add(name.to_string(), Type::Bool);
    }
    for ty in types {
        add(pair::other_name(&ty), ty);
    }
    functions.into_values().collect()
}
