//! Sizes on the command line: `256`, `16,16`, `[16,16]`, `*`.

use std::str::FromStr;

use crate::kir::assume::Assumption;
use crate::kir::launch::{Size, Sizes, check_block, check_grid};

/// One to three sizes, as many as the user gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeList(Vec<Size>);

impl SizeList {
    /// How many sizes the user gave.
    pub fn dimensions(&self) -> u8 {
        self.0.len() as u8
    }

    /// All three dimensions; those not given are 1.
    pub fn sizes(&self) -> Sizes {
        let mut sizes = [Size::Fixed(1); 3];
        sizes[..self.0.len()].copy_from_slice(&self.0);
        sizes
    }
}

impl FromStr for SizeList {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let inner = text
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        let list = inner.unwrap_or(text);
        let sizes = list.split(',').map(|size| parse_size(size.trim()));
        let sizes = sizes.collect::<Result<Vec<Size>, String>>()?;
        if sizes.len() > 3 {
            return Err(format!(
                "{} sizes given, but there are three dimensions",
                sizes.len()
            ));
        }
        let total = sizes.iter().try_fold(1u32, |product, size| {
            product
                .checked_mul(size.fixed().unwrap_or(1))
                .filter(|&product| product <= MAX_SIZE)
        });
        match total {
            Some(_) => Ok(SizeList(sizes)),
            None => Err(format!("the sizes multiply to more than {MAX_SIZE}")),
        }
    }
}

/// Threads per block.
///
/// # Errors
/// The text is no list of sizes, or no hardware has such blocks.
pub fn block(text: &str) -> Result<SizeList, String> {
    let list: SizeList = text.parse()?;
    check_block(&list.sizes()).map(|()| list)
}

/// Blocks per grid.
///
/// # Errors
/// The text is no list of sizes, or no hardware has such grids.
pub fn grid(text: &str) -> Result<SizeList, String> {
    let list: SizeList = text.parse()?;
    check_grid(&list.sizes()).map(|()| list)
}

/// Sizes of all kernels, or of one: `sum=256`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSizes {
    /// The kernel, if they are of one.
    pub kernel: Option<String>,
    pub sizes: SizeList,
}

/// Threads per block, of one kernel or of all.
///
/// # Errors
/// As for [`block`].
pub fn named_block(text: &str) -> Result<NamedSizes, String> {
    named(text, block)
}

/// Blocks per grid, of one kernel or of all.
///
/// # Errors
/// As for [`grid`].
pub fn named_grid(text: &str) -> Result<NamedSizes, String> {
    named(text, grid)
}

/// The sizes of one of several kernels, or of all others.
///
/// # Errors
/// Two say something of the same kernels; the kernel, or none.
pub fn without_repetition(all: &[NamedSizes]) -> Result<(), Option<&str>> {
    let is_repeated = |(index, one): &(usize, &NamedSizes)| {
        all[..*index]
            .iter()
            .any(|before| before.kernel == one.kernel)
    };
    match all.iter().enumerate().find(is_repeated) {
        None => Ok(()),
        Some((_, one)) => Err(one.kernel.as_deref()),
    }
}

fn named(
    text: &str,
    parse: impl Fn(&str) -> Result<SizeList, String>,
) -> Result<NamedSizes, String> {
    // Names of templates may have the sign as well.
    let (kernel, sizes) = match text.rsplit_once('=') {
        Some((kernel, _)) if kernel.trim().is_empty() => {
            return Err("a kernel's name stands before `=`".to_owned());
        }
        Some((kernel, sizes)) => (Some(kernel.trim().to_owned()), sizes),
        None => (None, text),
    };
    let sizes = parse(sizes)?;
    Ok(NamedSizes { kernel, sizes })
}

/// Offsets in up to three dimensions; those not given are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffsetList(pub [u32; 3]);

impl FromStr for OffsetList {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let inner = text
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        let mut offsets = [0; 3];
        for (index, part) in inner.unwrap_or(text).split(',').enumerate() {
            let Some(offset) = offsets.get_mut(index) else {
                return Err("there are three dimensions".to_owned());
            };
            *offset = part
                .trim()
                .parse()
                .map_err(|_| format!("`{part}` is no offset"))?;
        }
        Ok(OffsetList(offsets))
    }
}

/// The grid that a global size makes with a block size, as OpenCL hosts and
/// GPUVerify give it. Where a block size is symbolic so is the grid's, and an
/// assumption ties the two together.
pub fn grid_of_global(
    block: &SizeList,
    global: &SizeList,
) -> Result<(Sizes, Vec<Assumption>), String> {
    if block.0.len() != global.0.len() {
        return Err(format!(
            "the global size has {} dimensions and the block size {}",
            global.0.len(),
            block.0.len()
        ));
    }
    let mut grid = [Size::Fixed(1); 3];
    let mut assumes = Vec::new();
    for (dimension, (&block, &global)) in block.0.iter().zip(&global.0).enumerate() {
        grid[dimension] = match (block, global) {
            (_, Size::Symbolic) => Size::Symbolic,
            (Size::Symbolic, Size::Fixed(global)) => {
                let fact = format!("get_global_size({dimension}) == {global}");
                assumes.push(fact.parse().expect("a comparison is an expression"));
                Size::Symbolic
            }
            (Size::Fixed(block), Size::Fixed(global)) if global % block == 0 => {
                Size::Fixed(global / block)
            }
            (Size::Fixed(block), Size::Fixed(global)) => {
                return Err(format!(
                    "the global size {global} is not a multiple of the block size {block}"
                ));
            }
        };
    }
    check_grid(&grid)?;
    Ok((grid, assumes))
}

/// The largest size and the largest product of sizes.
const MAX_SIZE: u32 = 0x7fff_ffff;

fn parse_size(text: &str) -> Result<Size, String> {
    if text == "*" {
        return Ok(Size::Symbolic);
    }
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u32>() {
        Ok(0) => Err("a size is at least 1".to_owned()),
        Ok(size) if digits && size <= MAX_SIZE => Ok(Size::Fixed(size)),
        _ if digits => Err(format!("`{text}` is more than {MAX_SIZE}")),
        _ => Err(format!("`{text}` is no size: a positive number or `*`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Size::{Fixed, Symbolic};

    fn sizes(text: &str) -> Result<Sizes, String> {
        text.parse().map(|list: SizeList| list.sizes())
    }

    #[test]
    fn all_spellings() {
        assert_eq!(sizes("256"), Ok([Fixed(256), Fixed(1), Fixed(1)]));
        assert_eq!(sizes("16,8"), Ok([Fixed(16), Fixed(8), Fixed(1)]));
        assert_eq!(sizes("[16, 8, 2]"), Ok([Fixed(16), Fixed(8), Fixed(2)]));
        assert_eq!(sizes("*"), Ok([Symbolic, Fixed(1), Fixed(1)]));
        assert_eq!(sizes("[*,4]"), Ok([Symbolic, Fixed(4), Fixed(1)]));
        assert_eq!(sizes("2048"), Ok([Fixed(2048), Fixed(1), Fixed(1)]));
    }

    #[test]
    fn hardware_has_limits() {
        let block_limit =
            "a block has at most 1024 threads, at most 1024 in x, 1024 in y and 64 in z";
        let grid_limit = "a grid has at most 2147483647 blocks in x, 65535 in y and 65535 in z";
        for text in ["1024", "1,1024", "4,4,64", "*,1024", "32,*,32"] {
            assert!(block(text).is_ok(), "{text}");
        }
        for text in [
            "1025",
            "2048",
            "33,32",
            "1,1,65",
            "*,2048",
            "64,*,32",
            "2147483647",
        ] {
            assert_eq!(block(text), Err(block_limit.to_owned()), "{text}");
        }
        for text in ["2147483647", "1,65535", "1,1,65535", "*,65535"] {
            assert!(grid(text).is_ok(), "{text}");
        }
        for text in ["1,65536", "1,1,65536", "*,*,70000"] {
            assert_eq!(grid(text), Err(grid_limit.to_owned()), "{text}");
        }
        let lists = [
            block("1,16").expect("sizes"),
            "1,1048576".parse().expect("sizes"),
        ];
        assert_eq!(
            grid_of_global(&lists[0], &lists[1]),
            Err(grid_limit.to_owned())
        );
    }

    #[test]
    fn what_is_no_size() {
        assert_eq!(sizes("0"), Err("a size is at least 1".into()));
        assert_eq!(
            sizes("-1"),
            Err("`-1` is no size: a positive number or `*`".into())
        );
        assert_eq!(
            sizes("+1"),
            Err("`+1` is no size: a positive number or `*`".into())
        );
        assert_eq!(
            sizes(""),
            Err("`` is no size: a positive number or `*`".into())
        );
        assert_eq!(
            sizes("1,,2"),
            Err("`` is no size: a positive number or `*`".into())
        );
        assert_eq!(
            sizes("[4"),
            Err("`[4` is no size: a positive number or `*`".into())
        );
        assert_eq!(
            sizes("4294967296"),
            Err("`4294967296` is more than 2147483647".into())
        );
        assert_eq!(
            sizes("65536,65536"),
            Err("the sizes multiply to more than 2147483647".into())
        );
        assert_eq!(
            sizes("1,1,1,1"),
            Err("4 sizes given, but there are three dimensions".into())
        );
    }

    #[test]
    fn global_sizes_divide() {
        let grid = |block: &str, global: &str| {
            let lists = (
                block.parse().expect("sizes"),
                global.parse().expect("sizes"),
            );
            grid_of_global(&lists.0, &lists.1).map(|(grid, assumes)| {
                let texts = assumes.into_iter().map(|assume| assume.text);
                (grid, texts.collect::<Vec<_>>())
            })
        };
        assert_eq!(
            grid("16,16", "64,256"),
            Ok(([Fixed(4), Fixed(16), Fixed(1)], vec![]))
        );
        assert_eq!(
            grid("16", "*"),
            Ok(([Symbolic, Fixed(1), Fixed(1)], vec![]))
        );
        assert_eq!(
            grid("*", "256"),
            Ok((
                [Symbolic, Fixed(1), Fixed(1)],
                vec!["get_global_size(0) == 256".to_owned()]
            ))
        );
        assert_eq!(
            grid("64", "127"),
            Err("the global size 127 is not a multiple of the block size 64".into())
        );
        assert_eq!(
            grid("64", "128,2"),
            Err("the global size has 2 dimensions and the block size 1".into())
        );
    }
}
