//! The verifier of IVL programs, which runs between passes.
//!
//! Of every program it demands:
//!
//! - Names are identifiers. Constants and global variables have different
//!   names, as have functions and procedures. The parameters, results and
//!   locals of a procedure have different names, none that of a constant or
//!   global. Labels of a body are unique.
//! - Every name used is declared, except builtin functions. A declared function
//!   that is named like a builtin, or has `{:bvbuiltin}`, is what it says.
//! - Expressions have types, and those that their places need. Function bodies
//!   use parameters and constants, axioms constants; functions do not recur.
//! - `old` stands in postconditions and bodies, `forall` in axioms.
//! - Only globals of `modifies`, results and locals are assigned, and a callee
//!   modifies nothing that its caller does not.
//! - A body has a block. The targets of a `goto` exist and differ (Boogie fails
//!   on equal ones); it has one at least, as has a `havoc`.
//! - `assert {:candidate "rule"}` names its rule, and stands among the asserts
//!   and assumes that begin a block, where it is a loop invariant.

mod procedure;

use std::collections::{HashMap, HashSet};

use super::ast::{Attr, AttrArg, Expr, ExprKind, Function, Program, Symbol, Type};
use super::builtins::Builtin;
use super::names::is_identifier;
use super::place::Place;
use super::traverse::post_order;
use super::typing::{Env, MAX_WIDTH, Scope, type_of};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {message}")]
pub struct CheckError {
    pub place: Place,
    pub message: String,
}

/// Everything that is wrong with `program`, in the order of its text.
pub fn check(program: &Program) -> Result<(), Vec<CheckError>> {
    let mut checker = Checker::default();
    checker.declarations(program);
    let scope = Scope::of_program(program);
    for function in &program.functions {
        checker.function(program, function);
    }
    checker.recursion(program);
    for (index, axiom) in program.axioms.iter().enumerate() {
        let constants = Scope::of_constants(program);
        let allowed = Allowed {
            forall: true,
            old: false,
        };
        checker.expr(
            &Place::Axiom(index),
            axiom,
            Some(Type::Bool),
            &constants,
            allowed,
        );
    }
    for procedure in &program.procedures {
        procedure::check(&mut checker, program, procedure, &scope);
    }
    if checker.errors.is_empty() {
        Ok(())
    } else {
        Err(checker.errors)
    }
}

#[derive(Default)]
struct Checker {
    errors: Vec<CheckError>,
}

/// What an expression may contain.
#[derive(Clone, Copy, Default)]
struct Allowed {
    forall: bool,
    old: bool,
}

impl Checker {
    fn error(&mut self, place: &Place, message: impl Into<String>) {
        self.errors.push(CheckError {
            place: place.clone(),
            message: message.into(),
        });
    }

    fn declarations(&mut self, program: &Program) {
        let constants = program.consts.iter().map(|c| (&c.name, &c.ty, &c.attrs));
        let globals = program
            .globals
            .iter()
            .map(|var| (&var.name, &var.ty, &var.attrs));
        let mut variables = HashSet::new();
        let scope = Scope::of_constants(program);
        for (name, ty, attrs) in constants.chain(globals) {
            let place = Place::Declaration(name.clone());
            self.name(&place, name, &mut variables);
            self.ty(&place, name, ty);
            self.attrs(&place, attrs, &scope);
        }
        let mut callables = HashSet::new();
        for function in &program.functions {
            let place = Place::Declaration(function.name.clone());
            self.name(&place, &function.name, &mut callables);
        }
        for procedure in &program.procedures {
            let place = Place::Procedure(procedure.name.clone());
            self.name(&place, &procedure.name, &mut callables);
        }
    }

    fn function(&mut self, program: &Program, function: &Function) {
        let place = Place::Declaration(function.name.clone());
        let mut names = HashSet::new();
        let mut scope = Scope::of_constants(program);
        for param in &function.params {
            self.name(&place, &param.name, &mut names);
            self.ty(&place, &param.name, &param.ty);
            self.attrs(&place, &param.attrs, &scope);
        }
        self.ty(&place, &function.name, &function.result);
        self.attrs(&place, &function.attrs, &scope);
        if let Err(message) = Builtin::of_declaration(function) {
            self.error(&place, message);
        }
        scope.add(&function.params);
        if let Some(body) = &function.body {
            let result = Some(function.result.clone());
            self.expr(&place, body, result, &scope, Allowed::default());
        }
    }

    /// Bodies are expanded where functions are applied, so they must not recur.
    fn recursion(&mut self, program: &Program) {
        let applied = |function: &Function| -> Vec<Symbol> {
            let nodes = post_order(&function.body);
            let name = |expr: &&Expr| match expr.kind() {
                ExprKind::Apply(name, _) => Some(name.clone()),
                _ => None,
            };
            nodes.iter().filter_map(name).collect()
        };
        let calls: HashMap<&Symbol, Vec<Symbol>> = program
            .functions
            .iter()
            .map(|f| (&f.name, applied(f)))
            .collect();
        for function in &program.functions {
            let mut seen = HashSet::new();
            let mut pending = calls[&function.name].clone();
            while let Some(name) = pending.pop() {
                if seen.insert(name.clone()) {
                    pending.extend(calls.get(&name).into_iter().flatten().cloned());
                }
            }
            if seen.contains(&function.name) {
                let place = Place::Declaration(function.name.clone());
                self.error(&place, format!("function {} is recursive", function.name));
            }
        }
    }

    /// Checks an expression that has, if it is given, type `expected`.
    fn expr(
        &mut self,
        place: &Place,
        expr: &Expr,
        expected: Option<Type>,
        scope: &dyn Env,
        allowed: Allowed,
    ) {
        match (type_of(expr, scope), expected) {
            (Ok(found), Some(expected)) if found != expected => {
                self.error(place, format!("expected type {expected}, found {found}"));
            }
            (Ok(_), _) => {}
            (Err(message), _) => self.error(place, message),
        }
        for node in post_order([expr]) {
            match node.kind() {
                ExprKind::Old(_) if !allowed.old => {
                    return self.error(place, "old may not stand here");
                }
                ExprKind::Forall(bound, _) => {
                    if !allowed.forall {
                        return self.error(place, "forall may stand in axioms only");
                    }
                    let mut names = HashSet::new();
                    for (name, ty) in bound {
                        self.name(place, name, &mut names);
                        self.ty(place, name, ty);
                    }
                }
                _ => {}
            }
        }
    }

    fn attrs(&mut self, place: &Place, attrs: &[Attr], scope: &dyn Env) {
        for attr in attrs {
            if !is_identifier(attr.name.as_str()) {
                self.error(place, format!("attribute {} is no identifier", attr.name));
            }
            for arg in &attr.args {
                if let AttrArg::Expr(expr) = arg {
                    let allowed = Allowed {
                        forall: false,
                        old: true,
                    };
                    self.expr(place, expr, None, scope, allowed);
                }
            }
        }
    }

    fn name<'n>(&mut self, place: &Place, name: &'n Symbol, taken: &mut HashSet<&'n Symbol>) {
        if !is_identifier(name.as_str()) {
            self.error(place, format!("{name:?} is no identifier"));
        }
        if !taken.insert(name) {
            self.error(place, format!("{name} is declared twice"));
        }
    }

    fn ty(&mut self, place: &Place, name: &Symbol, ty: &Type) {
        match ty {
            Type::Bv(0) => self.error(place, format!("{name} has a type of no bits")),
            Type::Bv(width) if *width > MAX_WIDTH => {
                self.error(
                    place,
                    format!("{name} has a type of more than {MAX_WIDTH} bits"),
                );
            }
            Type::Map(domain, range) => {
                self.ty(place, name, domain);
                self.ty(place, name, range);
            }
            Type::Bool | Type::Int | Type::Bv(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
