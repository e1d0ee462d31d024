//! Whether all threads that a barrier waits for reach it together.
//!
//! They do if they agree on every condition and range around it (§3 of the CAV 2021
//! paper, "Well-formed protocols"). Where the variables in these are not the same
//! for all of them, it is a claim that two threads agree nevertheless, in the same
//! iteration of every loop around. Claims lean on those further out and before: of
//! the first decision that two threads take differently one claim is false.

use std::collections::HashMap;

use super::ast::{Level, Place, Protocol, Range, Reach, Stmt, Warps};
use super::check::{level_of, levels, reach_of};
use super::split::Binder;
use crate::smt::{BvOp, Pool, Term};

/// What holds of two threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// They agree on the terms.
    Agree,
    /// The terms are true for either.
    Hold,
}

/// Something that barriers rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub kind: Kind,
    /// The threads concerned: those of a warp, of a block, or all.
    pub reach: Reach,
    /// When it matters, outermost first.
    pub context: Vec<Binder>,
    pub terms: Vec<Term>,
    pub place: Place,
    what: &'static str,
}

impl Claim {
    /// What is wrong where they do not.
    pub fn problem(&self) -> String {
        let who = match self.reach {
            Reach::Grid => "all threads",
            Reach::Warp => "the threads of a warp",
            _ => "the threads of a block",
        };
        let what = self.what;
        format!("{who} wait at a barrier in here, and the {what} is not the same for them")
    }
}

/// What the levels of variables leave to be shown, in the order of the text.
pub fn claims(protocol: &mut Protocol) -> Vec<Claim> {
    let mut walk = Walk {
        levels: levels(&protocol.vars),
        warps: protocol.warps,
        pool: &mut protocol.pool,
        context: Vec::new(),
        claims: Vec::new(),
    };
    walk.stmts(&protocol.body);
    walk.claims
}

struct Walk<'a> {
    pool: &'a mut Pool,
    warps: Option<Warps>,
    levels: HashMap<Term, Level>,
    context: Vec<Binder>,
    claims: Vec<Claim>,
}

impl Walk<'_> {
    fn stmts(&mut self, stmts: &[Stmt]) {
        let outside = self.context.len();
        for stmt in stmts {
            self.stmt(stmt);
        }
        self.context.truncate(outside);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Local(var) => {
                self.levels.insert(var.term, var.level);
                self.context.push(Binder::Local(var.clone()));
            }
            Stmt::Assume(fact) => self.context.push(Binder::Where(*fact)),
            Stmt::If {
                cond,
                then,
                otherwise,
                place,
            } => {
                let Some((reach, _)) = waited_for(reach_of(then).max(reach_of(otherwise))) else {
                    return;
                };
                self.claim(reach, vec![*cond], *place, "condition");
                let not = self.pool.not(*cond);
                for (cond, arm) in [(*cond, then), (not, otherwise)] {
                    self.context.push(Binder::Where(cond));
                    self.stmts(arm);
                    self.context.pop();
                }
            }
            Stmt::For {
                var,
                range,
                body,
                place,
            } => {
                let Some((reach, level)) = waited_for(reach_of(body)) else {
                    return;
                };
                self.claim(reach, range.terms(), *place, "range");
                // Once they agree on the range, they are in one iteration.
                let level = self.range_level(range).min(level);
                self.levels.insert(var.term, level);
                self.context.push(Binder::Loop {
                    var: var.clone(),
                    range: range.clone(),
                });
                self.stmts(body);
                self.context.pop();
            }
            Stmt::Sync(sync) => {
                if let Some(mask) = sync.mask {
                    self.claim(sync.reach, vec![mask], sync.place, "mask");
                    self.names_itself(mask, sync.place);
                }
            }
            Stmt::Access(_) | Stmt::Last { .. } => {}
        }
    }

    /// Claims that a thread is named in its own mask.
    fn names_itself(&mut self, mask: Term, place: Place) {
        let Some(Warps { lane, .. }) = self.warps else {
            return;
        };
        let lanes = self.pool.facts(lane).uhi;
        let all = |bits: u128| (0..=lanes).all(|lane| bits >> lane & 1 == 1);
        if self.pool.as_bv(mask).is_some_and(all) {
            return;
        }
        let lane = self.pool.zero_ext(lane, 64);
        let bit = self.pool.bv_op(BvOp::Lshr, mask, lane);
        let bit = self.pool.extract(bit, 1, 0);
        let one = self.pool.bv(1, 1);
        let named = self.pool.eq(bit, one);
        self.claims.push(Claim {
            kind: Kind::Hold,
            reach: Reach::Warp,
            context: self.context.clone(),
            terms: vec![named],
            place,
            what: "mask",
        });
    }

    fn range_level(&self, range: &Range) -> Level {
        let levels = range.terms().into_iter();
        levels
            .map(|t| level_of(self.pool, &self.levels, t))
            .max()
            .unwrap_or(Level::Grid)
    }

    fn claim(&mut self, reach: Reach, terms: Vec<Term>, place: Place, what: &'static str) {
        let allowed = match reach {
            Reach::Grid => Level::Grid,
            _ => Level::Block,
        };
        let differ = |t: &Term| level_of(self.pool, &self.levels, *t) > allowed;
        let terms: Vec<Term> = terms.into_iter().filter(differ).collect();
        if !terms.is_empty() {
            self.claims.push(Claim {
                kind: Kind::Agree,
                reach,
                context: self.context.clone(),
                terms,
                place,
                what,
            });
        }
    }
}

/// The threads that barriers of this reach wait for, and what is the same for them.
fn waited_for(reach: Option<Reach>) -> Option<(Reach, Level)> {
    match reach? {
        Reach::Thread => None,
        Reach::Warp => Some((Reach::Warp, Level::Block)),
        Reach::Block => Some((Reach::Block, Level::Block)),
        Reach::Grid => Some((Reach::Grid, Level::Grid)),
    }
}
