//! Debian's Boogie 2.4 as an oracle: the assertions of a program that it cannot
//! prove.

use std::collections::{BTreeSet, HashMap};
use std::process::Command;
use std::time::{Duration, Instant};

use warpproof::ivl::Program;
use warpproof::ivl::builtins::declare_used;
use warpproof::ivl::parse::parse_with_positions;
use warpproof::ivl::place::Place;

/// A proof obligation that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Failure {
    Assertion(Place),
    /// A loop invariant, when the loop is entered.
    Entry(Place),
    /// A loop invariant, after an iteration.
    Maintained(Place),
    Precondition {
        call: Place,
        clause: Place,
    },
    /// The clause, at some return.
    Postcondition(Place),
}

/// Boogie's options: all errors of a procedure, no invariants that it finds
/// itself, SMT-LIB's arrays, and settings of Z3 without which it gets lost in
/// small bit-vector problems. An assertion that failed holds afterwards.
const OPTIONS: [&str; 6] = [
    "/nologo",
    "/noinfer",
    "/errorLimit:1000",
    "/errorTrace:0",
    "/useArrayTheory",
    "/proverOpt:OPTIMIZE_FOR_BV=true",
];

/// Boogie needed too long.
#[derive(Debug, PartialEq)]
pub struct OutOfTime;

/// The obligations that Boogie refutes.
///
/// # Errors
///
/// If it takes longer than `limit`.
///
/// # Panics
///
/// When Boogie is missing, rejects the program as it is printed (with the
/// builtins declared), or says anything unexpected.
pub fn boogie_failures(program: &Program, limit: Duration) -> Result<BTreeSet<Failure>, OutOfTime> {
    let mut program = program.clone();
    declare_used(&mut program);
    let text = program.to_string();
    let (_, positions) = parse_with_positions(&text).expect("what is printed reads back");
    let places = positions
        .into_iter()
        .map(|(place, (line, _))| (line, place))
        .collect();
    let start = Instant::now();
    let time_limit = format!("/timeLimit:{}", limit.as_secs());
    let output = run_boogie(&text, &[&OPTIONS[..], &[&time_limit]].concat());
    // Where a procedure reaches the limit after a first error, Boogie reports
    // what it could not prove like what it refuted, and does not say so.
    if start.elapsed() >= limit {
        return Err(OutOfTime);
    }
    Ok(read_failures(&output, &places).unwrap_or_else(|line| {
        panic!("Boogie says {line:?}\n\nAll of its output:\n{output}\n\nThe program:\n{text}")
    }))
}

/// Demands that Boogie parses and types the program.
pub fn assert_boogie_accepts(program: &Program) {
    let mut program = program.clone();
    declare_used(&mut program);
    let text = program.to_string();
    let output = run_boogie(&text, &["/nologo", "/noVerify"]);
    let end = "Boogie program verifier finished with 0 verified, 0 errors";
    assert_eq!(output.trim(), end, "{text}");
}

fn run_boogie(text: &str, options: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    std::fs::write(folder.path().join("program.bpl"), text).expect("its files can be written");
    let output = Command::new("boogie")
        .args(options)
        .arg("program.bpl")
        .current_dir(folder.path())
        .output()
        .unwrap_or_else(|error| {
            panic!("this test needs Boogie 2.4 as `boogie`, which scripts/setup installs: {error}")
        });
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.is_empty(),
        "Boogie writes to standard error: {errors}\n{text}"
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Reads Boogie's messages; an unexpected line is the error.
fn read_failures(output: &str, places: &HashMap<u32, Place>) -> Result<BTreeSet<Failure>, String> {
    let mut failures = BTreeSet::new();
    let mut finished = false;
    let mut lines = output.lines().filter(|line| !is_noise(line));
    while let Some(line) = lines.next() {
        let unexpected = || line.to_owned();
        if line.starts_with("Boogie program verifier finished with ") && !line.contains("time out")
        {
            finished = true;
            continue;
        }
        let (place, message) = message(line, places).ok_or_else(unexpected)?;
        let here = || place.clone().ok_or_else(unexpected);
        let mut related = || {
            let line = lines.next().unwrap_or_default();
            match self::message(line, places) {
                Some((Some(place), message)) if message.starts_with("Related location:") => {
                    Ok(place)
                }
                _ => Err(line.to_owned()),
            }
        };
        let code = message
            .strip_prefix("Error ")
            .and_then(|rest| rest.split(':').next());
        failures.insert(match code {
            Some("BP5001") => Failure::Assertion(here()?),
            Some("BP5002") => Failure::Precondition {
                call: here()?,
                clause: related()?,
            },
            // Where the body ends, nothing stands.
            Some("BP5003") => Failure::Postcondition(related()?),
            Some("BP5004") => Failure::Entry(here()?),
            Some("BP5005") => Failure::Maintained(here()?),
            _ => return Err(unexpected()),
        });
    }
    if finished {
        Ok(failures)
    } else {
        Err("nothing at the end".to_owned())
    }
}

/// `program.bpl(12,3): message`: the message, and what stands there.
fn message<'l>(line: &'l str, places: &HashMap<u32, Place>) -> Option<(Option<Place>, &'l str)> {
    let (position, message) = line.strip_prefix("program.bpl(")?.split_once("): ")?;
    let line: u32 = position.split(',').next()?.parse().ok()?;
    Some((places.get(&line).cloned(), message))
}

/// Newer versions of Z3 do not know one of the options that Boogie sets, and
/// list those they know.
fn is_noise(line: &str) -> bool {
    line.is_empty()
        || line.starts_with("  ")
        || line == "Legal parameters are:"
        || (line.starts_with("Prover error:")
            && line.ends_with("unknown parameter 'model_compress'"))
}
