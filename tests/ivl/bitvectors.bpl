// Operations at several widths.
procedure arithmetic(x: bv8, y: bv8)
{
  assert BV8_ADD(x, y) == BV8_ADD(y, x);
  assert BV8_SUB(x, x) == 0bv8;
  assert BV8_ADD(BV8_NOT(x), 1bv8) == BV8_NEG(x);
  assert BV8_MUL(x, 4bv8) == BV8_SHL(x, 2bv8);
  assert BV8_UDIV(x, 4bv8) == BV8_LSHR(x, 2bv8);
  assert BV8_UREM(x, 8bv8) == BV8_AND(x, 7bv8);
  assert BV8_SDIV(x, 4bv8) == BV8_ASHR(x, 2bv8); // error[assertion]
  assert BV8_XOR(BV8_XOR(x, y), y) == x;
  assert BV8_OR(x, y) == BV8_ADD(x, y); // error[assertion]
}

procedure comparisons(x: bv16, y: bv16)
{
  assert BV16_ULT(x, y) || BV16_UGT(x, y) || x == y;
  assert BV16_SLE(x, y) <==> !BV16_SGT(x, y);
  assert BV16_ULE(x, y) && BV16_UGE(x, y) ==> x == y;
  assert BV16_SLT(32768bv16, 0bv16) && BV16_SGE(0bv16, 65535bv16);
  assert BV16_ULT(x, y) ==> BV16_SLT(x, y); // error[assertion]
}

procedure one_bit(b: bv1)
{
  assert b == 0bv1 || b == 1bv1;
  assert BV1_ADD(b, b) == 0bv1;
  assert BV1_MUL(b, b) == b;
  assert BV1_SLE(1bv1, b);
  assert b == 1bv1; // error[assertion]
}

procedure wide(x: bv64, y: bv128)
{
  assert BV64_LSHR(x, 32bv64)[64:32] == 0bv32;
  assert BV128_ULE(BV128_AND(y, 18446744073709551615bv128), 18446744073709551615bv128);
  assert BV64_ULT(x, 18446744073709551615bv64); // error[assertion]
}
