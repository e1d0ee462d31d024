//! Random host programs without undefined behaviour, which launch one kernel in many ways.

use std::fmt::Write;

use crate::random::Random;

/// The text of a program. Each launch has its number as the first argument.
pub fn program(seed: u64) -> String {
    let mut writer = Writer {
        random: Random::new(seed),
        out: String::from(HEAD),
        launches: 0,
        names: 0,
        functions: Vec::new(),
    };
    let count = writer.random.between(0, 3);
    for index in 0..count {
        let name = format!("f{index}");
        let linkage = writer
            .random
            .pick(&["static ", "", "inline ", "template<class T> static "]);
        let _ = writeln!(
            writer.out,
            "{linkage}int {name}(int a, int b, float *p, float *q) {{"
        );
        let mut scope = Scope::of(&["a", "b"]);
        writer.statements(&mut scope, 2, 1);
        let result = writer.expression(&scope, 2);
        let _ = writeln!(writer.out, "  return {result} % 4096;\n}}");
        let call = if linkage.starts_with("template") {
            format!("{name}<int>")
        } else {
            name
        };
        writer.functions.push(call);
    }
    writer.out.push_str(
        "int main(int argc, char **argv) {\n  int a = atoi(argv[1]) % 4096, b = atoi(argv[2]) % 4096;\n  \
         float *p, *q;\n  cudaMalloc(&p, 1 << 16);\n  cudaMalloc(&q, (size_t)(abs(a) + 1) * 8);\n",
    );
    let mut scope = Scope::of(&["a", "b"]);
    writer.statements(&mut scope, 3, 1);
    writer.out.push_str("  return 0;\n}\n");
    writer.out
}

const HEAD: &str = "\
#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
struct S { int a; short b; long c; };
__global__ void k(int id, int n, long m, unsigned char c, S s, float *x, float *y) {}
inline int absolute(int n) { return n < 0 ? -n : n; }
volatile int volatile_zero = 0;
int global_number = 7;
struct Grid {
  int w, h;
  Grid(int w, int h) : w(w), h(h) {}
  dim3 size() const { return dim3(w, h); }
};
";

struct Scope {
    /// Integers between -4096 and 4096.
    numbers: Vec<String>,
}

impl Scope {
    fn of(names: &[&str]) -> Scope {
        Scope {
            numbers: names.iter().map(|name| (*name).to_owned()).collect(),
        }
    }
}

struct Writer {
    random: Random,
    out: String,
    launches: u32,
    names: u32,
    functions: Vec<String>,
}

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "  ".repeat(depth));
    }

    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn statements(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let known = scope.numbers.len();
        for _ in 0..self.random.between(2, 4) {
            self.statement(scope, nesting, depth);
        }
        self.launch(scope, depth);
        if depth > 1 {
            scope.numbers.truncate(known);
        }
    }

    fn statement(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let nested = u32::from(nesting > 0);
        match self
            .random
            .weighted(&[6, 2, 2, 3 * nested, 4 * nested, 2 * nested, 3, 3, 1])
        {
            0 => {
                let (name, value) = (self.name("v"), self.expression(scope, 2));
                self.line(depth, &format!("int {name} = ({value}) % 4096;"));
                scope.numbers.push(name);
            }
            1 => {
                let target = self.random.pick(&scope.numbers);
                let value = self.expression(scope, 2);
                // Counters of loops are not changed: these would not end.
                if !target.starts_with('i') {
                    self.line(depth, &format!("{target} = ({value}) % 4096;"));
                }
            }
            2 => {
                let condition = self.condition(scope);
                let way = self.random.pick(&["return 0;", "exit(0);", "return 1;"]);
                self.line(depth, &format!("if ({condition}) {way}"));
            }
            3 => {
                let condition = self.condition(scope);
                self.line(depth, &format!("if ({condition}) {{"));
                self.statements(scope, nesting - 1, depth + 1);
                if self.random.percent(60) {
                    self.line(depth, "} else {");
                    self.statements(scope, nesting - 1, depth + 1);
                }
                self.line(depth, "}");
            }
            4 => self.counted_loop(scope, nesting, depth),
            5 => {
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
            6 if !self.functions.is_empty() => {
                let function = self.random.pick(&self.functions);
                let (a, b) = (self.expression(scope, 1), self.expression(scope, 1));
                let (p, q) = (self.pointer(), self.pointer());
                let name = self.name("r");
                self.line(
                    depth,
                    &format!("int {name} = {function}(({a}) % 4096, ({b}) % 4096, {p}, {q});"),
                );
                scope.numbers.push(name);
            }
            7 => {
                let text = self.random.pick(&[
                    "std::swap(p, q);",
                    "cudaMalloc(&p, 4096);",
                    "q = p;",
                    "volatile_zero = 0;",
                    "global_number = 7;",
                ]);
                self.line(depth, text);
            }
            _ => self.launch(scope, depth),
        }
    }

    fn counted_loop(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let counter = self.name("i");
        let bound = self.expression(scope, 1);
        let start = self.expression(scope, 1);
        let head = match self.random.below(8) {
            0 => format!(
                "for (int {counter} = absolute({bound}) % 64; {counter} > 0; {counter} >>= 1)"
            ),
            1 => format!(
                "for (int {counter} = absolute({bound}) % 64; {counter} > 0; {counter} /= 2)"
            ),
            2 => format!(
                "for (int {counter} = 1; {counter} <= absolute({bound}) % 64; {counter} *= 2)"
            ),
            3 => format!("for (unsigned {counter} = 2; {counter} < 64u; {counter} <<= 1)"),
            4 => format!(
                "for (int {counter} = ({start}) % 16; {counter} < ({bound}) % 16; {counter} += 3)"
            ),
            5 => format!(
                "for (int {counter} = ({start}) % 16; {counter} > ({bound}) % 16; {counter} -= 4)"
            ),
            6 => format!("for (unsigned char {counter} = 250; {counter} != 4; {counter} += 2)"),
            _ => format!("for (int {counter} = 0; {counter} < 5; ++{counter})"),
        };
        self.line(depth, &format!("{head} {{"));
        scope.numbers.push(counter.clone());
        self.statements(scope, nesting - 1, depth + 1);
        scope.numbers.retain(|name| *name != counter);
        if self.random.percent(20) {
            let condition = self.condition(scope);
            let way = self.random.pick(&["break;", "continue;"]);
            self.line(depth, &format!("  if ({condition}) {way}"));
        }
        self.line(depth, "}");
    }

    /// Between -2^26 and 2^26.
    fn expression(&mut self, scope: &Scope, nesting: u32) -> String {
        if nesting == 0 || self.random.percent(25) {
            return match self.random.below(5) {
                0 => self.random.between(0, 70).to_string(),
                1 => self
                    .random
                    .pick(&["global_number", "volatile_zero", "256", "-1"])
                    .to_owned(),
                _ => self.random.pick(&scope.numbers),
            };
        }
        let a = self.expression(scope, nesting - 1);
        let b = self.expression(scope, nesting - 1);
        let number = self.random.pick(&["1", "2", "3", "16", "32", "100", "256"]);
        match self.random.below(13) {
            0 => format!("(({a}) % 4096 + ({b}) % 4096)"),
            1 => format!("(({a}) % 4096 - ({b}) % 4096)"),
            2 => format!("(({a}) % 4096 * (({b}) % 4096))"),
            3 => format!("(({a}) / {number})"),
            4 => format!("(({a}) % {number})"),
            5 => format!("((({a}) % 4096 + {number} - 1) / {number})"),
            6 => format!("std::min((int)({a}), (int)({b}))"),
            7 => format!("std::max((int)({a}), (int)({b}))"),
            8 => format!("(({a}) & ({b}))"),
            9 => format!("(({a}) > ({b}) ? ({a}) : {number})"),
            10 => format!("(int)ceil((float)(({a}) % 4096) / {number})"),
            11 => format!("(int)ceil((double)({a}) / {number})"),
            _ => format!("(int)((unsigned)({a}) >> 7)"),
        }
    }

    fn condition(&mut self, scope: &Scope) -> String {
        let a = self.expression(scope, 1);
        let b = self.expression(scope, 1);
        let sign = self.random.pick(&["<", "<=", "==", "!=", ">", ">="]);
        match self.random.below(6) {
            0 => format!("({a}) % 16 != 0"),
            1 => format!("({a}) {sign} ({b}) && ({b}) > 2"),
            2 => format!("({a}) {sign} ({b}) || ({a}) % 2 == 0"),
            3 => format!("(unsigned)({a}) {sign} 40u"),
            _ => format!("({a}) {sign} ({b})"),
        }
    }

    fn pointer(&mut self) -> String {
        let choices = ["p", "q", "p + 3", "q + 8", "p"];
        self.random.pick(&choices).to_owned()
    }

    fn launch(&mut self, scope: &Scope, depth: usize) {
        self.launches += 1;
        let id = self.launches + self.names * 1000;
        let e = |writer: &mut Writer| writer.expression(scope, 2);
        let (n, m, c) = (e(self), e(self), e(self));
        let (sa, sb, sc) = (e(self), e(self), e(self));
        let (x, y) = (self.pointer(), self.pointer());
        let x = match self.random.percent(20) {
            true => format!("{x} + ({}) % 8 + 8", e(self)),
            false => x,
        };
        let args = format!(
            "(long)({m}), (unsigned char)({c}), S{{(int)({sa}), (short)(({sb}) % 100), (long)({sc})}}, {x}, {y}"
        );
        let size = |writer: &mut Writer| {
            let value = e(writer);
            match writer.random.below(4) {
                0 => format!("dim3({value}, {})", e(writer)),
                1 => format!("Grid(({value}), ({})).size()", e(writer)),
                2 => writer
                    .random
                    .pick(&["64", "256", "dim3(16, 16)"])
                    .to_owned(),
                _ => format!("absolute({value}) % 512 + 1"),
            }
        };
        let (grid, block) = (size(self), size(self));
        let text = match self.random.below(5) {
            0 => format!("k<<<{grid}, {block}, 64>>>({id}, {n}, {args});"),
            1 => {
                let place = self.name("l");
                format!(
                    "{{ auto {place} = [&](dim3 g, int n) {{ k<<<g, {block}>>>({id}, n, {args}); }}; {place}({grid}, {n}); }}",
                )
            }
            _ => format!("k<<<{grid}, {block}>>>({id}, {n}, {args});"),
        };
        self.line(depth, &text);
    }
}
