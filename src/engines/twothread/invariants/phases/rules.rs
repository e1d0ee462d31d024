//! Rules that guess how phases of barriers go on with the rounds of loops: that counters have
//! advanced by a multiple of the rounds, that two of them keep their distance, that those of
//! one of `N` barriers in turn have advanced by the rounds that were its, and that their
//! parity is that of a variable of the loop.

use std::collections::BTreeSet;

use super::at_entry;
use super::flights;
use crate::analysis::cfg::LoopId;
use crate::engines::twothread::invariants::context::Context;
use crate::engines::twothread::invariants::{About, Guess, Rule};
use crate::engines::twothread::program::{
    Block, COUNTER, PhaseOp, Program, Stmt, arrived, balance, bound, early, expecting, live, round,
    stage, waited,
};
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::traverse::post_order;
use crate::ivl::{Expr, ExprKind, Symbol, Type};
use crate::options::facts::Fact;

/// The rules of phases.
pub const RULES: &[Rule] = &[
    Rule {
        fact: Fact::PhaseRound,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).rounds()),
    },
    Rule {
        fact: Fact::PhaseTurn,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).turns()),
    },
    Rule {
        fact: Fact::PhaseAdvance,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).advances()),
    },
    Rule {
        fact: Fact::PhaseBytes,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).bytes()),
    },
    Rule {
        fact: Fact::PhaseParity,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).parities()),
    },
    Rule {
        fact: Fact::PhaseDistance,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).distances()),
    },
    Rule {
        fact: Fact::PhaseReady,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).ready()),
    },
    Rule {
        fact: Fact::PhaseUse,
        about: About::Phases,
        run: |cx| values(Guesses::new(cx).uses()),
    },
    Rule {
        fact: Fact::PhaseFlight,
        about: About::Phases,
        run: flights::run,
    },
];

/// The counters that the loop may change and that guesses speak of.
pub fn remembered(cx: &Context) -> Vec<(Symbol, Type)> {
    let classes = Guesses::new(cx).classes;
    let names = classes
        .iter()
        .flat_map(|&(class, _)| [arrived(class), waited(class)]);
    names.map(|name| (name, Type::Bv(COUNTER))).collect()
}

fn values(guesses: Vec<Expr>) -> Vec<Guess> {
    guesses.into_iter().map(Guess::value).collect()
}

/// In how many barriers in turn something of the loop may repeat.
pub fn moduli(cx: &Context) -> BTreeSet<u128> {
    Guesses::new(cx).moduli
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
    /// What they are when it is entered, where that is a literal.
    starts: Vec<Option<u128>>,
    /// Classes and barriers that the loop's code arrives at, at its head.
    arrivals: Vec<(usize, Option<Expr>)>,
    /// For a class, the parity that its barriers are waited for with and which one is, at
    /// the loop's head.
    parities: Vec<(usize, Expr, Option<Expr>)>,
    /// In how many barriers in turn something repeats.
    moduli: BTreeSet<u128>,
    /// Conditions under which the loop goes on.
    stays: Vec<Expr>,
}

impl<'a> Guesses<'a> {
    fn new(cx: &Context<'a>) -> Guesses<'a> {
        let (program, id) = (cx.program, cx.id);
        let mut classes: Vec<(usize, usize)> = Vec::new();
        let mut moduli = BTreeSet::new();
        let mut named: Vec<Expr> = Vec::new();
        let (mut parities, mut arrivals) = (Vec::new(), Vec::new());
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
                        if matches!(phase.op, PhaseOp::Arrive { .. })
                            && element.is_some() == phase.element.is_some()
                        {
                            arrivals.push((phase.class, element.clone()));
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
        let turns: Vec<(Expr, u32)> = turns.collect();
        let starts = turns.iter().map(|(turn, _)| entered_with(cx, turn));
        let starts = starts.collect();
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
            starts,
            arrivals,
            parities,
            moduli,
            stays: cx.stays(id),
        }
    }

    /// A counter of the loop has gone up by the rounds.
    fn rounds(&self) -> Vec<Expr> {
        let round = Expr::var(round(self.id));
        let guesses = self.counters.iter().map(|(counter, start, width)| {
            let advance = bv::sub(counter.clone(), start.clone(), *width);
            let rounds = match width {
                64 => bv::zext(round.clone(), COUNTER, 64),
                _ => round.clone(),
            };
            bv::eq(advance, rounds)
        });
        guesses.collect()
    }

    /// A variable that names barriers is below their number, or one less than such; it goes up with
    /// the first rounds, and two of them stay as far from each other as they were.
    fn turns(&self) -> Vec<Expr> {
        let mut guesses = Vec::new();
        for (index, (turn, width)) in self.turns.iter().enumerate() {
            let literal = |value: u128| Expr::bv(value, *width);
            for &modulus in &self.moduli {
                guesses.push(bv::ult(turn.clone(), literal(modulus), *width));
                let next = bv::add(turn.clone(), literal(1), *width);
                guesses.push(bv::ule(next, literal(modulus), *width));
                guesses.extend(self.first_turns(index, modulus));
                for other in index + 1..self.turns.len() {
                    guesses.extend(self.turn_together(index, other, modulus));
                }
            }
        }
        guesses
    }

    fn first_turns(&self, index: usize, modulus: u128) -> Option<Expr> {
        let (turn, width) = &self.turns[index];
        let start = Expr::bv(self.starts[index]?, *width);
        let round = Expr::var(early(self.id));
        let first = bv::ult(round.clone(), number(modulus), COUNTER);
        let rounds = match width {
            64 => bv::zext(round, COUNTER, 64),
            32 => round,
            _ => return None,
        };
        Some(first.implies(bv::eq(turn.clone(), bv::add(start, rounds, *width))))
    }

    fn turn_together(&self, one: usize, other: usize, modulus: u128) -> Option<Expr> {
        let ((a, width), (b, second)) = (&self.turns[one], &self.turns[other]);
        let [start, from] = [one, other].map(|index| self.starts[index]);
        let [start, from] = [start?, from?].map(|bits| Expr::bv(bits, *width));
        if width != second {
            return None;
        }
        let literal = Expr::bv(modulus, *width);
        let now = bv::sub(a.clone(), b.clone(), *width);
        let then = bv::sub(start, from, *width);
        let ways = [
            then.clone(),
            bv::add(then.clone(), literal.clone(), *width),
            bv::sub(then, literal, *width),
        ];
        let ways = ways.into_iter().map(|way| bv::eq(now.clone(), way));
        ways.reduce(Expr::or)
    }

    /// What the loop is about to arrive at is ready for it, and no barrier is more than a phase ahead of
    /// what is known.
    fn ready(&self) -> Vec<Expr> {
        let mut guesses = Vec::new();
        for (class, element) in &self.arrivals {
            let [count, known] = [arrived, waited].map(|name| Expr::var(name(*class)));
            let ready = bv::uge(known.clone(), count.clone(), COUNTER);
            let next = bv::add(known.clone(), number(1), COUNTER);
            guesses.push(bv::ule(count.clone(), next, COUNTER));
            guesses.push(bv::ule(known.clone(), count.clone(), COUNTER));
            let begun = Expr::var(bound(*class));
            guesses.push(bv::ule(begun.clone(), count, COUNTER));
            guesses.push(bv::ule(begun, known, COUNTER));
            guesses.push(match element {
                Some(element) => bv::eq(Expr::var(stage()), element.clone()).implies(ready),
                None => ready,
            });
        }
        guesses
    }

    /// At the loop's head objects are in use, or none is.
    fn uses(&self) -> Vec<Expr> {
        let names = self.classes.iter().map(|&(class, _)| live(class));
        let known = names.filter(|name| self.program.vars.contains_key(name));
        let used = known.map(Expr::var);
        used.flat_map(|used| [used.clone(), used.negate()])
            .collect()
    }

    /// Arrivals and waits have advanced by a multiple of the rounds; of one of `N` barriers in
    /// turn by the rounds that were its.
    fn advances(&self) -> Vec<Expr> {
        let round = Expr::var(round(self.id));
        let mut guesses = Vec::new();
        for &(class, times) in &self.classes {
            let indexed = self.program.classes[class].indexed;
            for (now, before) in moving(class, self.id) {
                let advance = bv::sub(now, before, COUNTER);
                guesses.push(bv::eq(advance.clone(), number(0)));
                for factor in 1..=times.clamp(1, 2) {
                    let rounds = bv::mul(round.clone(), number(factor as u128), COUNTER);
                    guesses.push(bv::eq(advance.clone(), rounds));
                }
                // Not in the first round, or not in the last one.
                guesses.push(bv::eq(advance.clone(), one_less(&round)));
                for stay in &self.stays {
                    let so_far = bv::eq(advance.clone(), round.clone());
                    guesses.push(stay.clone().implies(so_far));
                }
                // Divisions are hard, and what threads do together is known without.
                if indexed && self.program.divergent(&arrived(class)) {
                    guesses.extend(self.in_turn(class, &advance, &round));
                }
            }
        }
        guesses
    }

    /// All bytes that phases wait for have come, and no phase to come waits for some.
    fn bytes(&self) -> Vec<Expr> {
        let classes = self.classes.iter().map(|&(class, _)| class);
        let counting = classes.filter(|&class| self.program.counts_bytes(class));
        let guesses = counting.flat_map(|class| {
            let (owed, phase) = (balance(class), expecting(class));
            let (phase, count) = (Expr::var(phase), Expr::var(arrived(class)));
            [
                bv::eq(Expr::var(owed), Expr::bv(0, 64)),
                bv::ule(phase, count, COUNTER),
            ]
        });
        guesses.collect()
    }

    /// The parity of counters is that which threads wait with.
    fn parities(&self) -> Vec<Expr> {
        let mut guesses = Vec::new();
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
        guesses
    }

    /// Two counters keep their distance, or one is a step behind.
    fn distances(&self) -> Vec<Expr> {
        let classes = self.classes.iter();
        let moving: Vec<_> = classes
            .flat_map(|&(class, _)| moving(class, self.id))
            .collect();
        let mut guesses = Vec::new();
        for (index, (one, one_before)) in moving.iter().enumerate() {
            for (other, other_before) in &moving[index + 1..] {
                let now = bv::sub(one.clone(), other.clone(), COUNTER);
                let before = bv::sub(one_before.clone(), other_before.clone(), COUNTER);
                guesses.push(bv::eq(now, before));
                for (ahead, behind) in [(one, other), (other, one)] {
                    guesses.push(bv::eq(behind.clone(), one_less(ahead)));
                }
            }
        }
        guesses
    }

    /// Of `N` barriers in turn, the one that is followed has had every `N`-th round.
    fn in_turn(&self, class: usize, advance: &Expr, round: &Expr) -> Vec<Expr> {
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

/// Arrivals at and waits for barriers of the class: how many now, and before the loop.
fn moving(class: usize, id: LoopId) -> [(Expr, Expr); 2] {
    [arrived, waited].map(|name| {
        let name = name(class);
        (Expr::var(name.clone()), Expr::var(at_entry(&name, id)))
    })
}

fn number(value: u128) -> Expr {
    Expr::bv(value, COUNTER)
}

/// One less, but not below zero.
fn one_less(count: &Expr) -> Expr {
    let none = bv::eq(count.clone(), number(0));
    none.choose(number(0), bv::sub(count.clone(), number(1), COUNTER))
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

/// What the variable of the loop is when it is entered, where that is a literal.
fn entered_with(cx: &Context, variable: &Expr) -> Option<u128> {
    let ExprKind::Var(name) = variable.kind() else {
        return None;
    };
    let label = &cx.block(cx.header()).label;
    let outside = |block: &&Block| !cx.cfg.in_loop(cx.id, block.origin);
    let edges = cx.program.blocks.iter().filter(outside);
    let edges = edges.flat_map(|block| &block.edges);
    let entries = edges.filter(|edge| edge.target == *label);
    let mut values = entries.flat_map(|edge| &edge.copies);
    let (_, value) = values.find(|(phi, _)| phi == name)?;
    value.as_bv().map(|(bits, _)| bits)
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
                    BvOp::Sgt | BvOp::Sle | BvOp::Ugt | BvOp::Ule => 1,
                    BvOp::Slt | BvOp::Sge | BvOp::Ult | BvOp::Uge => 0,
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
