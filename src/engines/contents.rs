//! What the user says of the elements of arrays, and what engines may conclude of loads.
//!
//! Of an array that the kernel does not write there is a relation, "element `i` is `v`",
//! which holds of what each load finds. Facts are rules about one or two of its pairs. An
//! engine states a rule for the pairs of a query alone, so that nothing is said of an
//! element that is not read: where an array has no elements, no fact excludes a launch.

use std::cell::RefCell;

use super::assume::{self, AssumeError, Number};
use crate::analysis::points_to::PointsTo;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, ExprKind, Symbol, Type};
use crate::kir::assume::{Expr as Source, ExprKind as SourceKind};
use crate::kir::contents::{self, ContentFact, ContentKind, array_named};
use crate::kir::launch::Launch;
use crate::kir::{Inst, Kernel, ObjectId, Type as ElementType};

pub type Fact = ContentFact<Number>;

/// What an assumption says: a condition on sizes and parameters, and facts about elements.
#[derive(Clone, Debug)]
pub struct Said {
    pub condition: Expr,
    pub facts: Vec<Fact>,
    /// What of it does not matter, in words.
    pub remarks: Vec<String>,
}

/// The meaning of an assumption, in which facts are joined by `&&` to what else it says.
///
/// # Errors
/// A name that is no scalar parameter and no launch size, or no array of integers where one
/// is asked for.
pub fn lower(source: &Source, kernel: &Kernel, launch: &Launch) -> Result<Said, AssumeError> {
    let mut said = Said {
        condition: Expr::bool(true),
        facts: Vec::new(),
        remarks: Vec::new(),
    };
    for part in source.conjuncts() {
        match &part.kind {
            SourceKind::Call {
                function,
                arguments,
            } if contents::FACTS.contains(&function.as_str()) => {
                let stated = facts(part, (function, arguments), kernel, launch)?;
                said.condition = said.condition.and(stated.condition);
                said.facts.extend(stated.facts);
            }
            SourceKind::Identity { array, index } => {
                if kernel.params.iter().any(|param| param.name == *index) {
                    let message = format!("`{index}` is a parameter, and one element is no fact");
                    return Err(wrong(part, message));
                }
                let array = std::slice::from_ref(&**array);
                let stated = facts(part, ("identity", array), kernel, launch)?;
                said.facts.extend(stated.facts);
            }
            _ => match assume::lower(part, kernel, launch) {
                Ok(condition) => said.condition = said.condition.and(condition),
                Err(error) if error.is_unused => said.remarks.push(error.message),
                Err(error) => return Err(error),
            },
        }
    }
    Ok(said)
}

/// The bytes of the integers that an array holds, and whether they have no sign. Where the source
/// does not say, they are what all accesses take them for, with a sign.
fn integers(kernel: &Kernel, array: ObjectId) -> Option<(u64, bool)> {
    if let Some(to) = kernel.objects[array].pointee {
        return (to.bytes <= 8).then_some((to.bytes, to.unsigned?));
    }
    let points_to = PointsTo::new(kernel);
    let mut types = kernel.insts.values().filter_map(|data| {
        let (ptr, ty) = match data.inst {
            Inst::Load { ptr, .. } => (ptr, kernel.values[data.result?].ty),
            Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => {
                (ptr, kernel.values[value].ty)
            }
            _ => return None,
        };
        points_to.targets(ptr)?.contains(&array).then_some(ty)
    });
    let ElementType::Int(bits @ (8 | 16 | 32 | 64)) = types.next()? else {
        return None;
    };
    types
        .all(|ty| ty == ElementType::Int(bits))
        .then_some((u64::from(bits / 8), false))
}

fn wrong(source: &Source, message: String) -> AssumeError {
    AssumeError {
        message,
        span: source.span.clone(),
        is_unused: false,
    }
}

/// No array has so many elements.
const MORE_THAN_ALL: u128 = 1 << 61;

fn facts(
    source: &Source,
    (function, arguments): (&str, &[Source]),
    kernel: &Kernel,
    launch: &Launch,
) -> Result<Said, AssumeError> {
    let conditions = RefCell::new(Vec::new());
    let number = |source: &Source| {
        let (number, exact) = assume::exact_number(source, kernel, launch)?;
        conditions.borrow_mut().extend(exact);
        Ok(number)
    };
    let Some((first, rest)) = arguments.split_first() else {
        return Err(wrong(source, format!("`{function}` is about an array")));
    };
    let name = assume::path(first).unwrap_or_default();
    let Some(array) = array_named(kernel, &name) else {
        let message = format!("`{function}` is about an array that a pointer parameter points to");
        return Err(wrong(first, message));
    };
    let Some((bytes, unsigned)) = integers(kernel, array) else {
        let message = format!("that the elements of `{name}` are integers is not known");
        return Err(wrong(first, message));
    };
    let (values, part) = match (function, rest) {
        ("range", [low, high, part @ ..]) => (Some((number(low)?, number(high)?)), part),
        ("range", _) => {
            let message = format!("`range({name}, LOW, HIGH)` has two bounds");
            return Err(wrong(source, message));
        }
        _ => (None, rest),
    };
    let within = match part {
        [] => None,
        [count] => Some((literal(0), number(count)?)),
        [from, to] => Some((number(from)?, number(to)?)),
        _ => {
            return Err(wrong(
                source,
                format!("`{function}` has too many arguments"),
            ));
        }
    };
    let kinds = match function {
        "distinct" => vec![ContentKind::Distinct],
        "monotone" => vec![ContentKind::Monotone],
        "strictly_monotone" => vec![ContentKind::StrictlyMonotone],
        "identity" => vec![ContentKind::Line(literal(0), literal(1))],
        "permutation" => {
            let all = || (literal(0), literal(MORE_THAN_ALL));
            let (low, high) = within.clone().unwrap_or_else(all);
            vec![ContentKind::Distinct, ContentKind::Range(low, high)]
        }
        _ => values
            .map(|(low, high)| ContentKind::Range(low, high))
            .into_iter()
            .collect(),
    };
    if within.is_none() && kinds.iter().any(is_empty) {
        return Err(wrong(source, "no number is in this range".to_owned()));
    }
    let fact = |kind| Fact {
        array,
        bytes,
        unsigned,
        kind,
        within: within.clone(),
    };
    let conditions = conditions.take().into_iter();
    Ok(Said {
        condition: conditions.fold(Expr::bool(true), Expr::and),
        facts: kinds.into_iter().map(fact).collect(),
        remarks: Vec::new(),
    })
}

/// Is it a range of literals with nothing in it?
fn is_empty(kind: &ContentKind<Number>) -> bool {
    let ContentKind::Range(low, high) = kind else {
        return false;
    };
    is_less(low, high).as_bool() == Some(false)
}

fn literal(value: u128) -> Number {
    Number {
        expr: Expr::bv(value, 64),
        signed: true,
    }
}

/// The facts that engines may make use of: about arrays that the kernel does not write, and
/// reads by whole elements.
pub fn usable<'a>(
    facts: &'a [Fact],
    points_to: &'a PointsTo,
) -> impl Iterator<Item = &'a Fact> + 'a {
    facts.iter().filter(|fact| {
        let granularity = points_to.granularity(fact.array);
        !points_to.written(fact.array)
            && granularity.stride == fact.bytes
            && u64::from(granularity.cell_bits) == 8 * fact.bytes
    })
}

/// A rule about pairs of a relation: where it holds of all `pairs`, each an index of 64 bits
/// and an element, the conclusion is true.
#[derive(Clone, Debug)]
pub struct Rule {
    pub pairs: Vec<(Symbol, Symbol)>,
    pub conclusion: Expr,
    /// Bits of an element.
    pub width: u32,
}

impl Rule {
    /// The rule as an axiom of the relation.
    pub fn axiom(&self, relation: &Symbol) -> Expr {
        let mut bound = Vec::new();
        let mut holds = Expr::bool(true);
        for (index, element) in &self.pairs {
            bound.push((index.clone(), Type::Bv(64)));
            bound.push((element.clone(), Type::Bv(self.width)));
            let pair = vec![Expr::var(index.clone()), Expr::var(element.clone())];
            holds = holds.and(Expr::apply(relation.clone(), pair));
        }
        let body = holds.implies(self.conclusion.clone());
        Expr::new(ExprKind::Forall(bound, body))
    }
}

/// The arrays that these facts are about, each with its rules.
pub fn rules<'a>(facts: impl Iterator<Item = &'a Fact>) -> Vec<(ObjectId, Vec<Rule>)> {
    let mut arrays: Vec<(ObjectId, Vec<Rule>)> = Vec::new();
    for fact in facts {
        if !arrays.iter().any(|(array, _)| *array == fact.array) {
            arrays.push((fact.array, vec![one_element_one_value(fact)]));
        }
        let known = arrays.iter_mut().find(|(array, _)| *array == fact.array);
        if let Some((_, rules)) = known {
            rules.push(rule(fact));
        }
    }
    arrays
}

/// Nobody writes the array.
fn one_element_one_value(fact: &Fact) -> Rule {
    let [(i, v), (j, w)] = names().map(|(i, v)| (Expr::var(i), Expr::var(v)));
    Rule {
        pairs: names().to_vec(),
        conclusion: bv::eq(i, j).implies(bv::eq(v, w)),
        width: 8 * fact.bytes as u32,
    }
}

fn rule(fact: &Fact) -> Rule {
    let width = 8 * fact.bytes as u32;
    let [(i, v), (j, w)] = names().map(|(i, v)| (Expr::var(i), Expr::var(v)));
    let here = within(fact, &i);
    let both = here.clone().and(within(fact, &j));
    let less = |a: Expr, b: Expr| match fact.unsigned {
        true => bv::ult(a, b, width),
        false => bv::slt(a, b, width),
    };
    let before = bv::slt(i.clone(), j.clone(), 64);
    let (count, conclusion) = match &fact.kind {
        ContentKind::Distinct => (2, both.and(bv::ne(i, j)).implies(bv::ne(v, w))),
        ContentKind::Monotone => (2, both.and(before).implies(less(w, v).negate())),
        ContentKind::StrictlyMonotone => (2, both.and(before).implies(less(v, w))),
        ContentKind::Range(low, high) => {
            let value = element(fact, v);
            let between = is_less(&value, low).negate().and(is_less(&value, high));
            (1, here.implies(between))
        }
        ContentKind::Line(from, step) => {
            let (value, line) = (element(fact, v), line(from, step, i));
            let less = is_less(&value, &line).or(is_less(&line, &value));
            (1, here.implies(less.negate()))
        }
    };
    Rule {
        pairs: names()[..count].to_vec(),
        conclusion,
        width,
    }
}

fn names() -> [(Symbol, Symbol); 2] {
    [("i", "v"), ("j", "w")].map(|(i, v)| (Symbol::new(i), Symbol::new(v)))
}

/// Is the index in the part of the array that the fact is about?
fn within(fact: &Fact, index: &Expr) -> Expr {
    let index = signed(index.clone());
    match &fact.within {
        None => Expr::bool(true),
        Some((first, end)) => is_less(&index, first).negate().and(is_less(&index, end)),
    }
}

fn signed(expr: Expr) -> Number {
    Number { expr, signed: true }
}

fn element(fact: &Fact, value: Expr) -> Number {
    let width = 8 * fact.bytes as u32;
    match fact.unsigned {
        true => Number {
            expr: bv::zext(value, width, 64),
            signed: width < 64,
        },
        false => signed(bv::sext(value, width, 64)),
    }
}

/// `from + step * index`, of which elements say that it has no more than 64 bits.
fn line(from: &Number, step: &Number, index: Expr) -> Number {
    let is = |number: &Number, bits| number.expr.as_bv() == Some((bits, 64));
    let rise = match is(step, 1) {
        true => index,
        false => bv::mul(step.expr.clone(), index, 64),
    };
    signed(match is(from, 0) {
        true => rise,
        false => bv::add(from.expr.clone(), rise, 64),
    })
}

/// `a < b`, as numbers.
fn is_less(a: &Number, b: &Number) -> Expr {
    let plain = |number: &Number| number.expr.as_bv().is_some_and(|(bits, _)| bits >> 63 == 0);
    let reads = |number: &Number, sign: bool| number.signed == sign || plain(number);
    let wide = |number: &Number| match number.signed {
        true => bv::sext(number.expr.clone(), 64, 65),
        false => bv::zext(number.expr.clone(), 64, 65),
    };
    let (x, y) = (a.expr.clone(), b.expr.clone());
    match (
        reads(a, true) && reads(b, true),
        reads(a, false) && reads(b, false),
    ) {
        (true, _) => bv::slt(x, y, 64),
        (_, true) => bv::ult(x, y, 64),
        _ => bv::slt(wide(a), wide(b), 65),
    }
}
