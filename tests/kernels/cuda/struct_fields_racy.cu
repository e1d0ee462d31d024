// verify: --block 256 --grid 16 --assume 'n == 4096'
// expect: defect
//
// The neighbour's position is read while its thread moves it.

struct Particle {
    float x, y;
    float vx, vy;
};

__global__ void move(Particle *particles, int n, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n - 1) {
        return;
    }
    float pull = particles[i + 1].x - particles[i].x; // error[race]: read
    particles[i].x += dt * pull; // error[race]: write
    particles[i].y += dt * particles[i].vy;
}
