// verify: --local_size 64 --num_groups 8
// expect: defect
//
// Windows of neighbouring work-items overlap where the median is stored back.

__kernel void median(__global float *in) {
    size_t i = get_global_id(0);
    float window[5];
    for (int k = 0; k < 5; k++) {
        window[k] = in[i + k]; // error[race]: read
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
    in[i] = window[2]; // error[race]: write
}
