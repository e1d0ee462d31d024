//! What is tried of a kind of input, how often and for how long.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use super::mutate::{Input, inputs};

/// A kind of input.
pub struct Target {
    pub name: &'static str,
    pub seeds: Vec<String>,
    /// Inputs to try; `WARPPROOF_FUZZ_CASES` multiplies it.
    pub cases: u32,
    /// How long one may take.
    pub limit: Duration,
}

/// What becomes of an input: nothing is wrong with the answer, or what is.
pub type Judged = Result<Answer, String>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Accepted,
    Refused,
}

/// Above this an input does not end: the process does, and says which input it was.
const HANG: Duration = Duration::from_secs(60);

impl Target {
    /// Has `check` judge changed seeds, which are the same in every run. Panics with the
    /// smallest input found that panics, takes too long, or is complained of.
    ///
    /// Before it is tried each input is written to a file: where the process is killed (by
    /// a stack that overflows), that file has the reason.
    pub fn run(self, check: impl Fn(&Input) -> Judged) {
        let seed = number("WARPPROOF_FUZZ_SEED").unwrap_or(0);
        let config = Config {
            cases: self.cases * times(),
            failure_persistence: None,
            max_shrink_time: 20_000,
            ..Config::default()
        };
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_le_bytes());
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{}", self.name));
        let watch = Watch::start(written.clone());
        let answers = [const { Cell::new(0) }; 2];
        let outcome = TestRunner::new_with_rng(config, rng).run(&inputs(self.seeds), |input| {
            std::fs::write(&written, &input.bytes).expect("the folder for tests can be written");
            let start = watch.begin();
            let judged = check(&input);
            watch.end();
            let took = start.elapsed();
            match judged {
                Err(complaint) => Err(TestCaseError::fail(complaint)),
                Ok(_) if took > self.limit => Err(TestCaseError::fail(format!("it took {took:?}"))),
                Ok(answer) => {
                    let count = &answers[answer as usize];
                    count.set(count.get() + 1);
                    Ok(())
                }
            }
        });
        match outcome {
            // The inputs are worth the time only while both kinds are among them.
            Ok(()) => assert!(
                answers.iter().all(|count| count.get() >= self.cases / 32),
                "{}: accepted and refused are {answers:?}",
                self.name
            ),
            Err(TestError::Fail(reason, input)) => panic!("{}: {reason}\n{input:?}", self.name),
            Err(TestError::Abort(reason)) => panic!("{}: {reason}", self.name),
        }
    }
}

/// How many times as many inputs are tried.
fn times() -> u32 {
    number("WARPPROOF_FUZZ_CASES").unwrap_or(1)
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Ends the process where an input does not come to its end.
struct Watch {
    began: Arc<Mutex<Option<Instant>>>,
}

impl Watch {
    fn start(input: PathBuf) -> Watch {
        let began = Arc::new(Mutex::new(None::<Instant>));
        let watched = Arc::downgrade(&began);
        std::thread::spawn(move || {
            while let Some(began) = watched.upgrade() {
                let began = *began.lock().expect("nobody panics with it");
                if began.is_some_and(|began| began.elapsed() > HANG) {
                    eprintln!("no end in {HANG:?}: {}", input.display());
                    std::process::abort();
                }
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        Watch { began }
    }

    fn begin(&self) -> Instant {
        let now = Instant::now();
        *self.began.lock().expect("nobody panics with it") = Some(now);
        now
    }

    fn end(&self) {
        *self.began.lock().expect("nobody panics with it") = None;
    }
}

/// The texts of the files in a folder of `tests/` with this extension, in their order.
pub fn files(folder: &str, extension: &str) -> Vec<String> {
    let folder = Path::new("tests").join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder is in the repository");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    paths.sort();
    let texts = paths.iter().map(std::fs::read_to_string);
    texts.map(|text| text.expect("a seed is text")).collect()
}

/// A refusal with a message, which has to say something.
pub fn refused(message: &str) -> Judged {
    match message.trim().is_empty() || message.contains("panicked") {
        true => Err(format!("the error says nothing: {message:?}")),
        false => Ok(Answer::Refused),
    }
}

/// A number of inputs at most that something dear is done with.
pub struct Budget(Cell<u32>);

impl Budget {
    pub fn new(inputs: u32) -> Budget {
        Budget(Cell::new(inputs * times()))
    }

    pub fn take(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left > 0
    }
}
