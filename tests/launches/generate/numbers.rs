//! Numbers, conditions and loops.

use super::{Scope, Writer};

impl Writer {
    pub(super) fn declaration(&mut self, scope: &mut Scope, depth: usize) {
        let (name, value) = (self.name("v"), self.expression(scope, 2));
        match self.random.below(11) {
            0 => {
                let ty = self.random.pick(&["unsigned char", "signed char", "bool"]);
                self.line(depth, &format!("{ty} {name} = ({ty})({value});"));
                scope.number(&name, false);
            }
            1 => {
                self.line(depth, &format!("short {name} = (short)(({value}) * 17);"));
                scope.number(&format!("({name} / 16)"), false);
            }
            2 => {
                let ty =
                    self.random
                        .pick(&["unsigned", "size_t", "unsigned long long", "uint32_t"]);
                self.line(
                    depth,
                    &format!("{ty} {name} = ({ty})({value}) * 2654435761u + 11;"),
                );
                scope.number(&format!("(int)({name} % 4096)"), false);
                scope.number(&format!("(int)(({name} >> 20) % 4096)"), false);
            }
            3 => {
                self.line(
                    depth,
                    &format!("long {name} = (long)({value}) * 3000000019L;"),
                );
                scope.number(&format!("(int)({name} % 4096)"), false);
            }
            4 => {
                let text = format!("int {name} = ({value}) % 4096, &{name}_same = {name};");
                self.line(depth, &text);
                scope.number(&name, true);
                scope.number(&format!("{name}_same"), true);
            }
            5 => {
                let condition = self.condition(scope);
                let other = self.expression(scope, 1);
                self.line(depth, &format!("int {name};"));
                self.line(
                    depth,
                    &format!("if ({condition}) {name} = ({value}) % 4096; else {name} = ({other}) % 4096;"),
                );
                scope.number(&name, true);
            }
            6 => self.chosen(scope, depth, (&name, &value)),
            7 => {
                let at = self.expression(scope, 1);
                self.line(
                    depth,
                    &format!("const int {name} = table[absolute({at}) % 6];"),
                );
                scope.number(&name, false);
            }
            _ => {
                self.line(depth, &format!("int {name} = ({value}) % 4096;"));
                scope.number(&name, true);
            }
        }
    }

    /// A number that is chosen by conditions one in another, of which some leave the function.
    fn chosen(&mut self, scope: &mut Scope, depth: usize, (name, value): (&str, &str)) {
        let [outer, inner, first, second] = [(); 4].map(|()| self.condition(scope));
        let [one, other] = [(); 2].map(|()| self.expression(scope, 0));
        let leave = [(); 2].map(|()| self.random.pick(scope.leave));
        let apart = "volatile_zero = 0;";
        for text in [
            format!("int {name};"),
            format!("if ({outer}) {{"),
            format!(
                "  if ({inner}) {{ {apart} if ({first}) {} {name} = ({value}) % 4096; }}",
                leave[0]
            ),
            format!(
                "  else {{ {apart} if ({second}) {} {name} = ({one}) % 4096; }}",
                leave[1]
            ),
            format!("  {apart}"),
            format!("}} else {name} = ({other}) % 4096;"),
        ] {
            self.line(depth, &text);
        }
        scope.number(name, true);
    }

    pub(super) fn assignment(&mut self, scope: &Scope, depth: usize) {
        if scope.mutable.is_empty() {
            return;
        }
        let target = self.random.pick(&scope.mutable);
        let value = self.expression(scope, 2);
        let text = match self.random.below(4) {
            0 => format!("{target} /= 2;"),
            1 => format!("{target} = {target} < 2000 && {target} > -2000 ? {target} * 2 : 1;"),
            _ => format!("{target} = ({value}) % 4096;"),
        };
        self.line(depth, &text);
    }

    /// Two loops, of which the outer one keeps what the inner one has computed in rounds that it may have left
    /// before.
    pub(super) fn kept(&mut self, scope: &mut Scope, depth: usize) {
        let before = scope.clone();
        let [size, level, last, step] = ["v", "v", "v", "v"].map(|stem| self.name(stem));
        let i = self.name("i");
        let start = self.expression(scope, 1);
        self.line(depth, &format!("int {level} = 0;"));
        scope.number(&level, false);
        self.line(depth, &format!("for (int {i} = 0; {i} < 3; ++{i}) {{"));
        scope.number(&i, false);
        let first = self.expression(scope, 1);
        self.line(
            depth,
            &format!("  int {size} = ({first}) % 4096, {last} = {size};"),
        );
        scope.number(&size, false);
        scope.number(&last, false);
        self.line(
            depth,
            &format!("  while (absolute({start}) % 7 + {i} < next_call() % 16) {{"),
        );
        let [one, other] = [(); 2].map(|()| self.condition(scope));
        let computed = self.random.pick(&["/", "-", "+", "%"]);
        for text in [
            format!("    int {step};"),
            format!("    if ({one}) {{ volatile_zero = 0; {step} = 4; }}"),
            format!("    else if ({other}) {{ volatile_zero = 0; {step} = 8; }}"),
            "    else break;".to_owned(),
        ] {
            self.line(depth, &text);
        }
        scope.number(&step, false);
        self.launch(scope, depth + 2);
        self.line(
            depth,
            &format!("    {last} = ({size} {computed} {step}) % 4096;"),
        );
        self.line(depth, "  }");
        self.line(depth, &format!("  {level} = ({last} + 1) % 4096;"));
        self.line(depth, "}");
        scope.truncate(&before);
    }

    /// A loop of at most 64 rounds.
    pub(super) fn repetition(&mut self, scope: &mut Scope, nesting: u32, depth: usize) {
        let before = scope.clone();
        let counter = self.name("i");
        let (head, end) = self.bounds(scope, &counter, depth);
        self.line(depth, &format!("{head} {{"));
        scope.number(&format!("(int){counter}"), false);
        if self.random.percent(15) {
            let (condition, way) = (
                self.condition(scope),
                self.random.pick(&["break;", "break;", "continue;"]),
            );
            // What steps at its end would not step.
            let way = if end == "}" { way } else { "break;" };
            self.line(depth, &format!("  if ({condition}) {way}"));
        }
        self.statements(scope, nesting - 1, depth + 1);
        if self.random.percent(20) {
            let condition = self.condition(scope);
            self.line(depth, &format!("  if ({condition}) break;"));
        }
        self.line(depth, &end);
        scope.truncate(&before);
    }

    /// How a loop over `counter` begins and ends.
    fn bounds(&mut self, scope: &mut Scope, counter: &str, depth: usize) -> (String, String) {
        let (bound, start) = (self.expression(scope, 1), self.expression(scope, 1));
        let mut end = "}".to_owned();
        let head = match self.random.below(16) {
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
            7 => format!("for (size_t {counter} = absolute({bound}) % 9; {counter}-- > 0;)"),
            8 => {
                self.line(
                    depth,
                    &format!("int {counter} = absolute({bound}) % 4096 + 1;"),
                );
                end = format!(
                    "  {counter} = ({counter} + 1) / 2;\n{}}}",
                    "  ".repeat(depth)
                );
                format!("while ({counter} > 1)")
            }
            9 => {
                self.line(
                    depth,
                    &format!("unsigned {counter} = absolute({bound}) % 512;"),
                );
                end = format!("}} while (({counter} >>= 1) > 0);");
                "do".to_owned()
            }
            10 => {
                self.line(depth, &format!("int {counter} = 256;"));
                end = format!(
                    "  if (({counter} /= 2) < absolute({bound}) % 64 + 1) break;\n{}}}",
                    "  ".repeat(depth)
                );
                "for (;;)".to_owned()
            }
            11 => {
                let other = self.name("w");
                scope.number(&other, false);
                format!(
                    "for (int {counter} = 0, {other} = absolute({bound}) % 100; {counter} < {other}; {counter} += 7, {other} -= 5)"
                )
            }
            12 => {
                let other = self.name("n");
                self.line(
                    depth,
                    &format!("const int {other} = absolute({bound}) % 64;"),
                );
                scope.number(&other, false);
                format!("for (long {counter} = 0; {counter} < {other}; {counter} += 16)")
            }
            13 => format!(
                "for (unsigned {counter} = ({start}) & 15; {counter} < 20; {counter} = {counter} * 2 + 1)"
            ),
            14 => format!("for (int {counter} : {{3, 1, (int)({bound}) % 50}})"),
            _ => format!(
                "for (int {counter} = 0; {counter} < {}; ++{counter})",
                self.random.between(1, 12)
            ),
        };
        (head, end)
    }

    /// Between -2^26 and 2^26.
    pub(super) fn expression(&mut self, scope: &Scope, nesting: u32) -> String {
        if nesting == 0 || self.random.percent(25) {
            return match self.random.below(6) {
                0 => self.random.between(0, 70).to_string(),
                1 => self
                    .random
                    .pick(&[
                        "global_number",
                        "volatile_zero",
                        "256",
                        "-1",
                        "state",
                        "next_call()",
                        "calls % 4096",
                    ])
                    .to_owned(),
                2 if !scope.numbers.is_empty() => scope.numbers[scope.numbers.len() - 1].clone(),
                _ => self.random.pick(&scope.numbers),
            };
        }
        let a = self.expression(scope, nesting - 1);
        let b = self.expression(scope, nesting - 1);
        let number = self.random.pick(&["1", "2", "3", "16", "32", "100", "256"]);
        match self.random.below(30) {
            0 | 13 => format!("(({a}) % 4096 + ({b}) % 4096)"),
            1 | 14 => format!("(({a}) % 4096 - ({b}) % 4096)"),
            2 => format!("(({a}) % 4096 * (({b}) % 4096))"),
            3 => format!("(({a}) / {number})"),
            4 => format!("(({a}) % {number})"),
            5 | 15 => format!("((({a}) % 4096 + {number} - 1) / {number})"),
            6 => format!("std::min((int)({a}), (int)({b}))"),
            7 => format!("std::max((int)({a}), (int)({b}))"),
            8 => format!("(({a}) & ({b}))"),
            9 => format!("(({a}) > ({b}) ? ({a}) : {number})"),
            10 => format!("(int)ceil((float)(({a}) % 4096) / {number})"),
            11 => format!("(int)ceil((double)({a}) / {number})"),
            12 => format!("(int)((unsigned)({a}) >> 7)"),
            16 => format!("(int)(((unsigned)({a}) * 2654435761u) >> 12)"),
            17 => format!("(int)(unsigned char)({a})"),
            18 => format!("(int)(short)(({a}) * 3)"),
            19 => format!("(int)(((long long)({a}) * 1000003LL) % 8191)"),
            20 => format!("(int)(((size_t)({a}) + 255) / 256 % 4096)"),
            21 => format!("(int)ceilf((({a}) % 4096) / {number}.0f)"),
            22 => format!("(int)((({a}) % 4096) * 0.5)"),
            23 => format!("(int)(((unsigned)({a}) << 3) & 0xffff)"),
            24 => format!("(({a}) ^ ({b}))"),
            25 => format!("(-(int)({a}))"),
            26 => format!("(1 << (absolute({a}) % 12))"),
            27 => format!("(int)ceil((float)(({a}) % 4096) / (float)(absolute({b}) % 4096 + 1))"),
            28 => format!("(int)floor((double)({a}) / {number})"),
            _ => format!("(int)((unsigned)(({a}) + {number} - 1) / {number}u % 4096u)"),
        }
    }

    pub(super) fn condition(&mut self, scope: &Scope) -> String {
        let a = self.expression(scope, 1);
        let b = self.expression(scope, 1);
        let sign = self.random.pick(&["<", "<=", "==", "!=", ">", ">="]);
        match self.random.below(11) {
            0 => format!("({a}) % 16 != 0"),
            1 => format!("({a}) {sign} ({b}) && ({b}) > 2"),
            2 => format!("({a}) {sign} ({b}) || ({a}) % 2 == 0"),
            3 => format!("(unsigned)({a}) {sign} 40u"),
            4 => format!("!(({a}) & 1)"),
            5 => format!("(({a}) & (({a}) - 1)) == 0"),
            6 => format!("({a}) == 3 || ({a}) == 64 || ({a}) {sign} ({b})"),
            7 => format!("({a}) {sign} 9 || ({b}) % 4 == 0 && ({a}) > ({b})"),
            _ => format!("({a}) {sign} ({b})"),
        }
    }
}
