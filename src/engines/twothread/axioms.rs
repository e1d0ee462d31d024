//! What the user states of functions without a body, in the program.
//!
//! A function `f` of a file of axioms is the kernel's `__uninterpreted_function_f`, else one
//! that the file declares. An axiom over other functions is left out, since the program says
//! nothing of these either.

use crate::kir::Construct;
use std::collections::HashMap;

use super::program::Program;
use crate::evidence::Unsupported;
use crate::ivl::builtins::Builtin;
use crate::ivl::check::check;
use crate::ivl::names::sanitise;
use crate::ivl::parse::Axioms;
use crate::ivl::traverse::{map_children, post_order};
use crate::ivl::{self, Expr, ExprKind, Function, Symbol};

/// Where the names of functions that users state axioms of begin.
pub const UNINTERPRETED: &str = "__uninterpreted_function_";

/// Adds the axioms to the program.
///
/// # Errors
/// Axioms whose types are not those of the functions.
pub fn add(program: &mut Program, axioms: &Axioms) -> Result<(), Unsupported> {
    let own = axioms.functions.iter();
    let own: Vec<&Function> = own
        .filter(|function| kernels_function(program, &function.name).is_none())
        .collect();
    let mut names: HashMap<Symbol, Symbol> = own
        .iter()
        .map(|function| (function.name.clone(), renamed(&function.name)))
        .collect();
    let mut functions = Vec::new();
    for function in own {
        let body = match &function.body {
            Some(body) => match resolved(program, &mut names, body) {
                Some(body) => Some(body),
                None => {
                    names.remove(&function.name);
                    continue;
                }
            },
            None => None,
        };
        functions.push(Function {
            name: renamed(&function.name),
            body,
            ..function.clone()
        });
    }
    functions.splice(0..0, program.functions.iter().cloned());
    let mut known = Vec::new();
    for stated in &axioms.stated {
        let Some(expr) = resolved(program, &mut names, &stated.expr) else {
            continue;
        };
        let alone = ivl::Program {
            functions: functions.clone(),
            axioms: vec![expr.clone()],
            ..ivl::Program::default()
        };
        if let Err(problems) = check(&alone) {
            let why = problems.first().map(|problem| problem.message.as_str());
            let why = why.unwrap_or_default().to_owned();
            return Err(Unsupported {
                construct: Construct::Axiom(stated.text.clone(), why),
                span: None,
            });
        }
        known.push(expr);
    }
    if !known.is_empty() {
        program.functions = functions;
        program.axioms.extend(known);
    }
    Ok(())
}

fn renamed(name: &Symbol) -> Symbol {
    Symbol::new(format!("$axioms_{name}"))
}

/// The function of the program that the kernel calls by this name.
fn kernels_function(program: &Program, name: &Symbol) -> Option<Symbol> {
    let stem = name.as_str();
    let stem = stem.strip_prefix(UNINTERPRETED).unwrap_or(stem);
    let begin = format!("$pure_{}.", sanitise(&format!("{UNINTERPRETED}{stem}")));
    let mut functions = program.functions.iter().map(|function| &function.name);
    functions
        .find(|known| known.as_str().starts_with(&begin))
        .cloned()
}

/// The expression in terms of the program's functions; none where it applies others.
fn resolved(program: &Program, names: &mut HashMap<Symbol, Symbol>, expr: &Expr) -> Option<Expr> {
    for part in post_order([expr]) {
        if let ExprKind::Apply(name, _) = part.kind()
            && !names.contains_key(name)
        {
            let known = match Builtin::from_name(name.as_str()) {
                Some(_) => name.clone(),
                None => kernels_function(program, name)?,
            };
            names.insert(name.clone(), known);
        }
    }
    Some(rename(expr, names))
}

fn rename(expr: &Expr, names: &HashMap<Symbol, Symbol>) -> Expr {
    let mut renamed: HashMap<usize, Expr> = HashMap::new();
    for part in post_order([expr]) {
        let new = map_children(part, &mut |child| renamed[&child.address()].clone());
        let new = match new.kind() {
            ExprKind::Apply(name, args) => {
                let name = names.get(name).unwrap_or(name).clone();
                Expr::apply(name, args.clone())
            }
            _ => new,
        };
        renamed.insert(part.address(), new);
    }
    renamed[&expr.address()].clone()
}
