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
function {:bvbuiltin "bvsub"} BV32_SUB(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_ULT(group_id_x, 2bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _PERFORM_READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _LOG_WRITE32_tile(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_tile(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_tile(enabled: bool, offset: bv64, value: bv32);

procedure _BARRIER_SHARED_GLOBAL(enabled: bool);

procedure _PERFORM_READ32_tile(enabled: bool, offset: bv64) returns (result: bv32);

procedure _LOG_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _CHECK_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _PERFORM_WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} barrier()
{
  var {:divergent} v1: bv32;
  var {:divergent} v2_idxprom: bv64;
  var {:divergent} v3_arrayidx.offset: bv64;
  var {:divergent} v4: bv32;
  var {:divergent} v5: bv32;
  var {:divergent} v6_idxprom2: bv64;
  var {:divergent} v7_arrayidx3.offset: bv64;
  var {:divergent} v8: bv32;
  var {:divergent} v9_sub: bv32;
  var {:divergent} v10_idxprom5: bv64;
  var {:divergent} v11_arrayidx6.offset: bv64;
  var {:divergent} v12: bv32;
  var {:divergent} v13: bv32;
  var {:divergent} v14_idxprom8: bv64;
  var {:divergent} v15_arrayidx9.offset: bv64;
  var {:divergent} v16: bv32;
  var {:divergent} v17_cmp: bool;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $read_tile: bool;
  var $write_tile: bool;
  var $value_tile: bv32;
  var {:divergent} $enter_b1: bool;
  var {:divergent} $took_b0_b1: bool;
  var {:divergent} $took_b0_b2: bool;
  var {:divergent} $p_b1: bool;

b0:
  v1 := local_id_x;
  v2_idxprom := BV32_ZEXT64(v1);
  v3_arrayidx.offset := v2_idxprom;
  call {:site 0} v4 := _PERFORM_READ32_a(true, v3_arrayidx.offset);
  v5 := local_id_x;
  v6_idxprom2 := BV32_ZEXT64(v5);
  v7_arrayidx3.offset := v6_idxprom2;
  call {:site 1} _LOG_WRITE32_tile(true, v7_arrayidx3.offset, v4);
  call {:site 1} _CHECK_WRITE32_tile(true, v7_arrayidx3.offset, v4);
  call {:site 1} _PERFORM_WRITE32_tile(true, v7_arrayidx3.offset, v4);
  call _BARRIER_SHARED_GLOBAL(true);
  v8 := local_id_x;
  v9_sub := BV32_SUB(63bv32, v8);
  v10_idxprom5 := BV32_ZEXT64(v9_sub);
  v11_arrayidx6.offset := v10_idxprom5;
  call {:site 2} v12 := _PERFORM_READ32_tile(true, v11_arrayidx6.offset);
  v13 := local_id_x;
  v14_idxprom8 := BV32_ZEXT64(v13);
  v15_arrayidx9.offset := v14_idxprom8;
  call {:site 3} _LOG_WRITE32_a(true, v15_arrayidx9.offset, v12);
  call {:site 3} _CHECK_WRITE32_a(true, v15_arrayidx9.offset, v12);
  call {:site 3} _PERFORM_WRITE32_a(true, v15_arrayidx9.offset, v12);
  v16 := local_id_x;
  v17_cmp := BV32_ULT(v16, _n);
  $enter_b1 := v17_cmp;
  $took_b0_b1 := v17_cmp;
  $took_b0_b2 := !v17_cmp;
  goto region0;

region0:
  goto b1.linear;

b1.linear:
  $p_b1 := $enter_b1;
  call _BARRIER_SHARED_GLOBAL($p_b1);
  goto b2;

b2:
  return;
}
