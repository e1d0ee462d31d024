// An assertion fails when it fails on some path.
procedure p(a: bool, b: bool) returns (x: int)
{
entry:
  x := 0;
  goto a_yes, a_no;
a_yes:
  assume a;
  x := x + 1;
  goto middle;
a_no:
  assume !a;
  goto middle;
middle:
  assert x == 0 || a;
  goto b_yes, b_no;
b_yes:
  assume b;
  assert x == 1; // error[assertion]
  x := x + 2;
  goto last;
b_no:
  assume !b;
  goto last;
last:
  assert x == 3 || x == 1 || x == 0;
  assert b ==> a;
  assert a ==> x > 0;
  assert x != 3; // error[assertion]
  return;
}
