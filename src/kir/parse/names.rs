//! What names and numbers in a kernel's text stand for. Blocks and values may be named
//! before they are defined, so the text is looked through first.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

use cranelift_entity::EntityRef;

use super::lexer::Token;
use super::{name_of, numbered};
use crate::kir::{BlockId, Kernel, ObjectId, Type, Value, ValueDef, ValueId};

/// A name, and the number behind it where several things have it.
type Label = (String, Option<u32>);

#[derive(Default)]
pub(super) struct Names {
    pub(super) blocks: HashMap<Label, BlockId>,
    objects: HashMap<Label, ObjectId>,
    /// Values that instructions and parameters define.
    defined: BTreeSet<ValueId>,
    pub(super) values: BTreeMap<ValueId, Value>,
    constants: HashMap<(Type, ValueDef), ValueId>,
    /// No constant takes a number below.
    free: usize,
}

impl Names {
    /// The names in the kernel that begins with these tokens.
    pub(super) fn of(text: &str, tokens: &[(Token<'_>, Range<usize>)]) -> Names {
        let mut names = Names::default();
        let lines = tokens.split(|(token, _)| *token == Token::Newline);
        for (index, line) in lines.enumerate() {
            let Some((_, first)) = line.first() else {
                continue;
            };
            let words: Vec<Token<'_>> = line.iter().map(|(token, _)| *token).collect();
            let is_indented = !text[..first.start].ends_with('\n');
            match (is_indented || index == 0, words.as_slice()) {
                (true, [Token::Word("param"), Token::Word(value), ..])
                | (true, [Token::Word(value), Token::Mark("="), ..])
                | (true, [Token::Word(value), _, Token::Mark("="), ..]) => {
                    names.defined.extend(numbered::<ValueId>(value, "v"));
                }
                (true, _) => {}
                (false, [name, Token::Mark(":"), ..]) => names.add_block(*name, None),
                (false, [name, Token::Mark("@"), Token::Int(number), ..]) => {
                    names.add_block(*name, number.parse().ok());
                }
                (false, _) => break,
            }
        }
        names
    }

    fn add_block(&mut self, name: Token<'_>, number: Option<u32>) {
        let id = BlockId::new(self.blocks.len());
        if let Some(name) = name_of(name) {
            self.blocks.insert((name, number), id);
        }
    }

    /// Objects may be named by themselves, or with their numbers.
    pub(super) fn name_objects(&mut self, kernel: &Kernel) {
        for (id, object) in kernel.objects.iter() {
            let name = object.name.clone();
            self.objects.insert((name.clone(), Some(id.as_u32())), id);
            self.objects.entry((name, None)).or_insert(id);
        }
    }

    pub(super) fn object(&self, label: &Label) -> Option<ObjectId> {
        self.objects.get(label).copied()
    }

    pub(super) fn defines(&self, value: ValueId) -> bool {
        self.defined.contains(&value)
    }

    pub(super) fn constant(&mut self, ty: Type, def: ValueDef) -> ValueId {
        if let Some(&known) = self.constants.get(&(ty, def.clone())) {
            return known;
        }
        let taken = |number: &usize| self.defines(ValueId::new(*number));
        let number = (self.free..).find(|number| !taken(number));
        let id = ValueId::new(number.expect("the numbers do not end"));
        self.free = id.index() + 1;
        self.constants.insert((ty, def.clone()), id);
        let name = None;
        self.values.insert(id, Value { ty, def, name });
        id
    }
}
