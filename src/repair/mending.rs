//! Changes of the source after which a kernel is proved: barriers, atomics, guards. Every
//! candidate is verified from its text, so none has to be right by construction.

mod barriers;
mod bounds;
mod divergence;
mod guards;
mod layout;
mod names;
mod reading;
mod updates;

use std::collections::BTreeSet;

use super::change::{Dialect, Memory};
use super::diff;
use super::edit::{Edit, edited};
use super::source::SourceText;
use super::{Effect, Place};
use crate::explore::Scope;

/// What is wrong with a kernel, as far as the source text is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Race {
        accesses: [Touch; 2],
        memory: Memory,
        /// The least one that has both threads.
        scope: Scope,
    },
    /// A barrier that not all threads come to.
    Divergence { barrier: Vec<Place> },
}

/// An access of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Where it stands in the file, and the calls there that lead to it, innermost first.
    pub places: Vec<Place>,
    pub effect: Effect,
}

/// A defect of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// As reports say it.
    pub shown: String,
    /// Its kind and the lines of the source, wherever these have moved.
    pub likeness: String,
    /// None where no change of the text is known for what it is.
    pub fault: Option<Fault>,
}

/// What is found out about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    Proved,
    Defects(Vec<Problem>),
    /// Not proved, and why.
    Open(String),
}

/// Verifies a text.
///
/// # Errors
/// The text does not compile, or cannot be verified.
pub type Judge<'j> = &'j mut dyn FnMut(&str) -> Result<Judgement, String>;

/// What is known beside the text.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub dialect: Dialect,
    /// Dimensions in which a block has more than one thread.
    pub block_dimensions: [bool; 3],
}

/// A text with which the kernel is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    pub text: String,
    /// What the user should look at, beside that it is proved.
    pub cautions: BTreeSet<&'static str>,
}

/// A change that may help.
#[derive(Clone)]
struct Candidate {
    edits: Vec<Edit>,
    /// Why it may not be what the author means.
    caution: Option<&'static str>,
}

impl Candidate {
    /// A change that keeps what the kernel computes.
    fn new(edits: Vec<Edit>) -> Candidate {
        Candidate {
            edits,
            caution: None,
        }
    }
}

/// More changes than this are not looked for.
const MOST_CHANGES: usize = 16;

/// Looks for few changes after which the kernel is proved: of the candidates for the first
/// defect the first one that mends it, and so on. What later ones make needless is taken back.
///
/// # Errors
/// Why there are none, in words; or the text cannot be judged.
pub fn mend(text: &str, setting: Setting, judge: Judge<'_>) -> Result<Mended, String> {
    let mut mended = Mended {
        text: text.to_owned(),
        cautions: BTreeSet::new(),
    };
    let mut judgement = judge(text)?;
    let mut seen = BTreeSet::from([mended.text.clone()]);
    for changes in 0..=MOST_CHANGES {
        let problems = match judgement {
            Judgement::Proved => {
                if changes > 1 {
                    mended.text = without_spare_barriers(text, mended.text, judge);
                }
                return Ok(mended);
            }
            Judgement::Defects(problems) => problems,
            Judgement::Open(why) => return Err(why),
        };
        let step = best(&mended.text, setting, &problems, &mut seen, judge)?;
        mended.cautions.extend(step.caution);
        mended.text = step.text;
        judgement = step.judgement;
    }
    Err(format!("more than {MOST_CHANGES} changes are needed"))
}

/// Takes back each new barrier that later ones have made needless.
fn without_spare_barriers(old: &str, new: String, judge: Judge<'_>) -> String {
    let mut text = new;
    for line in diff::added_lines(old, &text).into_iter().rev() {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if !barriers::is_barrier(lines[line].trim()) {
            continue;
        }
        lines.remove(line);
        let without = lines.concat();
        if judge(&without) == Ok(Judgement::Proved) {
            text = without;
        }
    }
    text
}

struct Step {
    text: String,
    caution: Option<&'static str>,
    judgement: Judgement,
}

fn best(
    text: &str,
    setting: Setting,
    problems: &[Problem],
    seen: &mut BTreeSet<String>,
    judge: Judge<'_>,
) -> Result<Step, String> {
    let Some(problem) = problems.first() else {
        return Err("there is nothing to change".to_owned());
    };
    let Some(fault) = &problem.fault else {
        return Err(format!("no change is known against: {}", problem.shown));
    };
    let source = SourceText::new(text);
    let single = candidates(&source, setting, fault);
    let double = pairs(&single);
    for Candidate { edits, caution } in single.into_iter().chain(double) {
        let is_new = |new: &String| seen.insert(new.clone());
        let Some(new) = edited(text, edits).ok().filter(is_new) else {
            continue;
        };
        // What does not compile, or suits no launch, is none.
        let Ok(judgement) = judge(&new) else {
            continue;
        };
        let helps = match &judgement {
            Judgement::Proved => true,
            Judgement::Open(_) => false,
            Judgement::Defects(left) => caution.is_none() && !makes_worse(left, problem),
        };
        if helps {
            return Ok(Step {
                text: new,
                caution,
                judgement,
            });
        }
    }
    Err(format!("no change was found that mends: {}", problem.shown))
}

/// Two changes at once, the likeliest first: a loop may take a barrier behind what it writes, and
/// one behind what it reads.
fn pairs(candidates: &[Candidate]) -> Vec<Candidate> {
    const MOST: usize = 6;
    let sure: Vec<&Candidate> = candidates
        .iter()
        .filter(|candidate| candidate.caution.is_none())
        .take(MOST)
        .collect();
    let mut pairs = Vec::new();
    for sum in 1..2 * sure.len() {
        for (first, second) in (0..sum).map(|first| (first, sum - first)) {
            if first < second && second < sure.len() {
                let edits = [sure[first], sure[second]].map(|one| one.edits.clone());
                pairs.push(Candidate::new(edits.concat()));
            }
        }
    }
    pairs
}

/// Is the problem still there, or are there threads now that do not come to a barrier?
fn makes_worse(left: &[Problem], problem: &Problem) -> bool {
    let diverges = |one: &Problem| !matches!(one.fault, Some(Fault::Race { .. }));
    left.iter()
        .any(|one| one.likeness == problem.likeness || diverges(one) && !diverges(problem))
}

/// What may mend a fault, what keeps the meaning of the kernel first.
fn candidates(source: &SourceText<'_>, setting: Setting, fault: &Fault) -> Vec<Candidate> {
    let all = match fault {
        Fault::Divergence { barrier } => divergence::candidates(source, barrier),
        Fault::Race {
            accesses,
            memory,
            scope,
        } => {
            let update = updates::candidate(source, setting.dialect, accesses);
            let mut all: Vec<Candidate> = update.into_iter().collect();
            let of_block = barriers::block_barrier(setting.dialect, *memory);
            let has_warps = *scope <= Scope::Warp && setting.dialect == Dialect::Cuda;
            let of_warp = has_warps.then_some("__syncwarp();");
            let barriers = Some(of_block).filter(|_| *scope <= Scope::Block);
            let barriers: Vec<&str> = barriers.into_iter().chain(of_warp).collect();
            for barrier in &barriers {
                all.extend(reading::candidate(source, accesses, barrier));
            }
            all.extend(barriers::candidates(source, accesses, &barriers));
            all.extend(guards::candidate(source, setting, accesses, *scope));
            all.extend(bounds::candidates(source, accesses));
            all
        }
    };
    all.into_iter().take(MOST_CANDIDATES).collect()
}

/// More candidates than this are not tried for one defect.
const MOST_CANDIDATES: usize = 40;
