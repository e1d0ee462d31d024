//! Predication: control flow that differs between the threads becomes data.
//!
//! Does: runs the blocks of each divergent region one after the other, loops
//! kept together, each statement guarded by the predicate of its block ("the
//! thread is here"). Follows Collingbourne, Donaldson, Ketema and Qadeer,
//! "Interleaving and Lock-Step Semantics for Analysis and Verification of GPU
//! Kernels" (ESOP 2013), on unstructured control flow; only divergent blocks
//! get predicates ("Engineering a Static Verification Tool for GPU Kernels",
//! §4 "Uniformity Analysis").
//! Does not: guard assignments of values without effects. Static single
//! assignment makes that unnecessary, because what a thread that is elsewhere
//! computes is used nowhere; only phis, which are assigned on edges, are guarded.

mod guard;
mod loops;
mod names;

pub use guard::sequence;
pub use names::{entered_name, predicate_name};

use guard::{guard_invariant, guard_statements, guarded_copies, resolve};
use names::{edge_flag, entry_flag, exit_flag, head_label, linear_label, region_label};

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::uniformity::{Region, Uniformity};
use crate::engines::twothread::lower::{enabled, entered};
use crate::engines::twothread::program::{Block, Edge, Program, Stmt, pair};
use crate::engines::twothread::slice::Slice;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{BlockId, Kernel};

pub fn predicate(program: Program, kernel: &Kernel, cfg: &Cfg, uniformity: &Uniformity) -> Program {
    let regions = uniformity.regions(kernel, cfg);
    let mut pass = Predication {
        cfg,
        regions: &regions,
        blocks: program
            .blocks
            .iter()
            .map(|b| (b.origin, b.clone()))
            .collect(),
        by_label: program
            .blocks
            .iter()
            .map(|b| (b.label.clone(), b.origin))
            .collect(),
        slice: Slice::new(&program, cfg),
        out: Program {
            blocks: Vec::new(),
            ..program.clone()
        },
    };
    let mut done: BTreeSet<usize> = BTreeSet::new();
    for block in &program.blocks {
        match pass.region_of(block.origin) {
            None => pass.uniform_block(block.clone()),
            Some(index) => {
                if done.insert(index) {
                    pass.region(index);
                }
            }
        }
    }
    pass.out
}

struct Predication<'a> {
    cfg: &'a Cfg,
    regions: &'a [Region],
    blocks: BTreeMap<BlockId, Block>,
    by_label: HashMap<Symbol, BlockId>,
    slice: Slice<'a>,
    out: Program,
}

impl Predication<'_> {
    fn region_of(&self, block: BlockId) -> Option<usize> {
        self.regions
            .iter()
            .position(|region| region.blocks.contains(&block))
    }

    /// A block that both threads run: its statements stay, its edges into a
    /// region set the predicates of the region's entries.
    fn uniform_block(&mut self, mut block: Block) {
        resolve(&mut block, &enabled(), &Expr::bool(true));
        resolve(&mut block, &entered(), &Expr::bool(true));
        let entered: BTreeSet<usize> = block
            .edges
            .iter()
            .filter_map(|e| self.region_of(self.by_label[&e.target]))
            .collect();
        if let (true, Some(&index)) = (self.is_divergent_choice(&block), entered.first()) {
            let mut stmts = self.entry_flags(index, &block.edges);
            let taken = self.edge_flags(&block.label, &block.edges, &Expr::bool(true), &mut stmts);
            for (edge, taken) in block.edges.iter().zip(taken) {
                stmts.extend(guarded_copies(&mut self.out, &edge.copies, &taken));
            }
            block.stmts.extend(stmts);
            block.edges = vec![Edge {
                target: region_label(index),
                condition: Expr::bool(true),
                copies: Vec::new(),
            }];
            self.out.blocks.push(block);
            return;
        }
        // A uniform choice stays a jump; one that leads into a region names its entry.
        let mut extra = Vec::new();
        for (number, edge) in block.edges.iter_mut().enumerate() {
            let target = self.by_label[&edge.target];
            let Some(index) = self.region_of(target) else {
                continue;
            };
            let entry = Edge {
                target: edge.target.clone(),
                condition: Expr::bool(true),
                copies: Vec::new(),
            };
            let mut stmts = self.entry_flags(index, std::slice::from_ref(&entry));
            stmts.extend(guarded_copies(
                &mut self.out,
                &edge.copies,
                &Expr::bool(true),
            ));
            let label = Symbol::new(format!("{}.enter{number}", block.label));
            extra.push(Block {
                label: label.clone(),
                origin: block.origin,
                heads: None,
                invariants: Vec::new(),
                stmts,
                edges: vec![Edge {
                    target: region_label(index),
                    condition: Expr::bool(true),
                    copies: Vec::new(),
                }],
            });
            *edge = Edge {
                target: label,
                condition: edge.condition.clone(),
                copies: Vec::new(),
            };
        }
        self.out.blocks.push(block);
        self.out.blocks.extend(extra);
    }

    /// May the two threads take different edges from this uniform block?
    fn is_divergent_choice(&self, block: &Block) -> bool {
        let divergent = |edge: &Edge| {
            free_vars(&edge.condition)
                .iter()
                .any(|v| self.out.divergent(v))
        };
        block.edges.len() > 1 && block.edges.iter().any(divergent)
    }

    /// Sets, for every entry of the region, whether the thread enters there.
    fn entry_flags(&mut self, index: usize, edges: &[Edge]) -> Vec<Stmt> {
        let mut stmts = Vec::new();
        for entry in self.entries(index) {
            let label = &self.blocks[&entry].label;
            let taken = edges
                .iter()
                .filter(|edge| edge.target == *label)
                .map(|edge| edge.condition.clone())
                .fold(Expr::bool(false), Expr::or);
            let var = self.declare(entry_flag(label));
            stmts.push(Stmt::Assign { var, value: taken });
        }
        stmts
    }

    /// The region's blocks that uniform blocks lead to.
    fn entries(&self, index: usize) -> Vec<BlockId> {
        let region = &self.regions[index];
        region
            .blocks
            .iter()
            .copied()
            .filter(|&block| {
                self.cfg.predecessors[block]
                    .iter()
                    .any(|p| !region.blocks.contains(p))
            })
            .collect()
    }

    fn region(&mut self, index: usize) {
        let region = &self.regions[index];
        let order = self.cfg.contiguous_order(&region.blocks);
        let entries = self.entries(index);
        let exit = region.exits.first().map(|&b| self.blocks[&b].label.clone());
        let linear = Linear {
            order: &order,
            region: &region.blocks,
            entries: &entries,
        };

        let mut head = self.plain_block(region_label(index), order[0]);
        head.edges = vec![jump(linear_label(&self.blocks[&order[0]].label))];
        self.out.blocks.push(head);

        for (position, &id) in order.iter().enumerate() {
            let next = match order.get(position + 1) {
                Some(next) => Some(linear_label(&self.blocks[next].label)),
                None => exit.clone(),
            };
            self.linear_block(&linear, id, position, next);
        }
    }

    fn linear_block(
        &mut self,
        linear: &Linear,
        id: BlockId,
        position: usize,
        next: Option<Symbol>,
    ) {
        let mut block = self.blocks[&id].clone();
        let label = block.label.clone();
        let predicate = self.declare(predicate_name(&label));
        let here = Expr::var(predicate.clone());
        let headed = self.cfg.headed_loop(id);
        let mut value = self.arrival(linear, id, headed);
        let mut before = Vec::new();
        if headed.is_some() {
            let entered = self.declare(entered_name(&label));
            let arrival = std::mem::replace(&mut value, Expr::var(entered.clone()));
            before.push(Stmt::Assign {
                var: entered,
                value: arrival,
            });
        }
        before.push(Stmt::Assign {
            var: predicate,
            value,
        });
        if let Some(head) = headed {
            before.extend(self.reset_exits(linear, head));
        }

        let came = Expr::var(entered_name(&label));
        resolve(&mut block, &enabled(), &here);
        resolve(&mut block, &entered(), &came);
        guard_statements(&mut block.stmts, &here);
        block.invariants = block
            .invariants
            .iter()
            .map(|invariant| guard_invariant(invariant, &here, &came))
            .collect();
        if let Some(head) = headed {
            let facts = self.predicate_facts(linear, head);
            block.invariants.extend(facts);
        }
        let edges = std::mem::take(&mut block.edges);
        let taken = self.edge_flags(&label, &edges, &here, &mut block.stmts);
        for (edge, taken) in edges.iter().zip(taken) {
            let target = self.by_label[&edge.target];
            if self.remembers_exit(id, target, linear).is_some() {
                let var = self.declare(exit_flag(&label, &edge.target));
                let value = Expr::var(var.clone()).or(taken.clone());
                block.stmts.push(Stmt::Assign { var, value });
            }
            block
                .stmts
                .extend(guarded_copies(&mut self.out, &edge.copies, &taken));
        }

        if headed.is_some() {
            // Control comes to the arrival block once and to the head each round.
            let mut arrival = self.plain_block(linear_label(&label), id);
            arrival.stmts = before;
            arrival.edges = vec![jump(head_label(&label))];
            self.out.blocks.push(arrival);
            block.label = head_label(&label);
        } else {
            before.append(&mut block.stmts);
            block.stmts = before;
            block.label = linear_label(&label);
            block.heads = None;
        }
        let mut current = self.close_loops(block, self.closing(linear, id, position), linear);
        if let Some(next) = next {
            current.edges = vec![jump(next)];
        }
        self.out.blocks.push(current);
    }

    /// Closes the loops whose last block this is, inner first; where control is then.
    fn close_loops(&mut self, last: Block, closing: Vec<LoopId>, linear: &Linear) -> Block {
        let mut current = last;
        for head in closing {
            let header = self.cfg.loops[head].header;
            let header_label = self.blocks[&header].label.clone();
            let again = self.again(linear, head);
            let var = predicate_name(&header_label);
            current.stmts.push(Stmt::Assign {
                var: var.clone(),
                value: again,
            });
            let done = Symbol::new(format!("{header_label}.done"));
            let stays = pair::any(Expr::var(var));
            current.edges = vec![
                Edge {
                    target: head_label(&header_label),
                    condition: stays.clone(),
                    copies: Vec::new(),
                },
                Edge {
                    target: done.clone(),
                    condition: stays.negate(),
                    copies: Vec::new(),
                },
            ];
            self.out.blocks.push(current);
            current = self.plain_block(done, header);
        }
        current
    }

    /// Is the thread at the block when control of the linear order gets there
    /// (for a loop's head, from outside the loop)?
    fn arrival(&mut self, linear: &Linear, id: BlockId, headed: Option<LoopId>) -> Expr {
        let label = self.blocks[&id].label.clone();
        let mut arrival = Expr::bool(false);
        if linear.entries.contains(&id) {
            arrival = arrival.or(Expr::var(self.declare(entry_flag(&label))));
        }
        for &from in &self.cfg.predecessors[id].clone() {
            if !linear.region.contains(&from) || headed.is_some_and(|h| self.cfg.in_loop(h, from)) {
                continue;
            }
            arrival = arrival.or(self.edge_taken(linear, from, id));
        }
        arrival
    }

    fn edge_taken(&mut self, linear: &Linear, from: BlockId, to: BlockId) -> Expr {
        let (source, target) = (
            self.blocks[&from].label.clone(),
            self.blocks[&to].label.clone(),
        );
        let name = if let Some(left) = self.left_loops(from, to, linear) {
            match self.exits(left) {
                // Control gets here when no thread is in the loop any more, and
                // there is one way out of it.
                1 => entered_name(&self.blocks[&self.cfg.loops[left].header].label),
                _ => exit_flag(&source, &target),
            }
        } else if self.blocks[&from].edges.len() > 1 {
            edge_flag(&source, &target)
        } else {
            predicate_name(&source)
        };
        Expr::var(self.declare(name))
    }

    /// Records which edge a thread at the block takes, before assignments on
    /// the edges can change what their conditions read.
    fn edge_flags(
        &mut self,
        label: &Symbol,
        edges: &[Edge],
        here: &Expr,
        stmts: &mut Vec<Stmt>,
    ) -> Vec<Expr> {
        if let [_] = edges {
            return vec![here.clone()];
        }
        edges
            .iter()
            .map(|edge| {
                let var = self.declare(edge_flag(label, &edge.target));
                let value = here.clone().and(edge.condition.clone());
                stmts.push(Stmt::Assign {
                    var: var.clone(),
                    value,
                });
                Expr::var(var)
            })
            .collect()
    }

    fn declare(&mut self, name: Symbol) -> Symbol {
        if !self.out.vars.contains_key(&name) {
            self.out.declare(name.clone(), Type::Bool, true);
        }
        name
    }

    fn plain_block(&self, label: Symbol, origin: BlockId) -> Block {
        Block {
            label,
            origin,
            heads: None,
            invariants: Vec::new(),
            stmts: Vec::new(),
            edges: Vec::new(),
        }
    }
}

/// A region in the order in which its blocks run.
struct Linear<'a> {
    order: &'a [BlockId],
    region: &'a BTreeSet<BlockId>,
    entries: &'a [BlockId],
}

fn jump(target: Symbol) -> Edge {
    Edge {
        target,
        condition: Expr::bool(true),
        copies: Vec::new(),
    }
}
