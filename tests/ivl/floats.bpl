// Float operations are functions of bit patterns, of which nothing else is known.
procedure p(x: bv32, y: bv32, h: bv16)
{
  assert x == y ==> FADD32(x, x) == FADD32(x, y);
  assert FLT32(x, y) ==> FLT32(x, y);
  assert FP32_TO_SI32(x) == FP32_TO_SI32(BV32_XOR(BV32_XOR(x, y), y));
  assert FADD32(x, y) == FADD32(y, x); // error[assertion]
  assert FLE32(x, x); // error[assertion]
  assert FADD16(h, h) == FADDBF16(h, h); // error[assertion]
}
