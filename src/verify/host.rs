//! The launches of the program that a file belongs to.

use std::collections::BTreeSet;
use std::fs;

use super::{Error, given, launch};
use crate::engines::contents::Fact;
use crate::engines::given::Given;
use crate::frontend::{self, Language, Source};
use crate::host::{LaunchSite, Program, Term};
use crate::kir::launch::{Size, Sizes};
use crate::kir::{Kernel, Module, Object, ObjectKind};
use crate::llvm;
use crate::options::VerifyOptions;
use crate::report::model::{SiteReport, Span};
use crate::report::warning::Warning;
use crate::transform;

mod arrays;
mod asked;
mod behind;
mod contents;
mod counters;
mod files;
mod fillings;
mod makers;
mod products;
mod reading;
mod recorded;
mod resets;
mod rests;
mod terms;

pub use arrays::variable;
pub use asked::Asked;
pub(super) use behind::doubtful_pointees;
pub use reading::Reading;

use recorded::Recorded;
use terms::Terms;

/// What is known of the launches of a program's kernels.
#[derive(Default)]
pub struct Launched {
    /// Programs, each with the files that it is made of; none where no host code was read.
    programs: Vec<(Vec<Source>, Program)>,
    /// The same of whole ones that launch nothing.
    idle: Vec<(Vec<Source>, Program)>,
    /// There are others of which nothing is known.
    is_partly_read: bool,
    /// Launches that were recorded, in place of those of host code.
    recorded: Option<Recorded>,
    /// Why it was not, or what is taken for granted of it.
    remarks: BTreeSet<String>,
    unread: Option<NotRead>,
    /// Which part of the only file was not.
    left_out: Option<NotRead>,
    /// Programs that were not, and what clang said of them.
    rejected: Vec<(Source, String)>,
    /// The files with a `main` that were.
    mains: Vec<Source>,
}

/// Why some host code was not read.
#[derive(Clone, Debug)]
pub enum NotRead {
    /// Clang does not take it, for a reason that it says.
    Rejected(String),
    /// Nor this part of it, in words.
    LeftOut(String),
    TimeIsOver,
    /// A bug of Warpproof, or no thread for it.
    Failed,
}

impl NotRead {
    pub fn warning(&self) -> Warning {
        let why = match self {
            NotRead::TimeIsOver => {
                "the time limit ran out before the host code was read".to_owned()
            }
            NotRead::Failed => "Warpproof failed to read the host code".to_owned(),
            NotRead::Rejected(complaint) => {
                format!("the host code does not compile here{complaint}")
            }
            NotRead::LeftOut(part) => format!("{part} and may launch the kernel"),
        };
        Warning::LaunchesNotRead { why }
    }
}

fn has_host_code(language: Language) -> bool {
    use Language::*;
    matches!(language, Cuda | Hip | Cpp | C)
}

const OUT_OF_TIME: &str =
    "launches may be any: the time limit ran out before the host code was read to its end";

/// What there is in files that were not read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unread {
    Nothing,
    OtherCode,
    Launches,
}

impl Launched {
    /// Of host code that was not read to its end.
    fn unread(why: NotRead) -> Launched {
        let remark = match &why {
            NotRead::TimeIsOver => OUT_OF_TIME,
            _ => "launches may be any: Warpproof failed to read the host code",
        };
        Launched {
            remarks: BTreeSet::from([remark.to_owned()]),
            unread: Some(why),
            ..Launched::default()
        }
    }

    fn recorded(recorded: Recorded) -> Launched {
        Launched {
            remarks: recorded.remarks().into_iter().collect(),
            recorded: Some(recorded),
            ..Launched::default()
        }
    }

    /// Directives of OpenMP mean nothing where the options do not ask for it.
    fn remark_on_directives(&mut self, source: &Source) {
        let text = fs::read(&source.path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let mut lines = text
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix('#'));
        let has_directives = lines.any(|line| {
            let mut words = line.split_whitespace();
            (words.next(), words.next()) == (Some("pragma"), Some("omp"))
        });
        if has_directives && !source.clang_args.iter().any(|arg| arg == "-fopenmp") {
            let file = source.path.display();
            self.remarks.insert(format!(
                "directives of OpenMP in the host code of {file} are left out, as its options do \
                 not say `-fopenmp`"
            ));
        }
    }

    /// The programs that a file belongs to, and what is taken for granted of them.
    fn text(&self, file: &Source) -> String {
        let remarks = self.remarks.iter();
        let remarks = remarks.map(|remark| format!("// {remark}\n"));
        let programs = self.programs_of(file);
        let programs = programs.map(|(program, _)| program.to_string());
        remarks.chain(programs).collect()
    }

    /// What is taken for granted of host code.
    pub fn remarks(&self) -> impl Iterator<Item = &String> {
        self.remarks.iter()
    }

    /// The programs that a file belongs to, each with its number there.
    fn programs_of(&self, file: &Source) -> impl Iterator<Item = (&Program, usize)> {
        of_file(&self.programs, file)
    }
}

fn of_file<'a>(
    programs: &'a [(Vec<Source>, Program)],
    file: &Source,
) -> impl Iterator<Item = (&'a Program, usize)> {
    programs.iter().filter_map(move |(files, program)| {
        let number = files.iter().position(|source| source == file)?;
        Some((program, number))
    })
}

fn joined_arrays(kernel: &Kernel, (one, other): &(String, String)) -> Warning {
    let but = match [one, other].iter().any(|name| is_restrict(kernel, name)) {
        true => ", though one is declared `restrict`",
        false => "",
    };
    Warning::JoinedArrays {
        one: one.clone(),
        other: other.clone(),
        but,
    }
}

/// Does the kernel declare that what the array holds, if it is written, is accessed by this parameter alone?
fn is_restrict(kernel: &Kernel, array: &str) -> bool {
    let mut objects = kernel.objects.values();
    objects.any(|object| {
        let is_restrict = matches!(object.kind, ObjectKind::Param { restrict: true, .. });
        is_restrict && object.name == array
    })
}

/// A kernel as one place launches it.
pub(super) struct Instance {
    /// The file's kernels, with this one alone as it is launched: values of the host that it
    /// depends on are parameters of it.
    pub module: Module,
    pub options: VerifyOptions,
    pub given: Given,
    pub site: SiteReport,
    /// What is to be said of pointers.
    pub warnings: Vec<Warning>,
}

/// The kernel at `index` as the site launches it.
///
/// # Errors
/// The sizes are none that the kernel or the hardware allows, in words.
pub(super) fn instance(
    module: &Module,
    index: usize,
    site: &LaunchSite,
    options: &VerifyOptions,
) -> Result<Instance, Error> {
    let mut options = VerifyOptions {
        block: Some(sizes(&site.block)),
        grid: Some(sizes(&site.grid)),
        of_kernels: Vec::new(),
        ..options.clone()
    };
    let kernels = &module.kernels;
    let mut module = module.clone();
    let kernel = &mut module.kernels[index];
    if let Some(why) = refused(kernel, site) {
        return Err(Error::Launch {
            kernel: kernel.name.clone(),
            message: why,
        });
    }
    if let Some(offset) = site.global_offset {
        transform::set_global_offset(kernel, offset);
        options.global_offset = Some(offset);
    }
    let launch = launch::resolve(kernel, &options)?;
    let known = with_fitting_arguments(site, kernel);
    let mut terms = Terms::new(kernel, &known);
    let mut conditions = terms.conditions(&launch);
    let as_a_rule = terms.as_a_rule();
    // Runs know sizes as well, and where accesses leave arrays is not asked about otherwise.
    let extents = match options.check_bounds {
        true => arrays::extents(&mut terms),
        false => Vec::new(),
    };
    let not_empty = arrays::filled(&mut terms);
    let floats = terms.floats();
    let fillings = fillings::facts(&mut terms, kernels);
    let joined = arrays::join(&mut terms, &mut conditions);
    may_be_joined(kernel, &joined)?;
    let arrays_are_apart = arrays::are_apart(kernel, &known);
    let told = joined
        .iter()
        .map(|pair| joined_arrays(&kernels[index], pair));
    let doubtful = arrays::doubtful(kernel, &known);
    let (starts, counters) = contents::starts(kernel, &known);
    contents::settle_arrays(kernel, &starts);
    contents::settle_constants(kernel, &known);
    products::compute(kernel, &known);
    let count = site.stands_for;
    let together = (count > 1).then_some(Warning::JoinedLaunches { count });
    let mut warnings: Vec<Warning> = (together.into_iter().chain(told))
        .chain(doubtful)
        .chain(counters)
        .chain(unsuited(site, &known))
        .chain(rests::dropped(kernel, &known))
        .collect();
    given::keep_applicable(kernel, &launch, &mut options);
    let mut given = given::given(&module, &[index], &options)?.swap_remove(index);
    let kernel = &module.kernels[index];
    warnings.extend(leave_out_joined(&mut given, kernel, &joined));
    let filled = fillings::settled(kernel, &known, &fillings);
    given.contents.extend(fillings);
    given.assumes.extend(conditions);
    (given.as_a_rule, given.rules) = as_a_rule;
    // What the user says of them comes last and counts.
    given.extents.splice(0..0, extents);
    given.filled = not_empty;
    given.arrays_are_apart = arrays_are_apart;
    given.starts = starts;
    given.made = makers::made(&module.kernels, index, &known);
    given.made.arrays.retain(|made| !filled.contains(made));
    given.constants = floats;
    Ok(Instance {
        module,
        options,
        given,
        site: describe(site),
        warnings,
    })
}

/// # Errors
/// Pointers that lie in arrays were told apart as if none were joined.
fn may_be_joined(kernel: &Kernel, joined: &[(String, String)]) -> Result<(), Error> {
    let leads_on = |object: &Object| object.kind == ObjectKind::Pointees;
    if joined.is_empty() || !kernel.objects.values().any(leads_on) {
        return Ok(());
    }
    let message = "pointers that lie in arrays were told apart as if no two parameters pointed \
                   into one array, as two do here";
    Err(Error::Launch {
        kernel: kernel.name.clone(),
        message: message.to_owned(),
    })
}

/// Makes no use of what is said of elements where an array begins in another one. In words.
fn leave_out_joined(
    given: &mut Given,
    kernel: &Kernel,
    joined: &[(String, String)],
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for (a, b) in joined {
        let is_of = |fact: &Fact| [a, b].contains(&&kernel.objects[fact.array].name);
        if given.contents.iter().any(is_of) {
            given.contents.retain(|fact| !is_of(fact));
            given.says_more = true;
            let (one, other) = (a.clone(), b.clone());
            warnings.push(Warning::UnusedFactOfJoined { one, other });
        }
    }
    warnings
}

/// The launch, without its arguments where the host passes others than the kernel takes: rules
/// of the two sides may leave out parameters without contents.
fn with_fitting_arguments(site: &LaunchSite, kernel: &Kernel) -> LaunchSite {
    let mut site = site.clone();
    let taken = kernel.arguments.iter().map(|argument| argument.bytes);
    let fits = site.params.iter().all(Option::is_some) && taken.eq(site.params.iter().copied());
    if !fits {
        site.scalars.clear();
        site.pointers.clear();
        site.doubtful.clear();
        site.behind.clear();
    }
    site
}

/// What is to be said where arguments of a recording were left out.
fn unsuited(site: &LaunchSite, known: &LaunchSite) -> Option<Warning> {
    // A source that has changed since, or another kernel of this name.
    let is_recorded = site.places.is_empty();
    let seen = |site: &LaunchSite| site.scalars.len() + site.pointers.len();
    (is_recorded && seen(site) > seen(known)).then_some(Warning::UnsuitedRecording)
}

fn sizes(terms: &[Term; 3]) -> Sizes {
    terms.each_ref().map(|term| match term.as_constant() {
        Some(size) => Size::Fixed(size as u32),
        None => Size::Symbolic,
    })
}

/// The launch in words.
pub(super) fn describe(site: &LaunchSite) -> SiteReport {
    let text = |sizes: &[Term; 3]| {
        let one = |size: &Term| size.as_constant() == Some(1);
        let count = sizes
            .iter()
            .rposition(|size| !one(size))
            .map_or(1, |last| last + 1);
        let texts = sizes[..count]
            .iter()
            .map(|size| site.show(size).to_string());
        texts.collect::<Vec<_>>().join(", ")
    };
    let mut spans = site.places.iter().map(|place| Span {
        file: place.file.clone(),
        line: place.line,
        column: place.column,
        inlined_at: Vec::new(),
    });
    let first = spans.next();
    let span = first.map(|first| Span {
        inlined_at: spans.collect(),
        ..first
    });
    let facts = site.facts.iter().map(|fact| site.show(fact).to_string());
    let mut facts: Vec<String> = facts.collect();
    // Signed and unsigned ones look the same.
    let mut seen = BTreeSet::new();
    facts.retain(|fact| seen.insert(fact.clone()));
    SiteReport {
        span,
        launches: site.stands_for,
        block: text(&site.block),
        grid: text(&site.grid),
        facts,
    }
}

/// The launches of a file's host code as text; with other files, those of the programs that they
/// and it are.
///
/// # Errors
/// The host code of the only file does not compile.
pub(super) fn text(
    source: &Source,
    program: &[Source],
    options: &VerifyOptions,
) -> Result<String, Error> {
    let others = program.iter().filter(|other| *other != source);
    let others = others.filter(|other| has_host_code(other.language));
    let mut all: Vec<Source> = others.cloned().collect();
    if !all.is_empty() && has_host_code(source.language) {
        all.insert(0, source.clone());
        return Ok(files::read(&all, options.run_args.as_deref(), None).text(source));
    }
    let (bitcode, left_out) = match frontend::compile_host(source, None) {
        Ok(bitcode) => (bitcode, None),
        Err(error) => match frontend::compile_host_parts(source, None) {
            Some(parts) => {
                let left_out = files::code_left_out(&parts);
                (parts.bitcode, left_out)
            }
            None => return Err(error.into()),
        },
    };
    let asked = llvm::Asked {
        complete: true,
        arguments: options.run_args.as_deref(),
        left_out: left_out.as_ref(),
    };
    let program = llvm::launches(&[&bitcode], &asked).map_err(|error| Error::Import {
        path: source.path.clone(),
        error,
    })?;
    Ok(program.to_string())
}

/// Why a launch of the kernel is not verified.
fn refused(kernel: &Kernel, site: &LaunchSite) -> Option<String> {
    if let Some(unmodelled) = site.unmodelled {
        return Some(format!("this launch is not modelled: {unmodelled}"));
    }
    if let Some((texture, array)) = arrays::written_behind_texture(kernel, site) {
        return Some(format!(
            "the texture `{texture}` reads the array behind `{array}`, which the kernel writes: what it \
             reads is not defined"
        ));
    }
    let mut sizes = site.block.iter().chain(&site.grid);
    let is_empty = sizes.any(|size| size.as_constant() == Some(0));
    is_empty.then(|| "a size of the launch is zero: the kernel never runs".to_owned())
}
