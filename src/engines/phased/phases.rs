//! What threads count of the phases of barriers.

use super::{Binding, Composition, Goal, Lemma};
use crate::engines::twothread::claims::{Claim, Obligation};
use crate::engines::twothread::dualise::{Thread, copy};
use crate::engines::twothread::program::{
    COUNTER, MANY, NEVER, Phase, PhaseOp, arrived, balance, bound, counters, expecting, waited,
};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::Construct;

/// The thread has initialised the barrier.
pub fn made(class: usize) -> Symbol {
    Symbol::new(format!("$made_{class}"))
}

/// Of the classes with several barriers, the number of the one that the thread has waited
/// for last, and whether there is one.
fn last() -> Symbol {
    Symbol::new("$last")
}

fn has_last() -> Symbol {
    Symbol::new("$has_last")
}

/// The number of the barrier that the copy begun last is bound to, and whether its class has
/// several.
fn copied_for() -> Symbol {
    Symbol::new("$copied_for")
}

fn copies_in_turn() -> Symbol {
    Symbol::new("$copies_in_turn")
}

/// The number of the lemma that is looked at, any one. What fails for one lemma does not end the paths
/// of the others.
fn asked() -> Symbol {
    Symbol::new("$asked")
}

/// Every variable of the phases, with its type.
pub fn variables(classes: usize) -> Vec<(Symbol, Type)> {
    let mut variables = vec![
        (last(), Type::Bv(COUNTER)),
        (has_last(), Type::Bool),
        (copied_for(), Type::Bv(COUNTER)),
        (copies_in_turn(), Type::Bool),
    ];
    for class in 0..classes {
        variables.extend(counters(class));
        variables.push((made(class), Type::Bool));
    }
    variables
}

fn number(value: u128) -> Expr {
    Expr::bv(value, COUNTER)
}

impl Composition<'_> {
    pub(super) fn declare_phases(&mut self) {
        if let Goal::Lemmas(_) = self.goal {
            self.locals.insert(asked(), Type::Bv(COUNTER));
        }
        for (name, ty) in variables(self.program.classes.len()) {
            for thread in Thread::BOTH {
                self.locals.insert(copy(&name, thread), ty.clone());
            }
        }
    }

    /// Nobody has arrived or waited.
    pub(super) fn start_phases(&mut self, thread: Thread) {
        for (name, ty) in variables(self.program.classes.len()) {
            let value = match ty {
                Type::Bv(width) => Expr::bv(0, width),
                _ => Expr::bool(false),
            };
            self.set(copy(&name, thread), value);
        }
        for round in self.rounds() {
            self.set(copy(&round, thread), number(0));
        }
    }

    pub(super) fn phase(&mut self, phase: &Phase, thread: Thread) {
        let class = phase.class;
        let followed = match self.program.classes[class].indexed {
            true => self.stage(),
            false => number(0),
        };
        let here = match &phase.element {
            Some(element) => bv::eq(followed, self.thread(element, thread)),
            None => Expr::bool(true),
        };
        let of = |name: fn(usize) -> Symbol| Expr::var(copy(&name(class), thread));
        let counted = of(arrived);
        match &phase.op {
            PhaseOp::Sync => {
                self.arrive(phase, &here, thread);
                self.put(waited(class), of(arrived), &here, thread);
                self.waited_for(phase, &Expr::bool(true), thread);
            }
            PhaseOp::Arrive { token, leaves } => {
                self.arrive(phase, &here, thread);
                if let Some(token) = token {
                    let number = bv::zext(of(arrived), COUNTER, 64);
                    self.put(token.clone(), number, &here, thread);
                }
                if *leaves {
                    self.put(arrived(class), number(NEVER), &here, thread);
                }
            }
            PhaseOp::Init => {
                let unused = bv::eq(counted, number(0))
                    .and(bv::eq(of(waited), number(0)))
                    .and(of(made).negate());
                let what = Construct::ObjectInitialisedAgain;
                self.require(here.clone().implies(unused), what, phase, thread);
                self.put(made(class), Expr::bool(true), &here, thread);
            }
            PhaseOp::Expect { bytes } => {
                self.claim_ready(phase, &here, thread);
                let bytes = self.thread(bytes, thread);
                let next = bv::add(counted, number(1), COUNTER);
                let more = bv::add(of(balance), bytes.clone(), 64);
                let same = bv::eq(of(expecting), next.clone());
                let value = same.choose(more, bytes);
                self.put(balance(class), value, &here, thread);
                self.put(expecting(class), next, &here, thread);
            }
            PhaseOp::GiveUp => unreachable!("threads that run apart keep their objects"),
            PhaseOp::Copy { bytes } => self.begin_copy(phase, bytes.as_ref(), &here, thread),
            PhaseOp::Wait { .. } | PhaseOp::WaitParity { .. } => {
                self.wait(phase, &phase.op, &here, thread);
                self.waited_for(phase, &Expr::bool(true), thread);
            }
            PhaseOp::Try { result, wait } => {
                let over = Expr::var(copy(result, thread));
                self.wait(phase, wait, &here.and(over.clone()), thread);
                self.waited_for(phase, &over, thread);
            }
        }
    }

    fn arrive(&mut self, phase: &Phase, here: &Expr, thread: Thread) {
        let class = phase.class;
        let counted = Expr::var(copy(&arrived(class), thread));
        let next = bv::add(counted.clone(), number(1), COUNTER);
        self.claim_ready(phase, here, thread);
        if let (Goal::Lemmas(lemmas), Thread::Second) = (self.goal, thread) {
            for (index, lemma) in lemmas.iter().enumerate().filter(|(_, l)| l.at == class) {
                let known = Expr::var(copy(&waited(lemma.of), thread));
                let known = bv::add(known, number(lemma.less.into()), COUNTER);
                let asked = bv::eq(Expr::var(asked()), number(index as u128));
                let mut here = here.clone().and(asked);
                if let Some(by) = lemma.by {
                    let number = self.thread(&self.number, thread);
                    here = here.and(bv::eq(number, Expr::bv(by.into(), 32)));
                }
                let expr = here.implies(bv::uge(known, next.clone(), COUNTER));
                self.stmts
                    .push(self.claims.assert(Claim::Lemma(index), expr));
            }
        }
        if self.program.counts_bytes(class) {
            let owed = bv::slt(
                Expr::var(copy(&balance(class), thread)),
                Expr::bv(0, 64),
                64,
            );
            let current = bv::eq(Expr::var(copy(&expecting(class), thread)), next.clone());
            let what = Construct::CopiesOfMoreBytes;
            let expr = here.clone().and(current).implies(owed.negate());
            self.require(expr, what, phase, thread);
        }
        self.assume(
            here.clone()
                .implies(bv::ult(counted, number(MANY), COUNTER)),
        );
        self.put(arrived(class), next, here, thread);
    }

    /// The thread may arrive: the phase of its arrival before is over, and it has not left.
    fn claim_ready(&mut self, phase: &Phase, here: &Expr, thread: Thread) {
        let class = phase.class;
        let Goal::Races(lemmas) = self.goal else {
            return;
        };
        let counted = Expr::var(copy(&arrived(class), thread));
        if self.program.is_left(class) {
            let stays = bv::ne(counted.clone(), number(NEVER));
            let what = Construct::ArriveAfterLeaving;
            self.require(here.clone().implies(stays), what, phase, thread);
        }
        let known = Expr::var(copy(&waited(class), thread));
        let mut ready = bv::uge(known, counted.clone(), COUNTER);
        for lemma in lemmas.iter().filter(|lemma| lemma.of == class) {
            let known = Expr::var(copy(&waited(lemma.at), thread));
            let needed = bv::add(counted.clone(), number(lemma.less.into()), COUNTER);
            ready = ready.or(bv::uge(known, needed, COUNTER));
        }
        let ready = bv::eq(counted, number(0)).or(ready);
        let what = Construct::ArriveBeforePhaseEnds;
        self.require(here.clone().implies(ready), what, phase, thread);
    }

    fn wait(&mut self, phase: &Phase, op: &PhaseOp, here: &Expr, thread: Thread) {
        let known = Expr::var(copy(&waited(phase.class), thread));
        let value = match op {
            PhaseOp::Wait { token } => {
                let token = bv::trunc(self.thread(token, thread), 64, COUNTER);
                // One that another barrier has given means a phase of any parity.
                let counted = Expr::var(copy(&arrived(phase.class), thread));
                let is_own = bv::ule(token.clone(), counted.clone(), COUNTER)
                    .and(bv::ne(counted, number(NEVER)));
                let what = Construct::WaitForPhaseOfOthers;
                self.require(here.clone().implies(is_own), what, phase, thread);
                bv::ult(known.clone(), token.clone(), COUNTER).choose(token, known)
            }
            // The number of phases that are over has the other parity.
            PhaseOp::WaitParity { parity } => {
                let parity = bv::extract(self.thread(parity, thread), 64, 1, 0);
                let own = bv::extract(known.clone(), COUNTER, 1, 0);
                let one_more = bv::add(known.clone(), number(1), COUNTER);
                bv::eq(own, parity).choose(one_more, known)
            }
            _ => return,
        };
        self.put(waited(phase.class), value, here, thread);
    }

    fn waited_for(&mut self, phase: &Phase, over: &Expr, thread: Thread) {
        if let Some(element) = &phase.element {
            let element = self.thread(element, thread);
            self.put(last(), element, over, thread);
            self.put(has_last(), Expr::bool(true), over, thread);
        }
    }

    /// The copy belongs to the phase that the thread has arrived at last, where that still
    /// expects its bytes, and to the next one otherwise.
    fn begin_copy(&mut self, phase: &Phase, bytes: Option<&Expr>, here: &Expr, thread: Thread) {
        let class = phase.class;
        let of = |name: fn(usize) -> Symbol| Expr::var(copy(&name(class), thread));
        let takes_part = self.program.classes[class].takes_part.clone();
        let takes_part = self.thread(&takes_part, thread);
        let what = Construct::CopyOfAbsentThread;
        self.require(here.clone().implies(takes_part), what, phase, thread);
        let in_turn = self.program.classes[class].indexed && phase.element.is_some();
        let always = Expr::bool(true);
        self.put(copies_in_turn(), Expr::bool(in_turn), &always, thread);
        if let Some(element) = &phase.element {
            let element = self.thread(element, thread);
            self.put(copied_for(), element, &always, thread);
        }
        let next = bv::add(of(arrived), number(1), COUNTER);
        let Some(bytes) = bytes else {
            self.put(bound(class), next, here, thread);
            return;
        };
        let bytes = self.thread(bytes, thread);
        let expected = bv::eq(of(expecting), of(arrived))
            .and(bv::sge(of(balance), bytes.clone(), 64))
            .and(bv::sge(bytes.clone(), Expr::bv(0, 64), 64));
        let new = here.clone().and(expected.clone().negate());
        self.claim_ready(phase, &new, thread);
        let owed = bv::eq(of(expecting), next.clone()).choose(of(balance), Expr::bv(0, 64));
        let left = expected.clone().choose(of(balance), owed);
        let belongs = expected.choose(of(arrived), next);
        // Each of them is read before it is written.
        self.put(bound(class), belongs, here, thread);
        self.put(balance(class), bv::sub(left, bytes, 64), here, thread);
        self.put(expecting(class), of(bound), here, thread);
    }

    /// What the first thread accessed is followed by the end of its copy's phase alone.
    pub(super) fn only_by_phase(&mut self, (class, element): Binding) {
        let first = Thread::First;
        let before = self.before_copy((class, element), first);
        for other in 0..self.program.classes.len() {
            let value = match other == class {
                true => before.clone(),
                false => number(NEVER),
            };
            self.set(copy(&arrived(other), first), value);
        }
    }

    /// Phases before the one that the copy belongs to.
    fn before_copy(&self, (class, element): Binding, thread: Thread) -> Expr {
        let belongs = Expr::var(copy(&bound(class), thread));
        let before = bv::sub(belongs, number(1), COUNTER);
        match element {
            Some(element) => {
                let here = bv::eq(self.stage(), self.thread(element, thread));
                here.choose(before, number(NEVER))
            }
            None => before,
        }
    }

    fn lemmas(&self) -> &[Lemma] {
        match self.goal {
            Goal::Races(lemmas) => lemmas,
            Goal::Lemmas(_) => &[],
        }
    }

    /// What the first thread accessed happened before what the second one accesses.
    pub(super) fn first_before_second(&self) -> Expr {
        self.before(Thread::First, Thread::Second, None)
    }

    pub(super) fn second_before_first(&self, bound: Option<Binding>) -> Expr {
        self.before(Thread::Second, Thread::First, bound)
    }

    fn before(&self, one: Thread, other: Thread, bound: Option<Binding>) -> Expr {
        let mut ordered = Expr::bool(false);
        for class in 0..self.program.classes.len() {
            let counted = match bound {
                Some(binding) if binding.0 == class => self.before_copy(binding, one),
                Some(_) => continue,
                None => Expr::var(copy(&arrived(class), one)),
            };
            let takes_part = self.program.classes[class].takes_part.clone();
            let takes_part = self.thread(&takes_part, one);
            let known = Expr::var(copy(&waited(class), other));
            let mut over = bv::ult(counted.clone(), known, COUNTER);
            // Who knows it from others comes after them.
            for lemma in self.lemmas().iter().filter(|lemma| lemma.of == class) {
                let known = Expr::var(copy(&waited(lemma.at), other));
                let needed = bv::add(counted.clone(), number(lemma.less.into()), COUNTER);
                over = over.or(bv::ult(needed, known, COUNTER));
            }
            ordered = ordered.or(takes_part.and(over));
        }
        ordered
    }

    /// The barrier that is followed is the one that decides, where there are several. Any
    /// one may be chosen, as long as what both threads did chooses it.
    pub(super) fn followed(&self, first_is_copy: bool, second: Option<Binding>) -> Expr {
        if !self.program.classes.iter().any(|class| class.indexed) {
            return Expr::bool(true);
        }
        let is = |name: Symbol, thread| bv::eq(self.stage(), Expr::var(copy(&name, thread)));
        let by_copy = |thread| {
            let indexed = Expr::var(copy(&copies_in_turn(), thread));
            (indexed, is(copied_for(), thread))
        };
        let by_wait = |thread| (Expr::var(copy(&has_last(), thread)), is(last(), thread));
        let mut ways = Vec::new();
        if second.is_some() {
            ways.push(by_copy(Thread::Second));
        }
        if first_is_copy {
            ways.push(by_copy(Thread::First));
        }
        ways.extend([by_wait(Thread::Second), by_wait(Thread::First)]);
        let none = Expr::bool(true);
        ways.into_iter().rev().fold(none, |rest, (exists, this)| {
            let otherwise = exists.clone().or(rest);
            exists.implies(this).and(otherwise)
        })
    }

    /// Something that is not modelled where the condition does not hold.
    fn require(&mut self, expr: Expr, what: Construct, phase: &Phase, thread: Thread) {
        let races = matches!(self.goal, Goal::Races(_));
        if thread == Thread::Second && races {
            self.claim(expr, Obligation::NotReached(what), phase.span);
        }
    }

    /// Assigns where the condition holds.
    fn put(&mut self, var: Symbol, value: Expr, here: &Expr, thread: Thread) {
        let var = copy(&var, thread);
        let value = here.clone().choose(value, Expr::var(var.clone()));
        self.set(var, value);
    }
}
