//! Repair of a file's kernels: races found by exploration become changes of the source.

use super::Error;
use super::draft::Draft;
use super::explore::{ExploreOptions, explore_parts};
use super::parts::Parts;
use crate::explore::execution::{Execution, Label, Node, Position};
use crate::explore::graph::RaceKind;
use crate::explore::kernel::KernelProgram;
use crate::explore::paths;
use crate::explore::program::{Program, Space};
use crate::explore::summary::counts_text;
use crate::explore::{Outcome, Scope};
use crate::frontend::Source;
use crate::kir::{Inst, Kernel, Type};
use crate::repair::{Accessed, Effect, Element, Link, Memory, Race, Repair, Verdict, diff, repair};

/// What came of a repair.
pub struct FixReport {
    pub repair: Repair,
    /// The changes as a unified diff; empty if there are none.
    pub patch: String,
    /// Lines of the source that are changed or new.
    pub changed_lines: usize,
    /// Texts that were explored.
    pub explored: usize,
}

/// Looks for the changes of a source after which its kernels have no race. The file itself
/// stays as it is. `program` are the files that may belong to one program with it.
///
/// # Errors
/// As [`super::explore_file`]; or the file is of another language than CUDA, HIP and OpenCL.
pub fn fix_file(
    source: &Source,
    program: &[Source],
    options: &ExploreOptions,
) -> Result<FixReport, Error> {
    let draft = Draft::of(source)?;
    let others = program.iter().filter(|other| other.path != source.path);
    let parts = Parts::new(&others.cloned().collect::<Vec<_>>());
    let mut options = options.clone();
    options.exploration.all_defects = false;
    let mut explored = 0;
    let mut explore = |text: &str| {
        explored += 1;
        draft.write(text)?;
        explored_once(&draft, &parts, &options).map_err(|error| draft.told(&error))
    };
    let text = &draft.text;
    let repair = repair(text, draft.dialect, &mut explore).map_err(|message| Error::Fix {
        path: source.path.clone(),
        message,
    })?;
    Ok(FixReport {
        patch: diff::unified(&source.path.display().to_string(), text, &repair.text),
        changed_lines: diff::changed_lines(text, &repair.text),
        explored,
        repair,
    })
}

/// What is first found of the kernels of a file.
fn explored_once(draft: &Draft, parts: &Parts, options: &ExploreOptions) -> Result<Verdict, Error> {
    let mut verdicts = Vec::new();
    explore_parts(
        &draft.source,
        parts,
        options,
        &mut |kernel, program, outcome| {
            verdicts.push(File(draft).verdict(kernel, program, outcome));
        },
    )?;
    let mut all = 0;
    for verdict in &verdicts {
        match verdict {
            Verdict::Safe { executions } => all += executions,
            other => return Ok(other.clone()),
        }
    }
    Ok(match verdicts.is_empty() {
        true => Verdict::Unknown("the file has no kernels".to_owned()),
        false => Verdict::Safe { executions: all },
    })
}

/// The file that is compiled.
struct File<'d>(&'d Draft);

impl File<'_> {
    fn verdict(&self, kernel: &Kernel, program: &KernelProgram<'_>, outcome: &Outcome) -> Verdict {
        if let Some(found) = outcome.races.values().next()
            && let Some((kind, events)) = found.execution.race
        {
            return Verdict::Race(self.race(kernel, program, &found.execution, kind, events));
        }
        let defect = if let Some(failure) = outcome.failures.keys().next() {
            Some(failure.message.clone())
        } else if !outcome.divergences.is_empty() {
            Some("barrier divergence".to_owned())
        } else if !outcome.deadlocks.is_empty() {
            Some("a deadlock".to_owned())
        } else if outcome.condition[0].count > 0 {
            Some("an assertion that does not hold once the grid has ended".to_owned())
        } else {
            None
        };
        if let Some(defect) = defect {
            return Verdict::Other(defect);
        }
        if let Some((_, construct)) = outcome.unsupported.first() {
            return Verdict::Unknown(format!("not supported: {construct}"));
        }
        match outcome.interrupted || outcome.bounded {
            true => Verdict::Unknown(counts_text(outcome)),
            false => Verdict::Safe {
                executions: outcome.executions,
            },
        }
    }

    fn race(
        &self,
        kernel: &Kernel,
        program: &KernelProgram<'_>,
        execution: &Execution,
        kind: RaceKind,
        [a, b]: [Position; 2],
    ) -> Race {
        let links = paths::links(execution, a, b).or_else(|| paths::links(execution, b, a));
        let accessed = |at: Position| self.accessed(kernel, program, execution, at);
        let links = links
            .unwrap_or_default()
            .into_iter()
            .map(|(write, read)| Link {
                write: accessed(write),
                read: accessed(read),
                scope: least_scope(program, write, read),
            });
        Race {
            heterogeneous: kind == RaceKind::Heterogeneous,
            accesses: [accessed(a), accessed(b)],
            scope: least_scope(program, a, b),
            links: links.collect(),
        }
    }

    fn accessed(
        &self,
        kernel: &Kernel,
        program: &KernelProgram<'_>,
        execution: &Execution,
        at: Position,
    ) -> Accessed {
        let node = execution.node(at);
        let span = program.span(node.site);
        let own = span.and_then(|span| self.0.place(&span.file, span.line, span.column));
        let shared = |cell: u64| program.space(cell) == Space::Shared;
        let (place, shown) = match own {
            Some((place, shown)) => (Some(place), shown),
            None => (None, program.site_name(node.site)),
        };
        Accessed {
            place,
            shown,
            effect: effect(execution, at, node),
            order: node.access.order,
            scope: node.access.scope,
            element: element(kernel, program, node),
            memory: match node.label {
                Label::Read { cell, .. } | Label::Write { cell, .. } if shared(cell) => {
                    Memory::Shared
                }
                _ => Memory::Global,
            },
        }
    }
}

/// The least scope around one thread that has the other, from blocks on: not every language
/// has a scope of a warp.
fn least_scope(program: &KernelProgram<'_>, a: Position, b: Position) -> Scope {
    let placements = program.threads();
    let (a, b) = (&placements[a.thread], &placements[b.thread]);
    let has_both = |scope: &Scope| *scope >= Scope::Block && a.shares(*scope, b);
    Scope::ALL
        .into_iter()
        .find(has_both)
        .unwrap_or(Scope::System)
}

fn effect(execution: &Execution, at: Position, node: &Node) -> Effect {
    match node.label {
        Label::Write {
            exclusive: true, ..
        } => Effect::Update,
        Label::Write { .. } => Effect::Write,
        _ => {
            let next = execution.threads[at.thread].get(at.index + 1);
            let half = next.is_some_and(|next| {
                matches!(
                    next.label,
                    Label::Write {
                        exclusive: true,
                        ..
                    }
                )
            });
            if half { Effect::Update } else { Effect::Read }
        }
    }
}

fn element(kernel: &Kernel, program: &KernelProgram<'_>, node: &Node) -> Element {
    let value = program
        .inst(node.site)
        .and_then(|inst| match &kernel.insts[inst].inst {
            Inst::Load { .. } => kernel.insts[inst].result,
            Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => Some(*value),
            Inst::CmpXchg { desired, .. } => Some(*desired),
            _ => None,
        });
    match value.map(|value| kernel.values[value].ty) {
        Some(Type::Int(bits @ (32 | 64))) => Element::Integer(bits / 8),
        Some(ty @ Type::Float(_)) => Element::Float(ty.bytes() as u32),
        _ => Element::Other,
    }
}
