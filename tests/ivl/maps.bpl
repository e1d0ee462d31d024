// Maps are total functions that assignments update in one place.
var A: [bv32]bv8;
var M: [int][int]bool;

procedure p(i: bv32, j: bv32)
  modifies A, M;
{
  A[i] := 1bv8;
  A[j] := 2bv8;
  assert A[j] == 2bv8;
  assert i != j ==> A[i] == 1bv8;
  assert A[i] == 1bv8 || i == 5bv32; // error[assertion]
  assert A == old(A)[i := 1bv8][j := 2bv8];
  assert A == A[i := A[i]];
  M[1][2] := true;
  M[2][1] := false;
  assert M[1][2] && !M[2][1];
  assert M[1][3] == old(M)[1][3];
  assert M[1][1]; // error[assertion]
  assert (if i == j then A else A[j := 1bv8])[j] == 1bv8; // error[assertion]
}
