//! The passes that bring what is said of launches next to them.

use std::collections::{HashMap, HashSet};

use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;

use super::stubs::{self, Stubs};
use crate::llvm::ImportError;
use crate::llvm::handle::{Linkage, ModuleHandle, Val, ValueKind};
use crate::llvm::passes::run_pipeline;

/// Is there a `main`?
pub(super) fn has_main(module: ModuleHandle) -> bool {
    let mut functions = module.functions().into_iter();
    functions.any(|function| function.name() == "main" && !function.is_declaration())
}

/// Inlines what leads to launches into functions that nothing calls, and promotes variables.
/// Is the program there from `main` on, where the files are `complete`?
///
/// # Errors
/// When LLVM refuses a pass.
pub(super) fn run(
    module: ModuleHandle,
    stubs: &Stubs,
    complete: bool,
) -> Result<bool, ImportError> {
    let functions = module.functions();
    let is_whole = complete && has_main(module);
    for &function in &functions {
        describe(function);
        function.remove_attribute("noinline");
    }
    inline_towards_launches(&functions);
    if is_whole {
        keep_to_the_program(module);
    }
    for _ in 0..ROUNDS {
        run_pipeline(module, None, BRING_TOGETHER)?;
        stubs.rewrite_explicit(module);
    }
    run_pipeline(module, None, SIMPLIFY)?;
    Ok(is_whole)
}

/// Calls through pointers and by the runtime's functions show when values are known.
const ROUNDS: usize = 3;
const BRING_TOGETHER: &str = "always-inline,globaldce,function(sroa,early-cse<memssa>,\
                              instsimplify,simplifycfg),cgscc(inline),ipsccp,globalopt,globaldce";
const SIMPLIFY: &str = "function(sroa,early-cse<memssa>,gvn,instsimplify,simplifycfg,sccp,\
                        early-cse<memssa>,adce)";

/// Functions of the runtime that write nothing but what they are given the address of, at
/// once, and keep no address.
const TAME: [&str; 26] = [
    "Malloc",
    "MallocManaged",
    "MallocHost",
    "HostAlloc",
    "HostMalloc",
    "MallocPitch",
    "MallocAsync",
    "Free",
    "FreeHost",
    "FreeAsync",
    "HostFree",
    "Memcpy",
    "Memset",
    "GetDevice",
    "SetDevice",
    "GetDeviceCount",
    "GetDeviceProperties",
    "DeviceGetAttribute",
    "EventCreate",
    "EventDestroy",
    "EventRecord",
    "EventElapsedTime",
    "StreamCreate",
    "GetErrorString",
    "GetLastError",
    "PeekAtLastError",
];

/// Says of the runtime's functions what LLVM knows of the C library's.
fn describe(function: Val) {
    let name = function.name();
    let of_runtime = ["cuda", "hip", "__cuda", "__hip"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix));
    let (Some(rest), true) = (of_runtime, function.is_declaration()) else {
        return;
    };
    function.add_attribute("nounwind");
    let rest = rest.trim_end_matches("_v2");
    if TAME.contains(&rest) {
        // Reads and writes of what arguments point to, and of what the program cannot see.
        function.add_attribute_value("memory", 0b1111);
        for (index, param) in function.params().into_iter().enumerate() {
            if param.ty().is_pointer() {
                function.add_param_attribute(index as u32 + 1, "nocapture");
            }
        }
    }
}

/// Marks the functions from which launches are reached, but for those that call themselves.
fn inline_towards_launches(functions: &[Val]) {
    let mut graph = DiGraph::<Val, ()>::new();
    let nodes: HashMap<Val, _> = functions.iter().map(|&f| (f, graph.add_node(f))).collect();
    let mut leads: HashSet<Val> = HashSet::new();
    for &function in functions {
        for inst in function
            .blocks()
            .into_iter()
            .flat_map(|block| block.insts())
        {
            if stubs::is_part_of_a_launch(inst) {
                leads.insert(function);
            }
            for index in 0..inst.operand_count() {
                let operand = inst.operand(index);
                // Who names a stub may launch by a pointer.
                if operand.is_function() && stubs::is_stub(operand) {
                    leads.insert(function);
                }
                if let (true, Some(&callee)) = (operand.is_function(), nodes.get(&operand)) {
                    graph.update_edge(nodes[&function], callee, ());
                }
            }
        }
    }
    // Callees come first.
    for component in kosaraju_scc(&graph) {
        let calls_itself = |node| component.len() > 1 || graph.contains_edge(node, node);
        for &node in &component {
            if graph
                .neighbors(node)
                .any(|callee| leads.contains(&graph[callee]))
            {
                leads.insert(graph[node]);
            }
        }
        for &node in &component {
            let function = graph[node];
            if leads.contains(&function)
                && !calls_itself(node)
                && function.name() != "main"
                && !function.is_declaration()
            {
                function.add_attribute("alwaysinline");
            }
        }
    }
}

/// Of a whole program, functions and variables are known to be used in it alone. Those that
/// nothing calls stay: someone may mean to.
fn keep_to_the_program(module: ModuleHandle) {
    let all = module.functions().into_iter().chain(module.globals());
    for value in all {
        let is_variable = value.kind() == ValueKind::LLVMGlobalVariableValueKind;
        let used = is_variable || !value.users().is_empty();
        if !value.is_declaration()
            && value.name() != "main"
            && used
            && !value.name().starts_with("llvm.")
        {
            value.set_linkage(Linkage::LLVMInternalLinkage);
        }
    }
}
