//! Launches.

use super::{Scope, Writer};

impl Writer {
    pub(super) fn launch(&mut self, scope: &Scope, depth: usize) {
        self.launches += 1;
        let id = self.launches + self.names * 1000;
        // Few of them take the solver's time.
        let e = |writer: &mut Writer| {
            let nesting = writer.random.weighted(&[6, 3, 2]) as u32;
            writer.expression(scope, nesting)
        };
        let (n, m, c) = (e(self), e(self), e(self));
        let (sa, sb, sc) = (e(self), e(self), e(self));
        let [p, x, y, z] = [0; 4].map(|_| self.pointer(scope));
        let (f, t, u) = (self.random.between(0, 9), self.condition(scope), e(self));
        let f = match self.random.percent(60) {
            true => format!("{f}.5f"),
            false => format!("(float)({})", e(self)),
        };
        let behind = format!(
            "(long)({m}), (unsigned char)({c}), S{{(int)({sa}), (short)(({sb}) % 100), (long)({sc}), {p}}}, \
             {x}, {y}, {z}, {f}, {t}, (unsigned)({u})"
        );
        let (grid, block) = (self.size(scope), self.size(scope));
        let kernel = self.random.pick(&["k", "k", "k", "j", "t<3>", "t<8>"]);
        let text = match self.random.below(18) {
            0 => format!("{kernel}<<<{grid}, {block}, 64>>>({id}, {n}, {behind});"),
            1 => {
                let place = self.name("l");
                format!(
                    "{{ auto {place} = [&](dim3 g, int n) {{ {kernel}<<<g, {block}>>>({id}, n, {behind}); }}; {place}({grid}, {n}); }}",
                )
            }
            2 => self.explicit_launch(scope, kernel, &[&id.to_string(), &n], &behind),
            3 => format!("launch_any({kernel}, {grid}, {block}, {id}, (int)({n}), {behind});"),
            4 => {
                let threads = self
                    .random
                    .pick(&["32", "128", "absolute(THREADS) % 512 + 1"]);
                let threads = threads.replace("THREADS", &e(self));
                format!(
                    "{{ Launcher l; l.threads({threads}).cover(absolute({}) % 4096).go({kernel}, {id}, (int)({n}), {behind}); }}",
                    e(self)
                )
            }
            5 if self.random.percent(40) => {
                let (condition, other) =
                    (self.condition(scope), self.random.pick(&["k", "j", "t<8>"]));
                format!(
                    "{{ void (*f)(PARAMS) = {kernel}; if ({condition}) f = {other}; f<<<{grid}, {block}>>>({id}, {n}, {behind}); }}"
                )
            }
            6 => {
                let bytes = self.random.pick(&[
                    "(BYTES & 63) * sizeof(float)",
                    "table[2] * sizeof(int)",
                    "size_t(absolute(BYTES))",
                ]);
                let bytes = bytes.replace("BYTES", &e(self));
                format!("{kernel}<<<{grid}, {block}, {bytes}>>>({id}, {n}, {behind});")
            }
            7 => {
                let (y, place) = (e(self), self.name("l"));
                format!(
                    "{{ dim3 {place}({grid}); {place}.y = {y}; {kernel}<<<{place}, {block}>>>({id}, {n}, {behind}); }}"
                )
            }
            8 => format!(
                "{kernel}<<<{grid}, {block}>>>({id}, {n}, {behind}); CHECK(cudaGetLastError());"
            ),
            _ => match self.stream() {
                Some(stream) => {
                    format!("{kernel}<<<{grid}, {block}, 0, {stream}>>>({id}, {n}, {behind});")
                }
                None => format!("{kernel}<<<{grid}, {block}>>>({id}, {n}, {behind});"),
            },
        };
        self.line(depth, &text);
    }

    /// By the runtime's function, with the addresses of the arguments.
    fn explicit_launch(
        &mut self,
        scope: &Scope,
        kernel: &str,
        first: &[&str],
        behind: &str,
    ) -> String {
        let types = [
            "int",
            "int",
            "long",
            "unsigned char",
            "S",
            "float *",
            "float *",
            "float *",
            "float",
            "bool",
            "unsigned",
        ];
        let own = self.name("e");
        let (grid, block) = (self.size(scope), self.size(scope));
        let [id, n] = first[..] else {
            return String::new();
        };
        let fields: Vec<String> = types
            .iter()
            .enumerate()
            .map(|(at, ty)| format!("{ty} _{at};"))
            .collect();
        let addresses: Vec<String> = (0..types.len()).map(|at| format!("&{own}._{at}")).collect();
        let stream = self.stream().unwrap_or("0");
        format!(
            "{{ struct {{ {} }} {own} = {{{id}, (int)({n}), {behind}}}; void *list[] = {{{}}}; \
             cudaLaunchKernel((const void *)(void (*)(PARAMS)){kernel}, {grid}, {block}, list, 16, {stream}); }}",
            fields.join(" "),
            addresses.join(", ")
        )
    }

    fn size(&mut self, scope: &Scope) -> String {
        let value = self.expression(scope, 1);
        match self.random.below(7) {
            0 => format!("dim3({value}, {})", self.expression(scope, 2)),
            1 => format!("Grid(({value}), ({})).size()", self.expression(scope, 2)),
            2 | 3 => self
                .random
                .pick(&["64", "256", "dim3(16, 16)", "dim3(8, 4, 2)", "table[3]"])
                .to_owned(),
            4 => format!("(absolute({value}) + 255) / 256"),
            _ => format!("absolute({value}) % 512 + 1"),
        }
    }
}
