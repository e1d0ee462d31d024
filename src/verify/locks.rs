//! What is to be said of a kernel's locks.

use crate::analysis::cfg::Cfg;
use crate::analysis::locks::Locks;
use crate::analysis::points_to::PointsTo;
use crate::engines::Subject;
use crate::report::model::Span;
use crate::report::warning::Warning;

/// Where threads go on with locks that they give back nowhere.
pub(super) fn kept(subject: &Subject) -> Vec<Warning> {
    let kernel = subject.kernel;
    let Ok(cfg) = Cfg::new(kernel) else {
        return Vec::new();
    };
    let locks = Locks::new(kernel, &cfg, &PointsTo::new(kernel));
    let kept = locks.kept.iter().filter_map(|&(lock, block)| {
        let block = &kernel.blocks[block];
        let last = block.insts.last().and_then(|&inst| kernel.insts[inst].span);
        let Span { file, line, .. } = Span::of(&subject.module.spans, last.or(block.span)?);
        let lock = kernel.objects[lock].name.clone();
        Some(Warning::LockKept { lock, file, line })
    });
    kept.collect()
}
