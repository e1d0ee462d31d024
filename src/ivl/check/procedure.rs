//! Procedures: contracts and bodies.

use std::collections::HashSet;

use super::{Allowed, Checker};
use crate::ivl::ast::{
    Attr, AttrArg, Block, Body, Expr, Procedure, Program, Stmt, Symbol, Transfer, Type, Var,
};
use crate::ivl::place::Place;
use crate::ivl::subst::assigned_vars;
use crate::ivl::typing::{Env, Scope, type_of};

/// What the statements of a body are checked against.
struct Context<'a> {
    program: &'a Program,
    procedure: &'a Procedure,
    scope: Scope<'a>,
    assignable: HashSet<&'a Symbol>,
    labels: HashSet<&'a Symbol>,
}

pub(super) fn check<'a>(
    checker: &mut Checker,
    program: &'a Program,
    procedure: &'a Procedure,
    globals: &Scope<'a>,
) {
    declarations(checker, procedure, globals);
    modifies(checker, program, procedure);
    contract(checker, procedure, globals);
    let Some(body) = &procedure.body else { return };
    let mut scope = globals.clone();
    scope.add_procedure(procedure);
    let variables = procedure
        .returns
        .iter()
        .chain(&body.locals)
        .map(|var| &var.name);
    let context = Context {
        program,
        procedure,
        scope,
        assignable: variables.chain(&procedure.modifies).collect(),
        labels: body.blocks.iter().map(|block| &block.label).collect(),
    };
    check_body(checker, &context, body);
}

fn declarations(checker: &mut Checker, procedure: &Procedure, globals: &Scope) {
    let place = Place::Procedure(procedure.name.clone());
    checker.attrs(&place, &procedure.attrs, globals);
    let mut names = HashSet::new();
    let locals = procedure.body.iter().flat_map(|body| &body.locals);
    for var in procedure
        .params
        .iter()
        .chain(&procedure.returns)
        .chain(locals)
    {
        checker.name(&place, &var.name, &mut names);
        if globals.variable(&var.name).is_some() {
            checker.error(
                &place,
                format!("{} is declared twice, here and outside", var.name),
            );
        }
        checker.ty(&place, &var.name, &var.ty);
        checker.attrs(&place, &var.attrs, globals);
    }
}

fn modifies(checker: &mut Checker, program: &Program, procedure: &Procedure) {
    let place = Place::Procedure(procedure.name.clone());
    for name in &procedure.modifies {
        if !program.globals.iter().any(|var| var.name == *name) {
            checker.error(
                &place,
                format!("modifies {name}, which is no global variable"),
            );
        }
    }
}

fn contract(checker: &mut Checker, procedure: &Procedure, globals: &Scope) {
    let name = &procedure.name;
    let mut before = globals.clone();
    before.add(&procedure.params);
    for (index, clause) in procedure.requires.iter().enumerate() {
        let place = Place::Requires {
            procedure: name.clone(),
            index,
        };
        checker.attrs(&place, &clause.attrs, &before);
        checker.expr(
            &place,
            &clause.expr,
            Some(Type::Bool),
            &before,
            Allowed::default(),
        );
    }
    let mut after = before;
    after.add(&procedure.returns);
    for (index, clause) in procedure.ensures.iter().enumerate() {
        let place = Place::Ensures {
            procedure: name.clone(),
            index,
        };
        checker.attrs(&place, &clause.attrs, &after);
        let allowed = Allowed {
            old: true,
            forall: false,
        };
        checker.expr(&place, &clause.expr, Some(Type::Bool), &after, allowed);
    }
}

fn check_body(checker: &mut Checker, context: &Context, body: &Body) {
    let place = Place::Procedure(context.procedure.name.clone());
    if body.blocks.is_empty() {
        checker.error(&place, "the body has no block");
    }
    let mut labels = HashSet::new();
    for block in &body.blocks {
        checker.name(&place, &block.label, &mut labels);
        check_block(checker, context, block);
    }
}

fn check_block(checker: &mut Checker, context: &Context, block: &Block) {
    let mut at_head = true;
    for (index, stmt) in block.stmts.iter().enumerate() {
        let procedure = context.procedure.name.clone();
        let place = Place::Stmt {
            procedure,
            block: block.label.clone(),
            index,
        };
        at_head &= matches!(stmt, Stmt::Assert { .. } | Stmt::Assume { .. });
        check_stmt(checker, context, &place, stmt, at_head);
    }
    let procedure = context.procedure.name.clone();
    let place = Place::Transfer {
        procedure,
        block: block.label.clone(),
    };
    if let Transfer::Goto(targets) = &block.transfer {
        if targets.is_empty() {
            checker.error(&place, "the goto has no target");
        }
        let mut taken = HashSet::new();
        for target in targets.iter().filter(|target| !taken.insert(*target)) {
            checker.error(&place, format!("the goto names {target} twice"));
        }
        for target in targets
            .iter()
            .filter(|target| !context.labels.contains(target))
        {
            checker.error(&place, format!("there is no block {target}"));
        }
    }
}

fn check_stmt(checker: &mut Checker, context: &Context, place: &Place, stmt: &Stmt, at_head: bool) {
    let scope = &context.scope;
    let allowed = Allowed {
        old: true,
        forall: false,
    };
    for var in assigned_vars(stmt) {
        assignable(checker, context, place, var);
    }
    match stmt {
        Stmt::Assign { var, value } => {
            let ty = scope.variable(var);
            checker.expr(place, value, ty, scope, allowed);
        }
        Stmt::AssignElement { map, index, value } => match scope.variable(map) {
            Some(Type::Map(domain, range)) => {
                checker.expr(place, index, Some(*domain), scope, allowed);
                checker.expr(place, value, Some(*range), scope, allowed);
            }
            Some(other) => checker.error(place, format!("{map} of type {other} is indexed")),
            None => {}
        },
        Stmt::Havoc(vars) => {
            if vars.is_empty() {
                checker.error(place, "the havoc names no variable");
            }
        }
        Stmt::Assume { attrs, expr } => {
            checker.attrs(place, attrs, scope);
            checker.expr(place, expr, Some(Type::Bool), scope, allowed);
        }
        Stmt::Assert { attrs, expr } => {
            checker.attrs(place, attrs, scope);
            checker.expr(place, expr, Some(Type::Bool), scope, allowed);
            candidate(checker, place, attrs, at_head);
        }
        Stmt::Call {
            attrs,
            results,
            procedure,
            args,
        } => {
            checker.attrs(place, attrs, scope);
            match context
                .program
                .procedures
                .iter()
                .find(|p| p.name == *procedure)
            {
                Some(callee) => call(checker, context, place, callee, results, args),
                None => checker.error(place, format!("there is no procedure {procedure}")),
            }
        }
    }
}

fn assignable(checker: &mut Checker, context: &Context, place: &Place, var: &Symbol) {
    if context.scope.variable(var).is_none() {
        checker.error(place, format!("unknown variable {var}"));
    } else if !context.assignable.contains(var) {
        let why = if context
            .program
            .globals
            .iter()
            .any(|global| global.name == *var)
        {
            "which is not in modifies"
        } else {
            "which is constant here"
        };
        checker.error(place, format!("assigns {var}, {why}"));
    }
}

fn candidate(checker: &mut Checker, place: &Place, attrs: &[Attr], at_head: bool) {
    for attr in attrs
        .iter()
        .filter(|attr| attr.name.as_str() == "candidate")
    {
        if !matches!(attr.args.as_slice(), [AttrArg::Str(_)]) {
            checker.error(
                place,
                "a candidate names its rule, as in {:candidate \"rule\"}",
            );
        }
        if !at_head {
            checker.error(place, "a candidate stands at the start of a block");
        }
    }
}

fn call(
    checker: &mut Checker,
    context: &Context,
    place: &Place,
    callee: &Procedure,
    results: &[Symbol],
    args: &[Expr],
) {
    let name = &callee.name;
    if args.len() != callee.params.len() || results.len() != callee.returns.len() {
        let (params, returns) = (callee.params.len(), callee.returns.len());
        return checker.error(
            place,
            format!("{name} takes {params} arguments and gives {returns} results"),
        );
    }
    for (param, arg) in callee.params.iter().zip(args) {
        let allowed = Allowed {
            old: true,
            forall: false,
        };
        checker.expr(place, arg, Some(param.ty.clone()), &context.scope, allowed);
    }
    let mut taken = HashSet::new();
    for (Var { ty, .. }, result) in callee.returns.iter().zip(results) {
        if !taken.insert(result) {
            checker.error(place, format!("{result} receives two results"));
        }
        if let Ok(found) = type_of(&Expr::var(result.clone()), &context.scope)
            && found != *ty
        {
            checker.error(
                place,
                format!("{result} has type {found}, a result of {name} {ty}"),
            );
        }
    }
    for global in &callee.modifies {
        if !context.procedure.modifies.contains(global) {
            checker.error(
                place,
                format!("{name} modifies {global}, which is not in modifies"),
            );
        }
    }
}
