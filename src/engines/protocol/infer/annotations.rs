//! Annotations of the source as statements.

use super::Infer;
use super::memory::{Items, Site};
use crate::engines::protocol::ast::Stmt;
use crate::kir::{AddressSpace, AnnotationKind, ObjectKind, ValueId};
use crate::smt::Term;

impl Infer<'_> {
    /// What the source states at an instruction, as far as it is assumed.
    pub(super) fn annotation(
        &mut self,
        site: Site,
        kind: AnnotationKind,
        args: &[ValueId],
        items: &mut Items,
    ) {
        let inlined = site
            .span
            .is_some_and(|s| self.context.spans[s].inlined_at.is_some());
        match kind {
            AnnotationKind::Assume | AnnotationKind::GlobalAssume | AnnotationKind::Axiom => {
                if site.block != self.context.kernel.entry {
                    self.conditional.insert(site.block);
                }
            }
            // A precondition of an inlined function is an obligation of its caller.
            AnnotationKind::Requires | AnnotationKind::GlobalRequires if !inlined => {}
            AnnotationKind::CandidateInvariant
            | AnnotationKind::GlobalCandidateInvariant
            | AnnotationKind::FunctionWideCandidateInvariant => return,
            AnnotationKind::RequiresFreshArray => {
                let parameter = args
                    .first()
                    .and_then(|arg| self.context.points_to.targets(*arg))
                    .is_some_and(|targets| {
                        targets.len() == 1
                            && targets.iter().all(|o| {
                                let object = &self.context.kernel.objects[*o];
                                matches!(object.kind, ObjectKind::Param { .. })
                                    && object.space != AddressSpace::Private
                            })
                    });
                self.has_obligations |= !parameter;
                return;
            }
            // It is claimed elsewhere, once. A thread for which it fails does not go on.
            AnnotationKind::Assert
                if args.first().is_some_and(|claim| self.is_of_launch(*claim)) =>
            {
                self.has_obligations = true;
            }
            _ => {
                self.has_obligations = true;
                return;
            }
        }
        let Some(&claim) = args.first() else { return };
        let fact = self.term(claim, self.context.cfg.loop_of[site.block]);
        let pool = self.pool();
        if !pool.is_bool(fact) {
            return;
        }
        let fact = pool.implies(site.reach, fact);
        let always = pool.as_bool(site.reach) == Some(true) && items.iter().all(is_assumption);
        if always && self.context.cfg.loop_of[site.block].is_none() && self.is_of_grid(fact) {
            self.assume(fact);
            return;
        }
        items.push((self.pool().bool(true), Stmt::Assume(fact)));
    }
}

fn is_assumption((_, stmt): &(Term, Stmt)) -> bool {
    matches!(stmt, Stmt::Assume(_))
}
