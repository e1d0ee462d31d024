//! What calls give to the functions of the program that store it.

use super::Stores;
use crate::llvm::handle::{Layout, Val, ValueKind};
use crate::llvm::launches::allocations::is_fresh;
use crate::llvm::launches::places::{Origin, Origins};
use crate::llvm::launches::points::Points;

impl Stores<'_> {
    /// The calls of a function in the program, by its address too.
    pub(in super::super) fn calls_of(&self, function: Val) -> &[Val] {
        self.points.calls_of(function)
    }

    /// May two values of which one is what a function of the program returns be one pointer?
    pub(in super::super) fn may_return_one(&self, one: Val, other: Val) -> bool {
        let returns = |value: Val| {
            let callee = value.callee();
            callee.is_some_and(|callee| !callee.is_declaration())
        };
        let [own, others] = [one, other].map(|value| self.points.of(value));
        let is_stored = |pointer: Val| {
            let mut stored = self.all.iter().flat_map(|store| &store.stored);
            stored.any(|origin| origin.is(pointer))
        };
        // Each call returns other memory, unless it was kept.
        let is_made_by_each = |object: Val| is_fresh(object) && !is_stored(object);
        let mut shared = own
            .objects()
            .filter(|object| others.objects().any(|other| other == *object));
        (returns(one) || returns(other)) && shared.any(|object| !is_made_by_each(object))
    }

    /// The calls that give a function this pointer, to one of the parameters that a value is one of.
    pub(super) fn given_by(&self, value: Val, pointer: Val) -> Vec<Val> {
        let own = Origins::of(self.layout, value).all.into_iter();
        let params = own.filter(|origin| is_param(origin.value));
        let given = params.flat_map(|param| args(self.points, param.value));
        let is_it = |arg: Val| {
            let all = origins(self.points, self.layout, arg);
            all.iter().any(|origin| origin.is(pointer))
        };
        given
            .filter(|(_, arg)| is_it(*arg))
            .map(|(call, _)| call)
            .collect()
    }
}

/// What a value is one of: where that is a parameter, also what calls give for it.
pub(super) fn origins(points: &Points, layout: Layout, value: Val) -> Vec<Origin> {
    let mut all: Vec<Origin> = Vec::new();
    let mut work = vec![(value, false)];
    let mut seen = Vec::new();
    while let Some((value, is_moved)) = work.pop() {
        for origin in Origins::of(layout, value).all {
            let is_moved = is_moved || origin.is_moved;
            if is_param(origin.value) && !seen.contains(&(origin.value, is_moved)) {
                seen.push((origin.value, is_moved));
                work.extend(args(points, origin.value).map(|(_, arg)| (arg, is_moved)));
            }
            all.push(Origin { is_moved, ..origin });
        }
    }
    all
}

fn is_param(value: Val) -> bool {
    value.kind() == ValueKind::LLVMArgumentValueKind
}

/// The calls that give something for a parameter, and what.
fn args(points: &Points, param: Val) -> impl Iterator<Item = (Val, Val)> {
    let function = param.function_of_parameter();
    let params = function.map(Val::params).unwrap_or_default();
    let index = params.iter().position(|&own| own == param);
    let calls = function.map_or(&[][..], |function| points.calls_of(function));
    let arg = move |call: &Val| Some((*call, *call.call_args().get(index?)?));
    calls.iter().filter_map(arg)
}
