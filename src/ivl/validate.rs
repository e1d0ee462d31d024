//! What must hold of every program that a pass makes.

use super::ast::{Expr, Program};
use super::check::check;
use super::parse::parse;
use super::subst::program_exprs;
use super::traverse::post_order;
use std::collections::HashMap;

/// The most nodes, shared ones counted wherever they are used, of a program
/// that is printed to be read back.
const MOST_NODES: usize = 1_000_000;

/// Demands that the program is well-formed and reads back as it is printed.
/// For debug builds and tests: it prints the whole program.
///
/// # Panics
///
/// When it is not; `stage` says whose fault that is.
pub fn assert_valid(stage: &str, program: &Program) {
    if let Err(errors) = check(program) {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!(
            "the {stage} program is ill-formed:\n{}\n{program}",
            errors.join("\n")
        );
    }
    if printed_nodes(program) > MOST_NODES {
        return;
    }
    let text = program.to_string();
    match parse(&text) {
        Ok(parsed) => assert!(
            parsed == *program,
            "the {stage} program reads back differently:\n{text}"
        ),
        Err(error) => panic!("the {stage} program does not read back: {error}\n{text}"),
    }
}

/// The nodes that the text of the program shows.
fn printed_nodes(program: &Program) -> usize {
    let mut roots: Vec<&Expr> = Vec::new();
    program_exprs(program, &mut |expr| roots.push(expr));
    let mut sizes: HashMap<usize, usize> = HashMap::new();
    for node in post_order(roots.iter().copied()) {
        let below = node.children().map(|child| sizes[&child.address()]);
        let size = below.fold(1, usize::saturating_add);
        sizes.insert(node.address(), size);
    }
    roots
        .iter()
        .map(|root| sizes[&root.address()])
        .fold(0, usize::saturating_add)
}
