//! What an exploration says, in words and as an exit code.

use super::shown;
use crate::cli::exit::Exit;
use crate::codes::Code;
use crate::explore::Outcome;
use crate::explore::litmus::Quantifier;
use crate::explore::names::Names;
use crate::explore::summary::counts_text;

pub(super) struct Verdict {
    pub(super) exit: Exit,
    word: &'static str,
    /// Of what was left out without a construct to name.
    code: Option<Code>,
}

impl Verdict {
    pub(super) fn of(outcome: &Outcome, quantifier: Option<Quantifier>) -> Verdict {
        let [refuting, satisfying] = outcome.condition.each_ref().map(|v| v.count > 0);
        let violated = match quantifier {
            Some(Quantifier::NotExists) => satisfying,
            Some(Quantifier::Forall) => refuting,
            Some(Quantifier::Exists) | None => false,
        };
        let (exit, word) = if outcome.has_defect() || violated {
            (Exit::Defect, "defect")
        } else if !outcome.unsupported.is_empty() {
            (Exit::Inconclusive, "inconclusive")
        } else if outcome.interrupted || outcome.bounded {
            (Exit::Inconclusive, "no defect up to the bound")
        } else {
            (Exit::Proved, "no defect")
        };
        let is_partial = exit == Exit::Inconclusive && outcome.unsupported.is_empty();
        let code = match outcome.interrupted {
            true => Code::InterruptedExploration,
            false => Code::CutLoops,
        };
        let code = is_partial.then_some(code);
        Verdict { exit, word, code }
    }

    pub(super) fn text(&self, outcome: &Outcome, exhaustive: bool) -> String {
        // Where exploration stops at the first defect, counts say how soon, not how many.
        if self.exit == Exit::Defect && !exhaustive {
            self.word.to_owned()
        } else {
            let code = self.code.map_or(String::new(), |code| format!(" [{code}]"));
            format!("{}{code}, {}", self.word, counts_text(outcome))
        }
    }
}

pub(super) fn condition_text(
    outcome: &Outcome,
    quantifier: Quantifier,
    names: &dyn Names,
    graph: bool,
) -> String {
    let [refuted, satisfied] = &outcome.condition;
    // What was not explored may still refute or satisfy the claim.
    let partial = outcome.interrupted
        || outcome.bounded
        || outcome.has_defect()
        || !outcome.unsupported.is_empty();
    let holds = quantifier.holds(refuted.count > 0, satisfied.count > 0);
    let decided = match quantifier {
        Quantifier::Exists => satisfied.count > 0,
        Quantifier::NotExists => satisfied.count > 0,
        Quantifier::Forall => refuted.count > 0,
    };
    let answer = match (holds, decided || !partial) {
        (_, false) => "is not decided by the executions that were explored",
        (true, true) => "holds",
        (false, true) => "does not hold",
    };
    let mut text = format!(
        "condition {} {answer} (the claim is true in {} executions, false in {})\n",
        quantifier.name(),
        satisfied.count,
        refuted.count
    );
    let witnesses = match quantifier {
        Quantifier::Forall => refuted,
        Quantifier::Exists | Quantifier::NotExists => satisfied,
    };
    if let Some(found) = witnesses.found.as_ref().filter(|_| graph) {
        text += &shown(&found.execution, names);
    }
    text
}
