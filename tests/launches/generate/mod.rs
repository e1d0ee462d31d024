//! Random host programs without undefined behaviour, which launch few kernels in many ways.

mod launching;
mod memory;
mod numbers;

use std::fmt::Write;

use super::random::Random;

/// The text of a program. Each launch has its number as the first argument.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut chance = |percent| random.percent(percent);
    let style = Style {
        streams: chance(35),
        devices: chance(12),
        symbols: chance(45),
        vectors: chance(12),
        memory: chance(75),
    };
    let mut writer = Writer {
        random,
        out: String::from(HEAD),
        launches: 0,
        names: 0,
        functions: Vec::new(),
        style,
    };
    if writer.style.vectors {
        writer
            .out
            .push_str("#include <functional>\n#include <vector>\n");
    }
    if writer.style.streams {
        writer
            .out
            .push_str("static cudaStream_t stream0, stream1;\n");
    }
    for index in 0..writer.random.between(0, 3) {
        writer.function(index);
    }
    writer.main();
    writer.out
}

const HEAD: &str = include_str!("head.cu");

/// What a program makes use of.
struct Style {
    streams: bool,
    devices: bool,
    symbols: bool,
    vectors: bool,
    memory: bool,
}

/// What is known at a place of a program.
#[derive(Clone)]
struct Scope {
    /// Integers between -4096 and 4096.
    numbers: Vec<String>,
    /// Those among them that may be set.
    mutable: Vec<String>,
    pointers: Vec<Pointer>,
    /// What ends the function.
    leave: &'static [&'static str],
}

/// A `float *`.
#[derive(Clone)]
struct Pointer {
    text: String,
    room: Room,
    /// It may be set to any other one with as much room.
    is_mutable: bool,
    /// How its memory is replaced by other memory, where no other pointer leads there.
    renewal: Option<String>,
}

#[derive(Clone)]
enum Room {
    /// It points to the start of an allocation of so many bytes, of [`LEAST`] at least.
    Whole(String),
    /// To the start of one of at least [`LEAST`] bytes.
    Least,
    /// There are at least 64 bytes.
    Some,
}

/// The bytes that allocations have at least.
const LEAST: u32 = 4096;

impl Scope {
    fn truncate(&mut self, before: &Scope) {
        self.numbers.truncate(before.numbers.len());
        self.mutable.truncate(before.mutable.len());
        self.pointers.truncate(before.pointers.len());
    }

    fn number(&mut self, name: &str, is_mutable: bool) {
        self.numbers.push(name.to_owned());
        if is_mutable {
            self.mutable.push(name.to_owned());
        }
    }
}

struct Writer {
    random: Random,
    out: String,
    launches: u32,
    names: u32,
    functions: Vec<Function>,
    style: Style,
}

#[derive(Clone)]
struct Function {
    name: String,
    /// Its first integer and its first pointer are references.
    by_reference: bool,
}

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "  ".repeat(depth));
    }

    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn function(&mut self, index: u32) {
        let name = format!("f{index}");
        let kind = self.random.below(7);
        let linkage = [
            "static ",
            "",
            "inline ",
            "template<class T> static ",
            "static ",
            "static ",
            "static ",
        ][kind];
        let by_reference = kind == 4;
        let params = match by_reference {
            true => "int &a, int b, float *&p, float *q",
            false => "int a, int b, float *p, float *q",
        };
        let _ = writeln!(self.out, "{linkage}int {name}({params}) {{");
        let mut scope = Scope {
            numbers: ["a", "b"].map(str::to_owned).into(),
            mutable: ["a", "b"].map(str::to_owned).into(),
            pointers: ["p", "q"]
                .map(|name| pointer(name, Room::Least, true))
                .into(),
            leave: &["return 0;", "return 1;", "exit(0);"],
        };
        if kind == 5 {
            self.line(1, "static int visits = 0;");
            self.line(1, "visits = (visits + 1) % 50;");
            scope.number("visits", false);
        }
        let calls_itself = kind == 6;
        if calls_itself {
            self.line(1, "if (a <= 0 || a > 6) return b;");
            // What ends the recursion stays.
            scope.mutable.retain(|name| name != "a");
        }
        self.statements(&mut scope, 2, 1);
        if calls_itself {
            let (value, to) = (self.expression(&scope, 1), self.base(&scope));
            self.line(1, &format!("{name}(a - 1, ({value}) % 4096, {to}, p);"));
            self.launch(&scope, 1);
        }
        let result = self.expression(&scope, 2);
        let _ = writeln!(self.out, "  return ({result}) % 4096;\n}}");
        let name = match linkage.starts_with("template") {
            true => format!("{name}<int>"),
            false => name,
        };
        self.functions.push(Function { name, by_reference });
    }

    fn main(&mut self) {
        self.line(0, "int main(int argc, char **argv) {");
        self.line(1, "if (argc < 3) return 1;");
        let read = self.random.pick(&[
            "atoi(argv[1])",
            "(int)strtol(argv[1], nullptr, 10)",
            "(int)atol(argv[1])",
        ]);
        self.line(
            1,
            &format!("int a = {read} % 4096, b = atoi(argv[2]) % 4096;"),
        );
        if self.random.percent(20) {
            self.line(
                1,
                "for (int i = 1; i < argc; ++i) if (!strcmp(argv[i], \"7\")) b = 77;",
            );
        }
        if self.random.percent(30) {
            let condition = self
                .random
                .pick(&["a <= 0", "b % 2", "a > b", "a < 1 || a > 4000"]);
            self.line(
                1,
                &format!("if ({condition}) {{ fprintf(stderr, \"usage\\n\"); return 2; }}"),
            );
        }
        if self.style.streams {
            self.line(1, "cudaStreamCreate(&stream0);");
            self.line(
                1,
                "cudaStreamCreateWithFlags(&stream1, cudaStreamNonBlocking);",
            );
            if self.random.percent(50) {
                self.line(1, "cudaStream_t stream2;");
                self.line(1, "CHECK(cudaStreamCreate(&stream2));");
            } else {
                self.line(1, "cudaStream_t stream2 = stream0;");
            }
        }
        let mut scope = Scope {
            numbers: ["a", "b"].map(str::to_owned).into(),
            mutable: ["a", "b"].map(str::to_owned).into(),
            pointers: Vec::new(),
            leave: &["return 0;", "return 1;", "exit(0);"],
        };
        self.line(1, "float *p, *q;");
        let size = self.random.pick(&[
            "4096",
            "1 << 16",
            "1024 * sizeof(float)",
            "4096 + absolute(b) * sizeof(double)",
        ]);
        self.line(1, &format!("cudaMalloc(&p, 4096); cudaMalloc(&q, {size});"));
        self.line(
            1,
            "cudaMalloc(&global_pair.in, 4096); global_pair.out = p; global_pair.bytes = 4096;",
        );
        for name in ["p", "q"] {
            scope.pointers.push(pointer(name, Room::Least, true));
        }
        for name in ["global_pair.in", "global_pair.out"] {
            if self.random.percent(30) {
                scope.pointers.push(pointer(name, Room::Least, true));
            }
        }
        self.allocation(&mut scope, 1);
        self.statements(&mut scope, 3, 1);
        if self.random.percent(50) {
            self.statements(&mut scope, 2, 1);
        }
        self.out.push_str("  return 0;\n}\n");
    }

    fn statements(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let before = scope.clone();
        for _ in 0..self.random.between(2, 4) {
            self.statement(scope, nesting, depth);
        }
        if self.random.percent(70) {
            self.launch(scope, depth);
        }
        if depth > 1 {
            scope.truncate(&before);
        }
    }

    fn statement(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let nested = u32::from(nesting > 0);
        let memory = if self.style.memory { 9 } else { 1 };
        let weights = [
            6,
            2,
            2,
            3 * nested,
            4 * nested,
            2 * nested,
            3,
            memory,
            1,
            2,
            2 * nested,
            nested,
        ];
        match self.random.weighted(&weights) {
            0 => self.declaration(scope, depth),
            1 => self.assignment(scope, depth),
            2 => {
                let condition = self.condition(scope);
                let way = self.random.pick(scope.leave);
                self.line(depth, &format!("if ({condition}) {way}"));
            }
            3 => self.branch(scope, nesting, depth),
            4 => self.repetition(scope, nesting, depth),
            5 => self.cases(scope, nesting, depth),
            6 => self.call(scope, depth),
            7 => self.memory(scope, depth),
            8 => {
                let text = self.random.pick(&[
                    "volatile_zero = 0;",
                    "global_number = 7;",
                    "change_state(volatile_zero + 5);",
                    "++calls;",
                    "(void)cudaGetLastError();",
                ]);
                self.line(depth, text);
            }
            9 => self.launch(scope, depth),
            10 => self.kept(scope, depth),
            _ => self.lambda(scope, nesting, depth),
        }
    }

    fn branch(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let condition = self.condition(scope);
        self.line(depth, &format!("if ({condition}) {{"));
        self.statements(scope, nesting - 1, depth + 1);
        if self.random.percent(60) {
            self.line(depth, "} else {");
            self.statements(scope, nesting - 1, depth + 1);
        }
        self.line(depth, "}");
    }

    fn cases(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let value = self.expression(scope, 1);
        self.line(
            depth,
            &format!("switch (({value}) & 3) {{ case 0: case 1: {{"),
        );
        self.statements(scope, nesting - 1, depth + 1);
        let end = self.random.pick(&["break;", ""]);
        self.line(depth, &format!("  }} {end} case 3: {{"));
        self.statements(scope, nesting - 1, depth + 1);
        self.line(depth, "  } break; default: ; }");
    }

    fn call(&mut self, scope: &mut Scope, depth: usize) {
        if self.functions.is_empty() {
            return self.memory(scope, depth);
        }
        let Function {
            name: function,
            by_reference,
        } = self.random.pick(&self.functions);
        let b = self.expression(scope, 1);
        let (mut a, q) = (
            format!("({}) % 4096", self.expression(scope, 1)),
            self.base(scope),
        );
        let mut p = self.base(scope);
        if by_reference {
            let changed: Vec<&Pointer> = scope
                .pointers
                .iter()
                .filter(|known| known.is_mutable)
                .collect();
            if scope.mutable.is_empty() || changed.is_empty() {
                return;
            }
            p = self.random.pick(&changed).text.clone();
            a = self.random.pick(&scope.mutable);
        }
        let name = self.name("r");
        self.line(
            depth,
            &format!("int {name} = {function}({a}, ({b}) % 4096, {p}, {q});"),
        );
        scope.number(&name, false);
    }

    /// A function in a function, which changes what is around it.
    fn lambda(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let (name, argument) = (self.name("g"), self.name("i"));
        let (around, inner) = match self.style.vectors && self.random.percent(30) {
            true => ("std::function<void(int)>", "[&]"),
            false => ("auto", "[&]"),
        };
        self.line(
            depth,
            &format!("{around} {name} = {inner}(int {argument}) {{"),
        );
        let before = scope.clone();
        let leave = std::mem::replace(&mut scope.leave, &["return;", "exit(0);"]);
        scope.number(&argument, false);
        self.statements(scope, nesting - 1, depth + 1);
        scope.truncate(&before);
        scope.leave = leave;
        self.line(depth, "};");
        let value = self.expression(scope, 1);
        let call = match self.random.below(3) {
            0 => format!("times({}, {name});", self.random.between(1, 12)),
            1 => format!("times(absolute({value}) % 5, {name});"),
            _ => format!("{name}(({value}) % 4096);"),
        };
        self.line(depth, &call);
    }
}

fn pointer(text: &str, room: Room, is_mutable: bool) -> Pointer {
    Pointer {
        text: text.to_owned(),
        room,
        is_mutable,
        renewal: None,
    }
}
