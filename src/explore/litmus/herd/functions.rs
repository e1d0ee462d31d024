//! The functions of `<stdatomic.h>` and OpenCL that files may call.

use super::super::{Expr, Place, Stmt, UpdateOp};
use super::{Parsed, Parser};
use crate::explore::access::{Access, Order, Scope};
use crate::explore::program::Orders;

impl Parser<'_> {
    /// Reads the arguments of a call and emits what it does. `barrier` is the number of
    /// the statement's label.
    pub(super) fn call(&mut self, name: &str, barrier: u64) -> Parsed<Option<Expr>> {
        self.cursor.expect("(")?;
        let (base, explicit) = match name.strip_suffix("_explicit") {
            Some(base) => (base, true),
            None => (name, false),
        };
        let value = match base {
            "atomic_load" => {
                let place = self.pointer()?;
                let access = self.access(explicit)?;
                Some(self.load(place, access))
            }
            "atomic_store" => {
                let place = self.pointer()?;
                self.cursor.expect(",")?;
                let value = self.expression(0)?;
                let access = self.access(explicit)?;
                self.emit(Stmt::Store {
                    place,
                    access,
                    value,
                });
                None
            }
            "atomic_compare_exchange_strong" | "atomic_compare_exchange_weak" => {
                Some(self.compare_exchange(explicit)?)
            }
            "atomic_thread_fence" => {
                let order = self.order()?;
                self.fence(order, Scope::System);
                None
            }
            "atomic_work_item_fence" => {
                self.flags()?;
                self.cursor.expect(",")?;
                let order = self.order()?;
                self.cursor.expect(",")?;
                let scope = self.scope()?;
                self.fence(order, scope);
                None
            }
            "barrier" | "work_group_barrier" => {
                let orders = self.flags()?;
                if self.cursor.accept(",") {
                    self.scope()?;
                }
                self.emit(Stmt::Barrier {
                    scope: Scope::Block,
                    id: barrier,
                    orders,
                });
                None
            }
            _ => match update_op(base) {
                Some(op) => Some(self.update(op, explicit)?),
                None => return Err(self.cursor.error(&format!("{name} is not known"))),
            },
        };
        self.cursor.expect(")")?;
        Ok(value)
    }

    fn update(&mut self, op: UpdateOp, explicit: bool) -> Parsed<Expr> {
        let place = self.pointer()?;
        self.cursor.expect(",")?;
        let operand = self.expression(0)?;
        let access = self.access(explicit)?;
        let register = self.temporary();
        self.emit(Stmt::Update {
            register,
            op,
            place,
            access,
            operand,
        });
        Ok(Expr::Register(register))
    }

    fn compare_exchange(&mut self, explicit: bool) -> Parsed<Expr> {
        let place = self.pointer()?;
        self.cursor.expect(",")?;
        let expected_at = self.pointer()?;
        self.cursor.expect(",")?;
        let desired = self.expression(0)?;
        let (access, failure) = if explicit {
            self.cursor.expect(",")?;
            let success = self.order()?;
            self.cursor.expect(",")?;
            let failure = self.order()?;
            (Access::new(success, self.optional_scope()?), failure)
        } else {
            (
                Access::new(Order::SEQ_CST, self.default_scope),
                Order::SEQ_CST,
            )
        };
        let expected = self.load(expected_at.clone(), Access::non_atomic());
        let old = self.temporary();
        self.emit(Stmt::CompareSwap {
            register: old,
            place,
            access,
            failure,
            expected: expected.clone(),
            desired,
        });
        let swapped = self.temporary();
        let equal = Expr::binary(super::super::BinaryOp::Eq, Expr::Register(old), expected);
        self.emit(Stmt::Assign {
            register: swapped,
            value: equal,
        });
        self.emit(Stmt::If {
            condition: Expr::Register(swapped),
            then: Vec::new(),
            otherwise: vec![store_back(expected_at, old)],
        });
        Ok(Expr::Register(swapped))
    }

    fn fence(&mut self, order: Order, scope: Scope) {
        if order != Order::RELAXED {
            self.emit(Stmt::Fence(Access::new(order, scope)));
        }
    }

    /// The rest of an access' arguments.
    fn access(&mut self, explicit: bool) -> Parsed<Access> {
        if !explicit {
            return Ok(Access::new(Order::SEQ_CST, self.default_scope));
        }
        self.cursor.expect(",")?;
        let order = self.order()?;
        Ok(Access::new(order, self.optional_scope()?))
    }

    fn optional_scope(&mut self) -> Parsed<Scope> {
        if self.cursor.accept(",") {
            self.scope()
        } else {
            Ok(self.default_scope)
        }
    }

    fn order(&mut self) -> Parsed<Order> {
        let word = self.cursor.word()?;
        match word {
            "memory_order_relaxed" => Ok(Order::RELAXED),
            // No model here has dependencies, so consume is acquire.
            "memory_order_acquire" | "memory_order_consume" => Ok(Order::ACQUIRE),
            "memory_order_release" => Ok(Order::RELEASE),
            "memory_order_acq_rel" => Ok(Order::ACQUIRE_RELEASE),
            "memory_order_seq_cst" => Ok(Order::SEQ_CST),
            _ => Err(self.cursor.error(&format!("`{word}` is no memory order"))),
        }
    }

    fn scope(&mut self) -> Parsed<Scope> {
        let word = self.cursor.word()?;
        match word {
            "memory_scope_work_item" => Ok(Scope::Thread),
            "memory_scope_sub_group" => Ok(Scope::Warp),
            "memory_scope_work_group" => Ok(Scope::Block),
            "memory_scope_device" => Ok(Scope::Gpu),
            "memory_scope_all_svm_devices" | "memory_scope_all_devices" => Ok(Scope::System),
            _ => Err(self.cursor.error(&format!("`{word}` is no scope"))),
        }
    }

    /// `CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE`
    fn flags(&mut self) -> Parsed<Orders> {
        let mut orders = Orders {
            shared: false,
            global: false,
        };
        loop {
            match self.cursor.word()? {
                "CLK_LOCAL_MEM_FENCE" => orders.shared = true,
                "CLK_GLOBAL_MEM_FENCE" => orders.global = true,
                flag => return Err(self.cursor.error(&format!("`{flag}` is no fence flag"))),
            }
            if !self.cursor.accept("|") {
                return Ok(orders);
            }
        }
    }
}

fn update_op(base: &str) -> Option<UpdateOp> {
    if base == "atomic_exchange" {
        return Some(UpdateOp::Exchange);
    }
    let op = base.strip_prefix("atomic_fetch_")?;
    let fetches = |candidate: &UpdateOp| *candidate != UpdateOp::Exchange;
    UpdateOp::ALL
        .into_iter()
        .filter(fetches)
        .find(|candidate| candidate.name() == op)
}

fn store_back(place: Place, old: usize) -> Stmt {
    Stmt::Store {
        place,
        access: Access::non_atomic(),
        value: Expr::Register(old),
    }
}
