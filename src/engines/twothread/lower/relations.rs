//! What is said of the elements of arrays: the relation "element `i` is `v`" of each, its
//! rules as axioms, and the pairs that loads find.

use super::Input;
use super::Lowering;
use crate::engines::contents;
use crate::engines::twothread::program::{Access, AccessKind, Guarded, Program, Stmt};
use crate::ivl::{Attr, Expr, Function, Symbol, Type, Var};
use crate::kir::ObjectId;

/// Declares the relations that facts are about, with their rules.
pub(super) fn declare(program: &mut Program, input: &Input) {
    let usable = contents::usable(input.contents, input.points_to);
    for (array, rules) in contents::rules(usable) {
        let name = relation(program, array);
        let width = program.objects[array].granularity.cell_bits;
        let axioms = rules.iter().map(|rule| rule.axiom(&name));
        program.axioms.extend(axioms);
        program.functions.push(Function {
            attrs: vec![Attr {
                name: Symbol::new("relation"),
                args: Vec::new(),
            }],
            name,
            params: vec![
                Var::new("index", Type::Bv(64)),
                Var::new("element", Type::Bv(width)),
            ],
            result: Type::Bool,
            body: None,
        });
    }
}

fn relation(program: &Program, array: ObjectId) -> Symbol {
    Symbol::new(format!("$element_{}", program.objects[array].symbol))
}

impl Lowering<'_> {
    /// The relation holds of what the load finds.
    pub(super) fn relate(&mut self, access: &Access) {
        let name = relation(&self.program, access.object);
        let mut functions = self.program.functions.iter();
        let Some((result, ty)) = access.result.clone() else {
            return;
        };
        let bits = self.program.objects[access.object].granularity.cell_bits;
        let is_whole = access.kind == AccessKind::Read
            && access.cells == 1
            && access.copy.is_none()
            && ty == Type::Bv(bits);
        if is_whole && functions.any(|function| function.name == name) {
            let pair = vec![access.offset.clone(), Expr::var(result)];
            self.stmts.push(Stmt::Assume(Guarded {
                guard: access.guard.clone(),
                ..Guarded::here(Expr::apply(name, pair))
            }));
        }
    }
}
