//! Types of expressions.

use std::collections::HashMap;

use super::ast::{BinOp, Expr, ExprKind, Function, Procedure, Program, Symbol, Type, Var};
use super::builtins::Builtin;
use super::traverse::post_order_unbound;

/// No value has more bits.
pub const MAX_WIDTH: u32 = 1 << 16;

/// What names mean where an expression stands.
pub trait Env {
    fn variable(&self, name: &Symbol) -> Option<Type>;

    /// A declared function.
    fn function(&self, name: &Symbol) -> Option<&Function>;
}

/// Variables only.
impl Env for HashMap<Symbol, Type> {
    fn variable(&self, name: &Symbol) -> Option<Type> {
        self.get(name).cloned()
    }

    fn function(&self, _: &Symbol) -> Option<&Function> {
        None
    }
}

/// The names of a program, and of a procedure of it.
#[derive(Clone, Default)]
pub struct Scope<'a> {
    variables: HashMap<&'a Symbol, &'a Type>,
    functions: HashMap<&'a Symbol, &'a Function>,
}

impl<'a> Scope<'a> {
    /// Constants, global variables and functions.
    pub fn of_program(program: &'a Program) -> Self {
        let mut scope = Scope::of_constants(program);
        scope.add(&program.globals);
        scope
    }

    /// Constants and functions.
    pub fn of_constants(program: &'a Program) -> Self {
        Scope {
            variables: program.consts.iter().map(|c| (&c.name, &c.ty)).collect(),
            functions: program.functions.iter().map(|f| (&f.name, f)).collect(),
        }
    }

    /// Parameters, results and locals as well.
    pub fn add_procedure(&mut self, procedure: &'a Procedure) {
        self.add(&procedure.params);
        self.add(&procedure.returns);
        self.add(procedure.body.iter().flat_map(|body| &body.locals));
    }

    pub fn add(&mut self, variables: impl IntoIterator<Item = &'a Var>) {
        self.variables
            .extend(variables.into_iter().map(|var| (&var.name, &var.ty)));
    }
}

impl Env for Scope<'_> {
    fn variable(&self, name: &Symbol) -> Option<Type> {
        self.variables.get(name).map(|ty| (*ty).clone())
    }

    fn function(&self, name: &Symbol) -> Option<&Function> {
        self.functions.get(name).copied()
    }
}

/// The type of `expr`, in time linear in its nodes.
///
/// # Errors
///
/// What is wrong with an innermost ill-typed subexpression.
pub fn type_of(expr: &Expr, env: &dyn Env) -> Result<Type, String> {
    let mut types = HashMap::new();
    for node in post_order_unbound([expr]) {
        let ty = type_of_node(node, env, &types)?;
        types.insert(node.address(), ty);
    }
    Ok(types
        .remove(&expr.address())
        .expect("the root is the last node in post-order"))
}

fn type_of_node(expr: &Expr, env: &dyn Env, types: &HashMap<usize, Type>) -> Result<Type, String> {
    let of = |e: &Expr| &types[&e.address()];
    let expect = |e: &Expr, ty: Type, what: &str| {
        let found = of(e);
        if *found == ty {
            Ok(ty)
        } else {
            Err(format!("{what} has type {found}, expected {ty}"))
        }
    };
    match expr.kind() {
        ExprKind::Var(name) => env
            .variable(name)
            .ok_or_else(|| format!("unknown variable {name}")),
        ExprKind::Bool(_) => Ok(Type::Bool),
        ExprKind::Int(_) => Ok(Type::Int),
        ExprKind::Bv { value, width } => {
            if *width == 0 || *width > MAX_WIDTH || (*width < 128 && value >> width != 0) {
                return Err(format!("{value} is no value of {width} bits"));
            }
            Ok(Type::Bv(*width))
        }
        ExprKind::Not(a) => expect(a, Type::Bool, "the operand of !"),
        ExprKind::Neg(a) => expect(a, Type::Int, "the operand of -"),
        ExprKind::Binary(op, a, b) => type_of_binary(*op, of(a), of(b)),
        ExprKind::Ite(condition, a, b) => {
            expect(condition, Type::Bool, "a condition")?;
            expect(b, of(a).clone(), "the second branch")
        }
        ExprKind::Select(map, index) => {
            let (domain, range) = map_type(of(map))?;
            expect(index, domain.clone(), "an index")?;
            Ok(range.clone())
        }
        ExprKind::Store(map, index, value) => {
            let (domain, range) = map_type(of(map))?;
            expect(index, domain.clone(), "an index")?;
            expect(value, range.clone(), "a stored value")?;
            Ok(of(map).clone())
        }
        ExprKind::Extract { arg, high, low } => match of(arg) {
            Type::Bv(width) if low < high && high <= width => Ok(Type::Bv(high - low)),
            other => Err(format!("bits [{high}:{low}] of a value of type {other}")),
        },
        ExprKind::Apply(name, args) => type_of_application(name, args, env, &of),
        ExprKind::Old(a) => Ok(of(a).clone()),
        ExprKind::Forall(bound, body) => {
            let inner = Binder { bound, outer: env };
            match type_of(body, &inner)? {
                Type::Bool => Ok(Type::Bool),
                other => Err(format!("a quantified body has type {other}, expected bool")),
            }
        }
    }
}

fn type_of_binary(op: BinOp, a: &Type, b: &Type) -> Result<Type, String> {
    let both = |ty: Type, result: Type| {
        if *a == ty && *b == ty {
            Ok(result)
        } else {
            Err(format!(
                "operands of {} have types {a} and {b}, expected {ty}",
                op.symbol()
            ))
        }
    };
    match op {
        BinOp::And | BinOp::Or | BinOp::Implies | BinOp::Iff => both(Type::Bool, Type::Bool),
        BinOp::Eq | BinOp::Neq if a == b => Ok(Type::Bool),
        BinOp::Eq | BinOp::Neq => Err(format!(
            "operands of {} have types {a} and {b}",
            op.symbol()
        )),
        BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => both(Type::Int, Type::Bool),
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Mod => {
            both(Type::Int, Type::Int)
        }
        BinOp::Concat => match (a, b) {
            (Type::Bv(high), Type::Bv(low)) if high.saturating_add(*low) <= MAX_WIDTH => {
                Ok(Type::Bv(high + low))
            }
            (Type::Bv(_), Type::Bv(_)) => Err(format!("++ gives more than {MAX_WIDTH} bits")),
            _ => Err(format!(
                "operands of ++ have types {a} and {b}, expected bit-vectors"
            )),
        },
    }
}

fn type_of_application<'t>(
    name: &Symbol,
    args: &[Expr],
    env: &dyn Env,
    of: &dyn Fn(&Expr) -> &'t Type,
) -> Result<Type, String> {
    let (params, result) = match (env.function(name), Builtin::from_name(name.as_str())) {
        (Some(function), _) => (
            function.params.iter().map(|p| p.ty.clone()).collect(),
            function.result.clone(),
        ),
        (None, Some(builtin)) => (builtin.params(), builtin.result()),
        (None, None) => return Err(format!("unknown function {name}")),
    };
    if params.len() != args.len() {
        return Err(format!(
            "{name} takes {} arguments, {} given",
            params.len(),
            args.len()
        ));
    }
    for (index, (param, arg)) in params.iter().zip(args).enumerate() {
        let found = of(arg);
        if found != param {
            return Err(format!(
                "argument {} of {name} has type {found}, expected {param}",
                index + 1
            ));
        }
    }
    Ok(result)
}

fn map_type(ty: &Type) -> Result<(&Type, &Type), String> {
    match ty {
        Type::Map(domain, range) => Ok((domain, range)),
        other => Err(format!("a value of type {other} is indexed")),
    }
}

/// Variables of a quantifier, over what is outside.
struct Binder<'a> {
    bound: &'a [(Symbol, Type)],
    outer: &'a dyn Env,
}

impl Env for Binder<'_> {
    fn variable(&self, name: &Symbol) -> Option<Type> {
        let bound = self.bound.iter().rev().find(|(bound, _)| bound == name);
        bound
            .map(|(_, ty)| ty.clone())
            .or_else(|| self.outer.variable(name))
    }

    fn function(&self, name: &Symbol) -> Option<&Function> {
        self.outer.function(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ivl::builtins::bv;

    fn env() -> HashMap<Symbol, Type> {
        HashMap::from([
            ("x".into(), Type::Bv(32)),
            ("n".into(), Type::Int),
            ("A".into(), Type::map(Type::Bv(32), Type::Bv(8))),
        ])
    }

    #[test]
    fn builtins_need_no_declaration() {
        let x = Expr::var("x");
        assert_eq!(
            type_of(&bv::ult(x.clone(), Expr::bv(7, 32), 32), &env()),
            Ok(Type::Bool)
        );
        assert_eq!(
            type_of(&bv::sext(x.clone(), 32, 64), &env()),
            Ok(Type::Bv(64))
        );
        assert_eq!(
            type_of(&Expr::select(Expr::var("A"), x), &env()),
            Ok(Type::Bv(8))
        );
    }

    #[test]
    fn bound_variables_hide_others() {
        let body = Expr::binary(BinOp::Lt, Expr::var("x"), Expr::var("n"));
        let forall = Expr::new(ExprKind::Forall(vec![("x".into(), Type::Int)], body));
        assert_eq!(type_of(&forall, &env()), Ok(Type::Bool));
    }

    #[test]
    fn errors_name_the_types() {
        let sum = Expr::binary(BinOp::Add, Expr::var("x"), Expr::var("n"));
        assert_eq!(
            type_of(&sum, &env()),
            Err("operands of + have types bv32 and int, expected int".to_owned())
        );
        let wide = Expr::new(ExprKind::Bv { value: 9, width: 3 });
        assert!(type_of(&wide, &env()).is_err());
    }

    #[test]
    fn a_shared_tree_is_typed_in_linear_time() {
        let mut e = Expr::var("x");
        for _ in 0..100_000 {
            e = Expr::apply("BV32_ADD", vec![e.clone(), e]);
        }
        assert_eq!(type_of(&e, &env()), Ok(Type::Bv(32)));
    }
}
