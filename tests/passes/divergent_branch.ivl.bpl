// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvsgt"} BV32_SGT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure _WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} divergent_branch()
{
  var {:divergent} v0_t: bv32;
  var {:divergent} v1_idxprom: bv64;
  var {:divergent} v2_arrayidx.offset: bv64;
  var {:divergent} v3: bv32;
  var {:divergent} v4_cmp: bool;
  var {:divergent} v7_add: bv32;
  var {:divergent} v8_idxprom3: bv64;
  var {:divergent} v9_arrayidx4.offset: bv64;
  var {:divergent} v10: bv32;
  var {:divergent} v11_idxprom5: bv64;
  var {:divergent} v12_arrayidx6.offset: bv64;
  var {:divergent} v5_idxprom1: bv64;
  var {:divergent} v6_arrayidx2.offset: bv64;
  var {:divergent} v13_add7: bv32;
  var {:divergent} v14_idxprom8: bv64;
  var {:divergent} v15_arrayidx9.offset: bv64;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $write_b: bool;
  var $value_b: bv32;

b0:
  v0_t := local_id_x;
  v1_idxprom := BV32_SEXT64(v0_t);
  v2_arrayidx.offset := v1_idxprom;
  call {:site 0} v3 := _READ32_a(true, v2_arrayidx.offset);
  v4_cmp := BV32_SGT(v3, 0bv32);
  goto b0.to.b1, b0.to.b2;

b0.to.b1:
  assume {:partition} v4_cmp;
  goto b1;

b0.to.b2:
  assume {:partition} !v4_cmp;
  goto b2;

b2:
  v7_add := BV32_ADD(v0_t, 1bv32);
  v8_idxprom3 := BV32_SEXT64(v7_add);
  v9_arrayidx4.offset := v8_idxprom3;
  call {:site 1} v10 := _READ32_a(true, v9_arrayidx4.offset);
  v11_idxprom5 := BV32_SEXT64(v0_t);
  v12_arrayidx6.offset := v11_idxprom5;
  call {:site 2} _WRITE32_b(true, v12_arrayidx6.offset, v10);
  goto b3;

b1:
  v5_idxprom1 := BV32_SEXT64(v0_t);
  v6_arrayidx2.offset := v5_idxprom1;
  call {:site 3} _WRITE32_a(true, v6_arrayidx2.offset, 1bv32);
  goto b3;

b3:
  v13_add7 := BV32_ADD(v0_t, 64bv32);
  v14_idxprom8 := BV32_SEXT64(v13_add7);
  v15_arrayidx9.offset := v14_idxprom8;
  call {:site 4} _WRITE32_b(true, v15_arrayidx9.offset, v0_t);
  return;
}
