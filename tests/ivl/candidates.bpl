// Candidates that hold are invariants like others, those that do not are
// dropped, and with them those that need them.
procedure p(n: bv32) returns (i: bv32)
{
entry:
  i := 0bv32;
  goto head;
head:
  assert {:candidate "bound"} BV32_ULE(i, n);
  assert {:candidate "step"} BV32_AND(i, 3bv32) == 0bv32; // error[candidate]
  assert {:candidate "two"} BV32_AND(i, 1bv32) == 0bv32; // error[candidate]
  assert {:candidate "plain"} BV32_ULE(i, 4294967295bv32);
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
