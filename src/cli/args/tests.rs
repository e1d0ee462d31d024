//! Command lines, and what they ask for.

use std::collections::BTreeSet;

use std::time::Duration;

use clap::CommandFactory;

use super::*;
use crate::frontend::Language;
use crate::kir::launch::{Launch, Size};
use crate::options::VerifyOptions;
use crate::options::facts::Fact;
use crate::options::optimisations::{Memory, Optimisations, RaceCheck};

fn verify(line: &str) -> Result<VerifyCommand, String> {
    let words = ["warpproof", "verify"]
        .into_iter()
        .chain(line.split_whitespace());
    let parsed = Arguments::try_parse_from(words).map_err(|error| error.to_string())?;
    match parsed.command {
        Command::Verify(arguments) => Ok(arguments.resolve()),
        other => panic!("{other:?}"),
    }
}

fn options(line: &str) -> VerifyOptions {
    verify(line)
        .unwrap_or_else(|error| panic!("{error}"))
        .options
}

fn usage_error(line: &str) -> String {
    match verify(line) {
        Err(error) => error.lines().next().unwrap_or_default().to_owned(),
        Ok(_) => panic!("`{line}` is accepted"),
    }
}

#[test]
fn the_definition_is_consistent() {
    Arguments::command().debug_assert();
}

#[test]
fn no_sizes_mean_all_sizes() {
    let options = options("k.cu");
    assert_eq!(options.block, None);
    assert_eq!(options.launch(), Launch::SYMBOLIC);
    assert!(options.infer && !options.only_divergence && !options.only_intra_block);
    assert_eq!(options.benign_races, BenignRaces::Warn);
}

#[test]
fn the_spellings_of_gpuverify_are_accepted() {
    let ours = options("k.cu --block 16,64 --grid 2").launch();
    assert_eq!(
        ours.block,
        [Size::Fixed(16), Size::Fixed(64), Size::Fixed(1)]
    );
    assert_eq!(
        options("--blockDim=[16,64] --gridDim=2 k.cu").launch(),
        ours
    );
    assert_eq!(
        options("--local_size=16,64 --num_groups=[2] k.cl").launch(),
        ours
    );
    assert_eq!(
        options("--local_size=16,64 --global_size=[32,64] k.cl").launch(),
        ours
    );
    assert!(options("k.cu --only-intra-group").only_intra_block);
}

#[test]
fn policies() {
    let plain = options("k.cu");
    assert_eq!(plain.external_calls, ExternalCalls::Unsupported);
    assert!(plain.warp_sync.is_none() && !plain.check_bounds);
    assert_eq!(plain.dimensions, None);
    let all = options("--external-calls=pure --warp-sync --check-bounds k.cu");
    assert_eq!(all.external_calls, ExternalCalls::Pure);
    assert!(all.warp_sync == Some(32) && all.check_bounds);
    assert_eq!(options("k.cu --warp-sync=16").warp_sync, Some(16));
    assert_eq!(options("k.cl --block 8,8 --grid 4").dimensions, Some(2));
    assert_eq!(options("k.cl --block 8,8").dimensions, None);
}

#[test]
fn optimisations_are_switched_off_one_by_one() {
    assert_eq!(options("k.cu").optimisations, Optimisations::ALL);
    let none = options(
        "k.cu --no-rr --no-bi --no-pa --race-check=original --no-uniformity --memory bytes \
         --no-fact leader",
    );
    let expected = Optimisations {
        redundant_reads: false,
        barrier_intervals: false,
        private_arrays: false,
        race_check: RaceCheck::Original,
        uniformity: false,
        memory: Memory::Bytes,
        without: BTreeSet::from([Fact::Leader]),
    };
    assert_eq!(none.optimisations, expected);
}

#[test]
fn options_after_the_dashes_go_to_clang() {
    let command = verify("a.cu b.cu --no-infer -- -Iinc -DN=4").unwrap_or_else(|e| panic!("{e}"));
    assert!(!command.options.infer);
    assert_eq!(command.inputs.len(), 2);
    let source = command.inputs[1].source.as_ref().expect("a CUDA file");
    assert_eq!(source.clang_args, ["-Iinc", "-DN=4"]);
    let command = verify("notes.txt").unwrap_or_else(|e| panic!("{e}"));
    assert!(command.inputs[0].source.is_err());
    let command = verify("notes.txt --language cuda").unwrap_or_else(|e| panic!("{e}"));
    let source = command.inputs[0].source.as_ref();
    assert_eq!(source.expect("a CUDA file").language, Language::Cuda);
}

#[test]
fn limits_and_assumptions() {
    let options = options("k.cu --timeout 0.5 --assume n>=-1 --assume w==2 --error-limit 3");
    assert_eq!(options.timeout, Some(Duration::from_millis(500)));
    assert_eq!(options.error_limit, 3);
    let texts: Vec<_> = options
        .assumes
        .iter()
        .map(|assume| assume.text.as_str())
        .collect();
    assert_eq!(texts, ["n>=-1", "w==2"]);
}

#[test]
fn usage_errors_say_what_is_wrong() {
    assert_eq!(
        usage_error("k.cu --block 0"),
        "error: invalid value '0' for '--block <[KERNEL=]X[,Y[,Z]]>': a size is at least 1"
    );
    assert_eq!(
        usage_error("k.cu --block -4"),
        "error: invalid value '-4' for '--block <[KERNEL=]X[,Y[,Z]]>': \
         `-4` is no size: a positive number or `*`"
    );
    assert_eq!(
        usage_error("k.cu --assume w=1"),
        "error: invalid value 'w=1' for '--assume <EXPR>': \
         `=` assigns; to compare, write `==` at column 2"
    );
    assert_eq!(
        usage_error("k.cu --timeout 0"),
        "error: invalid value '0' for '--timeout <SECONDS>': \
         `0` is no positive number of seconds up to 31622400"
    );
    for line in [
        "k.cl --global_size=64",
        "k.cl --block 4 --grid 2 --global_size=8",
        "k.cu --timeout nan",
        "k.cu --timeout 1e300",
        "k.cu --error-limit 0",
        "k.cu --memory-limit 0",
        "k.cu --warp-sync=0",
        "k.cu --nonsense",
    ] {
        assert!(usage_error(line).starts_with("error: "), "{line}");
    }
}
