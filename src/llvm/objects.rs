//! The memory that a kernel can name: module variables and local arrays.

use super::function::Importer;
use super::handle::{TypeKind, Val, ValueKind};
use super::leaks::is_leaked;
use super::target::Target;
use super::{Lowered, unmodelled};
use crate::kir::{AddressSpace, Construct, Initial, Object, ObjectId, ObjectKind, Type};
use crate::symbols;

/// Contents of larger constants are not kept.
const MAX_INITIAL_BYTES: u64 = 1 << 20;

impl Importer<'_> {
    /// The object of a module variable.
    pub(super) fn global_object(&mut self, global: Val) -> Lowered<ObjectId> {
        if let Some(&object) = self.objects.get(&global) {
            return Ok(object);
        }
        let ty = global.value_type();
        let Type::Ptr(space) = self.types.scalar(global.ty())? else {
            return unmodelled(Construct::VariableWithoutAddress);
        };
        let size = if ty.is_sized() {
            Some(self.types.layout.alloc_size(ty))
        } else {
            None
        };
        let dynamic =
            space == AddressSpace::Shared && (size.unwrap_or(0) == 0 || global.is_declaration());
        if dynamic && let Some(object) = self.dynamic_shared {
            // The arrays of this kind all start at one address.
            self.objects.insert(global, object);
            return Ok(object);
        }
        let (name, span) = match self.debug.global(global) {
            // Of a variable in a namespace or a class it says the last part alone.
            Some((_, span)) if is_of_program(&global.name()) => (self.global_name(global), span),
            Some(known) => known,
            None => (self.global_name(global), None),
        };
        let host = self.types.target == Target::Host;
        // Addresses are stored by `main` (see `host`).
        let names_objects = super::host::holds_addresses(global);
        let never_written = global.is_global_constant() && !(host && names_objects);
        let (kind, space) = match global.is_thread_local() {
            true => (ObjectKind::Private, AddressSpace::Private),
            false => (ObjectKind::Global, space),
        };
        let object = self.b.kernel.objects.push(Object {
            name,
            kind,
            space: if space == AddressSpace::Generic {
                AddressSpace::Global
            } else {
                space
            },
            size: size.filter(|&size| size != 0 && !dynamic),
            pointee: None,
            initial: match space {
                AddressSpace::Shared => None,
                _ => self.initial(global, never_written || host),
            },
            names_objects,
            constant: never_written || space == AddressSpace::Constant,
            span,
        });
        if dynamic {
            self.dynamic_shared = Some(object);
        }
        self.objects.insert(global, object);
        Ok(object)
    }

    /// What a pointer to a function points to.
    pub(super) fn function_object(&mut self, function: Val) -> ObjectId {
        if let Some(&object) = self.objects.get(&function) {
            return object;
        }
        let object = self.b.kernel.objects.push(Object {
            name: symbols::demangled(&function.name()),
            kind: ObjectKind::Global,
            space: AddressSpace::Constant,
            size: Some(1),
            pointee: None,
            initial: None,
            names_objects: false,
            constant: true,
            span: None,
        });
        self.objects.insert(function, object);
        object
    }

    /// The object of a local array that SROA could not remove.
    pub(super) fn alloca_object(&mut self, alloca: Val) -> ObjectId {
        let ty = alloca.allocated_type();
        let count = alloca
            .operand(0)
            .int_constant()
            .and_then(|n| u64::try_from(n).ok());
        let element = if ty.is_sized() {
            Some(self.types.layout.alloc_size(ty))
        } else {
            None
        };
        let name = self
            .source_name(alloca)
            .unwrap_or_else(|| "local".to_owned());
        let span = self.debug.variable_span_of(&self.variables, alloca);
        let object = self.b.kernel.objects.push(Object {
            name,
            kind: ObjectKind::Private,
            space: AddressSpace::Private,
            size: element.zip(count).and_then(|(e, n)| e.checked_mul(n)),
            pointee: None,
            initial: None,
            names_objects: false,
            constant: false,
            span,
        });
        self.objects.insert(alloca, object);
        object
    }

    /// OpenCL's local variables are called `kernel.variable`.
    fn global_name(&self, global: Val) -> String {
        let symbol = global.name();
        let prefix = format!("{}.", self.function.name());
        let symbol = symbol.strip_prefix(&prefix).unwrap_or(&symbol);
        match symbol {
            "" => "variable".to_owned(),
            symbol => symbols::demangled(symbol),
        }
    }

    /// What a variable holds when the program begins; `None` when that is not known.
    /// Addresses are null there, unless they have to be `exact`, or the host's code may say that
    /// it is still there when a kernel starts.
    fn initial(&self, global: Val, exact: bool) -> Option<Initial> {
        let set_as = global
            .is_externally_initialized()
            .then(|| match is_leaked(global) {
                true => Initial::ANYHOW.to_owned(),
                false => global.name(),
            });
        if exact && set_as.is_none() {
            let bytes = self.initial_bytes(global)?;
            return Some(Initial { bytes, set_as });
        }
        let start = global.initializer()?;
        let mut bytes = Vec::new();
        if start.kind() != ValueKind::LLVMConstantAggregateZeroValueKind {
            let size = self.types.layout.alloc_size(global.value_type());
            if size > MAX_INITIAL_BYTES {
                return None;
            }
            bytes.resize(usize::try_from(size).ok()?, 0);
            let addresses = match set_as {
                Some(_) => Addresses::Refused,
                None => Addresses::Null,
            };
            self.write_constant(start, 0, &mut bytes, addresses)?;
        }
        Some(Initial { bytes, set_as })
    }

    /// The bytes of a constant's initialiser; `None` when it holds addresses or
    /// undefined parts.
    pub(super) fn initial_bytes(&self, global: Val) -> Option<Vec<u8>> {
        let size = self.types.layout.alloc_size(global.value_type());
        if global.is_externally_initialized() || size > MAX_INITIAL_BYTES {
            return None;
        }
        let mut bytes = vec![0; usize::try_from(size).ok()?];
        // Of others than null `host` sees to it.
        let addresses = match self.types.target {
            Target::Host => Addresses::Null,
            _ => Addresses::Refused,
        };
        self.write_constant(global.initializer()?, 0, &mut bytes, addresses)?;
        Some(bytes)
    }

    /// Writes a constant into `bytes`, which are zero; `None` when it holds addresses
    /// that are refused, or undefined parts.
    fn write_constant(
        &self,
        constant: Val,
        at: u64,
        bytes: &mut [u8],
        addresses: Addresses,
    ) -> Option<()> {
        let ty = constant.ty();
        if constant.is_undef() {
            return None;
        }
        if constant.kind() == ValueKind::LLVMConstantAggregateZeroValueKind
            && addresses == Addresses::Null
        {
            return Some(());
        }
        match ty.kind() {
            TypeKind::LLVMArrayTypeKind => {
                let stride = self.types.layout.alloc_size(ty.element());
                let offset = |index| u64::from(index) * stride;
                self.write_elements(constant, at, bytes, addresses, offset)
            }
            TypeKind::LLVMStructTypeKind => {
                let offset = |index| self.types.layout.field_offset(ty, index);
                self.write_elements(constant, at, bytes, addresses, offset)
            }
            TypeKind::LLVMVectorTypeKind => {
                let bits = u64::from(self.types.scalar(ty.element()).ok()?.bits());
                if bits % 8 != 0 {
                    return None;
                }
                let offset = |index| u64::from(index) * bits / 8;
                self.write_elements(constant, at, bytes, addresses, offset)
            }
            _ => {
                let scalar = self.types.scalar(ty).ok()?;
                let bits = match scalar {
                    Type::Int(_) => constant.int_constant()?,
                    Type::Float(kind) => constant.float_bits(self.module, kind.bits())?,
                    Type::Ptr(_) if addresses == Addresses::Null => 0,
                    Type::Ptr(_) => return None,
                };
                let at = usize::try_from(at).ok()?;
                let len = scalar.bytes() as usize;
                bytes
                    .get_mut(at..at + len)?
                    .copy_from_slice(&bits.to_le_bytes()[..len]);
                Some(())
            }
        }
    }

    fn write_elements(
        &self,
        constant: Val,
        at: u64,
        bytes: &mut [u8],
        addresses: Addresses,
        offset: impl Fn(u32) -> u64,
    ) -> Option<()> {
        for index in 0..u32::try_from(constant.ty().count()).ok()? {
            let element = constant.constant_element(index)?;
            self.write_constant(element, at + offset(index), bytes, addresses)?;
        }
        Some(())
    }
}

/// What becomes of addresses in an initial value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Addresses {
    Null,
    Refused,
}

/// Is it the symbol of a variable outside of functions?
fn is_of_program(symbol: &str) -> bool {
    symbol.starts_with("_Z") && !symbol.starts_with("_ZZ")
}
