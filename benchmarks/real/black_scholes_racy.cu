// verify: --block 128
// expect: defect
//
// Puts are stored by the place of the thread in its block.

#define CUDA_KERNEL_LOOP(i, n)                                                     \
    for (long long i = blockIdx.x * blockDim.x + threadIdx.x; i < (n);             \
         i += blockDim.x * gridDim.x)

__device__ inline float cnd(float d) {
    const float A1 = 0.31938153f, A2 = -0.356563782f, A3 = 1.781477937f;
    const float A4 = -1.821255978f, A5 = 1.330274429f, RSQRT2PI = 0.39894228040143267794f;
    const float K = __fdividef(1.0f, (1.0f + 0.2316419f * fabsf(d)));
    float c = RSQRT2PI * __expf(-0.5f * d * d) *
              (K * (A1 + K * (A2 + K * (A3 + K * (A4 + K * A5)))));
    if (d > 0) c = 1.0f - c;
    return c;
}

__device__ inline void price(float &call, float &put, float S, float X, float T, float R, float V) {
    const float sqrtT = __fdividef(1.0f, rsqrtf(T));
    const float d1 = __fdividef(__logf(S / X) + (R + 0.5f * V * V) * T, V * sqrtT);
    const float d2 = d1 - V * sqrtT;
    const float cndD1 = cnd(d1), cndD2 = cnd(d2);
    const float expRT = __expf(-R * T);
    call = S * cndD1 - X * expRT * cndD2;
    put = X * expRT * (1.0f - cndD2) - S * (1.0f - cndD1);
}

__launch_bounds__(128) __global__
    void black_scholes(float2 *__restrict__ d_CallResult, float2 *__restrict__ d_PutResult,
                       const float2 *__restrict__ d_StockPrice,
                       const float2 *__restrict__ d_OptionStrike,
                       const float2 *__restrict__ d_OptionYears, float riskfree, float volatility,
                       int pairs) {
    CUDA_KERNEL_LOOP(opt, pairs) {
        float2 call, put;
        price(call.x, put.x, d_StockPrice[opt].x, d_OptionStrike[opt].x, d_OptionYears[opt].x,
              riskfree, volatility);
        price(call.y, put.y, d_StockPrice[opt].y, d_OptionStrike[opt].y, d_OptionYears[opt].y,
              riskfree, volatility);
        d_CallResult[opt] = call;
        d_PutResult[threadIdx.x] = put; // error[race]: write, write
    }
}
