// Mathematical integers; division rounds so that remainders are not negative.
procedure p(x: int, y: int)
{
  assert x + y - y == x;
  assert 7 div 2 == 3 && 7 mod 2 == 1;
  assert -7 div 2 == -4 && -7 mod 2 == 1;
  assert 7 div -2 == -3 && 7 mod -2 == 1;
  assert -7 div -2 == 4 && -7 mod -2 == 1;
  assert y > 0 ==> x mod y >= 0 && x mod y < y;
  assert 170141183460469231731687303715884105727 + 1 > 0;
  assert x < x + 1;
  assert x < x + y || y <= 0;
  assert x * x != 2;
  assert x - 1 - 1 == x - 2;
  assert x mod 3 != 2; // error[assertion]
}
