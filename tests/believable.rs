//! Witnesses that a person believes: small launches and numbers, places that arrays have, and
//! what the report says of races that take launches which nobody makes.

use std::process::Command;

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{Defect, KernelReport, Verdict};

/// Standard output about a CUDA source.
fn output(source: &str, options: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.cu");
    std::fs::write(&path, source).expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .arg("verify")
        .arg(&path)
        .args(options)
        .output()
        .expect("the program runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn report(source: &str, options: &[&str]) -> KernelReport {
    let text = output(source, &[options, &["--format", "json"]].concat());
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let [Entry::Report(file)] = document.files.as_slice() else {
        panic!("no report: {text}");
    };
    file.kernels[0].clone()
}

/// The element of the first race, and its values by name.
fn witness(report: &KernelReport) -> (i64, impl Fn(&str) -> u64) {
    let Some(Defect::Race {
        element, values, ..
    }) = report.defects.first()
    else {
        panic!("{report:?}");
    };
    let values = values.clone();
    let value = move |name: &str| {
        let value = values.iter().find(|value| value.name == name);
        value
            .and_then(|value| value.value.parse().ok())
            .unwrap_or(1)
    };
    (element.expect("an element"), value)
}

fn assumes(report: &KernelReport, text: &str) -> bool {
    report
        .assumptions
        .iter()
        .any(|line| line.text.contains(text))
}

const ENGINES: [&str; 3] = ["auto", "protocol", "two-thread"];

#[test]
fn launches_and_numbers_are_small() {
    let source = "__global__ void k(int *out, int n, int m) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n && m > 3) out[i / 3] = i;
    }";
    for engine in ENGINES {
        let report = report(source, &["--engine", engine]);
        let (element, value) = witness(&report);
        assert!((0..100).contains(&element), "{engine}: {report:?}");
        for name in ["blockDim.x", "gridDim.x", "n", "m"] {
            assert!(value(name) <= 16, "{engine}: {name} = {}", value(name));
        }
    }
}

/// A column of a matrix, whose rows are as far apart as the host says.
const NEGATIVE: &str = "__global__ void k(int *c, int pitch) {
    c[(int)threadIdx.x * pitch - (int)threadIdx.x / 2] = threadIdx.x;
}";

#[test]
fn elements_lie_behind_the_start_where_some_do() {
    for engine in ENGINES {
        let report = report(
            NEGATIVE,
            &["--block", "64", "--grid", "1", "--engine", engine],
        );
        assert!(witness(&report).0 >= 0, "{engine}: {report:?}");
    }
}

#[test]
fn a_pointer_that_is_passed_may_point_into_an_array() {
    let source = "__global__ void k(int *p) { p[-1] += 1; }";
    let report = report(source, &["--block", "64", "--grid", "1"]);
    assert_eq!(witness(&report).0, -1, "{report:?}");
}

#[test]
fn nothing_lies_before_the_start_of_a_shared_array() {
    let source = "__global__ void k(int *out, int n) {
        __shared__ int s[64];
        s[threadIdx.x] = threadIdx.x;
        if (n < 0) s[n] = threadIdx.x;
        out[blockIdx.x * 64 + threadIdx.x] = s[threadIdx.x];
    }";
    for engine in ENGINES {
        let report = report(
            source,
            &["--block", "64", "--grid", "1", "--engine", engine],
        );
        assert_eq!(report.verdict, Verdict::Proved, "{engine}: {report:?}");
    }
}

#[test]
fn no_array_is_larger_than_memory() {
    let source = "__global__ void k(char *out) { out[1ll << 41] = threadIdx.x; }";
    let launch = ["--block", "64", "--grid", "1"];
    for engine in ENGINES {
        let with =
            |more: &[&str]| report(source, &[&launch[..], &["--engine", engine], more].concat());
        let small = with(&[]);
        assert_eq!(small.verdict, Verdict::Proved, "{engine}: {small:?}");
        assert!(assumes(
            &small,
            "no array has more than 1099511627776 bytes"
        ));
        let large = with(&["--max-array-bytes", "4398046511104"]);
        // No run reaches that far, so it may be no more than possible.
        let [Defect::Race { accesses, .. }] = large.defects.as_slice() else {
            panic!("{engine}: {large:?}");
        };
        assert_eq!(accesses[0].byte_offset, Some(1 << 41), "{engine}");
        assert!(assumes(
            &large,
            "no array has more than 4398046511104 bytes"
        ));
    }
    // Where nothing rests on it, nothing is said.
    let source = "__global__ void k(char *out) { out[threadIdx.x] = 1; }";
    assert!(!assumes(&report(source, &launch), "no array has more"));
}

/// Rows of 256 numbers, in 32 bits without sign: block 2^24 begins where block 0 does.
const ROWS: &str = "__global__ void k(int *out) {
    unsigned row = blockIdx.x;
    out[row * 256 + threadIdx.x] = row;
}";

#[test]
fn a_race_that_takes_millions_of_blocks_is_reported_as_such() {
    let block = ["--block", "16"];
    let text = output(ROWS, &block);
    let first = text.lines().next().unwrap_or_default();
    assert!(
        first.ends_with("found in launches of more than 1048576 blocks: 1 defect"),
        "{text}"
    );
    assert!(text.contains(" in a launch of "), "{text}");
    let both = ROWS.replace("int *out)", "int *out, int *total)").replace(
        "= row;",
        "= row;
         total[threadIdx.x / 2] = threadIdx.x;",
    );
    let report = report(&both, &block);
    let arrays: Vec<&str> = report
        .defects
        .iter()
        .map(|defect| match defect {
            Defect::Race { array, .. } => array.as_str(),
            _ => "",
        })
        .collect();
    assert!(arrays.starts_with(&["total"]), "{report:?}");
    assert!(
        !output(&both, &block)
            .lines()
            .next()
            .unwrap_or_default()
            .contains("1048576")
    );
}

#[test]
fn races_of_sums_that_wrap_can_be_left_out() {
    let assume = ["--block", "16", "--assume-no-wrap"];
    for engine in ENGINES {
        let report = report(ROWS, &[&assume[..], &["--engine", engine]].concat());
        assert_eq!(report.verdict, Verdict::Proved, "{engine}: {report:?}");
        assert!(assumes(&report, "sizes do not overflow"));
    }
    // Of signed numbers that goes for every launch.
    let signed = "__global__ void k(int *out) {
        int row = blockIdx.x;
        out[row * 1073741824 + threadIdx.x] = row;
    }";
    let five = ["--block", "16", "--grid", "5"];
    assert_eq!(report(signed, &five).verdict, Verdict::Defect);
    let left_out = report(signed, &[&five[..], &["--assume-no-wrap"]].concat());
    assert_eq!(left_out.verdict, Verdict::Proved, "{left_out:?}");
    // What wraps in a launch of two blocks is a race as before.
    let soon = "__global__ void k(int *out) {
        unsigned i = blockIdx.x * 2147483648u + threadIdx.x * 2;
        out[i * 2] = blockIdx.x;
    }";
    let report = report(soon, &assume);
    assert_eq!(report.verdict, Verdict::Defect, "{report:?}");
}

#[test]
fn rings_by_remainders_rest_on_counters_that_do_not_overflow() {
    let ring = include_str!("kernels/cuda/ring_of_three.cu");
    let of_bits = ring
        .replace("Stages = 3", "Stages = 4")
        .replace("% Stages", "& (Stages - 1)");
    for (source, rests) in [(ring, true), (&of_bits, false)] {
        let report = report(source, &["--block", "64", "--engine", "enumerate"]);
        assert_eq!(assumes(&report, "overflow"), rests, "{report:?}");
    }
}

#[test]
fn blocks_that_wait_for_each_other_fit_onto_a_device() {
    let source = "#include <cooperative_groups.h>
        __global__ void k(int *out) {
            unsigned row = blockIdx.x;
            cooperative_groups::this_grid().sync();
            out[row * 256 + threadIdx.x] = row;
        }";
    let report = report(source, &["--block", "16"]);
    assert_eq!(report.verdict, Verdict::Proved, "{report:?}");
    assert!(assumes(&report, "the grid has at most 65536 blocks"));
}

/// In 32 bits two tiles have one number where there are more blocks than these count.
#[test]
fn numbers_of_tiles_are_apart_where_blocks_are_few() {
    let source = |number: &str| {
        format!(
            "__global__ void k(float *__restrict__ part, unsigned *__restrict__ count) {{
                {number} tile = ({number})blockIdx.y * gridDim.x + blockIdx.x;
                if (threadIdx.x == 0) {{
                    if (blockIdx.z == 0 && blockIdx.y == 0) part[blockIdx.x] = 1;
                    __threadfence();
                    if (atomicAdd(&count[tile], 1u) == gridDim.z - 1) {{
                        __threadfence();
                        if (blockIdx.y == 0) part[blockIdx.x] += 2;
                    }}
                }}
            }}"
        )
    };
    let few = "no race takes more than 4294967296 blocks";
    for (number, grid, is_assumed) in [
        ("unsigned", "131072,*,2", true),
        ("size_t", "131072,*,2", false),
        ("unsigned", "8,4,2", false),
    ] {
        let report = report(&source(number), &["--block", "32", "--grid", grid]);
        assert_eq!(report.verdict, Verdict::Proved, "{number} {grid}");
        assert_eq!(assumes(&report, few), is_assumed, "{number} {grid}");
    }
}
