//! Kernel parameters: scalars, the arrays behind pointers, structs by value.

use super::function::Importer;
use super::handle::Val;
use super::kernels;
use super::names;
use crate::kir::{
    AddressSpace, Argument, Construct, Field, Inst, Object, ObjectKind, Param, ParamPlace, Pointee,
    Struct, Type, Value, ValueDef, ValueId,
};

impl Importer<'_> {
    /// Defines the parameters of the kernel.
    pub(super) fn params(&mut self) {
        for (index, param) in self.function.params().into_iter().enumerate() {
            let name = self.source_name(param).map_or_else(
                || format!("arg{index}"),
                |name| name.trim_end_matches(".coerce").to_owned(),
            );
            let by_value = kernels::is_by_value(self.function, index);
            if !by_value {
                self.b.kernel.arguments.push(Argument {
                    bytes: Some(self.types.layout.alloc_size(param.ty())),
                    is_pointer: param.ty().is_pointer(),
                });
            }
            if by_value {
                self.struct_param(param, index, name);
            } else {
                self.plain_param(param, index, name);
            }
        }
    }

    /// A struct behind a `byval` or `byref` pointer. `transform::structs` takes it apart
    /// where the kernel only reads it.
    fn struct_param(&mut self, param: Val, index: usize, name: String) {
        let position = index as u32 + 1;
        let ty = ["byval", "byref"]
            .iter()
            .find_map(|a| self.function.type_attribute(position, a));
        let span = self.debug.variable_span_of(&self.variables, param);
        let object = self.b.kernel.objects.push(Object {
            name,
            kind: ObjectKind::PrivateParam,
            space: AddressSpace::Private,
            size: ty.map(|ty| self.types.layout.alloc_size(ty)),
            pointee: None,
            initial: None,
            names_objects: false,
            constant: false,
            span,
        });
        let size = ty.map(|ty| self.types.layout.alloc_size(ty));
        let mut known = Struct {
            param: Some(self.b.kernel.arguments.len()),
            ..Struct::default()
        };
        self.b.kernel.arguments.push(Argument {
            bytes: size,
            is_pointer: false,
        });
        for offset in 0..size.unwrap_or(0).min(4096) {
            if let Some(path) = self.debug.field_of(&self.variables, param, offset) {
                let field = Field {
                    path,
                    unsigned: self.debug.is_unsigned(&self.variables, param, offset),
                    pointee: self.debug.pointee(&self.variables, param, offset),
                };
                known.fields.insert(offset, field);
            }
        }
        self.b.kernel.structs.insert(object, known);
        let lanes = self.types.scalar(param.ty()).map(|ty| match ty {
            Type::Ptr(space) => vec![self.b.address(object, space)],
            _ => vec![self.b.undef(ty)],
        });
        self.define(param, lanes);
    }

    /// A pointer, scalar, vector or struct in registers.
    fn plain_param(&mut self, param: Val, index: usize, name: String) {
        let restrict = self.function.has_attribute(index as u32 + 1, "noalias");
        let leaves = match self.types.leaves(param.ty()) {
            Ok(leaves) => leaves,
            Err(error) => {
                self.b.effect(Inst::Unsupported {
                    construct: Construct::Parameter(error.construct.to_string()),
                });
                self.define(
                    param,
                    Err(super::Unmodelled {
                        reported: true,
                        ..error
                    }),
                );
                return;
            }
        };
        let count = leaves.len();
        let lanes = leaves
            .iter()
            .enumerate()
            .map(|(lane, leaf)| {
                let name = if count == 1 && leaf.offset == 0 && !is_aggregate(param) {
                    name.clone()
                } else if param.ty().is_vector() {
                    format!("{name}.{}", names::lane(lane, count))
                } else {
                    match self.debug.field_of(&self.variables, param, leaf.offset) {
                        Some(path) => format!("{name}{path}"),
                        None => format!("{name}+{}", leaf.offset),
                    }
                };
                match leaf.ty {
                    Type::Ptr(space) => {
                        let pointee = self.debug.pointee(&self.variables, param, leaf.offset);
                        self.pointer_param(param, name, space, restrict, (pointee, leaf.offset))
                    }
                    ty => {
                        let unsigned = self.debug.is_unsigned(&self.variables, param, leaf.offset);
                        self.scalar_param(name, ty, unsigned, leaf.offset)
                    }
                }
            })
            .collect();
        self.define(param, Ok(lanes));
    }

    fn pointer_param(
        &mut self,
        param: Val,
        name: String,
        space: AddressSpace,
        restrict: bool,
        (pointee, offset): (Option<Pointee>, u64),
    ) -> ValueId {
        if space == AddressSpace::Private {
            self.b.effect(Inst::Unsupported {
                construct: Construct::PrivatePointer(name.clone()),
            });
        }
        let span = self.debug.variable_span_of(&self.variables, param);
        let target = (pointee, self.place(offset));
        let object = Object::of_pointer(name, space, restrict, target, span);
        let object = self.b.kernel.objects.push(object);
        self.b.address(object, space)
    }

    /// A scalar that lies at this offset of the parameter.
    fn scalar_param(&mut self, name: String, ty: Type, unsigned: bool, offset: u64) -> ValueId {
        let index = self.b.kernel.params.len() as u32;
        let def = ValueDef::Param(index);
        let value = self.b.kernel.values.push(Value {
            ty,
            def,
            name: Some(name.clone()),
        });
        self.b.kernel.params.push(Param {
            name,
            value,
            unsigned,
            place: self.place(offset),
        });
        value
    }

    /// The place so many bytes into the parameter that is being defined.
    fn place(&self, offset: u64) -> Option<ParamPlace> {
        let last = self.b.kernel.arguments.len().checked_sub(1);
        last.map(|param| ParamPlace { param, offset })
    }
}

fn is_aggregate(param: Val) -> bool {
    use super::handle::TypeKind;
    matches!(
        param.ty().kind(),
        TypeKind::LLVMStructTypeKind | TypeKind::LLVMArrayTypeKind
    )
}
