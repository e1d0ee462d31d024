//! Properties of IVL's text form, constructors and builtins on random input.

pub mod random;
mod simplify;

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use random::Random;
use simplify::simplify;
use warpproof::ivl::check::check;
use warpproof::ivl::eval::{EvalError, Interpretation, Value, eval};
use warpproof::ivl::parse::parse;
use warpproof::ivl::subst::map_vars;
use warpproof::ivl::traverse::post_order;
use warpproof::ivl::typing::{Scope, type_of};
use warpproof::ivl::*;

fn choices() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..600)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_program_reads_back(choices in choices()) {
        let program = Random::new(choices).program();
        prop_assert_eq!(check(&program), Ok(()));
        let text = program.to_string();
        let parsed = parse(&text);
        prop_assert!(parsed.is_ok(), "{}\n{}", parsed.unwrap_err(), text);
        prop_assert_eq!(parsed.unwrap(), program, "{}", text);
    }

    #[test]
    fn declared_builtins_keep_a_program_good(choices in choices()) {
        let mut program = Random::new(choices).program();
        builtins::declare_used(&mut program);
        prop_assert_eq!(check(&program), Ok(()));
        let names: Vec<&Symbol> = program.functions.iter().map(|function| &function.name).collect();
        subst::program_exprs(&program, &mut |expr| {
            for node in post_order([expr]) {
                if let ExprKind::Apply(name, _) = node.kind() {
                    assert!(names.contains(&name), "{name} is not declared");
                }
            }
        });
    }

    #[test]
    fn simplification_keeps_type_and_value(choices in choices(), seed in any::<u64>()) {
        let mut random = Random::new(choices);
        let ty = random.ty();
        let expr = random.expr(&ty, 6);
        let program = Program { globals: random::variables(), functions: random::functions(), ..Program::default() };
        let scope = Scope::of_program(&program);
        let simple = simplify(&expr);
        prop_assert_eq!(type_of(&expr, &scope), Ok(ty.clone()));
        prop_assert_eq!(type_of(&simple, &scope), Ok(ty), "{}\n{}", expr, simple);
        let names = Names { seed, functions: Vec::new() };
        if let Ok(value) = eval(&expr, &names) {
            prop_assert_eq!(eval(&simple, &names), Ok(value), "{}\n{}", expr, simple);
        }
    }

    #[test]
    fn bodies_of_builtins_agree_with_their_meaning(choices in choices(), seed in any::<u64>()) {
        let expr = Random::new(choices).expr(&Type::Bool, 3);
        let mut program = Program { axioms: vec![expr.clone()], ..Program::default() };
        builtins::declare_used(&mut program);
        let value = eval(&expr, &Names { seed, functions: Vec::new() });
        if value.is_ok() {
            prop_assert_eq!(eval(&expr, &Names { seed, functions: program.functions }), value);
        }
    }

    #[test]
    fn substitution_by_values_is_evaluation(choices in choices(), seed in any::<u64>()) {
        let expr = Random::new(choices).expr(&Type::Bv(32), 5);
        let names = Names { seed, functions: Vec::new() };
        let mut literal = |name: &Symbol| names.variable(name)?.to_expr();
        let ground = simplify(&map_vars(&expr, &mut literal));
        if let Ok(value) = eval(&expr, &names) {
            prop_assert_eq!(eval(&ground, &names), Ok(value));
        }
    }
}

/// Values by hash of the name; a function's by hash of its arguments.
struct Names {
    seed: u64,
    functions: Vec<Function>,
}

impl Names {
    fn value(&self, ty: &Type, of: impl Hash) -> Value {
        let mut hasher = DefaultHasher::new();
        (self.seed, of).hash(&mut hasher);
        let hash = hasher.finish();
        match ty {
            Type::Bool => Value::Bool(hash.is_multiple_of(2)),
            Type::Int => Value::Int(i128::from(hash % 20) - 10),
            Type::Bv(width) => {
                let any = u128::from(hash >> 3);
                let wide = match hash % 8 {
                    0 => 0,
                    1 => 1,
                    2 => u128::MAX,
                    3 => 1 << (width - 1),
                    4 => any & 7,
                    _ => any | any << 61,
                };
                Value::bv(wide & (u128::MAX >> (128 - width)), *width)
            }
            Type::Map(_, range) => Value::constant_map(self.value(range, hash)),
        }
    }
}

impl Interpretation for Names {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        let var = random::variables()
            .into_iter()
            .find(|var| var.name == *name)?;
        Some(self.value(&var.ty, name))
    }

    fn apply(&self, name: &Symbol, args: &[Value]) -> Option<Value> {
        let declared = random::functions()
            .into_iter()
            .find(|function| function.name == *name);
        let result = match declared {
            Some(function) => function.result,
            None => builtins::Builtin::from_name(name.as_str())?.result(),
        };
        Some(self.value(&result, (name, args)))
    }

    fn declaration(&self, name: &Symbol) -> Option<&Function> {
        self.functions
            .iter()
            .find(|function| function.name == *name)
    }
}

#[test]
fn most_random_expressions_have_a_value() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut with_value = 0;
    for _ in 0..500 {
        let choices = choices()
            .new_tree(&mut runner)
            .expect("choices are made")
            .current();
        let expr = Random::new(choices).expr(&Type::Bool, 6);
        let value = eval(
            &expr,
            &Names {
                seed: 1,
                functions: Vec::new(),
            },
        );
        assert!(
            matches!(value, Ok(_) | Err(EvalError::Range | EvalError::Width)),
            "{value:?}"
        );
        with_value += u32::from(value.is_ok());
    }
    assert!(with_value > 400, "{with_value} of 500");
}
