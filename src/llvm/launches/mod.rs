//! The launches of a program, read off its host code.
//!
//! Clang calls a stub for each launch, after a call that says the sizes. The stubs become
//! calls of markers with the arguments as values (`stubs`), functions that lead to launches
//! are inlined into those that nothing calls (`passes`), and what stands at a marker then is
//! read as terms (`terms`), with the conditions that control has passed (`conditions`).
//!
//! LLVM's passes rest on the host code having no undefined behaviour, and so does all that is
//! read here.

mod allocations;
mod alternatives;
mod apart;
mod arguments;
mod choices;
mod conditions;
mod contents;
mod counters;
mod devices;
mod distinct;
mod drawn;
mod effects;
mod elements;
mod facts;
mod fillings;
mod fills;
mod floats;
mod found;
mod given;
mod kept_or_replaced;
mod left_out;
mod library;
mod loaded;
mod locals;
mod made_of;
mod makers;
mod masks;
mod moments;
mod nulls;
mod operations;
mod orbits;
mod origins;
mod outputs;
mod passes;
mod phis;
mod places;
mod pointees;
mod points;
mod quiet;
mod ranges;
mod reached;
mod reorders;
mod roots;
mod rotations;
mod shadows;
mod sources;
mod stubs;
mod symbols;
mod tables;
mod terms;
mod textures;
mod told;
mod unseen;
mod unset;
mod usual;
mod words;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use super::debug::DebugInfo;
use super::handle::{Blk, ModuleHandle, TypeKind, Val, ValueKind};
use super::target::Target;
use super::{ImportError, read};
use crate::host::{Contents, Held, LaunchSite, Place, Pointer, Program, Term};
use crate::kir::{SpanId, Spans};
use conditions::{Conditions, Outcome};
use contents::Memory;
pub use left_out::LeftOut;
use loaded::Stores;
use passes::ShortLoops;
use points::Points;
use stubs::Stubs;
use symbols::Symbols;
use terms::Reader;

/// What the host code of a program's files launches, which are given as bitcode. Kernels that
/// are known in one file alone have its number behind their symbol: `_Z1kPf@2`. Where
/// there are more files, others may call what these define.
///
/// # Errors
/// When the input is no valid LLVM IR for a host, or cannot be linked.
pub fn launches(bitcodes: &[&[u8]], asked: &Asked<'_>) -> Result<Program, ImportError> {
    let program = read_with(bitcodes, asked, ShortLoops::Unrolled)?;
    match program.launches_of_one_kernel() > MOST_LAUNCHES {
        false => Ok(program),
        true => read_with(bitcodes, asked, ShortLoops::Kept),
    }
}

/// What is known of a program beside its files.
#[derive(Clone, Copy, Default)]
pub struct Asked<'a> {
    /// The files are all that there are.
    pub complete: bool,
    /// The words behind the program's name where it is run, if they are always these.
    pub arguments: Option<&'a [String]>,
    /// Code that was left out, if some was.
    pub left_out: Option<&'a LeftOut>,
}

/// Where a kernel has more, short loops are not taken apart.
const MOST_LAUNCHES: usize = 160;

fn read_with(
    bitcodes: &[&[u8]],
    asked: &Asked<'_>,
    short_loops: ShortLoops,
) -> Result<Program, ImportError> {
    let stubs = RefCell::new(Stubs::default());
    let constructing = Cell::new(0);
    let prepare = |number: usize, module: ModuleHandle| {
        stubs.borrow_mut().rewrite(module, number);
        shadows::number(module, number);
        let constructs = unseen::constructors(module).is_some();
        constructing.set(constructing.get() + usize::from(constructs));
    };
    read::with_linked(bitcodes, prepare, |module| {
        let stubs = stubs.borrow();
        let triple = module.triple();
        Target::from_triple(&triple)
            .filter(|target| *target == Target::Host)
            .ok_or(ImportError::Target(triple))?;
        stubs::tie(module);
        say_what_calls_do(module, asked.complete)?;
        if let Some(list) = asked.arguments {
            arguments::fix(module, list);
        }
        if constructing.get() > 1 {
            unseen::forget_order_of_constructors(module);
        }
        let left_out = (asked.left_out).map(|one| left_out::may_launch(module, &one.names));
        let none_left_out = BTreeSet::new();
        let functions = asked.left_out.map(|one| &one.functions);
        let functions = functions.unwrap_or(&none_left_out);
        let is_whole = passes::run(module, &stubs, asked, short_loops)?;
        let mut debug = DebugInfo::new(module);
        let mut program = Program {
            escaping: stubs.escaping(module),
            named: stubs.called(),
            is_whole,
            left_out: left_out.unwrap_or_default(),
            ..Program::default()
        };
        let symbols = Symbols::new(module);
        let points = Points::new(module);
        let stores = Stores::new(module, &points);
        let mut found = Vec::new();
        for function in module.functions() {
            if function.is_declaration() || stubs::is_stub(function) {
                continue;
            }
            let markers = markers(function);
            if markers.is_empty() {
                continue;
            }
            let conditions = Conditions::new(function);
            let memory = Memory::new(function, &conditions, &symbols);
            let variables = debug.variables(function, &[]);
            for marker in markers {
                let span = debug.span(marker);
                let names = (&debug, &variables);
                let conditions = (&conditions, functions);
                let reader = Reader::new(conditions, module.layout(), names, marker.parent());
                match site(&stubs, (module, marker), reader, (&memory, &stores)) {
                    Some(mut site) => {
                        let file = stubs.file_of(&site.kernel);
                        let variables =
                            |file| memory.of_variables(module, (marker, &site.kernel), file);
                        // What was left out may set them, too.
                        let file = file.filter(|_| asked.left_out.is_none());
                        site.variables = file.map(variables).unwrap_or_default();
                        found.push((site, span, stubs.stands_in_stub(marker)));
                    }
                    // A launch whose sizes stand elsewhere may be any.
                    None => program.escaping.extend(stubs.kernel(marker)),
                }
            }
        }
        let spans = debug.into_spans();
        for (mut site, span, in_stub) in found {
            site.places = places(&spans, span, in_stub);
            program.launches.push(site);
        }
        program.launches.sort_by_key(|site| {
            let first = site.places.first();
            first.map(|place| (place.file.clone(), place.line, place.column))
        });
        Ok(program)
    })
}

/// What the runtime's functions, and those of libraries, do becomes plain.
fn say_what_calls_do(module: ModuleHandle, complete: bool) -> Result<(), ImportError> {
    shadows::tie(module, complete);
    library::call_plainly(module)?;
    allocations::rewrite(module);
    devices::rewrite(module);
    outputs::rewrite(module);
    reorders::rewrite(module);
    drawn::rewrite(module);
    elements::stay_in_arrays(module);
    Ok(())
}

/// The kernels that host code has stubs for, each with the sizes of its parameters.
///
/// # Errors
/// When the input is no valid LLVM IR.
pub fn kernel_parameters(bitcode: &[u8]) -> Result<KernelParameters, ImportError> {
    read::with_module(bitcode, |module| Ok(stubs::parameters(module)))
}

/// By the kernels' symbols in device code; a size that is not known is none.
pub type KernelParameters = BTreeMap<String, Vec<Option<u64>>>;

/// Does the file define `main`?
///
/// # Errors
/// When the input is no valid LLVM IR.
pub fn defines_main(bitcode: &[u8]) -> Result<bool, ImportError> {
    read::with_module(bitcode, |module| Ok(passes::has_main(module)))
}

/// The launches in a function.
fn markers(function: Val) -> Vec<Val> {
    let blocks = function.blocks().into_iter();
    let insts = blocks.flat_map(Blk::insts);
    insts.filter(|inst| stubs::is_marker(*inst)).collect()
}

fn site(
    stubs: &Stubs,
    (module, marker): (ModuleHandle, Val),
    mut reader: Reader<'_>,
    (memory, stores): (&Memory<'_>, &Stores<'_>),
) -> Option<LaunchSite> {
    let sizes = sizes(reader.conditions, marker)?;
    let word = |reader: &mut Reader<'_>, index: usize| reader.term(sizes[index]);
    let (grid, grid_z) = (word(&mut reader, 0)?, word(&mut reader, 1)?);
    let (block, block_z) = (word(&mut reader, 2)?, word(&mut reader, 3)?);
    let shared = word(&mut reader, 4)?;
    let kernel = stubs.kernel(marker)?;
    let (mut scalars, mut pointers, mut values) = (Vec::new(), Vec::new(), Vec::new());
    let (mut handles, mut arrays) = (Vec::new(), Vec::new());
    let contents = |reader: &mut Reader<'_>, array| {
        let of_others = makers::of_others_memory(array, marker, (stubs, reader.conditions));
        if !allocations::is_fresh(array) {
            return (Contents::from([Held::Anything]), of_others, None);
        }
        let held = memory.of_array(array, marker, &kernel);
        let filling = fillings::of_array(reader, array, (marker, memory), stubs);
        (held, makers::of_array(array, stubs).or(of_others), filling)
    };
    for (argument, value) in stubs.arguments(marker) {
        let float = || {
            let bits = bits_of_float(value)?;
            Some(Term::constant(value.float_bits(module, bits)?, bits))
        };
        if let Some(term) = reader.term(value).or_else(float) {
            handles.push((value, argument.name.clone()));
            scalars.push((argument, term));
        } else if let Some(pointer) =
            allocations::pointer(&mut reader, value, &contents, &mut arrays)
        {
            pointers.push((argument, pointer));
            values.push(value);
        }
    }
    textures::note(&handles, (&mut pointers, &values), reader.conditions);
    let shadows = passes::shadows(module);
    let doubtful = apart::doubtful(&mut reader, stores, marker, (&pointers, &values), &shadows);
    let behind = pointees::shared(&mut reader, stores, (&pointers, &values), &shadows);
    reader.state_conditions(marker);
    alternatives::state(&mut reader, marker);
    let halves = |word: Term, z: Term| [word.clone().truncate(32), word.upper(32), z];
    let (block, grid) = (halves(block, block_z), halves(grid, grid_z));
    let sizes = block.iter().chain(&grid).chain([&shared]);
    let terms = sizes
        .chain(scalars.iter().map(|(_, term)| term))
        .chain(doubtful.iter().map(|doubt| &doubt.when))
        .chain(pointers.iter().flat_map(|(_, pointer)| numbers_of(pointer)));
    let terms: Vec<&Term> = terms.collect();
    let joined = reader.joined(terms.iter().copied());
    let starts = usual::starts(&reader, &joined);
    let facts = reader.facts_on(terms.iter().copied().chain(&starts));
    let said: Vec<&Term> = terms.into_iter().chain(&facts).collect();
    let bytes = pointers
        .iter()
        .filter_map(|(_, pointer)| pointer.bytes.as_ref());
    let mut usual = usual::of_terms(&reader, &block, bytes, (&said, &joined));
    usual.retain(|usual| !facts.contains(&usual.holds));
    Some(LaunchSite {
        kernel,
        places: Vec::new(),
        stands_for: 1,
        block,
        grid,
        global_offset: None,
        unmodelled: None,
        shared,
        params: stubs.params(marker),
        scalars,
        doubtful,
        behind,
        pointers,
        variables: Vec::new(),
        usual,
        facts,
        unknowns: reader.unknowns,
    })
}

/// Where a pointer leads, into how much memory, and which numbers are there.
fn numbers_of(pointer: &Pointer) -> impl Iterator<Item = &Term> {
    let filling = pointer.filling.iter();
    let filling = filling.flat_map(|one| one.numbers.terms().into_iter().chain([&one.count]));
    let place = [&pointer.offset].into_iter().chain(&pointer.bytes);
    place.chain(filling)
}

/// What says the sizes of a launch: its own call, or one that control has tested before.
fn sizes(conditions: &Conditions, marker: Val) -> Option<[Val; 5]> {
    let tested = |(test, _): (Val, Outcome)| stubs::configuration_tested(test);
    let passed = || conditions.passed(marker).into_iter().find_map(tested);
    stubs::sizes_of(marker).or_else(passed)
}

/// The bits of a constant that is a floating-point number.
fn bits_of_float(value: Val) -> Option<u32> {
    match value.ty().kind() {
        _ if value.kind() != ValueKind::LLVMConstantFPValueKind => None,
        TypeKind::LLVMHalfTypeKind | TypeKind::LLVMBFloatTypeKind => Some(16),
        TypeKind::LLVMFloatTypeKind => Some(32),
        TypeKind::LLVMDoubleTypeKind => Some(64),
        _ => None,
    }
}

/// The places of a launch, innermost first: without that in the stub.
fn places(spans: &Spans, span: Option<SpanId>, in_stub: bool) -> Vec<Place> {
    let all = std::iter::successors(span, |&span| spans[span].inlined_at);
    let places = all.skip(usize::from(in_stub)).map(|span| Place {
        file: spans[span].file.clone(),
        line: spans[span].line,
        column: spans[span].column,
    });
    // What the headers do for the program stands where it includes them.
    places
        .filter(|place| !place.file.starts_with('<'))
        .collect()
}
