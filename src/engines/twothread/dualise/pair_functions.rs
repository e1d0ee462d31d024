//! Declarations of the functions that speak of both threads.

use std::collections::HashMap;

use crate::engines::twothread::program::pair;
use crate::ivl::{self, Symbol, Type, Var};

/// Declarations for programs of one thread, whose expressions still speak of
/// the other one.
pub fn pair_functions(types: impl Iterator<Item = Type>) -> Vec<ivl::Function> {
    let mut functions: HashMap<String, ivl::Function> = HashMap::new();
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
    let mut functions: Vec<_> = functions.into_values().collect();
    functions.sort_by(|a, b| a.name.cmp(&b.name));
    functions
}
