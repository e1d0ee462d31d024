//! Places in the source as LLVM's metadata.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use crate::ptx::ast::{Kind, Loc, Place, Scalar};
use crate::ptx::signature::Declared;

/// The metadata of a module. Nodes 0 to 6 are the unit's.
pub struct Debug {
    nodes: Vec<String>,
    /// The numbers of the files' nodes.
    files: HashMap<u32, usize>,
    locations: HashMap<(usize, u32, u32, Option<usize>), usize>,
    blocks: HashMap<(usize, usize), usize>,
    /// For each file the function that stands for those of it that are inlined.
    inlined: HashMap<usize, usize>,
    /// Where code was inlined last, by the function and by its place.
    calls: HashMap<(usize, Place), Place>,
}

/// Calls that one place was inlined through.
const MOST_CALLS: u32 = 16;

impl Debug {
    /// `path` is that of the PTX, `files` are those that it names.
    pub fn new(path: &str, files: &BTreeMap<u32, String>) -> Debug {
        let file =
            |path: &str| format!("!DIFile(filename: \"{}\", directory: \"\")", escaped(path));
        let mut debug = Debug {
            nodes: vec![
                "distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: \"PTX\", \
                 isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)"
                    .to_owned(),
                file(path),
                "!{i32 7, !\"Dwarf Version\", i32 4}".to_owned(),
                "!{i32 2, !\"Debug Info Version\", i32 3}".to_owned(),
                "!DISubroutineType(types: !5)".to_owned(),
                "!{null}".to_owned(),
            ],
            files: HashMap::new(),
            locations: HashMap::new(),
            blocks: HashMap::new(),
            inlined: HashMap::new(),
            calls: HashMap::new(),
        };
        for (&number, path) in files {
            let node = debug.node(file(path));
            debug.files.insert(number, node);
        }
        debug
    }

    fn node(&mut self, text: String) -> usize {
        self.nodes.push(text);
        self.nodes.len() - 1
    }

    /// The node of a function that begins in this line.
    pub fn function(&mut self, name: &str, line: u32) -> usize {
        self.node(format!(
            "distinct !DISubprogram(name: \"{}\", scope: !1, file: !1, line: {line}, type: !4, \
             scopeLine: {line}, unit: !0, spFlags: DISPFlagDefinition)",
            escaped(name)
        ))
    }

    /// The node of a parameter of which the user says this.
    pub fn parameter(&mut self, function: usize, line: u32, declared: &Declared) -> usize {
        let ty = declared.ty.map(|ty| {
            let scalar = self.node(match ty.tiles {
                Some(_) => "!DIBasicType(name: \"element\", size: 128, encoding: DW_ATE_unsigned)"
                    .to_owned(),
                None => basic_type(ty.scalar),
            });
            match ty.is_pointer {
                true => self.node(format!(
                    "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{scalar}, size: 64)"
                )),
                false => scalar,
            }
        });
        let ty = ty.map_or(String::new(), |ty| format!(", type: !{ty}"));
        self.node(format!(
            "!DILocalVariable(name: \"{}\", scope: !{function}, file: !1, line: {line}{ty})",
            declared.name
        ))
    }

    /// The place that `.loc` names, or the line of the PTX.
    pub fn location(&mut self, function: usize, loc: Option<Loc>, line: u32) -> usize {
        let known = loc.filter(|loc| self.files.contains_key(&loc.place.file));
        let Some(loc) = known else {
            return self.node_at((function, line, 0, None));
        };
        if let Some(call) = loc.inlined_at {
            self.calls.insert((function, loc.place), call);
        }
        self.place(function, loc.place, loc.inlined_at, MOST_CALLS)
    }

    /// A place in a file, and the calls that it was inlined through.
    fn place(
        &mut self,
        function: usize,
        place: Place,
        inlined_at: Option<Place>,
        most: u32,
    ) -> usize {
        let file = self.files[&place.file];
        let call = inlined_at.filter(|call| most > 0 && self.files.contains_key(&call.file));
        let column = place.column.min(0xffff);
        let Some(call) = call else {
            let scope = self.block(function, file);
            return self.node_at((scope, place.line, column, None));
        };
        let outer = self.calls.get(&(function, call)).copied();
        let outer = self.place(function, call, outer, most - 1);
        let scope = self.inlined_function(file);
        self.node_at((scope, place.line, column, Some(outer)))
    }

    fn node_at(&mut self, key: (usize, u32, u32, Option<usize>)) -> usize {
        if let Some(&node) = self.locations.get(&key) {
            return node;
        }
        let (scope, line, column, call) = key;
        let call = call.map_or(String::new(), |call| format!(", inlinedAt: !{call}"));
        let text = format!("!DILocation(line: {line}, column: {column}, scope: !{scope}{call})");
        let node = self.node(text);
        self.locations.insert(key, node);
        node
    }

    fn inlined_function(&mut self, file: usize) -> usize {
        if let Some(&node) = self.inlined.get(&file) {
            return node;
        }
        let node = self.node(format!(
            "distinct !DISubprogram(name: \"inlined\", scope: !{file}, file: !{file}, line: 1, \
             type: !4, unit: !0, spFlags: DISPFlagDefinition)"
        ));
        self.inlined.insert(file, node);
        node
    }

    /// The part of a function that is in another file.
    fn block(&mut self, function: usize, file: usize) -> usize {
        if let Some(&node) = self.blocks.get(&(function, file)) {
            return node;
        }
        let text = format!(
            "distinct !DILexicalBlockFile(scope: !{function}, file: !{file}, discriminator: 0)"
        );
        let node = self.node(text);
        self.blocks.insert((function, file), node);
        node
    }

    pub fn finish(self) -> String {
        let mut text = String::from("\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2, !3}\n");
        for (number, node) in self.nodes.iter().enumerate() {
            let _ = writeln!(text, "!{number} = {node}");
        }
        text
    }
}

/// The type of C that has these values.
fn basic_type(scalar: Scalar) -> String {
    let (name, encoding) = match (scalar.kind, scalar.bits) {
        (Kind::Signed, 8) => ("signed char", "DW_ATE_signed_char"),
        (Kind::Signed, 16) => ("short", "DW_ATE_signed"),
        (Kind::Signed, 32) => ("int", "DW_ATE_signed"),
        (Kind::Signed, _) => ("long", "DW_ATE_signed"),
        (Kind::Float, 16) => ("half", "DW_ATE_float"),
        (Kind::Float, 32) => ("float", "DW_ATE_float"),
        (Kind::Float, _) => ("double", "DW_ATE_float"),
        (_, 8) => ("unsigned char", "DW_ATE_unsigned_char"),
        (_, 16) => ("unsigned short", "DW_ATE_unsigned"),
        (_, 32) => ("unsigned int", "DW_ATE_unsigned"),
        _ => ("unsigned long", "DW_ATE_unsigned"),
    };
    let bits = scalar.bits;
    format!("!DIBasicType(name: \"{name}\", size: {bits}, encoding: {encoding})")
}

/// As LLVM writes it in quotes.
pub fn escaped(text: &str) -> String {
    let mut result = String::new();
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | 0..=31 | 127.. => {
                let _ = write!(result, "\\{byte:02X}");
            }
            _ => result.push(byte as char),
        }
    }
    result
}
