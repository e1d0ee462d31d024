// A block that is its own loop.
procedure p() returns (x: bv8)
{
entry:
  x := 0bv8;
  goto head;
head:
  assert BV8_ULE(x, 200bv8); // error[maintained]
  assert BV8_AND(x, 1bv8) == 0bv8;
  x := BV8_ADD(x, 2bv8);
  goto head, exit;
exit:
  assert BV8_UGE(x, 2bv8);
  assert x != 202bv8; // error[assertion]
  return;
}
