//! Kernels of the source that were not verified, and why.

use crate::frontend::{Bitcode, KernelDefinition, Source};
use crate::kir::{Kernel, Module, Spans};
use crate::options::Launches;
use crate::report::model::{Skipped, Span};
use std::path::Path;

/// The kernels that the source defines and that the module has not, and templates of which it may not have all
/// instances. `None` where the source could not be read for them.
pub(super) fn skipped(bitcode: &Bitcode, module: &Module) -> Option<Vec<Skipped>> {
    let definitions = bitcode.definitions.as_ref()?;
    let left = definitions.iter().filter(|definition| {
        let mut kernels = module.kernels.iter().chain(&module.finals);
        definition.left_out_at.is_some()
            || !kernels.any(|kernel| comes_from(kernel, &module.spans, definition))
    });
    let left = left.map(|definition| Skipped {
        kernel: definition.name.clone(),
        reason: reason(definition),
        not_launched: false,
        span: Span {
            file: match definition.in_file {
                true => bitcode.path.display().to_string(),
                false => definition.file.display().to_string(),
            },
            line: definition.line,
            column: 0,
            inlined_at: Vec::new(),
        },
    });
    Some(left.collect())
}

/// A kernel that is not launched, as the recording or the program shows.
pub(super) fn not_launched(
    kernel: &Kernel,
    module: &Module,
    source: &Source,
    launches: &Launches,
) -> Skipped {
    let nowhere = || Span {
        file: source.path.display().to_string(),
        line: 0,
        column: 0,
        inlined_at: Vec::new(),
    };
    let span = kernel.span.map(|span| &module.spans[span]);
    Skipped {
        kernel: kernel.name.clone(),
        reason: match launches {
            Launches::Recorded(_) => "it is not launched in the recording".to_owned(),
            _ => "the program launches it nowhere, or never comes to where it does".to_owned(),
        },
        not_launched: true,
        span: span.map_or_else(nowhere, |span| Span {
            file: span.file.clone(),
            line: span.line,
            ..nowhere()
        }),
    }
}

/// Is it among the kernels that were asked for by name?
pub(super) fn is_asked_for(skipped: &Skipped, names: &[String]) -> bool {
    names.is_empty() || names.iter().any(|name| is_named(skipped, name))
}

/// Is it the kernel, or the template of the kernel, of this name?
pub(super) fn is_named(skipped: &Skipped, name: &str) -> bool {
    let template = name.split('<').next().unwrap_or(name);
    skipped.kernel == template || base(&skipped.kernel) == template
}

/// Was the kernel made of this definition?
fn comes_from(kernel: &Kernel, spans: &Spans, definition: &KernelDefinition) -> bool {
    let name = base(&definition.name);
    // Mangled names have the length of each name before it.
    let mangled = format!("{}{name}", name.len());
    let is_named = name.is_empty() || kernel.symbol == name || kernel.symbol.contains(&mangled);
    let is_there = kernel.span.is_none_or(|span| {
        let span = &spans[span];
        span.line == definition.line
            && Path::new(&span.file).file_name() == definition.file.file_name()
    });
    is_named && is_there
}

fn reason(definition: &KernelDefinition) -> String {
    let name = &definition.name;
    match (&definition.left_out_at, definition.is_template) {
        (Some((path, line)), true) => format!(
            "a template that host code may instantiate which was left out because it does not compile \
             ({}:{line}); to verify it, instantiate `{name}<ARGUMENTS>`",
            path.display()
        ),
        (None, true) => format!(
            "a template that nothing here launches or instantiates; to verify it, \
             instantiate `{name}<ARGUMENTS>`"
        ),
        (_, false) => "clang emits no code for it, as for an `inline` kernel of OpenCL".to_owned(),
    }
}

fn base(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}
