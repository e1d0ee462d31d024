// Division is total, as SMT-LIB defines it.
procedure p(x: bv8)
{
  assert BV8_UDIV(x, 0bv8) == 255bv8;
  assert BV8_UREM(x, 0bv8) == x;
  assert BV8_SREM(x, 0bv8) == x;
  assert BV8_SDIV(x, 0bv8) == (if BV8_SLT(x, 0bv8) then 1bv8 else 255bv8);
  assert BV8_SDIV(128bv8, 255bv8) == 128bv8;
  assert BV8_SREM(128bv8, 255bv8) == 0bv8;
  assert BV8_SREM(249bv8, 2bv8) == 255bv8;
  assert BV8_SDIV(249bv8, 2bv8) == 253bv8;
  assert BV8_UDIV(x, x) == 1bv8; // error[assertion]
}
