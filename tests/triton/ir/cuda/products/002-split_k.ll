; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @split_k(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 5, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = and i32 %8, 3, !dbg !14
  %10 = and i32 %8, 31, !dbg !14
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %12 = shl nuw nsw i32 %11, 5, !dbg !15
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !16
  %14 = icmp samesign ult i32 %13, 2, !dbg !17
  br i1 %14, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !17

.._crit_edge_crit_edge:                           ; preds = %5
  %.pre = shl nuw nsw i32 %8, 3, !dbg !20
  %.pre23 = shl nuw nsw i32 %8, 1, !dbg !20
  br label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %5
  %15 = lshr i32 %8, 2, !dbg !14
  %16 = and i32 %15, 31, !dbg !14
  %17 = or disjoint i32 %16, %7, !dbg !13
  %18 = shl i32 %17, 6, !dbg !21
  %19 = sext i32 %18 to i64, !dbg !22
  %20 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %19, !dbg !22
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !23
  %22 = shl nuw nsw i32 %9, 3, !dbg !14
  %23 = or disjoint i32 %22, %12, !dbg !15
  %24 = shl nuw nsw i32 %8, 4
  %25 = and i32 %24, 2032
  %26 = shl nuw nsw i32 %8, 1
  %27 = and i32 %26, 48
  %28 = xor i32 %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %28
  %30 = zext nneg i32 %23 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %30, !dbg !17
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %28
  %32 = shl nuw nsw i32 %8, 6
  %33 = and i32 %32, 960
  %34 = shl nuw nsw i32 %8, 3
  %35 = and i32 %34, 48
  %36 = and i32 %8, 16
  %37 = and i32 %24, 1024
  %38 = or disjoint i32 %33, %37
  %39 = xor i32 %35, %36
  %40 = or disjoint i32 %38, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %40
  %42 = xor i32 %40, 32
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42
  %44 = shl nuw nsw i32 %10, 6
  %45 = lshr i32 %8, 1
  %46 = and i32 %45, 16
  %47 = xor i32 %35, %46
  %48 = or disjoint i32 %47, %44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %48
  %50 = xor i32 %48, 32
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %50
  %52 = shl nuw nsw i32 %13, 5, !dbg !17
  %53 = zext nneg i32 %52 to i64, !dbg !17
  %54 = shl nuw nsw i32 %21, 5, !dbg !17
  %55 = zext nneg i32 %54 to i64, !dbg !17
  %56 = zext nneg i32 %22 to i64, !dbg !17
  %57 = zext nneg i32 %16 to i64, !dbg !17
  %invariant.gep26 = getelementptr [2 x i8], ptr addrspace(1) %20, i64 %56, !dbg !17
  br label %58, !dbg !17

58:                                               ; preds = %.lr.ph, %58
  %indvars.iv = phi i64 [ %53, %.lr.ph ], [ %indvars.iv.next, %58 ]
  %59 = phi float [ 0.000000e+00, %.lr.ph ], [ %117, %58 ]
  %60 = phi float [ 0.000000e+00, %.lr.ph ], [ %118, %58 ]
  %61 = phi float [ 0.000000e+00, %.lr.ph ], [ %119, %58 ]
  %62 = phi float [ 0.000000e+00, %.lr.ph ], [ %120, %58 ]
  %63 = phi float [ 0.000000e+00, %.lr.ph ], [ %122, %58 ]
  %64 = phi float [ 0.000000e+00, %.lr.ph ], [ %123, %58 ]
  %65 = phi float [ 0.000000e+00, %.lr.ph ], [ %124, %58 ]
  %66 = phi float [ 0.000000e+00, %.lr.ph ], [ %125, %58 ]
  %67 = or disjoint i64 %indvars.iv, %57, !dbg !24
  %gep27 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep26, i64 %indvars.iv, !dbg !22
  %68 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep27) #4, !dbg !25
  %69 = extractvalue { i32, i32, i32, i32 } %68, 0, !dbg !25
  %70 = extractvalue { i32, i32, i32, i32 } %68, 1, !dbg !25
  %71 = extractvalue { i32, i32, i32, i32 } %68, 2, !dbg !25
  %72 = extractvalue { i32, i32, i32, i32 } %68, 3, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %73 = insertelement <4 x i32> poison, i32 %69, i64 0, !dbg !25
  %74 = insertelement <4 x i32> %73, i32 %70, i64 1, !dbg !25
  %75 = insertelement <4 x i32> %74, i32 %71, i64 2, !dbg !25
  %76 = insertelement <4 x i32> %75, i32 %72, i64 3, !dbg !25
  store <4 x i32> %76, ptr addrspace(3) %29, align 16, !dbg !25
  %gep.idx = shl nuw nsw i64 %67, 7, !dbg !26
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !26
  %77 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #4, !dbg !27
  %78 = extractvalue { i32, i32, i32, i32 } %77, 0, !dbg !27
  %79 = extractvalue { i32, i32, i32, i32 } %77, 1, !dbg !27
  %80 = extractvalue { i32, i32, i32, i32 } %77, 2, !dbg !27
  %81 = extractvalue { i32, i32, i32, i32 } %77, 3, !dbg !27
  %82 = insertelement <4 x i32> poison, i32 %78, i64 0, !dbg !27
  %83 = insertelement <4 x i32> %82, i32 %79, i64 1, !dbg !27
  %84 = insertelement <4 x i32> %83, i32 %80, i64 2, !dbg !27
  %85 = insertelement <4 x i32> %84, i32 %81, i64 3, !dbg !27
  store <4 x i32> %85, ptr addrspace(3) %31, align 16, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %86 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %41), !dbg !25
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0, !dbg !25
  %88 = extractvalue { i32, i32, i32, i32 } %86, 1, !dbg !25
  %89 = extractvalue { i32, i32, i32, i32 } %86, 2, !dbg !25
  %90 = extractvalue { i32, i32, i32, i32 } %86, 3, !dbg !25
  %91 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %43), !dbg !25
  %92 = extractvalue { i32, i32, i32, i32 } %91, 0, !dbg !25
  %93 = extractvalue { i32, i32, i32, i32 } %91, 1, !dbg !25
  %94 = extractvalue { i32, i32, i32, i32 } %91, 2, !dbg !25
  %95 = extractvalue { i32, i32, i32, i32 } %91, 3, !dbg !25
  %96 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %49), !dbg !27
  %97 = extractvalue { i32, i32, i32, i32 } %96, 0, !dbg !27
  %98 = extractvalue { i32, i32, i32, i32 } %96, 1, !dbg !27
  %99 = extractvalue { i32, i32, i32, i32 } %96, 2, !dbg !27
  %100 = extractvalue { i32, i32, i32, i32 } %96, 3, !dbg !27
  %101 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %51), !dbg !27
  %102 = extractvalue { i32, i32, i32, i32 } %101, 0, !dbg !27
  %103 = extractvalue { i32, i32, i32, i32 } %101, 1, !dbg !27
  %104 = extractvalue { i32, i32, i32, i32 } %101, 2, !dbg !27
  %105 = extractvalue { i32, i32, i32, i32 } %101, 3, !dbg !27
  %106 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %59, float %60, float %61, float %62, i32 %87, i32 %88, i32 %89, i32 %90, i32 %97, i32 %98) #4, !dbg !28
  %107 = extractvalue { float, float, float, float } %106, 0, !dbg !28
  %108 = extractvalue { float, float, float, float } %106, 1, !dbg !28
  %109 = extractvalue { float, float, float, float } %106, 2, !dbg !28
  %110 = extractvalue { float, float, float, float } %106, 3, !dbg !28
  %111 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %63, float %64, float %65, float %66, i32 %87, i32 %88, i32 %89, i32 %90, i32 %102, i32 %103) #4, !dbg !28
  %112 = extractvalue { float, float, float, float } %111, 0, !dbg !28
  %113 = extractvalue { float, float, float, float } %111, 1, !dbg !28
  %114 = extractvalue { float, float, float, float } %111, 2, !dbg !28
  %115 = extractvalue { float, float, float, float } %111, 3, !dbg !28
  %116 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %107, float %108, float %109, float %110, i32 %92, i32 %93, i32 %94, i32 %95, i32 %99, i32 %100) #4, !dbg !28
  %117 = extractvalue { float, float, float, float } %116, 0, !dbg !28
  %118 = extractvalue { float, float, float, float } %116, 1, !dbg !28
  %119 = extractvalue { float, float, float, float } %116, 2, !dbg !28
  %120 = extractvalue { float, float, float, float } %116, 3, !dbg !28
  %121 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %112, float %113, float %114, float %115, i32 %92, i32 %93, i32 %94, i32 %95, i32 %104, i32 %105) #4, !dbg !28
  %122 = extractvalue { float, float, float, float } %121, 0, !dbg !28
  %123 = extractvalue { float, float, float, float } %121, 1, !dbg !28
  %124 = extractvalue { float, float, float, float } %121, 2, !dbg !28
  %125 = extractvalue { float, float, float, float } %121, 3, !dbg !28
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, %55, !dbg !17
  %126 = icmp samesign ult i64 %indvars.iv.next, 64, !dbg !17
  br i1 %126, label %58, label %._crit_edge, !dbg !17

._crit_edge:                                      ; preds = %58, %.._crit_edge_crit_edge
  %.pre-phi24 = phi i32 [ %.pre23, %.._crit_edge_crit_edge ], [ %26, %58 ], !dbg !20
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %34, %58 ], !dbg !20
  %127 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %117, %58 ], !dbg !29
  %128 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %118, %58 ], !dbg !29
  %129 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %119, %58 ], !dbg !29
  %130 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %120, %58 ], !dbg !29
  %131 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %122, %58 ], !dbg !29
  %132 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %123, %58 ], !dbg !29
  %133 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %124, %58 ], !dbg !29
  %134 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %125, %58 ], !dbg !29
  %135 = or disjoint i32 %12, %10, !dbg !15
  %136 = lshr i32 %8, 5, !dbg !14
  %137 = or disjoint i32 %136, %7, !dbg !13
  %138 = and i32 %136, 3, !dbg !14
  %139 = or disjoint i32 %138, %7, !dbg !13
  %140 = shl i32 %139, 6, !dbg !30
  %141 = shl i32 %137, 6, !dbg !30
  %142 = or i32 %141, 1792, !dbg !30
  %143 = sext i32 %140 to i64, !dbg !31
  %144 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %143, !dbg !31
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 1024, !dbg !31
  %146 = getelementptr i8, ptr addrspace(1) %144, i64 2048, !dbg !31
  %147 = getelementptr i8, ptr addrspace(1) %144, i64 3072, !dbg !31
  %148 = getelementptr i8, ptr addrspace(1) %144, i64 4096, !dbg !31
  %149 = getelementptr i8, ptr addrspace(1) %144, i64 5120, !dbg !31
  %150 = getelementptr i8, ptr addrspace(1) %144, i64 6144, !dbg !31
  %151 = sext i32 %142 to i64, !dbg !31
  %152 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %151, !dbg !31
  %153 = zext nneg i32 %135 to i64, !dbg !31
  %154 = getelementptr [4 x i8], ptr addrspace(1) %144, i64 %153, !dbg !31
  %155 = getelementptr [4 x i8], ptr addrspace(1) %145, i64 %153, !dbg !31
  %156 = getelementptr [4 x i8], ptr addrspace(1) %146, i64 %153, !dbg !31
  %157 = getelementptr [4 x i8], ptr addrspace(1) %147, i64 %153, !dbg !31
  %158 = getelementptr [4 x i8], ptr addrspace(1) %148, i64 %153, !dbg !31
  %159 = getelementptr [4 x i8], ptr addrspace(1) %149, i64 %153, !dbg !31
  %160 = getelementptr [4 x i8], ptr addrspace(1) %150, i64 %153, !dbg !31
  %161 = getelementptr [4 x i8], ptr addrspace(1) %152, i64 %153, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %162 = shl nuw nsw i32 %8, 8, !dbg !20
  %163 = and i32 %162, 3072, !dbg !20
  %164 = shl nuw nsw i32 %9, 4, !dbg !20
  %165 = and i32 %.pre-phi, 192, !dbg !20
  %166 = and i32 %.pre-phi24, 72, !dbg !20
  %167 = and i32 %8, 64, !dbg !20
  %168 = shl nuw nsw i32 %167, 2, !dbg !20
  %169 = or disjoint i32 %163, %164, !dbg !20
  %170 = xor i32 %165, %166, !dbg !20
  %171 = or disjoint i32 %169, %170, !dbg !20
  %172 = or disjoint i32 %171, %168, !dbg !20
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %172, !dbg !20
  %174 = insertelement <2 x float> poison, float %127, i64 0, !dbg !20
  %175 = insertelement <2 x float> %174, float %129, i64 1, !dbg !20
  store <2 x float> %175, ptr addrspace(3) %173, align 8, !dbg !20
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 512, !dbg !20
  %177 = insertelement <2 x float> poison, float %131, i64 0, !dbg !20
  %178 = insertelement <2 x float> %177, float %133, i64 1, !dbg !20
  store <2 x float> %178, ptr addrspace(3) %176, align 8, !dbg !20
  %179 = xor i32 %172, 8, !dbg !20
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %179, !dbg !20
  %181 = insertelement <2 x float> poison, float %128, i64 0, !dbg !20
  %182 = insertelement <2 x float> %181, float %130, i64 1, !dbg !20
  store <2 x float> %182, ptr addrspace(3) %180, align 8, !dbg !20
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i32 512, !dbg !20
  %184 = insertelement <2 x float> poison, float %132, i64 0, !dbg !20
  %185 = insertelement <2 x float> %184, float %134, i64 1, !dbg !20
  store <2 x float> %185, ptr addrspace(3) %183, align 8, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %186 = and i32 %.pre-phi, 120, !dbg !20
  %187 = shl nuw nsw i32 %8, 5, !dbg !20
  %188 = and i32 %187, 512, !dbg !20
  %189 = and i32 %8, 32, !dbg !20
  %190 = icmp eq i32 %189, 0, !dbg !20
  %191 = select i1 %190, i32 0, i32 1032, !dbg !20
  %192 = icmp eq i32 %167, 0, !dbg !20
  %193 = select i1 %192, i32 0, i32 2112, !dbg !20
  %194 = xor i32 %191, %186, !dbg !20
  %195 = xor i32 %194, %193, !dbg !20
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %188, !dbg !20
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %196, i32 %195, !dbg !20
  %198 = load float, ptr addrspace(3) %197, align 8, !dbg !20
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 4, !dbg !20
  %200 = load float, ptr addrspace(3) %199, align 4, !dbg !20
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 128, !dbg !20
  %202 = load float, ptr addrspace(3) %201, align 8, !dbg !20
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 132, !dbg !20
  %204 = load float, ptr addrspace(3) %203, align 4, !dbg !20
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 256, !dbg !20
  %206 = load float, ptr addrspace(3) %205, align 8, !dbg !20
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 260, !dbg !20
  %208 = load float, ptr addrspace(3) %207, align 4, !dbg !20
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 384, !dbg !20
  %210 = load float, ptr addrspace(3) %209, align 8, !dbg !20
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 388, !dbg !20
  %212 = load float, ptr addrspace(3) %211, align 4, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %213 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %154, float %198, i1 true) #4, !dbg !20
  %214 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %155, float %202, i1 true) #4, !dbg !20
  %215 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %156, float %200, i1 true) #4, !dbg !20
  %216 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %157, float %204, i1 true) #4, !dbg !20
  %217 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %158, float %206, i1 true) #4, !dbg !20
  %218 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %159, float %210, i1 true) #4, !dbg !20
  %219 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %160, float %208, i1 true) #4, !dbg !20
  %220 = tail call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %161, float %212, i1 true) #4, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  ret void, !dbg !32
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
!4 = distinct !DISubprogram(name: "split_k", linkageName: "split_k", scope: !1, file: !1, line: 47, type: !5, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 48, column: 12, scope: !4)
!14 = !DILocation(line: 48, column: 35, scope: !4)
!15 = !DILocation(line: 49, column: 14, scope: !4)
!16 = !DILocation(line: 50, column: 19, scope: !4)
!17 = !DILocation(line: 11, column: 5, scope: !18, inlinedAt: !19)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 51, column: 11, scope: !18)
!20 = !DILocation(line: 52, column: 5, scope: !4)
!21 = !DILocation(line: 12, column: 29, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 12, column: 21, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 50, column: 37, scope: !4)
!24 = !DILocation(line: 12, column: 57, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 12, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 13, column: 21, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 13, column: 13, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 51, column: 11, scope: !4)
!30 = !DILocation(line: 52, column: 27, scope: !4)
!31 = !DILocation(line: 52, column: 19, scope: !4)
!32 = !DILocation(line: 47, column: 1, scope: !4)
