//! The formats of reports: each is what its readers expect, and several are written at once.
//!
//! The schema of SARIF is that of the OASIS standard, unchanged.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use quick_junit::{NonSuccessKind, TestCaseStatus};
use serde_json::Value;
use tempfile::TempDir;

const SCHEMA: &str = include_str!("formats/sarif-schema-2.1.0.json");

const KERNELS: &str = "\
__device__ int get(const int *p, int i) { return p[i]; }
__global__ void sum(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    /* é */ out[threadIdx.x] = get(part, (threadIdx.x + 1) % 64);
}
__global__ void fine(int *out) { out[threadIdx.x] = 1; }
__global__ void apart(int *a) {
    if (threadIdx.x < 4)
        __syncthreads();
}
__global__ void calls(void (**f)(int)) { f[0](1); }
__global__ void copy(int *a, const int *b) { a[threadIdx.x] = b[threadIdx.x]; }
template <typename T> __global__ void unused(T *t) { *t = 1; }
";

struct Files {
    folder: TempDir,
    kernels: PathBuf,
}

impl Files {
    fn new(name: &str, text: &str) -> Files {
        let folder = tempfile::tempdir().expect("a folder");
        let kernels = folder.path().join(name);
        std::fs::write(&kernels, text).expect("the kernels are written");
        Files { folder, kernels }
    }

    /// Verifies the kernels, from within their folder.
    fn verify(&self, options: &[&str]) -> Output {
        let name = self.kernels.file_name().expect("a name");
        Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .current_dir(self.folder.path())
            .arg("verify")
            .arg(name)
            .args(["--block", "64", "--grid", "1"])
            .args(options)
            .output()
            .expect("the program runs")
    }

    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.path().join(name)).expect("the file is there")
    }
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The only run of a log, which the schema allows.
fn sarif(text: &str) -> Value {
    // Its pattern of languages has a bracket too many, which is no regular expression.
    let schema = SCHEMA.replace("{2}]?$", "{2}$");
    let schema = serde_json::from_str(&schema).expect("the schema is JSON");
    let validator = jsonschema::options()
        .should_validate_formats(true)
        .build(&schema);
    let validator = validator.expect("the schema is one");
    let log: Value = serde_json::from_str(text).expect("the log is JSON");
    let errors = validator.iter_errors(&log);
    let errors: Vec<String> = errors
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(errors, Vec::<String>::new());
    assert_eq!(log["runs"].as_array().map(Vec::len), Some(1));
    log["runs"][0].clone()
}

fn strings<'a>(list: &'a Value, field: &str) -> Vec<&'a str> {
    let items = list.as_array().expect("a list").iter();
    items
        .map(|item| item[field].as_str().expect("a string"))
        .collect()
}

#[test]
fn sarif_has_results_rules_and_flows() {
    let files = Files::new("k.cu", KERNELS);
    let run = sarif(&stdout(&files.verify(&["--format", "sarif"])));
    let results = &run["results"];
    let codes = ["WP0101", "WP0201", "WP0503", "WP0701", "WP0408"];
    assert_eq!(strings(results, "ruleId"), codes);
    let levels = ["error", "error", "warning", "note", "warning"];
    assert_eq!(strings(results, "level"), levels);
    let rules = &run["tool"]["driver"]["rules"];
    for result in results.as_array().expect("a list") {
        let index = result["ruleIndex"].as_u64().expect("a number") as usize;
        assert_eq!(rules[index]["id"], result["ruleId"]);
        assert_eq!(
            result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            "k.cu"
        );
    }

    let race = &results[0];
    let text = race["message"]["text"].as_str().expect("a text");
    assert!(text.starts_with("sum: read-write race on `part["), "{text}");
    let region = |place: &Value| place["physicalLocation"]["region"].clone();
    let lines = |list: &Value| -> Vec<Value> {
        let list = list.as_array().expect("a list").iter();
        list.map(|place| region(place)["startLine"].clone())
            .collect()
    };
    assert_eq!(lines(&race["locations"]), [1]);
    assert_eq!(lines(&race["relatedLocations"]), [4, 5]);
    let flows = &race["codeFlows"][0]["threadFlows"];
    let steps = |flow: &Value| -> Vec<Value> {
        let steps = flow["locations"].as_array().expect("a list").iter();
        steps
            .map(|step| region(&step["location"])["startLine"].clone())
            .collect()
    };
    // The call comes first; its column counts characters.
    assert_eq!([steps(&flows[0]), steps(&flows[1])], [vec![5, 1], vec![4]]);
    let call = region(&flows[0]["locations"][0]["location"]);
    assert_eq!([&call["startColumn"], &call["endColumn"]], [32, 35]);

    let invocation = &run["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], true);
    let notes = invocation["toolExecutionNotifications"].as_array();
    let is_known = |note: &Value| note["descriptor"]["id"] == "WP0601";
    assert!(notes.expect("a list").iter().any(is_known));
}

#[test]
fn fingerprints_stay_when_lines_move() {
    let prints = |text: &str| {
        let files = Files::new("k.cu", text);
        let run = sarif(&stdout(&files.verify(&["--format", "sarif"])));
        let results = run["results"].as_array().expect("a list").clone();
        let prints = results.iter().map(|one| one["partialFingerprints"].clone());
        prints.collect::<Vec<Value>>()
    };
    let before = prints(KERNELS);
    assert_eq!(before, prints(&format!("\n// A line.\n{KERNELS}")));
    let distinct = |index: usize| !before[..index].contains(&before[index]);
    assert!((0..before.len()).all(distinct), "{before:?}");
}

#[test]
fn sarif_tells_what_is_suppressed() {
    let comment = "    // warpproof: allow(WP0201) \"one\" of {two}\n    if (threadIdx.x < 4)\n        \
                   // warpproof: allow(WP0201) where it waits\n";
    let files = Files::new(
        "k.cu",
        &KERNELS.replace("    if (threadIdx.x < 4)\n", comment),
    );
    let config = "[severity]\nWP0101 = \"off\"\nWP0503 = \"warning\"\n";
    let config_file = files.folder.path().join("warpproof.toml");
    std::fs::write(config_file, config).expect("the file is written");
    let run = sarif(&stdout(&files.verify(&["--format", "sarif"])));
    let results = run["results"].as_array().expect("a list");
    let of = |code: &str| {
        let mut results = results.iter();
        results.find(|one| one["ruleId"] == code).expect(code)
    };
    let suppression = &of("WP0201")["suppressions"][0];
    assert_eq!(suppression["kind"], "inSource");
    assert_eq!(suppression["justification"], "where it waits");
    let place = &suppression["location"]["physicalLocation"]["region"];
    assert_eq!(place["startLine"], 11);
    assert_eq!(of("WP0101")["suppressions"][0]["kind"], "external");
    let warning = of("WP0503");
    assert_eq!(
        (&warning["level"], &warning["suppressions"]),
        (&"warning".into(), &Value::Null)
    );
    // The comment that is about another line.
    assert_eq!(of("WP0715")["level"], "warning");
    assert_eq!(of("WP0701")["baselineState"], Value::Null);
}

#[test]
fn sarif_compares_with_a_baseline() {
    let files = Files::new("k.cu", KERNELS);
    let write = ["--baseline", "known.json", "--write-baseline"];
    assert_eq!(files.verify(&write).status.code(), Some(0));
    let changed = KERNELS.replace("fine(int *out) {", "fine(int *out) { out[0] = threadIdx.x;");
    let changed = changed.replace("    if (threadIdx.x < 4)\n", "");
    std::fs::write(&files.kernels, changed).expect("the kernels are written");
    let formats = ["--baseline", "known.json", "--format", "sarif"];
    let run = sarif(&stdout(&files.verify(&formats)));
    let results = run["results"].as_array().expect("a list").iter();
    let states: Vec<(&str, &str)> = results
        .map(|one| {
            let state = one["baselineState"].as_str().expect("a state");
            (one["ruleId"].as_str().expect("a code"), state)
        })
        .collect();
    let of = |state: &str| -> Vec<&str> {
        let all = states.iter().filter(|(_, of)| *of == state);
        all.map(|(code, _)| *code).collect()
    };
    assert!(!of("new").is_empty(), "{states:?}");
    assert!(
        of("new").iter().all(|code| code.starts_with("WP011")),
        "{states:?}"
    );
    assert_eq!(of("absent"), ["WP0201"], "{states:?}");
    assert_eq!(
        of("unchanged"),
        ["WP0101", "WP0503", "WP0701", "WP0408"],
        "{states:?}"
    );
    let text = stdout(&files.verify(&["--baseline", "known.json", "--format", "github"]));
    assert!(
        text.lines().all(|line| line.contains("title=WP011")),
        "{text}"
    );
}

#[test]
fn sarif_tells_of_files_without_a_report() {
    let files = Files::new("a b#ü.cu", "nonsense");
    let output = files.verify(&["missing.cu", "--format", "sarif"]);
    assert_eq!(output.status.code(), Some(2));
    let run = sarif(&stdout(&output));
    assert_eq!(run["results"], Value::Array(Vec::new()));
    let invocation = &run["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let notes = invocation["toolExecutionNotifications"].as_array();
    let uri = |note: &Value| {
        let place = &note["locations"][0]["physicalLocation"];
        place["artifactLocation"]["uri"].as_str().map(str::to_owned)
    };
    let uris: Vec<Option<String>> = notes.expect("a list").iter().map(uri).collect();
    let expected = ["a%20b%23%C3%BC.cu", "missing.cu"].map(|uri| Some(uri.to_owned()));
    assert_eq!(uris, expected);
}

#[test]
fn annotations_are_one_line_each() {
    let files = Files::new("k.cu", KERNELS);
    let text = stdout(&files.verify(&["--format", "github"]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5, "{text}");
    let race = "::error file=k.cu,line=1,col=50,endColumn=51,title=WP0101 shared-read-write-race::\
                sum: read-write race on `part[";
    assert!(lines[0].starts_with(race), "{}", lines[0]);
    assert!(lines[0].contains("%0Ak.cu:4: thread "), "{}", lines[0]);
    assert_eq!(
        lines[2],
        "::warning file=k.cu,line=12,col=42,endColumn=43,title=WP0503 indirect-call::\
         calls: a call through a function pointer is not supported"
    );
    assert!(
        lines[3].starts_with("::notice file=k.cu,title=WP0701 "),
        "{}",
        lines[3]
    );
    let missing = stdout(&files.verify(&["gone.cu", "--format", "github", "--kernel", "fine"]));
    let error = "::error file=gone.cu,title=warpproof::cannot read gone.cu: ";
    assert!(missing.starts_with(error), "{missing}");
}

#[test]
fn junit_has_a_case_for_each_kernel() {
    let files = Files::new("k.cu", KERNELS);
    let text = stdout(&files.verify(&["gone.cu", "--format", "junit"]));
    let report = quick_junit::Report::deserialize_from_str(&text).expect("JUnit XML");
    let suites: Vec<&str> = report.test_suites.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(suites, ["k.cu", "gone.cu"]);
    let cases = report
        .test_suites
        .iter()
        .flat_map(|suite| &suite.test_cases);
    let outcome = |status: &TestCaseStatus| match status {
        TestCaseStatus::Success { .. } => "success",
        TestCaseStatus::NonSuccess {
            kind: NonSuccessKind::Failure,
            ..
        } => "failure",
        TestCaseStatus::NonSuccess { .. } => "error",
        TestCaseStatus::Skipped { .. } => "skipped",
    };
    let cases: Vec<(&str, &str)> = cases
        .map(|case| (case.name.as_str(), outcome(&case.status)))
        .collect();
    assert_eq!(
        cases,
        [
            ("sum (block 64, grid 1)", "failure"),
            ("fine (block 64, grid 1)", "success"),
            ("apart (block 64, grid 1)", "failure"),
            ("calls (block 64, grid 1)", "error"),
            ("copy (block 64, grid 1)", "success"),
            ("unused", "skipped"),
            ("gone.cu", "error"),
        ]
    );
}

#[test]
fn short_is_one_line_for_each_place() {
    let files = Files::new("k.cu", KERNELS);
    let text = stdout(&files.verify(&["--format", "short", "--kernel", "apart"]));
    assert_eq!(
        text,
        "error: apart (k.cu, block 64, grid 1): 1 defect\n\
         k.cu:10:9: error[WP0201]: barrier divergence\n\
         2 assumptions: --assumptions\n"
    );
}

#[test]
fn several_formats_are_written_at_once() {
    let files = Files::new("k.cu", KERNELS);
    let formats = "--format short --format sarif=k.sarif --format junit=k.xml --format json=k.json";
    let formats: Vec<&str> = formats.split(' ').collect();
    let output = files.verify(&formats);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("k.cu:10:9: error[WP0201]"));
    sarif(&files.text("k.sarif"));
    assert!(files.text("k.xml").contains("<testsuite name=\"k.cu\""));
    let json: Value = serde_json::from_str(&files.text("k.json")).expect("JSON");
    assert_eq!(json["files"][0]["kernels"][0]["defects"][0]["id"], "WP0101");

    let output = files.verify(&["--output", "k.txt", "--kernel", "fine"]);
    assert_eq!(
        (output.status.code(), stdout(&output)),
        (Some(0), String::new())
    );
    assert!(files.text("k.txt").starts_with("proved: fine (k.cu, "));
}

#[test]
fn places_that_take_no_report_are_refused() {
    let files = Files::new("k.cu", KERNELS);
    let refused = |options: &[&str], message: &str| {
        let output = files.verify(options);
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        assert_eq!(stdout(&output), "", "{options:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(error.lines().next(), Some(message));
    };
    refused(
        &["--format", "sarif=gone/k.sarif"],
        "error: gone/k.sarif cannot be written: No such file or directory (os error 2); name a \
         file in a folder that takes one",
    );
    refused(
        &["--format", "sarif", "--format", "json"],
        "error: the formats sarif and json go to one place: name a file for one of them, as in \
         `--format json=FILE`",
    );
    refused(
        &["--format", "sarif=a", "--format", "json=a"],
        "error: two formats go to a: name a file for each",
    );
    refused(
        &["--format", "sarif=a", "--output", "b"],
        "error: no format is left for `--output b`: all have a file of their own",
    );
    let nothing = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", "--format", "sarif"])
        .output()
        .expect("the program runs");
    assert_eq!(
        (nothing.status.code(), stdout(&nothing)),
        (Some(2), String::new())
    );
    let folder = files.folder.path().join("empty");
    std::fs::create_dir(folder).expect("a folder");
    let output = files.verify(&["empty", "--format", "sarif", "--kernel", "fine"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        error.starts_with("error: empty has no file of CUDA"),
        "{error}"
    );
    sarif(&stdout(&output));
    refused(
        &["--format", "human", "--output", "./k.cu"],
        "error: ./k.cu is an input: name another file for the report",
    );
    assert_eq!(files.text("k.cu"), KERNELS);
    refused(
        &["--format", "xml"],
        "error: invalid value 'xml' for '--format <FORMAT[=FILE]>': it is one of human, short, \
         json, sarif, github, junit and html",
    );
    assert!(!Path::new(&files.folder.path().join("a")).exists());
}
