//! Exit codes.

use std::process::ExitCode;

use crate::report::model::Verdict;

/// What the process answers. Later variants outweigh earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Proved, or a run without a defect.
    Proved,
    Inconclusive,
    Defect,
    /// Wrong usage, an input that the front end cannot read, or something that the machine
    /// refuses.
    Failure,
}

impl From<Verdict> for Exit {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Proved | Verdict::NoDefect => Exit::Proved,
            Verdict::Defect => Exit::Defect,
            Verdict::Inconclusive => Exit::Inconclusive,
        }
    }
}

impl From<Exit> for Verdict {
    /// Of what came to an answer.
    fn from(exit: Exit) -> Verdict {
        match exit {
            Exit::Proved => Verdict::NoDefect,
            Exit::Defect => Verdict::Defect,
            Exit::Inconclusive | Exit::Failure => Verdict::Inconclusive,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(match exit {
            Exit::Proved => 0,
            Exit::Defect => 1,
            Exit::Failure => 2,
            Exit::Inconclusive => 3,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_answer_wins() {
        let worst = [Exit::Proved, Exit::Defect, Exit::Inconclusive]
            .into_iter()
            .max();
        assert_eq!(worst, Some(Exit::Defect));
        assert!(Exit::Failure > Exit::Defect && Exit::Inconclusive > Exit::Proved);
    }
}
