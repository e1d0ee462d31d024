//! What `--infer-requires` proposes for kernels that are proved with facts about arrays, or for
//! some launches.

use std::process::Command;

/// The kernel without its facts, the launch, and the fact that suffices.
const PROPOSED: [(&str, &[&str], &str); 12] = [
    ("worklist", &[], "distinct(list)"),
    ("csr_rows", &["--block", "128"], "monotone(row)"),
    (
        "csr_blocks",
        &["--block", "64"],
        "monotone(row) && range(row, 0, 1 << 30)",
    ),
    ("permutation", &[], "distinct(p)"),
    ("identity", &[], "identity(map)"),
    ("range", &["--block", "32"], "range(key, 0, 1 << 30)"),
    (
        "strided",
        &["--block", "64", "--grid", "16"],
        "distinct(list)",
    ),
    ("two_levels", &[], "distinct(list) && distinct(rename)"),
    ("shared", &["--block", "64"], "distinct(slot)"),
    ("strictly_monotone", &[], "distinct(start)"),
    (
        "after_barrier",
        &["--block", "64", "--grid", "1"],
        "distinct(list)",
    ),
    (
        "written",
        &["--block", "64", "--grid", "1"],
        "distinct(list)",
    ),
];

fn verify(kernel: &str, options: &[&str]) -> String {
    of_file(&format!("tests/kernels/cuda/contents_{kernel}.cu"), options)
}

fn of_file(file: &str, options: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", file])
        .args(options)
        .output()
        .expect("the program runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn facts_that_suffice_are_proposed() {
    for (kernel, launch, fact) in PROPOSED {
        let text = verify(kernel, &[launch, &["--infer-requires"]].concat());
        let help = format!("help: the kernel is proved with --assume '{fact}'");
        assert!(text.starts_with("error: "), "{kernel}: {text}");
        assert!(text.contains(&help), "{kernel}: {text}");
        let text = verify(kernel, &[launch, &["--assume", fact]].concat());
        assert!(text.starts_with("proved: "), "{kernel}: {text}");
    }
}

#[test]
fn arrays_that_decide_are_named() {
    let text = verify("permutation", &[]);
    assert!(text.contains("help: what `p` holds decides"), "{text}");
    // Its elements are halved, so that no fact about them suffices.
    let options = ["--infer-requires", "--block", "64", "--grid", "1"];
    let text = verify("after_barrier_racy", &options);
    assert!(text.contains("no fact about `list` was found"), "{text}");
    // A proof needs none.
    let text = verify("permutation", &["--assume", "distinct(p)"]);
    assert!(!text.contains("help: "), "{text}");
}

#[test]
fn facts_about_written_arrays_are_not_made_use_of() {
    let options = ["--block", "64", "--grid", "1", "--assume", "distinct(list)"];
    let text = verify("written_racy", &options);
    let warning =
        "warning[WP0711]: what is said of `list` is not made use of: the kernel writes it";
    assert!(text.contains(warning), "{text}");
}

/// The files whose kernels are proved for some launches, each after the condition, or `none`.
const LAUNCHES: [&str; 2] = [
    "tests/requirements/launches.cu",
    "tests/requirements/launches.cl",
];

#[test]
fn launches_that_suffice_are_proposed() {
    for file in LAUNCHES {
        let text = of_file(file, &["--infer-requires"]);
        let told: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("help: "))
            .collect();
        let source = std::fs::read_to_string(file).expect("a file");
        let lines: Vec<&str> = source.lines().collect();
        let asked = lines.windows(2).filter_map(|pair| {
            let (_, kernel) = pair[1].split_once(" void ")?;
            Some((pair[0].strip_prefix("// ")?, kernel.split('(').next()?))
        });
        let asked: Vec<(&str, &str)> = asked.collect();
        assert_eq!(told.len(), asked.len(), "{text}");
        for (help, (condition, kernel)) in told.into_iter().zip(asked) {
            if condition == "none" {
                assert!(help.starts_with("no condition on the launch"), "{help}");
                continue;
            }
            let expected = format!("the kernel is proved with --assume '{condition}'");
            assert_eq!(help, expected, "{kernel}");
            let text = of_file(file, &["--kernel", kernel, "--assume", condition]);
            assert!(text.starts_with("proved: "), "{kernel}: {text}");
        }
    }
}

/// A size that is said to be a number is that of the launch.
#[test]
fn stated_sizes_are_those_of_the_launch() {
    let file = LAUNCHES[0];
    let stated = "16 == blockDim.y && blockDim.x == 16";
    let text = of_file(file, &["--kernel", "tile", "--assume", stated]);
    assert!(text.contains("block 16,16, grid *"), "{text}");
    let options = ["--kernel", "tile", "--block", "8,8", "--assume", stated];
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", file])
        .args(options)
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("exclude each other"), "{error}");
}
