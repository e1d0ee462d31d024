//! Guesses at loop heads for threads that run apart: values of counters, and how often the
//! thread has arrived and waited.
//!
//! Does: counts the rounds of each loop, remembers what the phases' counters were when it
//! was entered, and guesses that each has advanced by a multiple of the rounds, that two of
//! them keep their distance, that those of one of `N` barriers in turn have advanced by the
//! rounds that were its, and that their parity is that of a variable of the loop.

use std::collections::BTreeSet;

use super::phases::{COUNTER, arrived, balance, expecting, made, variables, waited};
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::uniformity::Uniformity;
use crate::engines::twothread::invariants::add_value_candidates;
use crate::engines::twothread::invariants::context::Context;
use crate::engines::twothread::program::{Invariant, PhaseOp, Program, Stmt, stage};
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::traverse::post_order;
use crate::ivl::{Expr, ExprKind, Symbol, Type};

/// Adds the guesses, and what they speak of.
pub fn add(program: &mut Program, cfg: &Cfg, uniformity: &Uniformity) {
    for (name, ty) in variables(program.classes.len()) {
        program.declare(name, ty, true);
    }
    add_value_candidates(program, cfg, uniformity);
    for id in 0..cfg.loops.len() {
        let Some(head) = program
            .blocks
            .iter()
            .position(|block| block.heads == Some(id))
        else {
            continue;
        };
        let guesses = Guesses::new(program, &Context::new(program, cfg, uniformity, id));
        let exprs = guesses.all();
        let names = guesses.remembered();
        remember(program, cfg, id, head, &names);
        let mut known: Vec<Expr> = Vec::new();
        for expr in exprs {
            if expr.as_bool() == Some(true) || known.contains(&expr) {
                continue;
            }
            known.push(expr.clone());
            program.blocks[head].invariants.push(Invariant {
                expr,
                rule: Some("phases".to_owned()),
                once: false,
                unguarded: false,
                span: None,
            });
        }
    }
}

/// Rounds of the loop since it was entered.
fn round(id: LoopId) -> Symbol {
    Symbol::new(format!("$round_{id}"))
}

/// Does the name stand for rounds of a loop?
pub fn is_round(name: &Symbol) -> bool {
    name.as_str().starts_with("$round_")
}

/// What the counter was when the loop was entered.
fn at_entry(counter: &Symbol, id: LoopId) -> Symbol {
    Symbol::new(format!("{counter}.before_{id}"))
}

/// Counts rounds and remembers counters, on the edges to the loop's head.
fn remember(
    program: &mut Program,
    cfg: &Cfg,
    id: LoopId,
    head: usize,
    counters: &[(Symbol, Type)],
) {
    let label = program.blocks[head].label.clone();
    program.declare(round(id), Type::Bv(COUNTER), true);
    for (counter, ty) in counters {
        program.declare(at_entry(counter, id), ty.clone(), true);
    }
    for block in &mut program.blocks {
        let inside = cfg.in_loop(id, block.origin);
        for edge in block.edges.iter_mut().filter(|edge| edge.target == label) {
            if inside {
                let next = bv::add(Expr::var(round(id)), Expr::bv(1, COUNTER), COUNTER);
                edge.copies.push((round(id), next));
                continue;
            }
            edge.copies.push((round(id), Expr::bv(0, COUNTER)));
            let before = counters.iter().map(|(counter, _)| counter);
            edge.copies
                .extend(before.map(|c| (at_entry(c, id), Expr::var(c.clone()))));
        }
    }
}

struct Guesses<'a> {
    program: &'a Program,
    id: LoopId,
    /// The classes whose barriers the loop's code uses, and how often.
    classes: Vec<(usize, usize)>,
    /// Counters that go up by one, with their first values.
    counters: Vec<(Expr, Expr, u32)>,
    /// Variables of the loop that name barriers.
    turns: Vec<(Expr, u32)>,
    /// For a class, the parity that its barriers are waited for with and which one is, at
    /// the loop's head.
    parities: Vec<(usize, Expr, Option<Expr>)>,
    /// In how many barriers in turn something repeats.
    moduli: BTreeSet<u128>,
    /// Conditions under which the loop goes on.
    stays: Vec<Expr>,
    /// For a class, which of its barriers is initialised, at the loop's head.
    made: Vec<(usize, Expr)>,
}

impl<'a> Guesses<'a> {
    fn new(program: &'a Program, cx: &Context) -> Guesses<'a> {
        let id = cx.id;
        let mut classes: Vec<(usize, usize)> = Vec::new();
        let mut moduli = BTreeSet::new();
        let mut named: Vec<Expr> = Vec::new();
        let mut parities = Vec::new();
        let mut initialised = Vec::new();
        let inside = |origin| cx.cfg.in_loop(id, origin);
        for block in program.blocks.iter().filter(|b| inside(b.origin)) {
            for stmt in &block.stmts {
                match stmt {
                    Stmt::Phase(phase) => {
                        match classes.iter_mut().find(|(class, _)| *class == phase.class) {
                            Some((_, count)) => *count += 1,
                            None => classes.push((phase.class, 1)),
                        }
                        let head = |expr: &Expr| cx.slice.at_head(expr, id);
                        let element = phase.element.as_ref().and_then(head);
                        named.extend(element.clone());
                        if let (PhaseOp::Init, Some(element)) = (&phase.op, &element) {
                            initialised.push((phase.class, element.clone()));
                        }
                        if let Some(parity) = phase.op.parity().and_then(head)
                            && element.is_some() == phase.element.is_some()
                        {
                            named.push(parity.clone());
                            parities.push((phase.class, parity, element));
                        }
                    }
                    Stmt::Assign { value, .. } => moduli.extend(numbers(value)),
                    _ => {}
                }
            }
            let conditions = block.edges.iter().map(|edge| &edge.condition);
            moduli.extend(conditions.flat_map(numbers));
        }
        let names: BTreeSet<Symbol> = named.iter().flat_map(free_vars).collect();
        let turns = cx.phis().into_iter().filter_map(|(phi, ty)| match ty {
            Type::Bv(width) if names.contains(&phi) => Some((Expr::var(phi), width)),
            _ => None,
        });
        let turns = turns.collect();
        let counters = cx.own().iter().filter(|c| c.constant_step() == Some(1));
        let counters = counters
            .map(|c| (c.value(), c.init.clone(), c.width))
            .filter(|(.., width)| *width >= 32);
        Guesses {
            program,
            id,
            classes,
            counters: counters.collect(),
            turns,
            parities,
            moduli,
            stays: cx.stays(id),
            made: initialised,
        }
    }

    /// What the loop may change and is remembered.
    fn remembered(&self) -> Vec<(Symbol, Type)> {
        let mut names = Vec::new();
        for &(class, _) in &self.classes {
            for name in [arrived, waited] {
                names.push((name(class), Type::Bv(COUNTER)));
            }
        }
        names
    }

    fn all(&self) -> Vec<Expr> {
        let number = |value: u128| Expr::bv(value, COUNTER);
        let mut guesses = Vec::new();
        let round = Expr::var(round(self.id));
        for (counter, start, width) in &self.counters {
            let advance = bv::sub(counter.clone(), start.clone(), *width);
            let rounds = match width {
                64 => bv::zext(round.clone(), COUNTER, 64),
                _ => round.clone(),
            };
            guesses.push(bv::eq(advance, rounds));
        }
        for (turn, width) in &self.turns {
            for &modulus in &self.moduli {
                let limit = Expr::bv(modulus, *width);
                guesses.push(bv::ult(turn.clone(), limit, *width));
            }
        }
        let mut moving: Vec<(Expr, Expr)> = Vec::new();
        for &(class, times) in &self.classes {
            let indexed = self.program.classes[class].indexed;
            for name in [arrived, waited].map(|name| name(class)) {
                let now = Expr::var(name.clone());
                let before = Expr::var(at_entry(&name, self.id));
                let advance = bv::sub(now.clone(), before.clone(), COUNTER);
                guesses.push(bv::eq(advance.clone(), number(0)));
                for factor in 1..=times.clamp(1, 2) {
                    let rounds = bv::mul(round.clone(), number(factor as u128), COUNTER);
                    guesses.push(bv::eq(advance.clone(), rounds));
                }
                // Not in the first round, or not in the last one.
                let one_less = bv::sub(round.clone(), number(1), COUNTER);
                let none = bv::eq(round.clone(), number(0));
                let later = none.choose(number(0), one_less);
                guesses.push(bv::eq(advance.clone(), later));
                for stay in &self.stays {
                    let so_far = bv::eq(advance.clone(), round.clone());
                    guesses.push(stay.clone().implies(so_far));
                }
                if indexed {
                    guesses.extend(self.in_turn(class, &advance, &round));
                }
                moving.push((now, before));
            }
            if self.program.counts_bytes(class) {
                let (owed, phase) = (balance(class), expecting(class));
                guesses.push(bv::eq(Expr::var(owed), Expr::bv(0, 64)));
                let (phase, count) = (Expr::var(phase), Expr::var(arrived(class)));
                guesses.push(bv::ule(phase, count, COUNTER));
            }
        }
        for (class, parity, element) in &self.parities {
            let others = self.classes.iter().map(|(other, _)| *other);
            let like = |other: &usize| {
                let [one, other] = [*class, *other].map(|c| &self.program.classes[c]);
                one.indexed == other.indexed && one.spacing == other.spacing
            };
            let counters = others.filter(like).map(arrived).chain([waited(*class)]);
            for counter in counters.map(Expr::var) {
                let parities = parity_guesses(&counter, parity, element.as_ref());
                if element.is_none() {
                    guesses.extend(parities);
                    continue;
                }
                for &modulus in &self.moduli {
                    let one = self.is_one_of(*class, modulus);
                    guesses.extend(parities.iter().map(|p| one.clone().implies(p.clone())));
                }
            }
        }
        for (class, element) in self
            .made
            .iter()
            .filter(|(c, _)| self.program.classes[*c].indexed)
        {
            let before = bv::ult(Expr::var(stage()), element.clone(), COUNTER);
            guesses.push(Expr::var(made(*class)).implies(before));
        }
        for (index, (one, one_before)) in moving.iter().enumerate() {
            for (other, other_before) in &moving[index + 1..] {
                let now = bv::sub(one.clone(), other.clone(), COUNTER);
                let before = bv::sub(one_before.clone(), other_before.clone(), COUNTER);
                guesses.push(bv::eq(now, before));
                for (ahead, behind) in [(one, other), (other, one)] {
                    let one_less = bv::sub(ahead.clone(), number(1), COUNTER);
                    let none = bv::eq(ahead.clone(), number(0));
                    let later = none.choose(number(0), one_less);
                    guesses.push(bv::eq(behind.clone(), later));
                }
            }
        }
        guesses
    }

    /// Of `N` barriers in turn, the one that is followed has had every `N`-th round.
    fn in_turn(&self, class: usize, advance: &Expr, round: &Expr) -> Vec<Expr> {
        let number = |value: u128| Expr::bv(value, COUNTER);
        let mut guesses = Vec::new();
        for &modulus in &self.moduli {
            let up = bv::add(round.clone(), number(modulus - 1), COUNTER);
            let own = bv::sub(up, self.place(class), COUNTER);
            let had = bv::udiv(own, number(modulus), COUNTER);
            let turn = bv::eq(advance.clone(), had);
            guesses.push(self.is_one_of(class, modulus).implies(turn));
        }
        guesses
    }

    /// Which of the class's barriers is followed, from zero on.
    fn place(&self, class: usize) -> Expr {
        let spacing = u128::from(self.program.classes[class].spacing);
        bv::udiv(Expr::var(stage()), Expr::bv(spacing, COUNTER), COUNTER)
    }

    /// The barrier that is followed is one of the first so many of the class.
    fn is_one_of(&self, class: usize, count: u128) -> Expr {
        let spacing = u128::from(self.program.classes[class].spacing);
        let inside = bv::ult(self.place(class), Expr::bv(count, COUNTER), COUNTER);
        let start = bv::mul(self.place(class), Expr::bv(spacing, COUNTER), COUNTER);
        inside.and(bv::eq(start, Expr::var(stage())))
    }
}

/// The counter's parity is the one that is waited with, or the other; of several barriers
/// that take turns, those before the current one are a phase ahead.
fn parity_guesses(counter: &Expr, parity: &Expr, element: Option<&Expr>) -> Vec<Expr> {
    let bit = |value: Expr, width: u32| bv::extract(value, width, 1, 0);
    let (own, of_phase) = (bit(counter.clone(), COUNTER), bit(parity.clone(), 64));
    let same = bv::eq(own.clone(), of_phase.clone());
    let other = bv::ne(own, of_phase);
    let Some(element) = element else {
        return vec![same, other];
    };
    let had = bv::ult(Expr::var(stage()), element.clone(), COUNTER);
    vec![
        had.clone().choose(same.clone(), other.clone()),
        had.choose(other, same),
    ]
}

/// Literals that something is compared with, divided by, or masked by less one.
fn numbers(expr: &Expr) -> Vec<u128> {
    let mut found = Vec::new();
    for node in post_order([expr]) {
        let literal = |e: &Expr| e.as_bv().map(|(value, _)| value);
        match node.kind() {
            ExprKind::Apply(name, args) => {
                let Some(Builtin::Bv { op, .. }) = Builtin::from_name(name.as_str()) else {
                    continue;
                };
                let extra = match op {
                    BvOp::Urem | BvOp::Udiv | BvOp::Srem | BvOp::Sdiv => 0,
                    BvOp::And => 1,
                    _ => continue,
                };
                found.extend(args.get(1).and_then(literal).map(|value| value + extra));
            }
            ExprKind::Binary(_, a, b) => found.extend(literal(a).or(literal(b))),
            _ => {}
        }
    }
    found.retain(|value| (2..=16).contains(value));
    found
}
