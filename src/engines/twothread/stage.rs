//! The text form of a program under reduction: an IVL program of one thread in
//! which accesses and barriers are calls of procedures without bodies.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use super::claims::{number_attr, text_attr};
use super::dualise::pair_functions;
use super::lower::entered;
use super::predicate::sequence;
use super::program::{
    Access, Barrier, BarrierKind, Guarded, Invariant, ObjectModel, Program, Stmt,
};
use crate::ivl::subst::{free_vars, program_exprs};
use crate::ivl::traverse::post_order;
use crate::ivl::{
    self, Attr, Block, Const, Expr, ExprKind, Procedure, Symbol, Transfer, Type, Var,
};

/// The program as IVL. Divergent names carry the attribute `{:divergent}`.
pub fn to_ivl(program: &Program) -> ivl::Program {
    let mut stage = Stage {
        program: program.clone(),
        procedures: IndexMap::new(),
    };
    let blocks = stage.blocks();
    let attrs = |divergent: bool| match divergent {
        true => vec![Attr {
            name: "divergent".into(),
            args: Vec::new(),
        }],
        false => Vec::new(),
    };
    let locals = stage
        .program
        .vars
        .iter()
        .map(|(name, v)| Var {
            attrs: attrs(v.divergent),
            name: name.clone(),
            ty: v.ty.clone(),
        })
        .collect();
    let consts = program
        .consts
        .iter()
        .map(|(name, v)| Const {
            attrs: attrs(v.divergent),
            name: name.clone(),
            ty: v.ty.clone(),
            unique: false,
        })
        .chain(["$enabled", "$entered"].map(|name| Const {
            attrs: attrs(true),
            name: Symbol::new(name),
            ty: Type::Bool,
            unique: false,
        }))
        .collect();
    let kernel = Procedure::kernel(program.name.clone(), locals, blocks);
    let mut result = ivl::Program {
        consts,
        globals: Vec::new(),
        functions: program.functions.clone(),
        axioms: program
            .axioms
            .iter()
            .filter(|a| a.as_bool() != Some(true))
            .cloned()
            .collect(),
        procedures: stage.procedures.into_values().chain([kernel]).collect(),
    };
    if !mentions(&result, &entered()) {
        result
            .consts
            .retain(|c| Expr::var(c.name.clone()) != entered());
    }
    let compared = compared_types(&result);
    result
        .functions
        .extend(pair_functions(compared.into_iter()));
    ivl::builtins::declare_used(&mut result);
    result
}

fn mentions(program: &ivl::Program, wanted: &Expr) -> bool {
    let mut found = false;
    program_exprs(program, &mut |root| {
        found |= post_order([root]).into_iter().any(|node| node == wanted);
    });
    found
}

/// The bit-vector types of values that are compared with the other thread's.
fn compared_types(program: &ivl::Program) -> Vec<Type> {
    let mut widths: BTreeSet<u32> = BTreeSet::new();
    program_exprs(program, &mut |root| {
        for node in post_order([root]) {
            if let ExprKind::Apply(name, _) = node.kind() {
                let width = name.as_str().strip_prefix("$other_bv");
                widths.extend(width.and_then(|width| width.parse::<u32>().ok()));
            }
        }
    });
    widths.into_iter().map(Type::Bv).collect()
}

struct Stage {
    program: Program,
    procedures: IndexMap<Symbol, Procedure>,
}

impl Stage {
    fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        for block in self.program.blocks.clone() {
            let mut stmts = Vec::new();
            for invariant in &block.invariants {
                if !self.is_sayable(invariant) {
                    continue;
                }
                let attrs = match &invariant.rule {
                    Some(rule) => vec![text_attr("candidate", rule)],
                    None => vec![text_attr("assertion", "loop invariant")],
                };
                stmts.push(ivl::Stmt::Assert {
                    attrs,
                    expr: invariant.expr.clone(),
                });
            }
            for stmt in &block.stmts {
                let stmt = self.statement(stmt);
                stmts.push(stmt);
            }
            let single = block.edges.len() == 1;
            let mut arms = Vec::new();
            let mut targets = Vec::new();
            for edge in &block.edges {
                let copies = sequence(&mut self.program, &edge.copies)
                    .into_iter()
                    .map(|(var, value)| ivl::Stmt::Assign { var, value });
                if single {
                    stmts.extend(copies);
                    targets.push(edge.target.clone());
                    continue;
                }
                let label = Symbol::new(format!("{}.to.{}", block.label, edge.target));
                let condition = ivl::Stmt::Assume {
                    attrs: vec![Attr {
                        name: "partition".into(),
                        args: Vec::new(),
                    }],
                    expr: edge.condition.clone(),
                };
                targets.push(label.clone());
                arms.push(Block {
                    label,
                    stmts: [condition].into_iter().chain(copies).collect(),
                    transfer: Transfer::Goto(vec![edge.target.clone()]),
                });
            }
            let transfer = match targets.is_empty() {
                true => Transfer::Return,
                false => Transfer::Goto(targets),
            };
            blocks.push(Block {
                label: block.label.clone(),
                stmts,
                transfer,
            });
            blocks.extend(arms);
        }
        blocks
    }

    /// Guesses may speak of predicates, which do not exist before predication.
    fn is_sayable(&self, invariant: &Invariant) -> bool {
        let program = &self.program;
        let exists =
            |name: &Symbol| program.vars.contains_key(name) || program.consts.contains_key(name);
        invariant.rule.is_none() || free_vars(&invariant.expr).iter().all(exists)
    }

    fn statement(&mut self, stmt: &Stmt) -> ivl::Stmt {
        match stmt {
            Stmt::Assign { var, value } => ivl::Stmt::Assign {
                var: var.clone(),
                value: value.clone(),
            },
            Stmt::Havoc(var) => ivl::Stmt::Havoc(vec![var.clone()]),
            Stmt::Assume(claim) => ivl::Stmt::Assume {
                attrs: everywhere(claim),
                expr: claim.condition(),
            },
            Stmt::Assert { claim, what, .. } => {
                let mut attrs = vec![text_attr("assertion", &what.to_string())];
                attrs.extend(everywhere(claim));
                ivl::Stmt::Assert {
                    attrs,
                    expr: claim.condition(),
                }
            }
            Stmt::Access(access) => self.access("", access, true),
            Stmt::Perform(access) => self.access("_PERFORM", access, true),
            Stmt::Log(access) => self.access("_LOG", access, false),
            Stmt::Check(access) => self.access("_CHECK", access, false),
            Stmt::Launch(access) => self.access("_LAUNCH", access, false),
            Stmt::Wait { guard, events } => self.together("_WAIT", guard, events),
            Stmt::Detach(access) => self.access("_DETACH", access, false),
            Stmt::Release { guard } => self.together("_RELEASE", guard, &[]),
            Stmt::Commit { queue, guard } => {
                self.together(&format!("_COMMIT_{queue:?}"), guard, &[])
            }
            Stmt::Join { guard, awaited } => {
                let pending: Vec<Expr> = awaited.pending.iter().cloned().collect();
                self.together(&format!("_JOIN_{:?}", awaited.queue), guard, &pending)
            }
            Stmt::Forget(object) => {
                let name = format!("_FORGET_{}", self.program.objects[*object].symbol);
                self.together(&name, &Expr::bool(true), &[])
            }
            Stmt::Agree {
                guard,
                what,
                values,
                ..
            } => {
                let name = format!("_AGREE_{}", what.name().to_uppercase());
                self.together(&name, guard, values)
            }
            Stmt::Barrier(barrier) => self.barrier(barrier),
            Stmt::Meet { claim, problem, .. } => ivl::Stmt::Assert {
                attrs: vec![text_attr("divergence", problem.name())],
                expr: claim.condition(),
            },
            Stmt::Phase(phase) => {
                let name = format!("_PHASE_{}_{}", phase.op.name(), phase.class);
                let element = phase.element.iter();
                let mut values: Vec<Expr> = element
                    .map(|e| crate::ivl::builtins::bv::zext(e.clone(), 32, 64))
                    .collect();
                values.extend(phase.op.number().cloned());
                self.together(&name, &Expr::bool(true), &values)
            }
            Stmt::Bound { access, .. } => self.access("_BOUND", access, false),
        }
    }

    fn access(&mut self, prefix: &str, access: &Access, with_result: bool) -> ivl::Stmt {
        let object: ObjectModel = self.program.objects[access.object].clone();
        let bits = 8 * self.program.sites[access.site].bytes;
        let name = format!(
            "{prefix}_{}{bits}_{}",
            access.kind.name().to_uppercase(),
            object.symbol
        );
        let mut params = vec![
            Var::new("enabled", Type::Bool),
            Var::new("offset", Type::Bv(64)),
        ];
        let mut args = vec![access.guard.clone(), access.offset.clone()];
        let mut name = name;
        if let Some(value) = &access.value {
            params.push(Var::new("value", Type::Bv(bits)));
            args.push(value.clone());
        } else if let Some(copy) = &access.copy {
            name.push_str("_copy");
            for (param, arg) in [
                ("count", &copy.count),
                ("stride", &copy.stride),
                ("event", &copy.event),
            ] {
                params.push(Var::new(param, Type::Bv(64)));
                args.push(arg.clone());
            }
        } else if !with_result || access.result.is_none() {
            name.push_str("_any");
        }
        let result = access.result.as_ref().filter(|_| with_result);
        let returns = result
            .map(|(_, ty)| Var::new("result", ty.clone()))
            .into_iter()
            .collect();
        let procedure = self.declare(Symbol::new(name), params, returns);
        ivl::Stmt::Call {
            attrs: vec![number_attr("site", access.site)],
            results: result.map(|(name, _)| name.clone()).into_iter().collect(),
            procedure,
            args,
        }
    }

    /// What the threads of a block do together, with values of 64 bits.
    fn together(&mut self, name: &str, guard: &Expr, values: &[Expr]) -> ivl::Stmt {
        let mut params = vec![Var::new("enabled", Type::Bool)];
        params.extend((0..values.len()).map(|i| Var::new(format!("x{i}"), Type::Bv(64))));
        let name = Symbol::new(format!("{name}{}", values.len()));
        ivl::Stmt::Call {
            attrs: Vec::new(),
            results: Vec::new(),
            procedure: self.declare(name, params, Vec::new()),
            args: [guard].into_iter().chain(values).cloned().collect(),
        }
    }

    fn barrier(&mut self, barrier: &Barrier) -> ivl::Stmt {
        let mut params = vec![Var::new("enabled", Type::Bool)];
        let mut args = vec![barrier.guard.clone()];
        let mut name = match &barrier.kind {
            BarrierKind::Block => "_BARRIER".to_string(),
            BarrierKind::Grid => "_GRID_BARRIER".to_string(),
            BarrierKind::Warp { mask: None } => "_WARP_BARRIER_ALL".to_string(),
            BarrierKind::Warp { mask: Some(mask) } => {
                params.push(Var::new("mask", Type::Bv(64)));
                args.push(mask.clone());
                "_WARP_BARRIER".to_string()
            }
        };
        if barrier.fences.shared {
            name.push_str("_SHARED");
        }
        if barrier.fences.global {
            name.push_str("_GLOBAL");
        }
        let procedure = self.declare(Symbol::new(name), params, Vec::new());
        ivl::Stmt::Call {
            attrs: Vec::new(),
            results: Vec::new(),
            procedure,
            args,
        }
    }

    fn declare(&mut self, name: Symbol, params: Vec<Var>, returns: Vec<Var>) -> Symbol {
        self.procedures
            .entry(name.clone())
            .or_insert_with(|| Procedure {
                attrs: Vec::new(),
                name: name.clone(),
                params,
                returns,
                requires: Vec::new(),
                ensures: Vec::new(),
                modifies: Vec::new(),
                body: None,
            });
        name
    }
}

fn everywhere(claim: &Guarded) -> Vec<Attr> {
    match claim.everywhere {
        true => vec![Attr {
            name: "everywhere".into(),
            args: Vec::new(),
        }],
        false => Vec::new(),
    }
}
