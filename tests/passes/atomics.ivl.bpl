// two threads of one block
const {:divergent} local_id_x: bv32;
const group_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $first_drew_a(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $first_drew_b(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_ULT(group_id_x, 2bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom local_id_x != $other_bv32(local_id_x);

procedure _ATOMIC_WRITE32_a_any(enabled: bool, offset: bv64);

procedure _ATOMIC_WRITE32_b_any(enabled: bool, offset: bv64);

procedure _WRITE32_c(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} atomics()
{
  var {:divergent} v0_call.i3: bv32;
  var {:divergent} v1_call.i6: bv32;
  var v2_arrayidx3.offset: bv64;
  var {:divergent} v3_call.i: bv32;
  var {:divergent} v4_idxprom: bv64;
  var {:divergent} v5_arrayidx5.offset: bv64;
  var $write_c: bool;
  var $value_c: bv32;

b0:
  call {:site 0} _ATOMIC_WRITE32_a_any(true, 0bv64);
  havoc v0_call.i3;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3) == $first(true);
  call {:site 1} _ATOMIC_WRITE32_b_any(true, 0bv64);
  havoc v1_call.i6;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6) == $first(true);
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6, 1bv32)) == $first(true);
  v2_arrayidx3.offset := 1bv64;
  call {:site 2} _ATOMIC_WRITE32_a_any(true, v2_arrayidx3.offset);
  havoc v3_call.i;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i) == $first(true);
  v4_idxprom := BV32_SEXT64(v3_call.i);
  v5_arrayidx5.offset := v4_idxprom;
  call {:site 3} _WRITE32_c(true, v5_arrayidx5.offset, 5bv32);
  return;
}
// two threads of different blocks
const {:divergent} local_id_x: bv32;
const {:divergent} group_id_x: bv32;
const work_dim: bv32;
const {:divergent} lane_id: bv32;
const $watch: bv64;
const {:divergent} $enabled: bool;

function $first_drew_a(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $first_drew_b(epoch: bv32, cell: bv64, drawn: bv32): bool;
function $any(x: bool): bool;
function $both(x: bool): bool;
function $first(x: bool): bool;
function $other_bool(x: bool): bool;
function $other_bv32(x: bv32): bv32;
function {:bvbuiltin "bvadd"} BV32_ADD(a0: bv32, a1: bv32): bv32;
function {:bvbuiltin "bvult"} BV32_ULT(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvule"} BV32_ULE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "bvuge"} BV32_UGE(a0: bv32, a1: bv32): bool;
function {:bvbuiltin "sign_extend 32"} BV32_SEXT64(a0: bv32): bv64;

axiom BV32_ULT(local_id_x, 64bv32);
axiom BV32_ULT(group_id_x, 2bv32);
axiom BV32_UGE(work_dim, 1bv32) && BV32_ULE(work_dim, 3bv32);
axiom group_id_x != $other_bv32(group_id_x);

procedure _ATOMIC_WRITE32_a_any(enabled: bool, offset: bv64);

procedure _WRITE32_b_any(enabled: bool, offset: bv64);

procedure _WRITE32_c(enabled: bool, offset: bv64, value: bv32);

procedure {:kernel} atomics()
{
  var {:divergent} v0_call.i3: bv32;
  var {:divergent} v1_call.i6: bv32;
  var v2_arrayidx3.offset: bv64;
  var {:divergent} v3_call.i: bv32;
  var {:divergent} v4_idxprom: bv64;
  var {:divergent} v5_arrayidx5.offset: bv64;
  var $write_b: bool;
  var $value_b: bv32;
  var $write_c: bool;
  var $value_c: bv32;

b0:
  call {:site 0} _ATOMIC_WRITE32_a_any(true, 0bv64);
  havoc v0_call.i3;
  assume $first_drew_a(0bv32, 0bv64, v0_call.i3) == $first(true);
  call {:site 1} _WRITE32_b_any(true, 0bv64);
  havoc v1_call.i6;
  assume $first_drew_b(0bv32, 0bv64, v1_call.i6) == $first(true);
  assume $first_drew_b(0bv32, 0bv64, BV32_ADD(v1_call.i6, 1bv32)) == $first(true);
  v2_arrayidx3.offset := 1bv64;
  call {:site 2} _ATOMIC_WRITE32_a_any(true, v2_arrayidx3.offset);
  havoc v3_call.i;
  assume $first_drew_a(0bv32, v2_arrayidx3.offset, v3_call.i) == $first(true);
  v4_idxprom := BV32_SEXT64(v3_call.i);
  v5_arrayidx5.offset := v4_idxprom;
  call {:site 3} _WRITE32_c(true, v5_arrayidx5.offset, 5bv32);
  return;
}
