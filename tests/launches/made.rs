//! Launches that a program made, as the runtime tells them.

use std::collections::BTreeMap;

/// A launch that a program made, and what memory held when it started.
#[derive(Clone)]
pub struct Launch {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    pub shared: u64,
    /// The symbol of the kernel's stub.
    pub stub: String,
    /// Which kernel ran last on the device.
    last: Last,
    /// The arguments, as they lie in memory.
    bytes: Vec<u8>,
    pointers: Vec<Place>,
    variables: BTreeMap<String, Variable>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Last {
    None,
    Other,
    Same,
}

/// Where a pointer points to: the start of an allocation, and what it is.
#[derive(Clone)]
pub struct Place {
    pub start: u64,
    pub offset: i64,
    pub bytes: u64,
    /// The variable of the device that it is.
    pub variable: Option<String>,
    pub is_unset: bool,
    pub is_left: bool,
    /// What all bytes are.
    pub fill: Option<u8>,
}

/// A variable of the device that the program has set.
#[derive(Clone)]
pub struct Variable {
    pub constant: Value,
    pub writable: Value,
    pub is_left: bool,
}

/// What the host has set, and what kernels made of it.
#[derive(Clone)]
pub struct Value {
    pub is_initial: bool,
    pub bytes: Vec<u8>,
}

/// The names of a program's symbols, by their addresses.
pub type Names = BTreeMap<u64, String>;

impl Launch {
    pub fn parse(line: &str, names: &Names) -> Launch {
        let mut words = line.split_whitespace().skip(1).peekable();
        let mut number = || {
            let word = words.next().expect("a line as the runtime writes it");
            word.parse::<i128>().expect("a number")
        };
        let grid = [0; 3].map(|_: u32| number() as u32);
        let block = [0; 3].map(|_: u32| number() as u32);
        let shared = number() as u64;
        let stub = names[&(number() as u64)].clone();
        let last = match number() {
            0 => Last::None,
            1 => Last::Other,
            _ => Last::Same,
        };
        let bytes = (0..ARGUMENT_BYTES).map(|_| number() as u8).collect();
        let pointers = (0..POINTERS.len()).map(|_| Place {
            start: number() as u64,
            offset: number() as i64,
            bytes: number() as u64,
            variable: names.get(&(number() as u64)).cloned(),
            is_unset: number() == 1,
            is_left: number() == 1,
            fill: u8::try_from(number()).ok(),
        });
        let pointers = pointers.collect();
        let mut variables = BTreeMap::new();
        while let Some(address) = words.next() {
            let address: u64 = address.parse().expect("an address");
            let mut word = || words.next().expect("a line as the runtime writes it");
            let [is_set, is_written, is_left] = [0; 3].map(|_| word() == "1");
            let mut value = |is_initial| Value {
                is_initial,
                bytes: bytes_of(word()),
            };
            let (constant, writable) = (value(is_set), value(is_written));
            let variable = Variable {
                constant,
                writable,
                is_left,
            };
            variables.insert(names[&address].clone(), variable);
        }
        Launch {
            grid,
            block,
            shared,
            stub,
            last,
            bytes,
            pointers,
            variables,
        }
    }

    /// The bits of a scalar argument, with others above them.
    pub fn scalar(&self, name: &str) -> u128 {
        let at = match name {
            "id" => 0,
            "n" => 4,
            "m" => 8,
            "c" => 16,
            "s.a" => 24,
            "s.b" => 28,
            "s.c" => 32,
            "f" => 72,
            "t" => 76,
            "u" => 80,
            other => panic!("the kernel has no parameter `{other}`"),
        };
        let mut word = [0; 8];
        word.copy_from_slice(&self.bytes[at..at + 8]);
        u128::from(u64::from_le_bytes(word))
    }

    pub fn pointer(&self, name: &str) -> &Place {
        let at = POINTERS.iter().position(|other| *other == name);
        &self.pointers[at.expect("a pointer of the kernel")]
    }

    /// What a variable holds: if kernels do not write it, and if they do.
    pub fn variable(&self, name: &str) -> Variable {
        let value = |is_initial| Value {
            is_initial,
            bytes: Vec::new(),
        };
        let known = self.variables.get(name).cloned();
        known.unwrap_or_else(|| Variable {
            constant: value(true),
            writable: value(self.last == Last::None),
            is_left: self.last == Last::Same,
        })
    }

    pub fn id(&self) -> u128 {
        self.scalar("id") & 0xffff_ffff
    }
}

const ARGUMENT_BYTES: usize = 88;
const POINTERS: [&str; 4] = ["s.p", "x", "y", "z"];

/// Digits behind an `x`.
fn bytes_of(digits: &str) -> Vec<u8> {
    let digits = digits.trim_start_matches('x');
    let pairs = (0..digits.len() / 2).map(|at| &digits[2 * at..2 * at + 2]);
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).expect("digits"))
        .collect()
}
