//! Many random kernels at once, and what came of them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use warpproof::report::model::Verdict;

use super::generate;
use super::judge::{self, Judged, Settings};
use super::print;
use super::random::Random;
use super::shrink;
use super::tree::{Dialect, Kernel};
use super::vary::{self, Variation};

/// Which kernels to judge.
#[derive(Clone, Debug)]
pub struct Campaign {
    pub settings: Settings,
    pub seed: u64,
    pub count: u64,
    /// One kernel of so many is judged with its variants.
    pub vary: u64,
    pub jobs: usize,
    /// Kernels of one file.
    pub batch: u64,
}

/// The verdicts on all kernels.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By verdict, and by whether a concrete run showed a defect.
    pub verdicts: BTreeMap<(Verdict, bool), u64>,
    pub variants: BTreeMap<&'static str, u64>,
    /// Kernels that were not judged, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// Concrete runs that did not go to the end, by reason.
    pub unfinished: BTreeMap<String, u64>,
    /// Reasons of inconclusive verdicts.
    pub open: BTreeMap<String, u64>,
    /// Proofs beside concrete defects, and contradictions between variants.
    pub unsound: Vec<Complaint>,
    pub unstable: Vec<Complaint>,
    /// Alarms that no run showed.
    pub alarms: Vec<Complaint>,
}

#[derive(Clone, Debug)]
pub struct Complaint {
    pub seed: u64,
    pub message: String,
    /// The seed with the extension of its language.
    pub name: String,
    /// The text of a file that `verify` takes.
    pub file: String,
}

impl Campaign {
    /// Judges the kernels; `progress` hears of every batch.
    pub fn run(&self, progress: impl Fn(&Tally, u64) + Sync) -> Tally {
        let next = AtomicU64::new(0);
        let done = Mutex::new((Tally::default(), 0));
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| {
                    loop {
                        let from = next.fetch_add(self.batch, Ordering::Relaxed);
                        if from >= self.count {
                            return;
                        }
                        let to = self.count.min(from + self.batch);
                        let mut tally = Tally::default();
                        self.judge(self.seed + from..self.seed + to, &mut tally);
                        let mut done = done.lock().expect("nobody panics with the lock");
                        done.0.add(tally);
                        done.1 += to - from;
                        progress(&done.0, done.1);
                    }
                });
            }
        });
        let (mut tally, _) = done.into_inner().expect("nobody panics with the lock");
        for list in [&mut tally.unsound, &mut tally.unstable, &mut tally.alarms] {
            list.sort_by_key(|complaint| complaint.seed);
        }
        tally
    }

    fn judge(&self, seeds: std::ops::Range<u64>, tally: &mut Tally) {
        for dialect in [Dialect::Cuda, Dialect::OpenCl] {
            let mut kernels = Vec::new();
            for seed in seeds.clone() {
                let kernel = generate::kernel(seed, &format!("k{seed}"));
                if kernel.dialect != dialect {
                    continue;
                }
                let mut variants = Vec::new();
                if seed % self.vary == 0 {
                    variants = vary::variants(&kernel, &mut Random::new(seed));
                }
                kernels.push((seed, None, kernel));
                kernels.extend(variants.into_iter().map(|(v, k)| (seed, Some(v), k)));
            }
            let trees: Vec<Kernel> = kernels.iter().map(|(_, _, tree)| tree.clone()).collect();
            if trees.is_empty() {
                continue;
            }
            let mut original = None;
            for (case, judged) in kernels.iter().zip(judge::kernels(&trees, &self.settings)) {
                match judged {
                    Err(message) => {
                        let reason = message.lines().find(|line| line.contains("error"));
                        let reason = reason.unwrap_or(&message).to_string();
                        *tally.skipped.entry(reason).or_default() += 1;
                        if case.1.is_none() {
                            original = None;
                        }
                    }
                    Ok(judged) => {
                        self.count(case, &judged, original.as_ref(), tally);
                        if case.1.is_none() {
                            original = Some(judged);
                        }
                    }
                }
            }
        }
    }

    fn count(
        &self,
        (seed, variation, kernel): &(u64, Option<Variation>, Kernel),
        judged: &Judged,
        original: Option<&Judged>,
        tally: &mut Tally,
    ) {
        let complaint = |message: &str, kernel: &Kernel| Complaint {
            seed: *seed,
            message: message.to_owned(),
            name: match kernel.dialect {
                Dialect::Cuda => format!("{seed}.cu"),
                Dialect::OpenCl => format!("{seed}.cl"),
            },
            file: with_header(kernel, message),
        };
        if let Some(reason) = &judged.unsound {
            let small = shrink::shrink(kernel, SHRINKING, |kernel| self.is_unsound(kernel));
            let again = judge::kernels(std::slice::from_ref(&small), &self.settings).remove(0);
            let reason = again.ok().and_then(|j| j.unsound).unwrap_or(reason.clone());
            tally.unsound.push(complaint(&reason, &small));
        }
        if let Some(variation) = variation {
            let name = match variation {
                Variation::Renamed => "renamed",
                Variation::Mirrored => "mirrored",
                Variation::Larger => "larger",
            };
            *tally.variants.entry(name).or_default() += 1;
            let Some(original) = original else { return };
            if let Some(message) = vary::contradiction(*variation, original, judged) {
                let list = match variation {
                    Variation::Renamed => &mut tally.unstable,
                    _ => &mut tally.unsound,
                };
                list.push(complaint(&message, kernel));
            }
            return;
        }
        let shown = judged.evidence.defect.is_some();
        let key = (judged.verdict, shown);
        *tally.verdicts.entry(key).or_default() += 1;
        if judged.evidence.unfinished > 0 {
            let why = judged.evidence.why.split('{').next().unwrap_or_default();
            *tally.unfinished.entry(why.trim().into()).or_default() += 1;
        }
        match judged.verdict {
            Verdict::Inconclusive => {
                *tally.open.entry(judged.remark.clone()).or_default() += 1;
            }
            Verdict::Defect if !shown && judged.evidence.same_value.is_none() => {
                tally.alarms.push(complaint(&judged.remark, kernel));
            }
            _ => {}
        }
    }

    fn is_unsound(&self, kernel: &Kernel) -> bool {
        let judged = judge::kernels(std::slice::from_ref(kernel), &self.settings);
        judged
            .iter()
            .any(|judged| judged.as_ref().is_ok_and(|j| j.unsound.is_some()))
    }
}

/// Kernels that a shrinking looks at.
const SHRINKING: u32 = 400;

/// The kernel as a file of `tests/kernels`.
fn with_header(kernel: &Kernel, message: &str) -> String {
    let sizes = |sizes: [u32; 3]| sizes.map(|size| size.to_string()).join(",");
    format!(
        "// verify: --block {} --grid {}\n// expect: defect\n//\n// {message}\n{}",
        sizes(kernel.block),
        sizes(kernel.grid),
        print::file(std::slice::from_ref(kernel)),
    )
}

impl Tally {
    fn add(&mut self, other: Tally) {
        fn sum<K: Ord>(to: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
            for (key, count) in from {
                *to.entry(key).or_default() += count;
            }
        }
        sum(&mut self.verdicts, other.verdicts);
        sum(&mut self.variants, other.variants);
        sum(&mut self.skipped, other.skipped);
        sum(&mut self.unfinished, other.unfinished);
        sum(&mut self.open, other.open);
        self.unsound.extend(other.unsound);
        self.unstable.extend(other.unstable);
        self.alarms.extend(other.alarms);
    }

    /// Kernels with this verdict; those with a concrete defect, or those without.
    pub fn verdicts(&self, verdict: Verdict, shown: bool) -> u64 {
        self.verdicts
            .get(&(verdict, shown))
            .copied()
            .unwrap_or_default()
    }

    /// The counts as lines of text.
    pub fn summary(&self) -> String {
        let mut text = String::new();
        let total: u64 = self.verdicts.values().sum();
        let _ = writeln!(text, "kernels judged      {total:>7}");
        for (name, verdict) in [
            ("proved", Verdict::Proved),
            ("defect", Verdict::Defect),
            ("inconclusive", Verdict::Inconclusive),
        ] {
            let (shown, clean) = (self.verdicts(verdict, true), self.verdicts(verdict, false));
            let _ = writeln!(
                text,
                "{name:<19} {:>7}   a run shows a defect: {shown}",
                shown + clean
            );
        }
        let _ = writeln!(text, "unsound             {:>7}", self.unsound.len());
        let _ = writeln!(text, "variants            {:?}", self.variants);
        let _ = writeln!(text, "unstable variants   {:>7}", self.unstable.len());
        for (name, map) in [
            ("skipped", &self.skipped),
            ("runs cut short", &self.unfinished),
            ("inconclusive", &self.open),
        ] {
            for (reason, count) in map {
                let _ = writeln!(text, "{name}: {count} × {reason}");
            }
        }
        text
    }
}
