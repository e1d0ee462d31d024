// Maps are equal when all their elements are.
procedure p(A: [bv2]bool, B: [bv2]bool)
{
  assume A[0bv2] == B[0bv2] && A[1bv2] == B[1bv2];
  assume A[2bv2] == B[2bv2];
  assert A == B || A[3bv2] != B[3bv2];
  assert A == B; // error[assertion]
}
