//! What is claimed of launches, against launches: random host programs run for real, and every
//! launch that they make has to be one that is claimed (`docs/programs.md`).
//!
//! The programs are the same in every run. `WARPPROOF_LAUNCHES=10000` tries so many,
//! `WARPPROOF_LAUNCHES_SEED=7` others, and `WARPPROOF_LAUNCHES_OF=a.cu` a program that someone wrote,
//! whose kernels have the parameters of those in `tests/launches/generate/head.cu`.

mod claims;
mod generate;
mod made;
#[allow(dead_code, reason = "the programs do not need all of it")]
#[path = "soundness/random.rs"]
mod random;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use warpproof::frontend::{Source, compile_host};
use warpproof::host::{self, LaunchSite};
use warpproof::llvm;
use warpproof::vc::{self, SolverChoice};

use made::{Launch, Names};

#[test]
fn launches_are_those_that_are_claimed() {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse::<u64>().ok())
    };
    let count = number("WARPPROOF_LAUNCHES").unwrap_or(8);
    let seed = number("WARPPROOF_LAUNCHES_SEED").unwrap_or(1);
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = folder.path().join("runtime.o");
    clang(
        &[
            "-x",
            "c++",
            "-std=c++17",
            "-O1",
            "-c",
            "tests/launches/runtime.cpp",
            "-o",
        ],
        &runtime,
    );
    let mut solver = Session::start();
    let mut wrong = Vec::new();
    let (mut launches, mut refused, mut open) = (0, 0, 0);
    let given = std::env::var("WARPPROOF_LAUNCHES_OF").ok();
    let given = given.map(|file| fs::read_to_string(file).expect("a program"));
    for index in 0..given.as_ref().map_or(count, |_| 1) {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(index);
        let text = given.clone().unwrap_or_else(|| generate::program(seed));
        let found = judge(&text, folder.path(), &runtime, &mut solver);
        launches += found.launches;
        refused += found.refused;
        open += u64::from(found.is_open);
        if index % 50 == 49 {
            eprintln!("{} programs, {launches} launches", index + 1);
        }
        if let Some(line) = found.wrong {
            eprintln!("{line}\n{text}");
            wrong.push(seed);
        }
    }
    println!(
        "{count} programs, {launches} launches; of launches with a block more {refused} refused; \
         {open} programs whose kernels may be launched in any way; {} questions not answered",
        solver.unanswered
    );
    assert!(wrong.is_empty(), "{} programs: {wrong:?}", wrong.len());
    // The programs are worth the time only while they launch.
    assert!(
        given.is_some() || launches > count,
        "{launches} launches of {count} programs"
    );
}

#[derive(Default)]
struct Judged {
    launches: u64,
    /// Launches with one block more that no site claims.
    refused: u64,
    /// Kernels may be launched in any way.
    is_open: bool,
    /// A launch that no site claims.
    wrong: Option<String>,
}

fn judge(text: &str, folder: &Path, runtime: &Path, solver: &mut Session) -> Judged {
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
        is_open: !program.escaping.is_empty(),
        ..Judged::default()
    };
    let (lines, names) =
        run(&bitcode, folder, runtime).unwrap_or_else(|error| panic!("{error}\n{text}"));
    for (number, line) in lines.into_iter().enumerate() {
        let launch = Launch::parse(&line, &names);
        let (_, signature) = launch.stub.split_once("__device_stub__").expect("a stub");
        let is_own = |kernel: &str| {
            kernel
                .split('@')
                .next()
                .unwrap_or_default()
                .ends_with(signature)
        };
        judged.launches += 1;
        if program.escaping.iter().any(|kernel| is_own(kernel)) {
            continue;
        }
        let claims = |site: &&LaunchSite| {
            let mut scalars = site.scalars.iter();
            let id = scalars.find(|(argument, _)| argument.name == "id");
            let id = id.and_then(|(_, term)| term.as_constant());
            is_own(&site.kernel) && id.is_none_or(|id| id == launch.id())
        };
        let sites: Vec<&LaunchSite> = program.launches.iter().filter(claims).collect();
        if sites.is_empty() {
            judged.wrong = Some(format!("nothing claims {line}"));
        }
        if !solver.is_claimed(&sites, &launch) {
            judged.wrong = Some(format!("no site claims {line}"));
        }
        let own = program.launches.iter().filter(|site| is_own(&site.kernel));
        let own: Vec<LaunchSite> = own.cloned().collect();
        match number % 4 {
            // One block more is another launch, which is mostly not made.
            0 => {
                let mut other = launch;
                other.grid[0] = other.grid[0].wrapping_add(1);
                judged.refused += u64::from(!solver.is_claimed(&sites, &other));
            }
            // Few launches that stand for all claim it too.
            1 if own.len() > FEW => {
                let joined = host::join(&own, FEW).unwrap_or_default();
                if !joined.is_empty() {
                    let joined: Vec<&LaunchSite> = joined.iter().collect();
                    if !solver.is_claimed(&joined, &launch) {
                        judged.wrong = Some(format!("no joined site claims {line}"));
                    }
                }
            }
            _ => {}
        }
    }
    judged
}

/// A solver that answers one question after the other.
struct Session {
    solver: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Questions that it could not answer.
    unanswered: u64,
}

impl Session {
    fn start() -> Session {
        let solvers = vc::solvers(SolverChoice::Z3).expect("a solver");
        let mut solver = Command::new(&solvers[0].path)
            .arg("-in")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the solver runs");
        let input = solver.stdin.take().expect("piped");
        let output = BufReader::new(solver.stdout.take().expect("piped"));
        Session {
            solver,
            input,
            output,
            unanswered: 0,
        }
    }

    /// Does one of the sites claim the launch? An unknown claims what it is asked about, for
    /// all that is known.
    fn is_claimed(&mut self, sites: &[&LaunchSite], launch: &Launch) -> bool {
        let mut queries = sites.iter().filter_map(|site| claims::query(site, launch));
        queries.any(|query| self.can_be(&query))
    }

    fn can_be(&mut self, query: &str) -> bool {
        self.input.write_all(query.as_bytes()).expect("written");
        self.input.flush().expect("written");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("an answer");
        match answer.trim() {
            "sat" => true,
            "unsat" => false,
            "unknown" => {
                self.unanswered += 1;
                true
            }
            other => panic!("{other}\n{query}"),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.solver.kill();
        let _ = self.solver.wait();
    }
}

/// Launches of a program that are asked about.
const MOST_LAUNCHES: usize = 8;
/// Where there are more ways to launch a kernel, they are joined as well.
const FEW: usize = 4;

/// The launches that the program makes with some arguments, a line for each, and the names of
/// what the lines speak of.
///
/// # Errors
/// The program does what the runtime does not allow.
fn run(bitcode: &[u8], folder: &Path, runtime: &Path) -> Result<(Vec<String>, Names), String> {
    let (object, program) = (folder.join("program.bc"), folder.join("program"));
    fs::write(&object, bitcode).expect("written");
    let paths = [object.as_path(), runtime].map(|path| path.to_str().expect("UTF-8"));
    clang(
        &[
            "-O0", "-no-pie", paths[0], paths[1], "-lstdc++", "-lm", "-o",
        ],
        &program,
    );
    let mut lines = Vec::new();
    for (draws, arguments) in [["5", "7"], ["1024", "33"], ["-17", "4000"]]
        .iter()
        .enumerate()
    {
        let output = Command::new(&program)
            .args(arguments)
            .env("LAUNCHES_DRAWS", draws.to_string())
            .output()
            .expect("it runs");
        if output.status.code().is_none() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        lines.extend(text.lines().map(str::to_owned));
    }
    lines.sort();
    lines.dedup();
    // Those of the whole program, and not of its first loop alone.
    let step = lines.len().div_ceil(MOST_LAUNCHES).max(1);
    let lines = lines.into_iter().step_by(step).collect();
    Ok((lines, names(&program)))
}

fn names(program: &Path) -> Names {
    let output = Command::new("nm").arg(program).output().expect("nm runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let symbols = text.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [address, _, name] = words[..] else {
            return None;
        };
        // Names of the linker are of what stands first.
        let is_own = !name.starts_with('_') || name.starts_with("_Z");
        is_own.then_some(())?;
        Some((u64::from_str_radix(address, 16).ok()?, name.to_owned()))
    });
    symbols.collect()
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
