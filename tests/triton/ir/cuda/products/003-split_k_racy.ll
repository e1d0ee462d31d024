; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @split_k_racy(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 5, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = and i32 %8, 124, !dbg !14
  %10 = lshr exact i32 %9, 2, !dbg !14
  %11 = and i32 %8, 3, !dbg !14
  %12 = shl nuw nsw i32 %11, 3, !dbg !14
  %13 = or disjoint i32 %10, %7, !dbg !13
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %15 = shl nuw nsw i32 %14, 5, !dbg !15
  %16 = or disjoint i32 %12, %15, !dbg !15
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !16
  %18 = shl i32 %13, 6, !dbg !17
  %19 = sext i32 %18 to i64, !dbg !20
  %20 = icmp samesign ult i32 %17, 2, !dbg !21
  %21 = shl nuw nsw i32 %8, 1
  %22 = shl nuw nsw i32 %8, 4
  br i1 %20, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !21

.._crit_edge_crit_edge:                           ; preds = %5
  %.pre = zext nneg i32 %16 to i64, !dbg !22
  %.pre22 = shl nuw nsw i32 %8, 6, !dbg !23
  %.pre28 = and i32 %8, 16, !dbg !24
  br label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %5
  %23 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %19, !dbg !20
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !25
  %25 = and i32 %22, 2032
  %26 = and i32 %21, 48
  %27 = xor i32 %25, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %27
  %29 = zext nneg i32 %16 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %29, !dbg !21
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %27
  %31 = shl nuw nsw i32 %8, 6
  %32 = and i32 %31, 960
  %33 = shl nuw nsw i32 %8, 3
  %34 = and i32 %33, 48
  %35 = and i32 %8, 16
  %36 = and i32 %22, 1024
  %37 = or disjoint i32 %32, %36
  %38 = xor i32 %34, %35
  %39 = or disjoint i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %41 = xor i32 %39, 32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = and i32 %31, 1984
  %44 = lshr i32 %8, 1
  %45 = and i32 %44, 16
  %46 = xor i32 %34, %45
  %47 = or disjoint i32 %46, %43
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %47
  %49 = xor i32 %47, 32
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %49
  %51 = shl nuw nsw i32 %17, 5, !dbg !21
  %52 = zext nneg i32 %51 to i64, !dbg !21
  %53 = shl nuw nsw i32 %24, 5, !dbg !21
  %54 = zext nneg i32 %53 to i64, !dbg !21
  %55 = zext nneg i32 %12 to i64, !dbg !21
  %56 = zext nneg i32 %10 to i64, !dbg !21
  %invariant.gep31 = getelementptr [2 x i8], ptr addrspace(1) %23, i64 %55, !dbg !21
  br label %57, !dbg !21

57:                                               ; preds = %.lr.ph, %57
  %indvars.iv = phi i64 [ %52, %.lr.ph ], [ %indvars.iv.next, %57 ]
  %58 = phi float [ 0.000000e+00, %.lr.ph ], [ %116, %57 ]
  %59 = phi float [ 0.000000e+00, %.lr.ph ], [ %117, %57 ]
  %60 = phi float [ 0.000000e+00, %.lr.ph ], [ %118, %57 ]
  %61 = phi float [ 0.000000e+00, %.lr.ph ], [ %119, %57 ]
  %62 = phi float [ 0.000000e+00, %.lr.ph ], [ %121, %57 ]
  %63 = phi float [ 0.000000e+00, %.lr.ph ], [ %122, %57 ]
  %64 = phi float [ 0.000000e+00, %.lr.ph ], [ %123, %57 ]
  %65 = phi float [ 0.000000e+00, %.lr.ph ], [ %124, %57 ]
  %66 = or disjoint i64 %indvars.iv, %56, !dbg !26
  %gep32 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep31, i64 %indvars.iv, !dbg !20
  %67 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep32) #4, !dbg !27
  %68 = extractvalue { i32, i32, i32, i32 } %67, 0, !dbg !27
  %69 = extractvalue { i32, i32, i32, i32 } %67, 1, !dbg !27
  %70 = extractvalue { i32, i32, i32, i32 } %67, 2, !dbg !27
  %71 = extractvalue { i32, i32, i32, i32 } %67, 3, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %72 = insertelement <4 x i32> poison, i32 %68, i64 0, !dbg !27
  %73 = insertelement <4 x i32> %72, i32 %69, i64 1, !dbg !27
  %74 = insertelement <4 x i32> %73, i32 %70, i64 2, !dbg !27
  %75 = insertelement <4 x i32> %74, i32 %71, i64 3, !dbg !27
  store <4 x i32> %75, ptr addrspace(3) %28, align 16, !dbg !27
  %gep.idx = shl nuw nsw i64 %66, 7, !dbg !28
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !28
  %76 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #4, !dbg !29
  %77 = extractvalue { i32, i32, i32, i32 } %76, 0, !dbg !29
  %78 = extractvalue { i32, i32, i32, i32 } %76, 1, !dbg !29
  %79 = extractvalue { i32, i32, i32, i32 } %76, 2, !dbg !29
  %80 = extractvalue { i32, i32, i32, i32 } %76, 3, !dbg !29
  %81 = insertelement <4 x i32> poison, i32 %77, i64 0, !dbg !29
  %82 = insertelement <4 x i32> %81, i32 %78, i64 1, !dbg !29
  %83 = insertelement <4 x i32> %82, i32 %79, i64 2, !dbg !29
  %84 = insertelement <4 x i32> %83, i32 %80, i64 3, !dbg !29
  store <4 x i32> %84, ptr addrspace(3) %30, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %85 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %40), !dbg !27
  %86 = extractvalue { i32, i32, i32, i32 } %85, 0, !dbg !27
  %87 = extractvalue { i32, i32, i32, i32 } %85, 1, !dbg !27
  %88 = extractvalue { i32, i32, i32, i32 } %85, 2, !dbg !27
  %89 = extractvalue { i32, i32, i32, i32 } %85, 3, !dbg !27
  %90 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %42), !dbg !27
  %91 = extractvalue { i32, i32, i32, i32 } %90, 0, !dbg !27
  %92 = extractvalue { i32, i32, i32, i32 } %90, 1, !dbg !27
  %93 = extractvalue { i32, i32, i32, i32 } %90, 2, !dbg !27
  %94 = extractvalue { i32, i32, i32, i32 } %90, 3, !dbg !27
  %95 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %48), !dbg !29
  %96 = extractvalue { i32, i32, i32, i32 } %95, 0, !dbg !29
  %97 = extractvalue { i32, i32, i32, i32 } %95, 1, !dbg !29
  %98 = extractvalue { i32, i32, i32, i32 } %95, 2, !dbg !29
  %99 = extractvalue { i32, i32, i32, i32 } %95, 3, !dbg !29
  %100 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %50), !dbg !29
  %101 = extractvalue { i32, i32, i32, i32 } %100, 0, !dbg !29
  %102 = extractvalue { i32, i32, i32, i32 } %100, 1, !dbg !29
  %103 = extractvalue { i32, i32, i32, i32 } %100, 2, !dbg !29
  %104 = extractvalue { i32, i32, i32, i32 } %100, 3, !dbg !29
  %105 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %58, float %59, float %60, float %61, i32 %86, i32 %87, i32 %88, i32 %89, i32 %96, i32 %97) #4, !dbg !30
  %106 = extractvalue { float, float, float, float } %105, 0, !dbg !30
  %107 = extractvalue { float, float, float, float } %105, 1, !dbg !30
  %108 = extractvalue { float, float, float, float } %105, 2, !dbg !30
  %109 = extractvalue { float, float, float, float } %105, 3, !dbg !30
  %110 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %62, float %63, float %64, float %65, i32 %86, i32 %87, i32 %88, i32 %89, i32 %101, i32 %102) #4, !dbg !30
  %111 = extractvalue { float, float, float, float } %110, 0, !dbg !30
  %112 = extractvalue { float, float, float, float } %110, 1, !dbg !30
  %113 = extractvalue { float, float, float, float } %110, 2, !dbg !30
  %114 = extractvalue { float, float, float, float } %110, 3, !dbg !30
  %115 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %106, float %107, float %108, float %109, i32 %91, i32 %92, i32 %93, i32 %94, i32 %98, i32 %99) #4, !dbg !30
  %116 = extractvalue { float, float, float, float } %115, 0, !dbg !30
  %117 = extractvalue { float, float, float, float } %115, 1, !dbg !30
  %118 = extractvalue { float, float, float, float } %115, 2, !dbg !30
  %119 = extractvalue { float, float, float, float } %115, 3, !dbg !30
  %120 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %111, float %112, float %113, float %114, i32 %91, i32 %92, i32 %93, i32 %94, i32 %103, i32 %104) #4, !dbg !30
  %121 = extractvalue { float, float, float, float } %120, 0, !dbg !30
  %122 = extractvalue { float, float, float, float } %120, 1, !dbg !30
  %123 = extractvalue { float, float, float, float } %120, 2, !dbg !30
  %124 = extractvalue { float, float, float, float } %120, 3, !dbg !30
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, %54, !dbg !21
  %125 = icmp samesign ult i64 %indvars.iv.next, 64, !dbg !21
  br i1 %125, label %57, label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %57, %.._crit_edge_crit_edge
  %.pre-phi29 = phi i32 [ %.pre28, %.._crit_edge_crit_edge ], [ %35, %57 ], !dbg !24
  %.pre-phi23 = phi i32 [ %.pre22, %.._crit_edge_crit_edge ], [ %31, %57 ], !dbg !23
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %29, %57 ], !dbg !22
  %126 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %116, %57 ], !dbg !31
  %127 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %117, %57 ], !dbg !31
  %128 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %118, %57 ], !dbg !31
  %129 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %119, %57 ], !dbg !31
  %130 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %121, %57 ], !dbg !31
  %131 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %122, %57 ], !dbg !31
  %132 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %123, %57 ], !dbg !31
  %133 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %124, %57 ], !dbg !31
  %134 = shl nuw nsw i32 %8, 2, !dbg !14
  %135 = and i32 %134, 28, !dbg !14
  %136 = or disjoint i32 %135, %15, !dbg !15
  %137 = lshr i32 %8, 3, !dbg !14
  %138 = and i32 %137, 15, !dbg !14
  %139 = or disjoint i32 %138, %7, !dbg !13
  %140 = shl i32 %139, 6, !dbg !32
  %141 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %19, !dbg !22
  %142 = sext i32 %140 to i64, !dbg !22
  %143 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %142, !dbg !22
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 4096, !dbg !22
  %145 = getelementptr [4 x i8], ptr addrspace(1) %141, i64 %.pre-phi, !dbg !22
  %146 = getelementptr i8, ptr addrspace(1) %145, i64 16, !dbg !22
  %147 = zext nneg i32 %136 to i64, !dbg !22
  %148 = getelementptr [4 x i8], ptr addrspace(1) %143, i64 %147, !dbg !22
  %149 = getelementptr [4 x i8], ptr addrspace(1) %144, i64 %147, !dbg !22
  %150 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %145) #4, !dbg !23
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0, !dbg !23
  %152 = extractvalue { i32, i32, i32, i32 } %150, 1, !dbg !23
  %153 = extractvalue { i32, i32, i32, i32 } %150, 2, !dbg !23
  %154 = extractvalue { i32, i32, i32, i32 } %150, 3, !dbg !23
  %155 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %146) #4, !dbg !23
  %156 = extractvalue { i32, i32, i32, i32 } %155, 0, !dbg !23
  %157 = extractvalue { i32, i32, i32, i32 } %155, 1, !dbg !23
  %158 = extractvalue { i32, i32, i32, i32 } %155, 2, !dbg !23
  %159 = extractvalue { i32, i32, i32, i32 } %155, 3, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %160 = and i32 %.pre-phi23, 1536, !dbg !23
  %161 = shl nuw nsw i32 %11, 5, !dbg !23
  %162 = shl nuw nsw i32 %9, 2, !dbg !23
  %163 = or disjoint i32 %160, %161, !dbg !23
  %164 = xor i32 %163, %162, !dbg !23
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %164, !dbg !23
  %166 = insertelement <4 x i32> poison, i32 %151, i64 0, !dbg !23
  %167 = insertelement <4 x i32> %166, i32 %153, i64 1, !dbg !23
  %168 = insertelement <4 x i32> %167, i32 %156, i64 2, !dbg !23
  %169 = insertelement <4 x i32> %168, i32 %158, i64 3, !dbg !23
  store <4 x i32> %169, ptr addrspace(3) %165, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %170 = shl nuw nsw i32 %8, 8, !dbg !23
  %171 = and i32 %170, 1536, !dbg !23
  %172 = and i32 %22, 240, !dbg !23
  %173 = and i32 %8, 80, !dbg !23
  %174 = shl nuw nsw i32 %173, 2, !dbg !23
  %175 = and i32 %8, 32, !dbg !23
  %176 = or disjoint i32 %174, %175, !dbg !23
  %177 = xor i32 %176, %172, !dbg !23
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %171, !dbg !23
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %178, i32 %177, !dbg !23
  %180 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %179), !dbg !23
  %181 = extractvalue { i32, i32, i32, i32 } %180, 0, !dbg !23
  %182 = extractvalue { i32, i32, i32, i32 } %180, 1, !dbg !23
  %183 = extractvalue { i32, i32, i32, i32 } %180, 2, !dbg !23
  %184 = extractvalue { i32, i32, i32, i32 } %180, 3, !dbg !23
  %185 = bitcast i32 %181 to float, !dbg !23
  %186 = bitcast i32 %182 to float, !dbg !23
  %187 = bitcast i32 %183 to float, !dbg !23
  %188 = bitcast i32 %184 to float, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %189 = insertelement <4 x i32> poison, i32 %152, i64 0, !dbg !23
  %190 = insertelement <4 x i32> %189, i32 %154, i64 1, !dbg !23
  %191 = insertelement <4 x i32> %190, i32 %157, i64 2, !dbg !23
  %192 = insertelement <4 x i32> %191, i32 %159, i64 3, !dbg !23
  store <4 x i32> %192, ptr addrspace(3) %165, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %193 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %179), !dbg !23
  %194 = extractvalue { i32, i32, i32, i32 } %193, 0, !dbg !23
  %195 = extractvalue { i32, i32, i32, i32 } %193, 1, !dbg !23
  %196 = extractvalue { i32, i32, i32, i32 } %193, 2, !dbg !23
  %197 = extractvalue { i32, i32, i32, i32 } %193, 3, !dbg !23
  %198 = bitcast i32 %194 to float, !dbg !23
  %199 = bitcast i32 %195 to float, !dbg !23
  %200 = bitcast i32 %196 to float, !dbg !23
  %201 = bitcast i32 %197 to float, !dbg !23
  %202 = fadd float %126, %185, !dbg !23
  %203 = fadd float %127, %198, !dbg !23
  %204 = fadd float %128, %186, !dbg !23
  %205 = fadd float %129, %199, !dbg !23
  %206 = fadd float %130, %187, !dbg !23
  %207 = fadd float %131, %200, !dbg !23
  %208 = fadd float %132, %188, !dbg !23
  %209 = fadd float %133, %201, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %210 = shl nuw nsw i32 %173, 3, !dbg !24
  %211 = and i32 %8, 1, !dbg !24
  %212 = icmp eq i32 %211, 0, !dbg !24
  %213 = select i1 %212, i32 0, i32 2056, !dbg !24
  %214 = and i32 %22, 32, !dbg !24
  %215 = and i32 %134, 16, !dbg !24
  %216 = and i32 %8, 8, !dbg !24
  %217 = icmp eq i32 %216, 0, !dbg !24
  %218 = select i1 %217, i32 0, i32 1088, !dbg !24
  %219 = shl nuw nsw i32 %175, 1, !dbg !24
  %220 = or disjoint i32 %218, %210, !dbg !24
  %221 = xor i32 %220, %219, !dbg !24
  %222 = or disjoint i32 %215, %214, !dbg !24
  %223 = or disjoint i32 %222, %213, !dbg !24
  %224 = or disjoint i32 %223, %221, !dbg !24
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %224, !dbg !24
  %226 = insertelement <2 x float> poison, float %202, i64 0, !dbg !24
  %227 = insertelement <2 x float> %226, float %203, i64 1, !dbg !24
  store <2 x float> %227, ptr addrspace(3) %225, align 8, !dbg !24
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 256, !dbg !24
  %229 = insertelement <2 x float> poison, float %204, i64 0, !dbg !24
  %230 = insertelement <2 x float> %229, float %205, i64 1, !dbg !24
  store <2 x float> %230, ptr addrspace(3) %228, align 8, !dbg !24
  %231 = xor i32 %224, 8, !dbg !24
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %231, !dbg !24
  %233 = insertelement <2 x float> poison, float %206, i64 0, !dbg !24
  %234 = insertelement <2 x float> %233, float %207, i64 1, !dbg !24
  store <2 x float> %234, ptr addrspace(3) %232, align 8, !dbg !24
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %232, i32 256, !dbg !24
  %236 = insertelement <2 x float> poison, float %208, i64 0, !dbg !24
  %237 = insertelement <2 x float> %236, float %209, i64 1, !dbg !24
  store <2 x float> %237, ptr addrspace(3) %235, align 8, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %238 = and i32 %134, 384, !dbg !24
  %239 = and i32 %21, 24, !dbg !24
  %240 = icmp eq i32 %.pre-phi29, 0, !dbg !24
  %241 = select i1 %240, i32 0, i32 1088, !dbg !24
  %242 = or disjoint i32 %161, %238, !dbg !24
  %243 = or disjoint i32 %241, %239, !dbg !24
  %244 = xor i32 %243, %242, !dbg !24
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %244, !dbg !24
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %245, i32 512, !dbg !24
  %247 = load <2 x i32>, ptr addrspace(3) %246, align 8, !dbg !24
  %248 = xor i32 %244, 2056, !dbg !24
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %248, !dbg !24
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 512, !dbg !24
  %251 = load <2 x i32>, ptr addrspace(3) %250, align 8, !dbg !24
  %.extract = load i32, ptr addrspace(3) %245, align 8, !dbg !24
  %252 = getelementptr inbounds nuw i8, ptr addrspace(3) %245, i32 4, !dbg !24
  %.extract8 = load i32, ptr addrspace(3) %252, align 4, !dbg !24
  %.extract9 = load i32, ptr addrspace(3) %249, align 8, !dbg !24
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 4, !dbg !24
  %.extract10 = load i32, ptr addrspace(3) %253, align 4, !dbg !24
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract8, i32 %.extract9, i32 %.extract10, ptr addrspace(1) %148) #4, !dbg !24
  %.extract11 = extractelement <2 x i32> %247, i64 0, !dbg !24
  %.extract12 = extractelement <2 x i32> %247, i64 1, !dbg !24
  %.extract13 = extractelement <2 x i32> %251, i64 0, !dbg !24
  %.extract14 = extractelement <2 x i32> %251, i64 1, !dbg !24
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract11, i32 %.extract12, i32 %.extract13, i32 %.extract14, ptr addrspace(1) %149) #4, !dbg !24
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/products.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "split_k_racy", linkageName: "split_k_racy", scope: !1, file: !1, line: 60, type: !5, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 61, column: 12, scope: !4)
!14 = !DILocation(line: 61, column: 35, scope: !4)
!15 = !DILocation(line: 62, column: 14, scope: !4)
!16 = !DILocation(line: 63, column: 19, scope: !4)
!17 = !DILocation(line: 12, column: 29, scope: !18, inlinedAt: !19)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 64, column: 11, scope: !18)
!20 = !DILocation(line: 12, column: 21, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 11, column: 5, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 65, column: 9, scope: !4)
!23 = !DILocation(line: 66, column: 17, scope: !4)
!24 = !DILocation(line: 66, column: 5, scope: !4)
!25 = !DILocation(line: 63, column: 37, scope: !4)
!26 = !DILocation(line: 12, column: 57, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 12, column: 13, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 13, column: 21, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 13, column: 13, scope: !18, inlinedAt: !19)
!30 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 64, column: 11, scope: !4)
!32 = !DILocation(line: 65, column: 17, scope: !4)
!33 = !DILocation(line: 60, column: 1, scope: !4)
