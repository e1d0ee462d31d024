//! `warpproof explore --fix`: what a repair says, and writing it.

use crate::frontend::Source;
use crate::repair::Ending;
use crate::report::words::plural;
use crate::verify::{self, ExploreOptions, FixReport};

use super::exit::Exit;
use super::explore::Said;

/// Repairs a file of a program. Gives what to say, and whether the file was written.
///
/// # Errors
/// The file cannot be explored.
pub fn run(
    (source, program): (&Source, &[Source]),
    options: &ExploreOptions,
    write: bool,
) -> Result<(Said, bool), String> {
    let report = verify::fix_file(source, program, options).map_err(|error| error.to_string())?;
    let safe = matches!(report.repair.ending, Ending::Safe { .. });
    let mut written = write && safe && !report.patch.is_empty();
    let mut errors = Vec::new();
    if written && let Err(error) = std::fs::write(&source.path, &report.repair.text) {
        errors.push(format!("{}: {error}", source.path.display()));
        written = false;
    }
    let mut text = said(source, &report);
    if written {
        text += &format!("{} was written\n", source.path.display());
    } else if write && !safe {
        text += &format!("{} stays as it was\n", source.path.display());
    }
    // A race that is repaired in the patch alone is in the source still.
    let exit = match (
        &report.repair.ending,
        report.repair.steps.is_empty() || written,
    ) {
        (Ending::Safe { .. }, true) => Exit::Proved,
        (Ending::Unknown(_), true) => Exit::Inconclusive,
        _ => Exit::Defect,
    };
    let said = Said {
        exit,
        text,
        errors,
        ..Said::default()
    };
    Ok((said, written))
}

fn said(source: &Source, report: &FixReport) -> String {
    let path = source.path.display();
    let repair = &report.repair;
    let mut text = String::new();
    for step in &repair.steps {
        text += &format!("{path}: {}: repaired by {}\n", step.race, step.what);
    }
    match repair.ending {
        Ending::Safe { executions } if repair.steps.is_empty() => {
            let executions = plural(executions as usize, "execution");
            text += &format!("{path}: nothing to repair in {executions}\n");
        }
        Ending::Safe { executions } => {
            text += &format!(
                "{path}: no defect after the repair, {}; {}, {} changed, {} explored\n",
                plural(executions as usize, "execution"),
                plural(repair.steps.len(), "race"),
                plural(report.changed_lines, "line"),
                plural(report.explored, "version"),
            );
        }
        Ending::Stuck { ref race, ref why } => {
            text += &format!("{path}: {race}: cannot be repaired\n");
            for reason in why {
                text += &format!("  {reason}\n");
            }
        }
        Ending::Other(ref defect) => {
            text += &format!("{path}: no race is left, but this is no race: {defect}\n");
        }
        Ending::Unknown(ref why) => {
            text += &format!(
                "{path}: no race is found after the repair, but not all was explored: {why}\n"
            );
        }
    }
    text + &report.patch
}
