// two threads of one block
const local_id_x$1: bv32;
const local_id_x$2: bv32;
const group_id_x: bv32;
const work_dim: bv32;
const lane_id$1: bv32;
const lane_id$2: bv32;
const _n: bv32;
const $watch: bv64;

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

axiom BV32_ULT(local_id_x$1, 64bv32);
axiom BV32_ULT(local_id_x$2, 64bv32);
axiom BV32_ULT(group_id_x, 4bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x$1 != local_id_x$2;
axiom local_id_x$2 != local_id_x$1;

procedure {:kernel} uniform_loop()
{
  var v1_sum: bv32;
  var v2_i: bv32;
  var v3_cmp: bool;
  var v9_sum.0.lcssa: bv32;
  var v10: bv32;
  var v11: bv32;
  var v12_mul: bv32;
  var v13$1: bv32;
  var v13$2: bv32;
  var v14_add3$1: bv32;
  var v14_add3$2: bv32;
  var v15_idxprom4$1: bv64;
  var v15_idxprom4$2: bv64;
  var v16_arrayidx5.offset$1: bv64;
  var v16_arrayidx5.offset$2: bv64;
  var v4_idxprom: bv64;
  var v5_arrayidx.offset: bv64;
  var v6: bv32;
  var v7_sum: bv32;
  var v8_i: bv32;
  var $write_out: bool;
  var $value_out: bv32;
  var $$in: [bv64]bv32;
  var $replaces.1: bool;

b0:
  $write_out := false;
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
  v13$1 := local_id_x$1;
  v13$2 := local_id_x$2;
  v14_add3$1 := BV32_ADD(v12_mul, v13$1);
  v14_add3$2 := BV32_ADD(v12_mul, v13$2);
  v15_idxprom4$1 := BV32_ZEXT64(v14_add3$1);
  v15_idxprom4$2 := BV32_ZEXT64(v14_add3$2);
  v16_arrayidx5.offset$1 := v15_idxprom4$1;
  v16_arrayidx5.offset$2 := v15_idxprom4$2;
  havoc $replaces.1;
  assume {:probe "log", 0, $watch == v16_arrayidx5.offset$1 && (!$write_out || $replaces.1), v16_arrayidx5.offset$1, v9_sum.0.lcssa} true;
  $value_out := (if $watch == v16_arrayidx5.offset$1 && (!$write_out || $replaces.1) then v9_sum.0.lcssa else $value_out);
  $write_out := $write_out || $watch == v16_arrayidx5.offset$1;
  assume {:probe "check", 0, $watch == v16_arrayidx5.offset$2, v16_arrayidx5.offset$2, v9_sum.0.lcssa} true;
  assert {:claim 0} {:race "write"} {:site 0} {:object 1} !($watch == v16_arrayidx5.offset$2 && $write_out && $value_out != v9_sum.0.lcssa);
  return;

b2:
  v4_idxprom := BV32_SEXT64(v2_i);
  v5_arrayidx.offset := v4_idxprom;
  v6 := $$in[v5_arrayidx.offset];
  assume {:probe "read", 1, true, v5_arrayidx.offset, v6} true;
  v7_sum := FADD32(v1_sum, v6);
  goto b3;

b3:
  assume BV32_NSW_ADD(v2_i, 1bv32);
  v8_i := BV32_ADD(v2_i, 1bv32);
  v1_sum := v7_sum;
  v2_i := v8_i;
  goto b1;
}
