//! Changes of a file after which kernels with defects are proved.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::draft::Draft;
use super::{Error, Reading, Request, verify_each};
use crate::explore::Scope;
use crate::frontend::Source;
use crate::repair::mending::{Fault, Judgement, Problem, Setting, Touch, mend};
use crate::repair::{Dialect, Effect, Memory, Place, diff};
use crate::report::codes::Coded;
use crate::report::model::{
    AccessKind, AccessReport, Change, Defect, DivergenceProblem, Edit, KernelReport, LaunchReport,
    MemorySpace, Report, Span, ThreadReport, Verdict,
};
use crate::report::words;

/// What came of looking for changes.
pub struct Mending {
    /// For each kernel with defects what the user should look at, or why it was not mended.
    pub kernels: Vec<(String, Result<BTreeSet<&'static str>, String>)>,
    /// The file with the changes of all kernels that are mended.
    pub text: String,
    /// The changes as a unified diff; empty if there are none.
    pub patch: String,
}

/// Looks for the changes of a file after which the kernels that this report shows defects of are
/// proved, one after the other. The file itself stays as it is. A kernel takes at most the time
/// that the options give it, or a minute.
///
/// `program` are the files that may belong to one program, this one among them.
///
/// # Errors
/// The file is of another language than CUDA, HIP and OpenCL, or cannot be copied.
pub fn mend_file(request: &Request, program: &[Source], report: &Report) -> Result<Mending, Error> {
    let draft = Draft::of(&request.source)?;
    let mut mending = Mending {
        kernels: Vec::new(),
        text: draft.text.clone(),
        patch: String::new(),
    };
    for name in defective(report) {
        let attempt = Attempt::new(&draft, request, program);
        let mended = attempt.mend(name, &mending.text, report);
        let outcome = mended.map(|(text, cautions)| {
            mending.text = text;
            cautions
        });
        mending.kernels.push((name.to_owned(), outcome));
    }
    mending.patch = diff::unified(
        &request.source.path.display().to_string(),
        &draft.text,
        &mending.text,
    );
    Ok(mending)
}

/// For each kernel that this report shows defects of the change of the file as it is after which
/// that one is proved, where one is found; otherwise as [`mend_file`].
///
/// # Errors
/// As for [`mend_file`].
pub fn changes(
    request: &Request,
    program: &[Source],
    report: &Report,
) -> Result<Vec<Change>, Error> {
    let draft = Draft::of(&request.source)?;
    let path = request.source.path.display().to_string();
    let found = defective(report).into_iter().filter_map(|kernel| {
        let attempt = Attempt::new(&draft, request, program);
        let (text, cautions) = attempt.mend(kernel, &draft.text, report).ok()?;
        let edits = diff::replaced(&draft.text, &text).into_iter();
        let edits = edits.map(|(line, lines, text)| Edit {
            line: line as u32 + 1,
            lines: lines as u32,
            text,
        });
        Some(Change {
            kernel: kernel.to_owned(),
            cautions: cautions.into_iter().map(str::to_owned).collect(),
            edits: edits.collect(),
            patch: diff::unified(&path, &draft.text, &text),
        })
    });
    Ok(found.collect())
}

fn defective(report: &Report) -> BTreeSet<&str> {
    let kernels = report.kernels.iter();
    let defective = kernels.filter(|kernel| kernel.verdict == Verdict::Defect);
    defective.map(|kernel| kernel.kernel.as_str()).collect()
}

/// The changes of one kernel are looked for at most so long.
const LIMIT: Duration = Duration::from_secs(60);

struct Attempt<'a> {
    draft: &'a Draft,
    request: &'a Request,
    program: &'a [Source],
    deadline: Instant,
}

impl<'a> Attempt<'a> {
    fn new(draft: &'a Draft, request: &'a Request, program: &'a [Source]) -> Attempt<'a> {
        let limit = request.options.timeout.map_or(LIMIT, |own| own.min(LIMIT));
        Attempt {
            draft,
            request,
            program,
            deadline: Instant::now() + limit,
        }
    }

    /// The text with the changes, and what to look at.
    fn mend(
        &self,
        kernel: &str,
        text: &str,
        before: &Report,
    ) -> Result<(String, BTreeSet<&'static str>), String> {
        let setting = setting(self.draft.dialect, before, kernel);
        let mended = mend(text, setting, &mut |text| self.judge(text, &[kernel]));
        let mended = match (mended, Instant::now() > self.deadline) {
            (Err(_), true) => return Err("no time is left to look for a change".to_owned()),
            (mended, _) => mended?,
        };
        // A function that several kernels call is changed for all of them.
        let proved = before
            .kernels
            .iter()
            .filter(|one| one.verdict == Verdict::Proved);
        let others: BTreeSet<&str> = proved.map(|one| one.kernel.as_str()).collect();
        let others: Vec<&str> = others.into_iter().filter(|name| *name != kernel).collect();
        if !others.is_empty() && self.judge(&mended.text, &others)? != Judgement::Proved {
            return Err("with the change other kernels are not proved any more".to_owned());
        }
        Ok((mended.text, mended.cautions))
    }

    fn judge(&self, text: &str, kernels: &[&str]) -> Result<Judgement, String> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err("no time is left".to_owned());
        }
        self.draft.write(text)?;
        let report = self.report(kernels, left);
        let report = report.map_err(|error| self.draft.told(&error))?;
        let mut problems = Vec::new();
        for kernel in &report.kernels {
            match kernel.verdict {
                Verdict::Proved | Verdict::NoDefect => {}
                Verdict::Defect => problems.extend(self.problems(text, kernel)),
                Verdict::Inconclusive => {
                    let reason = kernel.reasons.first();
                    let why = reason.map(|reason| reason.message.clone());
                    return Ok(Judgement::Open(why.unwrap_or_default()));
                }
            }
        }
        match (report.kernels.is_empty(), problems.is_empty()) {
            (true, _) => Err("there is no kernel left".to_owned()),
            (_, true) => Ok(Judgement::Proved),
            (_, false) => Ok(Judgement::Defects(problems)),
        }
    }

    fn report(&self, kernels: &[&str], left: Duration) -> Result<Report, Error> {
        let mut request = self.request.clone();
        request.source = self.draft.source.clone();
        request.options.kernels = kernels.iter().map(|&name| name.to_owned()).collect();
        request.options.timeout = Some(left);
        request.options.witness = None;
        let program = self.program.iter().map(|source| {
            let is_copied = source.path == self.request.source.path;
            match is_copied {
                true => self.draft.source.clone(),
                false => source.clone(),
            }
        });
        let program: Vec<Source> = program.collect();
        let reading = Reading::start(&program, &request.options)?;
        verify_each(&request, &reading, &mut ())
    }

    fn problems(&self, text: &str, kernel: &KernelReport) -> Vec<Problem> {
        let certain = kernel
            .defects
            .iter()
            .filter(|one| !kernel.is_possible_only(one));
        certain
            .map(|defect| {
                let spans = words::places(defect, &kernel.launch).into_iter();
                let lines = spans.filter_map(|(span, _)| self.line(text, span?));
                let lines: Vec<&str> = lines.collect();
                Problem {
                    shown: words::message(defect, &kernel.launch),
                    likeness: format!("{} {}", defect.code().id(), lines.join("\n")),
                    fault: self.fault(defect, &kernel.launch),
                }
            })
            .collect()
    }

    /// What stands where a defect is, wherever that has moved.
    fn line<'t>(&self, text: &'t str, span: &Span) -> Option<&'t str> {
        let place = self.places(span).into_iter().next()?;
        text.lines().nth(place.line as usize - 1).map(str::trim)
    }

    fn fault(&self, defect: &Defect, launch: &LaunchReport) -> Option<Fault> {
        match defect {
            Defect::Race {
                memory, accesses, ..
            } => {
                let [first, second] = accesses.as_slice() else {
                    return None;
                };
                let touch = |access: &AccessReport| Touch {
                    places: access
                        .span
                        .as_ref()
                        .map_or(Vec::new(), |span| self.places(span)),
                    effect: match access.access {
                        AccessKind::Read => Effect::Read,
                        AccessKind::Write => Effect::Write,
                        AccessKind::Atomic => Effect::Update,
                    },
                };
                Some(Fault::Race {
                    accesses: [touch(first), touch(second)],
                    memory: match memory {
                        MemorySpace::Shared => Memory::Shared,
                        MemorySpace::Global => Memory::Global,
                    },
                    scope: scope(&first.thread, &second.thread, launch),
                })
            }
            Defect::Divergence {
                problem: DivergenceProblem::Barrier,
                span: Some(span),
                ..
            } => Some(Fault::Divergence {
                barrier: self.places(span),
            }),
            Defect::Divergence { .. } | Defect::Assertion { .. } | Defect::Memory { .. } => None,
        }
    }

    /// The places of the file that lead there, innermost first.
    fn places(&self, span: &Span) -> Vec<Place> {
        let all = std::iter::once(span).chain(&span.inlined_at);
        let own = all.filter_map(|span| self.draft.place(&span.file, span.line, span.column));
        own.map(|(place, _)| place).collect()
    }
}

/// The least scope that has two threads.
fn scope(first: &ThreadReport, second: &ThreadReport, launch: &LaunchReport) -> Scope {
    const WARP: u64 = 32;
    if first.block != second.block {
        return Scope::Gpu;
    }
    let warp = |thread: &ThreadReport| {
        let sizes = launch
            .block
            .map(|size| size.map_or(u64::from(u32::MAX), u64::from));
        let [x, y, z] = thread.thread.map(u64::from);
        let rows = z.saturating_mul(sizes[1]).saturating_add(y);
        rows.saturating_mul(sizes[0]).saturating_add(x) / WARP
    };
    match warp(first) == warp(second) {
        true => Scope::Warp,
        false => Scope::Block,
    }
}

fn setting(dialect: Dialect, report: &Report, kernel: &str) -> Setting {
    let launches = report.kernels.iter().filter(|one| one.kernel == kernel);
    let mut block_dimensions = [false; 3];
    for one in launches {
        for (used, size) in block_dimensions.iter_mut().zip(one.launch.block) {
            *used |= size != Some(1);
        }
    }
    Setting {
        dialect,
        block_dimensions,
    }
}
