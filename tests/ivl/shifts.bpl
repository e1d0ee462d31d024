// A shift by the width or more leaves zeros or signs.
procedure p(x: bv32, n: bv32)
{
  assert BV32_UGE(n, 32bv32) ==> BV32_SHL(x, n) == 0bv32 && BV32_LSHR(x, n) == 0bv32;
  assert BV32_UGE(n, 32bv32) && BV32_SLT(x, 0bv32) ==> BV32_ASHR(x, n) == 4294967295bv32;
  assert BV32_ASHR(BV32_SHL(x, 24bv32), 24bv32) == BV8_SEXT32(x[8:0]);
  assert BV32_SHL(x, 1bv32) == BV32_ADD(x, x);
  assert BV32_SHL(x, n) == BV32_SHL(x, BV32_AND(n, 31bv32)); // error[assertion]
}
