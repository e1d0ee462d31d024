//! Which findings count: what a configuration, comments in the source and a baseline say of them.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use warpproof::report::json::Document;

/// `sum` has a race in line 6, `two` one in line 10; `fine` has none.
const KERNELS: &str = "\
__global__ void sum(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < 32)
        part[threadIdx.x] += part[threadIdx.x + 1];
    out[threadIdx.x + blockIdx.x * blockDim.x] = 1;
}
__global__ void two(int *a) {
    a[threadIdx.x / 2] = threadIdx.x;
}
__global__ void fine(int *a) { a[threadIdx.x + blockIdx.x * blockDim.x] = 1; }
";

struct Project(TempDir);

impl Project {
    fn new(kernels: &str) -> Project {
        let project = Project(tempfile::tempdir().expect("a folder"));
        project.write("k.cu", kernels);
        project
    }

    /// The kernels with a text behind these lines, which count from 1.
    fn with(behind: &[(usize, &str)]) -> Project {
        let lines = KERNELS.lines().enumerate();
        let lines = lines.map(|(index, line)| {
            let text = behind.iter().find(|(line, _)| *line == index + 1);
            format!("{line}{}\n", text.map_or("", |(_, text)| text))
        });
        Project::new(&lines.collect::<String>())
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.0.path().join(name);
        let folder = path.parent().expect("a folder");
        std::fs::create_dir_all(folder).expect("the folder is made");
        std::fs::write(path, text).expect("the file is written");
    }

    fn run_in(&self, folder: &str, words: &str) -> Said {
        let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .current_dir(self.0.path().join(folder))
            .arg("verify")
            .args(words.split_whitespace())
            .output();
        Said(output.expect("the program runs"))
    }

    fn run(&self, words: &str) -> Said {
        self.run_in("", words)
    }

    /// With sizes that verify at once.
    fn verify(&self, words: &str) -> Said {
        self.run(&format!("k.cu --block 64 --grid 1 {words}"))
    }
}

struct Said(Output);

impl Said {
    fn out(&self) -> String {
        String::from_utf8_lossy(&self.0.stdout).into_owned()
    }

    fn errors(&self) -> String {
        String::from_utf8_lossy(&self.0.stderr).into_owned()
    }

    #[track_caller]
    fn exits(self, code: i32) -> Said {
        let (out, errors) = (self.out(), self.errors());
        assert_eq!(self.0.status.code(), Some(code), "{out}{errors}");
        self
    }

    #[track_caller]
    fn says(self, text: &str) -> Said {
        assert!(self.out().contains(text), "{text}\n{}", self.out());
        self
    }

    #[track_caller]
    fn says_not(self, text: &str) -> Said {
        assert!(!self.out().contains(text), "{text}\n{}", self.out());
        self
    }

    /// There is one error, which says this.
    #[track_caller]
    fn fails(self, text: &str) -> Said {
        let said = self.exits(2);
        let errors = said.errors();
        assert!(
            errors.starts_with("error: ") && errors.contains(text),
            "{errors}"
        );
        let lines = errors.lines().filter(|line| line.starts_with("error"));
        assert_eq!(lines.count(), 1, "{errors}");
        said
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.out()).expect("JSON")
    }

    /// What JSON has of a kernel.
    fn kernel(&self, name: &str) -> Value {
        let json = self.json();
        let kernels = json["files"][0]["kernels"].as_array().expect("kernels");
        let mut kernels = kernels.iter();
        let kernel = kernels.find(|kernel| kernel["kernel"] == name);
        kernel.expect("the kernel").clone()
    }
}

fn ids(list: &Value) -> Vec<&str> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(|one| one["id"].as_str()).collect()
}

#[test]
fn without_a_word_all_defects_count() {
    let said = Project::new(KERNELS).verify("").exits(1);
    said.says("error: sum")
        .says("error: two")
        .says("proved: fine");
}

#[test]
fn a_comment_allows_a_race_at_either_access() {
    let comment = " // warpproof: allow(WP0112) one of them is enough";
    let project = Project::with(&[(10, comment)]);
    project
        .verify("--kernel two")
        .exits(0)
        .says("suppressed: two")
        .says("one of them is enough")
        .says_not("proved");
    // The other kernel's race is not allowed by it.
    project.verify("").exits(1).says("error: sum");

    // The race is between a write and a read in two lines.
    let apart = "\
__global__ void apart(int *a, int *b) {
    a[threadIdx.x] = 1;
    b[threadIdx.x] = a[threadIdx.x + 1];
}
";
    for line in [2, 3] {
        let lines = apart
            .lines()
            .enumerate()
            .map(|(index, text)| match index + 1 == line {
                true => format!("/* warpproof: allow(global-read-write-race): known */\n{text}\n"),
                false => format!("{text}\n"),
            });
        let project = Project::new(&lines.collect::<String>());
        let said = project.verify("--format json").exits(0);
        let kernel = said.kernel("apart");
        assert_eq!(kernel["verdict"], "defect");
        assert_eq!(ids(&kernel["suppressed"]), ["WP0111"]);
        assert_eq!(kernel["suppressed"][0]["justification"], "known");
        assert_eq!(kernel["suppressed"][0]["because"], "comment");
        assert_eq!(kernel["defects"], Value::Null);
    }
}

#[test]
fn what_is_suppressed_is_read_back() {
    let project = Project::with(&[(10, " // warpproof: allow(WP0112) known")]);
    project.write(
        "warpproof.toml",
        "[severity]\nWP0701 = \"off\"\nWP0101 = \"warning\"\n",
    );
    let kernels = "__global__ void copy(int *a, int *b) { a[threadIdx.x] = b[threadIdx.x]; }\n\
                   __global__ void calls(void (**f)(int)) { f[0](1); }\n";
    project.write("l.cu", kernels);
    let baseline = "--baseline known.json --format json";
    project
        .run("l.cu --block 64 --grid 1 --baseline known.json --write-baseline")
        .exits(0);
    for words in [baseline, "--format json"] {
        let said = project.run(&format!("k.cu l.cu --block 64 --grid 1 {words}"));
        let document = Document::parse(&said.out()).expect("a document");
        let mut again = Vec::new();
        document.write(&mut again).expect("it is written");
        assert_eq!(String::from_utf8_lossy(&again), said.out());
    }
    project
        .run(&format!("l.cu --block 64 --grid 1 {baseline}"))
        .exits(0);
}

#[test]
fn a_comment_allows_its_codes_and_its_line_alone() {
    for (line, text) in [
        (10, " // warpproof: allow(WP0111) another code"),
        (
            9,
            " // warpproof: allow(WP0112) behind code of another line",
        ),
        (11, " // warpproof: allow(WP0112) the line below"),
        (
            10,
            " const char *s = \"// warpproof: allow(WP0112) a string\";",
        ),
        (10, " // see: warpproof: allow(WP0112) told of"),
    ] {
        let said = Project::with(&[(line, text)]).verify("--kernel two");
        said.exits(1).says("error: two").says_not("suppressed");
    }
}

#[test]
fn races_behind_one_that_is_allowed_are_found() {
    let kernels = "\
__global__ void one_array(int *a) {
    // warpproof: allow(WP0112) known
    a[threadIdx.x / 2] = threadIdx.x;
    __syncthreads();
    a[threadIdx.x / 4] = threadIdx.x;
}
__global__ void two_arrays(int *a, int *b) {
    // warpproof: allow(WP0112) known
    a[threadIdx.x / 2] = threadIdx.x;
    b[threadIdx.x / 4] = threadIdx.x;
}
__global__ void parted(int *a, int n) {
    // warpproof: allow(WP0112) known
    a[threadIdx.x / 2] = threadIdx.x;
    if (threadIdx.x < n)
        __syncthreads();
}
";
    let project = Project::new(kernels);
    for sizes in ["--block 64 --grid 1", "--block 64 --grid *", ""] {
        let said = project.run(&format!("k.cu {sizes} --format json")).exits(1);
        for (kernel, code) in [
            ("one_array", "WP0112"),
            ("two_arrays", "WP0112"),
            ("parted", "WP0201"),
        ] {
            let kernel = said.kernel(kernel);
            assert!(ids(&kernel["defects"]).contains(&code), "{sizes}: {kernel}");
            assert_eq!(ids(&kernel["suppressed"]), ["WP0112"]);
        }
    }
}

#[test]
fn a_macro_s_line_is_that_of_its_use() {
    let kernels = "\
#define PUT(a) a[threadIdx.x / 2] = threadIdx.x // warpproof: allow(WP0112) of the definition
__global__ void put(int *a) {
    PUT(a);MARK
}
";
    let project = Project::new(&kernels.replace("MARK", ""));
    project.verify("").exits(1).says("warning[WP0715]");
    let marked = kernels.replace("MARK", " // warpproof: allow(WP0112) of the use");
    Project::new(&marked).verify("").exits(0).says("of the use");
}

#[test]
fn comments_that_cannot_be_read_fail_the_run() {
    for (text, message) in [
        (
            "// warpproof: allow(WP0112)",
            "k.cu:10: `warpproof: allow` needs a reason",
        ),
        ("/* warpproof: allow(WP0112) */", "needs a reason"),
        (
            "// warpproof: allow(WP0110) why",
            "there is no code `WP0110` (is `global-read-write-race`, WP0111, meant?)",
        ),
        (
            "// warpproof: ignore(WP0112) why",
            "is `warpproof: allow(CODE) REASON`",
        ),
    ] {
        let said = Project::with(&[(10, text)]).verify("");
        // What is wrong with the kernel is told all the same.
        said.fails(message).says("error[WP0112]");
    }
}

#[test]
fn comments_that_allow_nothing_are_reported() {
    let project = Project::with(&[(12, " // warpproof: allow(WP0111) no more")]);
    let said = project.verify("--format json");
    let json = said.json();
    let notice = &json["files"][0]["notices"][0];
    assert_eq!(notice["id"], "WP0715");
    assert_eq!(notice["span"]["line"], 12);
    let text = project.verify("").exits(1);
    text.says("warning[WP0715]: this comment allows WP0111, which is not found here");
    // Kernels that are left out say nothing of it.
    project.verify("--kernel two").says_not("WP0715");
    // It fails nothing.
    project.verify("--kernel fine").exits(0);
}

#[test]
fn a_header_s_comments_count_as_well() {
    let project = Project::new("#include \"put.cuh\"\n__global__ void k(int *a) { put(a); }\n");
    let header = "__device__ void put(int *a) {\n    // warpproof: allow(WP0112) known\n    \
                  a[threadIdx.x / 2] = threadIdx.x;\n}\n";
    project.write("put.cuh", header);
    project
        .verify("")
        .exits(0)
        .says("put.cuh:3): write-write")
        .says_not("WP0715");
}

#[test]
fn severities_say_what_counts() {
    let project = Project::new(KERNELS);
    let severity = |word: &str| format!("[severity]\nWP0101 = \"{word}\"\nWP0112 = \"{word}\"\n");
    project.write("warpproof.toml", &severity("warning"));
    let said = project
        .verify("")
        .exits(0)
        .says_not("error")
        .says("suppressed: sum");
    said.says("warning[WP0101]")
        .says("does not count: its severity is `warning`");
    project.write("warpproof.toml", &severity("off"));
    let said = project
        .verify("")
        .exits(0)
        .says_not("error")
        .says("suppressed: two");
    said.says("note[WP0112]: suppressed (k.cu:10)")
        .says("its severity is `off`");
    let said = project.verify("--format json").exits(0);
    let kernel = said.kernel("two");
    assert_eq!(kernel["verdict"], "defect");
    assert_eq!(kernel["suppressed"][0]["severity"], "off");
    // One of the two still counts.
    project.write("warpproof.toml", "[severity]\nWP0101 = \"off\"\n");
    project
        .verify("")
        .exits(1)
        .says("error: two")
        .says("suppressed: sum");
    project.verify("--no-config").exits(1).says("error: sum");

    let warns = "__global__ void copy(int *a, int *b) { a[threadIdx.x] = b[threadIdx.x]; }\n";
    let project = Project::new(warns);
    project.verify("").exits(0).says("warning[WP0701]");
    project.write("warpproof.toml", "[severity]\nassumed-apart = \"error\"\n");
    project
        .verify("")
        .exits(1)
        .says("error[WP0701]")
        .says("proved: copy");
    project.write("warpproof.toml", "[severity]\nWP0701 = \"off\"\n");
    project
        .verify("")
        .exits(0)
        .says("proved: copy")
        .says("its severity is `off`");
}

#[test]
fn what_is_not_decided_is_never_called_proved() {
    let calls = "__global__ void calls(void (**f)(int)) {\n    f[0](1);\n}\n";
    let project = Project::new(calls);
    project.verify("").exits(3).says("inconclusive: calls");
    project.write("warpproof.toml", "[severity]\nWP0503 = \"warning\"\n");
    let said = project.verify("").exits(0).says("suppressed: calls");
    said.says("warning[WP0503]").says_not("proved");
    let said = project.verify("--format json");
    assert_eq!(said.kernel("calls")["verdict"], "inconclusive");
    project.verify("--format junit").exits(0).says("<skipped");
}

#[test]
fn a_baseline_tells_what_is_new() {
    let project = Project::new(KERNELS);
    let write = "--baseline known.json --write-baseline";
    let said = project.verify(write).exits(0).says("error: sum");
    assert!(
        said.errors()
            .contains("known.json has the findings of this run, 2")
    );
    project
        .verify("--baseline known.json")
        .exits(0)
        .says("1 finding is in the baseline");

    // Lines move.
    project.write("k.cu", &format!("// one more line\n\n{KERNELS}"));
    project
        .verify("--baseline known.json")
        .exits(0)
        .says_not("error");
    // A line that is a copy of a known one is new.
    let copied = KERNELS.replace(
        "    out[",
        "    __syncthreads();\n    if (threadIdx.x < 32)\n        \
                                  part[threadIdx.x] += part[threadIdx.x + 1];\n    out[",
    );
    project.write("k.cu", &copied);
    let said = project
        .verify("--baseline known.json --format json")
        .exits(1);
    assert_eq!(ids(&said.kernel("sum")["defects"]), ["WP0101"]);
    assert_eq!(ids(&said.kernel("sum")["suppressed"]), ["WP0101"]);
    // So is one in another kernel of the same name.
    let overload = "__global__ void two(float *a) {\n    a[threadIdx.x / 2] = threadIdx.x;\n}\n";
    project.write("k.cu", &format!("{KERNELS}{overload}"));
    let said = project.verify("--baseline known.json").exits(1);
    said.says("k.cu:14:24");
    // So is one in a kernel of another name.
    project.write("k.cu", &KERNELS.replace("two(", "three("));
    let said = project
        .verify("--baseline known.json")
        .exits(1)
        .says("error: three");
    said.says("k.cu: 1 finding of the baseline not found any more");
}

#[test]
fn a_baseline_that_is_none_fails_the_run() {
    let project = Project::new(KERNELS);
    for (text, message) in [
        (
            "{\"version\": 2, \"findings\": []}",
            "has version 2, and this program reads version 1",
        ),
        ("{}", "old.json is no baseline"),
        ("[", "old.json is no baseline"),
    ] {
        project.write("old.json", text);
        // The report is there, and all findings count.
        let said = project.verify("--baseline old.json").fails(message);
        said.says("error[WP0112]");
    }
    project
        .verify("--baseline gone.json")
        .fails("cannot be read")
        .says("error: two");
    project
        .verify("--write-baseline")
        .fails("no baseline is named");
    let over = "--baseline k.cu --write-baseline";
    let said = project
        .verify(over)
        .fails("k.cu is there and is no baseline");
    assert_eq!(said.out(), "");
    project.verify("").says("error: two");
    project
        .verify("--baseline gone/known.json --write-baseline")
        .fails("cannot be written");
}

#[test]
fn a_configuration_says_how_kernels_are_verified() {
    let project = Project::new(KERNELS);
    let config = "\
files = [\"k.cu\"]
grid = 1
timeout = 60
format = \"short\"
clang-args = [\"-DN=1\"]

[kernel.sum]
block = \"64\"
[kernel.two]
block = 32
grid = \"2\"
assume = [\"blockDim.x == 32\"]
";
    project.write("warpproof.toml", config);
    for (folder, file) in [("", ""), ("", "k.cu")] {
        let said = project.run_in(folder, file).exits(1);
        let said = said.says("sum (k.cu, block 64, grid 1)");
        let said = said.says("two (k.cu, block 32, grid 2)");
        said.says("fine (k.cu, block *, grid 1)").says_not("┌");
    }
    // It is found above the file, too.
    project.write("inner/k.cu", KERNELS);
    let said = project.run("inner/k.cu").exits(1);
    said.says("two (inner/k.cu, block 32, grid 2)");
    let said = project.run_in("inner", "k.cu").exits(1);
    said.says("two (k.cu, block 32, grid 2)");
    // The command line wins, beside what is taken for granted.
    project.write("warpproof.toml", &config.replace("assume", "# assume"));
    let said = project.run("k.cu --block 16 --format human").exits(1);
    said.says("two (k.cu, block 16, grid 2)").says("┌");
    let said = project
        .run("k.cu --block sum=16 --no-config --grid 1")
        .exits(1);
    said.says("sum (k.cu, block 16, grid 1)")
        .says("two (k.cu, block *, grid 1)");
    let said = project
        .run("k.cu --config warpproof.toml --block sum=16")
        .exits(1);
    said.says("sum (k.cu, block 16, grid 1)")
        .says("two (k.cu, block 32, grid 2)");
}

#[test]
fn a_configuration_says_which_kernels_and_which_alarms() {
    let project = Project::new(KERNELS);
    project.write(
        "warpproof.toml",
        "kernels = [\"two\", \"gone\"]\nblock = 64\ngrid = 1\n[kernel.lost]\nblock = 1\n",
    );
    let said = project
        .run("k.cu")
        .exits(1)
        .says("error: two")
        .says_not("sum (");
    assert_eq!(
        said.errors(),
        "warning: no file that is verified has a kernel `gone`\n",
    );
    project
        .run("k.cu --kernel fine")
        .exits(0)
        .says("proved: fine")
        .says_not("two");
    project.write("warpproof.toml", "[kernel.lost]\nblock = 1\n");
    let said = project.verify("");
    assert!(
        said.errors()
            .contains("warning: no file that is verified has a kernel `lost`")
    );

    let possible = "__global__ void maybe(int *a, const int *at) { a[at[threadIdx.x] * at[0]] = 1 + threadIdx.x; }\n";
    let project = Project::new(possible);
    let code = |project: &Project| project.verify("").0.status.code();
    assert_eq!(
        code(&project),
        project.verify("--fail-on defect").0.status.code()
    );
    project.write("warpproof.toml", "fail-on = \"possible\"\n");
    assert_eq!(
        code(&project),
        project
            .verify("--no-config --fail-on possible")
            .0
            .status
            .code()
    );
}

#[test]
fn what_a_configuration_may_not_say() {
    let project = Project::new(KERNELS);
    for (text, message) in [
        ("blocks = 4\n", "warpproof.toml:1: unknown field `blocks`"),
        (
            "\n\nblock = \"0\"\n",
            "warpproof.toml:3: a size is at least 1",
        ),
        (
            "block = [4]\n",
            "warpproof.toml:1: sizes are a text such as \"16,16\" or a number",
        ),
        (
            "timeout = 0\n",
            "warpproof.toml:1: `0` is no positive number of seconds",
        ),
        ("timeout = \"x\"\n", "warpproof.toml:1: "),
        (
            "assume = \"n = 4\"\n",
            "warpproof.toml:1: `n = 4`: `=` assigns",
        ),
        (
            "fail-on = \"never\"\n",
            "warpproof.toml:1: `never` is none of",
        ),
        (
            "format = \"xml\"\n",
            "warpproof.toml:1: `xml`: it is one of",
        ),
        (
            "[severity]\nWP0110 = \"off\"\n",
            "warpproof.toml:2: there is no code `WP0110`",
        ),
        (
            "[severity]\nWP0101 = \"of\"\n",
            "warpproof.toml:2: unknown variant `of`",
        ),
        ("[severity]\nWP0601 = \"off\"\n", "WP0601 has no severity"),
        (
            "[kernel.sum]\nsize = 4\n",
            "warpproof.toml:2: unknown field `size`",
        ),
        ("block = \n", "warpproof.toml:1: "),
        ("block = 4\nblock = 4\n", "warpproof.toml:2: "),
    ] {
        project.write("warpproof.toml", text);
        let said = project.run("k.cu").fails(message);
        assert_eq!(said.out(), "", "{text}");
        // Whoever does not want it need not mend it.
        project
            .run("k.cu --no-config --only-divergence --block 64 --grid 1")
            .exits(0);
    }
    project
        .run("k.cu --config gone.toml")
        .fails("the configuration gone.toml cannot be read");
}

#[test]
fn sizes_of_kernels_are_given_once() {
    let project = Project::new(KERNELS);
    project
        .run("k.cu --block 4 --blockDim=4")
        .fails("`--block` is given more than once");
    let twice = "k.cu --block sum=4 --block sum=8";
    project
        .run(twice)
        .fails("`--block` of `sum` is given more than once");
    let said = project
        .run("k.cu --block sum=4 --block 8 --grid two=2 --grid 1")
        .exits(1);
    let said = said
        .says("sum (k.cu, block 4, grid 1)")
        .says("fine (k.cu, block 8, grid 1)");
    said.says("two (k.cu, block 8, grid 2)");
    let said = project
        .run("k.cu --block lost=4 --block 4 --grid 1")
        .exits(1);
    assert!(
        said.errors()
            .contains("no file that is verified has a kernel `lost`")
    );
    project.run("k.cu --block =4").exits(2);
    project.run("k.cu --block sum=0").exits(2);
}

#[test]
fn text_is_as_long_as_is_asked_for() {
    let project = Project::new(KERNELS);
    let said = project.verify("-q").exits(1).says("error: sum");
    said.says_not("proved")
        .says_not("kernels:")
        .says_not("assum");
    let said = project.verify("-q --kernel fine").exits(0);
    assert_eq!(said.out(), "");
    project
        .verify("-v")
        .exits(1)
        .says("assuming")
        .says("replay");
}

#[test]
fn versions_are_told() {
    let tell = |option: &str, solver: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .arg(option)
            .env("WARPPROOF_CVC5", solver)
            .output();
        Said(output.expect("the program runs")).exits(0)
    };
    let version = format!("warpproof {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(tell("-V", "").out(), version);
    let said = tell("--version", "gone")
        .says(&version)
        .says("clang-19 19.")
        .says("opt-19 19.");
    said.says("z3 ")
        .says("cvc5: none: WARPPROOF_CVC5 names `gone`, which is not a program");
}

#[test]
fn standard_input_is_verified() {
    let kernels = "\
#include <not_here.h>
int main() { not_here(); }
__global__ void two(int *a, int *b) {
    a[threadIdx.x / 2] = threadIdx.x; // warpproof: allow(WP0112) known
    b[threadIdx.x / 2] = threadIdx.x;
}
";
    let verify = |words: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .arg("verify")
            .args(words.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut input = child.stdin.take().expect("a pipe");
        // A run that refuses its arguments does not read it.
        let _ = input.write_all(kernels.as_bytes());
        drop(input);
        Said(child.wait_with_output().expect("the program ends"))
    };
    let said = verify("- --lang cuda --block 64 --grid 1 --assumptions").exits(1);
    let said = said.says("error: two (<stdin>, block 64, grid 1): 1 defect, 1 suppressed");
    let said = said
        .says("<stdin>:5:")
        .says("suppressed (<stdin>:4)")
        .says_not("skipped");
    said.says_not(&std::env::temp_dir().display().to_string());
    verify("-").fails("standard input has no name that tells its language");
    verify("- - --lang cuda").fails("standard input is one file");
    verify("- --lang cuda --witness w").fails("goes with no standard input");
    verify("- --lang opencl").exits(2);
}
