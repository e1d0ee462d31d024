// two threads of one block
const {:divergent} local_id_x: bv32;
const group_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const _n: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvmul"} BV32_MUL(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvslt"} BV32_SLT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;
function {:inline} BV32_NSW_ADD(a0: bv32, a1: bv32): bool { BV32_SEXT64(BV32_ADD(a0, a1)) == BV64_ADD(BV32_SEXT64(a0), BV32_SEXT64(a1)) }
function FADD32(a0: bv32, a1: bv32): bv32;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_ULT(group_id_x, 4bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _LOG_WRITE32_out(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_out(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_out(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_READ32_in(enabled: bool, offset: bv64) returns (result: bv32);

procedure {:kernel} uniform_loop()
{
  var v1_sum: bv32;
  var v2_i: bv32;
  var v3_cmp: bool;
  var v9_sum.0.lcssa: bv32;
  var v10: bv32;
  var v11: bv32;
  var v12_mul: bv32;
  var {:divergent} v13: bv32;
  var {:divergent} v14_add3: bv32;
  var {:divergent} v15_idxprom4: bv64;
  var {:divergent} v16_arrayidx5.offset: bv64;
  var v4_idxprom: bv64;
  var v5_arrayidx.offset: bv64;
  var v6: bv32;
  var v7_sum: bv32;
  var v8_i: bv32;
  var $write_out: bool;
  var $value_out: bv32;

b0:
  v1_sum := 0bv32;
  v2_i := 0bv32;
  goto b1;

b1:
  assert {:candidate "no-access"} !$write_out;
  v3_cmp := BV32_SLT(v2_i, _n);
  goto b1.to.b2, b1.to.b4;

b1.to.b2:
  assume {:partition} v3_cmp;
  goto b2;

b1.to.b4:
  assume {:partition} !v3_cmp;
  v9_sum.0.lcssa := v1_sum;
  goto b4;

b4:
  v10 := group_id_x;
  v11 := 64bv32;
  v12_mul := BV32_MUL(v10, v11);
  v13 := local_id_x;
  v14_add3 := BV32_ADD(v12_mul, v13);
  v15_idxprom4 := BV32_ZEXT64(v14_add3);
  v16_arrayidx5.offset := v15_idxprom4;
  call {:site 0} _LOG_WRITE32_out(true, v16_arrayidx5.offset, v9_sum.0.lcssa);
  call {:site 0} _CHECK_WRITE32_out(true, v16_arrayidx5.offset, v9_sum.0.lcssa);
  call {:site 0} _PERFORM_WRITE32_out(true, v16_arrayidx5.offset, v9_sum.0.lcssa);
  return;

b2:
  v4_idxprom := BV32_SEXT64(v2_i);
  v5_arrayidx.offset := v4_idxprom;
  call {:site 1} v6 := _PERFORM_READ32_in(true, v5_arrayidx.offset);
  v7_sum := FADD32(v1_sum, v6);
  goto b3;

b3:
  assume BV32_NSW_ADD(v2_i, 1bv32);
  v8_i := BV32_ADD(v2_i, 1bv32);
  v1_sum := v7_sum;
  v2_i := v8_i;
  goto b1;
}
