// What a loop does not assign keeps its value.
var g: int;
var h: int;

procedure touch();
  modifies g;

procedure p(n: int) returns (i: int)
  modifies g, h;
{
  var k: int;
entry:
  g := 1;
  h := 2;
  k := 3;
  goto head;
head:
  goto body, exit;
body:
  call touch();
  havoc i;
  goto head;
exit:
  assert h == 2 && k == 3;
  assert g == 1; // error[assertion]
  return;
}
