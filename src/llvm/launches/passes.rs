//! The passes that bring what is said of launches next to them.

use std::collections::{HashMap, HashSet};

use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;

use super::quiet::is_of_streams;
use super::stubs::{self, Stubs};
use super::{Asked, arguments, library, locals, masks, nulls, symbols, unseen, words};
use crate::llvm::ImportError;
use crate::llvm::handle::{Blk, FUNCTION_ATTRIBUTES, Linkage, ModuleHandle, Opcode, TypeKind, Val};
use crate::llvm::passes::run_pipeline;

/// Is there a `main`?
pub(super) fn has_main(module: ModuleHandle) -> bool {
    let mut functions = module.functions().into_iter();
    functions.any(|function| function.name() == "main" && !function.is_declaration())
}

/// Inlines what leads to launches into functions that nothing calls, and promotes variables.
/// Is the program there from `main` on?
///
/// # Errors
/// When LLVM refuses a pass.
pub(super) fn run(
    module: ModuleHandle,
    stubs: &Stubs,
    asked: &Asked<'_>,
    short_loops: ShortLoops,
) -> Result<bool, ImportError> {
    let functions = module.functions();
    let is_whole = asked.complete && has_main(module);
    library::describe(&functions);
    for &function in &functions {
        // Inlined, they would call through tables.
        match is_of_streams(&function.name()) {
            true => function.add_attribute("noinline"),
            false => function.remove_attribute("noinline"),
        }
        function.remove_attribute("optnone");
    }
    // What the host has of a variable of the device says nothing of what that holds.
    for shadow in shadows(module) {
        shadow.set_linkage(Linkage::LLVMExternalLinkage);
    }
    leave_alone_what_returns_twice(&functions);
    inline_towards_launches(&functions);
    if is_whole {
        unseen::keep_to_the_program(module, asked.left_out.is_none());
    }
    masks::rewrite(module);
    // What functions of C's library do with addresses that they are given.
    run_pipeline(module, None, "inferattrs")?;
    for _ in 0..ROUNDS {
        run_pipeline(module, None, BRING_TOGETHER)?;
        nulls::exclude(module);
        if stubs.rewrite_explicit(module) {
            run_pipeline(module, None, FIND_NODES)?;
            stubs.rewrite_explicit(module);
        }
        symbols::rewrite(module, asked.complete);
    }
    if is_whole && asked.left_out.is_none() {
        unseen::say_who_calls_back(module);
    }
    words::take_apart(module);
    locals::put_into_main(module);
    if asked.arguments.is_some() {
        run_pipeline(module, None, FIND_TEXTS)?;
        arguments::settle(module);
        run_pipeline(module, None, COMPUTE)?;
    }
    run_pipeline(module, None, SIMPLIFY)?;
    if short_loops == ShortLoops::Unrolled {
        run_pipeline(module, None, UNROLL)?;
        run_pipeline(module, None, SIMPLIFY)?;
        // Each round may launch another kernel, by a pointer.
        run_pipeline(module, None, BRING_TOGETHER)?;
        stubs.rewrite_explicit(module);
        run_pipeline(module, None, SIMPLIFY)?;
    }
    nulls::settle_unset(module);
    Ok(is_whole)
}

/// What becomes of loops of a few rounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ShortLoops {
    /// Each round stands by itself, with launches of its own.
    Unrolled,
    Kept,
}

/// Calls through pointers and by the runtime's functions show when values are known.
const ROUNDS: usize = 3;
const BRING_TOGETHER: &str = "always-inline,globaldce,function(sroa,early-cse<memssa>,\
                              instsimplify,simplifycfg),cgscc(inline),ipsccp,globalopt,globaldce";
/// What lies in the parameters of a graph's node.
const FIND_NODES: &str = "function(gvn)";
/// Numbers are read off texts that are known.
const FIND_TEXTS: &str = "globalopt,function(gvn)";
const COMPUTE: &str = "function(instcombine,gvn),ipsccp";
const UNROLL: &str = "function(loop-simplify,lcssa,loop-unroll<O2;no-partial;no-peeling;\
                      no-runtime;no-upperbound;full-unroll-max=8>)";
/// What is read again on one of two ways stays there: what both ways come to is less known.
const SIMPLIFY: &str = "require<globals-aa>,function(sroa,early-cse<memssa>,\
                        gvn<no-pre;no-load-pre>,instsimplify,simplifycfg,sccp,\
                        early-cse<memssa>,adce)";

/// Marks the functions from which launches are reached, but for those that call themselves, and
/// those that would come to be there too often: they are read by themselves.
fn inline_towards_launches(functions: &[Val]) {
    let mut graph = DiGraph::<Val, ()>::new();
    let nodes: HashMap<Val, _> = functions.iter().map(|&f| (f, graph.add_node(f))).collect();
    // Launches in a function, with those of functions that are inlined there.
    let mut launches: HashMap<Val, usize> = HashMap::new();
    for &function in functions {
        for inst in function.blocks().into_iter().flat_map(Blk::insts) {
            let mut own = usize::from(stubs::is_part_of_a_launch(inst));
            for operand in (0..inst.operand_count()).map(|index| inst.operand(index)) {
                // Who names a stub may launch by a pointer.
                own += usize::from(operand.is_function() && stubs::is_stub(operand));
                if let (true, Some(&callee)) = (operand.is_function(), nodes.get(&operand)) {
                    graph.add_edge(nodes[&function], callee, ());
                }
            }
            *launches.entry(function).or_default() += own;
        }
    }
    let mut telling: HashSet<Val> = HashSet::new();
    // Instructions in a function, with those of functions that are inlined there.
    let mut sizes: HashMap<Val, usize> = HashMap::new();
    // Callees come first.
    for component in kosaraju_scc(&graph) {
        for &node in &component {
            let function = graph[node];
            let inner = graph
                .neighbors(node)
                .filter(|callee| !component.contains(callee));
            let inner = inner.map(|callee| launches.get(&graph[callee]).copied().unwrap_or(0));
            let all = inner.fold(
                launches.get(&function).copied().unwrap_or(0),
                usize::saturating_add,
            );
            let callees = graph.neighbors(node);
            let inner = callees.map(|callee| sizes.get(&graph[callee]).copied().unwrap_or(0));
            let own = function
                .blocks()
                .into_iter()
                .map(|block| block.insts().len());
            let size = own.chain(inner).fold(0, usize::saturating_add);
            sizes.insert(function, size);
            let copied = size.saturating_mul(function.users().len());
            let is_short = size < MOST_INSTRUCTIONS && copied < MOST_COPIED;
            let calls_itself = component.len() > 1 || graph.contains_edge(node, node);
            let mut callees = graph.neighbors(node);
            let tells_more =
                tells_more(function) || callees.any(|callee| telling.contains(&graph[callee]));
            let leads_there = all > 0 || makes_or_ends_objects(function) || is_short && tells_more;
            let is_inlined = leads_there && !calls_itself && function.name() != "main";
            let is_inlined = is_inlined && !function.has_attribute(FUNCTION_ATTRIBUTES, "optnone");
            if is_inlined && tells_more {
                telling.insert(function);
            }
            match is_inlined && !function.is_declaration() && all <= MOST_LAUNCHES {
                true => function.add_attribute("alwaysinline"),
                false if all > MOST_LAUNCHES => function.add_attribute("noinline"),
                false => {}
            }
            let seen_by_callers = if all > MOST_LAUNCHES { 0 } else { all };
            launches.insert(function, seen_by_callers);
        }
    }
}

/// Objects whose constructors and destructors are inlined with what launches are not given to anybody,
/// so that nobody else changes their members. Long ones stay.
fn makes_or_ends_objects(function: Val) -> bool {
    const MOST: usize = 200;
    let name = function.name();
    let is_either = ["C1E", "C2E", "D1Ev", "D2Ev"]
        .iter()
        .any(|part| name.contains(part));
    let insts = function.blocks().into_iter().flat_map(Blk::insts);
    is_either && !unseen::is_weak(function) && insts.take(MOST).count() < MOST
}

/// Is more known of what a function does where it is inlined? Of structures that it gives back, such as the sizes of
/// a grid, no part is known from outside.
fn tells_more(function: Val) -> bool {
    let is_structure = function.value_type_of_result().kind() == TypeKind::LLVMStructTypeKind;
    is_structure || keeps_pointers(function)
}

/// What functions store pointers in is better known where it is known who calls them: containers in which
/// elements are put, and objects whose members are set.
fn keeps_pointers(function: Val) -> bool {
    let stores = |inst: &Val| {
        inst.has_opcode(Opcode::LLVMStore)
            && inst.operand(0).ty().is_pointer()
            && !inst.operand(1).has_opcode(Opcode::LLVMAlloca)
    };
    let copies = |inst: &Val| {
        let name = inst.called_name().unwrap_or_default();
        let is_copy = COPIES.iter().any(|copy| name.starts_with(copy));
        is_copy && !inst.operand(0).has_opcode(Opcode::LLVMAlloca)
    };
    let mut insts = function.blocks().into_iter().flat_map(Blk::insts);
    insts.any(|inst| stores(&inst) || copies(&inst))
}

/// How the names of functions start that copy objects.
const COPIES: [&str; 2] = ["llvm.memcpy.", "llvm.memmove."];

/// Longer functions are not inlined for what they store, with what is inlined there,
const MOST_INSTRUCTIONS: usize = 2000;
/// nor those that would come to be more in all places together.
const MOST_COPIED: usize = 50_000;

/// Parts of launches that a function may bring to where it is inlined.
const MOST_LAUNCHES: usize = 400;

/// Functions that call `setjmp` are not optimised: what is written before a `longjmp` is found
/// after it, and LLVM does not see the way there.
fn leave_alone_what_returns_twice(functions: &[Val]) {
    let returns_twice = |inst: &Val| {
        let callee = inst.called_name().and_then(|_| inst.callee());
        callee.is_some_and(|callee| callee.has_attribute(FUNCTION_ATTRIBUTES, "returns_twice"))
    };
    for &function in functions {
        let mut insts = function.blocks().into_iter().flat_map(Blk::insts);
        if !insts.any(|inst| returns_twice(&inst)) {
            continue;
        }
        function.remove_attribute("alwaysinline");
        function.add_attribute("noinline");
        function.add_attribute("optnone");
    }
}

/// The variables of the host that stand for those of the device.
pub(super) fn shadows(module: ModuleHandle) -> Vec<Val> {
    let globals = module.globals().into_iter();
    globals.filter(|global| is_shadow(*global)).collect()
}

/// Does the host's variable stand for one of the device?
pub(super) fn is_shadow(global: Val) -> bool {
    global.initializer().is_some_and(Val::is_undef)
}
