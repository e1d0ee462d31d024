// verify: --block 256 --grid 16 --assume 'n == 4096'
// expect: proved
//
// Neighbours read each other's velocity while positions are updated: no field is both read
// and written.

struct Particle {
    float x, y;
    float vx, vy;
};

__global__ void move(Particle *particles, int n, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n - 1) {
        return;
    }
    float vx = 0.5f * (particles[i].vx + particles[i + 1].vx);
    float vy = 0.5f * (particles[i].vy + particles[i + 1].vy);
    particles[i].x += dt * vx;
    particles[i].y += dt * vy;
}
