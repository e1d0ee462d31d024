// two threads of one block
const {:divergent} local_id_x: bv32;
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
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvslt"} BV32_SLT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;
function {:inline} BV32_NSW_ADD(a0: bv32, a1: bv32): bool { BV32_SEXT64(BV32_ADD(a0, a1)) == BV64_ADD(BV32_SEXT64(a0), BV32_SEXT64(a1)) }

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} two_exits()
{
  var {:divergent} v1_i: bv32;
  var {:divergent} v2_i: bv32;
  var {:divergent} v3_cmp: bool;
  var {:divergent} v12_i.0.lcssa: bv32;
  var {:divergent} v4_idxprom: bv64;
  var {:divergent} v5_arrayidx.offset: bv64;
  var {:divergent} v6: bv32;
  var {:divergent} v7_cmp1: bool;
  var {:divergent} v11_i: bv32;
  var {:divergent} v8_i.0.lcssa7: bv32;
  var {:divergent} v9_idxprom2: bv64;
  var {:divergent} v10_arrayidx3.offset: bv64;
  var {:divergent} v13_i.08: bv32;
  var {:divergent} v14: bv32;
  var {:divergent} v15_idxprom5: bv64;
  var {:divergent} v16_arrayidx6.offset: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;

b0:
  v1_i := local_id_x;
  v2_i := v1_i;
  goto b1;

b1:
  v3_cmp := BV32_SLT(v2_i, _n);
  goto b1.to.b2, b1.to.b5;

b1.to.b2:
  assume {:partition} v3_cmp;
  goto b2;

b1.to.b5:
  assume {:partition} !v3_cmp;
  v12_i.0.lcssa := v2_i;
  goto b5;

b5:
  v13_i.08 := v12_i.0.lcssa;
  goto b6;

b2:
  v4_idxprom := BV32_SEXT64(v2_i);
  v5_arrayidx.offset := v4_idxprom;
  call {:site 0} v6 := _READ32_a(true, v5_arrayidx.offset);
  v7_cmp1 := v6 == 0bv32;
  goto b2.to.b3, b2.to.b4;

b2.to.b3:
  assume {:partition} v7_cmp1;
  v8_i.0.lcssa7 := v2_i;
  goto b3;

b2.to.b4:
  assume {:partition} !v7_cmp1;
  goto b4;

b4:
  assume BV32_NSW_ADD(v2_i, 64bv32);
  v11_i := BV32_ADD(v2_i, 64bv32);
  v2_i := v11_i;
  goto b1;

b3:
  v9_idxprom2 := BV32_SEXT64(v8_i.0.lcssa7);
  v10_arrayidx3.offset := v9_idxprom2;
  call {:site 1} _WRITE32_a(true, v10_arrayidx3.offset, 4294967295bv32);
  v13_i.08 := v8_i.0.lcssa7;
  goto b6;

b6:
  v14 := local_id_x;
  v15_idxprom5 := BV32_ZEXT64(v14);
  v16_arrayidx6.offset := v15_idxprom5;
  call {:site 2} _WRITE32_a(true, v16_arrayidx6.offset, v13_i.08);
  return;
}
