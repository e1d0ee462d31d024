//! Values: constants and instructions.

use std::ffi::c_uint;
use std::ptr;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMValueKind};

use super::{
    Blk, LLVMAtomicOrdering, LLVMAtomicRMWBinOp, LLVMIntPredicate, LLVMRealPredicate, Meta,
    ModuleHandle, Ty, Val, bytes, owned,
};

impl Val {
    pub(in crate::llvm) fn some(raw: LLVMValueRef) -> Option<Val> {
        (!raw.is_null()).then_some(Val(raw))
    }

    pub(in crate::llvm) fn raw(self) -> LLVMValueRef {
        self.0
    }

    pub(in crate::llvm) fn kind(self) -> LLVMValueKind {
        unsafe { LLVMGetValueKind(self.0) }
    }

    pub(in crate::llvm) fn ty(self) -> Ty {
        Ty(unsafe { LLVMTypeOf(self.0) })
    }

    pub(in crate::llvm) fn name(self) -> String {
        let mut len = 0;
        unsafe {
            let text = LLVMGetValueName2(self.0, &mut len);
            bytes(text, len)
        }
    }

    /// LLVM's text of the value. Slow: numbers the whole module.
    pub(in crate::llvm) fn to_text(self) -> String {
        unsafe { owned(LLVMPrintValueToString(self.0)) }
    }

    pub(in crate::llvm) fn is_function(self) -> bool {
        self.kind() == LLVMValueKind::LLVMFunctionValueKind
    }

    /// Opcode of an instruction or constant expression.
    pub(in crate::llvm) fn opcode(self) -> Option<LLVMOpcode> {
        match self.kind() {
            LLVMValueKind::LLVMInstructionValueKind => {
                Some(unsafe { LLVMGetInstructionOpcode(self.0) })
            }
            LLVMValueKind::LLVMConstantExprValueKind => Some(unsafe { LLVMGetConstOpcode(self.0) }),
            _ => None,
        }
    }

    pub(in crate::llvm) fn has_opcode(self, opcode: LLVMOpcode) -> bool {
        self.opcode() == Some(opcode)
    }

    pub(in crate::llvm) fn operand_count(self) -> u32 {
        unsafe { LLVMGetNumOperands(self.0) }.max(0) as u32
    }

    pub(in crate::llvm) fn operand(self, index: u32) -> Val {
        debug_assert!(index < self.operand_count());
        Val(unsafe { LLVMGetOperand(self.0, index) })
    }

    pub(in crate::llvm) fn set_operand(self, index: u32, value: Val) {
        unsafe { LLVMSetOperand(self.0, index, value.0) }
    }

    /// The block that an instruction is in; none for other values.
    pub(in crate::llvm) fn parent(self) -> Option<Blk> {
        let is_inst = self.kind() == LLVMValueKind::LLVMInstructionValueKind;
        let raw = is_inst.then(|| unsafe { LLVMGetInstructionParent(self.0) })?;
        (!raw.is_null()).then_some(Blk(raw))
    }

    pub(in crate::llvm) fn next_inst(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetNextInstruction(self.0) })
    }

    pub(in crate::llvm) fn previous_inst(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetPreviousInstruction(self.0) })
    }

    /// The users of a value; one that uses it twice occurs twice.
    pub(in crate::llvm) fn users(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstUse(self.0) };
        while !next.is_null() {
            all.push(Val(unsafe { LLVMGetUser(next) }));
            next = unsafe { LLVMGetNextUse(next) };
        }
        all
    }

    pub(in crate::llvm) fn replace_uses(self, by: Val) {
        unsafe { LLVMReplaceAllUsesWith(self.0, by.0) }
    }

    pub(in crate::llvm) fn erase(self) {
        unsafe { LLVMInstructionEraseFromParent(self.0) }
    }

    // Constants.

    /// Is it zero, or the null pointer?
    pub(in crate::llvm) fn is_null(self) -> bool {
        unsafe { LLVMIsNull(self.0) != 0 }
    }

    pub(in crate::llvm) fn is_undef(self) -> bool {
        matches!(
            self.kind(),
            LLVMValueKind::LLVMUndefValueValueKind | LLVMValueKind::LLVMPoisonValueKind
        )
    }

    /// Value of an integer constant of any width, bits above the width zero.
    pub(in crate::llvm) fn int_constant(self) -> Option<u128> {
        if self.kind() != LLVMValueKind::LLVMConstantIntValueKind {
            return None;
        }
        let bits = self.ty().int_bits();
        if bits <= 64 {
            return Some(u128::from(unsafe { LLVMConstIntGetZExtValue(self.0) }));
        }
        let text = self.to_text();
        let digits = text.rsplit(' ').next()?;
        let value = digits
            .parse::<i128>()
            .map(|v| v as u128)
            .or_else(|_| digits.parse::<u128>())
            .ok()?;
        Some(if bits < 128 {
            value & ((1 << bits) - 1)
        } else {
            value
        })
    }

    /// Sign-extended value of an integer constant of at most 64 bits.
    pub(in crate::llvm) fn signed_constant(self) -> Option<i64> {
        (self.kind() == LLVMValueKind::LLVMConstantIntValueKind && self.ty().int_bits() <= 64)
            .then(|| unsafe { LLVMConstIntGetSExtValue(self.0) })
    }

    /// The bit pattern of a float constant, as an integer constant of `bits`.
    pub(in crate::llvm) fn float_bits(self, module: ModuleHandle, bits: u32) -> Option<u128> {
        Val(unsafe { LLVMConstBitCast(self.0, module.int_type(bits).0) }).int_constant()
    }

    /// Element of a constant vector, array or struct.
    /// May the compiler change what floating-point arithmetic gives?
    pub(in crate::llvm) fn is_approximate(self) -> bool {
        unsafe { LLVMCanValueUseFastMathFlags(self.0) != 0 && LLVMGetFastMathFlags(self.0) != 0 }
    }

    /// A floating-point constant, and whether a double holds it exactly.
    pub(in crate::llvm) fn float_constant(self) -> Option<(f64, bool)> {
        if self.kind() != LLVMValueKind::LLVMConstantFPValueKind {
            return None;
        }
        let mut loses = 0;
        let number = unsafe { LLVMConstRealGetDouble(self.0, &mut loses) };
        Some((number, loses == 0))
    }

    pub(in crate::llvm) fn constant_element(self, index: u32) -> Option<Val> {
        Val::some(unsafe { LLVMGetAggregateElement(self.0, index) })
    }

    pub(in crate::llvm) fn null(ty: Ty) -> Val {
        Val(unsafe { LLVMConstNull(ty.0) })
    }

    pub(in crate::llvm) fn undef(ty: Ty) -> Val {
        Val(unsafe { LLVMGetPoison(ty.0) })
    }

    // Instructions.

    pub(in crate::llvm) fn debug_loc(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMInstructionGetDebugLoc(self.0) })
    }

    pub(in crate::llvm) fn has_metadata(self, kind: u32) -> bool {
        unsafe { LLVMHasMetadata(self.0) != 0 && !LLVMGetMetadata(self.0, kind).is_null() }
    }

    /// What is attached to an instruction.
    pub(in crate::llvm) fn metadata(self, kind: u32) -> Option<Val> {
        Val::some(unsafe { LLVMGetMetadata(self.0, kind) })
    }

    /// All metadata attached to a global.
    pub(in crate::llvm) fn global_metadata(self) -> Vec<(u32, Meta)> {
        unsafe {
            let mut count = 0;
            let entries = LLVMGlobalCopyAllMetadata(self.0, &mut count);
            let all = (0..count as c_uint)
                .map(|i| {
                    let kind = LLVMValueMetadataEntriesGetKind(entries, i);
                    (kind, Meta(LLVMValueMetadataEntriesGetMetadata(entries, i)))
                })
                .collect();
            LLVMDisposeValueMetadataEntries(entries);
            all
        }
    }

    pub(in crate::llvm) fn nsw(self) -> bool {
        unsafe { LLVMGetNSW(self.0) != 0 }
    }

    pub(in crate::llvm) fn nuw(self) -> bool {
        unsafe { LLVMGetNUW(self.0) != 0 }
    }

    pub(in crate::llvm) fn int_predicate(self) -> LLVMIntPredicate {
        unsafe { LLVMGetICmpPredicate(self.0) }
    }

    pub(in crate::llvm) fn float_predicate(self) -> LLVMRealPredicate {
        unsafe { LLVMGetFCmpPredicate(self.0) }
    }

    /// Alignment of a load, store, alloca or global; at least 1.
    pub(in crate::llvm) fn alignment(self) -> u32 {
        unsafe { LLVMGetAlignment(self.0) }.max(1)
    }

    pub(in crate::llvm) fn volatile(self) -> bool {
        unsafe { LLVMGetVolatile(self.0) != 0 }
    }

    /// Of loads, stores, fences and `atomicrmw`.
    pub(in crate::llvm) fn ordering(self) -> LLVMAtomicOrdering {
        unsafe { LLVMGetOrdering(self.0) }
    }

    /// Success and failure orderings of a `cmpxchg`.
    pub(in crate::llvm) fn cmpxchg_orderings(self) -> (LLVMAtomicOrdering, LLVMAtomicOrdering) {
        unsafe {
            (
                LLVMGetCmpXchgSuccessOrdering(self.0),
                LLVMGetCmpXchgFailureOrdering(self.0),
            )
        }
    }

    pub(in crate::llvm) fn is_weak(self) -> bool {
        unsafe { LLVMGetWeak(self.0) != 0 }
    }

    pub(in crate::llvm) fn rmw_operation(self) -> LLVMAtomicRMWBinOp {
        unsafe { LLVMGetAtomicRMWBinOp(self.0) }
    }

    pub(in crate::llvm) fn allocated_type(self) -> Ty {
        Ty(unsafe { LLVMGetAllocatedType(self.0) })
    }

    pub(in crate::llvm) fn gep_source_type(self) -> Ty {
        Ty(unsafe { LLVMGetGEPSourceElementType(self.0) })
    }

    pub(in crate::llvm) fn is_inbounds(self) -> bool {
        unsafe { LLVMIsInBounds(self.0) != 0 }
    }

    /// Mask of a shuffle; `None` is an undefined lane.
    pub(in crate::llvm) fn shuffle_mask(self) -> Vec<Option<usize>> {
        unsafe {
            let undefined = LLVMGetUndefMaskElem();
            (0..LLVMGetNumMaskElements(self.0))
                .map(|i| LLVMGetMaskValue(self.0, i))
                .map(|lane| (lane != undefined && lane >= 0).then_some(lane as usize))
                .collect()
        }
    }

    /// Index path of `extractvalue` or `insertvalue`.
    pub(in crate::llvm) fn indices(self) -> Vec<u32> {
        unsafe {
            let count = LLVMGetNumIndices(self.0) as usize;
            if count == 0 {
                return Vec::new();
            }
            std::slice::from_raw_parts(LLVMGetIndices(self.0), count).to_vec()
        }
    }

    pub(in crate::llvm) fn incoming(self) -> Vec<(Val, Blk)> {
        unsafe {
            (0..LLVMCountIncoming(self.0))
                .map(|i| {
                    (
                        Val(LLVMGetIncomingValue(self.0, i)),
                        Blk(LLVMGetIncomingBlock(self.0, i)),
                    )
                })
                .collect()
        }
    }

    // Metadata as values.

    pub(in crate::llvm) fn is_metadata(self) -> bool {
        self.kind() == LLVMValueKind::LLVMMetadataAsValueValueKind
    }

    pub(in crate::llvm) fn as_metadata(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMValueAsMetadata(self.0) })
    }

    /// Operands of a metadata node; of a wrapped value, that value.
    pub(in crate::llvm) fn metadata_operands(self) -> Vec<Option<Val>> {
        use LLVMMetadataKind::*;
        if !self.is_metadata() {
            return Vec::new();
        }
        let kind = self.as_metadata().map(Meta::kind);
        if matches!(
            kind,
            None | Some(LLVMMDStringMetadataKind | LLVMDIArgListMetadataKind)
        ) {
            return Vec::new();
        }
        let count = unsafe { LLVMGetMDNodeNumOperands(self.0) } as usize;
        let mut operands = vec![ptr::null_mut(); count];
        unsafe { LLVMGetMDNodeOperands(self.0, operands.as_mut_ptr()) };
        operands.into_iter().map(Val::some).collect()
    }

    pub(in crate::llvm) fn metadata_string(self) -> Option<String> {
        if !self.is_metadata() {
            return None;
        }
        unsafe {
            let mut len = 0;
            let text = LLVMGetMDString(self.0, &mut len);
            (!text.is_null()).then(|| bytes(text, len as usize))
        }
    }
}
