//! Threads beyond the end of the data do nothing.

use std::collections::BTreeSet;

use super::super::edit::Edit;
use super::super::nesting::statements_around;
use super::super::source::SourceText;
use super::{Candidate, Touch, names};

/// `if (i < n)` before the statements with the accesses, of each index `i` in one of them that
/// is made from the thread's place, and each integer parameter `n` of the function.
pub fn candidates(source: &SourceText<'_>, accesses: &[Touch; 2]) -> Vec<Candidate> {
    let tokens = accesses.iter().filter_map(|touch| touch.places.first());
    let tokens: Vec<usize> = tokens.filter_map(|place| source.token_at(*place)).collect();
    let statements = tokens.iter().filter_map(|&token| {
        let around = statements_around(source, token);
        let last = around.last()?;
        Some(last.tokens.clone())
    });
    let mut statements: Vec<_> = statements.collect();
    statements.dedup();
    let Some(&first) = tokens.first() else {
        return Vec::new();
    };
    let used: BTreeSet<&str> = statements
        .iter()
        .flat_map(|statement| statement.clone())
        .filter(|&at| source.is_word(at))
        .map(|at| source.word(at))
        .collect();
    let indices = names::of_thread(source, first);
    let mut all = Vec::new();
    for size in names::integers(source, first) {
        for index in indices.intersection(&used) {
            let guard = format!("if ({index} < {size}) ");
            let edits = statements.iter().map(|statement| {
                Edit::insertion(source.tokens[statement.start].start, guard.clone())
            });
            all.push(Candidate::new(edits.collect()));
        }
    }
    all
}
