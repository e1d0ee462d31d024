// What the reduction produces for a barrier interval: thread 1 logs an access
// to a watched offset, thread 2 checks against it.
var _WRITE_A: bool;
const _WATCH_A: bv32;

procedure kernel(tid$1: bv32, tid$2: bv32, n: bv32)
  requires !_WRITE_A;
  requires tid$1 != tid$2;
  requires BV32_ULT(tid$1, 64bv32) && BV32_ULT(tid$2, 64bv32);
  requires BV32_ULE(n, 1024bv32);
  modifies _WRITE_A;
{
  var i$1: bv32;
  var i$2: bv32;
entry:
  i$1 := tid$1;
  i$2 := tid$2;
  goto head;
head:
  assert {:candidate "stride"} BV32_AND(i$1, 63bv32) == tid$1;
  assert {:candidate "stride"} BV32_AND(i$2, 63bv32) == tid$2;
  assert {:candidate "access"} _WRITE_A ==> BV32_AND(_WATCH_A, 63bv32) == tid$1;
  goto body, exit;
body:
  assume BV32_ULT(i$1, n) || BV32_ULT(i$2, n);
  _WRITE_A := _WRITE_A || (BV32_ULT(i$1, n) && i$1 == _WATCH_A);
  assert {:race "A"} BV32_ULT(i$2, n) && i$2 == _WATCH_A ==> !_WRITE_A;
  i$1 := (if BV32_ULT(i$1, n) then BV32_ADD(i$1, 64bv32) else i$1);
  i$2 := (if BV32_ULT(i$2, n) then BV32_ADD(i$2, 64bv32) else i$2);
  goto head;
exit:
  assume !(BV32_ULT(i$1, n) || BV32_ULT(i$2, n));
  assert {:race "B"} BV32_ULT(tid$2, n) && BV32_ADD(tid$2, 1bv32) == _WATCH_A ==> !_WRITE_A; // error[assertion]
  return;
}
