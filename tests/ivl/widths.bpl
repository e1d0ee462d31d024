// Extension, extraction and concatenation.
procedure p(x: bv8, y: bv16)
{
  var z: bv24;
  assert BV8_ZEXT16(x) == 0bv8 ++ x;
  assert BV8_ZEXT16(x)[8:0] == x;
  assert BV8_SEXT16(x)[16:8] == (if x[8:7] == 1bv1 then 255bv8 else 0bv8);
  assert y[16:8] ++ y[8:0] == y;
  z := x ++ y;
  assert z[24:16] == x && z[16:0] == y;
  assert BV24_LSHR(z, 16bv24) == BV8_ZEXT24(x);
  assert (x ++ x)[12:4] == x[4:0] ++ x[8:4];
  assert BV16_SLT(BV8_SEXT16(x), 128bv16);
  assert BV8_ZEXT16(x) == BV8_SEXT16(x); // error[assertion]
  assert BV8_ZEXT33(x)[33:1] == BV8_ZEXT32(x); // error[assertion]
}
