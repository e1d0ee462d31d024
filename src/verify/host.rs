//! The launches of the program that a file belongs to.

use std::time::Instant;

use super::{Error, given, launch};
use crate::engines::given::Given;
use crate::frontend::{self, Language, Source};
use crate::host::{LaunchSite, Program, Term};
use crate::kir::launch::{Size, Sizes};
use crate::kir::{Kernel, Module};
use crate::llvm;
use crate::options::{Launches, VerifyOptions};
use crate::report::model::{SiteReport, Span};

mod arrays;
mod terms;

use terms::Terms;

/// What the host code of a file launches.
///
/// # Errors
/// The host code does not compile.
pub(super) fn program(source: &Source, deadline: Option<Instant>) -> Result<Program, Error> {
    let bitcode = frontend::compile_host(source, deadline)?;
    llvm::launches(&bitcode).map_err(|error| Error::Import {
        path: source.path.clone(),
        error,
    })
}

/// What is known of the launches of a file's kernels.
#[derive(Default)]
pub(super) struct Launched {
    /// None where the host code was not read.
    program: Option<Program>,
    /// Why it was not, or what is taken for granted of it.
    pub remark: Option<String>,
}

/// Reads the host code of a file, where the options leave it to that to say the launches.
pub(super) fn read(source: &Source, options: &VerifyOptions) -> Launched {
    let has_host_code = matches!(source.language, Language::Cuda | Language::Hip);
    let given = options.block.is_some() || options.grid.is_some();
    if !has_host_code || given || options.launches == Launches::Any {
        return Launched::default();
    }
    let deadline = options.timeout.map(|limit| Instant::now() + limit);
    let program = match program(source, deadline) {
        Ok(program) if program.launches.is_empty() => return Launched::default(),
        Ok(program) => program,
        Err(_) => {
            let remark = "any launch is possible: the host code does not compile without headers \
                          that are not here";
            return Launched {
                program: None,
                remark: Some(remark.to_owned()),
            };
        }
    };
    let remark = match program.has_main {
        true => {
            "the program is this file: its functions are called, and its kernels launched, \
                 in it alone; host code has no undefined behaviour"
        }
        false => {
            "kernels that this file launches are launched in it alone; host code has no \
                  undefined behaviour"
        }
    };
    Launched {
        program: Some(program),
        remark: Some(remark.to_owned()),
    }
}

impl Launched {
    /// The launches of a kernel that are verified each by itself.
    pub fn sites_of(&self, kernel: &Kernel) -> Vec<&LaunchSite> {
        let sites = self.program.iter().flat_map(|program| &program.launches);
        let mut own: Vec<&LaunchSite> = Vec::new();
        for site in sites.filter(|site| site.kernel == kernel.symbol) {
            if !own.iter().any(|known| known.is_same_launch(site)) {
                own.push(site);
            }
        }
        own
    }

    /// Is a kernel to be verified for every launch?
    pub fn needs_every_launch(&self, kernel: &Kernel, options: &VerifyOptions) -> bool {
        let escapes = |program: &Program| program.escaping.contains(&kernel.symbol);
        options.launches == Launches::Both
            || self.program.as_ref().is_some_and(escapes)
            || self.sites_of(kernel).is_empty()
    }
}

/// A kernel as one place launches it.
pub(super) struct Instance {
    /// The file's kernels, with this one alone as it is launched: values of the host that it
    /// depends on are parameters of it.
    pub module: Module,
    pub options: VerifyOptions,
    pub given: Given,
    pub site: SiteReport,
    /// Names of pointers that point into one array.
    pub joined: Vec<(String, String)>,
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
) -> Result<Instance, (SiteReport, Error)> {
    let report = describe(site);
    let failed = |error| (report.clone(), error);
    let mut options = VerifyOptions {
        block: Some(sizes(&site.block)),
        grid: Some(sizes(&site.grid)),
        ..options.clone()
    };
    let mut module = module.clone();
    let kernel = &mut module.kernels[index];
    let illegal = |message: &str| Error::Launch {
        kernel: kernel.name.clone(),
        message: message.to_owned(),
    };
    let all = site.block.iter().chain(&site.grid);
    if all.clone().any(|size| size.as_constant() == Some(0)) {
        return Err(failed(illegal(
            "a size of the launch is zero: the kernel never runs",
        )));
    }
    let launch = launch::resolve(kernel, &options).map_err(&failed)?;
    let mut terms = Terms::new(kernel, site);
    let mut conditions = terms.conditions(&launch);
    let extents = arrays::extents(&mut terms);
    let joined = arrays::join(&mut terms, &mut conditions);
    let arrays_are_apart = arrays::are_apart(kernel, site);
    given::keep_applicable(kernel, &launch, &mut options);
    let mut given = given::given(&module, &[index], &options).map_err(failed)?;
    let mut given = std::mem::take(&mut given[index]);
    given.assumes.extend(conditions);
    // What the user says of them comes last and counts.
    given.extents.splice(0..0, extents);
    given.arrays_are_apart = arrays_are_apart;
    Ok(Instance {
        module,
        options,
        given,
        site: report,
        joined,
    })
}

fn sizes(terms: &[Term; 3]) -> Sizes {
    terms.each_ref().map(|term| match term.as_constant() {
        Some(size) => Size::Fixed(size as u32),
        None => Size::Symbolic,
    })
}

/// The launch in words.
fn describe(site: &LaunchSite) -> SiteReport {
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
    SiteReport {
        span,
        block: text(&site.block),
        grid: text(&site.grid),
        facts: site
            .facts
            .iter()
            .map(|fact| site.show(fact).to_string())
            .collect(),
    }
}
