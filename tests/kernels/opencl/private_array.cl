// verify: --local_size 64 --num_groups 8
// expect: proved
//
// A private array sorted in place.

__kernel void median(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    float window[5];
    for (int k = 0; k < 5; k++) {
        window[k] = in[i + k];
    }
    for (int a = 0; a < 4; a++) {
        for (int b = 0; b < 4 - a; b++) {
            if (window[b] > window[b + 1]) {
                float larger = window[b];
                window[b] = window[b + 1];
                window[b + 1] = larger;
            }
        }
    }
    out[i] = window[2];
}
