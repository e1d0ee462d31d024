//! Changes of a text that leave most of it as it was.

use std::fmt;
use std::sync::Arc;

use proptest::prelude::*;

/// A changed text, and which changes made it.
#[derive(Clone)]
pub struct Input {
    pub bytes: Vec<u8>,
    changes: Vec<Change>,
}

impl Input {
    /// The text, with what is no UTF-8 replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} give\n{}", self.changes, self.text())
    }
}

/// One change. Numbers stand for places, taken modulo the length of what they index.
#[derive(Clone, Debug)]
enum Change {
    FlipBit(usize, u8),
    Truncate(usize),
    SwapTokens(usize, usize),
    /// Puts a token of any seed, or an extreme number, in the place of a token.
    Replace(usize, usize),
    /// The same with a token of its kind.
    ReplaceAlike(usize, usize),
    Remove(usize, usize),
    Repeat(usize, usize, usize),
    RepeatLine(usize, usize),
    /// Puts brackets around a token, so many of them.
    Nest(usize, usize),
    /// Takes the rest from another seed.
    Splice(usize, usize, usize),
}

/// Numbers at the ends of their types, and signs that end what they stand in.
const EXTREMES: &str = "0 -1 1 2147483647 2147483648 4294967295 4294967296 9223372036854775807 \
     9223372036854775808 18446744073709551615 18446744073709551616 1e999 0x \
     340282366920938463463374607431768211456 \u{e9} \u{0} \" ' ( ) { } [ ] , ; : ? = == ! & | * / % \
     << >> < > - ~ ^ @ # $ \\ .";

/// Changes of the seeds; each is a text.
pub fn inputs(seeds: Vec<String>) -> impl Strategy<Value = Input> {
    let mut words: Vec<String> = EXTREMES.split(' ').map(str::to_owned).collect();
    for seed in &seeds {
        words.extend(tokens(seed).iter().map(|token| (*token).to_owned()));
    }
    words.sort();
    words.dedup();
    let seeds = Arc::new(seeds);
    let count = seeds.len();
    let change = prop_oneof![
        1 => (any::<usize>(), 0..8_u8).prop_map(|(at, bit)| Change::FlipBit(at, bit)),
        1 => any::<usize>().prop_map(Change::Truncate),
        4 => any::<(usize, usize)>().prop_map(|(a, b)| Change::SwapTokens(a, b)),
        2 => any::<(usize, usize)>().prop_map(|(at, word)| Change::Replace(at, word)),
        20 => any::<(usize, usize)>().prop_map(|(at, word)| Change::ReplaceAlike(at, word)),
        3 => (any::<usize>(), 1..6_usize).prop_map(|(at, n)| Change::Remove(at, n)),
        3 => (any::<usize>(), 1..12_usize, prop_oneof![9 => 1..4_usize, 1 => 200..4000_usize])
            .prop_map(|(at, n, times)| Change::Repeat(at, n, times)),
        2 => (any::<usize>(), 1..4_usize).prop_map(|(at, times)| Change::RepeatLine(at, times)),
        1 => (any::<usize>(), prop_oneof![1..4_usize, 100..3000_usize])
            .prop_map(|(at, depth)| Change::Nest(at, depth)),
        1 => any::<(usize, usize, usize)>().prop_map(|(at, seed, from)| Change::Splice(at, seed, from)),
    ];
    let changes = proptest::collection::vec(change, 1..4);
    (0..count, changes).prop_map(move |(seed, changes)| {
        let mut text = seeds[seed].clone();
        let mut bits = Vec::new();
        for change in &changes {
            match change {
                Change::FlipBit(at, bit) => bits.push((*at, *bit)),
                change => text = changed(&text, change, &words, &seeds),
            }
        }
        let mut bytes = text.into_bytes();
        for (at, bit) in bits {
            if let Some(length) = std::num::NonZero::new(bytes.len()) {
                bytes[at % length] ^= 1 << bit;
            }
        }
        Input { bytes, changes }
    })
}

fn changed(text: &str, change: &Change, words: &[String], seeds: &[String]) -> String {
    let mut list: Vec<&str> = tokens(text);
    // Blanks are tokens as well; changes are about the others.
    let places: Vec<usize> = (0..list.len())
        .filter(|&index| !list[index].trim().is_empty())
        .collect();
    if places.is_empty() {
        return text.to_owned();
    }
    let place = |at: usize| places[at % places.len()];
    let nested;
    match *change {
        Change::FlipBit(..) => {}
        Change::Truncate(at) => list.truncate(place(at)),
        Change::SwapTokens(a, b) => list.swap(place(a), place(b)),
        Change::Replace(at, word) => list[place(at)] = &words[word % words.len()],
        Change::ReplaceAlike(at, word) => {
            let old = list[place(at)];
            let alike: Vec<&String> = words.iter().filter(|w| kind(w) == kind(old)).collect();
            list[place(at)] = alike[word % alike.len()];
        }
        Change::Remove(at, count) => {
            let from = place(at);
            drop(list.drain(from..(from + count).min(list.len())));
        }
        Change::Repeat(at, count, times) => {
            let from = place(at);
            let part = list[from..(from + count).min(list.len())].repeat(times);
            drop(list.splice(from..from, part));
        }
        Change::RepeatLine(at, times) => {
            let lines: Vec<&str> = text.split_inclusive('\n').collect();
            let line = at % lines.len();
            let mut all = lines.clone();
            for _ in 0..times {
                all.insert(line, lines[line]);
            }
            return all.concat();
        }
        Change::Nest(at, depth) => {
            nested = format!(
                "{}{}{}",
                "(".repeat(depth),
                list[place(at)],
                ")".repeat(depth)
            );
            list[place(at)] = &nested;
        }
        Change::Splice(at, seed, from) => {
            list.truncate(place(at));
            let other = tokens(&seeds[seed % seeds.len()]);
            let from = from % other.len().max(1);
            return list.concat() + &other[from..].concat();
        }
    }
    list.concat()
}

#[derive(PartialEq, Eq)]
enum Kind {
    Blank,
    Number,
    Word,
    Sign,
}

fn kind(token: &str) -> Kind {
    match token.chars().next() {
        Some(c) if c.is_ascii_digit() => Kind::Number,
        Some(c) if c.is_alphanumeric() || c == '_' => Kind::Word,
        Some(c) if c.is_whitespace() => Kind::Blank,
        _ => Kind::Sign,
    }
}

/// Words, numbers, blanks, and signs one by one.
fn tokens(text: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let goes_on = |c: char| match kind(rest) {
            Kind::Blank => c.is_whitespace(),
            Kind::Word | Kind::Number => c.is_alphanumeric() || c == '_',
            Kind::Sign => false,
        };
        let end = rest[first.len_utf8()..].find(|c| !goes_on(c));
        let (token, after) = rest.split_at(end.map_or(rest.len(), |end| end + first.len_utf8()));
        list.push(token);
        rest = after;
    }
    list
}
