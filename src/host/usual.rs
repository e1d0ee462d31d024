//! What holds at a launch as a rule, though nothing shows it.

use std::collections::BTreeSet;

use super::{LaunchSite, Term, UnknownId};

/// Why something is believed to hold, unless a defect needs that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Two reads of one place give one value: nothing changed it in between.
    ReadAlike,
    /// Several values that a loop makes are as in its first round, as the verifier does not
    /// know which ones go together in later rounds.
    FirstRound,
    /// Numbers that a program is given are no less than zero.
    NotNegative,
    /// Blocks whose size the program keeps where it is not followed are whole warps, and as long as
    /// a power of two in each direction.
    KeptBlock,
    /// No allocation has more than [`MOST_BYTES`].
    SmallArrays,
}

/// 4 GiB: in larger ones 32 bits do not tell all elements apart.
pub const MOST_BYTES: u64 = 1 << 32;

/// A condition on unknowns of a launch that holds as a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usual {
    pub rule: Rule,
    /// The value that it speaks of.
    pub about: UnknownId,
    /// One bit.
    pub holds: Term,
    /// Where it holds, the value comes from outside, whatever else it may be.
    pub is_given: bool,
}

impl LaunchSite {
    /// The rules that say something of this launch.
    pub fn rules(&self) -> BTreeSet<Rule> {
        self.usual.iter().map(|usual| usual.rule).collect()
    }

    /// The launch where these rules hold.
    pub fn under(&self, rules: &BTreeSet<Rule>) -> LaunchSite {
        let mut site = self.clone();
        site.usual.retain(|usual| !rules.contains(&usual.rule));
        let said = self.usual.iter().filter(|one| rules.contains(&one.rule));
        for usual in said {
            site.facts.push(usual.holds.clone());
            site.unknowns[usual.about.0 as usize].is_given |= usual.is_given;
        }
        site
    }

    /// What the source calls the values that a rule speaks of.
    pub fn names_under(&self, rule: Rule) -> BTreeSet<&str> {
        let said = self.usual.iter().filter(|usual| usual.rule == rule);
        let unknowns = said.map(|usual| usual.about.0 as usize);
        let names = unknowns.filter_map(|index| self.unknowns[index].name.as_deref());
        names.collect()
    }
}
