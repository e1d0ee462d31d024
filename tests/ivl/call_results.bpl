// The arguments of a call are evaluated before its results are assigned.
var g: int;

procedure next(x: int) returns (y: int, z: int);
  ensures y == x + 1;
  ensures z == y + old(g);
  ensures g == old(g) + x;
  modifies g;

procedure p() returns (a: int, b: int)
  modifies g;
  ensures a == 3;
  ensures g == old(g) + 3; // error[postcondition]
{
  var g_copy: int;
  a := 1;
  g := 10;
  call a, b := next(a);
  assert a == 2 && b == 12 && g == 11;
  call a, g_copy := next(a);
  assert a == 3 && g_copy == 14 && g == 13;
  assert b == 12;
  assert old(g) != 9; // error[assertion]
}
