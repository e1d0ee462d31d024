// two threads of one block
const {:divergent} local_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const {:divergent} warp_id: bv32;
const _which: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV64_ADD(a0: bv64, a1: bv64): bv64;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "zero_extend 32"} BV32_ZEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _READ32_a(enabled: bool, offset: bv64) returns (result: bv32);

procedure _READ32_b(enabled: bool, offset: bv64) returns (result: bv32);

procedure _WRITE32_a(enabled: bool, offset: bv64, value: bv32);

procedure _WRITE32_b(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} several_targets()
{
  var {:divergent} v1: bv32;
  var {:divergent} v2_t: bv64;
  var v3_tobool: bool;
  var v4_p.offset: bv64;
  var v4_p.object: bv32;
  var {:divergent} v5_add: bv64;
  var {:divergent} v6_arrayidx.offset: bv64;
  var {:divergent} v6_arrayidx.object: bv32;
  var {:divergent} v7: bv32;
  var {:divergent} v8_arrayidx1.offset: bv64;
  var {:divergent} v8_arrayidx1.object: bv32;
  var {:divergent} read.1: bv32;
  var {:divergent} read.2: bv32;
  var $read_a: bool;
  var $write_a: bool;
  var $value_a: bv32;
  var $read_b: bool;
  var $write_b: bool;
  var $value_b: bv32;

b0:
  v1 := local_id_x;
  v2_t := BV32_ZEXT64(v1);
  v3_tobool := _which != 0bv32;
  goto b0.to.b1, b0.to.b2;

b0.to.b1:
  assume {:partition} v3_tobool;
  goto b1;

b0.to.b2:
  assume {:partition} !v3_tobool;
  goto b2;

b2:
  goto b3;

b1:
  goto b3;

b3:
  v4_p.offset := 0bv64;
  v4_p.object := (if v3_tobool then 1bv32 else 2bv32);
  v5_add := BV64_ADD(v2_t, 1bv64);
  v6_arrayidx.offset := BV64_ADD(v4_p.offset, v5_add);
  v6_arrayidx.object := v4_p.object;
  call {:site 0} read.1 := _READ32_a(v6_arrayidx.object == 1bv32, v6_arrayidx.offset);
  call {:site 1} read.2 := _READ32_b(v6_arrayidx.object == 2bv32, v6_arrayidx.offset);
  v7 := (if v6_arrayidx.object == 2bv32 then read.2 else read.1);
  v8_arrayidx1.offset := BV64_ADD(v4_p.offset, v2_t);
  v8_arrayidx1.object := v4_p.object;
  call {:site 2} _WRITE32_a(v8_arrayidx1.object == 1bv32, v8_arrayidx1.offset, v7);
  call {:site 3} _WRITE32_b(v8_arrayidx1.object == 2bv32, v8_arrayidx1.offset, v7);
  return;
}
