// The predicates that an operation stays within its width.
procedure signed(x: bv16, y: bv16)
{
  assert BV16_NSW_ADD(x, y) <==> BV16_SEXT32(BV16_ADD(x, y)) == BV32_ADD(BV16_SEXT32(x), BV16_SEXT32(y));
  assert BV16_NSW_ADD(x, 1bv16) <==> x != 32767bv16;
  assert BV16_NSW_SUB(x, 1bv16) <==> x != 32768bv16;
  assert BV16_NSW_MUL(x, 65535bv16) <==> x != 32768bv16;
  assert BV16_NSW_SHL(x, 15bv16) <==> x == 0bv16 || x == 65535bv16;
  assert BV16_NSW_ADD(x, y) && BV16_SGT(x, 0bv16) ==> BV16_SGT(BV16_ADD(x, y), y);
  assert BV16_SGT(x, 0bv16) ==> BV16_SGT(BV16_ADD(x, y), y); // error[assertion]
}

procedure unsigned(x: bv8, y: bv8)
{
  assert BV8_NUW_ADD(x, 1bv8) <==> x != 255bv8;
  assert BV8_NUW_SUB(x, y) <==> BV8_ULE(y, x);
  assert BV8_NUW_MUL(x, y) && y != 0bv8 ==> BV8_UDIV(BV8_MUL(x, y), y) == x;
  assert BV8_NUW_SHL(x, 4bv8) <==> BV8_ULT(x, 16bv8);
  assert BV8_NUW_MUL(x, y); // error[assertion]
}
