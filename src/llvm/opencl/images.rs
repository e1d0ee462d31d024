//! Images. One that may be written is an array of pixels of 16 bytes whose
//! place follows from the coordinates; one that is only read never changes while
//! a kernel runs, so that reading it gives an arbitrary value and is no access.
//! Coordinates outside of an image are undefined (OpenCL C, "Image Write Functions"); that
//! they are not larger than an image can be is assumed, so that no two places are one.

use super::{ParamType, Signature};
use crate::kir::{Access, AnnotationKind, Construct, Inst, IntPredicate, Type, ValueDef, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    let image = match signature.params.first() {
        Some(ParamType::Named(name)) if name.starts_with("ocl_image") => name.as_str(),
        _ => return (name == "__translate_sampler_initializer").then(|| importer.sampler(call)),
    };
    Some(match name {
        _ if name.starts_with("get_image_") => importer.image_property(name, call),
        _ if name.starts_with("read_image") && image.ends_with("_ro") => {
            importer.arbitrary(name, call.inst.ty())
        }
        _ if name.starts_with("read_image") => importer.read_pixel(call),
        _ if name.starts_with("write_image") => importer.write_pixel(signature, call),
        _ => return None,
    })
}

/// Bits for each coordinate: `CL_DEVICE_IMAGE2D_MAX_WIDTH` and its like are 16,384 to
/// 131,072 on today's hardware.
const COORDINATE_BITS: u32 = 18;
const PIXEL_BYTES: i64 = 16;

impl Importer<'_> {
    /// Samplers say how images are read, which nothing here depends on.
    pub(super) fn sampler(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![self.b.null(ty)])
    }

    /// Width, format and so on: the same for all threads.
    fn image_property(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let image = self.arg(call, 0)?;
        let ValueDef::Address(object) = self.b.kernel.values[image].def else {
            return self.arbitrary(name, call.inst.ty());
        };
        let name = format!("{name}({})", self.b.kernel.objects[object].name);
        let results: Vec<Type> = self
            .types
            .leaves(call.inst.ty())?
            .iter()
            .map(|leaf| leaf.ty)
            .collect();
        Ok(self.pure_of(&name, &[], &results))
    }

    fn read_pixel(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let ptr = self.pixel(call, 1)?;
        let mut lanes = Vec::new();
        for (channel, leaf) in self.types.leaves(call.inst.ty())?.iter().enumerate() {
            let ptr = self.b.offset(ptr, 4 * channel as i64);
            lanes.push(self.load_scalar(ptr, leaf.ty, channel_access())?);
        }
        Ok(lanes)
    }

    /// `write_image(image, coordinates, colour)`, with a level of detail between
    /// the two for images with mipmaps.
    fn write_pixel(&mut self, signature: &Signature, call: &Call) -> Lowered<Vec<ValueId>> {
        if signature.params.len() != 3 {
            return unmodelled(Construct::ImageWithLevels);
        }
        let ptr = self.pixel(call, 1)?;
        for (channel, value) in self.all(call.args[2])?.into_iter().enumerate() {
            let ptr = self.b.offset(ptr, 4 * channel as i64);
            self.store_scalar(ptr, value, channel_access())?;
        }
        Ok(Vec::new())
    }

    /// The place of a pixel; different for different coordinates.
    fn pixel(&mut self, call: &Call, coordinates: usize) -> Lowered<ValueId> {
        let image = self.arg(call, 0)?;
        let coordinates = match call.args.get(coordinates) {
            Some(&coordinates) => self.all(coordinates)?,
            None => return unmodelled(Construct::ImageWithoutCoordinates),
        };
        if coordinates
            .iter()
            .any(|&value| !matches!(self.b.ty(value), Type::Int(_)))
        {
            return unmodelled(Construct::WritableImageThroughSampler);
        }
        if let ValueDef::Address(object) = self.b.kernel.values[image].def {
            self.b.kernel.images.insert(object);
        }
        let mut terms: Vec<(ValueId, i64)> = Vec::new();
        let mut offset = 0_i64;
        for (axis, &value) in coordinates.iter().take(3).enumerate() {
            if coordinates.len() > 1 {
                self.assume_coordinate(value);
            }
            let scale = PIXEL_BYTES << (COORDINATE_BITS * axis as u32);
            match self.b.constant_i64(value) {
                Some(value) => offset = offset.wrapping_add(value.wrapping_mul(scale)),
                None => terms.push((value, scale)),
            }
        }
        Ok(self.b.offset_by(image, offset, terms))
    }

    fn assume_coordinate(&mut self, value: ValueId) {
        let Type::Int(width) = self.b.ty(value) else {
            return;
        };
        if width <= COORDINATE_BITS {
            return;
        }
        let bounds = [
            (IntPredicate::Sge, 0),
            (IntPredicate::Slt, 1 << COORDINATE_BITS),
        ];
        for (pred, bound) in bounds {
            let bound = self.b.int(width, bound);
            let inside = self.b.icmp(pred, value, bound);
            self.b.effect(Inst::Annotation {
                kind: AnnotationKind::Assume,
                args: vec![inside],
            });
        }
        let text = format!(
            "coordinates of images are inside the image, and less than {}",
            1_u32 << COORDINATE_BITS
        );
        self.grant(text);
    }
}

fn channel_access() -> Access {
    Access::plain(4)
}
