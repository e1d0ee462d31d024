//! Names of what predication introduces.

use crate::ivl::Symbol;

pub(super) fn linear_label(label: &Symbol) -> Symbol {
    Symbol::new(format!("{label}.linear"))
}

pub(super) fn head_label(label: &Symbol) -> Symbol {
    Symbol::new(format!("{label}.head"))
}

/// "The thread is at this block."
pub fn predicate_name(label: &Symbol) -> Symbol {
    Symbol::new(format!("$p_{label}"))
}

pub(super) fn entry_flag(label: &Symbol) -> Symbol {
    Symbol::new(format!("$enter_{label}"))
}

/// "The thread has just taken this edge."
pub(super) fn edge_flag(from: &Symbol, to: &Symbol) -> Symbol {
    Symbol::new(format!("$took_{from}_{to}"))
}

/// "The thread has entered the loop that this block heads."
pub fn entered_name(label: &Symbol) -> Symbol {
    Symbol::new(format!("$in_{label}"))
}

/// "The thread has left its loops by this edge."
pub(super) fn exit_flag(from: &Symbol, to: &Symbol) -> Symbol {
    Symbol::new(format!("$left_{from}_{to}"))
}

pub(super) fn region_label(index: usize) -> Symbol {
    Symbol::new(format!("region{index}"))
}
