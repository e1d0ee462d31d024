//! What the host side of a program says of its launches, as plain data: where kernels are
//! launched, with which sizes and arguments, and what is known there.
//!
//! All of it is an over-approximation of what the program can launch ("Hidden assumptions in
//! static verification of data-race free GPU programs", Cogumbreiro and Lange, 2025, names the
//! facts that race freedom needs): what is not known is an unknown, which takes every value
//! that the facts allow.

mod doubt;
mod join;
mod legal;
mod makers;
mod multiples;
mod numbers;
mod print;
mod term;
mod usual;

use std::collections::{BTreeMap, BTreeSet};

pub use crate::bv::{BvOp, WrapOp};
pub use doubt::{Behind, Doubt, Within};
pub use join::join;
pub use makers::{ByHost, Makers};
pub use multiples::is_multiple;
pub use term::{Comparison, Term, UnknownId};
pub use usual::{MOST_BYTES, Rule, Usual};

/// What the host code of a program launches.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub launches: Vec<LaunchSite>,
    /// Symbols of kernels that may be launched elsewhere too: their addresses are taken.
    pub escaping: BTreeSet<String>,
    /// Symbols of kernels that its source launches, though it may never come there.
    pub named: BTreeSet<String>,
    /// Symbols of kernels that code may launch which was left out.
    pub left_out: BTreeSet<String>,
    /// The program is there from `main` on; otherwise others may call its functions.
    pub is_whole: bool,
}

/// One place that launches a kernel, in one context of calls.
#[derive(Clone, Debug)]
pub struct LaunchSite {
    /// The kernel's symbol in device code; behind it, where other files do not know it, `@` and
    /// the number of its file.
    pub kernel: String,
    /// Where the launch stands, and the calls that lead there, innermost first.
    pub places: Vec<Place>,
    /// So many launches are told as one, which may be any of them; the places are those of the
    /// first.
    pub stands_for: usize,
    /// Threads of a block in x, y and z, 32 bits each.
    pub block: [Term; 3],
    /// Blocks in x, y and z, 32 bits each.
    pub grid: [Term; 3],
    /// The offset of OpenCL's global ids; none where the host says nothing of it.
    pub global_offset: Option<[u32; 3]>,
    /// What the verifier does not know of such launches, in words.
    pub unmodelled: Option<&'static str>,
    /// Bytes of dynamic shared memory, 64 bits.
    pub shared: Term,
    /// Bytes of the kernel's parameters as the host passes them; none where that is not known.
    pub params: Vec<Option<u64>>,
    pub scalars: Vec<(Argument, Term)>,
    pub pointers: Vec<(Argument, Pointer)>,
    /// Which of these may lead into one array, or into a variable, though they are not known to.
    pub doubtful: Vec<Doubt>,
    /// Memory that holds pointers which may lead where others do.
    pub behind: Vec<Behind>,
    pub variables: Vec<Variable>,
    /// Conditions, one bit each, that hold whenever the launch is reached.
    pub facts: Vec<Term>,
    /// What holds then as a rule, though that is not shown.
    pub usual: Vec<Usual>,
    /// What terms speak of, by [`UnknownId`].
    pub unknowns: Vec<Unknown>,
}

/// A scalar or a pointer that is passed to a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Index of the parameter.
    pub param: usize,
    /// Bytes from the parameter's start.
    pub offset: u64,
    /// What the source calls it, for people.
    pub name: String,
}

/// The memory that a pointer of the host points into: one number for one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArrayId(pub u32);

/// What memory of the device holds when a kernel starts: whichever way control took, one of these.
pub type Contents = BTreeSet<Held>;

/// What all bytes of an array, or of a variable of the device, hold.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// Nothing was ever written there.
    Unset,
    /// What the variable's definition says.
    Initial,
    /// What an earlier launch of the same kernel made of it.
    Left {
        /// It was the same argument, or variable, of that launch, and no other one of it.
        as_now: bool,
    },
    /// This byte, everywhere.
    Fill(u8),
    Bytes(Vec<u8>),
    Anything,
}

/// A variable of the kernel's file when the kernel starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its symbol in device code.
    pub name: String,
    /// What it holds if kernels do not write it.
    pub constant: Contents,
    /// What it holds if they may.
    pub writable: Contents,
    /// Host code sets it to more than literals, of which nothing comes from outside the program.
    pub is_made: bool,
}

/// Where a pointer argument points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    pub array: ArrayId,
    /// It is the null pointer, which points into no array.
    pub is_null: bool,
    /// The array is the whole of one allocation, which no other fresh array overlaps.
    pub fresh: bool,
    /// The variable of the device that the array is, by its symbol.
    pub variable: Option<String>,
    /// What its bytes are when the kernel starts.
    pub contents: Contents,
    /// Who makes that, if it is the program itself alone.
    pub makers: Option<Makers>,
    /// The numbers that a loop of the host has put there.
    pub filling: Option<Filling>,
    /// A texture among the arguments that reads the same memory, by its name.
    pub texture: Option<String>,
    /// Bytes from the array's start, 64 bits.
    pub offset: Term,
    /// Bytes of the array, 64 bits.
    pub bytes: Option<Term>,
}

/// Integers that are the elements from the first one to before `count`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    /// Bytes of an element.
    pub bytes: u64,
    /// Elements have no sign.
    pub unsigned: bool,
    pub numbers: Numbers,
    /// 64 bits, with a sign.
    pub count: Term,
    /// They are there in whatever order.
    pub reordered: bool,
    /// They are there if none of these kernels writes to this parameter.
    pub unless_written: BTreeSet<(String, usize)>,
}

/// Which integers elements are; the terms have 64 bits, with a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Element `i` is `from + step * i`.
    Line { from: Term, step: Term },
    /// Each is `low` or more, and less than `high`.
    Between {
        low: Term,
        high: Term,
        /// Each of these may come, as far as it is seen: what is drawn from outside is made one of
        /// them by nothing else.
        any: bool,
    },
}

impl Numbers {
    pub fn terms(&self) -> [&Term; 2] {
        match self {
            Numbers::Line { from, step } => [from, step],
            Numbers::Between { low, high, .. } => [low, high],
        }
    }
}

/// A value of the host that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The variable of the source that holds it.
    pub name: Option<String>,
    /// 1 to 128.
    pub width: u32,
    /// A user, a caller or a function without a body gives it. What the program keeps in memory or
    /// returns from functions is an unknown only because it is not followed, and need not take
    /// all the values that the facts allow.
    pub is_given: bool,
}

/// A place in host code.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1; 0 where it is not known.
    pub column: u32,
}

impl Program {
    /// How many different launches there are of the kernel that has most.
    pub fn launches_of_one_kernel(&self) -> usize {
        let mut different: Vec<LaunchSite> = Vec::new();
        for site in &self.launches {
            let site = site.clone().with_contents(|_| false, |_| false);
            if !different.iter().any(|other| other.is_same_launch(&site)) {
                different.push(site);
            }
        }
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for site in different {
            *counts.entry(site.kernel).or_default() += 1;
        }
        counts.into_values().max().unwrap_or(0)
    }

    /// The program, of which others may launch the kernels that they know, where `elsewhere`.
    pub fn or_launched_elsewhere(mut self, elsewhere: bool) -> Program {
        if elsewhere {
            let sites = self.launches.iter().map(|site| &site.kernel);
            let known = sites.filter(|kernel| !kernel.contains('@'));
            self.escaping.extend(known.cloned());
        }
        self
    }
}

impl LaunchSite {
    /// What follows from the facts, and from the launch having succeeded: its block and its grid are not larger
    /// than this.
    pub fn implied(&self, largest: [[u32; 3]; 2]) -> Vec<Term> {
        let mut facts = legal::facts(self, largest);
        facts.extend(multiples::facts(self));
        facts
    }

    /// Do global ids begin elsewhere than at zero, as runs of the concrete machine do not?
    pub fn is_shifted(&self) -> bool {
        self.global_offset.is_some_and(|offset| offset != [0; 3])
    }

    /// The value of this number, as a term.
    pub fn term_of(&self, id: UnknownId) -> Term {
        let width = self.unknowns[id.0 as usize].width;
        Term::Unknown { id, width }
    }

    /// The launch without what it says of variables that are not `used`, and of arrays whose contents
    /// do not `matter`.
    pub fn with_contents(
        mut self,
        used: impl Fn(&str) -> bool,
        matter: impl Fn(&Contents) -> bool,
    ) -> LaunchSite {
        self.variables.retain(|variable| used(&variable.name));
        for (_, pointer) in &mut self.pointers {
            if !matter(&pointer.contents) {
                pointer.contents = Contents::from([Held::Anything]);
            }
        }
        self
    }

    /// Is what the kernel gets to see the same?
    pub fn is_same_launch(&self, other: &LaunchSite) -> bool {
        let LaunchSite {
            kernel,
            places: _,
            stands_for: _,
            block,
            grid,
            global_offset,
            unmodelled,
            shared,
            params,
            scalars,
            pointers,
            doubtful,
            behind,
            variables,
            facts,
            usual,
            unknowns,
        } = self;
        (kernel, block, grid, shared) == (&other.kernel, &other.block, &other.grid, &other.shared)
            && (params, scalars, pointers) == (&other.params, &other.scalars, &other.pointers)
            && (variables, facts, unknowns) == (&other.variables, &other.facts, &other.unknowns)
            && (global_offset, unmodelled) == (&other.global_offset, &other.unmodelled)
            && (usual, doubtful, behind) == (&other.usual, &other.doubtful, &other.behind)
    }
}
