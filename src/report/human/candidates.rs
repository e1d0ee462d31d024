//! Guessed invariants, as text.

use std::io;

use codespan_reporting::term::termcolor::WriteColor;

use super::Human;
use crate::report::model::Candidate;

impl<W: WriteColor> Human<W> {
    /// Prints the guessed invariants by rule, those that hold first.
    pub(super) fn candidates(&mut self, candidates: &[Candidate]) -> io::Result<()> {
        let mut rules: Vec<&str> = candidates.iter().map(|c| c.rule.as_str()).collect();
        rules.sort_unstable();
        rules.dedup();
        for rule in rules {
            let of_rule: Vec<&Candidate> = candidates.iter().filter(|c| c.rule == rule).collect();
            let kept = of_rule.iter().filter(|c| c.kept).count();
            let count = of_rule.len();
            writeln!(
                self.out,
                "  invariants by rule {rule}: {kept} of {count} kept"
            )?;
            for wanted in [true, false] {
                for candidate in of_rule.iter().filter(|c| c.kept == wanted) {
                    let word = if wanted { "kept" } else { "dropped" };
                    let (pair, invariant) = (&candidate.pair, &candidate.invariant);
                    writeln!(self.out, "    {word} ({pair}): {invariant}")?;
                }
            }
        }
        Ok(())
    }
}
