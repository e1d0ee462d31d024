//! Asynchronous copies of threads, and surfaces.

use crate::kir::{
    AddressSpace, CastOp, Construct, Inst, Object, ObjectKind, Queue, Type, ValueDef, ValueId,
};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

impl Importer<'_> {
    pub(super) fn copy(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let inst = match name {
            "copy_begin" => {
                let (to, from) = (self.arg(call, 0)?, self.arg(call, 1)?);
                let bytes = self.constant_arg(call, 2)?;
                let Ok(bytes @ 1..) = u32::try_from(bytes) else {
                    return unmodelled(Construct::AsyncCopyOfBytes(bytes.to_string()));
                };
                Inst::ThreadCopy {
                    to: Some(to),
                    from,
                    bytes,
                    bulk: false,
                }
            }
            "copy_commit" => Inst::CopyCommit {
                queue: Queue::Copies,
            },
            "copy_wait" => {
                let pending = self.arg(call, 0)?;
                let pending = Some(self.b.resize(pending, 32, false));
                Inst::CopyWait {
                    queue: Queue::Copies,
                    pending,
                }
            }
            _ => Inst::CopyWait {
                queue: Queue::Copies,
                pending: None,
            },
        };
        self.b.effect(inst);
        Ok(Vec::new())
    }

    /// The same pointer, to what is addressed by coordinates.
    pub(super) fn image(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let pointer = self.arg(call, 0)?;
        if let ValueDef::Address(object) = self.b.kernel.values[pointer].def {
            self.b.kernel.images.insert(object);
        }
        Ok(vec![pointer])
    }

    /// The memory behind a surface object: an array for each parameter.
    pub(super) fn surface(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let handle = self.arg(call, 0)?;
        let ValueDef::Param(index) = self.b.kernel.values[handle].def else {
            return unmodelled(Construct::SurfaceOfNoParameter);
        };
        let name = self.b.kernel.params[index as usize].name.clone();
        let objects = &mut self.b.kernel.objects;
        let known = objects.iter().find(|(_, object)| object.name == name);
        let object = match known.map(|(id, _)| id) {
            Some(id) => id,
            None => objects.push(Object {
                name,
                kind: ObjectKind::Param {
                    restrict: false,
                    place: None,
                },
                space: AddressSpace::Global,
                size: None,
                pointee: None,
                initial: None,
                names_objects: false,
                constant: false,
                span: None,
            }),
        };
        self.b.kernel.images.insert(object);
        let address = self.b.address(object, AddressSpace::Generic);
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![match ty == Type::Ptr(AddressSpace::Generic) {
            true => address,
            false => self.b.cast(CastOp::AddrSpace, address, ty),
        }])
    }
}
