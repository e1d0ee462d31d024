// Candidates that are kept are invariants like others.
procedure p(n: bv32) returns (i: bv32)
{
entry:
  i := 0bv32;
  goto head;
head:
  assert {:candidate "bound"} BV32_ULE(i, n);
  assert {:candidate "step"} BV32_AND(i, 3bv32) == 0bv32; // error[maintained]
  goto body, exit;
body:
  assume BV32_ULT(i, n);
  i := BV32_ADD(i, 1bv32);
  goto head;
exit:
  assume !BV32_ULT(i, n);
  assert i == n;
  return;
}
