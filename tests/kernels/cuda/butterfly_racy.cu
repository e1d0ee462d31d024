// verify: --block 256 --grid 1 --assume 'n <= 512'
// expect: defect
//
// Butterflies whose distance doubles: that it is a power of two keeps their places apart.

__global__ void butterfly(int *a, int n) {
  unsigned t = threadIdx.x;
  for (unsigned s = 1; s < n; s <<= 1) {
    unsigned i = 2 * t - (t & (s - 1));
    int x = a[i], y = a[i + s]; // error[race?]: read
    a[i] = x + y; // error[race?]: write
    a[i + s] = x - y; // error[race?]: write
  }
}
