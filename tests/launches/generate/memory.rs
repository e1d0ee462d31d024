//! Allocations, pointers, fills and copies.

use super::{LEAST, Pointer, Room, Scope, Writer, pointer};

impl Writer {
    pub(super) fn memory(&mut self, scope: &mut Scope, depth: usize) {
        let streams = 3 * u32::from(self.style.streams);
        let symbols = 5 * u32::from(self.style.symbols);
        match self.random.weighted(&[
            4,
            8,
            4,
            5,
            2,
            symbols,
            streams,
            u32::from(self.style.devices) * 2,
            1,
        ]) {
            0 => self.allocation(scope, depth),
            1 => self.fill(scope, depth),
            2 => self.copy(scope, depth),
            3 => self.redirection(scope, depth),
            4 => self.view(scope, depth),
            5 => self.symbol(scope, depth),
            6 => {
                let text = self.random.pick(&[
                    "cudaStreamSynchronize(stream0);",
                    "cudaStreamSynchronize(stream1);",
                    "cudaDeviceSynchronize();",
                ]);
                self.line(depth, text);
            }
            7 => {
                let device = self.expression(scope, 1);
                let text = self.random.pick(&["0", "1", "(DEVICE) & 1"]);
                self.line(
                    depth,
                    &format!("cudaSetDevice({});", text.replace("DEVICE", &device)),
                );
            }
            _ => self.line(depth, "CHECK(cudaDeviceSynchronize());"),
        }
    }

    /// New memory.
    pub(super) fn allocation(&mut self, scope: &mut Scope, depth: usize) {
        let (name, size) = (self.name("b"), self.name("size"));
        let number = self.expression(scope, 1);
        let bytes = match self.random.below(6) {
            0 => format!("4096 + (size_t)(absolute({number}) % 512) * sizeof(float)"),
            1 => format!("(absolute({number}) % 100 + 1024) * sizeof(int)"),
            2 => "sizeof(float) * 2048".to_owned(),
            _ => "1024 * sizeof(float)".to_owned(),
        };
        self.line(depth, &format!("const size_t {size} = {bytes};"));
        let whole = Room::Whole(size.clone());
        let flag = self.random.pick(&["true", "false", "a_flag"]);
        let flag = flag.replace("a_flag", &format!("({number}) > 5"));
        match self.random.below(12) {
            0 => self.line(depth, &format!("float *{name} = make({size});")),
            1 => self.line(depth, &format!("float *{name} = make_zeros({size});")),
            2 => self.line(
                depth,
                &format!(
                    "float *{name}; if (!make_into(&{name}, {size}, {flag})) return {};",
                    result(scope)
                ),
            ),
            3..=6 => return self.several(scope, depth, [&name, &size, &number]),
            7 => self.line(
                depth,
                &format!("float *{name}; CHECK(cudaMallocManaged(&{name}, {size}));"),
            ),
            _ => self.line(
                depth,
                &format!("float *{name}; CHECK(cudaMalloc((void **)&{name}, {size}));"),
            ),
        }
        let renewal =
            format!("cudaFree({name}); {name} = nullptr; CHECK(cudaMalloc(&{name}, {size}));");
        scope.pointers.push(Pointer {
            renewal: self.random.percent(40).then_some(renewal),
            ..pointer(&name, whole, false)
        });
        if self.random.percent(45) {
            let value = self.random.pick(&["0", "0", "0", "255", "-1"]);
            self.line(depth, &format!("cudaMemset({name}, {value}, {size});"));
        }
    }

    /// What holds several pointers to new memory, by its name, that of the memory's size in bytes, and
    /// a number.
    fn several(&mut self, scope: &mut Scope, depth: usize, [name, size, number]: [&str; 3]) {
        let mut known =
            |text: String, is_mutable| scope.pointers.push(pointer(&text, Room::Least, is_mutable));
        let kinds = if self.style.vectors { 4 } else { 3 };
        match self.random.below(kinds) {
            0 => {
                self.line(depth, &format!("Buffer {name}({size});"));
                let fill = self.random.pick(&["", "NAME.fill(0);", "NAME.fill(1);"]);
                self.line(depth, &fill.replace("NAME", name));
                let renewal = Some(format!("{name}.resize({size} + 64);"));
                let all = Room::Whole(format!("{name}.bytes"));
                for (part, room) in [("data()", all), ("at(4)", Room::Some)] {
                    scope.pointers.push(Pointer {
                        renewal: renewal.clone(),
                        ..pointer(&format!("{name}.{part}"), room, false)
                    });
                }
            }
            1 => {
                let count = self.random.between(2, 3);
                self.line(depth, &format!("float *{name}[{count}];"));
                let clear = self.random.pick(&["", " cudaMemset(LIST[e], 0, SIZE);"]);
                let clear = clear.replace("LIST", name).replace("SIZE", size);
                self.line(
                    depth,
                    &format!("for (int e = 0; e < {count}; ++e) {{ cudaMalloc(&{name}[e], {size});{clear} }}"),
                );
                for index in 0..count {
                    known(format!("{name}[{index}]"), true);
                }
                known(format!("{name}[absolute({number}) % {count}]"), false);
            }
            2 => {
                self.line(
                    depth,
                    &format!("Pair {name} = {{make({size}), make({size}), {size}, 0}};"),
                );
                for field in ["in", "out"] {
                    known(format!("{name}.{field}"), true);
                }
            }
            _ => {
                self.line(depth, &format!("std::vector<float *> {name};"));
                self.line(
                    depth,
                    &format!("for (int e = 0; e < 3; ++e) {name}.push_back(make({size}));"),
                );
                for index in 0..3 {
                    known(format!("{name}[{index}]"), true);
                }
            }
        }
    }

    fn fill(&mut self, scope: &Scope, depth: usize) {
        let Pointer { text, room, .. } = self.random.pick(&scope.pointers);
        let number = self.expression(scope, 1);
        let value = match self.random.below(8) {
            0 => format!("({number}) & 255"),
            1 => self
                .random
                .pick(&["1", "255", "256", "-1", "0x7f"])
                .to_owned(),
            _ => "0".to_owned(),
        };
        let (start, bytes) = match (room, self.random.below(8)) {
            (Room::Whole(size), 0..=4) => (text, size),
            (Room::Whole(size), 5) => {
                let part = self.random.pick(&["/ 2", "- 4"]);
                (text, format!("{size} {part}"))
            }
            (Room::Some, 0) => (text, format!("(size_t)(absolute({number}) % 64)")),
            (Room::Some, _) => (text, "64".to_owned()),
            (_, 0) => (format!("{text} + 1"), (LEAST - 4).to_string()),
            (_, 1) => (text, format!("(size_t)(absolute({number}) % 1024)")),
            (_, 2) => (text, "64".to_owned()),
            (_, _) => (text, LEAST.to_string()),
        };
        let call = match self.stream() {
            Some(stream) => format!("cudaMemsetAsync({start}, {value}, {bytes}, {stream})"),
            None => format!("cudaMemset({start}, {value}, {bytes})"),
        };
        let condition = self.condition(scope);
        let text = match self.random.below(6) {
            0 => format!("CHECK({call});"),
            1 => format!("if ({call} != cudaSuccess) exit(3);"),
            2 => format!("if ({condition}) {call};"),
            _ => format!("{call};"),
        };
        self.line(depth, &text);
    }

    fn copy(&mut self, scope: &mut Scope, depth: usize) {
        let (to, from) = (
            self.random.pick(&scope.pointers),
            self.random.pick(&scope.pointers),
        );
        let is_small = |pointer: &Pointer| matches!(pointer.room, Room::Some);
        let bytes = match is_small(&to) || is_small(&from) || self.random.percent(40) {
            true => "64",
            false => "4096",
        };
        let (kind, from) = match self.random.below(5) {
            0 => ("cudaMemcpyDeviceToDevice", from.text),
            1 => {
                self.line(
                    depth,
                    &format!(
                        "cudaMemcpy(host_data, {}, {bytes}, cudaMemcpyDeviceToHost);",
                        to.text
                    ),
                );
                self.line(depth, "calls = (int)((unsigned &)host_data[3] % 1000);");
                return;
            }
            2 => {
                let name = self.name("h");
                let value = self.expression(scope, 1);
                self.line(depth, &format!("float {name}[1024] = {{}};"));
                self.line(
                    depth,
                    &format!("for (int e = 0; e < 1024; ++e) {name}[e] = e + ({value});"),
                );
                ("cudaMemcpyHostToDevice", name)
            }
            _ => ("cudaMemcpyHostToDevice", "host_data".to_owned()),
        };
        let text = match self.stream() {
            Some(stream) => format!(
                "cudaMemcpyAsync({}, {from}, {bytes}, {kind}, {stream});",
                to.text
            ),
            None => format!("cudaMemcpy({}, {from}, {bytes}, {kind});", to.text),
        };
        self.line(depth, &text);
    }

    /// A pointer that changes.
    fn redirection(&mut self, scope: &Scope, depth: usize) {
        let changed: Vec<Pointer> = scope
            .pointers
            .iter()
            .filter(|one| one.is_mutable)
            .cloned()
            .collect();
        if changed.is_empty() {
            return;
        }
        let (one, other) = (
            self.random.pick(&changed).text,
            self.random.pick(&changed).text,
        );
        let (base, condition) = (self.base(scope), self.condition(scope));
        let renewals: Vec<String> = scope
            .pointers
            .iter()
            .filter_map(|one| one.renewal.clone())
            .collect();
        let text = match self.random.below(9) {
            7 | 8 if !renewals.is_empty() => self.random.pick(&renewals),
            0 | 1 => format!("std::swap({one}, {other});"),
            2 => format!("cudaMalloc(&{one}, 4096);"),
            3 => format!("{one} = {base};"),
            4 => format!("{one} = ({condition}) ? {base} : {other};"),
            5 => format!(
                "if ({condition}) {{ cudaMalloc((void **)&{one}, 4096); cudaMemset({one}, 0, 4096); }}"
            ),
            _ => "global_pair.flip();".to_owned(),
        };
        self.line(depth, &text);
    }

    /// A pointer into memory.
    fn view(&mut self, scope: &mut Scope, depth: usize) {
        let (name, base, number) = (self.name("w"), self.base(scope), self.expression(scope, 1));
        let text = match self.random.below(4) {
            0 => format!("float *{name} = {base} + {};", self.random.between(1, 64)),
            1 => format!("float *{name} = &{base}[absolute({number}) % 512];"),
            2 => format!(
                "float *{name} = (float *)((char *){base} + {});",
                self.random.between(1, 16) * 8
            ),
            _ => format!("float *{name} = {base}; {name} += absolute({number}) % 16;"),
        };
        self.line(depth, &text);
        scope.pointers.push(pointer(&name, Room::Some, false));
    }

    /// Something with a variable of the device.
    fn symbol(&mut self, scope: &mut Scope, depth: usize) {
        let (variable, ty, count) = self.random.pick(&[
            ("c0", "int", 4),
            ("c0", "int", 4),
            ("c1", "unsigned", 1),
            ("d0", "int", 3),
            ("d1", "unsigned", 1),
            ("c2", "short", 2),
        ]);
        let (name, value) = (self.name("h"), self.expression(scope, 1));
        let one = |writer: &mut Writer, at: u32| match writer.random.below(4) {
            0 => format!("({ty})({value})"),
            _ => (at * 3 + writer.random.between(0, 2)).to_string(),
        };
        if self.random.percent(6) {
            self.line(
                depth,
                &format!("void *{name}; cudaGetSymbolAddress(&{name}, {variable});"),
            );
            self.line(
                depth,
                &format!("cudaMemset({name}, 0, sizeof({variable}));"),
            );
            if self.random.percent(50) {
                scope
                    .pointers
                    .push(pointer(&format!("(float *){name}"), Room::Some, false));
            }
            return;
        }
        let condition = self.condition(scope);
        match self.random.below(10) {
            0..=3 => {
                self.line(depth, &format!("{ty} {name}[{count}];"));
                let step = self.random.between(1, 3);
                // Some are as they happen to be.
                let only = match self.random.below(6) {
                    0 => format!("if (e < {}) ", count - 1),
                    1 => format!("if ({condition}) "),
                    _ => String::new(),
                };
                self.line(
                    depth,
                    &format!(
                        "for (int e = 0; e < {count}; ++e) {only}{name}[e] = ({ty})(e * {step} + 1);"
                    ),
                );
            }
            _ => {
                let values: Vec<String> = (0..count).map(|at| one(self, at)).collect();
                let values = values.join(", ");
                let kind = self.random.pick(&["", "static const ", "const "]);
                let kind = if values.contains('(') { "" } else { kind };
                self.line(
                    depth,
                    &format!("{kind}{ty} {name}[{count}] = {{{values}}};"),
                );
            }
        }
        let text = match self.random.below(10) {
            0 => format!("cudaMemcpyToSymbol({variable}, {name}, sizeof({ty}));"),
            1 => format!(
                "cudaMemcpyToSymbol({variable}, {name}, sizeof({ty}), sizeof({variable}) - sizeof({ty}));"
            ),
            2 => format!(
                "cudaMemcpyToSymbolAsync({variable}, {name}, sizeof({name}), 0, cudaMemcpyHostToDevice);"
            ),
            3 => {
                format!("if ({condition}) cudaMemcpyToSymbol({variable}, {name}, sizeof({name}));")
            }
            4 => format!(
                "CHECK(cudaMemcpyToSymbol({variable}, {name}, sizeof({name}), 0, cudaMemcpyHostToDevice));"
            ),
            5 => format!(
                "int {name}_back[4]; cudaMemcpyFromSymbol({name}_back, {variable}, sizeof({variable}));"
            ),
            _ => format!("cudaMemcpyToSymbol({variable}, {name}, sizeof({name}));"),
        };
        self.line(depth, &text);
    }

    /// A stream, if one is named.
    pub(super) fn stream(&mut self) -> Option<&'static str> {
        match self.style.streams && self.random.percent(50) {
            true => Some(self.random.pick(&[
                "stream0",
                "stream0",
                "stream1",
                "0",
                "calls % 2 ? stream0 : stream1",
            ])),
            false => None,
        }
    }

    /// The start of an allocation.
    pub(super) fn base(&mut self, scope: &Scope) -> String {
        let bases = scope
            .pointers
            .iter()
            .filter(|one| !matches!(one.room, Room::Some));
        let bases: Vec<&Pointer> = bases.collect();
        self.random.pick(&bases).text.clone()
    }

    pub(super) fn pointer(&mut self, scope: &Scope) -> String {
        let Pointer { text, room, .. } = self.random.pick(&scope.pointers);
        let is_small = matches!(room, Room::Some);
        let number = self.expression(scope, 1);
        match self.random.below(12) {
            0 => format!("{text} + 3"),
            11 if self.random.percent(30) => "(float *)nullptr".to_owned(),
            1 if is_small => format!("{text} + 8"),
            1 => format!("{text} + ({number}) % 8 + 8"),
            2 => format!("(({number}) > 3 ? {text} : {})", self.base(scope)),
            _ => text,
        }
    }
}

/// What a function returns where it ends early.
fn result(scope: &Scope) -> &'static str {
    match scope.leave.contains(&"return;") {
        true => "",
        false => "4",
    }
}
