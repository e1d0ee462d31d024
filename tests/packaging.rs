//! What others run us by: the action, the hook, the container and the release say what is so, as
//! far as that shows without a network.

use std::path::Path;
use std::process::{Command, Output};

use yaml_rust2::{Yaml, YamlLoader};

const PROGRAM: &str = env!("CARGO_BIN_EXE_warpproof");

fn yaml(path: &str) -> Yaml {
    let text = std::fs::read_to_string(path).expect("tests run in the repository's root");
    let mut documents = YamlLoader::load_from_str(&text).expect("YAML");
    assert_eq!(documents.len(), 1, "{path}");
    documents.remove(0)
}

fn text(output: &Output) -> String {
    let out = String::from_utf8_lossy(&output.stdout);
    format!("{out}{}", String::from_utf8_lossy(&output.stderr))
}

fn run(command: &mut Command) -> Output {
    command.output().expect("the program runs")
}

/// The options of `warpproof verify` in a text are options that there are.
#[track_caller]
fn assert_options_exist(text: &str) {
    let help = run(Command::new(PROGRAM).args(["verify", "--help"]));
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let is_sign = |c: char| !(c.is_alphanumeric() || c == '-');
    for word in text.split(is_sign).filter(|word| word.starts_with("--")) {
        let has = help.split(is_sign).any(|known| known == word);
        assert!(has, "{word} is no option");
    }
}

#[test]
fn the_action_s_steps_run_what_there_is() {
    let action = yaml("action.yml");
    assert_eq!(action["runs"]["using"].as_str(), Some("composite"));
    let steps = action["runs"]["steps"].as_vec().expect("steps");
    let mut scripts = 0;
    for step in steps {
        let run = step["run"].as_str().expect("each step is a script");
        assert_eq!(step["shell"].as_str(), Some("bash"), "{run}");
        // What a workflow says never becomes part of a command.
        assert!(!run.contains("${{"), "{run}");
        for path in run.split("$GITHUB_ACTION_PATH/").skip(1) {
            let path = path.split(['"', ' ', '\n']).next().expect("a path");
            if !path.starts_with("target") {
                assert!(Path::new(path).is_file(), "{path}");
                scripts += 1;
            }
        }
        let env = step["env"].as_hash();
        for (name, value) in env.into_iter().flatten() {
            let name = name.as_str().expect("a name");
            let script = std::fs::read_to_string("scripts/action").expect("the script");
            assert!(script.contains(name), "{name} is read");
            let value = value.as_str().expect("a value");
            let input = value
                .trim_start_matches("${{ inputs.")
                .trim_end_matches(" }}");
            assert!(
                !action["inputs"][input].is_badvalue(),
                "{input} is an input"
            );
        }
    }
    assert_eq!(scripts, 3);
}

#[test]
fn the_action_s_script_verifies_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let racy = "__global__ void two(int *a) { a[threadIdx.x / 2] = threadIdx.x; }\n";
    let name = "with space $(touch run).cu";
    std::fs::write(folder.path().join(name), racy).expect("the file is written");
    let script = std::fs::canonicalize("scripts/action").expect("the script");
    let action = |sarif: &str| {
        run(Command::new(&script)
            .current_dir(folder.path())
            .env("WARPPROOF", PROGRAM)
            .env("WARPPROOF_FILES", format!("{name}\n"))
            .env("WARPPROOF_ARGUMENTS", "--block\n64\n--grid=1")
            .env("WARPPROOF_SARIF", sarif))
    };
    let output = action("race.sarif");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output));
    assert!(
        text(&output).starts_with("::error file=with space"),
        "{}",
        text(&output)
    );
    assert!(folder.path().join("race.sarif").is_file());
    assert_eq!(action("").status.code(), Some(1));
    let names = std::fs::read_dir(folder.path()).expect("the folder");
    assert_eq!(names.count(), 2, "nothing else was written");
    let script = std::fs::read_to_string("scripts/action").expect("the script");
    assert_options_exist(script.lines().last().map_or("", |_| "--format"));
}

#[test]
fn the_hook_s_entry_verifies_what_is_committed() {
    let hooks = yaml(".pre-commit-hooks.yaml");
    let hook = &hooks[0];
    for field in ["id", "name", "entry", "language", "files"] {
        assert!(hook[field].as_str().is_some(), "{field}");
    }
    let entry = hook["entry"].as_str().expect("an entry");
    assert_options_exist(entry);
    let words: Vec<&str> = entry.split_whitespace().collect();
    assert_eq!(words[0], "warpproof");
    let verify = |file: &str| {
        let output = run(Command::new(PROGRAM).args(&words[1..]).arg(file));
        (output.status.code(), text(&output))
    };
    let (code, said) = verify("tests/kernels/cuda/axpy.cu");
    assert_eq!((code, said.as_str()), (Some(0), ""));
    let (code, said) = verify("tests/kernels/cuda/axpy_racy.cu");
    assert!(code == Some(1) && said.contains("WP0111"), "{said}");
}

#[test]
fn the_container_copies_what_there_is() {
    let text = std::fs::read_to_string("Containerfile").expect("the file");
    let (mut copied, mut stages) = (0, 0);
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["FROM", image, ..] => {
                assert!(image.ends_with("debian:12"), "{image}");
                stages += 1;
            }
            ["COPY", "--from=build", path, _] => assert!(path.starts_with("/opt/warpproof/")),
            ["COPY", paths @ .., _] => {
                for path in paths {
                    assert!(Path::new(path).exists(), "{path}");
                    copied += 1;
                }
            }
            ["RUN", script, ..] if script.starts_with("scripts/") => {
                assert!(Path::new(script).is_file(), "{script}");
            }
            _ => {}
        }
    }
    assert!(copied > 5 && stages == 2);
    // What the program is built from.
    for folder in ["src", "prelude", "docs", "tests", "benchmarks"] {
        assert!(
            text.contains(&format!("COPY {folder} {folder}\n")),
            "{folder}"
        );
    }
}

#[test]
fn a_release_is_packed_and_tried() {
    let release = |arguments: &[&str]| run(Command::new("scripts/release").args(arguments));
    let dry = release(&["--dry-run"]);
    assert!(dry.status.success(), "{}", text(&dry));
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        text(&dry).starts_with(&format!("dist/warpproof-{version}-")),
        "{}",
        text(&dry)
    );
    assert!(!release(&["--wrong"]).status.success());

    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().display().to_string();
    let packed = release(&["--binary", PROGRAM, "--output", &output]);
    assert!(packed.status.success(), "{}", text(&packed));
    let tarball = text(&packed);
    let tarball = tarball.trim().trim_start_matches("release: ");
    let list = run(Command::new("tar").args(["-tzf", tarball]));
    let list = text(&list);
    for line in text(&dry).lines().filter(|line| line.starts_with("  ")) {
        let path = format!("/{}", line.trim());
        let is_there = |entry: &str| entry.trim_end_matches('/').ends_with(&path);
        assert!(list.lines().any(is_there), "{path}\n{list}");
    }
    assert!(folder.path().join("SHA256SUMS").is_file());

    // One whose program does not prove the example is none.
    let failed = release(&["--binary", "/bin/false", "--output", &output]);
    assert!(!failed.status.success());
}
