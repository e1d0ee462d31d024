//! What is said of a launch that is judged as it is as a rule.

use crate::host::{LaunchSite, MOST_BYTES, Rule};
use crate::report::model::Statement;
use crate::report::warning::Warning;

/// What is so where a rule holds, with the names of what it speaks of.
pub(super) fn said(site: &LaunchSite, rule: Rule, outcome: &'static str) -> Statement {
    let names = site.names_under(rule).into_iter();
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    warning(rule, names.join(", "), outcome).into()
}

fn warning(rule: Rule, names: String, outcome: &'static str) -> Warning {
    let or = |else_: &str| match names.is_empty() {
        true => else_.to_owned(),
        false => names.clone(),
    };
    match rule {
        Rule::ReadAlike => Warning::ReadAgain {
            places: or("what the host code reads"),
            outcome,
        },
        Rule::FirstRound => Warning::LaterRounds {
            values: or("a loop of the host code makes"),
            outcome,
        },
        Rule::KeptBlock => Warning::KeptBlockSizes {
            values: or("their origin is not known"),
            outcome,
        },
        Rule::SmallArrays => Warning::LargeArrays {
            most: MOST_BYTES,
            outcome,
        },
        Rule::NotNegative => Warning::NegativeNumbers {
            values: or("what the host code is given"),
            outcome,
        },
    }
}
