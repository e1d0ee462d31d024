//! What a kernel file expects: its header and the annotations on its lines.

use std::collections::BTreeMap;

use warpproof::report::model::{AccessKind, Verdict};

/// The header and annotations of one kernel file.
#[derive(Debug, PartialEq)]
pub struct Expectation {
    /// Options for `warpproof verify`, split as a shell would.
    pub options: Vec<String>,
    pub outcome: Outcome,
    /// Kernels of the file that no verdict is about, and whether because the program does not
    /// launch them.
    pub skipped: BTreeMap<String, bool>,
    /// Annotated lines, counted from 1.
    pub lines: BTreeMap<u32, Annotation>,
}

/// What the run as a whole must come to.
#[derive(Debug, PartialEq)]
pub enum Outcome {
    /// The same verdict for every kernel of the file.
    Every(Verdict),
    /// A verdict for each kernel by name; the file has no other kernels.
    Kernels(BTreeMap<String, Verdict>),
    /// A front-end or usage error.
    Error,
}

/// A defect that is expected on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Annotation {
    pub kind: DefectKind,
    /// For a race, the kinds of access that the line may be reported with.
    pub accesses: Vec<AccessKind>,
    /// Whether some defect must be reported on the line.
    pub required: bool,
    pub severity: Severity,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Severity {
    Error,
    /// Leaves the kernel inconclusive.
    Possible,
    /// Leaves the kernel proved.
    Warning,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DefectKind {
    Race,
    Divergence,
    Assertion,
}

impl Expectation {
    /// Reads the header and the annotations of a source text.
    ///
    /// # Errors
    ///
    /// Says what is wrong where the `verify:` or `expect:` line is missing, a line
    /// cannot be read, or verdict and annotations contradict each other.
    pub fn parse(source: &str) -> Result<Expectation, String> {
        let options = header(source, "verify:").ok_or("no `verify:` line at the top")?;
        let outcome = header(source, "expect:").ok_or("no `expect:` line at the top")?;
        let mut lines = BTreeMap::new();
        for (number, line) in (1..).zip(source.lines()) {
            if let Some(annotation) =
                annotation(line).map_err(|error| format!("line {number}: {error}"))?
            {
                lines.insert(number, annotation);
            }
        }
        let (outcome, skipped) = parse_outcome(outcome)?;
        let expectation = Expectation {
            options: split(options)?,
            outcome,
            skipped,
            lines,
        };
        expectation.check_consistent()?;
        Ok(expectation)
    }

    /// The exit code that the verdicts call for.
    pub fn exit_code(&self) -> i32 {
        let verdicts: Vec<Verdict> = match &self.outcome {
            Outcome::Error => return 2,
            Outcome::Every(verdict) => vec![*verdict],
            Outcome::Kernels(kernels) => kernels.values().copied().collect(),
        };
        if verdicts.contains(&Verdict::Defect) {
            1
        } else if verdicts.contains(&Verdict::Inconclusive)
            || self.skipped.values().any(|unlaunched| !unlaunched)
        {
            3
        } else {
            0
        }
    }

    fn expects(&self, verdict: Verdict) -> bool {
        match &self.outcome {
            Outcome::Error => false,
            Outcome::Every(every) => *every == verdict,
            Outcome::Kernels(kernels) => kernels.values().any(|one| *one == verdict),
        }
    }

    fn check_consistent(&self) -> Result<(), String> {
        for (line, annotation) in &self.lines {
            let (what, verdict) = match annotation.severity {
                Severity::Error => ("a defect", Verdict::Defect),
                Severity::Possible => ("a possible defect", Verdict::Inconclusive),
                Severity::Warning => continue,
            };
            if !self.expects(verdict) {
                return Err(format!("line {line} expects {what}, the header does not"));
            }
        }
        Ok(())
    }
}

/// The rest of the line `// KEY …` among the comment lines at the top.
fn header<'a>(source: &'a str, key: &str) -> Option<&'a str> {
    source
        .lines()
        .map_while(|line| line.strip_prefix("//").or_else(|| line.strip_prefix(';')))
        .find_map(|comment| comment.trim().strip_prefix(key))
        .map(str::trim)
}

/// `proved`, or `proved(a), defect(b), skipped(c), unlaunched(d)`.
fn parse_outcome(text: &str) -> Result<(Outcome, BTreeMap<String, bool>), String> {
    let mut skipped = BTreeMap::new();
    if text == "error" {
        return Ok((Outcome::Error, skipped));
    }
    if !text.contains('(') {
        return Ok((Outcome::Every(verdict(text)?), skipped));
    }
    let mut kernels = BTreeMap::new();
    for part in text.split(',').map(str::trim) {
        let (word, kernel) = part
            .strip_suffix(')')
            .and_then(|part| part.split_once('('))
            .ok_or_else(|| format!("`{part}` is not VERDICT(KERNEL)"))?;
        match word {
            "skipped" | "unlaunched" => {
                skipped.insert(kernel.to_owned(), word == "unlaunched");
            }
            _ => drop(kernels.insert(kernel.to_owned(), verdict(word)?)),
        }
    }
    Ok((Outcome::Kernels(kernels), skipped))
}

fn verdict(word: &str) -> Result<Verdict, String> {
    match word {
        "proved" => Ok(Verdict::Proved),
        "defect" => Ok(Verdict::Defect),
        "inconclusive" => Ok(Verdict::Inconclusive),
        _ => Err(format!("`{word}` is no verdict")),
    }
}

/// The trailing comment `// error[KIND]: …` or `// warning[KIND]: …` of a line.
fn annotation(line: &str) -> Result<Option<Annotation>, String> {
    let found = [
        ("// error[", Severity::Error),
        ("; error[", Severity::Error),
        ("// possible[", Severity::Possible),
        ("// warning[", Severity::Warning),
    ]
    .into_iter()
    .find_map(|(mark, severity)| Some((line.split_once(mark)?.1, severity)));
    let Some((rest, severity)) = found else {
        return Ok(None);
    };
    let (kind, rest) = rest.split_once(']').ok_or("no `]` after the kind")?;
    let (kind, required) = match kind.strip_suffix('?') {
        Some(kind) => (kind, false),
        None => (kind, true),
    };
    let kind = match kind {
        "race" => DefectKind::Race,
        "divergence" => DefectKind::Divergence,
        "assertion" => DefectKind::Assertion,
        _ => return Err(format!("`{kind}` is no kind of defect")),
    };
    let words = rest
        .trim_start_matches(':')
        .split(',')
        .map(str::trim)
        .filter(|w| !w.is_empty());
    let accesses = words.map(access).collect::<Result<Vec<_>, _>>()?;
    if (kind == DefectKind::Race) == accesses.is_empty() {
        return Err("a race names its accesses, other defects have none".into());
    }
    Ok(Some(Annotation {
        kind,
        accesses,
        required,
        severity,
    }))
}

fn access(word: &str) -> Result<AccessKind, String> {
    match word {
        "read" => Ok(AccessKind::Read),
        "write" => Ok(AccessKind::Write),
        "atomic" => Ok(AccessKind::Atomic),
        _ => Err(format!("`{word}` is no kind of access")),
    }
}

/// Splits at blanks; single quotes keep a word together.
fn split(options: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in options.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quoted {
        Err("a quote is not closed".into())
    } else {
        Ok(words)
    }
}
