//! What two threads of one warp owe each other at operations of the warp, and what they
//! learn there.
//!
//! Every thread that a mask names has to come to the operation, in the same iteration of
//! each loop around it and with the same mask, unless it has exited; and a thread has to
//! name itself (CUDA C++ Programming Guide, "Warp Shuffle Functions": "all non-exited threads
//! named in mask"). A thread counts as exited once it can come to no operation any more at
//! which threads wait for each other: it ends by itself then.

use super::Lowering;
use super::annotations::enabled;
use crate::analysis::convergence::{all_lanes, is_broadcast, names_all, quiet_blocks};
use crate::analysis::uniformity::Pairing;
use crate::engines::quantities;
use crate::engines::twothread::geometry;
use crate::engines::twothread::program::{Convergence, Guarded, Stmt, pair};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::warp::{Lanes, WarpOp, WarpVote};
use crate::kir::{BlockId, Geometry, Inst, InstId, Kernel, SpanId, ValueId};

/// "The thread has exited, or does so without waiting for another one."
pub(in crate::engines::twothread) fn gone() -> Symbol {
    Symbol::new("$gone")
}

impl Lowering<'_> {
    /// An operation whose result is arbitrary but for what the two threads have in common.
    pub(super) fn warp_operation(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        self.havoc_result(data.result);
        let Inst::Warp { op, lanes, args } = &data.inst else {
            return;
        };
        if let Some(result) = data.result.filter(|_| op.gives_lanes()) {
            self.assume_lanes_exist(result);
        }
        let mask = match lanes {
            Lanes::Named(mask) => Some(self.mask(*mask)),
            Lanes::All => Some(Expr::bv(u128::from(u64::MAX), 64)),
            Lanes::Active => None,
        };
        if self.input.pairing != Pairing::SameWarp {
            let kernel = self.input.kernel;
            let comes = !is_of_first(kernel, op, args)
                || names_all(kernel, *lanes) && self.input.uniformity.block(self.current);
            if let (Some(mask), Some(result)) = (&mask, data.result)
                && self.input.pairing.same_block()
                && !self.input.apart
                && comes
            {
                let fact = match op {
                    _ if gives_one_value(kernel, op, args) => Some(self.agree(result)),
                    WarpOp::MatchAny => Some(self.agree(args[0]).implies(self.agree(result))),
                    WarpOp::Elect => Some(self.not_both(result)),
                    _ => None,
                };
                if let Some(fact) = fact {
                    let both = self.in_one_warp(mask);
                    self.assume(both.implies(fact));
                }
            }
            return;
        }
        if let Some(mask) = &mask {
            self.claim_convergence(mask, *lanes != Lanes::All, data.span);
        }
        if let Some(result) = data.result {
            for fact in self.exchanged(op, mask.as_ref(), args, result) {
                self.assume(fact);
            }
        }
    }

    /// Two threads of a block are of one warp, and the mask names both. That they come to the
    /// operation together is claimed of pairs of a warp.
    fn in_one_warp(&self, mask: &Expr) -> Expr {
        let warp = geometry::warp(self.input.kernel, self.input.launch);
        let one_warp = warp.clone().equals(other(warp, Type::Bv(32)));
        let both = self.names_other(mask).and(other(enabled(), Type::Bool));
        one_warp.and(both)
    }

    /// One of the threads at most is chosen.
    fn not_both(&mut self, result: ValueId) -> Expr {
        let ty = self.scalar_type(result);
        let chosen = truth(&self.value(result), &ty);
        let too = other(chosen.clone(), Type::Bool);
        chosen.and(too).negate()
    }

    /// Have both threads the same value?
    fn agree(&mut self, value: ValueId) -> Expr {
        let ty = self.scalar_type(value);
        let value = self.value(value);
        value.clone().equals(other(value, ty))
    }

    /// A set of lanes has none beyond the warp's.
    fn assume_lanes_exist(&mut self, lanes: ValueId) {
        let width = self.input.kernel.values[lanes].ty.bits();
        if self.input.kernel.warp_size.is_some_and(|size| size < width) {
            let all = Expr::bv(all_lanes(self.input.kernel), width);
            let lanes = self.value(lanes);
            self.assume(bv::ule(lanes, all, width));
        }
    }

    /// Claims what the threads at a barrier or exchange of the warp owe each other.
    /// `excuses_gone`: exited ones need not come.
    pub(super) fn claim_convergence(
        &mut self,
        mask: &Expr,
        excuses_gone: bool,
        span: Option<SpanId>,
    ) {
        if self.input.pairing != Pairing::SameWarp {
            return;
        }
        let names_other = self.names_other(mask);
        let comes = other(enabled(), Type::Bool);
        let excused = match excuses_gone {
            true => other(Expr::var(gone()), Type::Bool),
            false => Expr::bool(false),
        };
        let claims = [
            (Convergence::Unnamed, self.names(mask, &self.lane())),
            (
                Convergence::Missing,
                names_other.clone().implies(comes.clone().or(excused)),
            ),
            (
                Convergence::Masks,
                names_other
                    .clone()
                    .and(comes)
                    .implies(mask.clone().equals(other(mask.clone(), Type::Bv(64)))),
            ),
        ];
        for (problem, claim) in claims {
            self.stmts.push(Stmt::Meet {
                claim: Guarded::here(claim),
                problem,
                mask: mask.clone(),
                named: names_other.clone(),
                span,
            });
        }
    }

    /// A mask as 64 bits.
    pub(super) fn mask(&mut self, mask: ValueId) -> Expr {
        let width = self.input.kernel.values[mask].ty.bits();
        let bits = self.value(mask);
        match width > 64 {
            true => bv::trunc(bits, width, 64),
            false => bv::zext(bits, width, 64),
        }
    }

    /// What is known of the results of threads that take part together.
    fn exchanged(
        &mut self,
        op: &WarpOp,
        mask: Option<&Expr>,
        ids: &[ValueId],
        result: ValueId,
    ) -> Vec<Expr> {
        let value = self.value(result);
        let ty = self.scalar_type(result);
        let same = value.clone().equals(other(value.clone(), ty.clone()));
        // Both take part: without a mask that is for the result to say.
        let both = match mask {
            Some(mask) => self.names_other(mask).and(other(enabled(), Type::Bool)),
            None => Expr::bool(false),
        };
        let args: Vec<(Expr, Type)> = ids
            .iter()
            .map(|&arg| (self.value(arg), self.scalar_type(arg)))
            .collect();
        let agree = |at: usize| {
            let (arg, ty) = args[at].clone();
            arg.clone().equals(other(arg, ty))
        };
        let equal = |facts: Expr| both.clone().and(facts).implies(same.clone());
        match op {
            WarpOp::Vote(vote) => {
                let (holds, value) = (truth(&args[0].0, &args[0].1), truth(&value, &ty));
                match vote {
                    WarpVote::Ballot => self.lanes_of(result, holds, mask, &both),
                    WarpVote::Any => vec![equal(Expr::bool(true)), holds.implies(value)],
                    WarpVote::All => vec![equal(Expr::bool(true)), value.implies(holds)],
                    WarpVote::Uniform => vec![equal(Expr::bool(true))],
                }
            }
            WarpOp::MatchAll | WarpOp::Reduce(_) | WarpOp::BroadcastFirst => {
                vec![equal(Expr::bool(true))]
            }
            WarpOp::Broadcast => vec![equal(agree(1))],
            WarpOp::Shuffle(..) if is_broadcast(self.input.kernel, op, ids) => {
                // What a third thread gives is undefined if it takes no part.
                let (source, ty) = args[1].clone();
                let lane = |lane: Expr| match ty {
                    Type::Bv(width) if width < 64 => bv::trunc(lane, 64, width),
                    _ => lane,
                };
                let own = source.clone().equals(lane(self.lane()));
                let theirs = source.equals(lane(other(self.lane(), Type::Bv(64))));
                vec![equal(agree(1).and(own.or(theirs)))]
            }
            WarpOp::MatchAny => {
                let mut facts = self.lanes_of(result, Expr::bool(true), mask, &Expr::bool(false));
                let set = self.widened(result);
                let named = self.names_other(&set);
                facts.push(both.implies(named.clone().equals(agree(0))));
                facts.push(named.and(other(enabled(), Type::Bool)).implies(same));
                facts
            }
            WarpOp::ActiveMask => self.lanes_of(result, Expr::bool(true), None, &both),
            WarpOp::Elect => {
                let not_both = self.not_both(result);
                vec![both.implies(not_both)]
            }
            WarpOp::Shuffle(..)
            | WarpOp::ScanInclusive(_)
            | WarpOp::ScanExclusive(_)
            | WarpOp::Other(_) => Vec::new(),
        }
    }

    /// The result is the set of those that take part and for which `holds` is true; with
    /// no mask, those that are here take part.
    fn lanes_of(
        &mut self,
        result: ValueId,
        holds: Expr,
        mask: Option<&Expr>,
        both: &Expr,
    ) -> Vec<Expr> {
        let set = self.widened(result);
        let own = self.lane();
        let same = set.clone().equals(other(set.clone(), Type::Bv(64)));
        let named = self.names_other(&set);
        let mut facts = vec![self.names(&set, &own).equals(holds.clone())];
        match mask {
            Some(mask) => {
                let inside = bv::and(set.clone(), mask.clone(), 64).equals(set);
                facts.push(inside);
                facts.push(
                    both.clone()
                        .implies(same.and(named.equals(other(holds, Type::Bool)))),
                );
            }
            None => {
                let comes = other(enabled(), Type::Bool);
                let differ = geometry::distinct(&self.program, self.input.launch);
                let sees = differ.and(self.names(&other(set, Type::Bv(64)), &own));
                facts.push(
                    named.implies(
                        comes
                            .clone()
                            .and(same.clone())
                            .and(other(holds, Type::Bool)),
                    ),
                );
                facts.push(comes.and(sees).implies(same));
            }
        }
        facts
    }

    fn widened(&mut self, value: ValueId) -> Expr {
        let width = self.input.kernel.values[value].ty.bits();
        bv::zext(self.value(value), width, 64)
    }

    /// Is the other thread another one, and named by the mask?
    fn names_other(&self, mask: &Expr) -> Expr {
        let differ = geometry::distinct(&self.program, self.input.launch);
        differ.and(self.names(mask, &other(self.lane(), Type::Bv(64))))
    }

    /// Is the lane's bit set in the mask?
    fn names(&self, mask: &Expr, lane: &Expr) -> Expr {
        let all = all_lanes(self.input.kernel);
        if mask.as_bv().is_some_and(|(bits, _)| bits & all == all) {
            return Expr::bool(true);
        }
        let bit = bv::lshr(mask.clone(), lane.clone(), 64);
        bv::eq(bv::extract(bit, 64, 1, 0), Expr::bv(1, 1))
    }

    /// The thread's place in its warp, as 64 bits.
    fn lane(&self) -> Expr {
        let lane = match self.input.kernel.warp_size {
            Some(size) => {
                let linear = geometry::linear_thread(self.input.launch);
                bv::and(linear, Expr::bv(u128::from(size - 1), 32), 32)
            }
            None => quantities::value(self.input.launch, Geometry::LaneId, 0),
        };
        bv::zext(lane, 32, 64)
    }

    /// Threads that leave for blocks from which no waiting is in reach are gone.
    pub(super) fn leaves_for_good(&self, from: BlockId, to: BlockId) -> bool {
        self.quiet.contains(to) && !self.quiet.contains(from)
    }

    /// Nobody is gone where the kernel begins.
    pub(super) fn find_quiet_blocks(&mut self) {
        if self.input.pairing == Pairing::SameWarp {
            self.quiet = quiet_blocks(self.input.kernel, self.input.cfg);
            self.program.declare(gone(), Type::Bool, true);
        }
    }
}

/// Does the operation give the same to all who take part, if the first lane of the warp is one of
/// them?
pub(super) fn gives_one_value(kernel: &Kernel, op: &WarpOp, args: &[ValueId]) -> bool {
    use WarpOp::{BroadcastFirst, MatchAll, Reduce, Vote};
    matches!(op, Vote(_) | MatchAll | Reduce(_) | BroadcastFirst) || is_of_first(kernel, op, args)
}

/// Does the operation give the value of the first lane, which every warp has?
fn is_of_first(kernel: &Kernel, op: &WarpOp, args: &[ValueId]) -> bool {
    let selected = args.get(1).and_then(|&lane| kernel.literal(lane));
    is_broadcast(kernel, op, args) && selected == Some(0)
}

/// The value in the other thread.
fn other(expr: Expr, ty: Type) -> Expr {
    pair::other(expr, &ty)
}

fn truth(value: &Expr, ty: &Type) -> Expr {
    match ty {
        Type::Bv(width) => bv::ne(value.clone(), Expr::bv(0, *width)),
        _ => value.clone(),
    }
}
