//! Copyable handles on LLVM's values, types, blocks and metadata.
//!
//! The only file with calls into LLVM's C interface apart from `read` and
//! `passes`. inkwell's own value types are not used to walk instructions: they
//! panic on metadata operands and on target extension types, and cannot reach
//! debug information. A handle is valid while the `Source` it came from lives;
//! `import` owns that and lets no handle out.

use std::ffi::{CStr, c_char, c_uint};
use std::ptr;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::*;
use inkwell::llvm_sys::target::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMTypeKind, LLVMValueKind};

pub(super) use inkwell::llvm_sys::debuginfo::LLVMMetadataKind as MetadataKind;
pub(super) use inkwell::llvm_sys::{
    LLVMAtomicOrdering, LLVMAtomicRMWBinOp, LLVMIntPredicate, LLVMLinkage as Linkage,
    LLVMOpcode as Opcode, LLVMRealPredicate, LLVMTypeKind as TypeKind, LLVMValueKind as ValueKind,
};

/// A value: instruction, argument, constant, function or metadata as a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Val(LLVMValueRef);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Ty(LLVMTypeRef);

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Blk(LLVMBasicBlockRef);

/// A metadata node.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Meta(LLVMMetadataRef);

#[derive(Clone, Copy)]
pub(super) struct Layout(LLVMTargetDataRef);

#[derive(Clone, Copy)]
pub(super) struct ModuleHandle(LLVMModuleRef);

/// Position of a function's own attributes; parameters count from 1.
pub(super) const FUNCTION_ATTRIBUTES: u32 = u32::MAX;

impl ModuleHandle {
    pub(super) fn new(raw: LLVMModuleRef) -> Self {
        ModuleHandle(raw)
    }

    pub(super) fn raw(self) -> LLVMModuleRef {
        self.0
    }

    pub(super) fn functions(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstFunction(self.0) };
        while !next.is_null() {
            all.push(Val(next));
            next = unsafe { LLVMGetNextFunction(next) };
        }
        all
    }

    pub(super) fn triple(self) -> String {
        unsafe { borrowed(LLVMGetTarget(self.0)) }
    }

    pub(super) fn layout(self) -> Layout {
        Layout(unsafe { LLVMGetModuleDataLayout(self.0) })
    }

    /// Operands of a named metadata node such as `nvvm.annotations`.
    pub(super) fn named_metadata(self, name: &CStr) -> Vec<Val> {
        let count = unsafe { LLVMGetNamedMetadataNumOperands(self.0, name.as_ptr()) } as usize;
        let mut nodes = vec![ptr::null_mut(); count];
        unsafe { LLVMGetNamedMetadataOperands(self.0, name.as_ptr(), nodes.as_mut_ptr()) };
        nodes
            .into_iter()
            .filter(|node| !node.is_null())
            .map(Val)
            .collect()
    }

    pub(super) fn int_type(self, bits: u32) -> Ty {
        Ty(unsafe { LLVMIntTypeInContext(LLVMGetModuleContext(self.0), bits) })
    }

    pub(super) fn ptr_type(self, space: u32) -> Ty {
        Ty(unsafe { LLVMPointerTypeInContext(LLVMGetModuleContext(self.0), space) })
    }

    pub(super) fn metadata_kind(self, name: &str) -> u32 {
        unsafe {
            LLVMGetMDKindIDInContext(
                LLVMGetModuleContext(self.0),
                name.as_ptr().cast::<c_char>(),
                name.len() as c_uint,
            )
        }
    }
}

impl Layout {
    /// Distance between elements of an array of this type.
    pub(super) fn alloc_size(self, ty: Ty) -> u64 {
        unsafe { LLVMABISizeOfType(self.0, ty.0) }
    }

    pub(super) fn store_size(self, ty: Ty) -> u64 {
        unsafe { LLVMStoreSizeOfType(self.0, ty.0) }
    }

    pub(super) fn field_offset(self, structure: Ty, field: u32) -> u64 {
        unsafe { LLVMOffsetOfElement(self.0, structure.0, field) }
    }

    pub(super) fn pointer_bytes(self, space: u32) -> u32 {
        unsafe { LLVMPointerSizeForAS(self.0, space) }
    }
}

impl Ty {
    pub(super) fn kind(self) -> LLVMTypeKind {
        unsafe { LLVMGetTypeKind(self.0) }
    }

    pub(super) fn is_void(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMVoidTypeKind
    }

    pub(super) fn is_vector(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMVectorTypeKind
    }

    pub(super) fn is_pointer(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMPointerTypeKind
    }

    pub(super) fn is_sized(self) -> bool {
        unsafe { LLVMTypeIsSized(self.0) != 0 }
    }

    /// Only for integer types.
    pub(super) fn int_bits(self) -> u32 {
        unsafe { LLVMGetIntTypeWidth(self.0) }
    }

    /// Only for pointer types.
    pub(super) fn address_space(self) -> u32 {
        unsafe { LLVMGetPointerAddressSpace(self.0) }
    }

    /// Element type of an array or vector.
    pub(super) fn element(self) -> Ty {
        Ty(unsafe { LLVMGetElementType(self.0) })
    }

    /// Number of elements of a fixed vector, array or struct.
    pub(super) fn count(self) -> u64 {
        match self.kind() {
            LLVMTypeKind::LLVMVectorTypeKind => u64::from(unsafe { LLVMGetVectorSize(self.0) }),
            LLVMTypeKind::LLVMArrayTypeKind => unsafe { LLVMGetArrayLength2(self.0) },
            LLVMTypeKind::LLVMStructTypeKind => {
                u64::from(unsafe { LLVMCountStructElementTypes(self.0) })
            }
            _ => 0,
        }
    }

    /// Type of a struct's field.
    pub(super) fn field(self, index: u32) -> Ty {
        Ty(unsafe { LLVMStructGetTypeAtIndex(self.0, index) })
    }

    pub(super) fn to_text(self) -> String {
        unsafe { owned(LLVMPrintTypeToString(self.0)) }
    }

    pub(super) fn raw(self) -> LLVMTypeRef {
        self.0
    }
}

impl Blk {
    pub(super) fn name(self) -> String {
        unsafe { borrowed(LLVMGetBasicBlockName(self.0)) }
    }

    pub(super) fn insts(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstInstruction(self.0) };
        while !next.is_null() {
            all.push(Val(next));
            next = unsafe { LLVMGetNextInstruction(next) };
        }
        all
    }

    pub(super) fn terminator(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetBasicBlockTerminator(self.0) })
    }

    /// In the terminator's order; a block may occur twice.
    pub(super) fn successors(self) -> Vec<Blk> {
        let Some(terminator) = self.terminator() else {
            return Vec::new();
        };
        let count = unsafe { LLVMGetNumSuccessors(terminator.0) };
        (0..count)
            .map(|i| Blk(unsafe { LLVMGetSuccessor(terminator.0, i) }))
            .collect()
    }

    pub(super) fn raw(self) -> LLVMBasicBlockRef {
        self.0
    }
}

impl Meta {
    pub(super) fn some(raw: LLVMMetadataRef) -> Option<Meta> {
        (!raw.is_null()).then_some(Meta(raw))
    }

    pub(super) fn kind(self) -> LLVMMetadataKind {
        unsafe { LLVMGetMetadataKind(self.0) }
    }

    /// The operands of a node, in LLVM's internal order; absent ones are `None`.
    pub(super) fn operands(self, module: ModuleHandle) -> Vec<Option<Meta>> {
        use LLVMMetadataKind::*;
        let kind = self.kind();
        if matches!(
            kind,
            LLVMMDStringMetadataKind
                | LLVMConstantAsMetadataMetadataKind
                | LLVMLocalAsMetadataMetadataKind
                | LLVMDistinctMDOperandPlaceholderMetadataKind
                | LLVMDIArgListMetadataKind
        ) {
            return Vec::new();
        }
        let value = self.as_value(module);
        value
            .metadata_operands()
            .into_iter()
            .map(|v| v.and_then(Val::as_metadata))
            .collect()
    }

    pub(super) fn as_value(self, module: ModuleHandle) -> Val {
        Val(unsafe { LLVMMetadataAsValue(LLVMGetModuleContext(module.0), self.0) })
    }

    /// The text of a metadata string.
    pub(super) fn string(self, module: ModuleHandle) -> Option<String> {
        self.as_value(module).metadata_string()
    }

    pub(super) fn raw(self) -> LLVMMetadataRef {
        self.0
    }

    pub(super) fn subprogram_line(self) -> u32 {
        unsafe { LLVMDISubprogramGetLine(self.0) }
    }

    /// Line, column, scope and call site of a `DILocation`.
    pub(super) fn location(self) -> (u32, u32, Option<Meta>, Option<Meta>) {
        unsafe {
            (
                LLVMDILocationGetLine(self.0),
                LLVMDILocationGetColumn(self.0),
                Meta::some(LLVMDILocationGetScope(self.0)),
                Meta::some(LLVMDILocationGetInlinedAt(self.0)),
            )
        }
    }

    /// The file of a scope (function, lexical block, namespace).
    pub(super) fn scope_file(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIScopeGetFile(self.0) })
    }

    /// The file of a variable.
    pub(super) fn variable_file(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIVariableGetFile(self.0) })
    }

    pub(super) fn variable_line(self) -> u32 {
        unsafe { LLVMDIVariableGetLine(self.0) }
    }

    /// The variable of a `DIGlobalVariableExpression`.
    pub(super) fn global_variable(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIGlobalVariableExpressionGetVariable(self.0) })
    }

    /// Directory and name of a `DIFile`.
    pub(super) fn file_path(self) -> (String, String) {
        unsafe {
            let mut len = 0;
            let directory = LLVMDIFileGetDirectory(self.0, &mut len);
            let directory = bytes(directory, len as usize);
            let name = LLVMDIFileGetFilename(self.0, &mut len);
            (directory, bytes(name, len as usize))
        }
    }

    pub(super) fn type_name(self) -> String {
        unsafe {
            let mut len = 0;
            let name = LLVMDITypeGetName(self.0, &mut len);
            bytes(name, len)
        }
    }

    /// Offset of a member and size of any debug type, in bytes.
    pub(super) fn type_offset_and_size(self) -> (u64, u64) {
        unsafe {
            (
                LLVMDITypeGetOffsetInBits(self.0) / 8,
                LLVMDITypeGetSizeInBits(self.0) / 8,
            )
        }
    }

    /// DWARF tag of a debug information node.
    pub(super) fn tag(self) -> u16 {
        unsafe { LLVMGetDINodeTag(self.0) }
    }
}

impl Val {
    pub(super) fn some(raw: LLVMValueRef) -> Option<Val> {
        (!raw.is_null()).then_some(Val(raw))
    }

    pub(super) fn raw(self) -> LLVMValueRef {
        self.0
    }

    pub(super) fn kind(self) -> LLVMValueKind {
        unsafe { LLVMGetValueKind(self.0) }
    }

    pub(super) fn ty(self) -> Ty {
        Ty(unsafe { LLVMTypeOf(self.0) })
    }

    pub(super) fn name(self) -> String {
        let mut len = 0;
        unsafe {
            let text = LLVMGetValueName2(self.0, &mut len);
            bytes(text, len)
        }
    }

    /// LLVM's text of the value. Slow: numbers the whole module.
    pub(super) fn to_text(self) -> String {
        unsafe { owned(LLVMPrintValueToString(self.0)) }
    }

    pub(super) fn is_function(self) -> bool {
        self.kind() == LLVMValueKind::LLVMFunctionValueKind
    }

    /// Opcode of an instruction or constant expression.
    pub(super) fn opcode(self) -> Option<LLVMOpcode> {
        match self.kind() {
            LLVMValueKind::LLVMInstructionValueKind => {
                Some(unsafe { LLVMGetInstructionOpcode(self.0) })
            }
            LLVMValueKind::LLVMConstantExprValueKind => Some(unsafe { LLVMGetConstOpcode(self.0) }),
            _ => None,
        }
    }

    pub(super) fn has_opcode(self, opcode: LLVMOpcode) -> bool {
        self.opcode() == Some(opcode)
    }

    pub(super) fn operand_count(self) -> u32 {
        unsafe { LLVMGetNumOperands(self.0) }.max(0) as u32
    }

    pub(super) fn operand(self, index: u32) -> Val {
        debug_assert!(index < self.operand_count());
        Val(unsafe { LLVMGetOperand(self.0, index) })
    }

    pub(super) fn set_operand(self, index: u32, value: Val) {
        unsafe { LLVMSetOperand(self.0, index, value.0) }
    }

    /// The block that an instruction is in.
    pub(super) fn parent(self) -> Option<Blk> {
        let raw = unsafe { LLVMGetInstructionParent(self.0) };
        (!raw.is_null()).then_some(Blk(raw))
    }

    pub(super) fn next_inst(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetNextInstruction(self.0) })
    }

    /// The users of a value; one that uses it twice occurs twice.
    pub(super) fn users(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstUse(self.0) };
        while !next.is_null() {
            all.push(Val(unsafe { LLVMGetUser(next) }));
            next = unsafe { LLVMGetNextUse(next) };
        }
        all
    }

    pub(super) fn replace_uses(self, by: Val) {
        unsafe { LLVMReplaceAllUsesWith(self.0, by.0) }
    }

    pub(super) fn erase(self) {
        unsafe { LLVMInstructionEraseFromParent(self.0) }
    }

    // Constants.

    pub(super) fn is_undef(self) -> bool {
        matches!(
            self.kind(),
            LLVMValueKind::LLVMUndefValueValueKind | LLVMValueKind::LLVMPoisonValueKind
        )
    }

    /// Value of an integer constant of any width, bits above the width zero.
    pub(super) fn int_constant(self) -> Option<u128> {
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
    pub(super) fn signed_constant(self) -> Option<i64> {
        (self.kind() == LLVMValueKind::LLVMConstantIntValueKind && self.ty().int_bits() <= 64)
            .then(|| unsafe { LLVMConstIntGetSExtValue(self.0) })
    }

    /// The bit pattern of a float constant, as an integer constant of `bits`.
    pub(super) fn float_bits(self, module: ModuleHandle, bits: u32) -> Option<u128> {
        Val(unsafe { LLVMConstBitCast(self.0, module.int_type(bits).0) }).int_constant()
    }

    /// Element of a constant vector, array or struct.
    pub(super) fn constant_element(self, index: u32) -> Option<Val> {
        Val::some(unsafe { LLVMGetAggregateElement(self.0, index) })
    }

    pub(super) fn undef(ty: Ty) -> Val {
        Val(unsafe { LLVMGetPoison(ty.0) })
    }

    // Globals and functions.

    pub(super) fn is_declaration(self) -> bool {
        unsafe { LLVMIsDeclaration(self.0) != 0 }
    }

    pub(super) fn set_linkage(self, linkage: Linkage) {
        unsafe { LLVMSetLinkage(self.0, linkage) }
    }

    /// Type of a global's contents.
    pub(super) fn value_type(self) -> Ty {
        Ty(unsafe { LLVMGlobalGetValueType(self.0) })
    }

    pub(super) fn is_global_constant(self) -> bool {
        unsafe { LLVMIsGlobalConstant(self.0) != 0 }
    }

    pub(super) fn is_externally_initialized(self) -> bool {
        unsafe { LLVMIsExternallyInitialized(self.0) != 0 }
    }

    pub(super) fn initializer(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetInitializer(self.0) })
    }

    pub(super) fn aliasee(self) -> Option<Val> {
        Val::some(unsafe { LLVMAliasGetAliasee(self.0) })
    }

    pub(super) fn call_conv(self) -> u32 {
        unsafe { LLVMGetFunctionCallConv(self.0) }
    }

    pub(super) fn params(self) -> Vec<Val> {
        let count = unsafe { LLVMCountParams(self.0) };
        (0..count)
            .map(|i| Val(unsafe { LLVMGetParam(self.0, i) }))
            .collect()
    }

    pub(super) fn blocks(self) -> Vec<Blk> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstBasicBlock(self.0) };
        while !next.is_null() {
            all.push(Blk(next));
            next = unsafe { LLVMGetNextBasicBlock(next) };
        }
        all
    }

    pub(super) fn subprogram(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMGetSubprogram(self.0) })
    }

    /// Is the enum attribute (`noalias`, `byval`, …) set at this position?
    pub(super) fn has_attribute(self, position: u32, name: &str) -> bool {
        !unsafe { LLVMGetEnumAttributeAtIndex(self.0, position, attribute_kind(name)) }.is_null()
    }

    /// The type that `byval` or `byref` carries.
    pub(super) fn type_attribute(self, position: u32, name: &str) -> Option<Ty> {
        unsafe {
            let attribute = LLVMGetEnumAttributeAtIndex(self.0, position, attribute_kind(name));
            (!attribute.is_null()).then(|| Ty(LLVMGetTypeAttributeValue(attribute)))
        }
    }

    pub(super) fn string_attribute(self, name: &str) -> Option<String> {
        unsafe {
            let attribute = LLVMGetStringAttributeAtIndex(
                self.0,
                FUNCTION_ATTRIBUTES,
                name.as_ptr().cast(),
                name.len() as c_uint,
            );
            if attribute.is_null() {
                return None;
            }
            let mut len = 0;
            let text = LLVMGetStringAttributeValue(attribute, &mut len);
            Some(bytes(text, len as usize))
        }
    }

    pub(super) fn add_attribute(self, name: &str) {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), 0);
            LLVMAddAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute);
        }
    }

    pub(super) fn remove_attribute(self, name: &str) {
        unsafe { LLVMRemoveEnumAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name)) }
    }

    // Instructions.

    pub(super) fn debug_loc(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMInstructionGetDebugLoc(self.0) })
    }

    pub(super) fn has_metadata(self, kind: u32) -> bool {
        unsafe { LLVMHasMetadata(self.0) != 0 && !LLVMGetMetadata(self.0, kind).is_null() }
    }

    /// All metadata attached to a global.
    pub(super) fn global_metadata(self) -> Vec<(u32, Meta)> {
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

    pub(super) fn nsw(self) -> bool {
        unsafe { LLVMGetNSW(self.0) != 0 }
    }

    pub(super) fn nuw(self) -> bool {
        unsafe { LLVMGetNUW(self.0) != 0 }
    }

    pub(super) fn int_predicate(self) -> LLVMIntPredicate {
        unsafe { LLVMGetICmpPredicate(self.0) }
    }

    pub(super) fn float_predicate(self) -> LLVMRealPredicate {
        unsafe { LLVMGetFCmpPredicate(self.0) }
    }

    /// Alignment of a load, store, alloca or global; at least 1.
    pub(super) fn alignment(self) -> u32 {
        unsafe { LLVMGetAlignment(self.0) }.max(1)
    }

    pub(super) fn volatile(self) -> bool {
        unsafe { LLVMGetVolatile(self.0) != 0 }
    }

    /// Of loads, stores, fences and `atomicrmw`.
    pub(super) fn ordering(self) -> LLVMAtomicOrdering {
        unsafe { LLVMGetOrdering(self.0) }
    }

    /// Success and failure orderings of a `cmpxchg`.
    pub(super) fn cmpxchg_orderings(self) -> (LLVMAtomicOrdering, LLVMAtomicOrdering) {
        unsafe {
            (
                LLVMGetCmpXchgSuccessOrdering(self.0),
                LLVMGetCmpXchgFailureOrdering(self.0),
            )
        }
    }

    pub(super) fn is_weak(self) -> bool {
        unsafe { LLVMGetWeak(self.0) != 0 }
    }

    pub(super) fn rmw_operation(self) -> LLVMAtomicRMWBinOp {
        unsafe { LLVMGetAtomicRMWBinOp(self.0) }
    }

    pub(super) fn allocated_type(self) -> Ty {
        Ty(unsafe { LLVMGetAllocatedType(self.0) })
    }

    pub(super) fn gep_source_type(self) -> Ty {
        Ty(unsafe { LLVMGetGEPSourceElementType(self.0) })
    }

    pub(super) fn is_inbounds(self) -> bool {
        unsafe { LLVMIsInBounds(self.0) != 0 }
    }

    /// Mask of a shuffle; `None` is an undefined lane.
    pub(super) fn shuffle_mask(self) -> Vec<Option<usize>> {
        unsafe {
            let undefined = LLVMGetUndefMaskElem();
            (0..LLVMGetNumMaskElements(self.0))
                .map(|i| LLVMGetMaskValue(self.0, i))
                .map(|lane| (lane != undefined && lane >= 0).then_some(lane as usize))
                .collect()
        }
    }

    /// Index path of `extractvalue` or `insertvalue`.
    pub(super) fn indices(self) -> Vec<u32> {
        unsafe {
            let count = LLVMGetNumIndices(self.0) as usize;
            if count == 0 {
                return Vec::new();
            }
            std::slice::from_raw_parts(LLVMGetIndices(self.0), count).to_vec()
        }
    }

    pub(super) fn incoming(self) -> Vec<(Val, Blk)> {
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

    // Calls.

    pub(super) fn callee(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetCalledValue(self.0) })
    }

    /// The name of the function that a call instruction calls by name.
    pub(super) fn callee_name(self) -> Option<String> {
        let callee = self
            .has_opcode(LLVMOpcode::LLVMCall)
            .then(|| self.callee())
            .flatten()?;
        callee.is_function().then(|| callee.name())
    }

    pub(super) fn call_args(self) -> Vec<Val> {
        let count = unsafe { LLVMGetNumArgOperands(self.0) };
        (0..count).map(|i| self.operand(i)).collect()
    }

    /// Value of an `align` attribute on a call's argument (counted from 0).
    pub(super) fn argument_alignment(self, argument: u32) -> u32 {
        unsafe {
            let attribute =
                LLVMGetCallSiteEnumAttribute(self.0, argument + 1, attribute_kind("align"));
            if attribute.is_null() {
                1
            } else {
                (LLVMGetEnumAttributeValue(attribute) as u32).max(1)
            }
        }
    }

    pub(super) fn remove_call_attribute(self, name: &str) {
        unsafe {
            LLVMRemoveCallSiteEnumAttribute(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name))
        }
    }

    pub(super) fn has_call_attribute(self, name: &str) -> bool {
        unsafe {
            !LLVMGetCallSiteEnumAttribute(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name))
                .is_null()
        }
    }

    pub(super) fn asm_text(self) -> String {
        unsafe {
            let mut len = 0;
            let text = LLVMGetInlineAsmAsmString(self.0, &mut len);
            bytes(text, len)
        }
    }

    pub(super) fn asm_constraints(self) -> String {
        unsafe {
            let mut len = 0;
            let text = LLVMGetInlineAsmConstraintString(self.0, &mut len);
            bytes(text, len)
        }
    }

    // Metadata as values.

    pub(super) fn is_metadata(self) -> bool {
        self.kind() == LLVMValueKind::LLVMMetadataAsValueValueKind
    }

    pub(super) fn as_metadata(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMValueAsMetadata(self.0) })
    }

    /// Operands of a metadata node; of a wrapped value, that value.
    pub(super) fn metadata_operands(self) -> Vec<Option<Val>> {
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

    pub(super) fn metadata_string(self) -> Option<String> {
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

fn attribute_kind(name: &str) -> c_uint {
    unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) }
}

/// Copies a message that LLVM allocated for us.
pub(super) unsafe fn owned(text: *mut c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    unsafe {
        let copy = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeMessage(text);
        copy
    }
}

unsafe fn borrowed(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(text).to_string_lossy().into_owned() }
}

unsafe fn bytes(text: *const c_char, len: usize) -> String {
    if text.is_null() {
        return String::new();
    }
    let slice = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), len) };
    String::from_utf8_lossy(slice).into_owned()
}
