//! A kernel's protocol under what the user says of it.

use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

use super::ast::Protocol;
use super::engine::options_of;
use super::infer::{Inferred, Input, Quantities, conditions, infer};
use super::prove::Prover;
use crate::analysis::open::NoWrap;
use crate::engines::{Budget, Error, Subject, believable, quantities};
use crate::evidence::Unsupported;
use crate::ivl::{Expr, Symbol};
use crate::kir::{AnnotationKind, Geometry, Inst, Kernel, ObjectId, Type};
use crate::report::scenario::Scenario;
use crate::smt::Term;
use crate::vc;

/// The protocol of a kernel under the user's assumptions.
///
/// # Errors
/// What protocols cannot say.
pub fn describe(
    subject: &Subject,
    unchecked: &BTreeSet<ObjectId>,
) -> Result<Inferred, Unsupported> {
    with_input(subject, unchecked, infer)
}

/// Does anything satisfy what is assumed of the kernel's launch, parameters and arrays? None where
/// that is not known.
///
/// # Errors
/// No solver is installed.
pub fn has_launches(subject: &Subject, budget: &Budget) -> Result<Option<bool>, Error> {
    use AnnotationKind::{Assume, GlobalAssume, GlobalRequires, Requires};
    let states = |inst: &Inst| match inst {
        Inst::Annotation { kind, .. } => {
            matches!(kind, Requires | GlobalRequires | Assume | GlobalAssume)
        }
        _ => false,
    };
    let mut insts = subject.kernel.insts.values();
    let says = !subject.given.assumes.is_empty() || !subject.given.contents.is_empty();
    if !says && !insts.any(|data| states(&data.inst)) {
        return Ok(Some(true));
    }
    let mut prover = Prover::new(options_of(subject.options, budget)?);
    let known = with_input(subject, &BTreeSet::new(), conditions);
    Ok(known
        .ok()
        .and_then(|(mut known, _)| prover.has_launches(&mut known)))
}

/// Small launches that satisfy what is assumed of them, with parameters as they are common; none
/// where nothing is assumed, so that launches need not be looked for.
///
/// # Errors
/// No solver is installed.
pub fn common_launches(subject: &Subject, budget: &Budget) -> Result<Vec<Scenario>, Error> {
    let kernel = subject.kernel;
    let known = match subject.given.assumes.is_empty() {
        true => None,
        false => with_input(subject, &BTreeSet::new(), conditions).ok(),
    };
    let Some((mut protocol, known)) = known else {
        return Ok(Vec::new());
    };
    let of_params = kernel.params.iter().zip(&known.params);
    let numbers = of_params.filter(|(param, _)| {
        matches!(kernel.values[param.value].ty, Type::Int(32 | 64))
            && !subject.given.constants.contains_key(&param.value)
    });
    let numbers: Vec<Term> = numbers.map(|(_, &term)| term).take(MOST_NUMBERS).collect();
    let mut prover = Prover::new(options_of(subject.options, budget)?);
    let mut launches = Vec::new();
    for bounds in COMMON {
        let wanted: Vec<_> = numbers.iter().map(|&term| (term, bounds.clone())).collect();
        let Some(value) = prover.sample(&mut protocol, &wanted) else {
            continue;
        };
        let pool = &protocol.pool;
        let sizes = |query| {
            [0, 1, 2].map(|dim| {
                let term = known.geometry.get(&(query, dim));
                let size = term.and_then(|&term| value(pool, term));
                size.and_then(|size| u32::try_from(size).ok()).unwrap_or(0)
            })
        };
        let of_params = kernel.params.iter().zip(&known.params);
        let params =
            of_params.filter_map(|(param, &term)| Some((param.name.clone(), value(pool, term)?)));
        launches.push(Scenario {
            block: sizes(Geometry::BlockDim),
            grid: sizes(Geometry::GridDim),
            params: params.collect(),
            ..Scenario::default()
        });
    }
    Ok(launches)
}

/// Sides of small matrices and of tiles, and lengths of a few blocks.
const COMMON: [RangeInclusive<u128>; 2] = [17..=80, 257..=700];
/// More parameters than these are what the others allow.
const MOST_NUMBERS: usize = 8;

/// Conditions on sizes and parameters as terms of the protocol, as far as it can say them.
pub fn conditions_on(
    kernel: &Kernel,
    protocol: &mut Protocol,
    known: &Quantities,
    exprs: &[Expr],
) -> Vec<Term> {
    let values = values_of(kernel, known);
    let terms = exprs.iter().filter_map(|expr| {
        let term = vc::term(&mut protocol.pool, expr, values.clone()).ok()?;
        protocol.pool.is_bool(term).then_some(term)
    });
    terms.collect()
}

/// The terms of ids, sizes and parameters, by their names in conditions.
pub fn values_of(kernel: &Kernel, known: &Quantities) -> HashMap<Symbol, Term> {
    let geometry = known.geometry.iter();
    let geometry = geometry.map(|(&(query, dim), &term)| (quantities::symbol(query, dim), term));
    let names = kernel.params.iter().map(|param| &param.name);
    let params = names.zip(&known.params);
    let params = params.map(|(name, &term)| (quantities::param_symbol(name), term));
    geometry.chain(params).collect()
}

fn with_input<T>(
    subject: &Subject,
    unchecked: &BTreeSet<ObjectId>,
    then: fn(&Input) -> Result<T, Unsupported>,
) -> Result<T, Unsupported> {
    let Subject {
        module,
        kernel,
        launch,
        given,
        options,
    } = *subject;
    // What cannot be said is not assumed.
    let facts = |protocol: &mut Protocol, quantities: &Quantities| {
        conditions_on(kernel, protocol, quantities, &given.assumes)
    };
    let filled = |protocol: &mut Protocol, quantities: &Quantities| {
        let one = |(id, expr): (&ObjectId, &Expr)| {
            let said = std::slice::from_ref(expr);
            let terms = conditions_on(kernel, protocol, quantities, said);
            Some((*id, terms.into_iter().next()?))
        };
        given.filled.iter().filter_map(one).collect()
    };
    then(&Input {
        kernel,
        spans: &module.spans,
        launch,
        source_overflow_rules: module.source_overflow_rules,
        max_array_bytes: believable::most_bytes(options),
        no_wrap: NoWrap::new(options.assume_no_wrap, options.places_do_not_wrap),
        contents: &given.contents,
        starts: &given.starts,
        unchecked,
        assumes: &facts,
        filled: &filled,
    })
}
