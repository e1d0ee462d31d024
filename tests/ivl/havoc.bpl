// A havocked variable has any value of its type.
var g: bool;

procedure p() returns (x: int, y: bv2, z: [int]int)
  modifies g;
{
  x := 1;
  y := 1bv2;
  havoc x, y;
  assert y == 0bv2 || y == 1bv2 || y == 2bv2 || y == 3bv2;
  assert y != 3bv2; // error[assertion]
  assert x != 12345; // error[assertion]
  z[0] := 5;
  havoc g, z;
  assert g || !g;
  assert g; // error[assertion]
  assert z[0] == 5; // error[assertion]
}
