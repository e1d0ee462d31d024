//! The optimisations of the two-thread verifier, switched off: each switch changes the
//! program that is verified, and none makes a faulty kernel proved.

use warpproof::options::{EngineChoice, FailOn};
use warpproof::report::model::Verdict;
use warpproof::verify::{Request, stages, verify};

use super::kernels::{self, for_each};

/// Each switch with a kernel that it matters for and this one's faulty twin.
const SWITCHES: [(&str, &str, &str); 6] = [
    ("--no-rr --no-bi", "cuda/transpose_tiled.cu", "_racy"),
    ("--no-bi", "cuda/transpose_tiled.cu", "_racy"),
    ("--no-pa", "opencl/vector_store.cl", "_racy"),
    ("--race-check=original", "opencl/reduce_local.cl", "_racy"),
    ("--no-uniformity", "cuda/barrier_in_if.cu", "_diverges"),
    ("--memory=bytes", "opencl/reduce_local.cl", "_racy"),
];

fn open(kernel: &str, switch: &str) -> Request {
    let mut request = kernels::open(&format!("kernels/{kernel}"))
        .unwrap_or_else(|| panic!("{kernel} is refused"));
    let words: Vec<String> = ["k.cu"]
        .into_iter()
        .chain(switch.split_whitespace())
        .map(str::to_owned)
        .collect();
    let switched =
        warpproof::cli::verify_requests(&words).unwrap_or_else(|error| panic!("{switch}: {error}"));
    request.options.optimisations = switched[0].options.optimisations.clone();
    request.options.engine = EngineChoice::TwoThread;
    request.options.fail_on = FailOn::Possible;
    request
}

#[test]
fn each_switch_changes_the_program() {
    let text = |kernel: &str, switch: &str| {
        let request = open(kernel, switch);
        let stages = stages(&request.source, &[], &request.options)
            .unwrap_or_else(|error| panic!("{kernel}: {error}"));
        let programs: Vec<String> = stages
            .reductions
            .into_iter()
            .filter_map(|one| Some(one.reduction.ok()?.dual.to_string()))
            .collect();
        assert!(!programs.is_empty(), "{kernel} {switch}: no program");
        programs
    };
    let differ = |kernel: &str, one: &str, other: &str| {
        assert!(
            text(kernel, one) != text(kernel, other),
            "{kernel}: `{one}` and `{other}` give the same program"
        );
    };
    for (switch, kernel, _) in SWITCHES {
        differ(kernel, "", switch);
    }
    differ("cuda/transpose_tiled.cu", "--no-bi", "--no-rr --no-bi");
}

#[test]
fn a_switch_proves_what_is_right_and_nothing_else() {
    let runs: Vec<String> = SWITCHES
        .iter()
        .flat_map(|(switch, kernel, ending)| {
            let faulty = kernel.replace('.', &format!("{ending}."));
            [format!("{kernel} {switch}"), format!("{faulty} {switch}")]
        })
        .collect();
    for_each(runs, |run| {
        let (kernel, switch) = run.split_once(' ').unwrap_or_default();
        let report = verify(&open(kernel, switch)).unwrap_or_else(|error| panic!("{run}: {error}"));
        let faulty = kernel.contains("_racy.") || kernel.contains("_diverges.");
        let expected = match faulty {
            true => Verdict::Defect,
            false => Verdict::Proved,
        };
        let verdicts = report.kernels.iter().map(|kernel| kernel.verdict);
        let wrong = verdicts.filter(|verdict| *verdict != expected);
        wrong.map(|verdict| format!("{run}: {verdict:?}")).collect()
    });
}
