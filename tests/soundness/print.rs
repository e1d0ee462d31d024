//! Kernels as source text. Long because each form of a kernel is printed in CUDA and in
//! OpenCL, side by side.

use std::fmt::Write;

use super::tree::*;

/// The file that holds these kernels, which are of one dialect.
pub fn file(kernels: &[Kernel]) -> String {
    let mut text = String::new();
    match kernels.first().map(|kernel| kernel.dialect) {
        Some(Dialect::OpenCl) => text.push_str(OPENCL_HELPERS),
        _ => {
            for (feature, header) in [
                ("this_grid", "cooperative_groups.h"),
                ("atomic_ref", "cuda/atomic"),
            ] {
                if kernels.iter().any(|k| kernel(k).contains(feature)) {
                    let _ = writeln!(text, "#include <{header}>");
                }
            }
            text.push_str(CUDA_HELPERS);
        }
    }
    for one in kernels {
        text.push('\n');
        text.push_str(&kernel(one));
    }
    text
}

const CUDA_HELPERS: &str = "
struct Record { int a; char b[3]; char c; };
__device__ int pick_low(int a, int b) { return a < b ? a : b; }
__device__ int turn(int a, int b) { return (a ^ 1) + (b & 3); }
template <class T> __device__ void put(T *p, int i, int v) { p[i] = (T)v; }
__constant__ int permutation[8] = {3, 1, 4, 0, 5, 7, 2, 6};
__constant__ int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
template <class T> __device__ void put_together(T *p, int i, int v) { p[i] = (T)v; __syncthreads(); }
";

const OPENCL_HELPERS: &str = "
typedef struct { int a; char b[3]; char c; } Record;
constant int permutation[8] = {3, 1, 4, 0, 5, 7, 2, 6};
constant int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
int pick_low(int a, int b) { return a < b ? a : b; }
int turn(int a, int b) { return (a ^ 1) + (b & 3); }
";

/// The text of one kernel.
pub fn kernel(kernel: &Kernel) -> String {
    let mut printer = Printer {
        kernel,
        text: String::new(),
        depth: 1,
    };
    printer.globals();
    printer.header();
    printer.list(&kernel.body);
    printer.text.push_str("}\n");
    printer.text
}

struct Printer<'k> {
    kernel: &'k Kernel,
    text: String,
    depth: usize,
}

impl Printer<'_> {
    fn cuda(&self) -> bool {
        self.kernel.dialect == Dialect::Cuda
    }

    fn globals(&mut self) {
        for array in &self.kernel.arrays {
            if let Storage::Device(length) = array.storage {
                let element = self.element(array.element);
                let _ = writeln!(self.text, "__device__ {element} {}[{length}];", array.name);
            }
        }
    }

    fn header(&mut self) {
        let kernel = self.kernel;
        let mut params = Vec::new();
        for &index in &kernel.order {
            let Some(array) = kernel.arrays.get(index) else {
                let param = &kernel.params[index - kernel.arrays.len()];
                let ty = if param.unsigned { "unsigned" } else { "int" };
                params.push(format!("{ty} {}", param.name));
                continue;
            };
            if array.storage == Storage::Param {
                let space = if self.cuda() { "" } else { "global " };
                params.push(format!(
                    "{space}{} *{}",
                    self.element(array.element),
                    array.name
                ));
            }
        }
        let function = if self.cuda() {
            "extern \"C\" __global__"
        } else {
            "kernel"
        };
        let _ = writeln!(
            self.text,
            "{function} void {}({}) {{",
            kernel.name,
            params.join(", ")
        );
        for param in kernel.params.iter().filter(|param| param.required) {
            let (low, high) = param.range;
            let name = &param.name;
            self.line(&format!("__requires({name} >= {low} && {name} <= {high});"));
        }
        for array in &kernel.arrays {
            let element = self.element(array.element);
            if let Storage::Private(length) = array.storage {
                self.line(&format!("{element} {}[{length}] = {{}};", array.name));
            }
            if let Storage::Shared(length) = array.storage {
                let line = match self.cuda() {
                    true => {
                        format!(
                            "__shared__ __align__(16) {element} {}[{length}];",
                            array.name
                        )
                    }
                    false => format!(
                        "local {element} {}[{length}] __attribute__((aligned(16)));",
                        array.name
                    ),
                };
                self.line(&line);
            }
        }
        if kernel.signed_ids {
            for (name, id) in [("t", Id::Thread), ("b", Id::Block)] {
                for dim in 0..3 {
                    let line = format!("const int {name}{} = {};", axis(dim), self.raw_id(id, dim));
                    self.line(&line);
                }
            }
        }
        for (index, local) in kernel.locals.iter().enumerate() {
            self.line(&format!("{} v{index} = 0;", self.local(*local)));
        }
        for (index, pointer) in kernel.pointers.iter().enumerate() {
            let array = &kernel.arrays[pointer.start];
            let space = self.space(array);
            let line = format!(
                "{space}{} *p{index} = {} + {};",
                self.element(array.element),
                array.name,
                pointer.offset
            );
            self.line(&line);
        }
    }

    /// The qualifier of pointers into the array.
    fn space(&self, array: &Array) -> &'static str {
        match (self.cuda(), array.storage) {
            (true, _) | (_, Storage::Private(_)) => "",
            (false, Storage::Shared(_)) => "local ",
            (false, Storage::Param | Storage::Device(_)) => "global ",
        }
    }

    fn element(&self, element: Element) -> &'static str {
        match element {
            Element::Char => "char",
            Element::Short => "short",
            Element::Int => "int",
            Element::Unsigned => "unsigned",
            Element::Long if self.cuda() => "long long",
            Element::Long => "long",
            Element::Float => "float",
            Element::Pair => "int2",
            Element::Record => "Record",
        }
    }

    fn local(&self, local: Local) -> &'static str {
        match local {
            Local::Int => "int",
            Local::Unsigned => "unsigned",
            Local::Long if self.cuda() => "long long",
            Local::Long => "long",
            Local::UnsignedChar => "unsigned char",
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", 2 * self.depth);
    }

    fn list(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    fn inner(&mut self, stmts: &[Stmt]) {
        self.depth += 1;
        self.list(stmts);
        self.depth -= 1;
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one flat table: the text of each statement"
    )]
    fn stmt(&mut self, stmt: &Stmt) {
        let line = match stmt {
            Stmt::Set(local, value) => format!("v{local} = {};", self.expr(value)),
            Stmt::Store(place, value) => {
                format!("{} = {};", self.place(place), self.expr(value))
            }
            Stmt::Update(place, op, value) => {
                format!(
                    "{} {}= {};",
                    self.place(place),
                    binary(*op),
                    self.expr(value)
                )
            }
            Stmt::Atomic {
                op,
                reach,
                place,
                value,
                result,
                whole,
            } => {
                let call = self.atomic(*op, *reach, place, value);
                match result {
                    Some(local) if *whole => format!("v{local} = {call};"),
                    Some(local) => format!("v{local} = {call} & 63;"),
                    None => format!("{call};"),
                }
            }
            Stmt::Ordered {
                order,
                place,
                value,
            } => self.ordered(*order, place, value),
            Stmt::Copy(to, from) => format!("{} = {};", self.cell(to), self.cell(from)),
            Stmt::Clear(place) => format!("{} = {{}};", self.cell(place)),
            Stmt::Barrier(_) if self.cuda() => "__syncthreads();".into(),
            Stmt::Barrier(Spaces::Both) => {
                "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);".into()
            }
            Stmt::Barrier(Spaces::Shared) => "barrier(CLK_LOCAL_MEM_FENCE);".into(),
            Stmt::Barrier(Spaces::Global) => "barrier(CLK_GLOBAL_MEM_FENCE);".into(),
            Stmt::Vote(kind, value, local) => {
                let kind = ["count", "and", "or"][usize::from(*kind) % 3];
                format!("v{local} = __syncthreads_{kind}({});", self.expr(value))
            }
            Stmt::WarpBarrier => "__syncwarp();".into(),
            Stmt::Warp {
                op,
                mask,
                value,
                result,
            } => {
                let mask = match mask {
                    Mask::All => "0xffffffffu".to_owned(),
                    Mask::First(lanes) => format!("{:#x}u", (1_u64 << lanes) - 1),
                    Mask::Tile(lanes) => {
                        let thread = self.expr(&Expr::Thread);
                        let all = (1_u64 << lanes) - 1;
                        format!("({all:#x}u << ({thread} % 32 / {lanes} * {lanes}))")
                    }
                    Mask::Active => "__activemask()".to_owned(),
                };
                let value = self.expr(value);
                format!("v{result} = {};", warp_operation(*op, &mask, &value))
            }
            Stmt::Among {
                condition,
                ballot,
                op,
                value,
                result,
            } => {
                let [condition, ballot, value] = [condition, ballot, value].map(|e| self.expr(e));
                format!(
                    "{{ unsigned voted = __ballot_sync(0xffffffffu, {ballot}); if ({condition}) \
                     v{result} = {}; }}",
                    warp_operation(*op, "voted", &value)
                )
            }
            Stmt::GridBarrier => "cooperative_groups::this_grid().sync();".into(),
            Stmt::Fence(Reach::Block) => "__threadfence_block();".into(),
            Stmt::Fence(Reach::Gpu) => "__threadfence();".into(),
            Stmt::Break(condition) => format!("if ({}) break;", self.expr(condition)),
            Stmt::Continue(condition) => format!("if ({}) continue;", self.expr(condition)),
            Stmt::Return(condition) => format!("if ({}) return;", self.expr(condition)),
            Stmt::Assert(condition) => format!("__assert({});", self.expr(condition)),
            Stmt::Point(pointer, base) => format!("p{pointer} = {};", self.base(*base)),
            Stmt::Swap(a, b) => {
                let array = &self.kernel.arrays[self.kernel.pointers[*a].start];
                let (space, element) = (self.space(array), self.element(array.element));
                format!("{{ {space}{element} *q = p{a}; p{a} = p{b}; p{b} = q; }}")
            }
            Stmt::StoreByHelper {
                place,
                value,
                barrier,
            } => {
                let name = if *barrier { "put_together" } else { "put" };
                let index = self.expr(&place.index);
                let value = self.expr(value);
                format!("{name}({}, {index}, {value});", self.base(place.base))
            }
            Stmt::If(..) | Stmt::Switch { .. } | Stmt::For { .. } | Stmt::While { .. } => {
                return self.compound(stmt);
            }
        };
        self.line(&line);
    }

    fn compound(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(condition, then, otherwise) => {
                self.line(&format!("if ({}) {{", self.expr(condition)));
                self.inner(then);
                if !otherwise.is_empty() {
                    self.line("} else {");
                    self.inner(otherwise);
                }
                self.line("}");
            }
            Stmt::Switch {
                value,
                cases,
                falls_through,
            } => {
                self.line(&format!("switch ({}) {{", self.expr(value)));
                for (index, case) in cases.iter().enumerate() {
                    match index + 1 == cases.len() {
                        true => self.line("default: {"),
                        false => self.line(&format!("case {index}: {{")),
                    }
                    self.inner(case);
                    // A `break` of the list would leave the switch alone.
                    self.line(if *falls_through { "}" } else { "} break;" });
                }
                self.line("}");
            }
            Stmt::For {
                counter,
                from,
                to,
                step,
                body,
            } => {
                let (test, next) = match step {
                    Step::Add(by) => ("<", format!("+= {by}")),
                    Step::Sub(by) => (">=", format!("-= {by}")),
                    Step::Double => ("<", "*= 2".into()),
                    Step::Halve => (">", "/= 2".into()),
                    Step::BlockSize => ("<", format!("+= {}", self.factor(Factor::BlockSize))),
                };
                let (from, to) = (self.expr(from), self.expr(to));
                self.line(&format!(
                    "for (v{counter} = {from}; v{counter} {test} {to}; v{counter} {next}) {{"
                ));
                self.inner(body);
                self.line("}");
            }
            Stmt::While {
                counter,
                condition,
                limit,
                first,
                body,
            } => {
                let test = format!("v{counter}++ < {limit} && {}", self.expr(condition));
                self.line(&format!("v{counter} = 0;"));
                match first {
                    true => self.line(&format!("while ({test}) {{")),
                    false => self.line("do {"),
                }
                self.inner(body);
                match first {
                    true => self.line("}"),
                    false => self.line(&format!("}} while ({test});")),
                }
            }
            _ => {}
        }
    }

    fn atomic(&self, op: AtomicOp, reach: Reach, place: &Place, value: &Expr) -> String {
        let (place, value) = (self.place(place), self.expr(value));
        if self.cuda() {
            let scope = if reach == Reach::Block { "_block" } else { "" };
            match op {
                AtomicOp::Add => format!("atomicAdd{scope}(&{place}, {value})"),
                AtomicOp::Max => format!("atomicMax{scope}(&{place}, {value})"),
                AtomicOp::Exchange => format!("atomicExch{scope}(&{place}, {value})"),
                AtomicOp::CompareExchange => {
                    format!("atomicCAS{scope}(&{place}, 0, {value})")
                }
            }
        } else {
            match op {
                AtomicOp::Add => format!("atomic_add(&{place}, {value})"),
                AtomicOp::Max => format!("atomic_max(&{place}, {value})"),
                AtomicOp::Exchange => format!("atomic_xchg(&{place}, {value})"),
                AtomicOp::CompareExchange => format!("atomic_cmpxchg(&{place}, 0, {value})"),
            }
        }
    }

    fn ordered(&self, order: Order, place: &Place, value: &Result<Expr, usize>) -> String {
        let cell = self.place(place);
        let order = match order {
            Order::Volatile => {
                let array = self.array(place.base);
                let ty = format!("volatile {}{}", self.space(array), self.element_at(place));
                return match value {
                    Ok(value) => format!("*({ty} *)&{cell} = {};", self.expr(value)),
                    Err(local) => format!("v{local} = *({ty} *)&{cell} & 15;"),
                };
            }
            Order::Relaxed => "relaxed",
            Order::Acquire => "acquire",
            Order::Release => "release",
        };
        let element = self.element_at(place);
        let cell = format!("cuda::atomic_ref<{element}, cuda::thread_scope_device>({cell})");
        match value {
            Ok(value) => {
                format!(
                    "{cell}.store({}, cuda::memory_order_{order});",
                    self.expr(value)
                )
            }
            Err(local) => {
                format!("v{local} = {cell}.load(cuda::memory_order_{order}) & 15;")
            }
        }
    }

    fn array(&self, base: Base) -> &Array {
        match base {
            Base::Array(index) => &self.kernel.arrays[index],
            Base::Pointer(index) => &self.kernel.arrays[self.kernel.pointers[index].start],
        }
    }

    fn element_at(&self, place: &Place) -> &'static str {
        self.element(place.view.unwrap_or(self.array(place.base).element))
    }

    fn base(&self, base: Base) -> String {
        match base {
            Base::Array(index) => self.kernel.arrays[index].name.clone(),
            Base::Pointer(index) => format!("p{index}"),
        }
    }

    fn cell(&self, place: &Place) -> String {
        let base = self.base(place.base);
        let index = self.expr(&place.index);
        match place.view {
            Some(element) => {
                let space = self.space(self.array(place.base));
                format!("(({space}{} *){base})[{index}]", self.element(element))
            }
            None => format!("{base}[{index}]"),
        }
    }

    fn place(&self, place: &Place) -> String {
        let cell = self.cell(place);
        match place.view.unwrap_or(self.array(place.base).element) {
            Element::Pair => format!("{cell}.{}", ["x", "y"][usize::from(place.field % 2)]),
            Element::Record => {
                let field = ["a", "b[0]", "b[2]", "c"][usize::from(place.field % 4)];
                format!("{cell}.{field}")
            }
            _ => cell,
        }
    }

    fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Int(value) => format!("{value}"),
            Expr::Local(index) => format!("v{index}"),
            Expr::Param(index) => self.kernel.params[*index].name.clone(),
            Expr::Id(id, dim) => self.id(*id, *dim),
            Expr::Thread => self.linear(Id::Thread, Id::BlockSize, self.kernel.block),
            Expr::Block => self.linear(Id::Block, Id::GridSize, self.kernel.grid),
            Expr::Load(place, mask) => {
                let value = self.place(place);
                let float = place.view.unwrap_or(self.array(place.base).element) == Element::Float;
                let cast = if float { "(int)" } else { "" };
                format!("({cast}{value} & {mask})")
            }
            Expr::Not(a) => format!("!{}", self.atom(a)),
            Expr::Binary(op, a, b) => {
                format!("({} {} {})", self.expr(a), binary(*op), self.expr(b))
            }
            Expr::By(op, a, factor) => {
                let op = match op {
                    By::Mul => "*",
                    By::Div => "/",
                    By::Rem => "%",
                    By::Shl => "<<",
                    By::Shr => ">>",
                };
                format!("({} {op} {})", self.expr(a), self.factor(*factor))
            }
            Expr::Cast(ty, a) => format!("({}){}", self.local(*ty), self.atom(a)),
            Expr::Pick(a, b, c) => {
                format!("({} ? {} : {})", self.expr(a), self.expr(b), self.expr(c))
            }
            Expr::Wrap(a, mask) => format!("({} & {mask})", self.expr(a)),
            Expr::Table(permutation, a) => {
                let name = if *permutation { "permutation" } else { "table" };
                format!("{name}[{} & 7]", self.expr(a))
            }
            Expr::Helper(which, a, b) => {
                let name = ["pick_low", "turn"][usize::from(*which) % 2];
                format!("{name}({}, {})", self.expr(a), self.expr(b))
            }
        }
    }

    fn atom(&self, expr: &Expr) -> String {
        format!("({})", self.expr(expr))
    }

    fn factor(&self, factor: Factor) -> String {
        let product = |id| {
            let sizes = match id {
                Id::BlockSize => self.kernel.block,
                _ => self.kernel.grid,
            };
            let used = (0..3).filter(|&dim| dim == 0 || sizes[dim] > 1);
            let factors: Vec<String> = used.map(|dim| self.id(id, dim as u8)).collect();
            format!("({})", factors.join(" * "))
        };
        match factor {
            Factor::Number(number) => number.to_string(),
            Factor::BlockSize => product(Id::BlockSize),
            Factor::GridSize => product(Id::GridSize),
        }
    }

    fn linear(&self, id: Id, size: Id, sizes: [u32; 3]) -> String {
        let mut text = self.id(id, 0);
        let mut scale = String::new();
        for dim in 1..3 {
            let _ = write!(scale, "{} * ", self.id(size, dim - 1));
            if sizes[usize::from(dim)] > 1 {
                text = format!("({text} + {scale}{})", self.id(id, dim));
            }
        }
        text
    }

    fn id(&self, id: Id, dim: u8) -> String {
        match id {
            Id::Thread if self.kernel.signed_ids => format!("t{}", axis(dim)),
            Id::Block if self.kernel.signed_ids => format!("b{}", axis(dim)),
            Id::BlockSize | Id::GridSize if self.kernel.signed_ids => {
                format!("(int){}", self.raw_id(id, dim))
            }
            _ => self.raw_id(id, dim),
        }
    }

    fn raw_id(&self, id: Id, dim: u8) -> String {
        if self.kernel.mirrored && id == Id::Thread {
            let size = self.source_id(Id::BlockSize, dim);
            return format!("({size} - 1 - {})", self.source_id(id, dim));
        }
        self.source_id(id, dim)
    }

    fn source_id(&self, id: Id, dim: u8) -> String {
        match (id, self.cuda()) {
            (Id::Thread, true) => format!("threadIdx.{}", axis(dim)),
            (Id::Block, true) => format!("blockIdx.{}", axis(dim)),
            (Id::BlockSize, true) => format!("blockDim.{}", axis(dim)),
            (Id::GridSize, true) => format!("gridDim.{}", axis(dim)),
            (Id::Thread, false) => format!("get_local_id({dim})"),
            (Id::Block, false) => format!("get_group_id({dim})"),
            (Id::BlockSize, false) => format!("get_local_size({dim})"),
            (Id::GridSize, false) => format!("get_num_groups({dim})"),
        }
    }
}

fn axis(dim: u8) -> char {
    ['x', 'y', 'z'][usize::from(dim) % 3]
}

fn binary(op: Binary) -> &'static str {
    match op {
        Binary::Add => "+",
        Binary::Sub => "-",
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
        Binary::Lt => "<",
        Binary::Le => "<=",
        Binary::Eq => "==",
        Binary::Ne => "!=",
        Binary::Both => "&&",
        Binary::Either => "||",
    }
}

/// An operation of the warp, cut to low bits.
fn warp_operation(op: u8, mask: &str, value: &str) -> String {
    match op % 8 {
        0 => format!("__shfl_down_sync({mask}, {value}, 1) & 15"),
        1 => format!("__shfl_xor_sync({mask}, {value}, 1) & 15"),
        2 => format!("__shfl_sync({mask}, {value}, 0) & 15"),
        3 => format!("__any_sync({mask}, {value})"),
        4 => format!("__all_sync({mask}, {value})"),
        5 => format!("(int)__reduce_add_sync({mask}, (unsigned)({value})) & 15"),
        6 => format!("(int)__ballot_sync({mask}, {value}) & 15"),
        _ => format!("(__syncwarp({mask}), ({value}) & 15)"),
    }
}
