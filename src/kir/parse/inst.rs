//! Instructions and terminators.

use super::lexer::Token;
use super::{Parsed, Parser};
use crate::kir::warp::*;
use crate::kir::*;

impl Parser<'_> {
    /// `v3 i = operation operands : type !span`, without the first and the last part where
    /// there is no result.
    pub(super) fn inst(&mut self) -> Parsed<InstId> {
        let ahead = |n: usize| self.tokens.get(self.next + n).map(|(token, _)| *token);
        let defines = [1, 2]
            .into_iter()
            .any(|n| ahead(n) == Some(Token::Mark("=")));
        let mut defined = None;
        if defines {
            let value = self.defined()?;
            let name = match self.peek() {
                Some(Token::Mark(_)) => None,
                _ => Some(self.name()?),
            };
            self.mark("=")?;
            defined = Some((value, name));
        }
        let inst = self.operation()?;
        let id = self.kernel.insts.next_key();
        let mut result = None;
        if let Some((value, name)) = defined {
            self.mark(":")?;
            let (ty, def) = (self.ty()?, ValueDef::Inst(id));
            self.names.values.insert(value, Value { ty, def, name });
            result = Some(value);
        }
        let span = self.end()?;
        Ok(self.kernel.insts.push(InstData { inst, result, span }))
    }

    pub(super) fn terminator(&mut self) -> Parsed<Option<Terminator>> {
        let terminator = if self.takes_word("jump") {
            Terminator::Jump(self.target()?)
        } else if self.takes_word("branch") {
            let cond = self.value()?;
            self.mark(",")?;
            let then = self.target()?;
            self.mark(",")?;
            Terminator::Branch {
                cond,
                then,
                otherwise: self.target()?,
            }
        } else if self.takes_word("switch") {
            let value = self.value()?;
            let mut cases = Vec::new();
            while self.takes("[") {
                let case = self.number()?;
                self.mark(":")?;
                cases.push((case, self.target()?));
                self.mark("]")?;
            }
            self.word("else")?;
            Terminator::Switch {
                value,
                cases,
                default: self.target()?,
            }
        } else if self.takes_word("return") {
            Terminator::Return
        } else if self.takes_word("unreachable") {
            Terminator::Unreachable
        } else {
            return Ok(None);
        };
        Ok(Some(terminator))
    }

    fn operation(&mut self) -> Parsed<Inst> {
        let word = self.any_word()?;
        let (head, rest) = word.split_once('.').unwrap_or((word, ""));
        if let Some((query, dim)) = geometry(word) {
            return Ok(Inst::Geometry { query, dim });
        }
        if let Some(op) = Vote::named(word) {
            return Ok(Inst::BarrierReduce {
                op,
                predicate: self.value()?,
                fences: self.fences()?,
            });
        }
        if let (Some(op), Some(flags)) = (BinaryOp::named(head), flags(rest)) {
            let args = self.operands()?;
            return Ok(Inst::Binary { op, args, flags });
        }
        if let Some(op) = CastOp::named(word) {
            let arg = self.value()?;
            return Ok(Inst::Cast { op, arg });
        }
        match (head, rest) {
            ("fneg", "") => Ok(Inst::FNeg(self.value()?)),
            ("icmp", pred) => match IntPredicate::named(pred) {
                Some(pred) => Ok(Inst::ICmp {
                    pred,
                    args: self.operands()?,
                }),
                None => self.fail_before("an operation"),
            },
            ("fcmp", pred) => match FloatPredicate::named(pred) {
                Some(pred) => Ok(Inst::FCmp {
                    pred,
                    args: self.operands()?,
                }),
                None => self.fail_before("an operation"),
            },
            ("select", "") => {
                let [cond, then, otherwise] = self.operands()?;
                Ok(Inst::Select {
                    cond,
                    then,
                    otherwise,
                })
            }
            ("phi", "") => self.phi(),
            ("ptradd", "" | "inbounds") => self.ptr_add(rest == "inbounds"),
            ("pure", "") => self.pure(),
            ("nondet", "") => Ok(Inst::Nondet { name: self.name()? }),
            ("annotation", "") => match AnnotationKind::named(self.any_word()?) {
                Some(kind) => Ok(Inst::Annotation {
                    kind,
                    args: self.values()?,
                }),
                None => self.fail_before("an annotation"),
            },
            ("host", op) => match HostOp::named(op) {
                Some(op) => Ok(Inst::Host {
                    op,
                    args: self.values()?,
                }),
                None => self.fail_before("an operation"),
            },
            ("unsupported", "") => Ok(Inst::Unsupported {
                construct: self.construct()?,
            }),
            ("require", "") => Ok(Inst::Require {
                construct: self.construct()?,
                condition: self.value()?,
            }),
            ("warp", "") => self.warp(),
            ("barrier", "") => self.barrier(),
            _ => self.access(head, rest),
        }
    }

    /// What reads or writes memory, or orders it.
    fn access(&mut self, head: &str, rest: &str) -> Parsed<Inst> {
        match (head, rest) {
            ("load" | "store", rest) => {
                let Some(access) = access(rest) else {
                    return self.fail_before("an operation");
                };
                if head == "load" {
                    let ptr = self.value()?;
                    return Ok(Inst::Load { ptr, access });
                }
                let [ptr, value] = self.operands()?;
                Ok(Inst::Store { ptr, value, access })
            }
            ("atomic", rest) => {
                let (op, rest) = rest.split_once('.').unwrap_or((rest, ""));
                let (Some(op), Some(atomic)) = (RmwOp::named(op), atomic(rest)) else {
                    return self.fail_before("an operation");
                };
                let [ptr, value] = self.operands()?;
                Ok(Inst::AtomicRmw {
                    op,
                    ptr,
                    value,
                    atomic,
                })
            }
            ("cmpxchg", rest) => {
                let (success, failure) = rest.rsplit_once('.').unwrap_or((rest, ""));
                let (Some(success), Some(failure)) = (atomic(success), Ordering::named(failure))
                else {
                    return self.fail_before("an operation");
                };
                let [ptr, expected, desired] = self.operands()?;
                Ok(Inst::CmpXchg {
                    ptr,
                    expected,
                    desired,
                    success,
                    failure,
                })
            }
            ("proxy_fence", rest) => match Proxied::ALL.iter().find(|one| one.name() == rest) {
                Some(&orders) => Ok(Inst::ProxyFence { orders }),
                None => self.fail_before("an operation"),
            },
            ("fence", rest) => match atomic(rest) {
                Some(atomic) => {
                    let fences = self.fences()?;
                    Ok(Inst::Fence { atomic, fences })
                }
                None => self.fail_before("an operation"),
            },
            ("object", op) => match ObjectOp::named(op) {
                Some(op) => self.barrier_object(op),
                None => self.fail_before("an operation"),
            },
            ("forget", "") => Ok(Inst::Forget { ptr: self.value()? }),
            _ => self.copy(head, rest),
        }
    }

    /// `[block: value], [block: value]`
    fn phi(&mut self) -> Parsed<Inst> {
        let incoming = self.list(|parser| {
            parser.mark("[")?;
            let block = parser.target()?;
            parser.mark(":")?;
            let value = parser.value()?;
            parser.mark("]")?;
            Ok((block, value))
        })?;
        Ok(Inst::Phi { incoming })
    }

    /// `base + 4*v1 + 8`
    fn ptr_add(&mut self, inbounds: bool) -> Parsed<Inst> {
        let base = self.value()?;
        let (mut offset, mut terms) = (0, Vec::new());
        while self.takes("+") {
            let number = self.number()?;
            match self.takes("*") {
                true => terms.push((self.value()?, number)),
                false => offset = number,
            }
        }
        Ok(Inst::PtrAdd {
            base,
            offset,
            terms,
            inbounds,
        })
    }

    fn pure(&mut self) -> Parsed<Inst> {
        let name = self.name()?;
        let lane = match self.takes_word("lane") {
            true => self.in_parentheses(Parser::number)?,
            false => 0,
        };
        let args = self.values()?;
        Ok(Inst::Pure { name, lane, args })
    }

    fn barrier_object(&mut self, op: ObjectOp) -> Parsed<Inst> {
        let ptr = self.value()?;
        let args = match self.takes(",") {
            true => self.values()?,
            false => Vec::new(),
        };
        Ok(Inst::BarrierObject { op, ptr, args })
    }

    fn barrier(&mut self) -> Parsed<Inst> {
        let kind = match self.any_word()? {
            "block" => BarrierKind::Block,
            "grid" => BarrierKind::Grid,
            "cluster" => BarrierKind::Cluster,
            "named" => {
                let [id, count] = self.operands()?;
                BarrierKind::Named { id, count }
            }
            "arrive" => {
                let [id, count] = self.operands()?;
                BarrierKind::Arrive { id, count }
            }
            "warp" => BarrierKind::Warp {
                mask: match self.peek() {
                    Some(Token::Word("fences")) => None,
                    _ => Some(self.value()?),
                },
            },
            _ => return self.fail_before("a kind of barrier"),
        };
        let fences = self.fences()?;
        Ok(Inst::Barrier { kind, fences })
    }

    /// `fences(shared, global, images)`
    fn fences(&mut self) -> Parsed<Fences> {
        self.word("fences")?;
        self.mark("(")?;
        let mut more = true;
        let [shared, global, images] = Memory::ALL.map(|memory| {
            let named = more && self.takes_word(memory.name());
            more = more && (!named || self.takes(","));
            named
        });
        self.mark(")")?;
        Ok(Fences {
            shared,
            global,
            images,
        })
    }

    fn warp(&mut self) -> Parsed<Inst> {
        let op = self.warp_op()?;
        let lanes = match self.any_word()? {
            "mask" => Lanes::Named(self.in_parentheses(Parser::value)?),
            "all" => Lanes::All,
            "active" => Lanes::Active,
            _ => return self.fail_before("which lanes take part"),
        };
        let args = self.values()?;
        Ok(Inst::Warp { op, lanes, args })
    }

    fn warp_op(&mut self) -> Parsed<WarpOp> {
        Ok(match self.any_word()? {
            "shuffle" => {
                let segments = match self.takes_word("clamp") {
                    true => Segments::Clamp,
                    false => Segments::Width,
                };
                match Shuffle::named(self.any_word()?) {
                    Some(mode) => WarpOp::Shuffle(mode, segments),
                    None => return self.fail_before("a kind of shuffle"),
                }
            }
            "broadcast" if self.takes_word("first") => WarpOp::BroadcastFirst,
            "broadcast" => WarpOp::Broadcast,
            "ballot" => WarpOp::Vote(WarpVote::Ballot),
            "vote" => WarpOp::Vote(match self.any_word()? {
                "any" => WarpVote::Any,
                "all" => WarpVote::All,
                "uniform" => WarpVote::Uniform,
                _ => return self.fail_before("a kind of vote"),
            }),
            "match" if self.takes_word("any") => WarpOp::MatchAny,
            "match" => {
                self.word("all")?;
                WarpOp::MatchAll
            }
            "reduce" => WarpOp::Reduce(self.reduction()?),
            "inclusive" => {
                self.word("scan")?;
                WarpOp::ScanInclusive(self.reduction()?)
            }
            "exclusive" => {
                self.word("scan")?;
                WarpOp::ScanExclusive(self.reduction()?)
            }
            "elect" => WarpOp::Elect,
            "active" => {
                self.word("mask")?;
                WarpOp::ActiveMask
            }
            "other" => WarpOp::Other(self.name()?),
            _ => return self.fail_before("an operation among lanes"),
        })
    }

    fn reduction(&mut self) -> Parsed<WarpReduce> {
        let op = WarpReduce::named(self.any_word()?);
        op.map_or_else(|| self.fail_before("how values are joined"), Ok)
    }

    pub(super) fn operands<const N: usize>(&mut self) -> Parsed<[ValueId; N]> {
        let mut operands = [ValueId::from_u32(0); N];
        for (index, operand) in operands.iter_mut().enumerate() {
            if index > 0 {
                self.mark(",")?;
            }
            *operand = self.value()?;
        }
        Ok(operands)
    }

    /// As many as there are.
    pub(super) fn values(&mut self) -> Parsed<Vec<ValueId>> {
        match self.peek() {
            Some(Token::Word(_) | Token::Mark("&")) => self.list(Parser::value),
            _ => Ok(Vec::new()),
        }
    }
}

/// `thread_id.x`
pub(super) fn geometry(word: &str) -> Option<(Geometry, u8)> {
    let (query, dim) = word.split_once('.')?;
    Some((Geometry::named(query)?, axis(dim)?))
}

pub(super) fn axis(name: &str) -> Option<u8> {
    match name {
        "x" => Some(0),
        "y" => Some(1),
        "z" => Some(2),
        _ => name.parse().ok().filter(|&dim| dim > 2),
    }
}

/// What follows an arithmetic operation.
fn flags(text: &str) -> Option<ArithFlags> {
    let (nsw, nuw) = match text {
        "" => (false, false),
        "nsw" => (true, false),
        "nuw" => (false, true),
        "nsw.nuw" => (true, true),
        _ => return None,
    };
    Some(ArithFlags { nsw, nuw })
}

/// `ghost.readonly.volatile.relaxed.gpu.align4`
fn access(text: &str) -> Option<Access> {
    let (rest, align) = text.rsplit_once("align")?;
    let mut rest = rest.strip_suffix('.').unwrap_or(rest);
    let mut takes = |word: &str| {
        let after = rest.strip_prefix(word);
        let after = after.filter(|after| after.is_empty() || after.starts_with('.'));
        rest = after.map_or(rest, |after| after.trim_start_matches('.'));
        after.is_some()
    };
    let [ghost, read_only, volatile] = ["ghost", "readonly", "volatile"].map(&mut takes);
    let atomic = match rest {
        "" => None,
        rest => Some(atomic(rest)?),
    };
    Some(Access {
        align: align.parse().ok()?,
        volatile,
        atomic,
        ghost,
        read_only,
    })
}

/// `relaxed.gpu`
fn atomic(text: &str) -> Option<Atomic> {
    let (order, scope) = text.split_once('.')?;
    Some(Atomic {
        order: Ordering::named(order)?,
        scope: Scope::named(scope)?,
    })
}
