//! Accesses that a specification says a function may make (`llvm/contracts/specification.rs`).

use crate::kir::{
    Access, AddressSpace, AnnotationKind, BinaryOp, CastOp, Inst, Object, ObjectKind, Type, ValueId,
};
use crate::llvm::Lowered;
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;

impl Importer<'_> {
    /// `__wp_trusted_write(p, offset, happens)` and `…_read…`: a byte at the offset from the
    /// start of what `p` points into. An access that does not happen is one of a variable of
    /// the thread's own.
    pub(in crate::llvm) fn trusted_access(
        &mut self,
        writes: bool,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let pointer = self.arg(call, 0)?;
        let offset = self.arg(call, 1)?;
        let happens = self.arg(call, 2)?;
        let happens = self.is_nonzero(happens);
        if writes {
            self.b.effect(Inst::Forget { ptr: pointer });
        }
        let kind = AnnotationKind::PtrOffset;
        let args = vec![pointer];
        let start = self.b.push(Inst::Annotation { kind, args }, Type::Int(64));
        let distance = self.b.binary(BinaryOp::Sub, offset, start);
        let place = self.b.offset_by(pointer, 0, vec![(distance, 1)]);
        let generic = Type::Ptr(AddressSpace::Generic);
        let place = self.b.cast(CastOp::AddrSpace, place, generic);
        let nowhere = self.b.kernel.objects.push(Object {
            name: "nowhere".to_owned(),
            kind: ObjectKind::Private,
            space: AddressSpace::Private,
            size: Some(1),
            pointee: None,
            initial: None,
            names_objects: false,
            constant: false,
            span: None,
        });
        let nowhere = self.b.address(nowhere, AddressSpace::Private);
        let nowhere = self.b.cast(CastOp::AddrSpace, nowhere, generic);
        let ptr = self.b.select(happens, place, nowhere);
        let access = Access::plain(1);
        let byte = Type::Int(8);
        if writes {
            let value = self.b.nondet("trusted", byte);
            self.b.effect(Inst::Store { ptr, value, access });
        } else {
            self.b.push(Inst::Load { ptr, access }, byte);
        }
        Ok(Vec::new())
    }
}
