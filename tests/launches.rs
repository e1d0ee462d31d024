//! What is claimed of launches, against launches: random host programs run for real, and every
//! launch that they make has to be one that is claimed (`docs/programs.md`).
//!
//! The programs are the same in every run. `WARPPROOF_LAUNCHES=10000` tries so many, and
//! `WARPPROOF_LAUNCHES_SEED=7` others.

#[path = "launches/claims.rs"]
mod claims;
#[path = "launches/generate.rs"]
mod generate;
#[allow(dead_code, reason = "the programs do not need all of it")]
#[path = "soundness/random.rs"]
mod random;

use std::fs;
use std::path::Path;
use std::process::Command;

use warpproof::frontend::{Source, compile_host};
use warpproof::host::LaunchSite;
use warpproof::llvm;
use warpproof::vc::{self, SolverChoice};

/// A launch that a program made.
pub struct Launch {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub shared: u64,
    /// The arguments, as they lie in memory.
    bytes: Vec<u8>,
    pointers: [Place; 2],
}

/// Where a pointer points to: the start of an allocation, and what it is.
#[derive(Clone, Copy)]
pub struct Place {
    pub start: u64,
    pub offset: i64,
    pub bytes: u64,
}

impl Launch {
    fn parse(line: &str) -> Launch {
        let words: Vec<i128> = (line.split_whitespace().skip(1))
            .map(|word| word.parse().expect("a number"))
            .collect();
        let size = |at: usize| words[at] as u32;
        let place = |at: usize| Place {
            start: words[at] as u64,
            offset: words[at + 1] as i64,
            bytes: words[at + 2] as u64,
        };
        Launch {
            grid: [size(0), size(1), size(2)],
            block: [size(3), size(4), size(5)],
            shared: words[6] as u64,
            bytes: words[7..63].iter().map(|&byte| byte as u8).collect(),
            pointers: [place(63), place(66)],
        }
    }

    /// The bits of a scalar argument, with others above them.
    pub fn scalar(&self, name: &str) -> u128 {
        let at = match name {
            "id" => 0,
            "n" => 4,
            "m" => 8,
            "c" => 16,
            "s.a" => 24,
            "s.b" => 28,
            "s.c" => 32,
            other => panic!("the kernel has no parameter `{other}`"),
        };
        let mut word = [0; 8];
        word.copy_from_slice(&self.bytes[at..at + 8]);
        u128::from(u64::from_le_bytes(word))
    }

    pub fn pointer(&self, name: &str) -> Place {
        self.pointers[usize::from(name == "y")]
    }

    fn id(&self) -> u128 {
        self.scalar("id") & 0xffff_ffff
    }
}

#[test]
fn launches_are_those_that_are_claimed() {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse::<u64>().ok())
    };
    let count = number("WARPPROOF_LAUNCHES").unwrap_or(16);
    let seed = number("WARPPROOF_LAUNCHES_SEED").unwrap_or(1);
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = folder.path().join("runtime.o");
    clang(
        &["-x", "c++", "-O1", "-c", "tests/launches/runtime.cpp", "-o"],
        &runtime,
    );
    let mut wrong = Vec::new();
    let (mut launches, mut refused) = (0, 0);
    for index in 0..count {
        let text = generate::program(seed.wrapping_mul(1_000_003).wrapping_add(index));
        let found = judge(&text, folder.path(), &runtime);
        launches += found.launches;
        refused += found.refused;
        wrong.extend(found.wrong.map(|line| format!("{line}\n{text}")));
    }
    assert!(
        wrong.is_empty(),
        "{} programs:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    println!(
        "{count} programs, {launches} launches; of launches with a block more {refused} refused"
    );
    // The programs are worth the time only while they launch.
    assert!(launches > count, "{launches} launches of {count} programs");
}

struct Judged {
    launches: u64,
    /// Launches with one block more that no site claims.
    refused: u64,
    /// A launch that no site claims.
    wrong: Option<String>,
}

fn judge(text: &str, folder: &Path, runtime: &Path) -> Judged {
    let file = folder.join("program.cu");
    fs::write(&file, text).expect("written");
    let source = Source::from_path(&file).expect("a CUDA file");
    let bitcode = compile_host(&source, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let asked = llvm::Asked {
        complete: true,
        ..llvm::Asked::default()
    };
    let program = llvm::launches(&[&bitcode], &asked).expect("what clang wrote is LLVM IR");
    let mut judged = Judged {
        launches: 0,
        refused: 0,
        wrong: None,
    };
    let mut asked = Asked::default();
    for line in run(&bitcode, folder, runtime) {
        let launch = Launch::parse(&line);
        let claims = |site: &&LaunchSite| {
            let id = site
                .scalars
                .iter()
                .find(|(argument, _)| argument.name == "id");
            id.is_some_and(|(_, term)| term.as_constant() == Some(launch.id()))
        };
        let sites: Vec<&LaunchSite> = program.launches.iter().filter(claims).collect();
        judged.launches += 1;
        if sites.is_empty() && program.escaping.is_empty() {
            judged.wrong = Some(format!("nothing claims {line}"));
        }
        asked.about(line, &sites, &launch);
        // One block more is another launch, which is mostly not made.
        let [x, y, z] = launch.grid;
        let grid = [x.wrapping_add(1), y, z];
        asked.about(String::new(), &sites, &Launch { grid, ..launch });
    }
    for (line, is_claimed) in asked.answers(folder) {
        match (line.is_empty(), is_claimed) {
            (false, false) => judged.wrong = Some(format!("no site claims {line}")),
            (true, false) => judged.refused += 1,
            (_, true) => {}
        }
    }
    judged
}

/// Questions to the solver.
#[derive(Default)]
struct Asked {
    queries: String,
    lines: Vec<String>,
}

impl Asked {
    /// Does one of the sites claim the launch?
    fn about(&mut self, line: String, sites: &[&LaunchSite], launch: &Launch) {
        for site in sites {
            self.queries.push_str(&claims::query(site, launch));
        }
        self.queries.push_str("(echo \"end\")\n");
        self.lines.push(line);
    }

    /// The lines, and whether a site claims them. An unknown claims what it is asked about,
    /// for all that is known.
    fn answers(self, folder: &Path) -> Vec<(String, bool)> {
        let file = folder.join("claims.smt2");
        let queries = format!("(set-option :timeout 500)\n{}", self.queries);
        fs::write(&file, queries).expect("written");
        let solver = vc::solvers(SolverChoice::Z3)
            .expect("a solver")
            .remove(0)
            .path;
        let output = Command::new(solver)
            .arg(&file)
            .output()
            .expect("the solver runs");
        let answers = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut parts: Vec<&str> = answers.split("end").collect();
        parts.pop();
        assert_eq!(parts.len(), self.lines.len(), "{answers}");
        let is_claimed = |part: &str| {
            let mut words = part.split_whitespace();
            words.clone().next().is_none() || words.any(|word| word != "unsat")
        };
        let claimed = parts.into_iter().map(is_claimed);
        self.lines.into_iter().zip(claimed).collect()
    }
}

/// Launches of a program that are asked about.
const MOST_LAUNCHES: usize = 25;

/// The launches that the program makes with some arguments, a line for each.
fn run(bitcode: &[u8], folder: &Path, runtime: &Path) -> Vec<String> {
    let (object, program) = (folder.join("program.bc"), folder.join("program"));
    fs::write(&object, bitcode).expect("written");
    let paths = [object.as_path(), runtime].map(|path| path.to_str().expect("UTF-8"));
    clang(
        &["-O0", paths[0], paths[1], "-lstdc++", "-lm", "-o"],
        &program,
    );
    let mut lines = Vec::new();
    for arguments in [["5", "7"], ["1024", "33"], ["-17", "4000"]] {
        let output = Command::new(&program)
            .args(arguments)
            .output()
            .expect("it runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        lines.extend(text.lines().map(str::to_owned));
    }
    lines.sort();
    lines.dedup();
    // Those of the whole program, and not of its first loop alone.
    let step = lines.len().div_ceil(MOST_LAUNCHES).max(1);
    lines.into_iter().step_by(step).collect()
}

fn clang(arguments: &[&str], output: &Path) {
    let program = std::env::var("WARPPROOF_CLANG").unwrap_or("clang-19".to_owned());
    let result = Command::new(program)
        .arg("-w")
        .args(arguments)
        .arg(output)
        .output();
    let result = result.expect("clang runs");
    assert!(
        result.status.success(),
        "{}",
        String::from_utf8_lossy(&result.stderr)
    );
}
