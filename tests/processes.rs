//! Nothing that Warpproof starts outlives it, whatever ends it.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

const SIGNALS: [Signal; 5] = [
    Signal::INT,
    Signal::TERM,
    Signal::HUP,
    Signal::QUIT,
    Signal::KILL,
];

/// How long a child may take to start, and to go.
const PATIENCE: Duration = Duration::from_secs(30);
const GRACE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(10);

/// Distinct indices for all threads, since `i * (2 * i + 1)` is a permutation of 32-bit
/// numbers; which no solver shows in a minute.
const HARD: &str = "__global__ void k(int *a) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  a[i * (2 * i + 1)] = i;
}
";

/// A process, told from later ones with the same number.
type Process = (i32, u64);

/// The processes below one, at any depth.
fn below(pid: i32) -> BTreeSet<Process> {
    let all: Vec<(i32, i32, u64)> = fs::read_dir("/proc")
        .expect("there is /proc")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter_map(|pid| stat(pid).map(|(parent, start)| (pid, parent, start)))
        .collect();
    let mut found = BTreeSet::new();
    let mut parents = vec![pid];
    while let Some(above) = parents.pop() {
        for &(pid, parent, start) in &all {
            if parent == above && found.insert((pid, start)) {
                parents.push(pid);
            }
        }
    }
    found
}

/// The parent and the start of a process that runs.
fn stat(pid: i32) -> Option<(i32, u64)> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let (_, fields) = text.rsplit_once(") ")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    (fields[0] != "Z").then_some(())?;
    Some((fields[1].parse().ok()?, fields[19].parse().ok()?))
}

fn runs(process: &Process) -> bool {
    stat(process.0).is_some_and(|(_, start)| start == process.1)
}

fn name(process: &Process) -> String {
    let name = fs::read_to_string(format!("/proc/{}/comm", process.0));
    name.unwrap_or_default().trim().to_owned()
}

/// Starts `warpproof`, waits until there are processes of these names below it, ends it by
/// the signal, and looks for what is left of them all.
#[track_caller]
fn assert_nothing_is_left(command: &mut Command, names: &[&str], signal: Signal) {
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let started = wait_for(&mut child, names);
    let pid = Pid::from_child(&child);
    kill_process(pid, signal).expect("it runs");
    let status = child.wait().expect("it ends");
    assert_eq!(status.signal(), Some(signal.as_raw()), "{signal:?}");
    let end = Instant::now() + GRACE;
    while started.iter().any(runs) && Instant::now() < end {
        sleep(PAUSE);
    }
    let left: Vec<String> = started.iter().filter(|p| runs(p)).map(name).collect();
    for process in started.iter().filter(|process| runs(process)) {
        if let Some(pid) = Pid::from_raw(process.0) {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
    assert_eq!(left, Vec::<String>::new(), "{signal:?}: left behind");
}

fn wait_for(child: &mut Child, names: &[&str]) -> BTreeSet<Process> {
    let end = Instant::now() + PATIENCE;
    loop {
        let started = below(child.id() as i32);
        let running: Vec<String> = started.iter().map(name).collect();
        if names.iter().all(|name| running.iter().any(|r| r == name)) {
            return started;
        }
        if let Some(status) = child.try_wait().expect("it is our child") {
            panic!("it ended before {names:?} ran: {status}");
        }
        assert!(
            Instant::now() < end,
            "{names:?} do not run, but {running:?}"
        );
        sleep(PAUSE);
    }
}

fn warpproof(folder: &Path, text: &str) -> Command {
    let path = folder.join("k.cu");
    fs::write(&path, text).expect("written");
    // No memory images of those that end by SIGQUIT. Tests in the background are started to
    // ignore signals, and what they start ignores them, too.
    let mut command = Command::new("/bin/sh");
    let prepare = "ulimit -c 0; exec env --default-signal=INT,TERM,HUP,QUIT \"$@\"";
    command
        .args(["-c", prepare, "sh"])
        .arg(env!("CARGO_BIN_EXE_warpproof"))
        .arg("verify")
        .arg(path);
    command
}

/// A program that does nothing for a long time, and by a child of its own.
fn idle(folder: &Path) -> PathBuf {
    let path = folder.join("idle");
    // Another process writes it: what other tests start would hold it open for writing.
    let status = Command::new("/bin/sh")
        .args([
            "-c",
            "printf '#!/bin/sh\\nsleep 600\\nexit 1\\n' >\"$0\" && chmod 755 \"$0\"",
        ])
        .arg(&path)
        .status()
        .expect("a shell runs");
    assert!(status.success());
    path
}

#[test]
fn solvers_end_with_us() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for signal in SIGNALS {
        let mut command = warpproof(folder.path(), HARD);
        assert_nothing_is_left(&mut command, &["z3", "cvc5"], signal);
    }
}

/// Also where a script stands for the solver: the solver is its child.
#[test]
fn children_of_solvers_end_with_us() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let solver = idle(folder.path());
    for signal in SIGNALS {
        let mut command = warpproof(folder.path(), HARD);
        command
            .args(["--solver", "z3"])
            .env("WARPPROOF_Z3", &solver);
        assert_nothing_is_left(&mut command, &["idle", "sleep"], signal);
    }
}

#[test]
fn compilers_end_with_us() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let clang = idle(folder.path());
    for signal in SIGNALS {
        let mut command = warpproof(folder.path(), HARD);
        command.env("WARPPROOF_CLANG", &clang);
        assert_nothing_is_left(&mut command, &["idle", "sleep"], signal);
    }
}

#[test]
fn nothing_is_left_of_a_run_that_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = warpproof(folder.path(), HARD);
    command.args(["--timeout", "3"]);
    let mut child = command
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let started = wait_for(&mut child, &["z3"]);
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    let end = Instant::now() + GRACE;
    while started.iter().any(runs) && Instant::now() < end {
        sleep(PAUSE);
    }
    assert!(!started.iter().any(runs));
}
