//! What calls do with addresses.

use super::effects::Depth;
use super::{Cell, Cells, Map, POINTER, Points, holds_pointers};
use crate::llvm::handle::Val;
use crate::llvm::launches::loaded::{Copy, stands_for_itself};
use crate::llvm::launches::places::{Origins, greatest_divisor};
use crate::llvm::launches::reorders::REORDER;
use crate::llvm::launches::{library, stubs, symbols};

impl Points {
    /// Adds what a call moves; is anything new?
    pub(super) fn call(&mut self, call: Val) -> bool {
        let functions = self.called_by(call);
        let args = call.call_args();
        // What is called that is not known returns memory of its own.
        let is_other = self.calls_others && self.may_call_others(call);
        let mut is_changed =
            is_other && holds_pointers(call.ty()) && self.add(call, Cell::start(call));
        if is_other {
            let args = args.iter().map(|arg| (*arg, Depth::Reached));
            is_changed |= self.fill(call, args.collect());
        }
        for function in functions {
            is_changed |= match function.is_declaration() || stubs::is_stub(function) {
                true => self.call_library(call, function, &args),
                false => self.enter(function, &args, call),
            };
        }
        is_changed
    }

    /// Does the call return memory of its own, or what functions of the program do?
    pub(in super::super) fn returns_own(&self, call: Val) -> bool {
        let functions = self.called_by(call);
        let is_own = |function: &Val| !function.is_declaration() || is_followed(&function.name());
        !functions.is_empty() && functions.iter().all(is_own)
    }

    /// Is the address one behind variables, what is read, and what is allocated alone? Where the program calls a function
    /// is not looked at (`loaded/copies`).
    fn is_named(&self, address: Val) -> bool {
        let allocates = |callee: Val| self.libraries.copies(callee);
        let is_own = |base: Val, callee| self.returns_own(base) || allocates(callee);
        Origins::of(self.layout, address).all.iter().all(|origin| {
            let base = origin.value;
            match base.callee() {
                Some(callee) => is_own(base, callee),
                None => stands_for_itself(base) && base.function_of_parameter().is_none(),
            }
        })
    }

    /// The functions that a call may call, by their addresses too.
    pub(in super::super) fn called_by(&self, call: Val) -> Vec<Val> {
        let Some(callee) = call.callee() else {
            return Vec::new();
        };
        if callee.is_function() {
            return vec![callee];
        }
        let mut functions = self.functions(&self.of(callee));
        functions.retain(|function| call.may_call(*function));
        functions
    }

    fn functions(&self, cells: &Cells) -> Vec<Val> {
        cells
            .objects()
            .filter(|object| object.is_function())
            .collect()
    }

    /// A function of the program is called.
    fn enter(&mut self, function: Val, args: &[Val], call: Val) -> bool {
        let calls = self.calls.entry(function).or_default();
        if !calls.contains(&call) {
            calls.push(call);
        }
        let mut is_changed = false;
        for (param, arg) in function.params().into_iter().zip(args) {
            let cells = self.of(*arg);
            is_changed |= holds_pointers(param.ty()) && self.include(param, &cells);
        }
        let result = self.results.get(&function).cloned().unwrap_or_default();
        is_changed | self.include(call, &result)
    }

    fn call_library(&mut self, call: Val, function: Val, args: &[Val]) -> bool {
        let name = &*function.name();
        let (is_marker, is_followed) = (stubs::is_marker(call), is_followed(name));
        // What is not followed may return addresses as numbers.
        let is_pointer = match is_marker || is_followed || is_of_runtime(name) {
            true => call.ty().is_pointer(),
            false => holds_pointers(call.ty()),
        };
        let returns_own = is_pointer && self.add(call, Cell::start(call));
        if let Some((symbol, words)) = symbols::words_set_by(call) {
            return self.set_words(symbol, &words);
        }
        if is_marker || is_followed {
            return returns_own;
        }
        if name.starts_with(VARIADIC) {
            return self.list_arguments(call, name);
        }
        if let Some(plain) = PlainCopy::of_any(name)
            && let (Some(to), Some(from)) = (args.first(), args.get(plain.source))
        {
            let behind = |index| match plain.symbol == Some(index) {
                true => args.get(OFFSET).map_or(Some(0), |bytes| number(*bytes)),
                // Rows may be wider there than here.
                false => (!plain.is_by_rows).then_some(0),
            };
            let to = self.of(*to).moved(behind(0), 0);
            let from = self.of(*from).moved(behind(plain.source), 0);
            let mut places = [args.first(), args.get(plain.source)].into_iter().flatten();
            let is_seen = Copy::is_followed(call) && places.all(|place| self.is_named(*place));
            let is_copied = self.copy(&to, &from, (plain.bytes(args), is_seen));
            let returned = match plain.returns_start {
                true => to,
                false => to.moved(None, 1),
            };
            return returns_own | self.include_result(call, &returned) | is_copied;
        }
        if let (true, [memory, ..]) = (REALLOCATORS.contains(&name), args) {
            let memory = self.of(*memory);
            let is_copied = self.copy(&Cells::from(Cell::start(call)), &memory, (None, true));
            return returns_own | self.include_result(call, &memory) | is_copied;
        }
        returns_own | self.call_other(call, function, args)
    }

    /// A function whose name alone says nothing.
    fn call_other(&mut self, call: Val, function: Val, args: &[Val]) -> bool {
        let name = &*function.name();
        let mut all = Cells::default();
        for arg in args.iter().filter(|arg| holds_pointers(arg.ty())) {
            all.extend(&self.of(*arg));
        }
        let is_read = name.starts_with(LOADING) && {
            let held = self.held_at(&all.moved(None, 1));
            self.include_result(call, &held)
        };
        let returned = match args.first() {
            Some(same) if self.libraries.return_first(function) => self.of(*same),
            _ => all.moved(None, 1),
        };
        let is_returned = self.include_result(call, &returned) | is_read;
        let mut links = LINKING.iter().filter(|(part, _)| name.contains(part));
        let is_linked = match links.next() {
            Some((_, links)) => self.link(call, &all, links),
            None => false,
        };
        let (called, given) = match name.starts_with(STARTING) {
            true => self.run_by_thread(&all),
            false => (
                self.functions(&all),
                all.moved(Some(0), i64::from(SORTING.contains(&name))),
            ),
        };
        let is_called = self.call_back(&called, &given);
        // Others copy between the places that they are given, or find in what they are given.
        let is_copied = name.contains("Memcpy") && {
            let mut places = all.clone();
            places.extend(&self.held_at(&all.moved(None, 1)));
            let places = places.moved(None, 1);
            self.copy(&places, &places, (None, false))
        };
        // Objects of C++'s library lead to memory of its own.
        let own = Cells::from(Cell::start(call));
        let is_filled = self.libraries.keep(function) && self.put(&all, &own);
        let is_filled = self.fill(call, self.libraries.written_by(call, function)) | is_filled;
        let is_kept = self.keep_contents(call, function);
        is_returned | is_linked | is_called | is_copied | is_filled | is_kept
    }

    /// What a thread runs: virtual functions of an object that it is given the address of, or that of a pointer to.
    fn run_by_thread(&self, given: &Cells) -> (Vec<Val>, Cells) {
        let mut objects = given.clone();
        objects.extend(&self.held_at(given));
        let tables = self.held_at(&objects);
        let functions = self.held_at(&tables.moved(Some(0), POINTER));
        (self.functions(&functions), objects)
    }

    /// The call may write to these objects what comes from elsewhere.
    fn fill(&mut self, call: Val, written: Vec<(Val, Depth)>) -> bool {
        let mut is_changed = false;
        for (arg, depth) in written {
            let given = self.of(arg);
            let objects: Vec<Val> = match depth {
                Depth::Given => given.objects().collect(),
                Depth::Reached => self.reachable(given.objects()).into_iter().collect(),
            };
            for object in objects {
                let anywhere = Cell::start(object).moved(None, 1);
                is_changed |= self.put_into(&anywhere, &Cells::from(Cell::start(call)));
            }
        }
        is_changed
    }

    fn include_result(&mut self, call: Val, cells: &Cells) -> bool {
        holds_pointers(call.ty()) && self.include(call, cells)
    }

    /// What lies behind these places lies behind those, too; of so many bytes, where that is a number.
    /// Where stores do not show it (`loaded`), that is noted.
    fn copy(&mut self, to: &Cells, from: &Cells, (bytes, is_seen): (Option<u128>, bool)) -> bool {
        let mut is_changed = false;
        let mut moved: Map<(Option<i64>, i64, bool), Cells> = Map::default();
        for from in from.iter() {
            let fields = self.contents.get(&from.object).into_iter().flatten();
            for (&(offset, stride), held) in fields {
                let behind = offset.checked_sub(from.offset);
                let stride = greatest_divisor(stride, from.stride);
                let is_before = |behind| behind <= -POINTER;
                let is_past =
                    |behind| bytes.is_some_and(|bytes| i128::from(behind) >= bytes as i128);
                let is_outside = |behind| is_before(behind) || is_past(behind);
                if stride != 0 || behind.is_none_or(|behind| !is_outside(behind)) {
                    let field = Cell {
                        object: from.object,
                        offset,
                        stride,
                    };
                    let is_seen = is_seen && !self.brought.meet(&Cells::from(field));
                    let moved = moved.entry((behind, stride, is_seen)).or_default();
                    moved.extend(held);
                }
            }
        }
        for to in to.iter() {
            for (&(behind, stride, is_seen), held) in &moved {
                let field = to.moved(behind, stride);
                is_changed |= match is_seen {
                    true => self.put_into(&field, held),
                    false => self.bring(&field, held),
                };
            }
        }
        is_changed
    }

    /// Nodes of lists and trees, of which all that are linked may come to be so in another way.
    fn link(&mut self, call: Val, nodes: &Cells, links: &[i64]) -> bool {
        let mut all = nodes.clone();
        let mut next: Vec<Cell> = nodes.iter().copied().collect();
        while let Some(node) = next.pop() {
            for link in links {
                let held = self.held_at(&Cells::from(node.moved(Some(*link), 0)));
                next.extend(held.iter().filter(|cell| all.add(**cell)));
            }
        }
        let mut is_changed = self.include_result(call, &all);
        for link in links {
            is_changed |= self.put(&all.moved(Some(*link), 0), &all);
        }
        is_changed
    }

    /// A library calls functions of the program with what it is given.
    fn call_back(&mut self, functions: &[Val], given: &Cells) -> bool {
        let mut is_changed = false;
        for &function in functions {
            if function.is_declaration() || stubs::is_stub(function) {
                continue;
            }
            is_changed |= self.called_back.insert(function);
            for param in function.params() {
                is_changed |= holds_pointers(param.ty()) && self.include(param, given);
            }
        }
        is_changed
    }
}

/// Does a function return memory of its own alone, and keep nothing?
pub(super) fn is_followed(name: &str) -> bool {
    name.starts_with(OWN) && name != REORDER
        || ALLOCATORS.contains(&name)
        || name.starts_with("_ZNSt7__cxx1112basic_string") && name.ends_with(CREATING)
        || READING.contains(&name)
}

/// Is it a function of the runtime of which it is known what it does, or of the compiler?
pub(super) fn is_of_runtime(name: &str) -> bool {
    let is_known = |plain: &str| library::is_of_runtime(plain);
    name.starts_with("llvm.") || plain_of_runtime(name).is_some_and(is_known)
}

/// The name of a function of the runtime without what it starts with.
pub(super) fn plain_of_runtime(name: &str) -> Option<&str> {
    let mut starts = ["cuda", "hip"].iter();
    starts.find_map(|start| name.strip_prefix(start))
}

/// Calls that stand for others.
const OWN: &str = "warpproof.";
/// They return memory of their own, and keep nothing.
const ALLOCATORS: [&str; 9] = [
    "_Znwm",
    "_Znam",
    "_ZnwmSt11align_val_t",
    "_ZnamSt11align_val_t",
    "_ZdlPv",
    "_ZdlPvm",
    "calloc",
    "free",
    "malloc",
];
/// They return numbers that are made of what their arguments lead to.
const READING: [&str; 10] = [
    "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc",
    "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_",
    "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm",
    "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm",
    "_ZSt11_Hash_bytesPKvmm",
    "bcmp",
    "memcmp",
    "strcmp",
    "strlen",
    "strncmp",
];
/// How the names end of functions that allocate the memory of a string.
const CREATING: &str = "9_M_createERmm";
/// How the names of LLVM's functions start that are about further arguments.
const VARIADIC: &str = "llvm.va_";
/// How the names of LLVM's functions start that load several words.
const LOADING: &str = "llvm.masked.";
/// They return what they were given, or a copy of what lies there.
const REALLOCATORS: [&str; 2] = ["realloc", "reallocarray"];
/// How the name starts of the function that starts a thread, with an object that has what to run.
const STARTING: &str = "_ZNSt6thread15_M_start_threadE";
/// Functions that call one of the program with addresses of elements.
pub(super) const SORTING: [&str; 2] = ["bsearch", "qsort"];
/// Parts of names of functions that chain nodes, and where in these the links lie, in bytes.
const LINKING: [(&str, &[i64]); 2] = [("_List_node_base", &[0, 8]), ("_Rb_tree", &[8, 16, 24])];

/// Which argument says how far behind the start of a variable of the device a function copies.
const OFFSET: usize = 3;

fn number(value: Val) -> Option<i64> {
    i64::try_from(value.int_constant()?).ok()
}

/// How a function copies memory to where its first argument leads, which it may return.
#[derive(Clone, Copy)]
pub(in super::super) struct PlainCopy {
    /// Which argument leads to where it copies from.
    pub source: usize,
    /// And which one is the number of bytes, if one is.
    bytes: Option<usize>,
    /// Which one is a variable of the device, in which it copies behind an offset, if one is.
    symbol: Option<usize>,
    /// It copies rows.
    is_by_rows: bool,
    /// Does it return where it began to write, if it returns an address?
    returns_start: bool,
}

impl PlainCopy {
    pub(in super::super) fn named(name: &str) -> Option<PlainCopy> {
        // Those that check the size of what they write to have the name with lines before it.
        let plain = name
            .strip_prefix("llvm.")
            .unwrap_or(name)
            .trim_start_matches('_');
        let plain = plain.split('.').next().unwrap_or(plain);
        let plain = plain.strip_suffix("_chk").unwrap_or(plain);
        let (source, bytes) = match plain {
            "memcpy" | "memmove" | "mempcpy" => (1, Some(2)),
            "wmemcpy" | "wmemmove" | "wmempcpy" | "memccpy" => (1, None),
            "memcpy_s" | "memmove_s" => (2, Some(3)),
            "wmemcpy_s" | "wmemmove_s" => (2, None),
            _ => return None,
        };
        let symbol = None;
        let returns_start = !["mempcpy", "wmempcpy", "memccpy"].contains(&plain);
        Some(PlainCopy {
            source,
            bytes,
            symbol,
            is_by_rows: false,
            returns_start,
        })
    }

    /// The same, of the runtime's functions too.
    pub(super) fn of_any(name: &str) -> Option<PlainCopy> {
        let mut starts = ["cudaMemcpy", "hipMemcpy"].into_iter();
        let Some(kind) = starts.find_map(|start| name.strip_prefix(start)) else {
            return PlainCopy::named(name);
        };
        let kind = kind.trim_end_matches("_ptds").trim_end_matches("_ptsz");
        let kind = kind.strip_suffix("Async").unwrap_or(kind);
        let (source, bytes) = match kind {
            "" | "ToSymbol" | "FromSymbol" | "WithStream" | "DtoD" | "DtoH" | "HtoD" => {
                (1, Some(2))
            }
            "2D" => (2, None),
            "Peer" => (2, Some(4)),
            _ => return None,
        };
        let symbol = match kind {
            "ToSymbol" => Some(0),
            "FromSymbol" => Some(source),
            _ => None,
        };
        Some(PlainCopy {
            source,
            bytes,
            symbol,
            is_by_rows: kind == "2D",
            returns_start: true,
        })
    }

    /// So many, if that is a number.
    pub(in super::super) fn bytes(self, args: &[Val]) -> Option<u128> {
        args.get(self.bytes?)?.int_constant()
    }
}
