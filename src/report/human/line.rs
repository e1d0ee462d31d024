//! The line that a kernel's report starts with: the launch, what limits the verdict, and how much
//! follows.

use super::silenced::told;
use crate::report::model::{Defect, KernelReport, LaunchReport, MANY_BLOCKS, Verdict, What};
use crate::report::words::plural;

/// What the verdict is not about, and how large launches have to be for a defect.
pub fn limits(kernel: &KernelReport) -> String {
    let arrays: Vec<String> = kernel
        .unchecked_arrays
        .iter()
        .map(|array| format!("`{array}`"))
        .collect();
    let but = match arrays.is_empty() {
        true => String::new(),
        false => format!(", but for races on {}", arrays.join(", ")),
    };
    let far = |defect: &Defect| defect.takes_many_blocks(&kernel.launch);
    // Where something was not decided, there may be others in smaller ones.
    let is_decided = kernel.reasons.is_empty() && !kernel.defects.is_empty();
    let only = match is_decided && kernel.defects.iter().all(far) {
        // Smaller ones that have one too may not have been looked at.
        true => format!(", found in launches of more than {MANY_BLOCKS} blocks"),
        false => String::new(),
    };
    but + &only
}

/// How many defects, possible ones and reasons a report has, as far as the verdict is about them.
pub fn counts(kernel: &KernelReport) -> String {
    let is_possible = |defect: &&Defect| kernel.is_possible_only(defect);
    let possible = kernel.defects.iter().filter(is_possible).count();
    let defects = kernel.defects.len() - possible;
    let possible = (possible, plural(possible, "possible defect"));
    let silenced = kernel.suppressed.len();
    let mut parts = match told(kernel) {
        Verdict::Proved | Verdict::NoDefect => Vec::new(),
        Verdict::Defect => vec![(defects, plural(defects, "defect")), possible],
        Verdict::Inconclusive => {
            let reasons = kernel.reasons.len();
            vec![possible, (reasons, plural(reasons, "reason"))]
        }
    };
    parts.push((silenced, format!("{silenced} suppressed")));
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts.map(|(_, text)| text).collect();
    parts.join(", ")
}

/// The places of the races that `--benign-races=warn` reports.
pub fn same_value_places(kernel: &KernelReport) -> usize {
    let silenced = kernel.suppressed.iter().filter_map(|one| match &one.what {
        What::BenignRace(race) => Some(race),
        _ => None,
    });
    let races: Vec<&Defect> = kernel.benign_races.iter().chain(silenced).collect();
    let first = |(index, race): &(usize, &&Defect)| {
        !races[..*index].iter().any(|before| before.same_place(race))
    };
    races.iter().enumerate().filter(first).count()
}

/// The launch that a report is about.
pub fn site_text(kernel: &KernelReport) -> String {
    let Some(site) = &kernel.site else {
        let sizes = launch_text(&kernel.launch);
        return match kernel.not_launched {
            true => format!("{sizes}, nothing here launches it"),
            false => sizes,
        };
    };
    let place = site.span.as_ref();
    let place = place.map_or(String::new(), |span| {
        let place = format!("{}:{}", span.file, span.line);
        match site.launches {
            1 => format!("at {place}, "),
            count => format!("at one of {count} launches, the first in {place}, "),
        }
    });
    let sizes = [&site.block, &site.grid].map(|text| format!("({text})"));
    let [block, grid] = &sizes;
    place + &kernel.launch.vocabulary.sizes(block, grid)
}

/// The sizes of a launch.
fn launch_text(launch: &LaunchReport) -> String {
    let [block, grid] = [launch.block, launch.grid].map(sizes_text);
    launch.vocabulary.sizes(&block, &grid)
}

fn sizes_text(sizes: [Option<u32>; 3]) -> String {
    if sizes == [None; 3] {
        return "*".to_owned();
    }
    let count = sizes
        .iter()
        .rposition(|&size| size != Some(1))
        .map_or(1, |last| last + 1);
    let texts = sizes[..count]
        .iter()
        .map(|size| size.map_or("*".to_owned(), |n| n.to_string()));
    texts.collect::<Vec<_>>().join(",")
}
