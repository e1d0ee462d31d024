//! How pointers may lead into one array, put together from how their origins may.

use std::collections::BTreeSet;

use crate::bv::BvOp;
use crate::host::Term;
use crate::llvm::launches::loaded::Sharing;

/// How two pointers may lead into one array.
pub(super) struct Common {
    /// One bit: otherwise they do not.
    pub when: Term,
    /// Bytes from the first one's base to that of the second one; none where these may be any.
    pub distances: Option<BTreeSet<i64>>,
    /// Where that bit is set, they do.
    pub is_exact: bool,
}

impl Common {
    pub(super) fn always(sharing: Sharing) -> Common {
        Common {
            when: Term::constant(1, 1),
            distances: (sharing == Sharing::Same).then(|| BTreeSet::from([0])),
            is_exact: false,
        }
    }

    pub(super) fn and(self, when: Term) -> Common {
        let when = match self.when.as_constant() {
            Some(1) => when,
            _ => Term::binary(BvOp::And, self.when, when),
        };
        Common { when, ..self }
    }

    pub(super) fn or(self, other: Common) -> Common {
        Common {
            when: either(self.when, other.when),
            distances: self
                .distances
                .zip(other.distances)
                .map(|(one, other)| &one | &other),
            is_exact: self.is_exact && other.is_exact,
        }
    }

    /// The two so many bytes further apart, if that is known.
    pub(super) fn shifted(self, more: Option<i64>) -> Common {
        let shifted = |all: BTreeSet<i64>| -> Option<BTreeSet<i64>> {
            all.into_iter()
                .map(|bytes| bytes.checked_add(more?))
                .collect()
        };
        Common {
            distances: self.distances.and_then(shifted),
            ..self
        }
    }
}

pub(super) fn either(a: Term, b: Term) -> Term {
    match a.as_constant() == Some(1) || b.as_constant() == Some(1) {
        true => Term::constant(1, 1),
        false => Term::binary(BvOp::Or, a, b),
    }
}
