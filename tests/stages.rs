//! Test kernels at every stage of their reduction: the text is well-formed IVL, and reads
//! back as what was printed.

mod facts;
mod passes;
mod switches;
mod text;
mod unrolled;

use crate::support::kernels;
use std::sync::atomic::{AtomicUsize, Ordering};

use kernels::{files, for_each};
use warpproof::engines::twothread::reduce::Reduction;
use warpproof::engines::twothread::stage::to_ivl;
use warpproof::ivl::Program;
use warpproof::ivl::check::check;
use warpproof::ivl::parse::parse;
use warpproof::verify::stages;

#[test]
fn stages_are_ivl_and_read_back() {
    let compared = AtomicUsize::new(0);
    // That programs are well-formed is looked at wherever debug assertions are on.
    let names: Vec<String> = files("kernels").into_iter().step_by(12).collect();
    for_each(names, |name| {
        let Some(request) = kernels::open(&name) else {
            return Vec::new();
        };
        let Ok(stages) = stages(&request.source, &[], &request.options) else {
            return Vec::new();
        };
        let mut wrong = Vec::new();
        for one in &stages.reductions {
            let Ok(reduction) = &one.reduction else {
                continue;
            };
            for (stage, program) in programs(reduction) {
                compared.fetch_add(1, Ordering::Relaxed);
                if let Err(message) = round_trip(&program) {
                    let kernel = &stages.module.kernels[one.kernel].name;
                    let pair = one.pair.describe();
                    wrong.push(format!("{name}: {kernel}, {pair}, {stage}: {message}"));
                }
            }
        }
        wrong
    });
    let compared = compared.into_inner();
    assert!(compared > 200, "only {compared} programs");
}

fn programs(reduction: &Reduction) -> [(&'static str, Program); 4] {
    [
        ("ivl", to_ivl(&reduction.lowered)),
        ("predicated", to_ivl(&reduction.predicated)),
        ("instrumented", to_ivl(&reduction.instrumented)),
        ("dual", reduction.dual.clone()),
    ]
}

/// Checks the program, prints it and reads it again.
fn round_trip(program: &Program) -> Result<(), String> {
    check(program).map_err(|errors| {
        let messages: Vec<String> = errors.iter().take(3).map(ToString::to_string).collect();
        messages.join("; ")
    })?;
    let text = program.to_string();
    let back = parse(&text).map_err(|error| format!("does not parse: {error}"))?;
    if back == *program {
        return Ok(());
    }
    let again = back.to_string();
    let mut lines = text.lines().zip(again.lines());
    let (printed, read) = lines.find(|(a, b)| a != b).unwrap_or_default();
    Err(format!("`{printed}` reads back as `{read}`"))
}
