//! Who drew a number: a function of the program says of each number that an addition to a
//! cell returned or reserved whether the first thread of the pair drew it.
//!
//! It is arbitrary but for what facts state of it, and another one in each barrier interval,
//! as nothing is known of additions on the other side of a barrier; but where nothing else than
//! additions touches the counter in the whole kernel.

use crate::engines::twothread::program::{Program, epoch};
use crate::ivl::{Expr, Function, Type, Var};
use crate::kir::ObjectId;

/// "The first thread drew the number (so many bits) from the cell of the counter."
pub fn drawn_by_first(
    program: &mut Program,
    counter: ObjectId,
    cell: &Expr,
    number: Expr,
    width: u32,
) -> Expr {
    let owner = program.objects[counter].owner();
    let only_counts = program.objects[counter].only_counts;
    if !only_counts && !program.vars.contains_key(&epoch()) {
        program.declare(epoch(), Type::Bv(32), false);
    }
    if !program.functions.iter().any(|f| f.name == owner) {
        program.functions.push(Function {
            attrs: Vec::new(),
            name: owner.clone(),
            params: vec![
                Var::new("epoch", Type::Bv(32)),
                Var::new("cell", Type::Bv(64)),
                Var::new("drawn", Type::Bv(width)),
            ],
            result: Type::Bool,
            body: None,
        });
    }
    let interval = match only_counts {
        true => Expr::bv(0, 32),
        false => Expr::var(epoch()),
    };
    Expr::apply(owner, vec![interval, cell.clone(), number])
}

/// Do both threads of the pair see the object?
pub fn is_common(program: &Program, object: ObjectId) -> bool {
    !program.objects[object].map_divergent(program.pairing)
}
