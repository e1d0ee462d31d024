//! Constants, by scalar. Constant expressions become instructions at the start
//! of the entry block, so that each is computed once.

use super::function::Importer;
use super::handle::{Ty, TypeKind, Val, ValueKind};
use super::{Lowered, unmodelled};
use crate::kir::{CastOp, Construct, Type, ValueId, function_address};

impl Importer<'_> {
    /// The scalars of a constant.
    pub(super) fn constant(&mut self, value: Val) -> Lowered<Vec<ValueId>> {
        match value.kind() {
            ValueKind::LLVMConstantExprValueKind => self.constant_expression(value),
            ValueKind::LLVMGlobalVariableValueKind => {
                let object = self.global_object(value)?;
                match self.types.scalar(value.ty())? {
                    Type::Ptr(space) => Ok(vec![self.b.address(object, space)]),
                    _ => unmodelled(Construct::VariableWithoutAddress),
                }
            }
            ValueKind::LLVMGlobalAliasValueKind => match value.aliasee() {
                Some(target) => self.all(target),
                None => unmodelled(Construct::AliasOfNothing),
            },
            ValueKind::LLVMFunctionValueKind if self.starts.contains(&value) => {
                let number = self.starts.iter().position(|start| *start == value);
                let address = function_address(number.unwrap_or_default() as u32);
                let bits = self.b.bits(Type::Int(64), u128::from(address));
                let ty = self.types.scalar(value.ty())?;
                Ok(vec![self.b.cast(CastOp::IntToPtr, bits, ty)])
            }
            ValueKind::LLVMFunctionValueKind => {
                let object = self.function_object(value);
                match self.types.scalar(value.ty())? {
                    Type::Ptr(space) => Ok(vec![self.b.address(object, space)]),
                    _ => unmodelled(Construct::FunctionWithoutAddress),
                }
            }
            ValueKind::LLVMBlockAddressValueKind => unmodelled(Construct::LabelAddress),
            _ => {
                let mut lanes = Vec::new();
                self.scalars(value, value.ty(), &mut lanes)?;
                Ok(lanes)
            }
        }
    }

    fn constant_expression(&mut self, value: Val) -> Lowered<Vec<ValueId>> {
        if let Some(known) = self.known(value) {
            return known;
        }
        let outer = self.b.set_in_prologue(true);
        let span = self.b.span.take();
        let lanes = self.instruction(value);
        self.b.set_in_prologue(outer);
        self.b.span = span;
        self.define(value, lanes.clone());
        lanes
    }

    fn scalars(&mut self, value: Val, ty: Ty, lanes: &mut Vec<ValueId>) -> Lowered<()> {
        if matches!(
            ty.kind(),
            TypeKind::LLVMStructTypeKind
                | TypeKind::LLVMArrayTypeKind
                | TypeKind::LLVMVectorTypeKind
        ) {
            self.types.leaf_count(ty)?;
            for index in 0..ty.count() as u32 {
                match value.constant_element(index) {
                    Some(element)
                        if element.kind() == ValueKind::LLVMConstantExprValueKind
                            || element.kind() == ValueKind::LLVMGlobalVariableValueKind =>
                    {
                        lanes.extend(self.constant(element)?);
                    }
                    Some(element) => self.scalars(element, element.ty(), lanes)?,
                    None => return unmodelled(Construct::ConstantOfType(ty.to_text())),
                }
            }
            return Ok(());
        }
        let scalar = self.types.scalar(ty)?;
        let lane = match (value.kind(), scalar) {
            _ if value.is_undef() => self.b.undef(scalar),
            (ValueKind::LLVMConstantPointerNullValueKind, _) => self.b.null(scalar),
            (ValueKind::LLVMConstantIntValueKind, Type::Int(_)) => match value.int_constant() {
                Some(bits) => self.b.bits(scalar, bits),
                None => return unmodelled(Construct::IntegerConstant),
            },
            (ValueKind::LLVMConstantFPValueKind, Type::Float(kind)) => {
                match value.float_bits(self.module, kind.bits()) {
                    Some(bits) => self.b.bits(scalar, bits),
                    None => return unmodelled(Construct::FloatConstant),
                }
            }
            _ => {
                lanes.extend(self.constant_of_another_kind(value)?);
                return Ok(());
            }
        };
        lanes.push(lane);
        Ok(())
    }

    fn constant_of_another_kind(&mut self, value: Val) -> Lowered<Vec<ValueId>> {
        match value.kind() {
            ValueKind::LLVMFunctionValueKind | ValueKind::LLVMGlobalAliasValueKind => {
                self.constant(value)
            }
            _ => unmodelled(Construct::ConstantOfType(value.ty().to_text())),
        }
    }
}
