// verify: --block 64 --grid 1 --axioms tests/unsupported/axiom.bpl

DECLARE_UF_UNARY(f, int, int);

__global__ void kernel(int n) { __assert(f(n) == n); }
