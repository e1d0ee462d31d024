//! What the programmer states about the kernel.

use cranelift_entity::EntitySet;

use super::Lowering;
use super::contents::Definitions;
use crate::analysis::cfg::LoopId;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::facts::{drawn_by_first, is_common};
use crate::engines::twothread::program::{
    AccessKind, Counter, Guarded, Invariant, Stmt, Variable, pair, watch,
};
use crate::engines::twothread::slice::Slice;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Type};
use crate::kir::{
    AddressSpace, AnnotationKind, BlockId, Construct, Inst, ObjectKind, SpanId, Terminator,
    ValueDef, ValueId,
};
use crate::report::condition::Condition;

/// An invariant of the user's before it is placed at the heads of loops.
pub(super) struct Stated {
    /// `None` is every loop.
    target: Option<LoopId>,
    invariant: Invariant,
    /// What memory holds and how values are made, where it is stated.
    definitions: Definitions,
}

/// Stands for the predicate of the block it is used in; `predicate` resolves it.
pub fn enabled() -> Expr {
    Expr::var("$enabled")
}

/// Stands at the head of a loop for the fact that the thread has entered it; `predicate`
/// resolves it.
pub fn entered() -> Expr {
    Expr::var("$entered")
}

/// The rule of invariants that the source guesses.
pub const GUESSED_BY_SOURCE: &str = "user";

impl Lowering<'_> {
    /// An annotation that has a value.
    fn annotated_value(
        &mut self,
        kind: AnnotationKind,
        args: &[ValueId],
        result: ValueId,
        span: Option<SpanId>,
    ) {
        match self.annotation_value(kind, args) {
            Some(value) => self.assign(self.symbol(result), value),
            // No claim is made of counters that the threads do not share.
            None if kind == AnnotationKind::HasTakenValue
                && !self.input.pairing.same_block()
                && self.is_shared(args[0]) =>
            {
                self.havoc(result);
            }
            None => {
                let what = match kind {
                    AnnotationKind::DominatorEnabled => Construct::DominatorElsewhere,
                    AnnotationKind::HasTakenValue => Construct::TakenValueOfOther,
                    _ => Construct::AnnotationOfUnknownArray,
                };
                self.unsupported(what, span);
                self.havoc(result);
            }
        }
    }

    pub(super) fn annotation(
        &mut self,
        kind: AnnotationKind,
        args: &[ValueId],
        result: Option<ValueId>,
        span: Option<SpanId>,
    ) {
        if let Some(result) = result {
            return self.annotated_value(kind, args, result, span);
        }
        let Some(&claim) = args.first() else { return };
        if kind == AnnotationKind::RequiresFreshArray {
            return self.fresh_array(claim, span);
        }
        // Threads of different blocks have no shared memory in common: what is
        // claimed of accesses to it is checked for threads of one block.
        if !self.input.pairing.same_block() && self.speaks_of_shared_log(claim) {
            return;
        }
        let mut expr = self.value(claim);
        // Only the first thread has a record of accesses, and it is any thread.
        if self.depends_on_log(claim) {
            expr = pair::is_first().implies(expr);
        }
        let inlined = span.is_some_and(|s| self.input.spans[s].inlined_at.is_some());
        let everywhere = Guarded::everywhere(expr.clone());
        let here = Guarded::here(expr.clone());
        match kind {
            AnnotationKind::Assert => self.claim(here, Condition::Assertion, span),
            AnnotationKind::GlobalAssert => self.claim(everywhere, Condition::Assertion, span),
            // A precondition of an inlined function is an obligation of its caller.
            AnnotationKind::Requires if inlined => self.claim(here, Condition::Precondition, span),
            AnnotationKind::GlobalRequires if inlined => {
                self.claim(everywhere, Condition::Precondition, span);
            }
            AnnotationKind::Assume | AnnotationKind::Requires => {
                self.stmts.push(Stmt::Assume(here));
            }
            AnnotationKind::GlobalAssume
            | AnnotationKind::GlobalRequires
            | AnnotationKind::Axiom => self.stmts.push(Stmt::Assume(everywhere)),
            AnnotationKind::Ensures => self.claim(here, Condition::Postcondition, span),
            AnnotationKind::GlobalEnsures => self.claim(everywhere, Condition::Postcondition, span),
            AnnotationKind::Invariant => self.state_invariant(expr, None, false, span),
            AnnotationKind::GlobalInvariant => self.state_invariant(expr, None, true, span),
            AnnotationKind::CandidateInvariant => {
                self.state_invariant(expr, Some(GUESSED_BY_SOURCE.into()), false, span);
            }
            AnnotationKind::GlobalCandidateInvariant => {
                self.state_invariant(expr, Some(GUESSED_BY_SOURCE.into()), true, span);
            }
            AnnotationKind::FunctionWideInvariant
            | AnnotationKind::FunctionWideCandidateInvariant
                if !inlined && !self.ends_kernel(self.current) =>
            {
                self.unsupported(Construct::FunctionWideElsewhere, span);
            }
            AnnotationKind::FunctionWideInvariant => {
                self.state_everywhere(expr, None, span);
            }
            AnnotationKind::FunctionWideCandidateInvariant => {
                self.state_everywhere(expr, Some(GUESSED_BY_SOURCE.into()), span);
            }
            AnnotationKind::BarrierInvariant => self.barrier_invariant(false, args, span),
            AnnotationKind::BarrierInvariantPair => self.barrier_invariant(true, args, span),
            AnnotationKind::RequiresFreshArray
            | AnnotationKind::SameGroup
            | AnnotationKind::Enabled
            | AnnotationKind::DominatorEnabled
            | AnnotationKind::HasTakenValue
            | AnnotationKind::Other
            | AnnotationKind::All
            | AnnotationKind::HasRead
            | AnnotationKind::HasWritten
            | AnnotationKind::ReadOffset
            | AnnotationKind::WriteOffset
            | AnnotationKind::PtrOffset => {}
        }
    }

    fn annotation_value(&mut self, kind: AnnotationKind, args: &[ValueId]) -> Option<Expr> {
        match kind {
            AnnotationKind::SameGroup => Some(Expr::bool(self.input.pairing.same_block())),
            AnnotationKind::Enabled => Some(enabled()),
            AnnotationKind::DominatorEnabled => {
                self.input.cfg.headed_loop(self.current).map(|_| entered())
            }
            AnnotationKind::HasTakenValue => self.has_taken_value(args),
            AnnotationKind::Other => {
                let ty = self.scalar_type(args[0]);
                Some(pair::other(self.value(args[0]), &ty))
            }
            AnnotationKind::All => Some(pair::both(self.value(args[0]))),
            AnnotationKind::HasRead => {
                self.flags(args[0], &[AccessKind::Read, AccessKind::AtomicRead])
            }
            AnnotationKind::HasWritten => {
                self.flags(args[0], &[AccessKind::Write, AccessKind::AtomicWrite])
            }
            AnnotationKind::ReadOffset | AnnotationKind::WriteOffset => {
                let stride = Expr::bv(u128::from(self.pointer_stride(args[0])), 64);
                self.only_target(args[0])?;
                Some(bv::mul(Expr::var(watch()), stride, 64))
            }
            AnnotationKind::PtrOffset => {
                let stride = Expr::bv(u128::from(self.pointer_stride(args[0])), 64);
                self.only_target(args[0])?;
                Some(bv::mul(self.pointer(args[0]).offset, stride, 64))
            }
            _ => None,
        }
    }

    fn is_shared(&self, pointer: ValueId) -> bool {
        self.only_target(pointer)
            .is_some_and(|object| self.program.objects[object].space == AddressSpace::Shared)
    }

    /// Whether the first thread drew the value from a counter (see `draw`).
    fn has_taken_value(&mut self, args: &[ValueId]) -> Option<Expr> {
        let object = self.only_target(args[0])?;
        let model = self.program.objects[object].clone();
        let Some(Counter::Steps(_)) = model.counter else {
            return None;
        };
        if !is_common(&self.program, object) {
            return None;
        }
        let width = self.scalar_type(args[2]).clone();
        let Type::Bv(width) = width else { return None };
        if width != model.granularity.cell_bits {
            return None;
        }
        let stride = Expr::bv(u128::from(model.granularity.stride), 64);
        let cells = bv::udiv(self.value(args[1]), stride, 64);
        let cell = bv::add(self.pointer(args[0]).offset, cells, 64);
        let value = self.value(args[2]);
        Some(drawn_by_first(
            &mut self.program,
            object,
            &cell,
            value,
            width,
        ))
    }

    /// Pointer parameters point to arrays of their own in any case.
    fn fresh_array(&mut self, pointer: ValueId, span: Option<SpanId>) {
        let is_parameter = self.only_target(pointer).is_some_and(|object| {
            matches!(
                self.input.kernel.objects[object].kind,
                ObjectKind::Param { .. }
            )
        });
        if !is_parameter {
            self.unsupported(Construct::FreshArrayOfOther, span);
        }
    }

    /// Whether the first thread has made such an access.
    fn flags(&mut self, pointer: ValueId, kinds: &[AccessKind]) -> Option<Expr> {
        let object = self.only_target(pointer)?;
        let model = &mut self.program.objects[object];
        model.observed = true;
        Some(
            kinds
                .iter()
                .map(|&kind| Expr::var(model.flag(kind)))
                .fold(Expr::bool(false), Expr::or),
        )
    }

    /// Does nothing but the kernel's end follow the block?
    fn ends_kernel(&self, mut block: BlockId) -> bool {
        for _ in 0..self.input.kernel.blocks.len() {
            match self.input.kernel.blocks[block].terminator {
                Terminator::Jump(next) => block = next,
                Terminator::Return | Terminator::Unreachable => return true,
                _ => return false,
            }
        }
        false
    }

    /// Does the value depend on the record of accesses to shared memory?
    fn speaks_of_shared_log(&self, value: ValueId) -> bool {
        self.speaks_of_log(value, |space| space == AddressSpace::Shared)
    }

    /// Does the value depend on the record of accesses?
    fn depends_on_log(&self, value: ValueId) -> bool {
        self.speaks_of_log(value, |_| true)
    }

    fn speaks_of_log(&self, value: ValueId, of: impl Fn(AddressSpace) -> bool) -> bool {
        let mut seen = EntitySet::new();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            let ValueDef::Inst(inst) = self.input.kernel.values[value].def else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            let inst = &self.input.kernel.insts[inst].inst;
            if let Inst::Annotation { kind, args } = inst
                && kind.speaks_of_accesses()
                && self
                    .only_target(args[0])
                    .is_some_and(|object| of(self.program.objects[object].space))
            {
                return true;
            }
            work.extend(inst.operands());
        }
        false
    }

    fn only_target(&self, pointer: ValueId) -> Option<crate::kir::ObjectId> {
        let targets = self.input.points_to.targets(pointer)?;
        (targets.len() == 1)
            .then(|| targets.first().copied())
            .flatten()
    }

    fn claim(&mut self, claim: Guarded, condition: Condition, span: Option<SpanId>) {
        let what = Obligation::Keeps(condition);
        self.stmts.push(Stmt::Assert { claim, what, span });
    }

    fn state_invariant(
        &mut self,
        expr: Expr,
        rule: Option<String>,
        unguarded: bool,
        span: Option<SpanId>,
    ) {
        match self.input.cfg.headed_loop(self.current) {
            Some(id) => self.state(Some(id), expr, rule, unguarded, span),
            None => self.unsupported(Construct::InvariantElsewhere, span),
        }
    }

    fn state_everywhere(&mut self, expr: Expr, rule: Option<String>, span: Option<SpanId>) {
        self.state(None, expr, rule, false, span);
    }

    fn state(
        &mut self,
        target: Option<LoopId>,
        expr: Expr,
        rule: Option<String>,
        unguarded: bool,
        span: Option<SpanId>,
    ) {
        self.stated.push(Stated {
            target,
            invariant: Invariant {
                expr,
                rule,
                once: false,
                unguarded,
                span,
            },
            definitions: Definitions::new(&self.program, &self.stmts),
        });
    }

    /// Moves the stated invariants to the heads of their loops, in terms of
    /// what is known there.
    pub(super) fn place_invariants(&mut self) {
        let stated = std::mem::take(&mut self.stated);
        for stated in stated {
            let (target, invariant) = (stated.target, &stated.invariant);
            for index in 0..self.program.blocks.len() {
                let Some(head) = self.program.blocks[index].heads else {
                    continue;
                };
                if target.is_some_and(|t| t != head) {
                    continue;
                }
                let slice = Slice::new(&self.program, self.input.cfg);
                let expr = slice.expand(&invariant.expr, head, &mut |name| {
                    let read = stated.definitions.load(name);
                    match read.filter(|_| target.is_none() || stated.definitions.from_start) {
                        Some(load) => load.contents(&self.program.objects[load.object]),
                        // What holds everywhere is stated in one place: values
                        // there are made anew.
                        None if target.is_none() => stated.definitions.value(name).cloned(),
                        None => None,
                    }
                });
                match expr {
                    Some(expr) => {
                        self.declare_contents(&expr);
                        let placed = Invariant {
                            expr,
                            ..invariant.clone()
                        };
                        self.program.blocks[index].invariants.push(placed);
                    }
                    None => self.unsupported(Construct::InvariantOfBody, invariant.span),
                }
            }
        }
    }

    /// Declares the contents of memory that the expression speaks of.
    fn declare_contents(&mut self, expr: &Expr) {
        let named = free_vars(expr);
        for object in self.program.objects.values().cloned().collect::<Vec<_>>() {
            let map = object.map_symbol();
            if named.contains(&map) {
                let divergent = object.map_divergent(self.input.pairing);
                self.program.declare(map, object.map_type(), divergent);
            }
        }
    }

    /// Declares the log of every object. A flag that an annotation names and
    /// that no access raises is down.
    pub(super) fn settle_flags(&mut self) {
        let objects: Vec<_> = self.program.objects.values().cloned().collect();
        for object in objects {
            for kind in AccessKind::ALL {
                if object.logs(kind) {
                    self.program.declare(object.flag(kind), Type::Bool, false);
                } else if object.observed {
                    let flag = object.flag(kind);
                    self.program.consts.insert(
                        flag.clone(),
                        Variable {
                            ty: Type::Bool,
                            divergent: false,
                            source_name: None,
                        },
                    );
                    self.program.axioms.push(Expr::var(flag).negate());
                }
            }
            if object.logs(AccessKind::Write) {
                let bits = object.granularity.cell_bits;
                self.program
                    .declare(object.written_value(), Type::Bv(bits), false);
            }
        }
        self.program.consts.insert(
            watch(),
            Variable {
                ty: Type::Bv(64),
                divergent: false,
                source_name: None,
            },
        );
    }
}
