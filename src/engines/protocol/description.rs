//! A kernel's protocol under what the user says of it.

use std::collections::{BTreeSet, HashMap};

use super::ast::Protocol;
use super::engine::options_of;
use super::infer::{Inferred, Input, Quantities, conditions, infer};
use super::prove::Prover;
use crate::engines::{Budget, Error, Subject, believable, quantities};
use crate::evidence::Unsupported;
use crate::ivl::{Expr, Symbol};
use crate::kir::{AnnotationKind, Inst, Kernel, ObjectId};
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
        .and_then(|mut known| prover.has_launches(&mut known)))
}

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
    then(&Input {
        kernel,
        spans: &module.spans,
        launch,
        source_overflow_rules: module.source_overflow_rules,
        max_array_bytes: believable::most_bytes(options),
        no_wrap: options.assume_no_wrap,
        contents: &given.contents,
        starts: &given.starts,
        unchecked,
        assumes: &facts,
    })
}
